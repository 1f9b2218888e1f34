"""The database goes away for a while and comes back: every table goes on by itself, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from noctuary.kernel.errors import NoctuaryError
from noctuary.server.lobby import Guest
from noctuary.server.settings import Settings
from noctuary.server.store.claims import Taken
from noctuary.server.store.failures import AWAY
from noctuary.server.store.thread import SqliteThread, Work
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language
from tests.server import postgres
from tests.server.playing import QUICK, SHORT, WIDE, Room, match_of, new_table, play_out, quick_server
from tests.server.web import ORIGIN

SEATS = {
    "fables": ("bot:red", "bot:snow"),
    "buffy": ("bot:ada-vance", "bot:countess-vesna"),
    "vtes": ("bot:v5-malkavian", "bot:v5-ventrue"),
}
LONG: dict[str, dict[str, bool | int | str]] = {
    "fables": {"turn_cap": 200},
    "buffy": {"turn_limit": 60},
    "vtes": {"time_limit": 120},
}
PATIENT = replace(QUICK, bot_pace=0.02)


async def until(true: Callable[[], bool], what: str) -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"in vain: {what}")


@asynccontextmanager
async def three_games(address: str) -> AsyncIterator[tuple[Room, list[Table]]]:
    """A server with a game of each kind among bots, and somebody who looks on at all of them."""
    settings = Settings(address, origins=(ORIGIN,), limits=WIDE, patience=PATIENT)
    server = quick_server(settings)
    async with server.running():
        room, tables = Room(server), []
        for game, seats in SEATS.items():
            watcher = await room.client(f"Watcher of {game}")
            table = await room.table(watcher, new_table(game, *seats, options=LONG[game]))
            await watcher.enter(table)
            tables.append(table)
        yield room, tables


async def go_on(tables: list[Table]) -> None:
    """Each makes moves, or is played to its end."""
    goals = [(table, len(table.moves) + 3) for table in tables]
    await until(
        lambda: all(len(table.moves) > goal or match_of(table).over for table, goal in goals), "all go on"
    )


async def check_kept(room: Room, tables: list[Table]) -> None:
    """The store has what the tables have, move by move."""
    for table in tables:
        async with table.lock:
            stored = await room.server.store.tables.find(table.id)
            assert stored is not None
            assert [move.text for move in stored.moves] == [move.text for move in table.moves]
            assert table.rebuilt().digest() == match_of(table).digest()


@pytest.fixture
def cluster(postgresql_programs: Path) -> Iterator[postgres.Cluster]:
    with postgres.cluster(postgresql_programs) as made:
        made.start()
        yield made


async def test_postgresql_is_stopped_and_started_under_running_games(cluster: postgres.Cluster) -> None:
    async with three_games(cluster.address) as (room, tables):
        await go_on(tables)
        for _ in range(2):
            await asyncio.to_thread(cluster.stop)
            made = [len(table.moves) for table in tables]
            await until(
                lambda: all(table.in_doubt or match_of(table).over for table in tables), "all have noticed"
            )
            assert [len(table.moves) for table in tables] == made, "no move counts that was not kept"
            with pytest.raises(AWAY):
                await room.person("Nobody")
            await asyncio.to_thread(cluster.start)
            await go_on(tables)
        await check_kept(room, tables)


async def test_the_lock_on_the_database_is_taken_again_after_an_outage(cluster: postgres.Cluster) -> None:
    settings = Settings(cluster.address, origins=(ORIGIN,), limits=WIDE, patience=QUICK)
    first, second = quick_server(settings), quick_server(settings)
    await first.open()
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)
    await first.store.keep_claim()
    with pytest.raises(Taken):
        await second.open()
    await asyncio.to_thread(cluster.stop)
    await asyncio.to_thread(cluster.start)
    third = quick_server(settings)
    await third.open()  # quicker than the first one
    await first.store.keep_claim()
    with pytest.raises(NoctuaryError, match="server-error-database-taken"):
        await Room(first).person("Ann")
    await third.store.close()
    for _ in range(200):  # PostgreSQL lets go of the lock when it has noticed that its line is closed
        await first.store.keep_claim()
        if not first.store._database._claim.lost:
            break
        await asyncio.sleep(0.05)
    await Room(first).person("Ann")
    await first.store.close()


async def test_a_postgresql_that_does_not_wait_for_its_disk_is_named_at_the_start(
    cluster: postgres.Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    """The tests' own runs with fsync=off; the rest is as PostgreSQL comes."""
    with caplog.at_level(logging.WARNING):
        async with quick_server(Settings(cluster.address)).running():
            pass
    told = [record.getMessage() for record in caplog.records if "power cut" in record.getMessage()]
    assert told == ["PostgreSQL has fsync=off: a power cut may lose what people were told"]


