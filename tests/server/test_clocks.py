"""Clocks: of each person, of the whole table, and what they say about a table's pace."""

from __future__ import annotations

import time

import pytest

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import wire
from noctuary.server.settings import Settings
from noctuary.server.store import SeatRow
from noctuary.server.table import clocking
from noctuary.server.table.clocks import TableClock, Waiting, pace_of
from noctuary.server.table.seating import MOST_PAUSES
from noctuary.server.table.table import Place, Table
from noctuary.server.wire import ClockWish, Pace, SeatWish, Sitter
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language
from tests.server.playing import Client, Room, new_table, quick_server, settle

_SEATS = [SeatWish(Sitter.ME), SeatWish(Sitter.OPEN)]


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        (None, Pace.RELAXED),
        (ClockWish(15), Pace.FAST),
        (ClockWish(16), Pace.NORMAL),
        (ClockWish(600, 30), Pace.NORMAL),
    ],
)
def test_the_pace_of_a_table_follows_from_its_clocks(clock: ClockWish | None, pace: Pace) -> None:
    assert pace_of(clock, None, len(_SEATS)) is pace


@pytest.mark.parametrize(("minutes", "pace"), [(30, Pace.FAST), (120, Pace.NORMAL)])
def test_the_time_of_the_table_counts_for_its_pace(minutes: int, pace: Pace) -> None:
    assert pace_of(None, minutes, len(_SEATS)) is pace


async def test_the_lobby_lists_a_table_by_all_its_clocks(room: Room) -> None:
    ann = await room.client("Ann")
    hurried = new_table("fables", "me:red", "open:snow", public=True, minutes=20)
    for wish in (hurried, new_table("fables", "me:red", "open:snow", public=True)):
        await room.table(ann, wish)
    lines = (await room.server.house.lobby.told(ann.person.id, Language.EN)).tables
    assert {line.pace for line in lines} == {Pace.FAST, Pace.RELAXED}


# -- the time of the table ----------------------------------------------------------------------------------


def test_a_table_clock_counts_only_while_it_runs() -> None:
    clock = TableClock(10, 60.0)
    assert clock.left(1000.0) == 540.0
    clock.run(True, 1000.0)
    assert clock.left(1040.0) == 500.0
    clock.run(False, 1040.0)
    assert clock.left(9999.0) == 500.0


def spend(table: Table, seconds: float) -> None:
    """As if so much time had been played at the table."""
    assert table.time is not None
    table.time._elapsed += seconds


async def answer_last(table: Table) -> None:
    asked = table.place_asked()
    assert asked is not None
    assert table.match is not None
    assert table.match.decision is not None
    last = len(table.match.decision.moves) - 1
    await table.answer(asked.seat, last, table.row.decision)


async def test_when_the_time_is_up_the_running_turn_is_the_last_and_the_record_says_so(room: Room) -> None:
    table, ann, bob = await room.two_at("fables", minutes=60)
    assert table.time is not None
    assert table.time.runs
    assert 3590 < ann.state["table"]["time_left"] <= 3600
    spend(table, 3600.0)
    while not clocking.is_time_up(table):  # nobody's move is cut in two
        assert table.match is not None
        assert not table.match.at_rest
        await answer_last(table)
    table.ring()
    assert table._ringing is not None
    await table._ringing
    assert table.moves[-1].text == "time"
    assert not clocking.is_time_up(table)
    turn = table.row.turn
    while table.phase is wire.Phase.PLAYING:
        await answer_last(table)
    assert table.row.turn == turn
    assert table.rebuilt().digest() == table.row.digest
    for client in (ann, bob):
        client.read()
        assert any("Time is up" in line["text"] for line in client.state["log"])


async def test_a_pause_and_an_empty_table_stop_the_time(room: Room) -> None:
    table, ann, bob = await room.two_at("fables", minutes=60)
    assert table.time is not None
    runs = []
    for happens in (
        ann.ask(asks.Pause(True)),
        ann.ask(asks.Pause(False)),
        ann.lose_socket(),
        bob.lose_socket(),
    ):
        await happens
        runs.append(table.time.runs)
    assert runs == [False, True, True, False]


