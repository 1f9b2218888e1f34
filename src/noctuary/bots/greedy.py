"""Looks one move ahead: imagines the table, tries each offer and keeps what leaves it best.

A move often asks something on the way (which card to add, how far to go). Such a move is followed through
its own questions until the table rests again, so that whole actions are compared, not their first words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from noctuary.bots.bot import Bot
from noctuary.kernel.game import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

Evaluation: TypeAlias = Callable[[State, Seat], float]

_QUESTIONS: Final = 4  # own questions followed in full; beyond that the last offer is taken
_WORTH_DOING: Final = 0.001
_LONGEST: Final = 40  # steps of others that are answered for them before giving up


class Greedy(Bot):
    def __init__(self, seed: bytes, evaluate: Evaluation) -> None:
        self._seed = seed
        self._asked = 0
        self._evaluate = evaluate

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        moves = decision.moves
        self._asked += 1
        if len(moves) == 1:
            return moves[0]
        key = self._seed + self._asked.to_bytes(4, "big")
        imagined = match.imagine(decision.seat, key)
        best = moves[0]
        best_value = 0.0
        stop: Move | None = None
        for place, move in enumerate(moves):
            if match.game.stops(move):
                stop = move
            twin = imagined.copy()
            twin.play(move)
            value = self._value(twin, decision.seat, _QUESTIONS)
            if place == 0 or value > best_value:
                best, best_value = move, value
        if stop is not None and best_value <= self._evaluate(imagined.state, decision.seat) + _WORTH_DOING:
            return stop  # every action makes things better, so no turn goes on for ever
        return best

    def _value(self, match: Match, me: Seat, questions: int) -> float:
        """What this line is worth once the table rests again."""
        for _ in range(_LONGEST):
            decision = match.decision
            if decision is None or match.between_actions:
                break
            if decision.seat != me or not questions:
                match.play(decision.moves[-1])  # others decline: an offer to stop stands last
                continue
            best = 0.0
            for place, move in enumerate(decision.moves):
                twin = match.copy()
                twin.play(move)
                value = self._value(twin, me, questions - 1)
                if place == 0 or value > best:
                    best = value
            return best
        return self._evaluate(match.state, me)
