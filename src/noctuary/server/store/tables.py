"""Tables and their records. Each method is one transaction: what it writes is on disk when it returns."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.rows import ChatRow, MoveRow, SeatRow, SightRow, TableRow
from noctuary.server.store.schema import CHAT, MOVES, MUTES, SEATS, SIGHTS, SITTINGS, TABLES


@dataclass
class StoredTable:
    """All that is kept of one table."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]
    mutes: list[tuple[str, str]]  # who hears whom no more
    sights: list[SightRow]


_CLOSED: Final = ("over", "damaged")


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, table: TableRow, seats: list[SeatRow], most: int | None = None) -> bool:
        """Keep a new table; False if its host has `most` open ones. Counted where it is written: of two that
        are asked for at once the second one knows of the first."""
        async with self._database.write() as db:
            if most is not None and (await db.execute(_open_tables(table.host))).scalar_one() >= most:
                return False
            await db.execute(sa.insert(TABLES).values(asdict(table)))
            for seat in seats:
                await db.execute(sa.insert(SEATS).values(table_id=table.id, **asdict(seat)))
                await _sat_down(db, table.id, 0, seat, table.created)
        return True

    async def find(self, table: str) -> StoredTable | None:
        async with self._database.read() as db:
            found = (await db.execute(sa.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            chat = sa.select(*(CHAT.c[field.name] for field in fields(ChatRow)))
            moves = sa.select(*(MOVES.c[field.name] for field in fields(MoveRow)))
            mutes = sa.select(MUTES.c.listener, MUTES.c.speaker).where(MUTES.c.table_id == table)
            sights = sa.select(SIGHTS.c.person, SIGHTS.c.seat, SIGHTS.c.played)
            return StoredTable(
                TableRow(**found),
                (await seats_of(db, [table])).get(table, []),
                [
                    MoveRow(*row)
                    for row in await db.execute(
                        moves.where(MOVES.c.table_id == table).order_by(MOVES.c.number)
                    )
                ],
                [
                    ChatRow(*row)
                    for row in await db.execute(chat.where(CHAT.c.table_id == table).order_by(CHAT.c.number))
                ],
                [(row.listener, row.speaker) for row in await db.execute(mutes)],
                [SightRow(*row) for row in await db.execute(sights.where(SIGHTS.c.table_id == table))],
            )

    async def listed(self, person: str | None, since: float) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables touched since then that are not over, and all of this person, latest first."""
        shown = TABLES.c.public & TABLES.c.phase.not_in(_CLOSED) & (TABLES.c.updated >= since)
        if person is not None:
            seated = sa.select(SEATS.c.table_id).where(SEATS.c.person == person)
            shown = shown | TABLES.c.id.in_(seated) | (TABLES.c.host == person)
        query = sa.select(TABLES).where(shown).order_by(TABLES.c.updated.desc()).limit(200)
        async with self._database.read() as db:
            rows = [TableRow(**row) for row in (await db.execute(query)).mappings()]
            seats = await seats_of(db, [row.id for row in rows])
        return [(row, seats.get(row.id, [])) for row in rows]

    async def close_for_good(self, table: str) -> None:
        """It cannot be replayed. The record stays as it is."""
        async with self._database.write() as db:
            await db.execute(sa.update(TABLES).where(TABLES.c.id == table).values(phase="damaged"))

    async def discard(self, table: str) -> None:
        """All that is kept of a table; what was reported from its chat stays with the keeper."""
        async with self._database.write() as db:
            for kept in (SEATS, SITTINGS, MOVES, CHAT, MUTES, SIGHTS):
                await db.execute(sa.delete(kept).where(kept.c.table_id == table))
            await db.execute(sa.delete(TABLES).where(TABLES.c.id == table))

    # -- what happens at a table ----------------------------------------------------------------------

    async def change(self, table: TableRow) -> None:
        async with self._database.write() as db:
            await _change(db, table)

    async def add_move(self, table: TableRow, move: MoveRow, seats: list[SeatRow]) -> None:
        async with self._database.write() as db:
            await db.execute(sa.insert(MOVES).values(table_id=table.id, **asdict(move)))
            await _change(db, table)
            for seat in seats:
                await _change_seat(db, table.id, seat)

    async def cut_moves(self, table: TableRow, made: int) -> None:
        """An undo: the record is the shorter one."""
        async with self._database.write() as db:
            await db.execute(sa.delete(MOVES).where(MOVES.c.table_id == table.id, MOVES.c.number >= made))
            await _change(db, table)

    async def change_seat(self, table: TableRow, seat: SeatRow, made: int) -> None:
        """Somebody else sits there from now on."""
        async with self._database.write() as db:
            await _change_seat(db, table.id, seat)
            await _sat_down(db, table.id, made, seat, table.updated)
            await _change(db, table)

    async def set_shown(self, table: str, seat: SeatRow) -> None:
        async with self._database.write() as db:
            await _change_seat(db, table, seat)

    async def add_sights(self, table: str, sights: list[SightRow]) -> None:
        """Somebody sees a hand, or plays one that she had only seen before."""
        async with self._database.write() as db:
            for row in sights:
                same = (
                    (SIGHTS.c.table_id == table)
                    & (SIGHTS.c.person == row.person)
                    & (SIGHTS.c.seat == row.seat)
                )
                await db.execute(sa.delete(SIGHTS).where(same))
                await db.execute(sa.insert(SIGHTS).values(table_id=table, **asdict(row)))

    async def add_chat(self, table: str, said: ChatRow) -> int:
        """Keep a line; its number."""
        values = {name: value for name, value in asdict(said).items() if name != "number"}
        async with self._database.write() as db:
            query = sa.insert(CHAT).values(table_id=table, **values).returning(CHAT.c.number)
            return int((await db.execute(query)).scalar_one())

    async def set_mute(self, table: str, listener: str, speaker: str, on: bool) -> None:
        row = {"table_id": table, "listener": listener, "speaker": speaker}
        same = sa.and_(*(MUTES.c[name] == value for name, value in row.items()))
        async with self._database.write() as db:
            await db.execute(sa.delete(MUTES).where(same))
            if on:
                await db.execute(sa.insert(MUTES).values(row))


def _open_tables(host: str | None) -> sa.Select[int]:
    """How many tables of this host are not over."""
    return sa.select(sa.func.count()).where(TABLES.c.host == host, TABLES.c.phase.not_in(_CLOSED))


async def seats_of(db: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    query = sa.select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in (await db.execute(query)).mappings():
        values = dict(row)
        found.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    return found


async def _change(db: AsyncConnection, table: TableRow) -> None:
    await db.execute(sa.update(TABLES).where(TABLES.c.id == table.id).values(asdict(table)))


async def _change_seat(db: AsyncConnection, table: str, seat: SeatRow) -> None:
    same = (SEATS.c.table_id == table) & (SEATS.c.seat == seat.seat)
    await db.execute(sa.update(SEATS).where(same).values(asdict(seat)))


async def _sat_down(db: AsyncConnection, table: str, made: int, seat: SeatRow, at: float) -> None:
    await db.execute(
        sa.insert(SITTINGS).values(
            table_id=table,
            made=made,
            seat=seat.seat,
            sitter=seat.sitter,
            person=seat.person,
            name=seat.name,
            at=at,
        )
    )
