"""The house: which tables are awake, who is at them, and what other processes have to say about them.

How a table comes to be stands in `laying.py`, what the lobby says of one in `listing.py`.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Collection, Coroutine, Iterator
from typing import Final
from weakref import WeakValueDictionary

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
from noctuary.server.laying import Laying
from noctuary.server.lobby import Lobby
from noctuary.server.order import Order
from noctuary.server.settings import Settings
from noctuary.server.store import PersonRow, Store
from noctuary.server.store.leases import Moved
from noctuary.server.store.packing import Unreadable
from noctuary.server.store.soundness import check, is_damaged
from noctuary.server.table import telling
from noctuary.server.table.driving import wake
from noctuary.server.table.stream import BANNED, RESTARTING, SESSION_ENDED, Close, Stream
from noctuary.server.table.table import Services, Table
from noctuary.server.wire import Phase

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
        self.laying = Laying(self)
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
            self.laying.rematch,
            self.forget,
            store.metrics,
        )
        self._awake: dict[str, Table] = {}
        # Each lock is there as long as somebody has it or waits for it: nobody wakes a table beside her.
        self._waking: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._dozing: WeakValueDictionary[str, Table] = WeakValueDictionary()  # put to sleep in mid-change
        self._ending: set[asyncio.Task[None]] = set()  # of tables that have gone to sleep
        self._guests = Guests(store, settings.patience.guest)
        self._differ: set[str] = set()  # tables that the lobbies of other processes are to hear of
        self._spreading: asyncio.TimerHandle | None = None
        self._hearing: set[asyncio.Task[None]] = set()
        self._keeping = Keeping(store, settings.keep, self._awake.keys)
        store.when_reclaimed(self._reclaimed)

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
        if self.company.shared:
            self._forget_tables_of(person)  # nobody has them now, and whoever comes takes them anew
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
        waking = self._waking.setdefault(table, asyncio.Lock())
        async with waking:
            if table in self._awake:
                return self._awake[table]
            await self._come_to_rest(table)
            if not await self.company.take(table):
                raise Moved
            try:
                stored = await self.store.tables.find(table)
            except Unreadable as wrong:
                await self._close_for_good(table, wrong)
                raise Damaged from wrong
            if stored is None:
                return None
            if stored.row.phase == Phase.DAMAGED.value:
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

    async def _come_to_rest(self, table: str) -> None:
        """Whoever was changing it when it was put to sleep has done so: what she has written can be read."""
        dozing = self._dozing.pop(table, None)
        if dozing is not None:
            async with dozing.lock:
                pass

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
        if not await self.company.take(table):
            raise Moved
        await self.store.tables.discard(table)
        self.company.give_back(table)
        self.lobby.changed(table)

    def forget(self, table: Table, why: Close = RESTARTING) -> None:
        """Put a table back to sleep; whoever is there comes in again and finds what the record says."""
        table.asleep = True
        self._awake.pop(table.id, None)
        if table.lock.locked():
            self._dozing[table.id] = table
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
        if table.phase is Phase.OVER:
            return patience.finished
        return max(patience.unload, patience.remember) if table.would_forget() else patience.unload

    def lose(self, table: str) -> None:
        """Another process has it: whoever is here comes again, and is led there."""
        awake = self._awake.get(table)
        if awake is not None:
            self.forget(awake)

    def _reclaimed(self, was_lost: bool) -> None:
        """The database was not ours for a while: tables go by what it says, not by what we remember."""
        for table in list(self._awake.values()):
            if was_lost:
                self.forget(table)
            else:
                table.doubt()

    def _streams(self) -> Iterator[Stream]:
        """All clients of all tables here."""
        return (stream for table in self._awake.values() for stream in table.streams)

    def close_session(self, session: str | None, person: str) -> None:
        """Signing out or leaving for good closes the sockets too. Without a session: all of the person's."""
        self.company.tell(SessionEnded(person, session))
        self._close_session(session, person)

    def _close_session(self, session: str | None, person: str, why: Close = SESSION_ENDED) -> None:
        for stream in self._streams():
            if stream.person == person and session in (None, stream.session):
                stream.close(why)
        self.lobby.close_session(session, person, why)

    def move_session(self, old: str, new: str) -> None:
        """The same person with a new token: her sockets stay open."""
        self.company.tell(SessionMoved(old, new))
        self._move_session(old, new)

    def _move_session(self, old: str, new: str) -> None:
        for stream in self._streams():
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
        here = {stream.session for stream in self._streams()} | self.lobby.sessions()
        for session in here - await self.store.people.sessions_among(here):
            for stream in self._streams():
                if stream.session == session:
                    stream.close(SESSION_ENDED)
            self.lobby.end_session(session)

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        told = "what another process has said could not be seen to"
        task = asyncio.create_task(_told_if_it_fails(work, told))
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
        self.company.take_leave()
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
            for job in (self._guests, self._keeping, self.order):
                await _told_if_it_fails(job.look_after(), "tidying up failed, and is tried again")
        await self._keep_order()


async def _told_if_it_fails(work: Coroutine[None, None, None], told: str) -> None:
    try:
        await work
    except Exception:
        _LOG.exception(told)
