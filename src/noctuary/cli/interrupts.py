"""Ctrl-C, in the first moments of a command and when nobody listens.

While modules are being loaded there is nothing to keep and nobody to tell: an interrupt would surface in any
of them, print where, or be lost in a callback of the import system and end nothing. So the system ends the
process, as it does with any program, and the shell sees the usual 130. Later on it is a KeyboardInterrupt.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

_AGAIN: Final = 1.0  # seconds after which a second Ctrl-C is no mere double press
_pressed = 0.0


def end_silently() -> None:
    """From here on Ctrl-C ends the process without a word; whoever started it may have it ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def listen() -> None:
    """From here on it is a KeyboardInterrupt again: a command has begun."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@contextmanager
def insisting() -> Iterator[None]:
    """A bot of somebody's own may catch it and go on: whoever presses again, a moment later, means it."""
    before = signal.getsignal(signal.SIGINT)
    if before is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, _interrupted)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _interrupted(number: int, frame: FrameType | None) -> None:
    global _pressed
    now = time.monotonic()
    if _pressed and now - _pressed > _AGAIN:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGINT)
    _pressed = now
    signal.default_int_handler(number, frame)
