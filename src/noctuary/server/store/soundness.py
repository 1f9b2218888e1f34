"""Whether rows are what we have written: a broken one costs its table, never the lists that it stands in.

A database keeps what it is given, and disks, tools and hands damage it. What is read is looked at once, here,
so that nothing else has to expect a word where a number should be.
"""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from noctuary.events.event import Kind, State
from noctuary.server.store.rows import EventRow, SeatRow, TableRow
from noctuary.server.wire import Spoken

if TYPE_CHECKING:
    from noctuary.server.store.tables import StoredTable

_DAMAGED: Final = "damaged"
_PHASES: Final = ("gathering", "playing", "paused", "over", _DAMAGED)
_SITTERS: Final = ("person", "bot", "open")
_LARGEST: Final = 1e11  # of any number that is kept, and a date is made of some
_KINDS: Final[dict[str, tuple[type, ...]]] = {
    "str": (str,),
    "int": (int,),
    "bool": (bool, int),
    "float": (float, int),
    "None": (type(None),),
}


class Unsound(ValueError):
    """What is kept of a table cannot be what was written."""


def is_sound(row: Any) -> bool:
    """Whether every field of a row is of its kind, and no number beyond reason."""
    for name, kinds in _fields(row.__class__):
        value = getattr(row, name)
        if not isinstance(value, kinds):
            return False
        if isinstance(value, int | float) and not abs(value) < _LARGEST:
            return False
    return True


@cache
def _fields(kind: type) -> tuple[tuple[str, tuple[type, ...]], ...]:
    """The fields of a row by name, and what each may be."""
    return tuple(
        (field.name, tuple(one for word in str(field.type).split(" | ") for one in _KINDS[word]))
        for field in fields(kind)
    )


def may_be_listed(row: TableRow, seats: list[SeatRow]) -> bool:
    """Whether a table can be told in a line: its own row and its seats are sound."""
    if not is_sound(row) or row.phase not in _PHASES:
        return False
    if not all(seat.isdecimal() and int(seat) < len(seats) for seat in row.winners.split()):
        return False
    sitters = all(is_sound(seat) and seat.sitter in _SITTERS for seat in seats)
    return sitters and [seat.seat for seat in seats] == list(range(len(seats)))


def event_may_be_listed(row: EventRow) -> bool:
    """Whether an event can be told in a line; how it went is read elsewhere."""
    words = ((row.kind, Kind), (row.state, State), (row.language, Spoken))
    return is_sound(row) and all(word in {one.value for one in known} for word, known in words)


def as_damaged(row: TableRow) -> TableRow:
    """A broken row as far as a line can be made of it, so that its host can throw the table away."""
    return TableRow(
        id=str(row.id),
        wish="",
        game=str(row.game),
        title=str(row.title),
        phase=_DAMAGED,
        public=False,
        host=row.host,
        seed="",
        commitment=str(row.commitment),
        engine="",
        created=0.0,
        updated=0.0,
    )


def or_damaged(row: TableRow, seats: list[SeatRow]) -> tuple[TableRow, list[SeatRow]]:
    """The table if it can be listed; otherwise a damaged one, with nobody at it."""
    return (row, seats) if may_be_listed(row, seats) else (as_damaged(row), [])


def is_damaged(stored: StoredTable) -> bool:
    """Whether nobody can go on there: it was closed for good, or ought to be."""
    try:
        check(stored)
    except Unsound:
        return True
    return stored.row.phase == _DAMAGED


def check(stored: StoredTable) -> None:
    """Raise `Unsound` for a table that cannot be gone on with; a line of chat that is broken is left out."""
    if not may_be_listed(stored.row, stored.seats):
        raise Unsound("the table or a seat")
    for number, move in enumerate(stored.moves):
        if not is_sound(move) or move.number != number or not 0 <= move.seat < len(stored.seats):
            raise Unsound(f"move {number}")
    if not all(is_sound(sight) for sight in stored.sights):
        raise Unsound("who has seen which hand")
    stored.chat = [line for line in stored.chat if is_sound(line)]
