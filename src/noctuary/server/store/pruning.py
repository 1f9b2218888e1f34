"""Tables that nobody has touched for as long as the keeper lets them lie are thrown away, record and all.

Those of an event that goes on stay: it waits for how they end, and would lay them anew.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.schema import (
    CHAT,
    CLOSED_EVENTS,
    EVENT_TABLES,
    EVENTS,
    INVITATIONS,
    LEASES,
    MOVES,
    MUTES,
    PACKED,
    SEATS,
    SIGHTS,
    SITTINGS,
    TABLES,
)

# What was reported from a chat stays with the keeper.
# With its lease goes the right to write: a process that still has the table awake is refused.
_OF_A_TABLE: Final = (LEASES, SEATS, SITTINGS, MOVES, PACKED, CHAT, MUTES, SIGHTS, INVITATIONS, EVENT_TABLES)
_PHASES: Final = ("gathering", "playing", "paused", "over", "damaged")


class Pruning:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def count(self, before: float) -> int:
        """How many tables were last touched before then."""
        query = sa.select(sa.func.count()).select_from(TABLES).where(_untouched_since(before))
        async with self._database.read() as db:
            return int((await db.execute(query)).scalar_one())

    async def prune(self, before: float, most: int, but: Collection[str] = ()) -> int:
        """Throw away so many of them, but not these; how many that were."""
        query = sa.select(TABLES.c.id).where(_untouched_since(before)).limit(most + len(but))
        async with self._database.tidy() as db:
            found = [row.id for row in await db.execute(query) if row.id not in but][:most]
            gone = await _held_fast(db, found, before)
            await discard(db, gone)
        return len(gone)


async def _held_fast(db: AsyncConnection, tables: Collection[str], before: float) -> list[str]:
    """Those of them that are still untouched, and that nobody can touch until the transaction ends.

    Whoever writes about a table holds its lease first and then its row: here it is the same order. One that
    somebody has in hand is left alone; that is touching it.
    """
    leased = sa.select(LEASES.c.table_id).where(LEASES.c.table_id.in_(tables))
    known = {row.table_id for row in await db.execute(leased)}
    held = {row.table_id for row in await db.execute(leased.with_for_update(skip_locked=True))}
    free = [table for table in tables if table not in known or table in held]
    untouched = sa.select(TABLES.c.id).where(TABLES.c.id.in_(free), _untouched_since(before))
    return [row.id for row in await db.execute(untouched.with_for_update(skip_locked=True))]


def _untouched_since(before: float) -> sa.ColumnElement[bool]:
    """Every phase is named, so that the index by phase and time is used."""
    waited_for = sa.exists().where(
        EVENT_TABLES.c.table_id == TABLES.c.id,
        sa.not_(EVENT_TABLES.c.taken),
        EVENTS.c.id == EVENT_TABLES.c.event_id,
        EVENTS.c.state.not_in(CLOSED_EVENTS),
    )
    return TABLES.c.phase.in_(_PHASES) & (TABLES.c.updated < before) & sa.not_(waited_for)


async def discard(db: AsyncConnection, tables: Collection[str]) -> None:
    """All that is kept of tables."""
    if not tables:
        return
    for kept in _OF_A_TABLE:
        await db.execute(sa.delete(kept).where(kept.c.table_id.in_(tables)))
    await db.execute(sa.delete(TABLES).where(TABLES.c.id.in_(tables)))
