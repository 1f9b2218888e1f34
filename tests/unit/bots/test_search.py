"""The search: it looks ahead, keeps to its budget, and knows no more than its seat."""

from __future__ import annotations

import time

import pytest

from noctuary.bots import BOTS, Judge, Search, judge_ahead, judge_of, make_bot
from noctuary.bots.judge import Horizon
from noctuary.bots.onlooker import Onlooker
from noctuary.bots.playout import play_out
from noctuary.bots.search import Budget
from noctuary.bots.strengths import budget_of
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.text.menu import menu_of
from tests.tables.fables_table import table

DUEL: Document = {"fables": ["red", "snow"], "first": "A"}


def middle(moves: int = 12) -> Match:
    """A duel after some moves of greedy players, at a question with several answers."""
    match = Match.start("fables", DUEL, b"middle")
    bots = [make_bot("greedy", "fables", b"%d" % seat) for seat in range(2)]
    play_out(match, bots, moves)
    while match.decision is not None and len(match.decision.moves) < 3:
        play_out(match, bots, 1)
    return match


def test_the_same_seed_gives_the_same_answers() -> None:
    games = []
    for _ in range(2):
        match = middle()
        bots = [make_bot("hard@12", "fables", b"1"), make_bot("greedy", "fables", b"2")]
        play_out(match, bots, 10)
        games.append(match.digest())
    assert games[0] == games[1]


def test_a_budget_of_lines_is_kept_to() -> None:
    match = middle()
    assert match.decision is not None
    offers = len(match.decision.moves)
    thought = Search(b"1", judge_of("fables", b""), Budget(playouts=3 * offers)).weigh(match)
    assert 0 < thought.playouts <= 3 * offers
    assert thought.worlds >= 3
    assert thought.move in match.decision.moves


