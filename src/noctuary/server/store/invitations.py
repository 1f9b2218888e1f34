"""Who is asked to which table. One that has lapsed is as good as none, and goes with the next one."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, fields

import sqlalchemy as sa

from noctuary.server.store.database import Database
from noctuary.server.store.rows import InvitationRow, TableRow
from noctuary.server.store.schema import INVITATIONS, PERSONS, SEATS, TABLES

_COLUMNS = [INVITATIONS.c[field.name] for field in fields(InvitationRow)]


class Invitations:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, row: InvitationRow, since: float, most: int, most_invited: int) -> bool:
        """Keep it in the place of an earlier one to the same table; False if there are too many of them."""
        values = {name: value for name, value in asdict(row).items() if name != "number"}
        async with self._database.write() as db:
            lapsed = INVITATIONS.c.at < since
            same = (INVITATIONS.c.table_id == row.table_id) & (INVITATIONS.c.invited == row.invited)
            await db.execute(sa.delete(INVITATIONS).where(lapsed | same))
            for column, who, limit in (
                (INVITATIONS.c.inviter, row.inviter, most),
                (INVITATIONS.c.invited, row.invited, most_invited),
            ):
                count = sa.select(sa.func.count()).select_from(INVITATIONS).where(column == who)
                if (await db.execute(count)).scalar_one() >= limit:
                    return False
            await db.execute(sa.insert(INVITATIONS).values(values))
        return True

    async def find(self, number: int, since: float) -> InvitationRow | None:
        query = sa.select(*_COLUMNS).where(INVITATIONS.c.number == number, INVITATIONS.c.at >= since)
        async with self._database.read() as db:
            row = (await db.execute(query)).first()
        return None if row is None else InvitationRow(*row)

    async def remove(self, number: int) -> None:
        async with self._database.write() as db:
            await db.execute(sa.delete(INVITATIONS).where(INVITATIONS.c.number == number))

    async def at_table(self, table: str, since: float) -> list[InvitationRow]:
        query = sa.select(*_COLUMNS).where(INVITATIONS.c.table_id == table, INVITATIONS.c.at >= since)
        async with self._database.read() as db:
            return [InvitationRow(*row) for row in await db.execute(query)]

    async def waiting_for(
        self, people: Collection[str], since: float
    ) -> list[tuple[InvitationRow, TableRow, str]]:
        """What waits for any of these: each invitation, its table that still gathers, and who invites."""
        query = (
            sa.select(*_COLUMNS, PERSONS.c.name)
            .join(PERSONS, PERSONS.c.id == INVITATIONS.c.inviter)
            .where(INVITATIONS.c.invited.in_(people), INVITATIONS.c.at >= since)
            .order_by(INVITATIONS.c.number)
        )
        async with self._database.read() as db:
            rows = [(InvitationRow(*row[:-1]), str(row[-1])) for row in await db.execute(query)]
            if not rows:
                return []
            ids = {row.table_id for row, _ in rows}
            gathering = sa.select(TABLES).where(TABLES.c.id.in_(ids), TABLES.c.phase == "gathering")
            tables = {row["id"]: TableRow(**row) for row in (await db.execute(gathering)).mappings()}
        return [(row, tables[row.table_id], by) for row, by in rows if row.table_id in tables]

    async def met(self, person: str, most: int) -> dict[str, str]:
        """Whom somebody has sat at a table with, by id, and what they are called now."""
        mine = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
        query = (
            sa.select(PERSONS.c.id, PERSONS.c.name)
            .join(SEATS, SEATS.c.person == PERSONS.c.id)
            .where(SEATS.c.table_id.in_(mine), PERSONS.c.id != person)
            .distinct()
            .limit(most)
        )
        async with self._database.read() as db:
            return {row.id: row.name for row in await db.execute(query)}
