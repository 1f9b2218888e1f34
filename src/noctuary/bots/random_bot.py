"""Plays any legal move, each as likely as the others."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class RandomBot:
    def __init__(self, seed: bytes) -> None:
        self._draw: Callable[[], float] = Random(seed).random

    def __repr__(self) -> str:
        return "RandomBot()"

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        moves = decision.moves
        drawn: float = self._draw()
        return moves[int(drawn * float(len(moves)))]  # an int in the product would be boxed
