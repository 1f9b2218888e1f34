"""What keeps people safe from each other: whom they have blocked, and what they have reported."""

from __future__ import annotations

import time
from dataclasses import asdict, fields

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from noctuary.server.store.database import Database
from noctuary.server.store.rows import BlockRow, ReportRow
from noctuary.server.store.schema import BLOCKS, PERSONS, REPORTS


class Safety:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- blocks -------------------------------------------------------------------------------------

    async def block(self, person: str, blocked: str) -> None:
        """Once is enough."""
        row = {"person": person, "blocked": blocked}
        async with self._database.write() as db:
            await db.execute(sa.delete(BLOCKS).where(_same(row)))
            await db.execute(sa.insert(BLOCKS).values(**row, at=time.time()))

    async def unblock(self, person: str, number: int) -> bool:
        """Take one of this person's blocks away; False if there is no such one."""
        mine = (BLOCKS.c.person == person) & (BLOCKS.c.number == number)
        async with self._database.write() as db:
            return bool((await db.execute(sa.delete(BLOCKS).where(mine))).rowcount)

    async def blocked_by(self, person: str) -> list[BlockRow]:
        """Whom this person has blocked, the first one first."""
        query = sa.select(BLOCKS.c.number, PERSONS.c.name).join(PERSONS, PERSONS.c.id == BLOCKS.c.blocked)
        async with self._database.read() as db:
            found = await db.execute(query.where(BLOCKS.c.person == person).order_by(BLOCKS.c.number))
            return [BlockRow(row.number, row.name) for row in found]

    async def all_blocks(self) -> set[tuple[str, str]]:
        """Who has blocked whom."""
        async with self._database.read() as db:
            return {
                (row.person, row.blocked)
                for row in await db.execute(sa.select(BLOCKS.c.person, BLOCKS.c.blocked))
            }

    # -- reports ------------------------------------------------------------------------------------

    async def report(self, report: ReportRow) -> bool:
        """Keep a report; False if the same person has reported the same line before."""
        values = {name: value for name, value in asdict(report).items() if name != "number"}
        try:
            async with self._database.write() as db:
                await db.execute(sa.insert(REPORTS).values(values))
        except IntegrityError:
            return False
        return True

    async def reports(self) -> list[ReportRow]:
        """All that nobody has seen to, the first one first."""
        columns = [REPORTS.c[field.name] for field in fields(ReportRow)]
        query = sa.select(*columns).where(REPORTS.c.state != "closed").order_by(REPORTS.c.number)
        async with self._database.read() as db:
            return [ReportRow(*row) for row in await db.execute(query)]

    async def names_of(self, people: set[str]) -> dict[str, str]:
        """What these people are called now."""
        query = sa.select(PERSONS.c.id, PERSONS.c.name).where(PERSONS.c.id.in_(people))
        async with self._database.read() as db:
            return {row.id: row.name for row in await db.execute(query)}


def _same(row: dict[str, str]) -> sa.ColumnElement[bool]:
    return sa.and_(*(BLOCKS.c[name] == value for name, value in row.items()))
