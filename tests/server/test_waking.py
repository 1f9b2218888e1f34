"""Tables that are put to sleep and woken while others are at work: one of each, as the record says."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import asdict
from typing import Any

import pytest
import sqlalchemy as sa

from noctuary.server.store import PersonRow, Store
from noctuary.server.store.claims import Taken
from noctuary.server.store.schema import PERSONS
from noctuary.server.store.tables import StoredTable
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from tests.server.playing import Room
from tests.server.test_group_commit import a_move
from tests.server.web import Web


async def test_a_table_is_read_when_what_was_to_be_written_is(room: Room) -> None:
    table, _ = await room.alone_at()
    store, made = room.server.store, len(table.moves)
    async with store._database._writing:
        adding = asyncio.create_task(store.tables.add_move(table.row, a_move(made), []))
        await asyncio.sleep(0)
        adding.cancel()  # whoever waited is gone; it is written all the same
        finding = asyncio.create_task(store.tables.find(table.id))
        await asyncio.sleep(0.1)
        assert not finding.done()
    found = await finding
    assert found is not None
    assert len(found.moves) == made + 1


async def test_who_wakes_a_table_waits_for_who_was_changing_it(room: Room) -> None:
    """The old one is forgotten in the midst of an undo: the new one has what is kept of it."""
    table, ann = await room.alone_at()
    await ann.play_any()
    house = room.server.house
    async with room.server.store._database._writing:
        undoing = asyncio.create_task(ann.ask(asks.Undo()))
        await asyncio.sleep(0)
        assert table.lock.locked()
        house.forget(table)
        waking = asyncio.create_task(house.find(table.id))
        await asyncio.sleep(0.1)
        assert not waking.done()
    await undoing
    woken = await waking
    stored = await room.server.store.tables.find(table.id)
    assert woken is not None
    assert woken is not table
    assert stored is not None
    assert [move.text for move in woken.moves] == [move.text for move in stored.moves]


async def test_of_many_who_wake_a_table_nobody_gets_another_one(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when the first of them was told that there is no such table."""
    table, _ = await room.alone_at()
    house, tables = room.server.house, room.server.store.tables
    house.forget(table)
    find, asked = tables.find, 0

    async def slow(name: str) -> StoredTable | None:
        nonlocal asked
        asked += 1
        if asked == 1:
            await asyncio.sleep(0.05)
            return None
        found = await find(name)
        await asyncio.sleep(0.05)
        return found

    monkeypatch.setattr(tables, "find", slow)
    first, second = [asyncio.create_task(house.find(table.id)) for _ in range(2)]
    assert await first is None
    third = await house.find(table.id)
    assert third is not None
    assert await second is third
    assert house.awake(table.id) is third
    del first, second
    assert table.id not in house._waking


async def test_a_table_that_was_thrown_away_goes_to_sleep(room: Room) -> None:
    """Nobody looks for its record again and again."""
    table, ann = await room.alone_at()
    await room.server.store.tables.discard(table.id)
    table.doubt()
    for _ in range(200):
        if table.asleep:
            break
        await asyncio.sleep(0.01)
    assert table.asleep
    assert room.server.house.awake(table.id) is None
    ann.read()
    assert ann.closed is not None
    await asyncio.sleep(0.01)
    assert table.driver is not None
    assert table.driver.done()


async def test_tidying_goes_on_when_one_part_of_it_fails(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house, done = room.server.house, []

    async def fails() -> None:
        raise ZeroDivisionError

    async def packs() -> None:
        done.append("packed")

    monkeypatch.setattr(house._guests, "look_after", fails)
    monkeypatch.setattr(house._keeping, "look_after", packs)
    with caplog.at_level(logging.ERROR):
        await house.sweep()
    assert done == ["packed"]
    assert "tidying up failed" in caplog.text


async def test_many_guests_are_forgotten_a_few_at_a_time(store: Store) -> None:
    """No statement names more of them than a database takes."""
    guests = [asdict(PersonRow(f"guest {number}", "", "en", 0.0, 0.0)) for number in range(450)]
    async with store._database.write() as db:
        await db.execute(sa.insert(PERSONS), guests)
    named: list[int] = []

    @sa.event.listens_for(store._database.engine.sync_engine, "before_cursor_execute")
    def note(conn: Any, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        named.append(len(parameters))

    assert await store.people.forget_guests(1.0) == 450
    assert 0 < max(named) < 450
    assert await store.people.find("guest 449") is None


def test_an_undo_that_another_server_kept_from_being_written_is_read_anew(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another has the database: as with any other failure, what is in memory is not what was kept."""
    ann = web.guest()
    table = ann.table()
    with ann.at(table) as seat:
        prompt = seat.read_prompt()
        seat.send(t="move", decision=prompt["decision"], index=0)
        seat.read_prompt()
        live = web.server.house.awake(table)
        assert isinstance(live, Table)
        made = len(live.moves)

        async def taken(*_: object) -> None:
            raise Taken

        with monkeypatch.context() as patched:
            patched.setattr(web.server.store.tables, "cut_moves", taken)
            seat.send(t="undo")
            assert seat.read("wrong")["error"] == "server-error-away"
        seat.read("snapshot")
        assert len(live.moves) == made
        assert not live.in_doubt