async def test_a_restart_keeps_what_has_run_and_eats_nothing(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        table, _, _ = await Room(server).two_at("fables", minutes=60)
        spend(table, 1000.0)
        asked = table.place_asked()
        assert asked is not None
        await table.answer(asked.seat, 0, table.row.decision)
    again = quick_server(settings)
    async with again.running():
        found = await again.house.find(table.id)
        assert found is not None
        assert found.time is not None
        assert 2500 < found.time.left(0.0) <= 2600
        assert not found.time.runs  # nobody is there yet


# -- slow play ----------------------------------------------------------------------------------------------


async def test_who_is_there_and_does_nothing_is_nudged_and_then_the_others_may_end_it(room: Room) -> None:
    table, ann, bob = await room.two_at("fables", idle=10)
    waiting, slow = table.waiting, table.place_asked()
    assert waiting is not None
    assert slow is not None
    her, other = (ann, bob) if slow.row.person == ann.person.id else (bob, ann)
    her.read()
    waiting._since -= 301  # seconds: half of it
    table.changed()
    her.read()
    assert [text["text"] for text in her.messages if text["t"] == "noted"] == [
        "The others are waiting for you: it is your turn to answer."
    ]
    other.read()
    assert other.state["table"]["claims"] == []
    assert 290 <= other.state["table"]["seats"][slow.seat]["idle_for"] <= 300
    waiting._since -= 300
    table.changed()
    other.read()
    assert other.state["table"]["claims"] == [int(slow.seat)]
    her.read()
    assert len([text for text in her.messages if text["t"] == "noted"]) == 1  # once is enough
    await table.answer(slow.seat, 0, table.row.decision)
    await settle(table)
    other.read()
    assert other.state["table"]["claims"] == []


async def test_the_others_may_give_a_slow_seat_to_a_bot(room: Room) -> None:
    table, ann, bob = await room.two_at("fables", idle=1)
    waiting, slow = table.waiting, table.place_asked()
    assert waiting is not None
    assert slow is not None
    other = bob if slow.row.person == ann.person.id else ann
    with pytest.raises(NoctuaryError):
        await other.ask(asks.HandOver(int(slow.seat)))
    waiting._since -= 61
    await other.ask(asks.HandOver(int(slow.seat)))
    assert table.places[slow.seat].is_bot


def slow_of(table: Table, ann: Client, bob: Client) -> tuple[Place, Client, Client]:
    """The seat that is asked, who sits there, and who waits."""
    slow = table.place_asked()
    assert slow is not None
    return (slow, ann, bob) if slow.row.person == ann.person.id else (slow, bob, ann)


async def test_a_new_line_and_a_pause_begin_no_new_allowance(room: Room) -> None:
    table, ann, bob = await room.two_at("fables", idle=10)
    slow, her, other = slow_of(table, ann, bob)
    assert table.waiting is not None
    table.waiting._since -= 500
    for happens in (
        her.lose_socket(),
        her.come_back(),
        her.ask(asks.Pause(True)),
        her.ask(asks.Pause(False)),
    ):
        await happens
        assert table.waiting.left(time.monotonic()) <= 100
    table.waiting._since -= 100
    await other.ask(asks.HandOver(int(slow.seat)))
    assert table.places[slow.seat].is_bot


def test_what_is_not_counted_is_not_eaten_either() -> None:
    waiting, seat = Waiting(1), SeatRow(0, "person", "ann", "Ann")
    waiting.asked(seat, 3, 100.0, counts=True)
    waiting.asked(seat, 3, 120.0, counts=False)
    assert waiting.left(500.0) == 40.0
    waiting.asked(seat, 3, 500.0, counts=False)
    waiting.asked(seat, 3, 600.0, counts=True)
    assert waiting.left(610.0) == 30.0
    waiting.asked(seat, 4, 610.0, counts=True)
    assert waiting.left(610.0) == 60.0


# -- being away ---------------------------------------------------------------------------------------------


async def test_absences_at_one_question_add_up(room: Room) -> None:
    table, ann, bob = await room.two_at("fables")
    slow, her, other = slow_of(table, ann, bob)
    for seconds in (70.0, 60.0):
        await her.lose_socket()
        assert slow.away_since is not None
        slow.away_since -= seconds  # as if she had been away for so long
        if seconds == 70.0:
            await her.come_back()
    table.changed()
    other.read()
    assert other.table["claims"] == [int(slow.seat)]


async def test_an_absence_is_forgotten_with_the_answer(room: Room) -> None:
    table, ann, bob = await room.two_at("fables")
    slow, her, _ = slow_of(table, ann, bob)
    await her.lose_socket()
    assert slow.away_since is not None
    slow.away_since -= 100.0
    await her.come_back()
    await her.play(0)
    await settle(table)
    await her.lose_socket()
    assert slow.away_since is not None
    assert time.monotonic() - slow.away_since < 50.0


# -- pauses -------------------------------------------------------------------------------------------------


async def test_nobody_pauses_again_and_again_while_another_waits(room: Room) -> None:
    table, ann, bob = await room.two_at("fables", idle=10)
    for _ in range(MOST_PAUSES):
        await ann.ask(asks.Pause(True))
        await bob.ask(asks.Pause(False))
    with pytest.raises(NoctuaryError, match="no-more-pauses"):
        await ann.ask(asks.Pause(True))
    assert table.phase is wire.Phase.PLAYING
    await bob.ask(asks.Pause(True))  # he has not yet
    assert table.paused_until is None


async def test_alone_with_bots_one_pauses_as_one_likes(room: Room) -> None:
    table, ann = await room.alone_at()
    for _ in range(5):
        await ann.ask(asks.Pause(True))
        await ann.ask(asks.Pause(False))
    assert table.phase is wire.Phase.PLAYING
