"""A bot's hand is a secret: its seat is had by consent, and nobody plays against a hand she has seen."""

from __future__ import annotations

import dataclasses
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.server.settings import Settings
from noctuary.server.store.migrate import migrate
from noctuary.server.table import telling
from noctuary.server.table.stream import Picture, Stream
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from tests.server.playing import Client, Room, new_table, play_out, quick_server, settle


async def stranger_at(room: Room, table: Table, name: str = "Cleo") -> Client:
    client = await room.client(name)
    await client.enter(table)
    return client


async def agree(client: Client, yes: bool = True) -> None:
    await client.ask(asks.Answer(client.table["wanted"]["id"], yes))


async def three_at(room: Room) -> tuple[Table, Client, Client]:
    """Ann, Bob and a bot, dealt."""
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("buffy", "me", "open", "bot", options={"turn_limit": 3}))
    await ann.enter(table)
    await bob.enter(table)
    await bob.ask(asks.Sit(1))
    await settle(table)
    return table, ann, bob


async def test_a_stranger_gets_a_bots_seat_only_if_the_one_who_plays_agrees(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.play_any()
    await settle(table)
    cleo = await stranger_at(room, table)
    assert [seat["sit"] for seat in cleo.table["seats"]] == ["", "ask"]
    await cleo.ask(asks.Sit(1))
    assert cleo.table["me"] is None
    assert "hand" not in cleo.view["seats"][1]
    assert cleo.table["wanted"]["mine"]
    assert ann.table["wanted"]["waiting_for"] == [0]
    assert "Cleo" in ann.table["wanted"]["text"]
    await agree(ann)
    cleo.read()
    seat: int | None = cleo.table["me"]
    assert seat == 1
    assert cleo.last_of("noted")
    assert "hand" in cleo.view["seats"][1]
    assert "hand" not in cleo.view["seats"][0]
    await play_out(table, ann, cleo)
    assert ann.over
    assert cleo.over


async def test_everybody_who_plays_has_to_agree(room: Room) -> None:
    table, ann, bob = await three_at(room)
    cleo = await stranger_at(room, table)
    await cleo.ask(asks.Sit(2))
    with pytest.raises(NoctuaryError, match="not-seated"):
        await agree(cleo)
    await agree(ann)
    with pytest.raises(NoctuaryError, match="nothing-asked"):
        await agree(ann)
    assert table.places[2].is_bot
    await agree(bob)
    assert table.places[2].row.person == cleo.person.id


async def test_one_no_is_enough_and_holds(room: Room) -> None:
    table, ann, bob = await three_at(room)
    cleo = await stranger_at(room, table)
    await cleo.ask(asks.Sit(2))
    await agree(ann)
    await agree(bob, yes=False)
    assert cleo.last_of("wrong")["error"] == "server-seat-refused"
    assert ann.table["wanted"] is None
    assert table.places[2].is_bot
    with pytest.raises(NoctuaryError, match="seat-declined"):
        await cleo.ask(asks.Sit(2))


async def test_the_one_who_asks_may_withdraw_and_others_do_not_ask_meanwhile(room: Room) -> None:
    table, ann, _ = await three_at(room)
    cleo, dora = await stranger_at(room, table), await stranger_at(room, table, "Dora")
    await cleo.ask(asks.Sit(2))
    number = cleo.table["wanted"]["id"]
    assert dora.table["wanted"] is None, "it is between her and those who play"
    with pytest.raises(NoctuaryError, match="others-ask"):
        await dora.ask(asks.Sit(2))
    with pytest.raises(NoctuaryError, match="error-seat-asked"):
        await cleo.ask(asks.Sit(2))
    with pytest.raises(NoctuaryError, match="nothing-asked"):
        await dora.ask(asks.Withdraw(number))
    await cleo.ask(asks.Withdraw(number))
    assert ann.table["wanted"] is None
    with pytest.raises(NoctuaryError, match="nothing-asked"):
        await ann.ask(asks.Answer(number, True))
    await dora.ask(asks.Sit(2))
    assert ann.table["wanted"] is not None


async def test_a_request_lapses_with_time_and_with_who_asked(settings: Settings) -> None:
    hasty = dataclasses.replace(settings, patience=dataclasses.replace(settings.patience, consent=0.0))
    server = quick_server(hasty)
    async with server.running():
        room = Room(server)
        table, ann = await room.alone_at()
        cleo = await stranger_at(room, table)
        await cleo.ask(asks.Sit(1))
        assert cleo.last_of("wrong")["error"] == "server-seat-unanswered"
        assert ann.table["wanted"] is None
    server = quick_server(settings)
    async with server.running():
        room = Room(server)
        table, ann = await room.alone_at()
        cleo = await stranger_at(room, table)
        await cleo.ask(asks.Sit(1))
        assert ann.table["wanted"] is not None
        await cleo.lose_socket()
        ann.read()
        wanted: object = ann.table["wanted"]
        assert wanted is None


async def test_a_request_outlives_moves_but_not_a_change_of_seats(room: Room) -> None:
    table, ann, bob = await three_at(room)
    cleo = await stranger_at(room, table)
    await cleo.ask(asks.Sit(2))
    await (ann if ann.is_asked else bob).play_any()
    await settle(table)
    assert ann.table["wanted"] is not None
    await bob.ask(asks.Leave())
    wanted: object = ann.table["wanted"]
    assert wanted is None
    assert cleo.last_of("wrong")["error"] == "server-seat-changed"


async def test_alone_against_a_bot_one_does_not_change_sides(room: Room) -> None:
    _, ann = await room.alone_at()
    await ann.ask(asks.Leave())
    assert [seat["sit"] for seat in ann.table["seats"]] == ["free", ""]
    assert ann.table["seats"][1]["why_not"]
    with pytest.raises(NoctuaryError, match="hand-seen"):
        await ann.ask(asks.Sit(1))
    await ann.ask(asks.Sit(0))
    assert ann.table["me"] == 0


async def test_a_player_does_not_take_over_from_an_opponent_who_has_gone(room: Room) -> None:
    """Not even as the host who has given that seat to a bot: she knows her own hand."""
    table, ann, bob = await room.two_at()
    await bob.lose_socket()
    table.places[1].away_since = -1e9
    await ann.ask(asks.HandOver(1, "random"))
    await ann.ask(asks.Leave())
    with pytest.raises(NoctuaryError, match="hand-seen"):
        await ann.ask(asks.Sit(1))
    await bob.come_back()
    await bob.ask(asks.Sit(1))
    assert bob.table["me"] == 1, "she may always come back to her own seat"


async def test_where_nobody_plays_a_hand_that_somebody_has_played_waits_for_her(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Leave())
    cleo = await stranger_at(room, table)
    with pytest.raises(NoctuaryError, match="seat-kept"):
        await cleo.ask(asks.Sit(0))
    await cleo.ask(asks.Sit(1))  # nobody but bots has ever played it, and nobody plays against it now
    assert cleo.table["me"] == 1
    await ann.ask(asks.Sit(0))
    assert ann.table["me"] == 0


async def test_who_has_looked_over_a_shoulder_does_not_play_against_that_hand(room: Room) -> None:
    table, ann, _ = await three_at(room)
    cleo = await stranger_at(room, table)
    await ann.ask(asks.SetSight(True))
    dora = await room.client("Dora")
    await dora.enter(table, seat=0)
    assert "hand" in dora.view["seats"][0]
    await ann.ask(asks.SetSight(False))
    with pytest.raises(NoctuaryError, match="hand-seen"):
        await dora.ask(asks.Sit(2))
    await cleo.ask(asks.Sit(2))
    assert ann.table["wanted"] is not None, "who has seen nothing may ask"


async def test_what_one_sees_while_one_is_asked_about_counts(room: Room) -> None:
    table, ann = await room.alone_at()
    cleo = await stranger_at(room, table)
    await cleo.ask(asks.Sit(1))
    peeking = Client(room, cleo.person)
    await peeking.enter(table, seat=0)
    await ann.ask(asks.SetSight(True))
    await agree(ann)
    assert table.places[1].is_bot
    assert cleo.last_of("wrong")["error"] == "server-error-hand-seen"


async def test_who_leaves_to_look_over_a_shoulder_does_not_come_back(room: Room) -> None:
    table, ann, bob = await room.two_at()
    await ann.ask(asks.SetSight(True))
    await bob.ask(asks.Leave())
    await bob.enter(table, seat=0)
    assert "hand" in bob.view["seats"][0]
    with pytest.raises(NoctuaryError, match="hand-seen"):
        await bob.ask(asks.Sit(1))


async def test_a_team_mates_hand_is_not_played_against(room: Room) -> None:
    ann = await room.client("Ann")
    wish = new_table("fables", "me", "bot", "bot", "bot", mode="2v2", options={"turn_cap": 8})
    table = await room.table(ann, wish)
    await ann.enter(table)
    await settle(table)
    bob = await stranger_at(room, table, "Bob")
    await bob.ask(asks.Sit(1))
    await agree(ann)
    await ann.ask(asks.Leave())
    teams = [seat["team"] for seat in ann.view["seats"]]
    mate = next(n for n in (1, 2, 3) if teams[n] == teams[0])
    offered = [seat["sit"] for seat in ann.table["seats"]]
    assert offered == ["free" if n == 0 else "ask" if n == mate else "" for n in range(4)]


async def test_before_the_deal_seats_are_free(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await room.table(ann, new_table("buffy", "me", "open", "bot", "open"))
    for client in (ann, bob):
        await client.enter(table)
    await bob.ask(asks.Sit(2))
    await bob.ask(asks.Leave())
    await bob.ask(asks.Sit(1))
    assert bob.table["me"] == 1
    assert table.seen == {}


async def test_whoever_stands_up_before_the_deal_does_not_show_the_next_ones_hand(room: Room) -> None:
    ann, bob, cleo = await room.client("Ann"), await room.client("Bob"), await room.client("Cleo")
    waiting = await room.table(ann, new_table("buffy", "me", "open", "open"))
    await bob.enter(waiting)
    await bob.ask(asks.Sit(1))
    await bob.ask(asks.SetSight(True))
    await bob.ask(asks.Leave())
    await cleo.enter(waiting)
    await cleo.ask(asks.Sit(1))
    assert not cleo.table["seats"][1]["shown"]


async def test_what_was_seen_outlives_a_restart(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        room = Room(server)
        table, ann = await room.alone_at()
        await ann.ask(asks.Leave())
        number, person = table.id, ann.person
    server = quick_server(settings)
    async with server.running():
        again = await server.house.find(number)
        assert again is not None
        back = Client(Room(server), person)
        await back.enter(again)
        with pytest.raises(NoctuaryError, match="hand-seen"):
            await back.ask(asks.Sit(1))
        await back.ask(asks.Sit(0))
        assert back.table["me"] == 0


async def test_what_a_guest_has_seen_her_account_has_seen(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.ask(asks.Leave())
    other = await room.person("Other")
    await room.server.house.give_games(ann.person, other)
    again = await room.server.house.find(table.id)
    assert again is not None
    assert again.seen == {(other.id, Seat(0)): True}


async def test_no_hand_is_told_to_anybody_of_whom_it_is_not_kept(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever people do: before a hand goes out, it stands in the store who sees it."""
    real, told = telling.frame_for, set[tuple[str, Seat]]()

    def frame_for(table: Table, stream: Stream) -> Picture | None:
        sight = telling.sight_of(table, stream)
        if sight is not None and table.match is not None:
            assert (stream.person, sight) in table.seen
            told.add((stream.person, sight))
        return real(table, stream)

    table, ann, bob = await three_at(room)
    monkeypatch.setattr(telling, "frame_for", frame_for)
    cleo = await stranger_at(room, table)
    await ann.ask(asks.SetSight(True))
    await cleo.enter(table, seat=0)
    await bob.ask(asks.Leave())
    await bob.enter(table, seat=0)
    await cleo.enter(table)
    await ann.ask(asks.Leave())
    await ann.ask(asks.Sit(0))
    stored = await room.server.store.tables.find(table.id)
    assert stored is not None
    assert told
    assert told <= {(row.person, Seat(row.seat)) for row in stored.sights}


async def test_games_that_went_on_before_it_was_kept_know_who_has_sat_there(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        room = Room(server)
        table, ann, bob = await room.two_at()
        await (ann if ann.is_asked else bob).play_any()
        await bob.ask(asks.Leave())
        number = table.id
    _as_it_was(Path(settings.database.removeprefix("sqlite:///")), "0002")
    server = quick_server(settings)
    async with server.running():
        again = await server.house.find(number)
        assert again is not None
        assert again.seen == {(ann.person.id, Seat(0)): True, (bob.person.id, Seat(1)): True}


def _as_it_was(database: Path, version: str) -> None:
    """The same people and tables in a database of that version, as far as it has room for them."""
    newer = database.rename(database.with_suffix(".newer"))
    engine = sa.create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        migrate(connection, version)
    engine.dispose()
    with closing(sqlite3.connect(database)) as old:
        old.execute("ATTACH ? AS newer", (str(newer),))
        tables = [name for (name,) in old.execute("SELECT name FROM main.sqlite_master WHERE type = 'table'")]
        for table in tables:
            if not table.startswith(("sqlite_", "alembic_")):
                columns = ", ".join(f'"{row[1]}"' for row in old.execute(f"PRAGMA main.table_info({table})"))
                old.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}")
        old.commit()
