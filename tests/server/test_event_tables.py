"""At a table of an event: who may sit there, what can be taken back, and what no pause can hold up."""

from __future__ import annotations

import time

import pytest

from noctuary.bots.strengths import NORMAL
from noctuary.kernel.errors import NoctuaryError
from noctuary.server.store import SeatRow
from noctuary.server.table.table import Table
from noctuary.server.wire import ClockWish, Phase
from noctuary.server.wires import asks
from tests.server.playing import SHORT, Client, Room, new_table, settle


async def laid(room: Room, *clients: Client | None, game: str = "fables", **more: object) -> Table:
    """A table as an event lays it: those who were paired, and bots where there is nobody."""
    choices = {"fables": ("red", "snow"), "buffy": ("ada-vance", "countess-vesna", "milo-hart")}[game]
    wish = new_table(game, *("open" for _ in clients), options=SHORT[game], event="e", **more)
    seats = [
        SeatRow(n, "bot", bot="random", choice=choices[n])
        if client is None
        else SeatRow(n, "person", client.person.id, client.person.name, choice=choices[n])
        for n, client in enumerate(clients)
    ]
    table = await room.server.house.laying.lay("t", wish, seats)
    if not table.people():
        table.row.phase = Phase.PAUSED.value  # or it would be over at once
    for client in clients:
        if client is not None:
            await client.enter(table)
    await settle(table)
    return table


async def test_a_stranger_never_sits_down_among_the_bots_of_an_event(room: Room) -> None:
    table = await laid(room, None, None)
    eve = await room.client("Eve")
    await eve.enter(table)
    assert [seat["sit"] for seat in eve.table["seats"]] == ["", ""]
    for seat in (0, 1):
        with pytest.raises(NoctuaryError, match="event-seat"):
            await eve.ask(asks.Sit(seat))
        with pytest.raises(NoctuaryError, match="not-yours"):
            await eve.ask(asks.HandOver(seat, "random"))
    assert not table.people()
    assert table.row.host is None


async def test_a_stranger_cannot_even_ask_for_a_seat_in_an_event(room: Room) -> None:
    ann, eve = await room.client("Ann"), await room.client("Eve")
    table = await laid(room, ann, None)
    await eve.enter(table)
    assert eve.table["seats"][1]["why_not"]
    with pytest.raises(NoctuaryError, match="event-seat"):
        await eve.ask(asks.Sit(1))
    assert table.seat_asked is None


async def test_who_has_left_comes_back_to_her_own_seat_and_rules_over_no_bot(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await laid(room, ann, bob, None, game="buffy")
    await ann.ask(asks.HandOver(0, "random"))
    assert table.places[0].row.bot == NORMAL  # nobody chooses who plays for whom
    assert [seat["sit"] for seat in ann.table["seats"]] == ["free", "", ""]
    await ann.ask(asks.Sit(0))
    assert ann.table["me"] == 0
    for client in (ann, bob):
        with pytest.raises(NoctuaryError, match="not-yours"):
            await client.ask(asks.HandOver(2, "random"))
    assert table.places[2].row.bot == "random"


async def test_against_a_bot_of_an_event_nothing_is_taken_back_that_was_answered(room: Room) -> None:
    ann = await room.client("Ann")
    table = await laid(room, ann, None)
    while not any(move.seat == 1 for move in table.moves) or not any(move.seat == 0 for move in table.moves):
        await ann.play_any()
        await settle(table)
    made = len(table.moves)
    while table.moves[-1].seat == 0:  # the bot has had the last word
        await ann.play_any()
        await settle(table)
        made = len(table.moves)
    ann.read()
    assert ann.state["undo"] is None
    with pytest.raises(NoctuaryError, match="event-undo"):
        await ann.ask(asks.Undo())
    assert len(table.moves) == made


async def test_a_bot_that_sits_in_gives_nobody_free_take_backs(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await laid(room, ann, bob)
    await (ann if ann.is_asked else bob).play_any()
    await settle(table)
    await bob.ask(asks.Leave())
    await settle(table)
    while not any(move.seat == 0 for move in table.moves) or table.moves[-1].seat == 0:
        await ann.play_any()
        await settle(table)
    with pytest.raises(NoctuaryError, match="event-undo"):
        await ann.ask(asks.Undo())


async def test_two_people_of_an_event_ask_each_other_as_anywhere(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await laid(room, ann, bob)
    while not {move.seat for move in table.moves} >= {0, 1}:
        await (ann if ann.is_asked else bob).play_any()
        await settle(table)
    other = bob if table.moves[-1].seat == 0 else ann
    other.read()
    assert other.state["undo"] == "ask"


async def test_a_pause_in_an_event_ends_by_itself(room: Room) -> None:
    ann = await room.client("Ann")
    table = await laid(room, ann, None)
    await ann.ask(asks.Pause(True))
    assert table.paused_until is not None
    table.ring()
    assert table._ringing is not None
    await table._ringing
    assert table.phase is Phase.PAUSED  # not yet
    table.paused_until -= table.services.patience.pause
    table.ring()
    await table._ringing
    assert table.phase is not Phase.PAUSED


async def test_who_was_called_has_ten_minutes_from_the_laying_of_the_table(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await laid(room, ann, bob)
    table.row.created -= 590.0
    await table.save()
    room.server.house.forget(table)
    again = await room.server.house.find(table.id)
    assert again is not None
    assert again.places[0].away_since is not None
    assert again.places[0].away_since - time.monotonic() < 15.0


async def test_no_clock_runs_for_somebody_who_is_still_being_called(room: Room) -> None:
    ann, bob = await room.client("Ann"), await room.client("Bob")
    table = await laid(room, ann, bob, clock=ClockWish(10))
    asked = table.place_asked()
    assert asked is not None
    assert table.clock is not None
    running = [table.clock.seat is asked.row]
    for called in (60.0, -60.0):
        asked.away_since = time.monotonic() + called
        table.changed()
        running.append(table.clock.seat is asked.row)
    assert running == [True, False, True]
