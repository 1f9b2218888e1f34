"""How fast a seat answers tells nobody what it holds: the time of answers, on a clock of our own."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from statistics import mean
from typing import Any

import pytest

from noctuary.boards.passing import PassSettings
from noctuary.bots import make_bot
from noctuary.kernel.game import Json
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server import wire
from noctuary.server.app import Server
from noctuary.server.bots import Question
from noctuary.server.settings import Patience, Settings
from noctuary.server.table import driving, pausing
from noctuary.server.table.rights import passed_for
from noctuary.server.table.table import Table
from noctuary.server.wires import asks
from noctuary.text.passing import PassLevel
from tests.server.playing import Client, InstantBots, Room, match_of, new_table, settle

EVEN, PAUSE = 0.45, (0.4, 1.2)


@dataclass
class Answered:
    """One answer that nobody clicked: whose, among how many offers, and after how long."""

    seat: int
    offers: int
    own_turn: bool
    auto: str
    seconds: float


@dataclass
class Clock:
    """Time as the driver of tables sees it: it passes where somebody sleeps or thinks, and in no time."""

    now: float = 1000.0
    asked_at: float = 1000.0
    answers: list[Answered] = field(default_factory=list)

    def monotonic(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


class Thinkers(InstantBots):
    """Bots that think for as long as they like wherever they have a choice."""

    def __init__(self, clock: Clock) -> None:
        super().__init__((), 1, 1.0)
        self._passes = clock
        self._random = random.Random(3)

    async def choose(self, question: Question) -> int | None:
        self._passes.now += self._random.uniform(0.0, 2.0)
        return await super().choose(question)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(pausing, "PAUSES", random.Random(5))
    monkeypatch.setattr(driving, "time", clock)
    monkeypatch.setattr(driving, "asyncio", clock)
    answer = Table.answer

    async def noting(
        table: Table, seat: Seat, index: int, decision: int, *, auto: str = "", since: float | None = None
    ) -> None:
        match = match_of(table)
        assert match.decision is not None
        told = Answered(
            seat, len(match.decision.moves), match.turn_of == seat, auto, clock.now - began(table)
        )
        await answer(table, seat, index, decision, auto=auto, since=since)
        clock.asked_at = clock.now
        if auto or table.places[seat].is_bot:
            clock.answers.append(told)

    def began(table: Table) -> float:
        return clock.asked_at

    monkeypatch.setattr(Table, "answer", noting)
    return clock


@pytest.fixture
async def timed(settings: Settings, clock: Clock) -> AsyncIterator[Room]:
    patience = Patience(bot_pace=EVEN, even_pause=PAUSE)
    server = Server(replace(settings, patience=patience), Thinkers(clock))
    async with server.running():
        yield Room(server)


async def _played(table: Table, clock: Clock, *clients: Client, questions: int) -> None:
    """Everybody who is asked answers, a little later than the table would pass for her."""
    for _ in range(questions):
        await settle(table)
        if match_of(table).over:
            return
        asked = next(client for client in clients if client.is_asked)
        clock.now += 2.0
        await (asked.play_any() if asked.prompt["passing"] is None else asked.pass_on())


async def test_a_bot_that_has_no_choice_takes_as_long_as_it_does_with_one(timed: Room, clock: Clock) -> None:
    """Else every slow answer says "I could have done something", and every even one "I could not"."""
    ann = await timed.client("Ann")
    wish = new_table(
        "vtes", "me:v5-malkavian", "bot:v5-ventrue", "bot:v5-toreador", options={"time_limit": 9}
    )
    table = await timed.table(ann, wish)
    await ann.enter(table)
    await _played(table, clock, ann, questions=14)
    for seat in (1, 2):
        for own_turn in (True, False):
            told = [one for one in clock.answers if one.seat == seat and one.own_turn is own_turn]
            _assert_alike(told)
    single = [one.seconds for one in clock.answers if one.offers == 1]
    assert len([took for took in single if took > EVEN + 0.01]) > 2, "some were slow"


def _assert_alike(told: list[Answered]) -> None:
    """Whenever there was one offer, it took as long as an answer before it with more: none is tell-tale."""
    before: set[float] = set()
    for one in told:
        took = round(one.seconds, 6)
        if one.offers > 1:
            before.add(took)
        else:
            assert took in before or (took == EVEN and not before)


async def test_whoever_is_alone_and_in_a_hurry_does_not_wait_for_bots(timed: Room, clock: Clock) -> None:
    ann = await timed.client("Ann")
    table = await timed.table(
        ann, new_table("vtes", "me:v5-malkavian", "bot:v5-ventrue", options={"time_limit": 9})
    )
    await ann.enter(table, fast=True)
    await _played(table, clock, ann, questions=12)
    fast = table.services.patience.fast_pace
    single = [one.seconds for one in clock.answers if one.offers == 1 and one.seat == 1]
    assert single
    assert max(single) == pytest.approx(fast)


@pytest.mark.parametrize(
    "clocked", [None, wire.ClockWish(minutes=30, increment=5)], ids=["no clock", "clock"]
)
async def test_every_way_to_be_passed_for_takes_the_same_drawn_time(
    timed: Room, clock: Clock, clocked: wire.ClockWish | None
) -> None:
    """With nothing to play, with one answer, by a yield that passes over what she could play: each waits for
    a time of its own out of the same draw, with a clock running and without."""
    table, ann, bob = await timed.two_at("buffy", clock=clocked)
    await _played(table, clock, ann, bob, questions=16)
    table_answers = [one for one in clock.answers if one.auto]
    await bob.ask(asks.SetPassing(PassLevel.UNTIL_MY_TURN, [], [], []))
    await _played(table, clock, ann, bob, questions=8)
    passes = [one for one in clock.answers if one.auto]
    assert [one for one in passes if one.offers == 1]
    assert [one for one in passes if one.offers > 1], "a yield lets go what could have been played"
    assert table_answers
    for one in passes:
        assert PAUSE[0] <= one.seconds <= PAUSE[1]
    taken = [round(one.seconds, 9) for one in passes]
    assert len(set(taken)) == len(taken), "drawn anew for each"


async def test_the_pause_is_drawn_evenly(timed: Room) -> None:
    table, _, _ = await timed.two_at()
    drawn = [pausing.pass_pause(table) for _ in range(4000)]
    least, most = PAUSE
    assert min(drawn) >= least
    assert max(drawn) <= most
    assert mean(drawn) == pytest.approx((least + most) / 2, abs=0.03)
    assert sum(one < (least + most) / 2 for one in drawn) == pytest.approx(2000, abs=250)


async def test_a_spectator_sees_no_faster_passes_than_an_opponent(timed: Room, clock: Clock) -> None:
    """Alone with a bot nothing waits; from the moment somebody looks on, it does."""
    table, ann = await timed.alone_at("buffy")
    await _played(table, clock, ann, questions=12)
    alone = [one.seconds for one in clock.answers if one.auto]
    assert alone
    assert max(alone) == 0.0
    await settle(table)  # nothing is under way that was begun before anybody looked on
    clock.answers.clear()
    await (await timed.client("Cleo")).enter(table)
    await _played(table, clock, ann, questions=12)
    watched = [one.seconds for one in clock.answers if one.auto]
    assert watched
    assert min(watched) >= PAUSE[0]


async def test_nobody_who_is_away_is_passed_for_where_that_would_show_her_hand(room: Room) -> None:
    """She answers nothing while she is away: waited for with a card to play and passed for without one, she
    would show which it is. Back again, she is passed for as ever."""
    table, ann, bob = await room.two_at("buffy")
    waited = False
    await bob.lose_socket()
    for _ in range(40):
        await settle(table)
        place = table.place_asked()
        assert place is not None
        if place.seat == 1:
            waited = waited or passed_for(table, place) is not None
            made = len(table.moves)
            if waited:
                break
            await bob.come_back()
            await bob.play_any()
            await bob.lose_socket()
            assert len(table.moves) > made
            continue
        await ann.play_any()
    assert waited, "he would be passed for, and is not"
    made = len(table.moves)
    await bob.come_back()
    await settle(table)
    assert table.moves[made].auto
    assert table.moves[made].seat == 1


def test_where_nothing_concerns_her_the_others_need_not_wait_for_her() -> None:
    """VTES passes for whoever is away in moments that do not concern her: whatever she holds, she is passed
    for there; elsewhere that hangs on her hand."""
    decks: list[Json] = ["v5-malkavian", "v5-ventrue", "v5-toreador", "v5-tremere"]
    match = Match.start("vtes", {"decks": decks}, b"blind")
    bots = [make_bot("greedy", "vtes", b"%d" % seat) for seat in range(4)]
    blind, told = 0, 0
    for turn in range(500):
        asked = match.decision
        if asked is None or (blind > 5 and told):
            break
        wish, other = PassSettings("vtes"), Seat((asked.seat + 1) % 4)
        if match.at_rest and wish.passes(match, asked.seat, -1) is not None:
            worlds = [match.imagine(other, b"%d %d" % (turn, n)) for n in range(4)]
            passed = [PassSettings("vtes").passes(world, asked.seat, -1) is not None for world in worlds]
            if wish.is_blind(match, asked.seat):
                assert all(passed)
                blind += 1
            told += not all(passed)
        match.play(bots[asked.seat].choose(match))
    assert blind > 5
    assert told
