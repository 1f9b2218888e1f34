"""The house: which tables there are, which of them are awake, and the lobby that lists them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import secrets
import time
from collections.abc import Collection, Coroutine
from datetime import UTC, datetime
from typing import Final

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
from noctuary.server.blocks import Blocks
from noctuary.server.bots import BotPool
from noctuary.server.company import (
    Alone,
    BlocksChanged,
    Company,
    LobbyChanged,
    News,
    OrderChanged,
    PersonChanged,
    SessionEnded,
    SessionMoved,
)
from noctuary.server.guests import Guests
from noctuary.server.keeping import Keeping
from noctuary.server.lobby import Lobby, NameOf
from noctuary.server.names import visible
from noctuary.server.order import Order
from noctuary.server.presenting import setup_for_table
from noctuary.server.settings import Settings
from noctuary.server.store import PersonRow, SeatRow, Store, TableRow
from noctuary.server.store.leases import Moved
from noctuary.server.store.packing import Unreadable
from noctuary.server.store.soundness import check, is_damaged
from noctuary.server.stories import choices_played
from noctuary.server.table import seating, sights, telling
from noctuary.server.table.clocks import pace_of
from noctuary.server.table.driving import wake
from noctuary.server.table.stream import BANNED, RESTARTING, SESSION_ENDED, Close
from noctuary.server.table.table import Services, Table
from noctuary.server.wire import NewTable, Phase, SeatWish, Sitter
from noctuary.text.menu import bots_called, menu_of

_LOG: Final = logging.getLogger(__name__)
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,32}")
_SWEEP_SECONDS: Final = 60.0
_GOODBYE_SECONDS: Final = 10.0
_SPREAD_SECONDS: Final = 0.5  # the lobbies of other processes hear of a change so much later, of many at once


class Damaged(Status):
    """A table whose record cannot be replayed."""

    def __init__(self) -> None:
        super().__init__(410, "server-error-table-broken")


class House:
    def __init__(
        self, settings: Settings, store: Store, bots: BotPool, company: Company | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.company: Company = company or Alone()
        self.lobby = Lobby(self)
        self.blocks = Blocks(store, self.company)
        self.order = Order(store)
        self._services = Services(
            store,
            bots,
            settings.patience,
            settings.limits,
            self.blocks,
            self.order,
            settings.card_sets,
            self._changed,
            self._wake,
            self._rematch,
            store.metrics,
        )
        self._awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Lock] = {}
        self._ending: set[asyncio.Task[None]] = set()  # of tables that have gone to sleep
        self._guests = Guests(store, settings.patience.guest)
        self._differ: set[str] = set()  # tables that the lobbies of other processes are to hear of
        self._spreading: asyncio.TimerHandle | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        self._keeping = Keeping(store, settings.keep, self._awake.keys)

    @property
    def services(self) -> Services:
        """What every table here shares."""
        return self._services

    async def open(self) -> None:
        await self.blocks.read()
        await self.order.read()

    # -- tables that are awake ------------------------------------------------------------------------

    def awake(self, table: str) -> Table | None:
        return self._awake.get(table)

    def all_awake(self) -> Collection[Table]:
        return self._awake.values()

    async def renamed(self, person: str, name: str) -> None:
        """A moderator has given her another name: it stands at her seats at once."""
        await self.store.tables.rename_at_seats(person, name)
        self.company.tell(PersonChanged(person))
        for table in list(self._awake.values()):
            async with table.lock:
                hers = [row for row in table.chat if row.person == person]
                place = table.place_of(person)
                for row in hers:
                    row.who = name
                if place is not None:
                    place.row.name = name
                if hers or place is not None:
                    table.show_anew()

    async def find(self, table: str) -> Table | None:
        """The live table of that id, woken from its record if need be."""
        found = self._awake.get(table)
        if found is not None:
            return found
        if not _ID.fullmatch(table):
            return None  # whatever it is, none of ours is called so
        async with self._waking.setdefault(table, asyncio.Lock()):
            if table in self._awake:
                return self._awake[table]
            if not await self.company.take(table):
                self._waking.pop(table, None)
                raise Moved
            try:
                stored = await self.store.tables.find(table)
            except Unreadable as wrong:
                await self._close_for_good(table, wrong)
                raise Damaged from wrong
            if stored is None:
                self._waking.pop(table, None)
                return None
            if stored.row.phase == Phase.DAMAGED.value:
                self._waking.pop(table, None)
                raise Damaged
            try:
                check(stored)
                self._awake[table] = Table(self._services, stored)
            except MemoryError:
                raise  # that is not the record's fault
            except Exception as wrong:
                await self._close_for_good(table, wrong)
                raise Damaged from wrong
        return self._awake[table]

    async def _close_for_good(self, table: str, wrong: Exception) -> None:
        _LOG.error("table %s cannot be replayed, and is closed for good", table, exc_info=wrong)
        await self.store.tables.close_for_good(table)
        self.lobby.changed(table)

    async def discard(self, person: PersonRow, table: str) -> None:
        """Throw a damaged table away, record and all: its host may, or who sat there if no host is left."""
        stored = await self.store.tables.find(table) if _ID.fullmatch(table) else None
        if stored is None:
            raise Status(404, "server-error-no-table")
        if not is_damaged(stored):
            raise Status(409, "server-error-not-damaged")
        seated = any(seat.person == person.id for seat in stored.seats)
        if stored.row.host != person.id and not (stored.row.host is None and seated):
            raise Status(403, "server-error-host-only")
        await self.store.tables.discard(table)
        self._waking.pop(table, None)
        self.lobby.changed(table)

    def forget(self, table: Table, why: Close = RESTARTING) -> None:
        """Put a table back to sleep; whoever is there comes in again and finds what the record says."""
        table.asleep = True
        self._awake.pop(table.id, None)
        self._waking.pop(table.id, None)
        self.company.give_back(table.id)
        if table.driver is not None and not table.driver.done():
            self._ending.add(
                table.driver
            )  # it sees that the table sleeps; cut off, it could tear a connection
            table.driver.add_done_callback(self._ending.discard)
        for alarm in table.alarms:
            alarm.cancel()
        for stream in table.streams:
            stream.close(why)

    def _wake(self, table: Table) -> None:
        """Whoever is to act acts; a finished game at which nobody is left takes no more room."""
        wake(table)
        if table.phase is Phase.OVER and not any(stream.here for stream in table.streams):
            # A line that breaks at the last move is no farewell: who comes back goes on where she was.
            asyncio.get_running_loop().call_later(self.settings.patience.finished, self._leave, table)

    def _leave(self, table: Table) -> None:
        here = any(stream.here for stream in table.streams)
        if self._awake.get(table.id) is table and not here and not table.lock.locked():
            self.forget(table)

    def _patience_with(self, table: Table) -> float:
        """A finished game is looked at page by page, without a line: it stays for a moment."""
        patience = self.settings.patience
        return patience.finished if table.phase is Phase.OVER else patience.unload

    def lose(self, table: str) -> None:
        """Another process has it: whoever is here comes again, and is led there."""
        awake = self._awake.get(table)
        if awake is not None:
            self.forget(awake)

    def close_session(self, session: str | None, person: str) -> None:
        """Signing out or leaving for good closes the sockets too. Without a session: all of the person's."""
        self.company.tell(SessionEnded(person, session))
        self._close_session(session, person)

    def _close_session(self, session: str | None, person: str, why: Close = SESSION_ENDED) -> None:
        for table in self._awake.values():
            for stream in table.streams:
                if stream.person == person and session in (None, stream.session):
                    stream.close(why)
        self.lobby.close_session(session, person, why)

    def move_session(self, old: str, new: str) -> None:
        """The same person with a new token: her sockets stay open."""
        self.company.tell(SessionMoved(old, new))
        self._move_session(old, new)

    def _move_session(self, old: str, new: str) -> None:
        for table in self._awake.values():
            for stream in table.streams:
                if stream.session == old:
                    stream.session = new
        self.lobby.move_session(old, new)

    async def give_games(self, giver: PersonRow, taker: PersonRow) -> None:
        """What a guest has played becomes another's; live tables are read again."""
        await self.store.people.give_games(giver.id, taker.id)
        await self._person_changed(giver.id)

    async def forget_person(self, person: PersonRow) -> None:
        self.close_session(None, person.id)
        await self.store.people.forget(person.id)
        await self._person_changed(person.id)

    async def _person_changed(self, person: str) -> None:
        self.company.tell(PersonChanged(person))
        await self.blocks.read()
        await self.order.read()
        self._forget_tables_of(person)

    async def order_changed(self) -> None:
        """A moderator has done something: every process is to know, and who is banned goes."""
        self.company.tell(OrderChanged())
        await self._keep_order()

    async def _keep_order(self) -> None:
        await self.order.read()
        for person in self.order.banned_people():
            self._close_session(None, person, BANNED)

    def _forget_tables_of(self, person: str) -> None:
        for table in list(self._awake.values()):
            if table.place_of(person) is not None or table.row.host == person:
                self.forget(table)

    # -- other processes ------------------------------------------------------------------------------

    def hear(self, news: News) -> None:
        """Something has happened in another process."""
        match news:
            case SessionEnded():
                self._close_session(news.session, news.person)
            case SessionMoved():
                self._move_session(news.old, news.new)
            case PersonChanged():
                self._forget_tables_of(news.person)
                self._soon(self.blocks.read())
            case BlocksChanged():
                self._soon(self.blocks.read())
            case OrderChanged():
                self._soon(self._keep_order())
            case LobbyChanged():
                self.lobby.changed("")

    def resume(self) -> None:
        """Some news may not have come: look at all of it anew."""
        self.lobby.changed("")
        self._soon(self.blocks.read())
        self._soon(self._keep_order())
        self._soon(self._close_ended_sessions())

    async def _close_ended_sessions(self) -> None:
        here = {stream.session for table in self._awake.values() for stream in table.streams}
        here |= self.lobby.sessions()
        for session in here - await self.store.people.sessions_among(here):
            for table in self._awake.values():
                for stream in table.streams:
                    if stream.session == session:
                        stream.close(SESSION_ENDED)
            self.lobby.end_session(session)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_told_if_it_fails(work))
        self._hearing.add(task)
        task.add_done_callback(self._hearing.discard)

    def _changed(self, table: str) -> None:
        """A table looks different: to the lobby, and a bit later to those of other processes."""
        self.lobby.changed(table)
        if self.company.shared:
            self._differ.add(table)
            if self._spreading is None:
                loop = asyncio.get_running_loop()
                self._spreading = loop.call_later(_SPREAD_SECONDS, self._spread)

    def _spread(self) -> None:
        differ, self._differ, self._spreading = self._differ, set(), None
        awake = {table: self._awake.get(table) for table in differ}
        told = {table: 0 if live is None else telling.watching(live) for table, live in awake.items()}
        self.company.tell(LobbyChanged(told))

    def close(self) -> None:
        """Nothing changes any more; `ended` waits until what has begun is done."""
        if self._spreading is not None:
            self._spreading.cancel()
        for table in list(self._awake.values()):
            self.forget(table)
        self.lobby.close()

    async def ended(self) -> None:
        if self._ending:
            await asyncio.wait(list(self._ending), timeout=_GOODBYE_SECONDS)

    async def keep_tidy(self) -> None:
        """Put tables that nobody looks at to sleep, and forget guests who have not come for a month."""
        while True:
            try:
                await self.store.keep_claim()
                await self.sweep()
            except Exception:
                _LOG.exception("tidying up failed, and is tried again")
            await asyncio.sleep(_SWEEP_SECONDS)

    async def sweep(self) -> None:
        now = time.monotonic()
        for table in list(self._awake.values()):
            table.drop_lost_streams()
            busy = table.driver is not None and not table.driver.done()
            if busy or table.lock.locked() or any(stream.here for stream in table.streams):
                table.idle_since = now
            elif now - table.idle_since > self._patience_with(table):
                self.forget(table)
        for name in self.company.held():
            if name not in self._awake and name not in self._waking:
                self.company.give_back(name)  # somebody has asked for it, and was not let in
        if self.company.tidies:
            await self._guests.look_after()
            await self._keeping.look_after()
            await self.order.look_after()
        await self._keep_order()

    # -- new tables -----------------------------------------------------------------------------------

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
        setup_for_table(wish, self.settings.card_sets)
        seats = [_seat(n, seat, person) for n, seat in enumerate(wish.seats)]
        return await self._make(person, wish, seats, limited=limited)

    async def _make(
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
        most = self.settings.limits.open_tables
        if not await self.store.tables.add(row, seats, most if limited else None):
            raise NoctuaryError(MessageId("server-limit-tables"), most=most)
        return await self._begun(row.id)

    async def lay(self, table_id: str, wish: NewTable, seats: list[SeatRow]) -> Table:
        """A table of an event, under the id that the event has given it. Whatever was cut off is made up for:
        a table that is there already is only dealt, and one that is dealt is left as it is."""
        if await self.store.tables.find(table_id) is None:
            with contextlib.suppress(IntegrityError):  # another process has just laid it
                return await self._make(None, wish, seats, table_id=table_id)
        return await self._begun(table_id)

    async def _begun(self, table_id: str) -> Table:
        """Deal where nobody is waited for, and let everybody see it."""
        table = await self.find(table_id)
        assert table is not None
        async with table.lock:
            open_seats = any(place.row.sitter == Sitter.OPEN.value for place in table.places)
            if table.match is None and not open_seats:
                seating.deal(table)
                await table.save()
            await sights.note(table)
            table.changed()
        if self.company.shared:
            self.forget(table)  # it is for the process that its first client comes to
        return table

    async def _rematch(self, table: Table) -> str:
        """The same people, bots and wishes; a new deal."""
        people = [place.row.person for place in table.people()]
        seats = [
            _again(place.row, self.blocks.any_has(people, place.row.person or "")) for place in table.places
        ]
        host = None if table.row.host is None else await self.store.people.find(table.row.host)
        wish = msgspec.structs.replace(table.wish, event="")  # the event has its result
        return (await self._make(host, wish, seats)).id

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

    async def go_on_from(self, person: PersonRow, match: Match, wish: wire.FromHere) -> Table:
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
        return await self._make(person, wished, rows, match.dump(), limited=True)

    # -- the lobby ------------------------------------------------------------------------------------

    async def listed(self, person: str | None, name_of: NameOf) -> list[wire.TableLine]:
        since = time.time() - self.settings.patience.listed
        return [
            self._line(row, seats, person, name_of)
            for row, seats in await self.store.tables.listed(person, since)
        ]

    def _line(
        self, row: TableRow, seats: list[SeatRow], person: str | None, name_of: NameOf
    ) -> wire.TableLine:
        live = self._awake.get(row.id)
        bots = bots_called(row.game, row.commitment, len(seats))
        wish = found_by(row.wish)
        mine = person is not None and any(seat.person == person for seat in seats)
        return wire.TableLine(
            id=row.id,
            game=row.game,
            title=row.title,
            phase=Phase(row.phase),
            seats=[name_of(seat, bots) for seat in seats],
            open_seats=sum(seat.sitter == Sitter.OPEN.value for seat in seats),
            watching=self.company.watching(row.id) if live is None else telling.watching(live),
            mine=mine,
            hosting=person is not None and row.host == person,
            turn=row.turn,
            updated=datetime.fromtimestamp(row.updated, UTC).isoformat(timespec="seconds"),
            language=wish.language,
            pace=pace_of(wish),
            event=wish.event,
        )


async def _told_if_it_fails(work: Coroutine[None, None, None]) -> None:
    try:
        await work
    except Exception:
        _LOG.exception("what another process has said could not be seen to")


class _FoundBy(msgspec.Struct):
    """What of a wish tables are found by; the rest of it, whole decks perhaps, is passed over."""

    game: str
    clock: wire.ClockWish | None = None
    language: wire.Spoken = wire.Spoken.ANY
    event: str = ""


def found_by(wish: str) -> NewTable:
    """By nothing, if it cannot be read any more: one broken row must not take the list from everybody."""
    try:
        found = msgspec.json.decode(wish, type=_FoundBy)
    except msgspec.MsgspecError:
        found = _FoundBy("")
    return NewTable(found.game, [], clock=found.clock, language=found.language, event=found.event)


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
