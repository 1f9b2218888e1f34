"""Bots that people write themselves sit at a table like those that come with Noctuary, compiled or not."""

from __future__ import annotations

from noctuary.bots import Bot, make_bot
from noctuary.bots.playout import play_out
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class TakesTheFirst(Bot):
    def choose(self, match: Match) -> Move:
        assert match.decision is not None
        return match.decision.moves[0]


class TakesTheLast:
    """Not even a subclass: what it can do is enough."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, match: Match) -> Move:
        assert match.decision is not None
        self.asked += 1
        return match.decision.moves[-1]


def test_own_bots_play() -> None:
    match = Match.start("fables", {"fables": ["red", "mulan"], "turn_cap": 6}, b"own")
    last = TakesTheLast()
    bots: list[Bot] = [TakesTheFirst(), last]
    made = play_out(match, bots, 5_000)
    assert match.over
    assert 0 < last.asked < made


def test_an_own_bot_meets_a_ready_one() -> None:
    match = Match.start("fables", {"fables": ["red", "mulan"], "turn_cap": 6}, b"own")
    play_out(match, [TakesTheFirst(), make_bot("random", "fables", b"x")], 5_000)
    assert match.over
