"""Trying offers one by one in a world that is imagined already, and keeping what leaves it best.

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


class Trying:
    """The policy of the greedy bot, and of everybody in the lines that a search follows."""

    def __init__(self, judge: AnyJudge) -> None:
        self.judge = judge

    def answer(self, world: Match) -> Move:
        """What whoever is asked does in a world that is her own: nothing in it is drawn anew."""
        decision = world.decision
        assert decision is not None
        if len(decision.moves) == 1:
            return decision.moves[0]
        moves = self.judge.sensible(world.state, decision)
        return moves[0] if len(moves) == 1 else self.best(world, moves)

    def best(self, world: Match, moves: list[Move]) -> Move:
        """The offer that makes things best for whoever is asked; her stop, if none makes them better."""
        values, now = self.values(world, moves)
        return self.picked(world, moves, values, now)

    def picked(self, world: Match, moves: list[Move], values: list[float], now: float) -> Move:
        """The best of these values, or the stop if none of them is better."""
        best = 0
        stop = -1
        without = now
        for place, value in enumerate(values):
            if world.game.stops(moves[place]):
                stop = place
                if self.judge.follows_passing and not world.between_actions:
                    without = value
            if value > values[best]:
                best = place
        if stop >= 0 and values[best] <= without + _WORTH_DOING:
            return moves[stop]  # every action makes things better, so no turn goes on for ever
        return moves[best]

    def values(self, world: Match, moves: list[Move]) -> tuple[list[float], float]:
        """What each of these offers leads to, and what the table is worth now, to whoever is asked."""
        decision = world.decision
        assert decision is not None
        me = decision.seat
        now = self.judge.worth(world.state, me)
        found: list[float] = []
        for move in moves:
            value = self._tried(world, move, me)
            chance = self.judge.chance(world.state, me, move)
            if chance < 1.0 and value > now:
                value = now + (value - now) * chance
            found.append(value)
        return found, now

    def _tried(self, world: Match, move: Move, me: Seat) -> float:
        """What this move leads to. Most ask nothing on the way: they need a state, but no match around it."""
        if world.at_rest:
            game = world.game
            state = world.state.copy()
            rests = game.play(state, move) is None and game.settle(state) is None
            if rests and (state.over() or game.between_actions(state)):
                return self.judge.worth(state, me)
        twin = world.copy()
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
            moves = self.judge.sensible(match.state, decision)
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
        return self.judge.worth(match.state, me)
