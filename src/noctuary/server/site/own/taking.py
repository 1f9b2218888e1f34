"""Everything that is kept about one person, as one file for her.

Of a finished game the whole record is hers to have, as it is for whoever has its link. Of one that goes on
she gets what she knows by heart: that it is there, her seat and what she brought. The seed, the setup and the
moves would tell what the others hold.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from noctuary.kernel.ids import SEAT_LETTERS, Seat, seat_letter
from noctuary.kernel.records import Item, Record, What
from noctuary.server.site.own.telling import seats_told, when
from noctuary.server.store import MeasureRow, PersonRow, SeatRow, Store, TableRow
from noctuary.server.store.packing import Unreadable
from noctuary.server.store.rows import DeckVersionRow, MoveRow
from noctuary.server.wire import Phase, Sitter
from noctuary.server.wires.decks import DeckCards
from noctuary.server.wires.own import (
    Everything,
    KeptDeck,
    KeptEntry,
    KeptGame,
    KeptLine,
    KeptMeasure,
    KeptPerson,
    KeptVersion,
)
from noctuary.server.wires.progress import ProgressKind, Step
from noctuary.text.catalogue import Language

MOST_GAMES: Final = 300
MOST_LINES: Final = 5000


async def everything(store: Store, person: PersonRow, language: Language) -> Everything:
    """What there is more of than a file may hold is named (`cut`): the rest is older."""
    over = await store.history.finished(person.id, MOST_GAMES + 1)
    running = await store.history.open(person.id, MOST_GAMES)
    lines = await store.history.said(person.id, MOST_LINES + 1)
    kept = [await _game(store, person, row, seats, language) for row, seats in [*running, *over[:MOST_GAMES]]]
    cut = [
        name
        for name, found, most in (("games", over, MOST_GAMES), ("chat", lines, MOST_LINES))
        if len(found) > most
    ]
    return Everything(
        KeptPerson(person.name, person.language, person.account is not None, when(person.created)),
        kept,
        await _decks(store, person),
        [
            Step(ProgressKind(row.kind), row.slug, row.done, row.place)
            for row in await store.progress.read(person.id)
        ],
        [KeptLine(line.table_id, line.text, when(line.at)) for line in lines[:MOST_LINES]],
        [row.name for row in await store.safety.blocked_by(person.id)],
        cut,
        [_measure(row) for row in await store.moderation.measures_of([person.id])],
        [
            KeptEntry(row.id, row.game, row.title, choice)
            for row, choice in await store.events.hers(person.id)
        ],
    )


def _measure(row: MeasureRow) -> KeptMeasure:
    until, lifted = (None if at is None else when(at) for at in (row.until, row.lifted))
    return KeptMeasure(row.what, row.reason, when(row.at), until, lifted)


async def _game(
    store: Store, person: PersonRow, row: TableRow, seats: Sequence[SeatRow], language: Language
) -> KeptGame:
    mine = next(seat for seat in seats if seat.person == person.id)
    over = row.phase == Phase.OVER.value
    return KeptGame(
        row.id,
        row.game,
        row.title,
        Phase(row.phase),
        mine.seat,
        seats_told(row, seats, language),
        mine.choice,
        when(row.updated),
        await _record(store, row, seats) if over else None,
    )


async def _record(store: Store, row: TableRow, seats: Sequence[SeatRow]) -> str | None:
    """One game that cannot be read any more keeps nobody from having the others."""
    try:
        return record(row, seats, await store.history.moves(row.id))
    except Unreadable:
        return None


def record(row: TableRow, seats: Sequence[SeatRow], moves: Sequence[MoveRow]) -> str | None:
    """The record from what is stored, without playing the game again; None for one begun at a position."""
    if row.setup is None:
        return None
    made = Record()
    made.result = "+".join(SEAT_LETTERS[int(seat)] for seat in row.winners.split()) or "draw"
    made.tags = {
        "Game": row.game,
        "Setup": row.setup,
        "Seats": " ".join(SEAT_LETTERS[: len(seats)]),
        "Seed": row.seed,
        "SeedHash": row.commitment,
        "Engine": row.engine,
        **{f"Player{seat_letter(Seat(seat.seat))}": _who(seat) for seat in seats},
        "Result": made.result,
    }
    made.items = [Item(What.MOVE, f"{seat_letter(Seat(move.seat))} {move.text}", 0) for move in moves]
    return made.write()


def _who(seat: SeatRow) -> str:
    return seat.bot if seat.sitter == Sitter.BOT.value else seat.name


async def _decks(store: Store, person: PersonRow) -> list[KeptDeck]:
    """Those that were thrown away and not yet deleted as well: they are kept, too."""
    return [
        KeptDeck(
            row.game, row.deleted is not None, [_version(one) for one in await store.decks.versions(row.id)]
        )
        for row in await store.decks.of(person.id)
    ]


def _version(row: DeckVersionRow) -> KeptVersion:
    cards = msgspec.json.decode(row.cards, type=DeckCards)
    return KeptVersion(row.version, row.name, row.format, row.note, cards, when(row.at))
