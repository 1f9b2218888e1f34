"""A watchdog for code that might never come back."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from types import FrameType


class TooLong(Exception):
    """It has run longer than it may."""


def _bark(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


def watchdog(seconds: float) -> AbstractContextManager[None]:
    """Raise TooLong in whatever runs inside once so many seconds of its own processor time are over.

    Processor time, so that a busy machine does not make it bark. Where there are no such signals, it
    sleeps.
    """
    return _timed("SIGVTALRM", "ITIMER_VIRTUAL", seconds)


def patience(seconds: float) -> AbstractContextManager[None]:
    """Raise TooLong once so many seconds have gone by: for what waits for an answer that never comes.

    Far more than anything takes, since a busy machine counts, too.
    """
    return _timed("SIGALRM", "ITIMER_REAL", seconds)


@contextmanager
def _timed(alarm: str, clock: str, seconds: float) -> Iterator[None]:
    number, timer = getattr(signal, alarm, None), getattr(signal, clock, None)
    if number is None or timer is None:
        yield
        return
    before = signal.signal(number, _bark)
    signal.setitimer(timer, seconds)
    try:
        yield
    finally:
        signal.setitimer(timer, 0)
        signal.signal(number, before)
