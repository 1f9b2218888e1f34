"""Events: what is kept of them, and which of their tables have ended.

A change reads, decides and writes; it is kept only if nobody else has changed the event meanwhile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields
from typing import Final

import sqlalchemy as sa

from noctuary.server.store.database import Database
from noctuary.server.store.rows import EntryRow, EventRow
from noctuary.server.store.schema import CLOSED_EVENTS, EVENT_ENTRIES, EVENT_TABLES, EVENTS, SEATS, TABLES
from noctuary.server.store.soundness import event_may_be_listed

_TAKES_PART: Final = '"standing":"in"'  # an entry in a course: they are counted where they lie
_ENTRY: Final = [EVENT_ENTRIES.c[field.name] for field in fields(EntryRow)]


@dataclass
class KeptEvent:
    """All that is kept of an event."""

    row: EventRow
    entries: list[EntryRow]


class Events:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: EventRow, most: int, most_in_all: int) -> bool:
        """Keep a new event; False if its host, or everybody together, has too many open ones."""
        open_ones = sa.select(sa.func.count()).select_from(EVENTS).where(EVENTS.c.state.not_in(CLOSED_EVENTS))
        async with self._database.write() as db:
            if (await db.execute(open_ones)).scalar_one() >= most_in_all:
                return False
            if (await db.execute(open_ones.where(EVENTS.c.host == row.host))).scalar_one() >= most:
                return False
            await db.execute(sa.insert(EVENTS).values(asdict(row)))
        return True

    async def find(self, event: str) -> KeptEvent | None:
        entries = sa.select(*_ENTRY).where(EVENT_ENTRIES.c.event_id == event)
        async with self._database.read() as db:
            row = (await db.execute(sa.select(EVENTS).where(EVENTS.c.id == event))).mappings().first()
            if row is None:
                return None
            found = await db.execute(entries.order_by(EVENT_ENTRIES.c.number))
            return KeptEvent(EventRow(**row), [EntryRow(*entry) for entry in found])

    async def write(
        self, row: EventRow, entries: Sequence[EntryRow], tables: Sequence[str], taken: Sequence[str]
    ) -> bool:
        """Keep a change with new or other `entries`, `tables` to be laid and those whose end was `taken`.

        False if the event is no longer the one that was read.
        """
        values = {**asdict(row), "version": row.version + 1}
        del values["host"]  # she may have deleted herself meanwhile
        same = (EVENTS.c.id == row.id) & (EVENTS.c.version == row.version)
        async with self._database.write() as db:
            if not (await db.execute(sa.update(EVENTS).where(same).values(values))).rowcount:
                return False
            for entry in entries:
                mine = (EVENT_ENTRIES.c.event_id == row.id) & (EVENT_ENTRIES.c.number == entry.number)
                await db.execute(sa.delete(EVENT_ENTRIES).where(mine))
                await db.execute(sa.insert(EVENT_ENTRIES).values(event_id=row.id, **asdict(entry)))
            for table in tables:
                await db.execute(sa.insert(EVENT_TABLES).values(table_id=table, event_id=row.id, taken=False))
            if taken:
                ended = sa.update(EVENT_TABLES).where(EVENT_TABLES.c.table_id.in_(taken))
                await db.execute(ended.values(taken=True))
        return True

    async def listed(self, person: str | None, since: float, most: int) -> list[tuple[EventRow, int, bool]]:
        """Open events and those that ended since then, with how many take part and whether she does.

        Those that one can join come first. What happened in them is left out: `course` is empty. Broken ones
        are left out, too: no list fails because of them.
        """
        without = sa.func.length(sa.func.replace(EVENTS.c.course, _TAKES_PART, ""))
        count = sa.cast((sa.func.length(EVENTS.c.course) - without) // len(_TAKES_PART), sa.Integer)
        mine = sa.exists().where(  # nobody is not the same as a bot, who is no person either
            EVENT_ENTRIES.c.event_id == EVENTS.c.id, EVENT_ENTRIES.c.person == (person or "")
        )
        columns = [sa.literal("").label("course") if one is EVENTS.c.course else one for one in EVENTS.c]
        shown = EVENTS.c.state.not_in(CLOSED_EVENTS) | (EVENTS.c.updated >= since)
        if person is not None:
            shown = shown | mine | (EVENTS.c.host == person)
        place = sa.case((EVENTS.c.state == "gathering", 0), (EVENTS.c.state.in_(CLOSED_EVENTS), 2), else_=1)
        query = sa.select(*columns, count.label("count"), mine.label("mine")).where(shown)
        async with self._database.read() as db:
            found = await db.execute(query.order_by(place, EVENTS.c.updated.desc()).limit(most))
            listed = [_listed(dict(row)) for row in found.mappings()]
        return [one for one in listed if event_may_be_listed(one[0])]

    async def hers(self, person: str) -> list[tuple[EventRow, str | None]]:
        """Where she takes part or has, and with what; `course` is that of everybody."""
        joined = sa.join(EVENTS, EVENT_ENTRIES, EVENT_ENTRIES.c.event_id == EVENTS.c.id)
        query = sa.select(EVENTS, EVENT_ENTRIES.c.choice).select_from(joined)
        async with self._database.read() as db:
            found = await db.execute(query.where(EVENT_ENTRIES.c.person == person).order_by(EVENTS.c.created))
            return [(EventRow(*row[:-1]), row[-1]) for row in found]

    # -- those that nobody leads any more ---------------------------------------------------------------

    async def abandoned(self, hostless: float, untouched: float, furthest: float) -> list[str]:
        """Open events in which nothing was done since `untouched`; without a host, since `hostless`.

        One that is announced for later waits for its beginning, if it was announced since `furthest`.
        """
        waits = EVENTS.c.begins.is_not(None) & (EVENTS.c.begins >= untouched) & (EVENTS.c.created >= furthest)
        nobodys = EVENTS.c.host.is_(None) & (EVENTS.c.updated < hostless)
        query = sa.select(EVENTS.c.id).where(
            EVENTS.c.state.not_in(CLOSED_EVENTS),
            nobodys | ((EVENTS.c.updated < untouched) & sa.not_(waits)),
        )
        async with self._database.read() as db:
            return list((await db.execute(query)).scalars())

    async def close(self, event: str) -> None:
        """End one that cannot be read any more: its state alone is written."""
        broken = sa.update(EVENTS).where(EVENTS.c.id == event).values(state=CLOSED_EVENTS[-1])
        async with self._database.write() as db:
            await db.execute(broken)

    # -- their tables ---------------------------------------------------------------------------------

    async def not_laid(self) -> set[str]:
        """Events that have given out ids of tables that are not there yet: laying them was cut off."""
        laid = sa.exists().where(TABLES.c.id == EVENT_TABLES.c.table_id)
        query = (
            sa.select(EVENT_TABLES.c.event_id)
            .join(EVENTS, EVENTS.c.id == EVENT_TABLES.c.event_id)
            .where(sa.not_(EVENT_TABLES.c.taken), sa.not_(laid), EVENTS.c.state.not_in(CLOSED_EVENTS))
        )
        async with self._database.read() as db:
            return {row.event_id for row in await db.execute(query.distinct())}

    async def ended(self) -> list[tuple[str, str]]:
        """Tables that have ended and whose event does not know it: event and table."""
        query = (
            sa.select(EVENT_TABLES.c.event_id, EVENT_TABLES.c.table_id)
            .join(TABLES, TABLES.c.id == EVENT_TABLES.c.table_id)
            .where(sa.not_(EVENT_TABLES.c.taken), TABLES.c.phase.in_(("over", "damaged")))
        )
        async with self._database.read() as db:
            return [(row.event_id, row.table_id) for row in await db.execute(query)]

    async def of_bots(self) -> list[str]:
        """Tables that go on among bots alone: nobody comes to wake them."""
        people = sa.exists().where(SEATS.c.table_id == EVENT_TABLES.c.table_id, SEATS.c.sitter == "person")
        query = (
            sa.select(EVENT_TABLES.c.table_id)
            .join(TABLES, TABLES.c.id == EVENT_TABLES.c.table_id)
            .where(sa.not_(EVENT_TABLES.c.taken), TABLES.c.phase == "playing", sa.not_(people))
        )
        async with self._database.read() as db:
            return [row.table_id for row in await db.execute(query)]


def _listed(row: dict[str, object]) -> tuple[EventRow, int, bool]:
    count, mine = row.pop("count"), row.pop("mine")
    return EventRow(**row), int(str(count)), bool(mine)  # type: ignore[arg-type]
