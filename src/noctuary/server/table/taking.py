"""Taking a seat: an open one before the deal, one's own again at any time, a bot's in mid-game by consent.

A bot's hand is a secret too: whoever could sit down there unasked could read it and leave. At a table of an
event only those sit who were paired there: a bot that sits in keeps the seat for her who left it.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId, Seat
from noctuary.server.store import PersonRow
from noctuary.server.table import sights
from noctuary.server.table.asking import SeatAsked, drop_seat_asked, tell_person
from noctuary.server.wire import Phase

if TYPE_CHECKING:
    from noctuary.server.table.table import Place, Table


def why_not_sit(table: Table, person: str, place: Place) -> str | None:
    """The message that says why she cannot sit there, asked or unasked; None if she can."""
    if table.place_of(person) is not None:
        return "server-error-already-seated"
    if place.is_person:
        return "server-error-seat-taken"
    if table.phase is Phase.OVER:
        return "server-error-game-over"
    if table.wish.event and not sights.has_played(table, person, place.seat):
        return "server-error-event-seat"
    others = [table.row.host, *(other.row.person for other in table.people())]
    if table.services.blocks.any_has(others, person):
        return "server-error-unwelcome"
    return None if table.match is None else _why_not_play_on(table, person, place.seat)


def _why_not_play_on(table: Table, person: str, seat: Seat) -> str | None:
    """In a running game hands have been dealt, and some have been seen."""
    if sights.knows_an_opponent(table, person, seat):
        return "server-error-hand-seen"
    if sights.has_played(table, person, seat):
        return None
    if not players(table) and sights.was_anybodys(table, seat):
        return "server-error-seat-kept"  # whoever left it may come back, and there is nobody to ask
    return None


def was_hers(table: Table, person: str, place: Place) -> bool:
    """Whether a bot plays on what she has played: she may come back to it, unasked."""
    return place.is_bot and sights.has_played(table, person, place.seat)


def needs_consent(table: Table, person: str, seat: Seat) -> bool:
    """In a running game, unless it is her own seat, or nobody plays whom it could harm."""
    return table.match is not None and not sights.has_played(table, person, seat) and bool(players(table))


def players(table: Table) -> list[Place]:
    """Those who play: persons. Of somebody who has deleted herself there is nobody to ask."""
    return [place for place in table.people() if place.row.person is not None]


def ask_for_seat(table: Table, person: PersonRow, place: Place) -> None:
    """Ask everybody who plays. The game goes on meanwhile."""
    if table.seat_asked is not None:
        own = table.seat_asked.person.id == person.id
        raise NoctuaryError(MessageId("server-error-seat-asked" if own else "server-error-others-ask"))
    if person.id in table.declined:
        raise NoctuaryError(MessageId("server-error-seat-declined"))
    until = time.monotonic() + table.services.patience.consent
    waiting = {player.seat for player in players(table)}
    table.seat_asked = SeatAsked(next(table.askings), person, place.seat, waiting, until)
    table.changed()


def agrees(table: Table, seat: Seat, asked: SeatAsked) -> bool:
    """One of those who play says yes; True if that was the last one."""
    asked.waiting_for.discard(seat)
    if asked.waiting_for:
        table.changed()
    return not asked.waiting_for


def declines(table: Table, asked: SeatAsked) -> None:
    """One no is enough, and it holds: whoever plays is not asked by the same person again and again."""
    table.declined.add(asked.person.id)
    drop_seat_asked(table, "server-seat-refused")
    table.changed()


def tell_agreed(table: Table, asked: SeatAsked) -> None:
    tell_person(table, asked.person.id, "server-seat-agreed", wrong=False)
