"""How far people have come in lessons and puzzles."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.rows import ProgressRow
from noctuary.server.store.schema import PROGRESS

_MOST: Final = 1000  # of one person; the oldest go


class Progress:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def read(self, person: str) -> list[ProgressRow]:
        async with self._database.read() as db:
            return list((await _kept(db, person)).values())

    async def write(self, person: str, rows: Iterable[ProgressRow]) -> None:
        async with self._database.write() as db:
            await write_rows(db, person, rows, time.time())


async def write_rows(db: AsyncConnection, person: str, rows: Iterable[ProgressRow], now: float) -> None:
    """Put these in the place of what was kept of the same things; what was done stays done."""
    kept = await _kept(db, person)
    newer = {(row.kind, row.slug): row for row in rows}
    for place, row in newer.items():
        done = row.done or (place in kept and kept[place].done)
        await db.execute(sa.delete(PROGRESS).where(_same(person, place)))
        values = {"kind": row.kind, "slug": row.slug, "done": done, "place": row.place}
        await db.execute(sa.insert(PROGRESS).values(person=person, at=now, **values))
    for place in [*(place for place in kept if place not in newer), *newer][:-_MOST]:
        await db.execute(sa.delete(PROGRESS).where(_same(person, place)))


async def give_progress(db: AsyncConnection, giver: str, taker: str) -> None:
    """What a guest has learned goes to her account. Where both have begun, the account is further on."""
    mine = await _kept(db, taker)
    theirs = await _kept(db, giver)
    brought = [
        ProgressRow(row.kind, row.slug, row.done, mine[place].place if place in mine else row.place)
        for place, row in theirs.items()
    ]
    await write_rows(db, taker, brought, time.time())


async def _kept(db: AsyncConnection, person: str) -> dict[tuple[str, str], ProgressRow]:
    """By kind and slug, what was written longest ago first."""
    query = sa.select(PROGRESS).where(PROGRESS.c.person == person)
    found = await db.execute(query.order_by(PROGRESS.c.at, PROGRESS.c.kind, PROGRESS.c.slug))
    return {(row.kind, row.slug): ProgressRow(row.kind, row.slug, row.done, row.place) for row in found}


def _same(person: str, place: tuple[str, str]) -> sa.ColumnElement[bool]:
    kind, slug = place
    return (PROGRESS.c.person == person) & (PROGRESS.c.kind == kind) & (PROGRESS.c.slug == slug)
