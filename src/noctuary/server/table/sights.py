"""Whose hands somebody has seen in this game: nobody plays against a hand that she has looked into.

It is kept before it is shown, and outlives a restart: leaving and sitting down elsewhere, a bot that takes
over for a while, or a look over somebody's shoulder change nothing about what a person knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from noctuary.kernel.ids import Seat
from noctuary.kernel.view import document
from noctuary.server.store import SightRow
from noctuary.server.table import telling
from noctuary.server.table.stream import Stream
from noctuary.server.wire import Phase

if TYPE_CHECKING:
    from noctuary.server.table.table import Table


async def note(table: Table, *coming: Stream) -> None:
    """Keep who sees which hand from now on: before telling, whenever a seat, a sight or a client is new."""
    if table.match is None or table.phase is Phase.OVER:
        return
    new = [
        SightRow(person, seat, played)
        for (person, seat), played in _open_hands(table, coming).items()
        if not table.seen.get((person, seat), False) and table.seen.get((person, seat)) is not played
    ]
    if new:
        await table.services.store.tables.add_sights(table.id, new)
        table.seen.update({(row.person, Seat(row.seat)): row.played for row in new})


def _open_hands(table: Table, coming: Sequence[Stream]) -> dict[tuple[str, Seat], bool]:
    """Who sees which hand now; True: because it is hers to play."""
    found = {
        (stream.person, sight): False
        for stream in (*table.streams, *coming)
        if (sight := telling.sight_of(table, stream)) is not None
    }
    for place in table.people():
        if place.row.person is not None:
            found[place.row.person, place.seat] = True
    return found


def has_played(table: Table, person: str, seat: Seat) -> bool:
    return table.seen.get((person, seat), False)


def was_anybodys(table: Table, seat: Seat) -> bool:
    """Whether a person has played this seat; bots have no secrets from whoever comes."""
    return any(played and of == seat for (_, of), played in table.seen.items())


def knows_an_opponent(table: Table, person: str, seat: Seat) -> bool:
    """Whether she has seen a hand that this seat plays against."""
    teams = _teams(table)
    return any(who == person and teams[of] != teams[seat] for who, of in table.seen)


def _teams(table: Table) -> list[object]:
    """Which side each seat is on: its team, where the game has teams, else its own."""
    view = {} if table.match is None else document(table.match.game.view(table.match.state, None))
    seats = view.get("seats")
    told = seats if isinstance(seats, list) else []
    return [_side(told[n] if n < len(told) else None, n) for n in range(len(table.places))]


def _side(seat: object, number: int) -> object:
    return seat.get("team", number) if isinstance(seat, dict) else number
