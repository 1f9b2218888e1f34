"""What a server lives through without a restart: a full disk, a database that is away, a clock that jumps.

After each, everybody is answered again, what she put together is what somebody sees who comes in now, and the
server is killed and started: what she was told is in the record.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final, TypeAlias

from tests.faults.crowd import Crowd
from tests.faults.databases import look_inside, postgresql
from tests.faults.report import Report, tell_progress
from tests.faults.serving import Nursery, Served
from tests.faults.watched import Watched

Fault: TypeAlias = Callable[[Crowd], Awaitable[None]]
DAY: Final = 86_400.0
_JUMPS: Final = (DAY, -DAY, 40 * DAY, 0.0, -40 * DAY, 3600.0, 0.0)  # seconds ahead of the real clock
_BUSY: Final = 10.0  # seconds that SQLite waits for whoever has it locked
# What a server says in its log while its database is away; anything else is news.
_EXPECTED: Final = ("OperationalError", "InterfaceError", "away", "TimeoutError")


async def disk_full(watched: Watched, times: int, tables: int, seed: str) -> Report:
    random = Random(seed)
    async with _crowded("disk full", watched.server(), tables, seed) as (report, crowd, served):

        async def fill(crowd: Crowd) -> None:
            watched.shim.fill_disk(True)
            await crowd.play(random.uniform(0.5, 3.0))
            watched.shim.fill_disk(False)

        await _live_through(report, crowd, served, fill, times, random)
    return report


async def sqlite_locked(watched: Watched, times: int, tables: int, seed: str) -> Report:
    """Somebody else writes to the file, and takes her time: mostly less, now and then more than is waited."""
    random = Random(seed)
    async with _crowded("database locked", watched.server(), tables, seed) as (report, crowd, served):
        file = served.database.removeprefix("sqlite:///")

        async def lock(crowd: Crowd) -> None:
            long = report.times % 4 == 0
            with sqlite3.connect(file, isolation_level=None, timeout=60) as other:
                other.execute("BEGIN IMMEDIATE")
                await crowd.play(_BUSY + 2.0 if long else random.uniform(0.5, 3.0))
                other.execute("ROLLBACK")
            other.close()

        await _live_through(report, crowd, served, lock, times, random)
    return report


async def clock_jumps(watched: Watched, times: int, tables: int, seed: str) -> Report:
    """By hours, a day and more than a month, ahead and back; restarted under the wrong clock, too."""
    random = Random(seed)
    async with _crowded("clock jump", watched.server(), tables, seed) as (report, crowd, served):

        async def jump(crowd: Crowd) -> None:
            before = await crowd.clocks()
            began = time.monotonic()
            watched.shim.set_clock(_JUMPS[report.times % len(_JUMPS)])
            await crowd.play(random.uniform(0.5, 2.0))
            crowd.compare_clocks(before, await crowd.clocks(), time.monotonic() - began)

        await _live_through(report, crowd, served, jump, times, random)
    return report


async def database_away(nursery: Nursery, times: int, tables: int, seed: str) -> Report:
    """PostgreSQL is cut off as by a power cut, and comes back after a while."""
    random = Random(seed)
    with tempfile.TemporaryDirectory(prefix="noctuary-faults-") as name, postgresql() as cluster:

        async def stop(crowd: Crowd) -> None:
            await asyncio.to_thread(cluster.stop)
            await crowd.play(random.uniform(0.2, 4.0))
            await asyncio.to_thread(cluster.start)

        alone = Served(nursery, Path(name), cluster.address)
        async with _crowded("database away", alone, tables, seed) as (report, crowd, served):
            await _live_through(report, crowd, served, stop, times, random)
    return report


@asynccontextmanager
async def _crowded(
    fault: str, served: Served, tables: int, seed: str
) -> AsyncIterator[tuple[Report, Crowd, Served]]:
    """A server with people at its tables; in the end everything is looked at once more."""
    on = "sqlite" if served.database.startswith("sqlite") else "postgresql"
    report, began, crowd = Report(fault, on), time.monotonic(), Crowd([served.port], tables, seed)
    try:
        await asyncio.to_thread(served.start)
        await crowd.gather()
        yield report, crowd, served
        await crowd.rest()
        await crowd.see_twice()
        await crowd.look_back()
        await crowd.go_home()
        await asyncio.to_thread(served.stop)
        look_inside(served.database, crowd.findings)
    finally:
        served.kill()
        report.findings, report.did = crowd.findings, crowd.did()
    told = served.complaints()
    report.errors = [error for error in told if not any(word in error for word in _EXPECTED)]
    report.seconds = time.monotonic() - began


async def _live_through(
    report: Report, crowd: Crowd, served: Served, fault: Fault, times: int, random: Random
) -> None:
    for _ in range(times):
        await crowd.play(random.uniform(0.2, 1.0))
        await fault(crowd)
        await crowd.all_answered()
        report.times += 1
        tell_progress(report, crowd.findings)
        await crowd.play(random.uniform(0.2, 1.0))
        crowd.note_fall()
        served.kill()
        await asyncio.to_thread(served.start)
        await crowd.all_back()
