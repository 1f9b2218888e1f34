"""Taking back: freely against bots, between people only what is one's own, and beyond that by consent."""

from __future__ import annotations

from noctuary.kernel.ids import Seat
from noctuary.server.store import PersonRow
from noctuary.server.table.rights import last_own_move, taken_back_to
from noctuary.server.table.seating import refuse, seat_of
from noctuary.server.table.table import Asking, Table
from noctuary.server.wire import Phase, Wrong
from noctuary.text.catalogue import say


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
    others = {other.seat for other in table.people() if other is not place}
    table.asking = Asking(table.row.decision, place.seat, made, others)
    table.changed()


async def answer(table: Table, person: PersonRow, number: int, yes: bool) -> None:
    """Everybody has to agree; one no is enough."""
    place, asking = seat_of(table, person.id), table.asking
    if asking is None or asking.id != number or place.seat not in asking.waiting_for:
        raise refuse("nothing-asked")
    if not yes:
        table.asking = None
        _tell_refused(table, asking.by)
        table.changed()
        return
    asking.waiting_for.discard(place.seat)
    if asking.waiting_for:
        table.changed()
    else:
        await table.cut(asking.made)


def _tell_refused(table: Table, seat: Seat) -> None:
    person = table.places[seat].row.person
    for stream in table.streams:
        if stream.person == person:
            text = say(stream.language, "server-undo-refused")
            stream.tell_now(Wrong("server-undo-refused", text))
