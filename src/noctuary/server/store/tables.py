"""Tables and their records. What a method writes is all kept or not at all, and on disk when it returns."""

from __future__ import annotations

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field, fields
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.server.store.database import Database
from noctuary.server.store.fences import Fences, hold
from noctuary.server.store.leases import take_away
from noctuary.server.store.packing import moves_of
from noctuary.server.store.pruning import discard
from noctuary.server.store.rows import ChatRow, MoveRow, SeatRow, SightRow, TableRow
from noctuary.server.store.schema import CHAT, EVENT_ENTRIES, MOVES, MUTES, SEATS, SIGHTS, SITTINGS, TABLES
from noctuary.server.store.soundness import as_damaged, is_sound, or_damaged
from noctuary.server.store.writing import Step, Writer


@dataclass
class StoredTable:
    """All that is kept of one table."""

    row: TableRow
    seats: list[SeatRow]
    moves: list[MoveRow]
    chat: list[ChatRow]
    mutes: list[tuple[str, str]]  # who hears whom no more
    sights: list[SightRow]


_OPEN: Final = ("gathering", "playing", "paused")
_LISTED: Final = 200
_ASKED_AT_ONCE: Final = 10_000  # ids in one question: SQLite takes about three times as many
_ORDER: Final = (sa.case((TABLES.c.phase == "gathering", 0), else_=1), TABLES.c.updated.desc())
_OF_A_TABLE: Final = frozenset(field.name for field in fields(TableRow))

_OF_A_MOVE: Final = tuple(field.name for field in fields(MoveRow))

# Made once: what many tables write at the same time differs in nothing but the values.
_ADD_MOVE: Final = sa.insert(MOVES)
_ADD_SIGHT: Final = sa.insert(SIGHTS)
_ADD_SITTING: Final = sa.insert(SITTINGS)
_CHANGE: Final = sa.update(TABLES).where(TABLES.c.id == sa.bindparam("of"))
_CHANGE_SEAT: Final = sa.update(SEATS).where(
    SEATS.c.table_id == sa.bindparam("of"), SEATS.c.seat == sa.bindparam("at")
)
_CUT: Final = sa.delete(MOVES).where(
    MOVES.c.table_id == sa.bindparam("of"), MOVES.c.number >= sa.bindparam("made")
)
_FORGET_SIGHT: Final = sa.delete(SIGHTS).where(
    SIGHTS.c.table_id == sa.bindparam("of"),
    SIGHTS.c.person == sa.bindparam("who"),
    SIGHTS.c.seat == sa.bindparam("at"),
)


@dataclass
class Listed:
    """Tables that are listed for several people, by id."""

    rows: dict[str, TableRow] = field(default_factory=dict)
    seats: dict[str, list[SeatRow]] = field(default_factory=dict)
    public: list[str] = field(default_factory=list)
    own: dict[str, set[str]] = field(default_factory=dict)

    def known(self, row: TableRow) -> str:
        self.rows.setdefault(row.id, row if is_sound(row) else as_damaged(row))
        return row.id

    def list_of(self, person: str | None) -> list[tuple[TableRow, list[SeatRow]]]:
        """What one of them is shown."""
        mine = {*self.public, *(() if person is None else self.own.get(person, ()))}
        rows = sorted(
            (self.rows[table] for table in mine), key=lambda row: (row.phase != "gathering", -row.updated)
        )
        told = [or_damaged(row, self.seats.get(row.id, [])) for row in rows[:_LISTED]]
        return [(row, sitting) for row, sitting in told if sitting or row.host == person is not None]


