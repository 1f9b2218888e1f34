"""The streams of a terminal: whatever their encoding, and whatever is wrong with where the output goes."""

from __future__ import annotations

import codecs
import os
import sys
import unicodedata
from contextlib import suppress
from io import TextIOWrapper
from typing import Final, Literal, TextIO

# What a terminal that has no such sign shows instead; French accents are in all but the oldest of them.
_INSTEAD: Final = {
    "“": '"',
    "”": '"',
    "‘": "'",
    "’": "'",
    "…": "...",
    "–": "-",
    "—": "-",
    "−": "-",
    "→": "->",
    "←": "<-",
    "✓": "ok",
    "✗": "x",
    "×": "x",
    "·": "-",
    "•": "-",
    "«": '"',
    "»": '"',
    "œ": "oe",
    "Œ": "OE",
    "≠": "!=",
    "≥": ">=",
    "≤": "<=",
}
_PLAINLY: Final = "noctuary-plainly"


def settle_streams() -> None:
    """No sign that we print or read ends a command. Who has chosen otherwise (PYTHONIOENCODING) is heard.

    A stream that was closed before we began (`>&-`) is one that leads nowhere: no file takes its place.
    """
    sys.stdin, sys.stdout, sys.stderr = (
        sys.stdin or _nowhere("r"),
        sys.stdout or _nowhere("w"),
        sys.stderr or _nowhere("w"),
    )
    codecs.register_error(_PLAINLY, _plainly)
    for stream, errors in ((sys.stdout, _PLAINLY), (sys.stderr, _PLAINLY), (sys.stdin, "replace")):
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors=errors)


def _nowhere(mode: Literal["r", "w"]) -> TextIO:
    return open(os.devnull, mode, encoding="utf-8")


def _plainly(wrong: UnicodeError) -> tuple[str, int]:
    if not isinstance(wrong, UnicodeEncodeError):
        raise wrong
    return "".join(map(plain_sign, wrong.object[wrong.start : wrong.end])), wrong.end


def plain_sign(sign: str) -> str:
    """The nearest thing in ASCII: without its accent, or a question mark."""
    if sign in _INSTEAD:
        return _INSTEAD[sign]
    return unicodedata.normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def drop_output() -> None:
    """What is left in the stream has nowhere to go, and must not be tried again at the very end."""
    with suppress(OSError, ValueError):  # no stream of the system's: nothing is left behind
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
