"""The table of a meeting: who sits where, with what, and by which rules."""

from __future__ import annotations

from typing import Final

import msgspec

from noctuary.bots.strengths import NORMAL
from noctuary.events.event import Event, Meeting, Standing
from noctuary.server.store.events import KeptEvent
from noctuary.server.store.rows import EntryRow, SeatRow
from noctuary.server.wire import NewTable, SeatWish, Sitter
from noctuary.text.menu import menu_of

TOURNAMENT: Final = "tournament"  # the field of a setup by which games are scored as in tournaments


def wish_for(kept: KeptEvent, event: Event, meeting: Meeting) -> tuple[NewTable, list[SeatRow]]:
    """Everybody is seated at once; for whoever has left a bot sits in."""
    rows = [kept.entries[number] for number in meeting.entries]
    choices = _choices(kept, rows)
    seats = [
        _seat(place, row, event.entries[row.number].standing is Standing.IN, choice)
        for place, (row, choice) in enumerate(zip(rows, choices, strict=True))
    ]
    template = msgspec.json.decode(kept.row.wish, type=NewTable)
    wished = [SeatWish(Sitter(seat.sitter), None, seat.bot or NORMAL) for seat in seats]
    return msgspec.structs.replace(template, seats=wished, event=kept.row.id), seats


def _choices(kept: KeptEvent, rows: list[EntryRow]) -> list[str | None]:
    """What each brings; where the same may not sit at two seats, the second one's is drawn."""
    choices: list[str | None] = []
    for row in rows:
        taken = row.choice in choices and not menu_of(kept.row.game).same_twice
        choices.append(None if taken else row.choice)
    return choices


def _seat(place: int, row: EntryRow, there: bool, choice: str | None) -> SeatRow:
    if row.bot or row.person is None or not there:
        return SeatRow(place, Sitter.BOT.value, bot=row.bot or NORMAL, choice=choice)
    return SeatRow(place, Sitter.PERSON.value, row.person, row.name, choice=choice)
