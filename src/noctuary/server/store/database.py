"""The engine below the store: SQLite in WAL mode, or PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from enum import Enum
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.metrics import Metrics
from noctuary.server.store.claims import Claim, FileClaim, NoClaim, PostgresClaim, Taken
from noctuary.server.store.durability import warn_if_loose
from noctuary.server.store.failures import AWAY, UNUSABLE, unusable
from noctuary.server.store.files import file_of, make_private
from noctuary.server.store.migrate import HEAD, is_current, migrate, version_of
from noctuary.server.store.thread import SqliteThread, Work

_DRIVERS: Final = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
}
_MIGRATING: Final = 0x6E6F6374756173  # beside the number of the claim
_CHECKED_BYTES: Final = 512 * 1024 * 1024  # takes a few seconds to read
# Of each process: with its own for beats, eight of them leave room in the hundred that PostgreSQL allows.
_CONNECTIONS: Final = 4
_MORE_CONNECTIONS: Final = 4  # while much is asked for at once
_WAIT_SECONDS: Final = 10.0  # for one that is free, and for one's turn to write


class Use(Enum):
    """Who else may have the database meanwhile."""

    VISIT = "visit"  # anybody: a command that reads
    ALONE = "alone"  # no other server
    SHARED = "shared"  # the other processes of the same server


class Database:
    """Reads side by side, writes one after the other: SQLite has one writer; waiting for it is no error."""

    def __init__(self, address: str, metrics: Metrics | None = None) -> None:
        url, self.engine = _engine(address)
        self._beats: AsyncEngine | None = None
        self.metrics = metrics or Metrics()
        self._address = address
        self.file = file_of(url)
        self._claim = _claim(self.file, url, self.engine)
        self._writing = asyncio.Lock()
        self.thread = None if self.file is None else SqliteThread(url, _prepare_sqlite)

    async def open(self, use: Use = Use.VISIT) -> None:
        """Bring it up to date, and claim it as its use demands."""
        try:
            if self.file is not None:
                make_private(self.file)
            if use is not Use.VISIT:
                await self._claim.take(shared=use is Use.SHARED)
            async with self.engine.begin() as connection, at_leisure(connection, None):
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

    @property
    def times_claimed(self) -> int:
        return self._claim.times

    def when_reclaimed(self, tell: Callable[[bool], None]) -> None:
        """Hear that the claim was gone for a while, and whether another server had it meanwhile."""
        self._claim.retaken = tell

    def tell_address(self, address: str) -> None:
        self._claim.tell(address)

    async def close(self) -> None:
        await self._claim.drop()
        await self.engine.dispose()
        if self._beats is not None:
            await self._beats.dispose()
        if self.thread is not None:
            self.thread.close()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        with self._counting_failures():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed when the block ends and before anybody is told."""
        with self._counting_failures():
            async with self._turn():
                await self._see_to_claim()
                async with self.engine.begin() as connection:
                    yield connection

    async def write_at_once(self, thread: SqliteThread, work: Work) -> None:
        """The same in SQLite's own thread, for what is known from the beginning."""
        with self._counting_failures():
            async with self._turn():
                await self._see_to_claim()
                await thread.write(work)

    @asynccontextmanager
    async def tidy(self) -> AsyncIterator[AsyncConnection]:
        """The same for what nobody waits for: it may take its time."""
        async with self.write() as connection, at_leisure(connection):
            yield connection

    @asynccontextmanager
    async def beat(self) -> AsyncIterator[AsyncConnection]:
        """The same on a connection of its own, behind nobody: for what is late a second later."""
        if self._beats is None:
            _, self._beats = _engine(self._address, connections=1)
        if self._claim.lost:
            raise Taken
        with self._counting_failures():
            async with self._beats.begin() as connection:
                yield connection

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """SQLite says itself when it has waited for too long; behind a silent PostgreSQL many would wait."""
        try:
            async with asyncio.timeout(None if self.file is not None else _WAIT_SECONDS):
                await self._writing.acquire()
        except TimeoutError:
            raise PoolTimeout("what is to be written before this takes too long") from None
        try:
            yield
        finally:
            self._writing.release()

    async def _see_to_claim(self) -> None:
        if self._claim.doubtful:
            await self._claim.keep()
        if self._claim.lost:
            raise Taken

    @contextmanager
    def _counting_failures(self) -> Iterator[None]:
        try:
            yield
        except AWAY:
            self._claim.doubtful = True
            self.metrics.database_failed()
            raise

    async def is_current(self) -> bool:
        """Whether it answers, and has the tables that this version knows."""
        async with self.read() as connection:
            return await connection.run_sync(is_current)


def _engine(address: str, connections: int = _CONNECTIONS) -> tuple[URL, AsyncEngine]:
    try:
        url = make_url(address)
        url = url.set(drivername=_DRIVERS.get(url.drivername, url.drivername))
        is_sqlite = url.get_backend_name() == "sqlite"
        more = {} if is_sqlite else _pool(url, connections)
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


def _pool(url: URL, connections: int) -> dict[str, Any]:
    from noctuary.server.store.answering import line_options  # needs a package that SQLite does without

    return {
        "connect_args": line_options(url.query),
        "pool_size": connections,
        "max_overflow": _MORE_CONNECTIONS if connections > 1 else 0,
        "pool_timeout": _WAIT_SECONDS,
    }


@asynccontextmanager
async def at_leisure(connection: AsyncConnection, *silence: float | None) -> AsyncIterator[None]:
    """The rest of this transaction may take its time. SQLite has no limits of this kind."""
    if connection.dialect.name != "postgresql":
        yield
        return
    from noctuary.server.store import answering

    async with answering.at_leisure(connection, *silence):
        yield


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
