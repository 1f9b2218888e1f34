"""What the lobby says of each table, without waking it."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from noctuary.server import wire
from noctuary.server.store import SeatRow, TableRow
from noctuary.server.store.tables import Listed
from noctuary.server.table import telling
from noctuary.server.table.clocks import pace_of
from noctuary.server.table.fading import faded
from noctuary.server.wire import Fading, Phase, Sitter
from noctuary.text.menu import bots_called

if TYPE_CHECKING:
    from noctuary.server.house import House


NameOf: TypeAlias = Callable[[SeatRow, Sequence[str]], str]  # whoever sits there; bots have these names


class _FoundBy(msgspec.Struct):
    """What of a wish tables are found by; the rest of it, whole decks perhaps, is passed over."""

    clock: wire.ClockWish | None = None
    minutes: int | None = None
    language: wire.Spoken = wire.Spoken.ANY
    event: str = ""
    hints: bool = False
    fading: bool = False


def _found_by(wish: str) -> _FoundBy:
    """By nothing, if it cannot be read any more: one broken row must not take the list from everybody."""
    try:
        return msgspec.json.decode(wish, type=_FoundBy)
    except msgspec.MsgspecError:
        return _FoundBy()


async def read_for(house: House, people: Collection[str]) -> Listed:
    """What is to be told to these people, and to whoever is nobody yet."""
    return await house.store.tables.listed_for(people, time.time() - house.settings.patience.listed)


def lines_of(house: House, found: Listed, person: str | None, name_of: NameOf) -> list[wire.TableLine]:
    return [_line(house, row, seats, person, name_of) for row, seats in found.list_of(person)]


def _line(
    house: House, row: TableRow, seats: list[SeatRow], person: str | None, name_of: NameOf
) -> wire.TableLine:
    live = house.awake(row.id)
    bots = bots_called(row.game, row.commitment, len(seats))
    wish = _found_by(row.wish)
    mine = person is not None and any(seat.person == person for seat in seats)
    return wire.TableLine(
        id=row.id,
        game=row.game,
        title=row.title,
        phase=Phase(row.phase),
        seats=[name_of(seat, bots) for seat in seats],
        open_seats=sum(seat.sitter == Sitter.OPEN.value for seat in seats),
        watching=house.company.watching(row.id) if live is None else telling.watching(live),
        mine=mine,
        hosting=person is not None and row.host == person,
        turn=row.turn,
        updated=datetime.fromtimestamp(row.updated, UTC).isoformat(timespec="seconds"),
        language=wish.language,
        pace=pace_of(wish.clock, wish.minutes, len(seats)),
        event=wish.event,
        hints=wish.hints and not (wish.fading and faded(row.turn, len(seats)) is Fading.GONE),
    )
