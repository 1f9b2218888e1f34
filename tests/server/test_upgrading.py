"""Every schema there ever was, with what people had in it, becomes today's: nothing is lost, and games go on.

`schemas/NNNN.sql` is what came into a database while NNNN was the newest. A database of NNNN has lived
through all before it: each of them was migrated to and written into in its turn.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from noctuary.events import course
from noctuary.kernel.chance import commitment
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.games import find_game
from noctuary.kernel.match import Match
from noctuary.server.app import Server
from noctuary.server.presenting import setup_for_table
from noctuary.server.settings import Settings
from noctuary.server.site.events.hall import Change
from noctuary.server.site.events.telling import event_told
from noctuary.server.store import MoveRow, PersonRow, Store
from noctuary.server.store import database as database_module
from noctuary.server.store.migrate import HEAD, VERSIONS, known_versions, migrate
from noctuary.server.store.packing import pack
from noctuary.server.store.schema import METADATA
from noctuary.server.wire import NewTable, SeatWish, Sitter
from noctuary.text.catalogue import Language
from tests.server.playing import QUICK, WIDE, Client, Room, play_out, quick_server
from tests.server.test_starting import sqlite_at

SCHEMAS = Path(__file__).parent / "schemas"
RELEASED = sorted(known_versions())
SEED = bytes(32)
MADE = 6


class Played:
    """The first moves of a game, by the engine of today: what is tested is what is kept, not the rules."""

    def __init__(self) -> None:
        game = find_game("fables")
        wishes = [SeatWish(Sitter.ME, "red"), SeatWish(Sitter.OPEN, "snow")]
        wish = NewTable("fables", wishes, options={"turn_cap": 8})
        setup = game.lasting_setup(setup_for_table(wish, ()))
        self.match = Match.start("fables", game.recorded_setup(setup), SEED)
        self.moves = []
        for number in range(MADE):
            decision = self.match.decision
            assert decision is not None
            move = decision.moves[0]
            text, turn = self.match.notation(move), self.match.turns
            self.moves.append(MoveRow(number, decision.seat, text, turn, "step", "", 1700000003.0 + number))
            self.match.play(move)
        seats = [{"sitter": "me", "choice": "red"}, {"sitter": "open", "choice": "snow"}]
        self.values: dict[str, Any] = {
            "wish": json.dumps({"game": "fables", "seats": seats, "options": {"turn_cap": 8}}),
            "setup": json.dumps(setup),
            "seed": SEED.hex(),
            "commitment": commitment(SEED),
            "packed": pack(self.moves),
        }


@pytest.fixture(scope="module")
def played() -> Played:
    return Played()


def lived(connection: sa.Connection, version: str, played: Played) -> None:
    """A database of that version, with what came into it since the first."""
    for each in RELEASED[: RELEASED.index(version) + 1]:
        migrate(connection, each)
        file = SCHEMAS / f"{each}.sql"
        for statement in _statements(file) if file.exists() else ():
            names = set(sa.text(statement).compile().params)
            connection.execute(sa.text(statement), {name: played.values[name] for name in names})
        if each == RELEASED[0]:
            for table in ("going", "over"):
                rows = [{"table_id": table, **asdict(move)} for move in played.moves]
                columns = ", ".join(rows[0])
                marks = ", ".join(f":{name}" for name in rows[0])
                connection.execute(sa.text(f"INSERT INTO moves ({columns}) VALUES ({marks})"), rows)


def _statements(file: Path) -> Iterator[str]:
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("--")]
    return (line for line in lines if line.strip())


async def make(address: str, version: str, played: Played) -> None:
    engine = Store(address)._database.engine
    async with engine.begin() as connection:
        await connection.run_sync(lived, version, played)
    await engine.dispose()


async def empty(address: str) -> None:
    engine = Store(address)._database.engine
    async with engine.begin() as connection:
        await connection.run_sync(METADATA.drop_all)
        await connection.execute(sa.text(f"DROP TABLE IF EXISTS {VERSIONS}"))
    await engine.dispose()


def test_every_version_has_its_rows() -> None:
    """The newest may still be in the making; once another follows, rows of its time are written down."""
    assert {*RELEASED[:-1]} <= {file.stem for file in SCHEMAS.glob("*.sql")} <= {*RELEASED}
    assert RELEASED[-1] == HEAD


@pytest.mark.parametrize("version", RELEASED)
async def test_what_was_kept_is_there_and_the_game_goes_on(
    version: str, address: str, played: Played
) -> None:
    await empty(address)
    await make(address, version, played)
    settings = Settings(address, limits=WIDE, patience=QUICK)
    try:
        async with (server := quick_server(settings)).running():
            await _is_all_there(server.store, version)
            if version >= "0009":
                await _event_goes_on(server)
            table = await server.house.find("going")
            assert table is not None
            assert table.match is not None
            assert table.match.digest() == played.match.digest()
            ann, bob = Client(Room(server), _person("ann")), Client(Room(server), _person("bob"))
            await ann.enter(table)
            await bob.enter(table)
            await play_out(table, ann, bob)
            over = await server.house.find("over")
            assert over is not None
            assert len(over.moves) == MADE
    finally:
        await empty(address)


def _person(name: str) -> PersonRow:
    return PersonRow(name, name.title(), "en", 0.0, 0.0)


async def _is_all_there(store: Store, version: str) -> None:
    ann = await store.people.with_account("ann")
    assert ann is not None
    assert (ann.id, ann.name, ann.language, ann.password) == ("ann", "Ann", "fr", "$argon2id$x")
    assert (await store.people.person_of_session("00ff00ff") or _person("")).id == "ann"
    assert await store.people.note("local-person") == "ann"
    going = await store.tables.find("going")
    assert going is not None
    assert going.row.title == "Friday"
    assert [line.text for line in going.chat] == ["Good luck: “have fun”"]
    seats = [(seat.person, seat.shown, seat.clock) for seat in going.seats]
    assert seats == [("ann", False, None), ("bob", True, 12.5)]
    assert going.mutes == [("ann", "bob")]
    seen = {(sight.person, sight.seat, sight.played) for sight in going.sights}
    assert seen == {("ann", 0, True), ("bob", 1, True)}
    listed = {row.id for row, _ in await store.tables.listed("bob", 0.0)}
    assert listed == {"going", "waiting"}
    finished = {row.id for row, _ in await store.history.finished("ann", 10)}
    assert finished == {"over"}
    if version >= "0002":
        assert await store.safety.all_blocks() == {("bob", "ann")}
        assert [(row.line, row.why) for row in await store.safety.reports()] == [(1, "rude")]
    if version >= "0004":
        assert [row.slug for row in await store.progress.read("ann")] == ["fables-first"]
    if version >= "0005":
        assert [row.name for row in await store.decks.of("ann")] == ["Mine"]
        assert len(await store.decks.versions("deck")) == 2
    if version >= "0007":
        assert len(await store.history.moves("packed")) == MADE
    if version >= "0008":
        await _order_is_there(store)
    if version >= "0009":
        await _is_invited(store)


async def _order_is_there(store: Store) -> None:
    """Moderators, what they did, what is still in force, and an older report that they have seen."""
    kept = store.moderation
    assert [(one.person, one.name) for one in await kept.moderators()] == [("ann", "Ann")]
    (mute,) = await kept.measures_of(["bob"])
    assert (mute.what, mute.table_id, mute.reason, mute.lifted) == ("mute", "going", "rude", 3900000010.0)
    (ban,) = await kept.in_force(3900000020.0)
    assert (ban.what, ban.network, ban.until) == ("ban", "192.0.2.7/32", 4000000000.0)
    (line,) = await kept.log()
    assert (line.who_name, line.what, line.whom_name, line.report) == ("Ann", "mute", "Bob", 1)
    (report,) = await kept.reports(10)
    assert (report.state, report.outcome, report.closed, report.told) == ("seen", "", None, False)


async def _is_invited(store: Store) -> None:
    ((invitation, table, inviter),) = await store.invitations.waiting_for(["ann"], 0.0)
    assert (invitation.table_id, invitation.seat, table.id, inviter) == ("waiting", 1, "waiting", "Bob")


async def _event_goes_on(server: Server) -> None:
    """All of it can be read, and what is still to be played gets its table."""
    ((row, people, mine),) = await server.store.events.listed("bob", 0.0, 10)
    assert (row.title, row.about, row.state, people, mine) == ("League", "Bring “tea”", "playing", 3, True)
    assert [choice for _, choice in await server.store.events.hers("ann")] == ["red"]
    kept, event = await server.hall.read("event")
    assert [entry.name for entry in kept.entries] == ["Ann", "Bob", ""]
    told = event_told(kept, event, _person("bob"), "Ann", "", Language.EN)
    assert told.standings[0].entry == 0
    assert [meeting.points for meeting in told.meetings] == [[1.0, 0.0], None, None]
    assert len(told.notes) == 2
    for person in (0, 1):
        await server.hall.change("event", partial(_be_ready, me=person))
    _, event = await server.hall.read("event")
    table = await server.house.find(event.meetings[2].table)
    assert table is not None
    assert [(place.row.person, place.row.choice) for place in table.places] == [("ann", "red"), ("bob", None)]
    assert table.wish.event == "event"


def _be_ready(change: Change, me: int) -> None:
    course.make_ready(change.event, 2, me, change.now)


def test_a_migration_that_is_cut_short_was_none(
    tmp_path: Path, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a migration would keep every later start from finishing it."""
    address = sqlite_at(tmp_path / "tables.db")
    asyncio.run(make(address, RELEASED[0], played))

    def cut_short(connection: sa.Connection) -> None:
        migrate(connection, RELEASED[3])
        raise RuntimeError("power cut")

    async def start() -> None:
        store = Store(address)
        await store.open()
        found = await store.tables.find("going")
        await store.close()
        assert found is not None
        assert len(found.moves) == MADE

    with monkeypatch.context() as patched:
        patched.setattr(database_module, "migrate", cut_short)
        with pytest.raises(RuntimeError):
            asyncio.run(start())
    asyncio.run(start())


def test_an_older_server_refuses_a_newer_database(tmp_path: Path, played: Played) -> None:
    address = sqlite_at(tmp_path / "tables.db")
    asyncio.run(make(address, HEAD, played))

    async def later() -> None:
        store = Store(address)
        async with store._database.engine.begin() as db:
            await db.execute(sa.text(f"UPDATE {VERSIONS} SET version_num = '9999'"))
        with pytest.raises(NoctuaryError, match="server-error-database-newer"):
            await store.open()

    asyncio.run(later())
