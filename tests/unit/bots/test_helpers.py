"""Several processes for one answer: they find what one alone finds, and are missed by nobody when they go."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from noctuary.bots import BOTS, Search, judge_ahead, make_bot
from noctuary.bots.following import Following, Share
from noctuary.bots.helpers import Helpers, help_of
from noctuary.bots.onlooker import Onlooker
from noctuary.bots.playout import play_out
from noctuary.bots.reasons import reasons_of
from noctuary.bots.search import LONG, SHORT, Budget, Race, Thought
from noctuary.bots.worlds import Worlds, imagined
from noctuary.kernel.match import Match
from noctuary.sim.bench_thinking import middle_games

GAMES = ("fables", "buffy", "vtes")


@pytest.fixture
def helpers() -> Iterator[Helpers]:
    found = Helpers(2)
    yield found
    found.close()


def told(thought: Thought) -> tuple[object, ...]:
    values = [(offer.move, offer.values) for offer in thought.offers]
    return thought.move, thought.first, thought.worlds, thought.playouts, values


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("race", [SHORT, LONG])
def test_they_find_what_one_alone_finds(game: str, race: Race, helpers: Helpers) -> None:
    """Bit for bit, by lines: a world follows from the question's key and its number, whoever looks at it."""
    budget = Budget(40, race=race, far=race is LONG)
    for match in middle_games(game, 4):
        alone = Search(b"1", judge_ahead(game, b"1"), budget).weigh(match)
        together = Search(b"1", judge_ahead(game, b"1"), budget, helpers).weigh(match)
        assert told(together) == told(alone)


def test_they_help_in_the_middle_of_a_move(helpers: Helpers) -> None:
    match = Match.start("fables", {"fables": ["red", "mulan"], "first": "A"}, b"in a move")
    bots = [make_bot("greedy", "fables", bytes([seat])) for seat in range(2)]
    for _ in range(400):
        asked = match.decision
        if asked is not None and not match.at_rest and len(asked.moves) > 1:
            break
        play_out(match, bots, 1)
    assert not match.at_rest
    budget = Budget(30)
    alone = Search(b"1", judge_ahead("fables", b"1"), budget).weigh(match)
    assert told(Search(b"1", judge_ahead("fables", b"1"), budget, helpers).weigh(match)) == told(alone)


def test_no_more_worlds_are_asked_for_than_the_budget_has_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Counting(Helpers):
        asked = 0

        def follow(
            self, question: bytes, worlds: list[int], places: list[int], seconds: float
        ) -> list[Share]:
            self.asked += len(worlds) * len(places)
            return super().follow(question, worlds, places, seconds)

    counting = Counting(3)
    try:
        (match,) = middle_games("fables", 1)
        thought = Search(b"1", judge_ahead("fables", b"1"), Budget(20), counting).weigh(match)
        assert thought.playouts <= counting.asked <= 20
    finally:
        counting.close()


def test_one_that_dies_is_missed_by_nobody_and_replaced(
    helpers: Helpers, monkeypatch: pytest.MonkeyPatch
) -> None:
    (match,) = middle_games("fables", 1)

    def answer(help: Helpers | None) -> tuple[object, ...]:
        return told(Search(b"1", judge_ahead("fables", b"1"), Budget(30), help).weigh(match))

    alone = answer(None)
    before = list(helpers.processes)
    before[0].kill()
    before[0].wait()
    assert answer(helpers) == alone
    assert len(helpers.processes) == 2
    assert not set(helpers.processes) & set(before)
    with monkeypatch.context() as patched:
        patched.setattr("noctuary.bots.helpers._shares", dies)  # before it has answered
        assert answer(helpers) == alone
    assert helpers.processes == []
    assert answer(helpers) == alone
    assert len(helpers.processes) == 2


def test_a_process_that_was_forked_off_has_helpers_of_its_own(
    helpers: Helpers, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two that read from the same pipes would take each other's answers."""
    (match,) = middle_games("fables", 1)
    alone = told(Search(b"1", judge_ahead("fables", b"1"), Budget(30)).weigh(match))
    before = list(helpers.processes)
    with monkeypatch.context() as forked:
        forked.setattr("os.getpid", lambda: -1)
        helpers.close()
        assert all(process.poll() is None for process in before), "they are the other's"
        assert told(Search(b"1", judge_ahead("fables", b"1"), Budget(30), helpers).weigh(match)) == alone
        assert not set(helpers.processes) & set(before)
        helpers.close()
    for process in before:
        process.communicate()  # nobody asks any more: they end by themselves
        assert process.returncode == 0


def dies(process: object) -> list[Share]:
    raise ValueError("nothing more was said")


def test_a_question_they_cannot_read_is_answered_without_them(helpers: Helpers) -> None:
    assert helpers.follow(b'{"match": {}, "key": "", "far": false}\n', [0], [0], 0.0) == []
    assert helpers.processes == []


def test_whoever_has_had_enough_leaves_nobody_at_work(
    helpers: Helpers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(process: object) -> list[Share]:
        raise KeyboardInterrupt

    (match,) = middle_games("vtes", 1)
    at_work = list(helpers.processes)
    monkeypatch.setattr("noctuary.bots.helpers._shares", interrupted)
    with pytest.raises(KeyboardInterrupt):
        Search(b"1", judge_ahead("vtes", b"1"), Budget(2000), helpers).weigh(match)
    assert all(process.poll() is not None for process in at_work)


def test_the_clock_counts_for_them_too(helpers: Helpers) -> None:
    """A world that the clock cuts off is thrown away whole; what the first look says is ready."""
    (match,) = middle_games("vtes", 1)
    search = Search(b"1", judge_ahead("vtes", b"1"), Budget(0, 0.3, LONG), helpers)
    search.weigh(match)  # the cards are read once
    began = time.perf_counter()
    thought = search.weigh(match)
    assert match.decision is not None
    assert thought.move in match.decision.moves
    assert time.perf_counter() - began < 5.0
    following = Following(judge_ahead("vtes", b"1"), far=False)
    following.start_clock(1e-9)
    places = list(range(len(match.decision.moves)))
    worlds = Worlds(match, b"key", following, helpers)
    assert worlds.next([match.decision.moves[place] for place in places], 8) == []


def test_the_first_world_is_the_one_that_the_key_imagines() -> None:
    (match,) = middle_games("fables", 1)
    assert match.decision is not None
    seat = match.decision.seat
    first = Worlds(match, b"key", Following(judge_ahead("fables", b""), far=False), None).first
    assert first.digest() == imagined(match, seat, b"key", 0).digest()
    assert first.digest() != imagined(match, seat, b"key", 1).digest()


def test_hints_are_the_same_with_help(helpers: Helpers) -> None:
    (match,) = middle_games("fables", 1)
    told = []
    for help in (None, helpers):
        judge = judge_ahead("fables", b"1")
        look = Onlooker(judge, reasons_of("fables"), b"1", Budget(30), 4, help).advise(match)
        told.append((look.best, look.estimate, look.value, str(look.reasons)))
    assert told[0] == told[1]


def test_every_bot_takes_a_number_of_processes() -> None:
    assert help_of(1) is None
    assert help_of(2) is help_of(2)
    (match,) = middle_games("fables", 1)
    assert match.decision is not None
    for name in BOTS:
        named = f"{name}@12" if name in ("normal", "hard", "expert") else name
        chosen = make_bot(named, "fables", b"1", jobs=2).choose(match)
        assert chosen == make_bot(named, "fables", b"1").choose(match)
