"""Clocks, where a table has them. A person's clock never ends a game: an opponent may claim it, or wait.

It runs for whoever is asked while anybody is at the table: a line that breaks, or is cut, stops no clock. It
stands still while the table is paused, and while somebody is still being called to it.
"""

from __future__ import annotations

from typing import Final

from noctuary.server.store import SeatRow
from noctuary.server.wire import ClockWish, Pace

_FAST_MINUTES: Final = 15  # for each person, or less: nobody sits down there for a quiet evening


def pace_of(clock: ClockWish | None, table_minutes: int | None, seats: int) -> Pace:
    """How quickly people mean to play, as their clocks say: what tables are found by."""
    minutes = [] if clock is None else [clock.minutes]
    if table_minutes is not None:
        minutes.append(table_minutes // seats)  # as if it were shared among them
    if not minutes:
        return Pace.RELAXED
    return Pace.FAST if min(minutes) <= _FAST_MINUTES else Pace.NORMAL


class Waiting:
    """How long somebody who is there has been asked, where the others need not wait for ever.

    It belongs to the question, not to a line: whoever goes and comes back has as much left as she had.
    """

    def __init__(self, minutes: int) -> None:
        self._patience = minutes * 60.0
        self.seat: SeatRow | None = None
        self._made = -1
        self._since = 0.0
        self._stopped: float | None = None  # when it was last counted, while it is not
        self.nudged = False

    def asked(self, seat: SeatRow | None, made: int, now: float, *, counts: bool) -> None:
        """This seat is asked after so many moves, or nobody is who could be slow.

        It does not count while she is away, which is counted elsewhere, or the table is paused.
        """
        if seat is not self.seat or made != self._made:
            self.seat, self._made, self._since, self.nudged = seat, made, now, False
            self._stopped = None
        if self._stopped is not None:
            self._since += now - self._stopped
        self._stopped = None if counts else now

    def left(self, now: float) -> float:
        """Until the others may end it."""
        until = now if self._stopped is None else self._stopped
        return max(0.0, self._since + self._patience - until)

    def until_nudge(self, now: float) -> float:
        """Half of it goes by before she is reminded."""
        return max(0.0, self.left(now) - self._patience / 2)


class TableClock:
    """The time of the whole table. What has run is kept with every move; a server that is off eats none."""

    def __init__(self, minutes: int, elapsed: float) -> None:
        self._all = minutes * 60.0
        self._elapsed = elapsed
        self._since: float | None = None  # None: it stands still

    @property
    def runs(self) -> bool:
        return self._since is not None

    def run(self, on: bool, now: float) -> None:
        self._elapsed = self.elapsed(now)
        self._since = now if on else None

    def elapsed(self, now: float) -> float:
        return self._elapsed + (0.0 if self._since is None else now - self._since)

    def left(self, now: float) -> float:
        return max(0.0, self._all - self.elapsed(now))


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