class Tables:
    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = Writer(database)

    def fence(self, fences: Fences) -> None:
        """From now on only what these let through is written: for a process among several."""
        self._writer.fences = fences

    @asynccontextmanager
    async def _write(self, table: str) -> AsyncIterator[AsyncConnection]:
        """A transaction about a table, which only the process that has it awake may write."""
        fence = self._writer.fences.of(table)
        async with self._database.write() as db:
            await hold(self._writer.fences, db, table, fence)
            yield db

    async def finished(self) -> None:
        """Until whatever was to be written is written."""
        await self._writer.finished()

    async def add(self, table: TableRow, seats: list[SeatRow], most: int | None = None) -> bool:
        """Keep a new table; False if its host has `most` open ones. Counted where it is written: of two that
        are asked for at once the second one knows of the first."""
        async with self._database.write() as db:
            if most is not None and (await db.execute(_open_tables(table.host))).scalar_one() >= most:
                return False
            await db.execute(sa.insert(TABLES).values(asdict(table)))
            for seat in seats:
                await db.execute(sa.insert(SEATS).values(table_id=table.id, **asdict(seat)))
                await db.execute(_ADD_SITTING, _sitting(table.id, 0, seat, table.created))
        return True

    async def find(self, table: str) -> StoredTable | None:
        """As it is when all is kept that was to be: whoever has forgotten a table may have left a write."""
        await self._writer.settled(table)
        async with self._database.read() as db:
            found = (await db.execute(sa.select(TABLES).where(TABLES.c.id == table))).mappings().first()
            if found is None:
                return None
            chat = sa.select(*(CHAT.c[field.name] for field in fields(ChatRow)))
            mutes = sa.select(MUTES.c.listener, MUTES.c.speaker).where(MUTES.c.table_id == table)
            sights = sa.select(SIGHTS.c.person, SIGHTS.c.seat, SIGHTS.c.played)
            return StoredTable(
                TableRow(**found),
                (await seats_of(db, [table])).get(table, []),
                await moves_of(db, table),
                [
                    ChatRow(*row)
                    for row in await db.execute(chat.where(CHAT.c.table_id == table).order_by(CHAT.c.number))
                ],
                [(row.listener, row.speaker) for row in await db.execute(mutes)],
                [SightRow(*row) for row in await db.execute(sights.where(SIGHTS.c.table_id == table))],
            )

    async def listed(self, person: str | None, since: float) -> list[tuple[TableRow, list[SeatRow]]]:
        """The public tables touched since then that are not over, and all of this person.

        Those that wait for players come first, then the latest.
        One whose rows are broken is damaged, which is for its host to see.
        """
        return (await self.listed_for([] if person is None else [person], since)).list_of(person)

    async def listed_for(self, people: Collection[str], since: float) -> Listed:
        """The same for many people at once: as many questions to the database as for one of them."""
        public = sa.select(TABLES).where(
            TABLES.c.public, TABLES.c.phase.in_(_OPEN), TABLES.c.updated >= since
        )
        found = Listed()
        async with self._database.read() as db:
            latest = public.order_by(*_ORDER).limit(_LISTED)
            for row in (await db.execute(latest)).mappings():
                found.public.append(found.known(TableRow(**row)))
            for whose in (SEATS.c.person, TABLES.c.host) if people else ():  # each by its own index
                for values in (await db.execute(_latest_of(whose, people))).mappings():
                    person = values["whose"]
                    table = TableRow(**{name: value for name, value in values.items() if name in _OF_A_TABLE})
                    found.own.setdefault(person, set()).add(found.known(table))
            found.seats = await seats_of(db, list(found.rows))
        return found

    async def close_for_good(self, table: str) -> None:
        """It cannot be replayed. The record stays as it is."""
        async with self._write(table) as db:
            await db.execute(sa.update(TABLES).where(TABLES.c.id == table).values(phase="damaged"))

    async def discard(self, table: str) -> None:
        """All that is kept of a table; what was reported from its chat stays with the keeper."""
        async with self._write(table) as db:
            await discard(db, [table])

    # -- what happens at a table ----------------------------------------------------------------------

    async def change(self, table: TableRow) -> None:
        await self._writer.keep(table.id, _changed(table))

    async def add_move(self, table: TableRow, move: MoveRow, seats: list[SeatRow]) -> None:
        added = Step(_ADD_MOVE, {"table_id": table.id, **{name: getattr(move, name) for name in _OF_A_MOVE}})
        changed = [_seat_changed(table.id, seat) for seat in seats]
        await self._writer.keep(table.id, added, _moved_on(table), *changed)

    async def cut_moves(self, table: TableRow, made: int) -> None:
        """An undo: the record is the shorter one."""
        cut = Step(_CUT, {"of": table.id, "made": made})
        await self._writer.keep(table.id, cut, _changed(table))

    async def change_seat(self, table: TableRow, seat: SeatRow, made: int) -> None:
        """Somebody else sits there from now on."""
        sat_down = Step(_ADD_SITTING, _sitting(table.id, made, seat, table.updated))
        await self._writer.keep(table.id, _seat_changed(table.id, seat), sat_down, _changed(table))

    async def set_shown(self, table: str, seat: SeatRow) -> None:
        await self._writer.keep(table, _seat_changed(table, seat))

    async def rename_at_seats(self, person: str, name: str) -> None:
        """Wherever her old name stands: at seats, in events, and before what she has said.

        Whichever process has one of her tables would write the old one again: it reads them anew.
        """
        async with self._database.write() as db:
            await take_away(db, [person])
            for table in (SEATS, SITTINGS, EVENT_ENTRIES):
                await db.execute(sa.update(table).where(table.c.person == person).values(name=name))
            await db.execute(sa.update(CHAT).where(CHAT.c.person == person).values(who=name))

    async def add_sights(self, table: str, sights: list[SightRow]) -> None:
        """Somebody sees a hand, or plays one that she had only seen before."""
        steps: list[Step] = []
        for row in sights:
            steps.append(Step(_FORGET_SIGHT, {"of": table, "who": row.person, "at": row.seat}))
            steps.append(Step(_ADD_SIGHT, {"table_id": table, **vars(row)}))
        await self._writer.keep(table, *steps)

    async def add_chat(self, table: str, said: ChatRow) -> int:
        """Keep a line; its number."""
        values = {name: value for name, value in asdict(said).items() if name != "number"}
        async with self._write(table) as db:
            query = sa.insert(CHAT).values(table_id=table, **values).returning(CHAT.c.number)
            return int((await db.execute(query)).scalar_one())

    async def set_mute(self, table: str, listener: str, speaker: str, on: bool) -> None:
        row = {"table_id": table, "listener": listener, "speaker": speaker}
        same = sa.and_(*(MUTES.c[name] == value for name, value in row.items()))
        async with self._write(table) as db:
            await db.execute(sa.delete(MUTES).where(same))
            if on:
                await db.execute(sa.insert(MUTES).values(row))


