"""What one person has played and said, a page at a time: for her own page and for what she takes along."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import sqlalchemy as sa

from noctuary.server.store.database import Database
from noctuary.server.store.packing import moves_of
from noctuary.server.store.rows import MoveRow, SeatRow, TableRow
from noctuary.server.store.schema import CHAT, TABLES
from noctuary.server.store.soundness import is_sound, may_be_listed
from noctuary.server.store.tables import hers, seats_of

_CLOSED: Final = ("over", "damaged")


@dataclass(frozen=True)
class ChatLine:
    """Something she has said, and where."""

    table_id: str
    text: str
    at: float


class History:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def finished(
        self, person: str, most: int, before: tuple[float, str] | None = None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """Her finished games, the latest first; with `before`, those that come after that one in the list."""
        query = hers(person).where(TABLES.c.phase == "over")
        if before is not None:
            updated, table = before
            same_time = (TABLES.c.updated == updated) & (TABLES.c.id < table)
            query = query.where((TABLES.c.updated < updated) | same_time)
        return await self._found(query.order_by(*_LATEST).limit(most))

    async def open(self, person: str, most: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """The tables where she sits and the game is not over."""
        return await self._found(
            hers(person).where(TABLES.c.phase.not_in(_CLOSED)).order_by(*_LATEST).limit(most)
        )

    async def _found(self, query: sa.Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
        async with self._database.read() as db:
            rows = [TableRow(**row) for row in (await db.execute(query)).mappings()]
            seats = await seats_of(db, [row.id for row in rows])
        found = [(row, seats.get(row.id, [])) for row in rows]
        return [(row, sitting) for row, sitting in found if may_be_listed(row, sitting)]

    async def moves(self, table: str) -> list[MoveRow]:
        async with self._database.read() as db:
            return [move for move in await moves_of(db, table) if is_sound(move)]

    async def said(self, person: str, most: int) -> list[ChatLine]:
        """Her own lines, the latest first; what others have answered is theirs."""
        query = sa.select(CHAT.c.table_id, CHAT.c.text, CHAT.c.at).where(CHAT.c.person == person)
        async with self._database.read() as db:
            found = await db.execute(query.order_by(CHAT.c.number.desc()).limit(most))
            return [line for line in (ChatLine(*row) for row in found) if is_sound(line)]


_LATEST: Final = (TABLES.c.updated.desc(), TABLES.c.id.desc())
