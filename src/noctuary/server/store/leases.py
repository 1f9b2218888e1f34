"""Who has which table awake, where a server has several processes (PostgreSQL only).

A process is there as long as it beats: each beat holds for a few seconds, by the database's clock alone, so
that the clocks of the hosts do not matter. A table belongs to the process that holds its lease. Whoever
takes one that nobody holds, or that belongs to a process which is there no more, raises its fence; and each
write about a table is refused, in its own transaction, unless the fence is still the writer's. So a process
that was paused or cut off cannot write into a game that has gone on without it.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.store.database import Database
from noctuary.server.store.failures import NotKept
from noctuary.server.store.schema import LEASES, PROCESSES, SEATS, TABLES

NOBODY: Final = ""
_FORGOTTEN_SECONDS: Final = 3600.0  # after that nobody needs to know that a process was there
_NOW: Final = sa.func.clock_timestamp()  # not the moment at which the transaction began

# Made once: every commit asks it.
_FENCES: Final = (
    sa.select(LEASES.c.table_id, LEASES.c.fence)
    .where(LEASES.c.table_id.in_(sa.bindparam("tables", expanding=True)))
    .with_for_update(read=True)
)


class Moved(NotKept):
    """Another process has the table now: whoever asks comes again, and finds it there."""

    def __init__(self) -> None:
        super().__init__(MessageId("server-error-table-moved"))


class StrangeCompany(NoctuaryError):
    """Other processes run on this database, and do not hear what this one would say."""

    def __init__(self) -> None:
        super().__init__(MessageId("server-error-other-redis"))


@dataclass(frozen=True)
class Held:
    """Who has a table now; with a fence, it is the one who asked."""

    owner: str
    fence: int | None = None


class Leases:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- processes ------------------------------------------------------------------------------------

    async def join(self, process: str, company: str, seconds: float) -> None:
        """From now on this process is there, among those of its company; of another company nobody may be."""
        others = sa.select(PROCESSES.c.id).where(PROCESSES.c.company != company, PROCESSES.c.until > _NOW)
        async with self._database.write() as db:
            # One after the other: of two companies that begin at once one is refused.
            await db.execute(sa.text("LOCK TABLE processes IN SHARE ROW EXCLUSIVE MODE"))
            if (await db.execute(others)).first() is not None:
                raise StrangeCompany
            await db.execute(_there(process, company, seconds))

    async def beat(self, process: str, company: str, seconds: float) -> frozenset[str]:
        """Say that this process is still there; those that are there now."""
        async with self._database.beat() as db:
            await db.execute(_there(process, company, seconds))
            found = await db.execute(sa.select(PROCESSES.c.id).where(PROCESSES.c.until > _NOW))
            return frozenset(row.id for row in found)

    async def leave(self, process: str) -> None:
        """All that this process has is nobody's now: others need not wait until it is over."""
        async with self._database.write() as db:
            await db.execute(sa.update(LEASES).where(LEASES.c.owner == process).values(owner=NOBODY))
            await db.execute(sa.delete(PROCESSES).where(PROCESSES.c.id == process))

    async def tidy(self) -> None:
        """Forget processes of long ago, and leases of tables that are gone."""
        long_ago = _NOW - _interval(_FORGOTTEN_SECONDS)
        gone = LEASES.c.table_id.not_in(sa.select(TABLES.c.id))
        async with self._database.tidy() as db:
            await db.execute(sa.delete(PROCESSES).where(PROCESSES.c.until < long_ago))
            await db.execute(sa.delete(LEASES).where(gone))

    # -- tables ---------------------------------------------------------------------------------------

    async def take(self, table: str, process: str) -> Held | None:
        """Have a table, or learn who has it; None: there is no such table.

        A table that this process has already is taken anew: what it still had to write is refused.
        """
        there = sa.select(PROCESSES.c.id).where(PROCESSES.c.until > _NOW)
        known = sa.select(TABLES.c.id, sa.literal(process), sa.literal(1)).where(TABLES.c.id == table)
        taken = (
            insert(LEASES)
            .from_select(["table_id", "owner", "fence"], known)
            .on_conflict_do_update(
                index_elements=[LEASES.c.table_id],
                set_={"owner": process, "fence": LEASES.c.fence + 1},
                where=(LEASES.c.owner == process) | LEASES.c.owner.not_in(there),
            )
            .returning(LEASES.c.fence)
        )
        async with self._database.write() as db:
            fence = (await db.execute(taken)).scalar()
            if fence is not None:
                return Held(process, fence)
            owner = (await db.execute(sa.select(LEASES.c.owner).where(LEASES.c.table_id == table))).scalar()
        return None if owner is None else Held(owner)

    async def give_back(self, table: str, fence: int) -> None:
        """Whoever comes next may have it at once."""
        mine = (LEASES.c.table_id == table) & (LEASES.c.fence == fence)
        async with self._database.write() as db:
            await db.execute(sa.update(LEASES).where(mine).values(owner=NOBODY))

    async def held(self, process: str) -> dict[str, int]:
        """The tables that this process has, with their fences."""
        query = sa.select(LEASES.c.table_id, LEASES.c.fence).where(LEASES.c.owner == process)
        async with self._database.read() as db:
            return {row.table_id: row.fence for row in await db.execute(query)}


def _there(process: str, company: str, seconds: float) -> sa.Insert:
    until = _NOW + _interval(seconds)
    values = {"id": process, "company": company, "until": until}
    return (
        insert(PROCESSES)
        .values(values)
        .on_conflict_do_update(index_elements=[PROCESSES.c.id], set_={"until": until})
    )


def _interval(seconds: float) -> Any:
    return sa.func.make_interval(0, 0, 0, 0, 0, 0, seconds)


async def fenced_off(db: AsyncConnection, fences: dict[str, int]) -> set[str]:
    """Which of these tables belong to others by now; the rest stays ours until the transaction ends."""
    if not fences:
        return set()
    found = {row.table_id: row.fence for row in await db.execute(_FENCES, {"tables": list(fences)})}
    return {table for table, fence in fences.items() if found.get(table) != fence}


async def take_away(db: AsyncConnection, people: Collection[str]) -> None:
    """What people play at is changed from outside: whoever has those tables awake reads them anew.

    Does nothing where there are no leases.
    """
    if not people:
        return
    seated = sa.select(SEATS.c.table_id).where(SEATS.c.person.in_(people))
    hosted = sa.select(TABLES.c.id).where(TABLES.c.host.in_(people))
    theirs = LEASES.c.table_id.in_(seated) | LEASES.c.table_id.in_(hosted)
    await db.execute(sa.update(LEASES).where(theirs).values(owner=NOBODY, fence=LEASES.c.fence + 1))
