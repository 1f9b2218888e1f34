"""A file that one process at a time holds: the system lets go of it when the process ends."""

# not compiled: asked once a run, and each system has its own way.

from __future__ import annotations

import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_LOCKED_BYTE: Final = 1 << 30  # far behind whatever stands there: nobody else could read what is locked


def lock(handle: int) -> None:
    """Hold an open file, or raise OSError at once if somebody else does."""
    if sys.platform == "win32":
        os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
