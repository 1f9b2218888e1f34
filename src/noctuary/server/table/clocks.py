"""Clocks, where a table has them. A clock never ends a game by itself: an opponent may claim it, or wait.

It runs only for a person who is asked and connected, and stands still while the table is paused.
"""

from __future__ import annotations

from typing import Final

from noctuary.server.store import SeatRow
from noctuary.server.wire import ClockWish, NewTable, Pace

_FAST_MINUTES: Final = 15  # for each person, or less: nobody sits down there for a quiet evening


def pace_of(wish: NewTable) -> Pace:
    """How quickly people mean to play, as their clocks say: what tables are found by."""
    if wish.clock is None:
        return Pace.RELAXED
    return Pace.FAST if wish.clock.minutes <= _FAST_MINUTES else Pace.NORMAL


class Clock:
    def __init__(self, wish: ClockWish) -> None:
        self.wish = wish
        self.seat: SeatRow | None = None  # whose time runs
        self._since = 0.0

    def full(self) -> float:
        return self.wish.minutes * 60.0

    def run_for(self, seat: SeatRow | None, now: float) -> None:
        """Let this seat's time run from now on; what has run before is taken off."""
        if self.seat is not None:
            self.seat.clock = self.left(self.seat, now)
        self.seat, self._since = seat, now

    def answered(self, seat: SeatRow, now: float) -> None:
        """An answer adds the increment."""
        left = self.left(seat, now)
        if self.seat is seat:
            self._since = now
        seat.clock = left + self.wish.increment

    def left(self, seat: SeatRow, now: float) -> float:
        kept = self.full() if seat.clock is None else seat.clock
        return max(0.0, kept - (now - self._since)) if self.seat is seat else kept
