"""Two processes over PostgreSQL and Redis: either is killed at any moment, now and then both."""

from __future__ import annotations

import asyncio
import math
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from tests.faults.crowd import Crowd
from tests.faults.databases import look_inside, postgresql, redis
from tests.faults.report import Report, tell_progress
from tests.faults.serving import Nursery, Served

_BOTH: Final = 0.1  # of all kills
_LOOK_BACK: Final = 20  # kills


async def kills_of_two(
    nursery: Nursery, times: int, tables: int, seed: str, seconds: float = math.inf
) -> Report:
    """So many times, or until so many seconds are over."""
    report, began, random = Report("kill -9", "2 processes"), time.monotonic(), Random(seed)
    with (
        tempfile.TemporaryDirectory(prefix="noctuary-faults-") as name,
        postgresql() as cluster,
        redis() as bus,
    ):
        pair = [Served(nursery, Path(name), cluster.address, None, "--redis", bus) for _ in range(2)]
        crowd = Crowd([served.port for served in pair], tables, seed)
        try:
            for served in pair:
                await asyncio.to_thread(served.start)
            await crowd.gather()
            while report.times < times and time.monotonic() - began < seconds:
                await _kill_one_or_both(pair, crowd, random)
                report.times += 1
                tell_progress(report, crowd.findings)
                if report.times % _LOOK_BACK == 0:
                    await crowd.look_back()
            await crowd.rest()
            await crowd.see_twice()
            await crowd.look_back()
            await crowd.go_home()
            for served in pair:
                await asyncio.to_thread(served.stop)
            look_inside(cluster.address, crowd.findings)
        finally:
            for served in pair:
                served.kill()
            report.findings, report.did = crowd.findings, crowd.did()
        report.errors = [error for served in pair for error in served.complaints()]
    report.seconds = time.monotonic() - began
    return report


async def _kill_one_or_both(pair: list[Served], crowd: Crowd, random: Random) -> None:
    await crowd.play(random.uniform(0.05, 2.0))
    doomed = pair if random.random() < _BOTH else [random.choice(pair)]
    for served in doomed:
        crowd.note_fall(served.port)
        served.kill()
    await crowd.play(random.uniform(0.0, 1.0))
    for served in doomed:
        await asyncio.to_thread(served.start)
    await crowd.all_answered()
