"""The power goes: whatever somebody was told is on the disk, synced, whatever chance has left of the rest.

A server plays under load with every write to its database noted (`shim.c`). Then the disk is built as it
would be had the power gone at some moment: everything that was synced by then, and of the rest nothing, some
writes, or some sectors of some. A server is started on each, and everybody comes who had been told something.
"""

from __future__ import annotations

import asyncio
import shutil
import time
from random import Random
from typing import Final

from websockets.exceptions import ConnectionClosed

from tests.faults.crowd import Crowd
from tests.faults.databases import look_inside
from tests.faults.disk import Disk, Left, lay_down
from tests.faults.people import compare
from tests.faults.report import Report, tell_progress
from tests.faults.serving import Broken, Served
from tests.faults.watched import Watched

_NANO: Final = 1_000_000_000
_LEAST: Final = 10  # messages that somebody has to have been told


async def power(watched: Watched, cuts: int, tables: int, seconds: float, seed: str) -> Report:
    report, began, random = Report("power cut", "sqlite"), time.monotonic(), Random(seed)
    served = watched.server()
    try:
        crowd, disk, since = await _recorded(served, watched, tables, seconds, seed)
        report.findings, report.did = crowd.findings, crowd.did()
        for number in range(cuts):
            moment = _moment(crowd, since, random)
            left = list(Left)[number % len(Left)]
            folder = watched.folder / "cut"
            lay_down(disk.after_cut(int(moment * _NANO), left, random), folder)
            again = Served(watched.nursery, watched.folder, f"sqlite:///{folder / 'tables.db'}", served.port)
            await _ask_around(again, crowd, moment)
            shutil.rmtree(folder)
            report.times += 1
            tell_progress(report, crowd.findings)
    finally:
        served.kill()
    report.errors = served.complaints()
    report.seconds = time.monotonic() - began
    return report


async def _recorded(
    served: Served, watched: Watched, tables: int, seconds: float, seed: str
) -> tuple[Crowd, Disk, float]:
    """A while under load: who was told what, what was done to the files, since when everybody was there."""
    await asyncio.to_thread(served.start)
    await asyncio.to_thread(served.stop)
    base = {file.name: file.read_bytes() for file in [watched.file]}
    watched.shim.note(True)
    await asyncio.to_thread(served.start)
    crowd = Crowd([served.port], tables, seed, diaries=True)
    await crowd.gather()
    since = time.monotonic()
    await crowd.play(seconds)
    while len(_heard(crowd, since)) < _LEAST:  # a busy machine needs longer
        await crowd.play(seconds)
    served.kill()
    await crowd.go_home()
    watched.shim.note(False)
    return crowd, Disk(base, watched.shim.deeds()), since


def _moment(crowd: Crowd, since: float, random: Random) -> float:
    """Just after somebody was told something: that is when most is at stake."""
    return random.choice(_heard(crowd, since)) + 1e-6


def _heard(crowd: Crowd, since: float) -> list[float]:
    """When anybody was told anything."""
    return [when for person in crowd.people for when, *_ in person.diary or [] if when > since]


async def _ask_around(served: Served, crowd: Crowd, moment: float) -> None:
    try:
        await asyncio.to_thread(served.start)
        for person in crowd.people:
            where, before = person.knew(moment)
            if not before.epoch:
                continue
            table = crowd.tables[where].at(moment)
            try:
                after = await person.twin().glimpse(table)
            except ConnectionClosed as closed:
                crowd.findings.wrong.append(f"{person.name} was turned away from {where}: {closed}")
            else:
                compare(person.name, table, before, after, crowd.findings, moment)
        await asyncio.to_thread(served.stop)
        look_inside(served.database, crowd.findings)
    except Broken as wrong:
        crowd.findings.wrong.append(str(wrong))
    finally:
        served.kill()
