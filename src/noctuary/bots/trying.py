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
_QUICK_LINES: Final = 4  # the same where many decisions are followed
_WORTH_DOING: Final = 0.001
_LONGEST: Final = 40  # steps of others that are answered for them before giving up


class Line:
    """What a move leads to, and how whoever makes it answers her own questions on the way."""

    __slots__ = ("answers", "value")

    def __init__(self, value: float, answers: list[Move]) -> None:
        self.value = value
        self.answers = answers


class Trying:
    """The policy of the greedy bot, and of everybody in the lines that a search follows."""

    def __init__(self, judge: AnyJudge, lines: int = _LINES) -> None:
        self.judge = judge
        self.judged = 0  # tables that it has come to and weighed
        self._lines = lines

    def best(self, world: Match, moves: list[Move]) -> Move:
        """The offer that makes things best for whoever is asked; her stop, if none makes them better."""
        lines, now = self.lines(world, moves)
        return moves[self.picked(world, moves, lines, now)]

    def picked(self, world: Match, moves: list[Move], lines: list[Line], now: float) -> int:
        """The place of the best of these lines, or of the stop if none of them is better."""
        best = 0
        stop = -1
        without = now
        for place, line in enumerate(lines):
            if world.game.stops(moves[place]):
                stop = place
                if self.judge.follows_passing and not world.between_actions:
                    without = line.value
            if line.value > lines[best].value:
                best = place
        if stop >= 0 and lines[best].value <= without + _WORTH_DOING:
            return stop  # every action makes things better, so no turn goes on for ever
        return best

    def lines(self, world: Match, moves: list[Move]) -> tuple[list[Line], float]:
        """What each of these offers leads to, and what the table is worth now, to whoever is asked."""
        decision = world.decision
        assert decision is not None
        me = decision.seat
        now = self.judge.worth(world.state, me)
        found: list[Line] = []
        alone = world.alone(me)
        for move in moves:
            line = self._tried(alone, move, me, self._lines)
            if line.value > now:
                chance = self.judge.chance(world.state, me, move)
                if chance < 1.0:
                    line.value = now + (line.value - now) * chance
            found.append(line)
        return found, now

    def _tried(self, world: Match, move: Move, me: Seat, lines: int) -> Line:
        """What this move leads to."""
        twin = world.copy()
        if twin.settles_with(move):
            return self._judged(twin, me, [])
        return self._followed(twin, me, lines)

    def _judged(self, match: Match, me: Seat, answers: list[Move]) -> Line:
        self.judged += 1
        return Line(self.judge.worth(match.state, me), answers)

    def _followed(self, match: Match, me: Seat, lines: int) -> Line:
        """What this line is worth once the table rests again."""
        answers: list[Move] = []
        for _ in range(_LONGEST):
            decision = match.decision
            if decision is None or match.between_actions:
                break
            if decision.seat != me:
                if match.settles_with(decision.moves[-1]):  # others decline: an offer to stop stands last
                    break
                continue
            moves = self.judge.sensible(match.state, decision)
            if len(moves) == 1 or len(moves) > lines:
                answers.append(moves[-1])
                if match.settles_with(moves[-1]):
                    break
                continue
            best: Line | None = None
            for move in moves:
                line = self._tried(match, move, me, lines // len(moves))
                if best is None or line.value > best.value:
                    best = line
                    line.answers.insert(0, move)
            assert best is not None
            best.answers[:0] = answers
            return best
        return self._judged(match, me, answers)


class Playing:
    """Answers for every seat in a world that is played on: nothing in it is drawn anew.

    Whoever has tried a move to its end knows how she means to go on, and does, unless somebody steps in: her
    own questions on the way are not thought through a second time.
    """

    def __init__(self, judge: AnyJudge) -> None:
        self._judge = judge
        self._trying = Trying(judge, _QUICK_LINES)
        self._plan: list[Move] = []
        self._whose = Seat(-1)

    @property
    def judged(self) -> int:
        """Tables that were weighed on the way."""
        return self._trying.judged

    def answer(self, world: Match) -> Move:
        decision = world.decision
        assert decision is not None
        offered = decision.moves
        if len(offered) == 1:
            self._skip(decision.seat, offered[0])
            return offered[0]
        if world.between_actions:
            self._plan = []
        elif self._plan and decision.seat == self._whose:
            planned = self._plan[0]
            if planned in offered:
                del self._plan[0]
                return planned
            self._plan = []
        moves = self._judge.sensible(world.state, decision)
        if len(moves) == 1:
            return moves[0]
        return self._decided(world, moves)

    def _skip(self, seat: Seat, only: Move) -> None:
        """An answer that was the only one was part of the plan, too."""
        if self._plan and seat == self._whose and self._plan[0] == only:
            del self._plan[0]

    def _decided(self, world: Match, moves: list[Move]) -> Move:
        decision = world.decision
        assert decision is not None
        lines, now = self._trying.lines(world, moves)
        place = self._trying.picked(world, moves, lines, now)
        if decision.seat == self._whose or moves[place] is not decision.moves[-1]:
            self._plan = lines[place].answers
            self._whose = decision.seat
        return moves[place]
