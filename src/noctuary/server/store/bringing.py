"""A table that comes from a file, kept as if it had been played here."""

from __future__ import annotations

from dataclasses import asdict

import sqlalchemy as sa

from noctuary.server.store.database import Database
from noctuary.server.store.schema import CHAT, MOVES, SEATS, SITTINGS, TABLES
from noctuary.server.store.tables import StoredTable


class Bringing:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def bring(self, stored: StoredTable) -> None:
        """All of it in one transaction."""
        table = stored.row.id
        seats = [{"table_id": table, **asdict(seat)} for seat in stored.seats]
        sat = ("seat", "sitter", "person", "name")
        sittings = [
            {"table_id": table, "made": 0, "at": stored.row.updated, **{name: seat[name] for name in sat}}
            for seat in seats
        ]
        chat = [
            {name: value for name, value in asdict(line).items() if name != "number"} for line in stored.chat
        ]
        async with self._database.write() as db:
            await db.execute(sa.insert(TABLES), [asdict(stored.row)])
            await db.execute(sa.insert(SEATS), seats)
            await db.execute(sa.insert(SITTINGS), sittings)
            if stored.moves:
                await db.execute(
                    sa.insert(MOVES), [{"table_id": table, **asdict(move)} for move in stored.moves]
                )
            if chat:
                await db.execute(sa.insert(CHAT), [{"table_id": table, **line} for line in chat])
