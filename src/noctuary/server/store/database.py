"""The engine below the store: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.store.migrate import migrate

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}


class Database:
    """Reads side by side, writes one after the other: SQLite has one writer; waiting for it is no error."""

    def __init__(self, address: str) -> None:
        self.engine = _engine(address)
        self._writing = asyncio.Lock()

    async def open(self) -> None:
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed when the block ends and before anybody is told."""
        async with self._writing, self.engine.begin() as connection:
            yield connection


def _engine(address: str) -> AsyncEngine:
    try:
        url = make_url(address)
        url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
        engine = create_async_engine(url, pool_pre_ping=url.get_backend_name() != "sqlite")
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as wrong:
        raise NoctuaryError(MessageId("server-error-database"), problem=str(wrong)) from wrong
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
