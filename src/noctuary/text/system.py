"""What the operating system says of a file or a network, in the person's language.

Its own texts are English wherever Python runs, so the usual ones are messages of the catalogues; any other is
told as it is.
"""

from __future__ import annotations

import errno
import os
import re
from functools import cache
from typing import Final

_USUAL: Final = {
    "EACCES": "system-access",
    "EADDRINUSE": "system-address-taken",
    "ECONNREFUSED": "system-refused",
    "EDQUOT": "system-quota",
    "EEXIST": "system-exists",
    "EFBIG": "system-too-large",
    "EHOSTUNREACH": "system-no-way",
    "EIO": "system-broken",
    "EISDIR": "system-folder",
    "ELOOP": "system-loop",
    "EMFILE": "system-too-many",
    "ENAMETOOLONG": "system-long-name",
    "ENETUNREACH": "system-no-way",
    "ENOENT": "system-not-there",
    "ENOSPC": "system-full",
    "ENOTDIR": "system-no-folder",
    "EPERM": "system-not-allowed",
    "EROFS": "system-read-only",
    "ETIMEDOUT": "system-no-answer",
}
_NUMBERED: Final = re.compile(r"^\[Errno \d+\] ")  # as Python begins one that it has no name for


def system_message(problem: str) -> str | None:
    """The message for a text of the system; none if it is no usual one."""
    return _messages().get(_plain(problem))


@cache
def _messages() -> dict[str, str]:
    """By the text of the system."""
    known = ((getattr(errno, name, None), message) for name, message in _USUAL.items())
    return {_plain(os.strerror(code)): message for code, message in known if code is not None}


def _plain(problem: str) -> str:
    return _NUMBERED.sub("", problem).rstrip(".")
