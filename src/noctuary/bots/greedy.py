"""Looks one move ahead: imagines the table, tries each offer and keeps what leaves it best.

A move often asks something on the way (which card to add, how far to go). Such a move is followed through
its own questions until the table rests again, so that whole actions are compared, not their first words.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots.judge import AnyJudge
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_LINES: Final = 12  # ways through the own questions of one move; beyond that the last offer is taken
_WORTH_DOING: Final = 0.001
_LONGEST: Final = 40  # steps of others that are answered for them before giving up


class Greedy:
    def __init__(self, seed: bytes, judge: AnyJudge) -> None:
        self._seed = seed
        self._asked = 0
        self._judge = judge

    def __repr__(self) -> str:
        return f"Greedy({type(self._judge).__name__})"

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        self._asked += 1
        if len(decision.moves) == 1:
            return decision.moves[0]
        moves = self._judge.sensible(match.state, decision)
        if len(moves) == 1:
            return moves[0]
        key = self._seed + self._asked.to_bytes(4, "big")
        imagined = match.imagine(decision.seat, key)
        best = moves[0]
        best_value = 0.0
        stop: Move | None = None
        now = without = self._worth(imagined, decision.seat)
        for place, move in enumerate(moves):
            value = self._tried(imagined, move, decision.seat)
            chance = self._judge.chance(match.state, decision.seat, move)
            if chance < 1.0 and value > now:
                value = now + (value - now) * chance
            if match.game.stops(move):
                stop = move
                if self._judge.follows_passing and not match.between_actions:
                    without = value
            if place == 0 or value > best_value:
                best, best_value = move, value
        if stop is not None and best_value <= without + _WORTH_DOING:
            return stop  # every action makes things better, so no turn goes on for ever
        return best

    def _tried(self, imagined: Match, move: Move, me: Seat) -> float:
        """What this move leads to. Most ask nothing on the way: they need a state, but no match around it."""
        if imagined.at_rest:
            game = imagined.game
            state = imagined.state.copy()
            rests = game.play(state, move) is None and game.settle(state) is None
            if rests and (state.over() or game.between_actions(state)):
                return self._judge.worth(state, me)
        twin = imagined.copy()
        twin.play(move)
        return self._value(twin, me, _LINES)

    def _value(self, match: Match, me: Seat, lines: int) -> float:
        """What this line is worth once the table rests again."""
        for _ in range(_LONGEST):
            decision = match.decision
            if decision is None or match.between_actions:
                break
            if decision.seat != me:
                match.play(decision.moves[-1])  # others decline: an offer to stop stands last
                continue
            moves = self._judge.sensible(match.state, decision)
            if len(moves) == 1 or len(moves) > lines:
                match.play(moves[-1])
                continue
            best = 0.0
            for place, move in enumerate(moves):
                twin = match.copy()
                twin.play(move)
                value = self._value(twin, me, lines // len(moves))
                if place == 0 or value > best:
                    best = value
            return best
        return self._worth(match, me)

    def _worth(self, match: Match, me: Seat) -> float:
        return self._judge.worth(match.state, me)
