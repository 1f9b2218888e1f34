"""Finished games are kept in one small piece, for as long as the keeper says, and read as if nothing were."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from noctuary.cli.entry import run
from noctuary.server import keeping
from noctuary.server.keeping import Keeping
from noctuary.server.metrics import Metrics
from noctuary.server.settings import Keep, Settings
from noctuary.server.store import MoveRow, PersonRow, SeatRow, Store, TableRow
from noctuary.server.store.database import Database
from noctuary.server.store.packing import Unreadable, pack, unpack
from noctuary.server.store.rows import EventRow
from noctuary.server.store.schema import MOVES, PACKED, SIGHTS, SITTINGS, TABLES
from tests.server.playing import Room, play_out
from tests.server.test_starting import a_database, refused, sqlite_at
from tests.server.web import Browser, Web

DAY = 24 * 3600.0


def moves(count: int, at: float = 1.7e9) -> list[MoveRow]:
    return [
        MoveRow(n, n % 2, f"attack {n} “é”", n // 7, "attack", "pass" if n % 5 else "", at + n * 3.21)
        for n in range(count)
    ]


def a_row(name: str, phase: str, updated: float) -> TableRow:
    return TableRow(
        id=name,
        wish="{}",
        game="fables",
        title="",
        phase=phase,
        public=True,
        host="ann",
        seed="00",
        commitment="",
        engine="",
        created=updated,
        updated=updated,
    )


async def a_table(store: Store, name: str, phase: str, updated: float, made: int = 10) -> None:
    row = a_row(name, phase, updated)
    await store.tables.add(row, [SeatRow(0, "person", "ann", "Ann"), SeatRow(1, "bot", bot="greedy")])
    for move in moves(made):
        await store.tables.add_move(row, move, [])


async def count(store: Store, table: sa.Table) -> int:
    async with store._database.read() as db:
        return int((await db.execute(sa.select(sa.func.count()).select_from(table))).scalar_one())


def played(found: list[MoveRow]) -> list[tuple[object, ...]]:
    return [(move.number, move.seat, move.text, move.turn, move.step, move.auto) for move in found]


def test_what_is_packed_reads_as_it_was() -> None:
    game = moves(300)
    data = pack(game)
    assert played(unpack(data)) == played(game)
    assert all(abs(one.at - other.at) < 0.001 for one, other in zip(unpack(data), game, strict=True))
    assert unpack(pack([])) == []
    assert len(data) < sum(len(move.text) + len(move.step) for move in game) / 2


@pytest.mark.parametrize("wrong", [b"", b"rubbish", pack(moves(3))[:-3], pack(moves(3))[2:]])
def test_a_damaged_pack_is_told_in_words(wrong: bytes) -> None:
    with pytest.raises(Unreadable):
        unpack(wrong)
    with pytest.raises(Unreadable):
        unpack(pack(moves(3)), form=2)


async def test_finished_games_are_packed_and_no_others(store: Store) -> None:
    now = time.time()
    await a_table(store, "old", "over", now - DAY)
    await a_table(store, "fresh", "over", now - 60)
    await a_table(store, "going", "playing", now - DAY)
    before = await store.history.moves("old")
    keeper = Keeping(store, Keep(), set)
    await keeper.look_after()
    await keeper.look_after()
    assert await count(store, PACKED) == 1
    assert await count(store, MOVES) == 20
    after = await store.tables.find("old")
    assert after is not None
    assert played(after.moves) == played(before) == played(await store.history.moves("old"))
    assert played(await store.history.moves("going")) == played(before)
    assert not await store.packing.pack("old"), "once is enough"
    assert not await store.packing.pack("going")


async def test_who_rose_from_a_seat_stays_known(store: Store) -> None:
    await a_table(store, "calm", "over", 5.0)
    await a_table(store, "busy", "playing", 5.0)
    row = a_row("busy", "over", 6.0)
    await store.tables.change_seat(row, SeatRow(1, "person", "bob", "Bob"), 4)
    await Keeping(store, Keep(), set).look_after()
    async with store._database.read() as db:
        left = list(await db.execute(sa.select(SITTINGS.c.table_id, SITTINGS.c.seat, SITTINGS.c.made)))
    assert sorted(tuple(row) for row in left) == [("busy", 1, 0), ("busy", 1, 4)]
    assert await count(store, SIGHTS) == 0


async def test_a_crash_in_the_middle_of_packing_loses_nothing(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await a_table(store, "old", "over", 5.0)

    async def fail(*_: object) -> None:
        raise RuntimeError("power cut")

    with monkeypatch.context() as patched:
        patched.setattr("noctuary.server.store.packing._drop_what_seats_say", fail)
        with pytest.raises(RuntimeError):
            await store.packing.pack("old")
    assert (await count(store, MOVES), await count(store, PACKED)) == (10, 0)
    assert await store.packing.pack("old")
    assert (await count(store, MOVES), await count(store, PACKED)) == (0, 1)


async def test_two_servers_pack_the_same_game_once(store: Store, address: str) -> None:
    for name in ("one", "two", "three"):
        await a_table(store, name, "over", 5.0)
    other = Store(address)
    await other.open()
    await asyncio.gather(*(Keeping(each, Keep(), set).look_after() for each in (store, other)))
    await other.close()
    assert (await count(store, MOVES), await count(store, PACKED)) == (0, 3)


async def test_old_tables_go_and_what_is_left_of_them_too(store: Store) -> None:
    now = time.time()
    for name, phase, age in (
        ("old", "over", 400),
        ("left", "playing", 400),
        ("open", "gathering", 400),
        ("awake", "over", 400),
        ("young", "over", 300),
    ):
        await a_table(store, name, phase, now - age * DAY)
    await Keeping(store, Keep(), set).look_after()
    assert await count(store, TABLES) == 5, "for ever, unless the keeper says otherwise"
    await Keeping(store, Keep(games=365 * DAY), lambda: {"awake"}).look_after()
    async with store._database.read() as db:
        assert sorted((await db.execute(sa.select(TABLES.c.id))).scalars()) == ["awake", "young"]
    assert await store.tables.find("old") is None
    assert (await count(store, MOVES), await count(store, PACKED)) == (0, 2)


async def test_a_year_of_games_is_packed_in_steps(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(7):
        await a_table(store, f"t{number}", "over", 1000.0 + number, made=1)
    monkeypatch.setattr(keeping, "_AT_ONCE", 3)
    monkeypatch.setattr(keeping, "_SECONDS", 0.0)
    keeper = Keeping(store, Keep(), set)
    await keeper.look_after()
    assert await count(store, PACKED) == 0, "no time left"
    await keeper.pack(time.monotonic() + 60)
    assert await count(store, PACKED) == 7


def test_a_packed_game_is_shown_told_verified_and_taken_along(web: Web) -> None:
    ann = web.guest("Ann")
    table = ann.table(options={"turn_cap": 4})
    with ann.at(table) as seat:
        while True:
            message = seat.read()
            if (message.get("table") or {}).get("phase") == "over":
                break
            if message.get("prompt"):
                seat.send(t="move", decision=message["prompt"]["decision"], index=0)
    before = answers(ann, table)
    house, packing = web.server.house, web.server.store.packing

    async def sleep_and_pack() -> bool:
        live = house.awake(table)
        assert live is not None
        house.forget(live)
        return await packing.pack(table)

    assert web.client.portal is not None
    assert web.client.portal.call(sleep_and_pack)
    after = answers(ann, table)
    assert after == before
    assert json.loads(after[f"/api/replays/{table}/verify"])["good"]


def answers(ann: Browser, table: str) -> dict[str, str]:
    paths = [f"/api/replays/{table}", f"/api/replays/{table}/at/3", f"/api/replays/{table}/verify"]
    paths += [f"/api/replays/{table}/story", f"/api/tables/{table}/record", f"/api/tables/{table}/report"]
    paths += ["/api/me/games", "/api/me/everything"]
    return {path: ann.get(path).text for path in paths}


async def test_a_pack_that_cannot_be_read_closes_its_table_and_no_other(room: Room) -> None:
    table, ann = await room.alone_at()
    await play_out(table, ann)
    house, packing, database = room.server.house, room.server.store.packing, room.server.store._database
    house.forget(table)
    assert await packing.pack(table.id)
    async with database.write() as db:
        await db.execute(sa.update(PACKED).values(data=b"rubbish"))
    with pytest.raises(Exception, match="server-error-table-broken"):
        await house.find(table.id)
    async with database.read() as db:
        assert (await db.execute(sa.select(TABLES.c.phase))).scalar() == "damaged"


# -- a database that has grown ----------------------------------------------------------------------------


async def test_lists_are_read_by_index(tmp_path: Path) -> None:
    """No list reads every table there ever was: SQLite says how it would look for them."""
    store = Store(sqlite_at(tmp_path / "tables.db"))
    await store.open()
    asked: list[tuple[str, Any]] = []

    @sa.event.listens_for(store._database.engine.sync_engine, "before_cursor_execute")
    def note(conn: Any, cursor: Any, statement: str, parameters: Any, *_: object) -> None:
        asked.append((statement, parameters))

    await store.people.add(PersonRow("ann", "Ann", "en", 0.0, 0.0))
    await a_table(store, "one", "over", 5.0)
    asked.clear()
    await store.tables.listed("ann", 0.0)
    await store.history.finished("ann", 20, (9.0, "x"))
    await store.history.open("ann", 20)
    await store.tables.add(a_row("two", "playing", 9.0), [], most=3)
    await store.packing.ready(0.0, 9.0, 9)
    await store.pruning.prune(1.0, 9)
    await store.people.forget("ann")
    plans = []
    async with store._database.engine.connect() as db:
        for statement, parameters in list(asked):
            if statement.lstrip().startswith(("SELECT", "DELETE", "UPDATE")):
                found = await db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)
                plans += [(row.detail, statement) for row in found]
    await store.close()
    large = ("tables", "seats", "moves", "packed", "sittings", "chat", "sights")
    assert [plan for plan in plans if plan[0].startswith("SCAN") and plan[0].split()[1] in large] == []
    assert len(plans) > 20


def test_the_keeper_is_told_what_no_length_of_time_is(tmp_path: Path) -> None:
    told = refused("serve", "--port", "0", "--keep-games", "soon", home=tmp_path)
    assert told == "--keep-games: soon is no length of time such as 90d or 12h, or forever."
    assert "90d" in refused("prune", "--older-than", "0d", home=tmp_path)


def test_prune_counts_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NOCTUARY_HOME", str(tmp_path))
    a_database(tmp_path / "tables.db")

    async def fill() -> None:
        store = Store(sqlite_at(tmp_path / "tables.db"))
        await store.open()
        await a_table(store, "old", "over", 5.0)
        await a_table(store, "new", "over", time.time())
        await store.close()

    asyncio.run(fill())
    wish = ["prune", "--older-than", "365d", "--lang", "en"]
    assert run([*wish, "--dry-run"]) == 0
    assert run(wish) == 0
    assert run(wish) == 0
    assert capsys.readouterr().out.splitlines() == [
        "One table is that old.",
        "One table was thrown away.",
        "No table was that old.",
    ]


def test_a_large_database_is_not_read_through_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    asked: list[str] = []

    async def open_it() -> None:
        database = Database(sqlite_at(file), Metrics())

        @sa.event.listens_for(database.engine.sync_engine, "before_cursor_execute")
        def note(conn: Any, cursor: Any, statement: str, *_: object) -> None:
            asked.append(statement)

        await database.open()
        await database.close()

    asyncio.run(open_it())
    assert any("quick_check" in each for each in asked)
    asked.clear()
    monkeypatch.setattr("noctuary.server.store.database._CHECKED_BYTES", 1000)
    asyncio.run(open_it())
    assert not any("quick_check" in each for each in asked)


def test_games_are_kept_for_ever_unless_the_keeper_says_otherwise() -> None:
    assert Settings("sqlite://").keep.games is None


async def test_a_table_that_an_event_waits_for_is_not_thrown_away(store: Store) -> None:
    old = time.time() - 400 * DAY
    for event, state in (("going", "playing"), ("ended", "over")):
        row = EventRow(
            event, None, "fables", "T", "", "any", "swiss", state, "{}", 8, None, "{}", 0, old, old
        )
        await store.events.add(row, 5, 5)
        await store.events.write(row, [], [f"{event}-open", f"{event}-taken"], [f"{event}-taken"])
        for table in (f"{event}-open", f"{event}-taken"):
            await a_table(store, table, "playing", old)
    await Keeping(store, Keep(games=365 * DAY), set).look_after()
    async with store._database.read() as db:
        assert list((await db.execute(sa.select(TABLES.c.id))).scalars()) == ["going-open"]
    assert await store.events.not_laid() == set(), "nothing is dealt anew"
