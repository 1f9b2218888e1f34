"""`kill -9` at random moments, also while the server starts."""

from __future__ import annotations

import asyncio
import math
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from tests.faults.crowd import Crowd
from tests.faults.databases import database, look_inside
from tests.faults.report import Report, tell_progress
from tests.faults.serving import Nursery, Served

_WHILE_STARTING: Final = 0.1  # of all kills
_LOOK_BACK: Final = 20  # kills


async def kills(
    nursery: Nursery, on: str, times: int, tables: int, seed: str, seconds: float = math.inf
) -> Report:
    """So many times, or until so many seconds are over."""
    report, began, random = Report("kill -9", on), time.monotonic(), Random(seed)
    with (
        tempfile.TemporaryDirectory(prefix="noctuary-faults-") as folder,
        database(on, Path(folder)) as address,
    ):
        served = Served(nursery, Path(folder), address)
        try:
            await asyncio.to_thread(served.start)
            crowd = Crowd([served.port], tables, seed)
            await crowd.gather()
            while report.times < times and time.monotonic() - began < seconds:
                await _kill_once(served, crowd, random)
                report.times += 1
                tell_progress(report, crowd.findings)
                if report.times % _LOOK_BACK == 0:
                    await crowd.look_back()
            await crowd.rest()
            await crowd.see_twice()
            await crowd.look_back()
            await crowd.go_home()
            await asyncio.to_thread(served.stop)
        finally:
            served.kill()
        look_inside(address, crowd.findings)
        report.findings, report.did, report.errors = crowd.findings, crowd.did(), served.complaints()
    report.seconds = time.monotonic() - began
    return report


async def _kill_once(served: Served, crowd: Crowd, random: Random) -> None:
    await crowd.play(random.uniform(0.05, 2.0))
    crowd.note_fall()
    served.kill()
    while random.random() < _WHILE_STARTING:
        await asyncio.to_thread(served.start, wait=False)
        await asyncio.sleep(random.uniform(0.0, 0.5))
        crowd.note_fall()
        served.kill()
    await asyncio.to_thread(served.start)
    await crowd.all_back()
