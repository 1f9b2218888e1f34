"""The store: one database, and what is kept in it."""

from __future__ import annotations

from noctuary.server.store.database import Database
from noctuary.server.store.people import People
from noctuary.server.store.safety import Safety
from noctuary.server.store.tables import Tables


class Store:
    """Open it before use; `people`, `tables` and `safety` are its shelves."""

    def __init__(self, address: str) -> None:
        self._database = Database(address)
        self.people = People(self._database)
        self.tables = Tables(self._database)
        self.safety = Safety(self._database)

    async def open(self) -> None:
        await self._database.open()

    async def close(self) -> None:
        await self._database.close()
