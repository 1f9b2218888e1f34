"""Who may write about a table: what waits when it changes hands, and what is written without its owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest
import sqlalchemy as sa

from noctuary.server.app import Server
from noctuary.server.cluster.member import Member
from noctuary.server.settings import Patience, Settings
from noctuary.server.store import PersonRow, SeatRow, Store
from noctuary.server.store.fences import HeldFences
from noctuary.server.store.leases import Moved
from noctuary.server.store.schema import LEASES
from tests.server.playing import QUICK, WIDE, Room, new_table, quick_server
from tests.server.several import new_database
from tests.server.test_group_commit import a_move, a_table
from tests.server.web import ORIGIN

ME = "this process"


@pytest.fixture
def database(postgresql: str) -> Iterator[str]:
    with new_database(postgresql, "fences") as address:
        yield address


@pytest.fixture
async def owner(database: str) -> AsyncIterator[tuple[Store, HeldFences, list[str]]]:
    """One process that has a table, and hears what it loses."""
    store, lost = Store(database), list[str]()
    await store.join()
    fences = HeldFences(lost.append)
    store.tables.fence(fences)
    await store.leases.join(ME, "company", 60.0)
    await store.people.add(PersonRow("ann", "Ann", "en", 0.0, 0.0))
    await store.tables.add(a_table("table"), [SeatRow(0, "person", "ann", "Ann")])
    fences.held["table"] = await taken(store, ME)
    yield store, fences, lost
    await store.close()


async def taken(store: Store, process: str) -> int:
    held = await store.leases.take("table", process)
    assert held is not None
    assert held.fence is not None
    return held.fence


@asynccontextmanager
async def visiting(database: str) -> AsyncIterator[Store]:
    store = Store(database)
    await store.open()
    yield store
    await store.close()


async def test_what_waits_when_a_table_is_taken_anew_is_not_written(
    owner: tuple[Store, HeldFences, list[str]], database: str
) -> None:
    """It was made by whoever had the table before: that it is the same process again does not matter."""
    store, fences, lost = owner
    await store.tables.add_move(a_table("table"), a_move(0), [])
    async with visiting(database) as other, store._database._writing:
        cut = asyncio.create_task(store.tables.cut_moves(a_table("table"), 0))
        await asyncio.sleep(0)
        fences.held["table"] = await taken(other, ME)
    with pytest.raises(Moved):
        await cut
    assert lost == [], "the new one is still ours"
    await store.tables.add_move(a_table("table"), a_move(1), [])
    found = await store.tables.find("table")
    assert found is not None
    assert [move.number for move in found.moves] == [0, 1]


async def test_nothing_about_a_table_is_written_by_who_has_lost_it(
    owner: tuple[Store, HeldFences, list[str]], database: str
) -> None:
    store, fences, lost = owner
    async with visiting(database) as other:
        for write in (store.tables.close_for_good, store.tables.discard):
            fences.held["table"] = await taken(store, ME)
            async with other._database.write() as db:
                await db.execute(sa.update(LEASES).values(fence=LEASES.c.fence + 1))
            with pytest.raises(Moved):
                await write("table")
    assert lost == ["table", "table"]
    found = await store.tables.find("table")
    assert found is not None
    assert found.row.phase == "playing"


async def test_whoever_has_a_table_reads_it_anew_when_somebody_there_is_renamed(
    owner: tuple[Store, HeldFences, list[str]],
) -> None:
    """Else the owner's next write would have the old name in it."""
    store, _, lost = owner
    await store.tables.rename_at_seats("ann", "Beatrice")
    with pytest.raises(Moved):
        await store.tables.set_shown("table", SeatRow(0, "person", "ann", "Ann", shown=True))
    assert lost == ["table"]
    found = await store.tables.find("table")
    assert found is not None
    assert found.seats[0].name == "Beatrice"


async def test_a_table_that_somebody_has_in_hand_is_not_thrown_away(
    owner: tuple[Store, HeldFences, list[str]], database: str
) -> None:
    store, _, _ = owner
    async with visiting(database) as other:
        async with other._database.engine.begin() as db:
            await db.execute(sa.select(LEASES).with_for_update(read=True))
            async with asyncio.timeout(5):
                assert await store.pruning.prune(1e9, 9) == 0
        assert await store.pruning.prune(1e9, 9) == 1


async def test_a_process_says_that_it_is_there_while_another_write_takes_long(
    owner: tuple[Store, HeldFences, list[str]],
) -> None:
    store, _, _ = owner
    async with store._database._writing, asyncio.timeout(5):
        assert await store.leases.beat(ME, "company", 60.0) == {ME}


async def test_a_lease_that_ran_out_between_two_slow_beats_is_noticed(
    owner: tuple[Store, HeldFences, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each is answered in less than a lease; from the first statement to the second one it was more."""
    store, _, _ = owner
    member = Member("redis://127.0.0.1:1", store, Patience(beat=0.01, lease=0.3))
    looked, beats = asyncio.Event(), 0

    async def slow(*_: object) -> frozenset[str]:
        nonlocal beats
        beats += 1
        await asyncio.sleep(0.2 if beats < 3 else 0.0)
        return frozenset()

    async def look() -> None:
        looked.set()

    monkeypatch.setattr(store.leases, "beat", slow)
    monkeypatch.setattr(member, "_look_after_pause", look)
    beating = asyncio.create_task(member._beat())
    async with asyncio.timeout(5):
        await looked.wait()
    assert beats == 2
    beating.cancel()


@asynccontextmanager
async def among_several(database: str, redis: str) -> AsyncIterator[Server]:
    settings = Settings(database, origins=(ORIGIN,), limits=WIDE, patience=QUICK, redis=redis)
    server = quick_server(settings)
    async with server.running():
        yield server


async def test_a_process_that_stops_gives_its_tables_back_in_one_write(
    database: str, redis: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with among_several(database, redis) as server:
        room = Room(server)
        ann = await room.client("Ann")
        tables = [(await room.table(ann, new_table("fables", "me", "open"))).id for _ in range(9)]
        for table in tables:
            assert await server.house.find(table) is not None
        one_by_one: list[object] = []

        async def note(*given: object) -> None:
            one_by_one.append(given)

        monkeypatch.setattr(server.store.leases, "give_back", note)
        await server.hand_over()
        assert one_by_one == []
        async with server.store._database.read() as db:
            owners = {row.owner for row in await db.execute(sa.select(LEASES.c.owner))}
        assert owners == {""}
