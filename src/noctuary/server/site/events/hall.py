"""Where events are kept going: changes one at a time, tables laid for what is due, results taken from them.

All of an event is in the database. A change is read, decided and written only if nobody was quicker, so that
any process may make it; an id is given to a table in the same transaction as its meeting, so that whatever is
cut off is made up for by the next look.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import msgspec

from noctuary.events import course
from noctuary.events.event import Event, Meeting, Note
from noctuary.kernel.errors import NoctuaryError
from noctuary.server.answers import Status
from noctuary.server.house import Damaged, House
from noctuary.server.settings import Settings
from noctuary.server.site.events.reading import DamagedEvent, event_of
from noctuary.server.site.events.results import points_of
from noctuary.server.site.events.sitting import wish_for
from noctuary.server.store import Store
from noctuary.server.store.events import KeptEvent
from noctuary.server.store.failures import AWAY
from noctuary.server.store.leases import Moved
from noctuary.server.store.rows import EntryRow
from noctuary.server.store.tables import StoredTable
from noctuary.server.table.driving import wake
from noctuary.server.wire import NewTable

_LOG: Final = logging.getLogger(__name__)
_TRIES: Final = 8
_TIDY_EVERY: Final = 3600.0
_FURTHEST: Final = 365 * 24 * 3600.0  # an event is announced no longer than that before it begins
T = TypeVar("T")


@dataclass
class Change:
    """An event while it is changed; what is put into `entries` and `taken` is kept with it."""

    kept: KeptEvent
    event: Event
    now: float
    entries: list[EntryRow]
    taken: list[str]


class Hall:
    def __init__(self, settings: Settings, store: Store, house: House) -> None:
        self._patience = settings.patience
        self._tidied = -_TIDY_EVERY
        self._store = store
        self._house = house
        self._complained: set[str] = set()  # events and tables that could not be seen to

    async def read(self, event: str) -> tuple[KeptEvent, Event]:
        kept = await self._store.events.find(event[:32])
        if kept is None:
            raise Status(404, "events-error-no-event")
        return kept, event_of(kept)

    async def change(self, event_id: str, deed: Callable[[Change], T]) -> T:
        """Do something to an event, in a thread since it may take long, and lay the tables that are due."""
        for _ in range(_TRIES):
            kept, event = await self.read(event_id)
            change = Change(kept, event, time.time(), [], [])
            done = await asyncio.to_thread(deed, change)
            tables = _allotted(change)
            row = kept.row
            row.course, row.state = msgspec.json.encode(event).decode(), event.state.value
            row.updated = change.now
            if await self._store.events.write(row, change.entries, tables, change.taken):
                if tables:
                    await self._lay(row.id)
                return done
        raise Status(409, "events-error-busy")

    # -- tables -----------------------------------------------------------------------------------------

    async def _lay(self, event_id: str) -> None:
        kept, event = await self.read(event_id)
        for meeting in event.open_meetings():
            if meeting.table and self._house.awake(meeting.table) is None:
                try:
                    wish, seats = wish_for(kept, event, meeting)
                    await self._house.laying.lay(meeting.table, wish, seats)
                except (Moved, Damaged):
                    continue  # another process has it; or it is there, and broken
                except NoctuaryError:
                    _LOG.exception("event %s: a table cannot be laid", event_id)

    async def keep_going(self) -> None:
        """Look after all events, now and then, for as long as the server runs."""
        while True:
            try:
                await self.look()
                if self._house.company.tidies and time.monotonic() >= self._tidied + _TIDY_EVERY:
                    self._tidied = time.monotonic()
                    await self.tidy(time.time())
            except Exception:
                _LOG.exception("events could not be looked after, and are again")
            await asyncio.sleep(self._patience.events)

    async def end(self, event_id: str, because: str, why: str = "") -> None:
        """Not by its host. One that is damaged beyond reading ends, too, so that it counts no longer."""
        try:
            await self.change(event_id, lambda change: course.end(change.event, change.now, because, why))
        except DamagedEvent:
            await self._store.events.close(event_id)

    async def clear(self, event_id: str, why: str) -> None:
        """A moderator takes its title down, that of tables to come, and what its host says of it."""

        def deed(change: Change) -> None:
            row = change.kept.row
            wish = msgspec.json.decode(row.wish, type=NewTable)
            row.title, row.about = "", ""
            row.wish = msgspec.json.encode(msgspec.structs.replace(wish, title="")).decode()
            change.event.notes.append(Note(change.now, "cleared", why=why))

        await self.change(event_id, deed)

    async def tidy(self, now: float) -> None:
        """Events that nobody leads, or in which nothing has been done for long, end by themselves."""
        since = (now - self._patience.hostless, now - self._patience.untouched, now - _FURTHEST)
        for event_id in await self._store.events.abandoned(*since):
            await self._alone(event_id, self.end(event_id, "lapsed"))

    async def look(self) -> None:
        """Lay what was not laid, wake tables of bots alone, and take what has ended."""
        for event_id in await self._store.events.not_laid():
            await self._alone(event_id, self._lay(event_id))
        for table_id in await self._store.events.of_bots():
            if self._house.awake(table_id) is None:
                await self._alone(table_id, self._wake(table_id))
        for event_id, table_id in await self._store.events.ended():
            await self._alone(event_id, self._take(event_id, table_id))

    async def _alone(self, what: str, work: Awaitable[None]) -> None:
        """Whatever is wrong with one event costs that one; it is tried again, and told once."""
        try:
            await work
        except AWAY:
            raise
        except Exception:
            if what not in self._complained:
                _LOG.exception("event or table %s cannot be gone on with, and is tried again", what)
            self._complained.add(what)
        else:
            self._complained.discard(what)

    async def _wake(self, table_id: str) -> None:
        try:
            table = await self._house.find(table_id)
        except (Moved, Damaged):
            return
        if table is not None:
            wake(table)

    async def _take(self, event_id: str, table_id: str) -> None:
        """How a table ended: into the event, once. One that is damaged is left to the host."""
        stored = await self._store.tables.find(table_id)
        if stored is None:
            return
        kept, _ = await self.read(event_id)
        points = await asyncio.to_thread(_points, stored, kept.row.kind)

        def deed(change: Change) -> None:
            change.taken.append(table_id)
            if points is not None:
                course.record(change.event, table_id, points, change.now)
                return
            meeting = next((one for one in change.event.meetings if one.table == table_id), None)
            number = None if meeting is None else meeting.number
            change.event.notes.append(Note(change.now, "damaged", None, number))

        await self.change(event_id, deed)


def _points(stored: StoredTable, kind: str) -> list[float] | None:
    """A record that cannot be replayed any more is as good as a damaged one: others do not wait for it."""
    try:
        return points_of(stored, kind)
    except Exception:
        _LOG.exception("table %s: how it ended cannot be read", stored.row.id)
        return None


def _allotted(change: Change) -> list[str]:
    """Give ids to the tables of meetings that are due."""
    due: list[Meeting] = [] if change.event.closed else course.due(change.event, change.now)
    for meeting in due:
        meeting.table = secrets.token_urlsafe(16)
    return [meeting.table for meeting in due]
