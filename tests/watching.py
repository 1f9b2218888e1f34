"""A watchdog for code that might never come back."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooLong(Exception):
    """It has run longer than it may."""


def _bark(_signal: int, _frame: FrameType | None) -> None:
    raise TooLong


@contextmanager
def watchdog(seconds: float) -> Iterator[None]:
    """Raise TooLong in whatever runs inside once so many seconds of its own processor time are over.

    Processor time, so that a busy machine does not make it bark. Where there are no such signals, it
    sleeps.
    """
    if not hasattr(signal, "SIGVTALRM"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, _bark)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


@contextmanager
def patience(seconds: float) -> Iterator[None]:
    """Raise TooLong once so many seconds have gone by: for what waits for an answer that never comes.

    Far more than anything takes, since a busy machine counts, too.
    """
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, _bark)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
