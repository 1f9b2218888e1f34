"""Ctrl-C in the first moments: while modules are being loaded there is nothing to keep and nobody to tell.

An interrupt would surface anywhere in them, print where, or be lost in a callback of the import system and
end nothing. So the system ends the process, as it does with any program, and the shell sees the usual 130.
"""

from __future__ import annotations

import signal


def end_silently() -> None:
    """From here on Ctrl-C ends the process without a word; whoever started it may have it ignored."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def listen() -> None:
    """From here on it is a KeyboardInterrupt again: a command has begun."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
