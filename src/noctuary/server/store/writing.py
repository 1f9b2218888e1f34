"""Group commit: what many tables have to keep at the same time goes to disk in one transaction.

A write waits for nothing but the transaction that is under way; whatever has come meanwhile makes up the next
one. So a quiet server writes at once, and a busy one has one commit for many tables. Whoever awaits a write
hears of it when it is on disk, and never before.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import sqlalchemy as sa

from noctuary.server.store.database import Database
from noctuary.server.store.failures import AWAY, NotKept
from noctuary.server.store.fences import ClaimFence, Fences
from noctuary.server.store.leases import Moved

_MOST_TOGETHER: Final = 500  # writes in one transaction


@dataclass(frozen=True)
class Step:
    """One statement. Those that are made once and shared run once for all the tables of a transaction."""

    statement: sa.Insert | sa.Update | sa.Delete
    values: Mapping[str, Any]

    @property
    def kind(self) -> tuple[int, tuple[str, ...]]:
        """Steps of one kind differ in nothing but their values."""
        return id(self.statement), tuple(self.values)


@dataclass(eq=False)
class Write:
    """What is to be kept of one table, all of it or nothing, in the order of its steps."""

    table: str
    steps: Sequence[Step]
    fence: int | None  # by which the table was ours when it was made
    kept: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    over: asyncio.Event = field(default_factory=asyncio.Event)  # even if nobody waits for it any more

    def succeeded(self) -> None:
        if not self.kept.done():  # whoever waited may have been cancelled
            self.kept.set_result(None)
        self.over.set()

    def failed(self, wrong: Exception) -> None:
        if not self.kept.done():
            self.kept.set_exception(wrong)
        self.over.set()


class Writer:
    """The one that writes for all tables. It is at work only while there is something to write."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.fences: Fences = ClaimFence(lambda: database.times_claimed)
        self._waiting: deque[Write] = deque()
        self._at_work: list[Write] = []
        self._working: asyncio.Task[None] | None = None

    async def keep(self, table: str, *steps: Step) -> None:
        """On disk when it returns. Raises what has kept this very write from it."""
        write = Write(table, steps, self.fences.of(table))
        self._waiting.append(write)
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work())
        await write.kept

    async def finished(self) -> None:
        """Until whatever was to be written is written."""
        if self._working is not None:
            await asyncio.wait([self._working])

    async def settled(self, table: str) -> None:
        """Until whatever was to be written of this table is written, or has failed."""
        for write in [*self._at_work, *self._waiting]:
            if write.table == table:
                await write.over.wait()

    async def _work(self) -> None:
        while self._waiting:
            self._at_work = self._next()
            try:
                await self._write(self._at_work)
            finally:
                for write in self._at_work:  # only if we ourselves are ended
                    write.failed(InterruptedError("the server stops"))
                self._at_work = []

    def _next(self) -> list[Write]:
        """What has waited longest; a second write of a table waits for the first, so that order is kept."""
        found: dict[str, Write] = {}
        while self._waiting and len(found) < _MOST_TOGETHER and self._waiting[0].table not in found:
            write = self._waiting.popleft()
            found[write.table] = write
        return list(found.values())

    async def _write(self, writes: list[Write]) -> None:
        """One transaction for all; where one of them cannot be kept, one for each, and it fails alone."""
        carried, refused = Carried(), set[str]()
        try:
            await self._carry(writes, carried, refused)
        except Exception as wrong:
            # A commit that fails may have been kept: nothing is written twice, and the tables look what there
            # is. And a database that is away is away for each of them.
            if carried.all or len(writes) == 1 or isinstance(wrong, (*AWAY, NotKept)):
                for write in writes:
                    write.failed(wrong)
                return
            for write in writes:
                await self._write([write])
        else:
            self._database.metrics.committed(len(writes))
            for write in writes:
                if write.table in refused:
                    write.failed(Moved())
                else:
                    write.succeeded()

    async def _carry(self, writes: list[Write], carried: Carried, refused: set[str]) -> None:
        thread = self._database.thread
        if thread is not None:  # SQLite has one process, whose tables nobody takes
            await self._database.write_at_once(thread, partial(carried.out, writes=writes))
            return
        async with self._database.write() as connection:
            refused |= await self.fences.refused(connection, {write.table: write.fence for write in writes})
            ours = [write for write in writes if write.table not in refused]
            await connection.run_sync(carried.out, ours)


class Carried:
    """Carries writes out, and knows whether all of them were: then only the commit can have failed."""

    def __init__(self) -> None:
        self.all = False

    def out(self, connection: sa.Connection, writes: Sequence[Write]) -> None:
        """The first step of every write, then the second one: those of one kind together."""
        for place in range(max((len(write.steps) for write in writes), default=0)):
            steps = [write.steps[place] for write in writes if place < len(write.steps)]
            for alike in _by_kind(steps):
                connection.execute(alike[0].statement, [step.values for step in alike])
        self.all = True


def _by_kind(steps: Sequence[Step]) -> list[list[Step]]:
    found: dict[object, list[Step]] = {}
    for step in steps:
        found.setdefault(step.kind, []).append(step)
    return list(found.values())
