"""Taking back: freely against bots, between people only what is one's own, and beyond that by consent."""

from __future__ import annotations

from noctuary.server.store import PersonRow
from noctuary.server.table.asking import Asking, tell_person
from noctuary.server.table.rights import last_own_move, may_be_asked, taken_back_to
from noctuary.server.table.seating import refuse, seat_of
from noctuary.server.table.table import Table
from noctuary.server.wire import Phase


async def undo(table: Table, person: PersonRow) -> None:
    place = seat_of(table, person.id)
    if table.phase is not Phase.PLAYING:
        raise refuse("game-over" if table.phase is Phase.OVER else "paused")
    free = taken_back_to(table, place)
    if free is not None:
        await table.cut(free)
        return
    made = last_own_move(table, place)
    if made is None:
        raise refuse("nothing-to-undo")
    if not may_be_asked(table):
        raise refuse("event-undo")
    others = {other.seat for other in table.people() if other is not place}
    table.asking = Asking(next(table.askings), place.seat, made, others)
    table.changed()


async def answer(table: Table, person: PersonRow, number: int, yes: bool) -> None:
    """Everybody has to agree; one no is enough."""
    place, asking = seat_of(table, person.id), table.asking
    if asking is None or asking.id != number or place.seat not in asking.waiting_for:
        raise refuse("nothing-asked")
    if not yes:
        table.asking = None
        tell_person(table, table.places[asking.by].row.person, "server-undo-refused", wrong=True)
        table.changed()
        return
    asking.waiting_for.discard(place.seat)
    if asking.waiting_for:
        table.changed()
    else:
        await table.cut(asking.made)


def withdraw(table: Table, person: PersonRow, number: int) -> None:
    place, asking = seat_of(table, person.id), table.asking
    if asking is None or asking.id != number or asking.by != place.seat:
        raise refuse("nothing-asked")
    table.asking = None
    table.changed()
