"""Text from outside as a message repeats it: on one line, not at any length, without signs that play tricks.

A stranger may send any text at all; each message that quotes it goes through here, because errors and the
catalogues do.
"""

# not compiled: it makes messages, and is never in a hot loop.

from __future__ import annotations

import re
from typing import Final

MOST_QUOTED: Final = 200  # characters of what somebody wrote
MOST_LISTED: Final = 2000  # characters of what we name ourselves; Fluent takes no more than 2,500 at once
# Arguments that we put together ourselves: what would be right, what is on offer, where it stands.
_OURS: Final = frozenset({"allowed", "known", "found", "problem", "rule", "groups", "file", "sets"})
# What draws nothing and breaks lines, turns the writing round, or cannot be sent at all.
_TRICKS: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ud800-\udfff]"
)
_UNSENDABLE: Final = re.compile("[\ud800-\udfff]")  # halves of a sign: no encoding has them
_LARGEST: Final = 10**15  # no number of ours is; of a longer one nobody reads the digits


def shortened(text: str, most: int = MOST_QUOTED) -> str:
    """At most so many characters; `…` says that there were more."""
    return text if len(text) <= most else text[: most - 1] + "…"


def one_line(text: str) -> str:
    """With a space for each sign that is none."""
    return _TRICKS.sub(" ", text)


def quoted(name: str, value: str | int) -> str | int:
    """An argument of a message: what a person wrote is cut early, what we list ourselves late."""
    if isinstance(value, str):
        if name in _OURS:
            return _UNSENDABLE.sub(" ", shortened(value, MOST_LISTED))
        return one_line(shortened(value))
    return max(-_LARGEST, min(value, _LARGEST))
