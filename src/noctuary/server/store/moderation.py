"""What keeps order: moderators, what they have done and why, and what became of each report.

Whatever is done is written together with its line in the log: there is no deed without one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.rows import LogRow, MeasureRow, PersonRow, ReportRow
from noctuary.server.store.schema import DECKS, MEASURES, MODERATION, MODERATORS, PERSONS, REPORTS, SITTINGS

OPEN: Final = "open"
SEEN: Final = "seen"
CLOSED: Final = "closed"
Row = TypeVar("Row", MeasureRow, LogRow, ReportRow)


@dataclass(frozen=True)
class ModeratorRow:
    person: str
    name: str
    at: float


class Moderation:
    def __init__(self, database: Database) -> None:
        self._database = database

    # -- moderators ---------------------------------------------------------------------------------

    async def moderators(self) -> list[ModeratorRow]:
        query = sa.select(MODERATORS.c.person, PERSONS.c.name, MODERATORS.c.at)
        async with self._database.read() as db:
            found = await db.execute(
                query.join(PERSONS, PERSONS.c.id == MODERATORS.c.person).order_by("name")
            )
            return [ModeratorRow(*row) for row in found]

    async def is_moderator(self, person: str) -> bool:
        query = sa.select(MODERATORS.c.person).where(MODERATORS.c.person == person)
        async with self._database.read() as db:
            return (await db.execute(query)).first() is not None

    async def name_moderator(self, person: str, line: LogRow) -> bool:
        """False if she is one already."""
        async with self._database.write() as db:
            if (await db.execute(sa.select(MODERATORS).where(MODERATORS.c.person == person))).first():
                return False
            await db.execute(sa.insert(MODERATORS).values(person=person, at=line.at))
            await _write(db, line)
        return True

    async def dismiss(self, person: str, line: LogRow) -> bool:
        """False if she is none."""
        async with self._database.write() as db:
            gone = await db.execute(sa.delete(MODERATORS).where(MODERATORS.c.person == person))
            if gone.rowcount:
                await _write(db, line)
            return bool(gone.rowcount)

    # -- measures -----------------------------------------------------------------------------------

    async def take(self, measure: MeasureRow, line: LogRow) -> int:
        """Keep what a moderator has done; its number."""
        async with self._database.write() as db:
            query = sa.insert(MEASURES).values(_values(measure)).returning(MEASURES.c.number)
            number = int((await db.execute(query)).scalar_one())
            await _write(db, line)
        return number

    async def lift(self, number: int, line: LogRow) -> bool:
        """End it before its time; False if there is no such one in force."""
        mine = (MEASURES.c.number == number) & MEASURES.c.lifted.is_(None)
        async with self._database.write() as db:
            lifted = await db.execute(sa.update(MEASURES).where(mine).values(lifted=line.at, told=False))
            if lifted.rowcount:
                await _write(db, line)
            return bool(lifted.rowcount)

    async def in_force(self, now: float) -> list[MeasureRow]:
        """Mutes, bans, taken names and closed chats that neither have ended nor were lifted."""
        lasts = MEASURES.c.until.is_(None) | (MEASURES.c.until > now)
        kinds = MEASURES.c.what.in_(("mute", "ban", "rename", "chat"))
        return await self._measures(kinds, MEASURES.c.lifted.is_(None), lasts)

    async def measure(self, number: int) -> MeasureRow | None:
        found = await self._measures(MEASURES.c.number == number)
        return found[0] if found else None

    async def measures_of(self, people: Iterable[str]) -> list[MeasureRow]:
        return await self._measures(MEASURES.c.person.in_(list(people)))

    async def _measures(self, *conditions: sa.ColumnElement[bool]) -> list[MeasureRow]:
        query = _columns(MeasureRow, MEASURES).where(*conditions).order_by(MEASURES.c.number)
        async with self._database.read() as db:
            return [MeasureRow(**row) for row in (await db.execute(query)).mappings()]

    # -- reports ------------------------------------------------------------------------------------

    async def reports(self, most: int) -> list[ReportRow]:
        """Those that wait first, then those that are closed; the latest of each first."""
        order = (sa.case((REPORTS.c.state == CLOSED, 1), else_=0), REPORTS.c.number.desc())
        query = _columns(ReportRow, REPORTS).order_by(*order).limit(most)
        async with self._database.read() as db:
            return [ReportRow(**row) for row in (await db.execute(query)).mappings()]

    async def report(self, number: int) -> ReportRow | None:
        query = _columns(ReportRow, REPORTS).where(REPORTS.c.number == number)
        async with self._database.read() as db:
            row = (await db.execute(query)).mappings().first()
        return None if row is None else ReportRow(**row)

    async def set_report(self, number: int, state: str, outcome: str, line: LogRow) -> bool:
        """Another state than before; False if there is no such report, or it is closed."""
        open_one = (REPORTS.c.number == number) & (REPORTS.c.state != CLOSED)
        closed = line.at if state == CLOSED else None
        async with self._database.write() as db:
            query = sa.update(REPORTS).where(open_one).values(state=state, outcome=outcome, closed=closed)
            changed = bool((await db.execute(query)).rowcount)
            if changed:
                await _write(db, line)
            return changed

    # -- what people are told -----------------------------------------------------------------------

    async def untold(self, person: str) -> tuple[list[MeasureRow], int]:
        """What was done about her that she does not know yet, and how many of her reports were seen to."""
        news = await self._measures(MEASURES.c.person == person, MEASURES.c.told.is_(False))
        count = sa.select(sa.func.count()).where(
            REPORTS.c.reporter == person, REPORTS.c.state == CLOSED, REPORTS.c.told.is_(False)
        )
        async with self._database.read() as db:
            return news, (await db.execute(count)).scalar_one()

    async def tell(self, person: str) -> None:
        """She has read it."""
        closed = (REPORTS.c.reporter == person) & (REPORTS.c.state == CLOSED)
        async with self._database.write() as db:
            await db.execute(sa.update(MEASURES).where(MEASURES.c.person == person).values(told=True))
            await db.execute(sa.update(REPORTS).where(closed).values(told=True))

    # -- people and things --------------------------------------------------------------------------

    async def people(self, ids: Iterable[str]) -> dict[str, PersonRow]:
        query = sa.select(PERSONS).where(PERSONS.c.id.in_(list(ids)))
        async with self._database.read() as db:
            return {row["id"]: PersonRow(**row) for row in (await db.execute(query)).mappings()}

    async def called(self, name: str, most: int) -> list[PersonRow]:
        """Whoever goes by that name, capitals aside."""
        query = sa.select(PERSONS).where(sa.func.lower(PERSONS.c.name) == name.lower())
        async with self._database.read() as db:
            found = await db.execute(query.order_by(PERSONS.c.seen.desc()).limit(most))
            return [PersonRow(**row) for row in found.mappings()]

    async def rename(self, person: str, name: str) -> None:
        """Whatever she signs in by stays: only the name that others see is another one."""
        async with self._database.write() as db:
            await db.execute(sa.update(PERSONS).where(PERSONS.c.id == person).values(name=name))

    async def deck_owner(self, share: str) -> str | None:
        query = sa.select(DECKS.c.person).where(DECKS.c.share == share)
        async with self._database.read() as db:
            return (await db.execute(query)).scalar()

    async def unshare(self, share: str) -> None:
        async with self._database.write() as db:
            await db.execute(sa.update(DECKS).where(DECKS.c.share == share).values(share=None))

    async def leavings(self, people: Iterable[str], since: float) -> dict[str, int]:
        """How often each of them was followed by a bot in a game that went on."""
        seat = (SITTINGS.c.table_id, SITTINGS.c.seat)
        before = sa.func.lag(SITTINGS.c.person).over(partition_by=seat, order_by=SITTINGS.c.number)
        told = sa.select(SITTINGS.c.sitter, SITTINGS.c.made, SITTINGS.c.at, before.label("before")).where(
            SITTINGS.c.table_id.in_(sa.select(SITTINGS.c.table_id).where(SITTINGS.c.person.in_(list(people))))
        )
        rows = told.subquery()
        left = (rows.c.sitter == "bot") & (rows.c.made > 0) & (rows.c.at >= since)
        query = sa.select(rows.c.before, sa.func.count()).where(left, rows.c.before.in_(list(people)))
        async with self._database.read() as db:
            return {row[0]: row[1] for row in await db.execute(query.group_by(rows.c.before))}

    # -- the log ------------------------------------------------------------------------------------

    async def write(self, line: LogRow) -> None:
        async with self._database.write() as db:
            await _write(db, line)

    async def log(self, most: int | None = None) -> list[LogRow]:
        """The latest first."""
        query = _columns(LogRow, MODERATION).order_by(MODERATION.c.number.desc())
        async with self._database.read() as db:
            return [LogRow(**row) for row in (await db.execute(query.limit(most))).mappings()]

    async def prune(self, reports_before: float, log_before: float, now: float) -> None:
        """Forget what has been seen to long ago. A network is forgotten with the end of its ban."""
        ended = MEASURES.c.lifted.is_not(None) | (MEASURES.c.until <= now)
        async with self._database.write() as db:
            await db.execute(
                sa.delete(REPORTS).where(REPORTS.c.state == CLOSED, REPORTS.c.closed < reports_before)
            )
            await db.execute(sa.update(MEASURES).where(ended).values(network=None))
            await db.execute(sa.delete(MEASURES).where(ended, MEASURES.c.at < log_before))
            await db.execute(sa.delete(MODERATION).where(MODERATION.c.at < log_before))


async def forget_order(db: AsyncConnection, people: list[str]) -> None:
    """Whoever goes takes along what was done about her; a network's ban runs on, and the log has no name."""
    whom = {"whom": None, "whom_name": ""}
    await db.execute(sa.delete(MODERATORS).where(MODERATORS.c.person.in_(people)))
    await db.execute(sa.delete(MEASURES).where(MEASURES.c.person.in_(people), MEASURES.c.network.is_(None)))
    await db.execute(sa.update(MEASURES).where(MEASURES.c.person.in_(people)).values(person=None))
    await db.execute(sa.update(MODERATION).where(MODERATION.c.whom.in_(people)).values(whom))
    await db.execute(sa.update(MODERATION).where(MODERATION.c.who.in_(people)).values(who=None, who_name=""))


async def give_order(db: AsyncConnection, giver: str, taker: str) -> None:
    """A guest who signs in to her account is still muted or banned, and hears of what she has reported."""
    await db.execute(sa.update(MEASURES).where(MEASURES.c.person == giver).values(person=taker))
    known = sa.select(REPORTS.c.line).where(REPORTS.c.reporter == taker).scalar_subquery()
    hers = (REPORTS.c.reporter == giver) & REPORTS.c.line.not_in(known)
    await db.execute(sa.update(REPORTS).where(hers).values(reporter=taker))


async def _write(db: AsyncConnection, line: LogRow) -> None:
    await db.execute(sa.insert(MODERATION).values(_values(line)))


def _values(row: MeasureRow | LogRow) -> dict[str, Any]:
    return {name: value for name, value in asdict(row).items() if name != "number"}


def _columns(kind: type[Row], table: sa.Table) -> sa.Select[tuple[Any, ...]]:
    return sa.select(*(table.c[field.name] for field in fields(kind)))
