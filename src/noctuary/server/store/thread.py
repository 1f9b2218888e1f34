"""SQLite in a thread of its own: a whole transaction is one hop there and back.

The asynchronous driver hops for every cursor, statement, commit and roll-back, a dozen times for one move.
What needs no answer on the way is handed over as a whole instead.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.pool import StaticPool

Work: TypeAlias = Callable[[sa.Connection], None]


class SqliteThread:
    """One connection, made when something is first to be written."""

    def __init__(self, url: URL, prepare: Callable[[Any, object], None]) -> None:
        self.engine = sa.create_engine(
            url.set(drivername="sqlite"),
            poolclass=StaticPool,
            connect_args={"check_same_thread": False},  # closed by whoever closes the database
            hide_parameters=True,
        )
        event.listen(self.engine, "connect", prepare)
        self._thread: ThreadPoolExecutor | None = None

    async def write(self, work: Work) -> None:
        """One transaction, committed when this returns. It is finished even if nobody waits for it now."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "sqlite")
        writing = asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, work)
        try:
            await asyncio.shield(writing)
        except asyncio.CancelledError:
            await asyncio.wait([writing])  # nobody else writes meanwhile
            raise

    def _carry_out(self, work: Work) -> None:
        with self.engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None
        self.engine.dispose()
