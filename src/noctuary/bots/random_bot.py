"""Plays any legal move, each as likely as the others."""

from __future__ import annotations

from random import Random

from noctuary.bots.bot import Bot
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class RandomBot(Bot):
    def __init__(self, seed: bytes) -> None:
        self._random = Random(seed)

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        moves = decision.moves
        return moves[int(self._random.random() * len(moves))]
