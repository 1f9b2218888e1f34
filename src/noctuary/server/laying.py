"""New tables: as somebody wishes for them, once more, from a moment of another game, or for an event."""

from __future__ import annotations

import contextlib
import json
import secrets
import time
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy.exc import IntegrityError

from noctuary.kernel.chance import Chance, commitment, match_key, new_seed
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.kernel.records import engine_version
from noctuary.server import wire
from noctuary.server.answers import Status
from noctuary.server.names import visible
from noctuary.server.presenting import setup_for_table
from noctuary.server.store import PersonRow, SeatRow, TableRow
from noctuary.server.stories import choices_played
from noctuary.server.table import seating, sights
from noctuary.server.table.table import Table
from noctuary.server.wire import NewTable, Phase, SeatWish, Sitter
from noctuary.server.wires import retold
from noctuary.text.menu import menu_of

if TYPE_CHECKING:
    from noctuary.server.house import House


class Laying:
    def __init__(self, house: House) -> None:
        self._house = house

    async def make(self, person: PersonRow, wish: NewTable, *, limited: bool = True) -> Table:
        """A table as somebody wishes for it; what cannot be is said now, not at the deal.

        Only whoever keeps this machine (not `limited`) says how long bots may think (`hard@2s`).
        """
        if wish.event:
            raise NoctuaryError(MessageId("server-error-event-table"))
        if wish.hints and wish.clock is not None:
            raise NoctuaryError(MessageId("server-error-hints-clock"))
        if wish.minutes is not None and not find_game(wish.game).ends_by_time():
            raise NoctuaryError(MessageId("error-no-time-limit"))
        for seat in wish.seats if limited else []:
            if seat.sitter is Sitter.BOT:
                seating.check_bot(seat.bot)
        return await self._make_as_wished(person, wish, limited=limited)

    async def _make_as_wished(self, person: PersonRow, wish: NewTable, *, limited: bool) -> Table:
        setup_for_table(wish, self._house.settings.card_sets)
        seats = [_seat(n, seat, person) for n, seat in enumerate(wish.seats)]
        return await self.lay_down(person, wish, seats, limited=limited)

    async def lay_down(
        self,
        person: PersonRow | None,
        wish: NewTable,
        seats: list[SeatRow],
        position: Document | None = None,
        *,
        limited: bool = False,
        table_id: str = "",
    ) -> Table:
        now, host = time.time(), None if person is None else person.id
        seed = new_seed()
        row = TableRow(
            id=table_id or secrets.token_urlsafe(16),
            wish=msgspec.json.encode(wish).decode(),
            game=wish.game,
            title=visible(wish.title),
            phase=Phase.GATHERING.value if position is None else Phase.PLAYING.value,
            public=wish.public,
            host=host,
            seed=seed.hex(),
            commitment=commitment(seed),
            engine=engine_version(),
            created=now,
            updated=now,
        )
        if position is not None:
            row.position = json.dumps(_rekeyed(position, seed))
        most = self._house.settings.limits.open_tables
        if not await self._house.store.tables.add(row, seats, most if limited else None):
            raise NoctuaryError(MessageId("server-limit-tables"), most=most)
        return await self._begun(row.id)

    async def lay(self, table_id: str, wish: NewTable, seats: list[SeatRow]) -> Table:
        """A table of an event, under the id that the event has given it. Whatever was cut off is made up for:
        a table that is there already is only dealt, and one that is dealt is left as it is."""
        if await self._house.store.tables.find(table_id) is None:
            with contextlib.suppress(IntegrityError):  # another process has just laid it
                return await self.lay_down(None, wish, seats, table_id=table_id)
        return await self._begun(table_id)

    async def _begun(self, table_id: str) -> Table:
        """Deal where nobody is waited for, and let everybody see it."""
        table = await self._house.find(table_id)
        assert table is not None
        async with table.lock:
            open_seats = any(place.row.sitter == Sitter.OPEN.value for place in table.places)
            if table.match is None and not open_seats:
                seating.deal(table)
                await table.save()
            await sights.note(table)
            table.changed()
        if self._house.company.shared:
            self._house.forget(table)  # it is for the process that its first client comes to
        return table

    async def rematch(self, table: Table) -> str:
        """The same people, bots and wishes; a new deal."""
        people = [place.row.person for place in table.people()]
        seats = [
            _again(place.row, self._house.blocks.any_has(people, place.row.person or ""))
            for place in table.places
        ]
        host = None if table.row.host is None else await self._house.store.people.find(table.row.host)
        wish = msgspec.structs.replace(table.wish, event="")  # the event has its result
        return (await self.lay_down(host, wish, seats)).id

    async def again(self, person: PersonRow, table: Table, wish: wire.Again) -> Table:
        """The same against bots, or with another deck, or against other bots."""
        place = seating.seat_of(table, person.id)
        if wish.bot is not None:
            seating.check_bot(wish.bot)
        if table.phase is not Phase.OVER:
            raise Status(409, "server-error-not-over")
        if len(table.people()) > 1:
            raise Status(409, "server-error-not-alone")
        choices = choices_played(table)
        if wish.other:
            taken = wish.choice is not None and not menu_of(table.row.game).same_twice
            choices = [None if taken and choice == wish.choice else choice for choice in choices]
            choices[place.seat] = wish.choice
        seats = [
            SeatWish(Sitter.ME, choices[one.seat])
            if one is place
            else SeatWish(Sitter.BOT, choices[one.seat], wish.bot or one.row.bot)
            for one in table.places
        ]
        old = table.wish
        wished = msgspec.structs.replace(old, seats=seats, fading=False, event="")
        return await self._make_as_wished(person, wished, limited=True)

    async def go_on_from(self, person: PersonRow, match: Match, wish: retold.FromHere) -> Table:
        """A new table that begins at a moment of another game: oneself at one seat, bots at the others."""
        seating.check_bot(wish.bot)
        if wish.seat >= match.seats:
            raise NoctuaryError(MessageId("error-no-such-seat"), seat=wish.seat)
        if match.over:
            raise NoctuaryError(MessageId("error-match-over"))
        sitters = [Sitter.ME if n == wish.seat else Sitter.BOT for n in range(match.seats)]
        seats = [SeatWish(sitter, None, wish.bot) for sitter in sitters]
        rows = [_seat(n, seat, person) for n, seat in enumerate(seats)]
        wished = NewTable(match.game.name, seats, hints=True)
        return await self.lay_down(person, wished, rows, match.dump(), limited=True)


def _seat(number: int, wish: SeatWish, person: PersonRow) -> SeatRow:
    choice = wish.choice or None
    if wish.sitter is Sitter.ME:
        return SeatRow(number, Sitter.PERSON.value, person.id, person.name, choice=choice)
    if wish.sitter is Sitter.BOT:
        return SeatRow(number, Sitter.BOT.value, bot=wish.bot, choice=choice)
    return SeatRow(number, Sitter.OPEN.value, choice=choice)


def _again(row: SeatRow, unwanted: bool) -> SeatRow:
    """The same seat at the next table; whom another has blocked does not come along."""
    if unwanted:
        return SeatRow(row.seat, Sitter.OPEN.value, choice=row.choice)
    return SeatRow(row.seat, row.sitter, row.person, row.name, row.bot, row.choice)


def _rekeyed(position: Document, seed: bytes) -> Document:
    """The position with chance of its own: what was to come in the other game does not come again."""
    match = Match.load(position)
    answers = position["answers"]
    state = match.game.load(_state_of(position))
    state.chance = Chance(match_key(seed))
    return {"state": match.game.dump(state), "answers": answers}


def _state_of(position: Document) -> Document:
    state = position["state"]
    assert isinstance(state, dict)
    return state
