"""Plays as a beginner does: sees what each move brings at once, but not every move, and misjudges a little.

Its mistakes are those of a person: it overlooks an offer now and then, takes the second best for the best,
and never thinks about what the others will do. A victory that lies before it, it takes.
"""

from __future__ import annotations

from random import Random
from typing import Final

from noctuary.bots.judge import AnyJudge
from noctuary.bots.trying import Line, Trying
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_OVERLOOKED: Final = 0.25  # of the offers, at each look
_MISJUDGED: Final = 0.15  # of the judge's scale: how far its idea of what a move brings is off, as a rule
_DECISIVE: Final = 20.0  # scales: nobody overlooks that


class Careless:
    def __init__(self, seed: bytes, judge: AnyJudge) -> None:
        self._seed = seed
        self._asked = 0
        self._trying = Trying(judge)
        self._random = Random(seed)

    def __repr__(self) -> str:
        return f"Careless({type(self._trying.judge).__name__})"

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        self._asked += 1
        moves = self._trying.judge.sensible(match.state, decision)
        if len(moves) == 1:
            return moves[0]
        world = match.imagine(decision.seat, self._seed + self._asked.to_bytes(4, "big"))
        lines, now = self._trying.lines(world, moves)
        scale = self._trying.judge.scale
        seen: list[Move] = []
        believed: list[Line] = []
        for place, move in enumerate(moves):
            line = lines[place]
            if line.value - now > _DECISIVE * scale:
                return move
            if match.game.stops(move):  # what she has, everybody knows: no turn ends for a whim
                seen.append(move)
                believed.append(line)
            elif self._random.random() >= _OVERLOOKED:
                seen.append(move)
                line.value += _MISJUDGED * scale * self._random.gauss(0.0, 1.0)
                believed.append(line)
        if not seen:
            seen, believed = moves, lines
        return seen[self._trying.picked(world, seen, believed, now)]
