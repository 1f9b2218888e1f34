"""What somebody asks of those who play: to take back a move, or for the seat of a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from noctuary.kernel.ids import Seat
from noctuary.server.store import PersonRow
from noctuary.server.wire import Noted, Wrong
from noctuary.text.catalogue import Language, say

if TYPE_CHECKING:
    from noctuary.server.table.table import Table


@dataclass
class Asking:
    """Somebody asks the others whether she may take back more than is hers to take."""

    id: int
    by: Seat
    made: int
    waiting_for: set[Seat]


@dataclass
class SeatAsked:
    """Somebody asks those who play whether she may take over a bot's seat in their game."""

    id: int
    person: PersonRow
    seat: Seat
    waiting_for: set[Seat]
    until: float  # of the monotonic clock


def drop_seat_asked(table: Table, message: str | None) -> None:
    """The request is over, and she who asked is told why, unless she knows."""
    asked, table.seat_asked = table.seat_asked, None
    if asked is not None and message is not None:
        tell_person(table, asked.person.id, message, wrong=True)


def lapse(table: Table, now: float) -> None:
    """Who is not answered in time is not left waiting, and those who play are not asked for ever."""
    if table.seat_asked is not None and table.seat_asked.until <= now:
        drop_seat_asked(table, "server-seat-unanswered")


def tell_person(table: Table, person: str | None, message: str, *, wrong: bool) -> None:
    for stream in table.streams:
        if stream.person == person:
            text = say(stream.language, message)
            stream.tell_now(Wrong(message, text) if wrong else Noted(text))


def tell_person_now(table: Table, person: str, text: Callable[[Language], str]) -> None:
    """What she is to hear at once, in the language of each of her windows."""
    for stream in table.streams:
        if stream.person == person:
            stream.tell_now(Noted(text(stream.language)))
