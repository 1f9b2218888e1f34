"""The judge of games that bring none: it plays on, and sees who wins."""

from __future__ import annotations

from noctuary.bots import Bot, Greedy, RandomBot, make_bot
from noctuary.bots.playout_judge import PlayoutJudge
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match

SETUP: Document = {"fables": ["red", "snow"], "first": "A", "turn_cap": 12}


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    match = Match.start("fables", {"fables": ["red", "snow"]}, b"over")
    match.concede(Seat(1))
    judge = PlayoutJudge(find_game("fables"), b"judge")
    assert judge.worth(match.state, Seat(0)) == 1
    assert judge.worth(match.state, Seat(1)) == 0


def test_it_judges_alike_with_the_same_seed_and_changes_nothing() -> None:
    match = Match.start("fables", SETUP, b"alike")
    before = match.digest()
    worths = [PlayoutJudge(find_game("fables"), b"seed").worth(match.state, Seat(0)) for _ in range(2)]
    assert worths[0] == worths[1]
    assert 0 <= worths[0] <= 1
    assert match.digest() == before


def test_greedy_plays_a_whole_game_with_it() -> None:
    match = Match.start("fables", {**SETUP, "turn_cap": 2}, b"whole")
    bots: list[Bot] = [Greedy(b"a", PlayoutJudge(match.game, b"a")), RandomBot(b"b")]
    while match.decision is not None:
        match.play(bots[match.decision.seat].choose(match))
    assert match.over


def test_our_games_have_judges_of_their_own() -> None:
    for game in ("buffy", "fables", "vtes"):
        assert "PlayoutJudge" not in repr(make_bot("greedy", game, b""))
