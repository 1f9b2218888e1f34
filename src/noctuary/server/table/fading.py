"""Hints that fade, for a first real game: shown at first, later asked for, and in the end there are none.

What counts is how many rounds the table has seen: as many turns for each seat, however long each was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.server.wire import Fading

if TYPE_CHECKING:
    from noctuary.server.table.table import Table

_SHOWN: Final = 2  # rounds with a hint for every question
_ASKED: Final = 5  # rounds until there are none


def fading(table: Table) -> Fading | None:
    """How far the hints of this table have faded; None where they do not."""
    match = table.match
    if not (table.wish.hints and table.wish.fading) or match is None:
        return None
    return faded(match.turns, match.seats)


def faded(turns: int, seats: int) -> Fading:
    """How far they have after so many turns."""
    rounds = max(turns - 1, 0) // seats
    if rounds < _SHOWN:
        return Fading.SHOWN
    return Fading.ASKED if rounds < _ASKED else Fading.GONE


def has_hints(table: Table) -> bool:
    """Whether whoever plays may ask for one now."""
    return table.wish.hints and fading(table) is not Fading.GONE
