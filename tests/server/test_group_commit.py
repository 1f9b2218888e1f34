"""Many tables, one commit: whatever is to be kept at the same time goes to disk together."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError, OperationalError

from noctuary.server.store import MoveRow, SeatRow, Store, TableRow

TABLES = 30


def a_table(name: str) -> TableRow:
    return TableRow(name, "{}", "fables", "", "playing", False, None, "", "", "", 0.0, 0.0)


def a_move(number: int, text: str = "pass") -> MoveRow:
    return MoveRow(number, 0, text, 1, "", "", 0.0)


@asynccontextmanager
async def laid(address: str) -> AsyncIterator[tuple[Store, list[TableRow]]]:
    """A store with tables in it."""
    store = Store(address)
    await store.open()
    tables = [a_table(f"table-{number}") for number in range(TABLES)]
    for table in tables:
        await store.tables.add(table, [SeatRow(0, "person")])
    yield store, tables
    await store.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgresql"))


async def texts(store: Store, table: TableRow) -> list[str]:
    found = await store.tables.find(table.id)
    assert found is not None
    return [move.text for move in found.moves]


async def emptied(store: Store, tables: list[TableRow]) -> None:
    for table in tables:
        await store.tables.discard(table.id)


async def test_moves_that_come_at_once_are_kept_by_few_commits(address: str) -> None:
    async with laid(address) as (store, tables):
        commits = 0

        def count(*_: object) -> None:
            nonlocal commits
            commits += 1

        database = store._database
        event.listen(
            database.engine.sync_engine if database.thread is None else database.thread.engine,
            "commit",
            count,
        )
        for number in range(3):
            await asyncio.gather(*(store.tables.add_move(table, a_move(number), []) for table in tables))
        assert 0 < commits <= 6, "the first write goes at once, and all others together"
        for table in tables:
            assert await texts(store, table) == ["pass"] * 3
        await emptied(store, tables)


async def test_a_write_that_cannot_be_kept_fails_alone(address: str) -> None:
    async with laid(address) as (store, tables):
        await store.tables.add_move(tables[7], a_move(0, "first"), [])
        tables[7].turn = 9
        results = await asyncio.gather(
            *(store.tables.add_move(table, a_move(0), []) for table in tables), return_exceptions=True
        )
        assert isinstance(results[7], IntegrityError), "this number has a move already"
        assert [result for place, result in enumerate(results) if place != 7] == [None] * (TABLES - 1)
        assert await texts(store, tables[7]) == ["first"]
        found = await store.tables.find(tables[7].id)
        assert found is not None
        assert found.row.turn == 0, "all of a write is kept or nothing"
        for table in tables[:7] + tables[8:]:
            assert await texts(store, table) == ["pass"]
        await emptied(store, tables)


async def test_writes_of_one_table_keep_their_order(address: str) -> None:
    async with laid(address) as (store, tables):
        table = tables[0]
        table.turn = 4
        await asyncio.gather(
            *(store.tables.add_move(table, a_move(number, str(number)), []) for number in range(6)),
            store.tables.cut_moves(table, 2),
            store.tables.add_move(table, a_move(2, "another"), []),
        )
        assert await texts(store, table) == ["0", "1", "another"]
        await emptied(store, tables)


async def test_a_database_that_is_away_is_asked_once_for_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with laid(f"sqlite:///{tmp_path / 'tables.db'}") as (store, tables):
        asked = 0

        def away(_: object) -> object:
            nonlocal asked
            asked += 1
            raise OperationalError("INSERT", {}, sqlite3.OperationalError("disk is full"))

        assert store._database.thread is not None
        monkeypatch.setattr(store._database.thread, "write", away)
        results = await asyncio.gather(
            *(store.tables.add_move(table, a_move(0), []) for table in tables), return_exceptions=True
        )
        assert all(isinstance(result, OperationalError) for result in results)
        assert asked <= 2


async def test_what_was_to_be_written_is_written_before_the_store_closes(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    async with laid(address) as (store, tables):
        writes = [asyncio.create_task(store.tables.add_move(table, a_move(0), [])) for table in tables]
        await asyncio.sleep(0)
    await asyncio.gather(*writes)
    again = Store(address)
    await again.open()
    for table in tables:
        assert await texts(again, table) == ["pass"]
    await again.close()
