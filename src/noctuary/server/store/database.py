"""The engine below the store: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import Enum
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.metrics import Metrics
from noctuary.server.store.claims import Claim, FileClaim, NoClaim, PostgresClaim, Taken
from noctuary.server.store.durability import warn_if_loose
from noctuary.server.store.failures import AWAY, UNUSABLE, unusable
from noctuary.server.store.files import file_of, make_private
from noctuary.server.store.migrate import HEAD, is_current, migrate, version_of

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
_MIGRATING: Final = 0x6E6F6374756173  # beside the number of the claim
_CHECKED_BYTES: Final = 512 * 1024 * 1024  # takes a few seconds to read
_CONNECT_SECONDS: Final = 5  # a host that swallows what is sent to it is away


class Use(Enum):
    """Who else may have the database meanwhile."""

    VISIT = "visit"  # anybody: a command that reads
    ALONE = "alone"  # no other server
    SHARED = "shared"  # the other processes of the same server


class Database:
    """Reads side by side, writes one after the other: SQLite has one writer; waiting for it is no error."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        url, self.engine = _engine(address)
        self.metrics = metrics or Metrics()
        self.file = file_of(url)
        self._claim = _claim(self.file, url, self.engine)
        self._writing = asyncio.Lock()

    async def open(self, use: Use = Use.VISIT) -> None:
        """Bring it up to date, and claim it as its use demands."""
        try:
            if self.file is not None:
                make_private(self.file)
            if use is not Use.VISIT:
                await self._claim.take(shared=use is Use.SHARED)
            async with self.engine.begin() as connection:
                if connection.dialect.name == "postgresql":  # of several that start at once, one migrates
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATING)))
                await connection.run_sync(check, self.file)
                await connection.run_sync(_bring_up_to_date)
                if use is not Use.VISIT:
                    await connection.run_sync(warn_if_loose)
        except UNUSABLE as wrong:
            await self.close()
            raise unusable(self.file, wrong) from wrong
        except BaseException:
            await self.close()
            raise

    async def claim(self) -> None:
        """Have it for oneself without changing anything in it."""
        try:
            if self.file is not None and not self.file.parent.is_dir():
                make_private(self.file)  # says that there is no such folder
            await self._claim.take()
        except UNUSABLE as wrong:
            raise unusable(self.file, wrong) from wrong

    async def keep_claim(self) -> None:
        await self._claim.keep()

    def tell_address(self, address: str) -> None:
        self._claim.tell(address)

    async def close(self) -> None:
        await self._claim.drop()
        await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self._counting_failures():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed when the block ends and before anybody is told."""
        async with self._writing:
            if self._claim.lost:
                raise Taken
            with self._counting_failures():
                async with self.engine.begin() as connection:
                    yield connection

    @contextmanager
    def _counting_failures(self) -> Iterator[None]:
        try:
            yield
        except AWAY:
            self.metrics.database_failed()
            raise

    async def is_current(self) -> bool:
        """Whether it answers, and has the tables that this version knows."""
        async with self.read() as connection:
            return await connection.run_sync(is_current)


def _engine(address: str) -> tuple[URL, AsyncEngine]:
    try:
        url = make_url(address)
        url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
        is_sqlite = url.get_backend_name() == "sqlite"
        more: dict[str, Any] = {} if is_sqlite else {"connect_args": {"connect_timeout": _CONNECT_SECONDS}}
        engine = create_async_engine(
            url,
            pool_pre_ping=not is_sqlite,
            hide_parameters=True,  # an error names the statement, not what people have said
            **more,
        )
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError) as wrong:
        raise NoctuaryError(MessageId("server-error-database"), problem=str(wrong)) from wrong
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return url, engine


def _claim(file: Path | None, url: URL, engine: AsyncEngine) -> Claim:
    if file is not None:
        return FileClaim(file)
    return PostgresClaim(engine) if url.get_backend_name() == "postgresql" else NoClaim()


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _bring_up_to_date(connection: sa.Connection) -> None:
    if version_of(connection) == HEAD:
        return
    if connection.dialect.name == "sqlite":  # Python begins none by itself: it could stop half-way
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    migrate(connection)


def check(connection: sa.Connection, file: Path | None, *, whole: bool = False) -> None:
    """A damaged file is told at the start, not by whoever happens to sit at the table that it has lost.

    That reads all of it: a large one is looked through by whoever makes a copy of it (`noctuary backup`).
    """
    if file is None or (not whole and file.stat().st_size > _CHECKED_BYTES):
        return
    if connection.execute(sa.text("PRAGMA quick_check(1)")).scalar() != "ok":
        raise NoctuaryError(MessageId("server-error-database-corrupt"), file=str(file))
