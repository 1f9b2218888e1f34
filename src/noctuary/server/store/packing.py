"""Finished games, kept small: the moves of a game that is over become one compressed row.

While a game goes on each move is a row, so that writing one costs the same in the first turn and in the last.
Once it is over nothing changes any more, and what repeats in every row (whose table, which step) is most of
it. A game is packed in one transaction: whoever reads finds its rows, or what was made of them.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import fields
from itertools import accumulate, pairwise
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.store.database import Database
from noctuary.server.store.rows import MoveRow
from noctuary.server.store.schema import MOVES, PACKED, SEATS, SIGHTS, SITTINGS, TABLES

FORMAT: Final = 1
_LEVEL: Final = 9
_OVER: Final = "over"


class Unreadable(NoctuaryError):
    """A packed game that is damaged, or was packed by a newer version."""

    def __init__(self) -> None:
        super().__init__(MessageId("server-error-packed"))


class Columns(msgspec.Struct, array_like=True):
    """The moves column by column: what is alike stands together, and times are told by what lies between."""

    seats: list[int]
    texts: list[str]
    turns: list[int]
    steps: list[str]
    autos: list[str]
    at: list[int]  # thousandths of a second: the first since 1970, each other one since the one before


def pack(moves: Sequence[MoveRow]) -> bytes:
    at = [round(move.at * 1000) for move in moves]
    columns = Columns(
        [move.seat for move in moves],
        [move.text for move in moves],
        [move.turn for move in moves],
        [move.step for move in moves],
        [move.auto for move in moves],
        at[:1] + [after - before for before, after in pairwise(at)],
    )
    return zlib.compress(msgspec.json.encode(columns), _LEVEL)


def unpack(data: bytes, form: int = FORMAT) -> list[MoveRow]:
    if form != FORMAT:
        raise Unreadable
    try:
        columns = msgspec.json.decode(zlib.decompress(data), type=Columns)
        return list(_rows(columns))
    except (zlib.error, msgspec.MsgspecError, ValueError) as wrong:
        raise Unreadable from wrong


def _rows(columns: Columns) -> Iterator[MoveRow]:
    rows = zip(
        columns.seats,
        columns.texts,
        columns.turns,
        columns.steps,
        columns.autos,
        accumulate(columns.at),
        strict=True,
    )
    for number, (seat, text, turn, step, auto, at) in enumerate(rows):
        yield MoveRow(number, seat, text, turn, step, auto, at / 1000)


async def moves_of(db: AsyncConnection, table: str) -> list[MoveRow]:
    """The moves of a table, packed or not. Rows first: once they are gone, the pack is there."""
    query = sa.select(*(MOVES.c[field.name] for field in fields(MoveRow)))
    found = await db.execute(query.where(MOVES.c.table_id == table).order_by(MOVES.c.number))
    moves = [MoveRow(*row) for row in found]
    if moves:
        return moves
    packed = (await db.execute(sa.select(PACKED).where(PACKED.c.table_id == table))).first()
    return [] if packed is None else unpack(packed.data, packed.format)


class Packing:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def ready(self, since: float, before: float, most: int) -> list[tuple[str, float]]:
        """Games that are over and not packed, and when they were last touched: the first ones first."""
        packed = sa.exists().where(PACKED.c.table_id == TABLES.c.id)
        query = (
            sa.select(TABLES.c.id, TABLES.c.updated)
            .where(TABLES.c.phase == _OVER, TABLES.c.updated >= since, TABLES.c.updated < before, ~packed)
            .order_by(TABLES.c.updated)
            .limit(most)
        )
        async with self._database.read() as db:
            return [(row.id, row.updated) for row in await db.execute(query)]

    async def pack(self, table: str) -> bool:
        """Pack a finished game; False if there was nothing to do, or somebody else has done it meanwhile."""
        async with self._database.read() as db:
            moves = await moves_of(db, table)
        data = await asyncio.to_thread(_packed, moves)
        try:
            async with self._database.write() as db:
                if not await _is_as_it_was(db, table, len(moves)):
                    return False
                values = {"table_id": table, "format": FORMAT, "moves": len(moves), "data": data}
                await db.execute(sa.insert(PACKED).values(values))
                await db.execute(sa.delete(MOVES).where(MOVES.c.table_id == table))
                await db.execute(
                    sa.delete(SIGHTS).where(SIGHTS.c.table_id == table)
                )  # all hands are open now
                await _drop_what_seats_say(db, table)
        except IntegrityError:  # another process was quicker
            return False
        return True


def _packed(moves: Sequence[MoveRow]) -> bytes:
    """Read again before a row is deleted."""
    data = pack(moves)
    again = [(move.seat, move.text, move.turn, move.step, move.auto) for move in unpack(data)]
    if again != [(move.seat, move.text, move.turn, move.step, move.auto) for move in moves]:
        raise RuntimeError("a packed game reads otherwise than it was played")
    return data


async def _is_as_it_was(db: AsyncConnection, table: str, made: int) -> bool:
    phase = (
        await db.execute(sa.select(TABLES.c.phase).where(TABLES.c.id == table).with_for_update())
    ).scalar()
    rows = sa.select(sa.func.count()).select_from(MOVES).where(MOVES.c.table_id == table)
    return phase == _OVER and (await db.execute(rows)).scalar_one() == made


async def _drop_what_seats_say(db: AsyncConnection, table: str) -> None:
    """Who sat down before the first move and never rose stands in the seats already."""
    sat = sa.select(SITTINGS.c.seat, SITTINGS.c.made, SITTINGS.c.person, SITTINGS.c.sitter)
    last: dict[int, tuple[int, str | None, str]] = {}
    for row in await db.execute(sat.where(SITTINGS.c.table_id == table).order_by(SITTINGS.c.number)):
        last[row.seat] = row.made, row.person, row.sitter
    seats = sa.select(SEATS.c.seat, SEATS.c.person, SEATS.c.sitter).where(SEATS.c.table_id == table)
    told = [
        seat.seat for seat in await db.execute(seats) if last.get(seat.seat) == (0, seat.person, seat.sitter)
    ]
    await db.execute(
        sa.delete(SITTINGS).where(
            SITTINGS.c.table_id == table, SITTINGS.c.made == 0, SITTINGS.c.seat.in_(told)
        )
    )