def test_without_time_the_greedy_answer_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never the last offer for want of time: the first look is taken before the clock is asked."""
    match = middle()
    judge = judge_of("fables", b"")
    now = iter(range(10**6))
    monkeypatch.setattr(time, "perf_counter", lambda: float(next(now)))
    thought = Search(b"1", judge, Budget(seconds=0.5)).weigh(match)
    assert (thought.worlds, thought.playouts) == (0, 0)
    assert thought.move == make_bot("greedy", "fables", b"1").choose(match)


def test_an_expert_goes_on_where_hard_has_seen_enough() -> None:
    """As much time as it is given: only what makes no difference at all is answered soon."""
    match = middle()
    judge = judge_of("fables", b"")
    spent: list[int] = []
    for name in ("hard@600", "expert@600"):
        budget = budget_of(name, timed=False)
        assert budget is not None
        patience = Budget(budget.playouts, race=budget.race)  # both to the same horizon
        spent.append(Search(b"1", judge, patience).weigh(match).playouts)
    hard, expert = spent
    assert 2 * hard < expert <= 600


def test_an_expert_follows_its_lines_farther_where_the_game_has_a_far_horizon() -> None:
    match = middle()
    assert match.decision is not None
    turns: list[int] = []
    for name in ("hard", "expert"):
        budget = budget_of(name, timed=False)
        assert budget is not None
        end = Search(b"1", judge_ahead("fables", b""), budget).end_of(match, match.decision.moves[0])
        assert end is not None
        turns.append(end.turns - match.turns)
    assert turns == [2, 3]


def test_a_victory_at_hand_is_taken_at_once() -> None:
    t = table("red", "snow", a={"hand": ["attack-1", "movement-1"], "square": 4}, b={"hp": 1, "square": 5})
    t.match.play(make_bot("hard@30", "fables", b"x").choose(t.match))
    assert t.match.winners == [0]


def test_a_judge_of_ones_own_may_be_handed_in() -> None:
    class Hoarder(Judge[State]):
        """Thinks of nothing but the cards that are left in hand."""

        def worth(self, state: State, seat: Seat) -> float:
            boards = state.boards  # type: ignore[attr-defined]
            return float(len(boards[seat].hand))

    match = middle()
    assert match.decision is not None
    assert Search(b"1", Hoarder(), Budget(playouts=20)).choose(match) in match.decision.moves


class Busy(Judge[State]):
    """Likes to have few cards in hand; how that ends, it cannot tell."""

    def worth(self, state: State, seat: Seat) -> float:
        boards = state.boards  # type: ignore[attr-defined]
        return -float(len(boards[seat].hand))

    def estimate(self, state: State, seat: Seat) -> float:
        return 0.5

    def horizon(self, state: State, seat: Seat) -> Horizon:
        return Horizon(decisions=1)


def test_no_turn_is_ended_where_doing_something_is_as_good() -> None:
    """Of lines that come to the same it follows the first look; a bot made anew for each answer, too."""
    t = table("red", "snow", a={"hand": ["defense-1"] * 3, "square": 1}, b={"square": 9})
    assert not t.match.game.stops(Search(b"1", Busy(), Budget(playouts=24)).choose(t.match))


def test_a_hint_ends_no_turn_that_the_bot_would_go_on_with() -> None:
    t = table("red", "snow", a={"hand": ["defense-1"] * 3, "square": 1}, b={"square": 9})
    look = Onlooker(Busy(), None, b"1", Budget(playouts=24)).advise(t.match)
    assert look.best == Search(b"1", Busy(), Budget(playouts=24)).choose(t.match)
    assert not t.match.game.stops(look.best)


class Fair(Busy):
    """Goes by one thing, and tells another."""

    def hope(self, state: State, seat: Seat) -> float:
        return 0.25


def test_what_people_are_told_is_the_hope_and_not_what_the_search_goes_by() -> None:
    t = table("red", "snow", a={"hand": ["defense-1"] * 3, "square": 1}, b={"square": 9})
    onlooker = Onlooker(Fair(), None, b"1", Budget(playouts=24))
    advice = onlooker.advise(t.match)
    look = onlooker.look(t.match, advice.best)
    assert look is not None
    assert (advice.estimate, advice.value, look.estimate) == (0.25, 0.25, 0.25)


def test_a_turn_is_passed_where_that_is_really_better() -> None:
    t = table("red", "snow", a={"hand": ["defense-1"] * 3, "square": 1}, b={"square": 9})

    class Wary(Busy):
        def estimate(self, state: State, seat: Seat) -> float:
            return 0.9 if state.boards[seat].defense == 0 else 0.1  # type: ignore[attr-defined]

    assert t.match.game.stops(Search(b"1", Wary(), Budget(playouts=24)).choose(t.match))


@pytest.mark.parametrize(
    ("name", "playouts", "seconds"),
    [("hard@300", 300, 0.0), ("expert@2.5s", 0, 2.5), ("normal@1s", 30, 1.0)],
)
def test_a_name_may_say_the_budget(name: str, playouts: int, seconds: float) -> None:
    budget = budget_of(name, timed=False)
    assert budget is not None
    assert (budget.playouts, budget.seconds) == (playouts, seconds)


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
def test_a_game_says_how_far_a_normal_opponent_looks(game: str) -> None:
    """By itself `normal` follows as many lines as its judge says, at a table with its seconds, too."""
    told = [make_bot(name, game, b"1", timed=timed) for name, timed in (("normal", False), ("normal", True))]
    lines = judge_ahead(game, b"").normal_lines
    assert [repr(bot).partition("playouts=")[2].partition(",")[0] for bot in told] == [str(lines)] * 2


REFUSED = {
    "error-bot-budget": ("hard@", "hard@0", "hard@s", "hard@1e9s", "hard@-3", "hard@1.5", "hard@²"),
    "error-bot-without-budget": ("easy@3", "greedy@2s"),
    "error-unknown-bot": ("hurd@3", "@3", ""),
}


@pytest.mark.parametrize(
    ("name", "message"), [(name, why) for why, names in REFUSED.items() for name in names]
)
def test_a_budget_that_is_none_is_refused_and_told_what_it_may_be(name: str, message: str) -> None:
    with pytest.raises(NoctuaryError) as refused:
        make_bot(name, "fables", b"")
    assert refused.value.message == message
    assert name in str(refused.value)


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays_every_game(game: str, bot: str) -> None:
    menu = menu_of(game)
    match = Match.start(game, menu.setup(list(menu.usual())[:2], {}), b"any")
    name = bot if bot in ("random", "greedy", "easy") else f"{bot}@8"
    players = [make_bot(name, game, b"%d" % seat) for seat in range(match.seats)]
    assert play_out(match, players, 12) == 12
