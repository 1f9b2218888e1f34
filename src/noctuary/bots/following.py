"""Follows offers in imagined worlds: everybody answers as the greedy bot would, up to the game's horizon.

There the judge says how likely the seat is to win. A clock may run: a line that it cuts off is worth nothing.
"""

from __future__ import annotations

import time
from typing import Final

from noctuary.bots.judge import AnyJudge, Horizon
from noctuary.bots.trying import Playing
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_LONGEST: Final = 160  # decisions of one line; a quiet point may never come
_SOONER: Final = 1e-5  # per decision: of two victories the nearer one, of two defeats the farther


class Share:
    """What came of one world: what each offer is worth there, and how many tables were weighed for it."""

    def __init__(self, values: list[float], judged: int) -> None:
        self.values = values  # none: the time was up
        self.judged = judged


class Following:
    """`far` lets lines go on to the game's far horizon."""

    def __init__(self, judge: AnyJudge, *, far: bool) -> None:
        self.judge = judge
        self.far = far
        self.judged = 0  # tables that were weighed on the way
        self._until = 0.0

    def start_clock(self, seconds: float) -> None:
        """So many seconds run from now on; 0: there is no clock."""
        self._until = time.perf_counter() + seconds if seconds else 0.0

    @property
    def time_is_up(self) -> bool:
        return self._until > 0.0 and time.perf_counter() >= self._until

    @property
    def seconds_left(self) -> float:
        """0 where there is no clock; where there is one, a little at least."""
        return max(self._until - time.perf_counter(), 1e-6) if self._until else 0.0

    def horizon(self, match: Match, seat: Seat) -> Horizon:
        judge = self.judge
        return judge.far_horizon(match.state, seat) if self.far else judge.horizon(match.state, seat)

    def values(self, world: Match, moves: list[Move], me: Seat, horizon: Horizon) -> list[float]:
        """How likely `me` is to win after each of these in this world; nothing at all if the time is up."""
        found: list[float] = []
        for move in moves:
            twin = world.copy()
            twin.play(move)
            value = self._followed(twin, me, horizon, world.turns)
            if value < 0.0:
                return []
            found.append(value)
        return found

    def end_of(self, world: Match, move: Move) -> Match | None:
        """Where the line of this offer ends in this world: what is weighed, to look at; None: time is up."""
        decision = world.decision
        assert decision is not None
        twin = world.copy()
        twin.play(move)
        horizon = self.horizon(world, decision.seat)
        value = self._followed(twin, decision.seat, horizon, world.turns)
        return None if value < 0.0 else twin

    def _followed(self, match: Match, me: Seat, horizon: Horizon, turn: int) -> float:
        """How likely `me` is to win at the horizon of this line; less than nothing if the time is up."""
        made = 0
        out = False
        everybody = Playing(self.judge)
        while match.decision is not None and made < _LONGEST:
            out = self.judge.is_out(match.state, me)  # how it ends for the others is nothing to her
            if out or _is_far(match, horizon, turn, made):
                break
            if self._until and time.perf_counter() > self._until:
                return -1.0
            match.play(everybody.answer(match))
            made += 1
        value = self.judge.estimate(match.state, me)
        self.judged += everybody.judged + 1
        if out or match.decision is None:
            value += _SOONER * made if value < 0.5 else -_SOONER * made
        return value


def _is_far(match: Match, horizon: Horizon, turn: int, made: int) -> bool:
    far = horizon.turns > 0 and match.turns - turn >= horizon.turns
    if not far:
        far = horizon.decisions > 0 and made >= horizon.decisions
    return far and match.quiet