async def test_sqlite_waits_for_its_disk(room: Room) -> None:
    """FULL: with NORMAL a power cut takes away what people were told (`python -m tests.faults power`)."""
    async with room.server.store._database.read() as db:
        assert (await db.exec_driver_sql("PRAGMA synchronous")).scalar() == 2


@pytest.mark.parametrize("problem", ["database is locked", "database or disk is full"])
async def test_sqlite_is_locked_or_full_under_running_games(
    tmp_path: Path, problem: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the connection: whatever writes fails for a while, and the last of it only after it was kept."""
    async with three_games(f"sqlite:///{tmp_path / 'tables.db'}") as (room, tables):
        await go_on(tables)
        database = room.server.store._database
        write_at_once, failures = database.write_at_once, 0

        def failing() -> object:
            raise OperationalError("INSERT", {}, sqlite3.OperationalError(problem))

        async def failing_at_once(thread: SqliteThread, work: Work) -> None:
            nonlocal failures
            failures += 1
            if failures == 12:  # kept, but nobody hears of it: as when the line breaks at the commit
                await write_at_once(thread, work)
            raise OperationalError("INSERT", {}, sqlite3.OperationalError(problem))

        with monkeypatch.context() as patched:
            patched.setattr(database, "write", failing)
            patched.setattr(database, "write_at_once", failing_at_once)
            await until(lambda: failures >= 12, "writes fail")
        await go_on(tables)
        await check_kept(room, tables)


async def test_a_persons_move_that_cannot_be_kept_can_be_made_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await room.alone_at()
    made = len(table.moves)

    async def away(*arguments: object) -> None:
        raise OperationalError("INSERT", {}, sqlite3.OperationalError("database is locked"))

    with monkeypatch.context() as patched:
        patched.setattr(room.server.store.tables, "add_move", away)
        with pytest.raises(OperationalError):
            await ann.play(0)
    assert len(table.moves) == made
    table.doubt()
    await until(lambda: not table.in_doubt, "the record is read again")
    await play_out(table, ann)


async def test_an_undo_that_cannot_be_kept_is_told_to_nobody(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes in, or rings, between the failure and the next look at the record."""
    table, ann = await room.alone_at()
    await ann.play_any()
    await until(lambda: ann.is_asked, "Ann is asked")
    made, log = len(table.moves), list(ann.state["log"])

    async def away(*arguments: object) -> None:
        raise OperationalError("DELETE", {}, sqlite3.OperationalError("database or disk is full"))

    with monkeypatch.context() as patched:
        patched.setattr(room.server.store.tables, "cut_moves", away)
        patched.setattr(room.server.store.tables, "find", away)
        with pytest.raises(OperationalError):
            await ann.ask(asks.Undo())
        table.doubt()
        async with table.lock:
            table.changed()
        ann.read()
        assert ann.state["log"] == log
        bob = await room.client("Bob")
        with pytest.raises(OperationalError):
            await bob.enter(table)
    await until(lambda: not table.in_doubt, "the record is read again")
    assert len(table.moves) == made
    ann.read()
    assert ann.state["log"] == log


async def test_the_cleaner_and_the_lobby_survive_an_error(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = quick_server(settings)
    async with server.running():
        room = Room(server)
        sweeps, lists = 0, 0
        tables = server.house.store.tables
        sweep, listed = server.house.sweep, tables.listed_for
        monkeypatch.setattr("noctuary.server.house._SWEEP_SECONDS", 0.01)

        async def failing_sweep() -> None:
            nonlocal sweeps
            sweeps += 1
            if sweeps < 3:
                raise OperationalError("DELETE", {}, sqlite3.OperationalError("database is locked"))
            await sweep()

        async def failing_list(*arguments: object) -> object:
            nonlocal lists
            lists += 1
            if lists == 2:
                raise OperationalError("SELECT", {}, sqlite3.OperationalError("database is locked"))
            return await listed(*arguments)  # type: ignore[arg-type]

        monkeypatch.setattr(server.house, "sweep", failing_sweep)
        monkeypatch.setattr(tables, "listed_for", failing_list)
        cleaner = asyncio.create_task(server.house.keep_tidy())
        guest = Guest("session", "person", Language.EN)
        await server.house.lobby.enter(guest)
        ann = await room.client()
        await room.table(
            ann, new_table("fables", "me:red", "open:snow", public=True, options=SHORT["fables"])
        )
        await until(lambda: guest.outbox.qsize() == 2, "the lobby is told all the same")
        await until(lambda: sweeps > 3, "the cleaner goes on")
        cleaner.cancel()


async def test_a_bot_that_cannot_be_asked_costs_no_table(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*arguments: object) -> int:
        raise ZeroDivisionError

    table, ann = await room.alone_at()
    monkeypatch.setattr(room.server.bots, "choose", broken)
    await play_out(table, ann)
    assert ann.over
