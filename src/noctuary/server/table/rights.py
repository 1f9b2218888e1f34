"""What is done for a person at a table without asking, and what she may take back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.kernel.match import Match
from noctuary.server.presenting import may_take_back
from noctuary.server.wire import Phase

if TYPE_CHECKING:
    from noctuary.server.table.table import Place, Table

FREE: Final = "free"
ASK: Final = "ask"


def passed_for(table: Table, place: Place) -> int | None:
    """The offer that the table plays for this seat, as it was told to; None: the seat is asked."""
    match = table.match
    if match is None or table.phase is not Phase.PLAYING or table.place_asked() is not place:
        return None
    if not place.is_person:
        return None
    index = _passes(table, match, place)
    return None if (table.row.decision, index) in table.crashed else index


def _passes(table: Table, match: Match, place: Place) -> int | None:
    """Looked for once for each question, unless she wishes for something else meanwhile."""
    asked = (match, match.made, table.row.decision)
    if (*asked, place.passing.wishes) != table.passes[0]:
        index = place.passing.passes(match, place.seat, table.row.decision)  # it may end a yield
        table.passes = (*asked, place.passing.wishes), index
    return table.passes[1]


def last_own_move(table: Table, place: Place) -> int | None:
    """How many moves were made before this seat's last one that somebody chose; None if there is none."""
    for move in reversed(table.moves):
        if move.seat == place.seat and not move.auto:
            return move.number
    return None


def plays_freely(table: Table) -> bool:
    """Whether she is alone with bots, and nobody elsewhere waits for how it ends: then everything goes."""
    return len(table.people()) == 1 and not table.wish.event


def may_be_asked(table: Table) -> bool:
    """Whether those who sit here can let somebody take back more. In an event a bot that sits in for somebody
    cannot speak for her."""
    return not table.wish.event or all(place.is_person for place in table.places)


def taken_back_to(table: Table, place: Place) -> int | None:
    """How far this seat may take moves back without asking anybody; None: not at all.

    Against bots, to its last own decision. Between people, and in an event even against bots, never past
    another's decision, a reveal or chance.
    """
    match = table.match
    if match is None or table.phase is not Phase.PLAYING:
        return None
    if plays_freely(table):
        return last_own_move(table, place)
    if not table.moves or table.moves[-1].seat != place.seat:
        return None
    drawing = table.drawn()
    seen = None if drawing is None else drawing.seen(place.seat)
    return len(table.moves) - 1 if may_take_back(match, table.before, place.seat, seen) else None


def undo_offer(table: Table, place: Place | None) -> str | None:
    """What an undo would be: free, to be asked for, or nothing."""
    if place is None or table.phase is not Phase.PLAYING:
        return None
    if last_own_move(table, place) is None:
        return None
    if taken_back_to(table, place) is not None:
        return FREE
    return ASK if may_be_asked(table) else None
