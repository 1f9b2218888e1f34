"""Looks one move ahead: imagines the table, tries each offer and keeps what leaves it best."""

from __future__ import annotations

from noctuary.bots.judge import AnyJudge
from noctuary.bots.trying import Trying
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class Greedy:
    def __init__(self, seed: bytes, judge: AnyJudge) -> None:
        self._seed = seed
        self._asked = 0
        self._trying = Trying(judge)

    def __repr__(self) -> str:
        return f"Greedy({type(self._trying.judge).__name__})"

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        self._asked += 1
        if len(decision.moves) == 1:
            return decision.moves[0]
        moves = self._trying.judge.sensible(match.state, decision)
        if len(moves) == 1:
            return moves[0]
        key = self._seed + self._asked.to_bytes(4, "big")
        return self._trying.best(match.imagine(decision.seat, key), moves)
