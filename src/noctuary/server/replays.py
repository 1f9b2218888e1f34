"""Replays: any moment of a game again, as one seat saw it.

A finished game is open: its seed is published, so whoever has the link may look through every seat's eyes. Of
a game that goes on, a person sees her own past and nobody else anything.
"""

from __future__ import annotations

import asyncio
import json
from typing import Final

from noctuary.kernel.chance import commitment
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.records import write_record
from noctuary.server import wire
from noctuary.server.answers import Status
from noctuary.server.house import House
from noctuary.server.presenting import log_lines, present
from noctuary.server.presenting.faces import face
from noctuary.server.table import telling
from noctuary.server.table.table import Place, Table
from noctuary.server.wire import Phase
from noctuary.server.wires import retold
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of

_AT_ONCE: Final = 2  # replays that are worked out side by side


def record_text(table: Table) -> str:
    """The game as a record: seats, seed, the deal that follows from it, and every move."""
    assert table.match is not None
    tags = {f"Player{seat_letter(place.seat)}": _who(place) for place in table.places}
    deal = table.match.deal()
    if deal:
        tags["Deal"] = json.dumps(deal)
    return write_record(table.match, tags)


def _who(place: Place) -> str:
    """A person by her name, a bot by its kind: what it is called follows from the seed."""
    return place.row.bot if place.is_bot else place.row.name


class Replays:
    def __init__(self, house: House) -> None:
        self._house = house
        self._free = asyncio.Semaphore(_AT_ONCE)

    async def info(
        self, table: Table, person: str | None, seat: int | None, language: Language
    ) -> retold.ReplayInfo:
        sight = self._sight(table, person, seat)
        match, over = _match(table), table.phase is Phase.OVER
        place = None if person is None else table.place_of(person)
        moves = [f"{seat_letter(Seat(move.seat))} {move.text}" for move in table.moves]
        return retold.ReplayInfo(
            id=table.id,
            game=table.row.game,
            title=table.row.title,
            phase=table.phase,
            seats=telling.seats_told(table, language),
            moves=len(table.moves),
            turns=_turns(table),
            log=log_lines(match, -1, sight, language, telling.names_of(table, language)),
            notation=moves if over else [],
            winners=[int(winner) for winner in table.row.winners.split()],
            commitment=table.commitment,
            seed=table.row.seed if over else None,
            me=None if place is None else place.seat,
        )

    async def frame(
        self, table: Table, person: str | None, seat: int | None, language: Language, made: int, text: bool
    ) -> retold.ReplayFrame:
        sight = self._sight(table, person, seat)
        match = await self._replayed(table, made)
        names = telling.names_of(table, language)
        frame = present(match, sight, language, 0, text, names=names)
        return retold.ReplayFrame(made, frame.view, frame.steps, frame.step, frame.faces, frame.sections)

    async def moment(self, table: Table, made: int) -> Match:
        """A moment to go on from. Only of finished games: one could look into hands by trying."""
        if table.phase is not Phase.OVER:
            raise Status(409, "server-error-not-over")
        return await self._replayed(table, made)

    async def verified(self, table: Table) -> retold.Verified:
        """Deal again from the published seed, play every move again, and compare."""
        if table.phase is not Phase.OVER:
            raise Status(409, "server-error-not-over")
        found = commitment(table.seed)
        try:
            digest = (await self._replayed(table, len(table.moves))).digest()
        except NoctuaryError:
            digest = ""  # the moves that were played do not follow from this seed
        good = found == table.commitment and digest == table.row.digest
        return retold.Verified(good, table.commitment, found, table.row.digest, digest, len(table.moves))

    async def _replayed(self, table: Table, made: int) -> Match:
        """In a thread: a long game takes a while, and the tables go on."""
        _match(table)
        if not 0 <= made <= len(table.moves):
            raise Status(404, "server-error-no-moment", most=len(table.moves))
        async with self._free:
            return await asyncio.to_thread(table.rebuilt, made)

    def _sight(self, table: Table, person: str | None, seat: int | None) -> Seat | None:
        """Whose eyes: anybody's once it is over, before that only one's own."""
        if seat is not None and seat >= len(table.places):
            raise Status(404, "server-error-bad-seat", seat=str(seat))
        if table.phase is Phase.OVER:
            return None if seat is None else Seat(seat)
        place = None if person is None else table.place_of(person)
        if place is None or seat not in (None, place.seat):
            raise Status(403, "server-error-not-over")
        return place.seat

    def faces(self, table: Table, slug: str) -> wire.CardFaces:
        words = words_of(table.row.game)
        if table.match is not None:
            words = words.at(table.match)
        if not words.is_card(slug):
            raise Status(404, "server-error-no-card")
        return wire.CardFaces(face(slug, words, Language.EN), face(slug, words, Language.FR))


def _match(table: Table) -> Match:
    if table.match is None:
        raise Status(409, "server-error-not-dealt")
    return table.match


def _turns(table: Table) -> list[int]:
    """How many moves were made when each turn began."""
    starts: dict[int, int] = {}
    for move in table.moves:
        starts.setdefault(move.turn, move.number)
    return [starts[turn] for turn in sorted(starts)]