def _open_tables(host: str | None) -> sa.Select[int]:
    """How many tables of this host are not over."""
    return sa.select(sa.func.count()).where(TABLES.c.host == host, TABLES.c.phase.in_(_OPEN))


def _latest_of(whose: sa.Column[str], people: Collection[str]) -> sa.Select[Any]:
    """The latest tables of each of these people, and whose each is."""
    number = sa.func.row_number().over(partition_by=whose, order_by=_ORDER).label("number")
    joined = sa.join(TABLES, SEATS, SEATS.c.table_id == TABLES.c.id) if whose.table is SEATS else TABLES
    found = sa.select(TABLES, whose.label("whose"), number).select_from(joined).where(whose.in_(people))
    each = found.subquery()
    return sa.select(each).where(each.c.number <= _LISTED)


def hers(person: str) -> sa.Select[Any]:
    """The tables where this person sits."""
    return sa.select(TABLES).join(SEATS, SEATS.c.table_id == TABLES.c.id).where(SEATS.c.person == person)


async def seats_of(db: AsyncConnection, tables: list[str]) -> dict[str, list[SeatRow]]:
    found: dict[str, list[SeatRow]] = {}
    for begin in range(0, len(tables), _ASKED_AT_ONCE):
        some = SEATS.c.table_id.in_(tables[begin : begin + _ASKED_AT_ONCE])
        query = sa.select(SEATS).where(some).order_by(SEATS.c.table_id, SEATS.c.seat)
        for row in (await db.execute(query)).mappings():
            values = dict(row)
            found.setdefault(values.pop("table_id"), []).append(SeatRow(**values))
    return found


def _changed(table: TableRow) -> Step:
    """All of its row."""
    values = dict(vars(table))
    return Step(_CHANGE, {"of": values.pop("id"), **values})


def _moved_on(table: TableRow) -> Step:
    """No more of its row than a move can change."""
    return Step(
        _CHANGE,
        {
            "of": table.id,
            "phase": table.phase,
            "decision": table.decision,
            "turn": table.turn,
            "elapsed": table.elapsed,
            "updated": table.updated,
            "winners": table.winners,
            "digest": table.digest,
        },
    )


def _seat_changed(table: str, seat: SeatRow) -> Step:
    values = dict(vars(seat))
    return Step(_CHANGE_SEAT, {"of": table, "at": values.pop("seat"), **values})


def _sitting(table: str, made: int, seat: SeatRow, at: float) -> dict[str, object]:
    return {
        "table_id": table,
        "made": made,
        "seat": seat.seat,
        "sitter": seat.sitter,
        "person": seat.person,
        "name": seat.name,
        "at": at,
    }
