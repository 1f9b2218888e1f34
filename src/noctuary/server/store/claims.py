"""One server to a database: a second one would not see what the first has in memory.

A server of several processes over Redis shares its claim among them; a server that knows nothing of them is
kept out, and keeps them out.

Beside an SQLite file lies a file that the running server holds locked, with the address in it where people
reach it; in PostgreSQL it holds an advisory lock. Both end with the process, however it ends. Commands that
only read (`noctuary reports`) need no claim.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from noctuary.kernel.ids import MessageId
from noctuary.kernel.locking import lock
from noctuary.server.store.failures import NotKept
from noctuary.server.store.files import PRIVATE

_LOG: Final = logging.getLogger(__name__)
_LONGEST_ADDRESS: Final = 1000  # bytes
_KEY: Final = 0x6E6F6374756172  # "noctuar": advisory locks have numbers, and each database has its own


class Taken(NotKept):
    """Another server runs on this database, at that address if it has told one."""

    def __init__(self, address: str = "") -> None:
        if address:
            super().__init__(MessageId("server-error-database-taken-at"), address=address)
        else:
            super().__init__(MessageId("server-error-database-taken"))
        self.address = address


class Claim(Protocol):
    lost: bool  # somebody else has it: nothing may be written
    doubtful: bool  # the database was away: look whether it is still ours before anything is written
    times: int  # that it was taken: what was made before the last one is not ours to write any more
    retaken: Callable[[bool], None]  # hears that it was gone for a while, and whether somebody else had it

    async def take(self, *, shared: bool = False) -> None:
        """Have the database for oneself, or `shared` with those who share it too; or raise `Taken`."""

    async def keep(self) -> None:
        """Look whether it is still ours; called now and then."""

    def tell(self, address: str) -> None:
        """Let whoever is refused know where the one is that runs."""

    async def drop(self) -> None: ...


class NoClaim:
    """For a database in memory, which nobody else can open."""

    lost = doubtful = False
    times = 0

    def __init__(self) -> None:
        self.retaken: Callable[[bool], None] = lambda lost: None

    async def take(self, *, shared: bool = False) -> None: ...

    async def keep(self) -> None: ...

    def tell(self, address: str) -> None: ...

    async def drop(self) -> None: ...


class FileClaim:
    """A locked file beside the database. The system lets go of the lock when the process ends."""

    lost = doubtful = False
    times = 0

    def __init__(self, database: Path) -> None:
        self.retaken: Callable[[bool], None] = lambda lost: None
        # Whatever name it goes by, it is the same file.
        self._path = Path(f"{database.resolve()}.lock")
        self._handle: int | None = None

    async def take(self, *, shared: bool = False) -> None:
        handle = os.open(self._path, os.O_RDWR | os.O_CREAT, PRIVATE)
        try:
            lock(handle)
        except OSError:
            address = _first_line(handle)
            os.close(handle)
            raise Taken(address) from None
        self._handle = handle
        self.tell("")  # whatever stands there is not ours

    async def keep(self) -> None: ...

    def tell(self, address: str) -> None:
        """In the file itself, which only its owner reads: an address may have a secret in it."""
        if self._handle is not None:
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, f"{address}\n".encode())

    async def drop(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _first_line(handle: int) -> str:
    """The address in somebody else's lock; nothing if she has told none yet, or it is no address."""
    os.lseek(handle, 0, os.SEEK_SET)
    line = os.read(handle, _LONGEST_ADDRESS).decode(errors="replace").partition("\n")[0]
    return line if line.startswith(("http://", "https://")) else ""


class PostgresClaim:
    """An advisory lock, held by a connection of its own.

    The lock goes with the connection. When PostgreSQL has been away it is taken again; should another server
    have been quicker, this one writes nothing any more until it has the lock back. Whenever it was gone,
    another one may have been there and have left again: what was read before is read anew.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._shared = False
        self._keeping = asyncio.Lock()
        self.lost = False
        self.doubtful = False
        self.times = 0
        self.retaken: Callable[[bool], None] = lambda lost: None

    async def take(self, *, shared: bool = False) -> None:
        self._shared = shared
        connection = await self._engine.connect()
        try:
            connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
            lock = sa.func.pg_try_advisory_lock_shared if shared else sa.func.pg_try_advisory_lock
            query = sa.select(lock(_KEY))
            if not (await connection.execute(query)).scalar():
                raise Taken
        except BaseException:
            await connection.close()
            raise
        self._connection, self.lost, self.times = connection, False, self.times + 1

    async def keep(self) -> None:
        if self.times == 0:
            return  # a visitor, who needs none
        async with self._keeping:
            if not await self._is_ours():
                await self._take_again()
            self.doubtful = False

    async def _is_ours(self) -> bool:
        if self._connection is None:
            return False
        try:
            await self._connection.execute(sa.select(1))
        except SQLAlchemyError:
            await self._hang_up()
            return False
        return True

    async def _take_again(self) -> None:
        was_lost = self.lost
        try:
            await self.take(shared=self._shared)
        except Taken:
            if not was_lost:
                _LOG.error("another server has taken the database while it was away: nothing is written here")
            self.lost = True
        else:
            self.retaken(was_lost)

    def tell(self, address: str) -> None: ...

    async def drop(self) -> None:
        """Let go of it at once: PostgreSQL takes a moment to notice that a line is closed."""
        if self._connection is not None:
            unlock = sa.func.pg_advisory_unlock_shared if self._shared else sa.func.pg_advisory_unlock
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._connection.execute(sa.select(unlock(_KEY)))
        await self._hang_up()

    async def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            # Given back to the pool it would keep the lock.
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.invalidate()
            with contextlib.suppress(SQLAlchemyError, OSError):
                await connection.close()
