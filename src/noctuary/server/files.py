"""How many files a process may have open: every connection is one."""

from __future__ import annotations

import sys
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

_SPARE: Final = 200  # the database, bots' processes, logs, what uvicorn holds


def want_files(count: int) -> int:
    """Room for so many, as far as the system lets us; how many there may be now."""
    if sys.platform == "win32":
        return count
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = count if hard == resource.RLIM_INFINITY else min(count, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most


def make_room(connections: int) -> None:
    """For so many connections at once; whoever keeps the server hears now if the system has none."""
    if want_files(connections + _SPARE) < connections + _SPARE:
        raise NoctuaryError(
            MessageId("server-error-files"), connections=connections, files=connections + _SPARE
        )
