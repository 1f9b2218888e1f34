"""A database that takes what is said to it and says nothing, or is somebody else's for a while."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import psycopg
import pytest
import sqlalchemy as sa

from noctuary.server.app import Server
from noctuary.server.settings import Settings
from noctuary.server.store import Store
from noctuary.server.store.answering import Connection
from noctuary.server.store.failures import AWAY, NotKept
from tests.server import cutting
from tests.server.playing import QUICK, WIDE, Room, new_table, quick_server
from tests.server.several import new_database
from tests.server.test_group_commit import a_move
from tests.server.test_outages import until
from tests.server.web import ORIGIN


@pytest.fixture
def database(postgresql: str) -> Iterator[str]:
    with new_database(postgresql, "silence") as address:
        yield address


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    yield store
    await store.close()


async def test_whoever_asks_a_silent_database_hears_that_it_is_away(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It reads and writes again as soon as the line is mended."""
    with cutting.to_postgresql(database) as (line, address):
        monkeypatch.setattr(Connection, "silence", 1.0)
        async with opened(f"{address}?connect_timeout=2") as store:
            await store.people.write_note("before", "1")
            line.cut()
            async with asyncio.timeout(20):
                with pytest.raises(AWAY):
                    await store.people.note("before")
                waiting = [store.people.write_note(f"during {number}", "1") for number in range(3)]
                for wrong in await asyncio.gather(*waiting, return_exceptions=True):
                    assert isinstance(wrong, AWAY)
            line.mend()
            monkeypatch.undo()  # a busy machine may take longer
            await store.people.write_note("after", "1")
            assert await store.people.note("after") == "1"


async def test_a_write_does_not_wait_for_ever_for_its_turn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("noctuary.server.store.database._WAIT_SECONDS", 0.1)
    async with opened(database) as store, store._database._writing, asyncio.timeout(5):
        with pytest.raises(AWAY):
            await store.people.write_note("late", "1")


async def test_statements_have_a_limit_and_what_nobody_waits_for_has_none(database: str) -> None:
    names = ("statement_timeout", "idle_in_transaction_session_timeout")
    limits = sa.select(*(sa.func.current_setting(name) for name in names))
    async with opened(database) as store:
        async with store._database.tidy() as db:
            assert tuple((await db.execute(limits)).one()) == ("0", "0")
        for kind in (store._database.read, store._database.write, store._database.beat):
            async with kind() as db:
                assert tuple((await db.execute(limits)).one()) == ("10s", "5s")


async def test_the_keepers_own_limits_stay(database: str) -> None:
    limit = sa.select(sa.func.current_setting("statement_timeout"))
    address = f"{database}&options=-c%20statement_timeout%3D3s"
    async with opened(address) as store, store._database.read() as db:
        assert (await db.execute(limit)).scalar() == "3s"


async def test_a_process_has_no_more_connections_than_it_is_said_to_have(database: str) -> None:
    """docs/scaling.md: nine. Whoever wants one more waits."""
    async with opened(database) as store:
        going, gone = asyncio.Event(), 0

        async def read() -> None:
            nonlocal gone
            async with store._database.read():
                await going.wait()
                gone += 1

        readers = [asyncio.create_task(read()) for _ in range(20)]
        await asyncio.sleep(0.5)
        with psycopg.connect(database) as db:
            here = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            found = db.execute(f"{here} AND pid <> pg_backend_pid()").fetchone()
        assert found is not None
        assert found[0] <= 8
        going.set()
        await asyncio.gather(*readers)
        assert gone == 20


# -- a claim that is gone for a while ----------------------------------------------------------------------


def cut_off(database: str, server: Server) -> None:
    """Its advisory lock goes with the connection that has it."""
    locks = "SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted"
    with psycopg.connect(database, autocommit=True) as db:
        db.execute(locks)


@asynccontextmanager
async def alone(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Server]:
    monkeypatch.setattr("noctuary.server.store.store._LOOK_SECONDS", 0.05)
    server = quick_server(Settings(database, origins=(ORIGIN,), limits=WIDE, patience=QUICK))
    async with server.running():
        yield server


async def test_tables_are_read_anew_when_the_claim_was_gone(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server may have come and gone: what waits to be written is not; nobody is sent away."""
    async with alone(database, monkeypatch) as server:
        table, ann = await Room(server).alone_at()
        times, made = server.store._database.times_claimed, len(table.moves)
        async with server.store._database._writing:
            adding = asyncio.create_task(server.store.tables.add_move(table.row, a_move(made), []))
            await asyncio.sleep(0)
            await asyncio.to_thread(cut_off, database, server)
            await until(lambda: server.store._database.times_claimed > times, "it is claimed again")
        with pytest.raises(NotKept):
            await adding
        await until(lambda: not table.in_doubt, "the record is read again")
        assert len(table.moves) == made
        assert not table.asleep
        await ann.play_any()


async def test_tables_are_forgotten_when_another_server_had_the_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with alone(database, monkeypatch) as server:
        ann = await Room(server).client("Ann")
        table = await Room(server).table(ann, new_table("fables", "me", "open"))
        claim = server.store._database._claim
        await claim._keeping.acquire()  # type: ignore[attr-defined]  # it does not look for a moment
        await asyncio.to_thread(cut_off, database, server)
        other = Store(database)
        for _ in range(100):
            try:
                await other.open(alone=True)
                break
            except NotKept:
                await asyncio.sleep(0.05)
        claim._keeping.release()  # type: ignore[attr-defined]
        await until(lambda: claim.lost, "it is noticed")
        await other.close()
        await until(lambda: not claim.lost, "it is ours again")
        assert table.asleep
        assert not server.house.all_awake()
