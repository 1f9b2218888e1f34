"""The highest rate at which everybody is still told in time: twice as much until it fails, then between."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from noctuary.load.result import Result

_MOST_STEPS: Final = 14
_NEAR: Final = 1.1  # a limit known that well is well enough known
_KEPT_UP: Final = 0.98  # of the moves that were due, told by the end of their time


class Step(msgspec.Struct):
    """One rate that was tried."""

    rate: float  # moves a second
    told_per_s: float
    p50: float  # milliseconds
    p99: float
    server_cpu: float | None
    held_out: bool


class Found(msgspec.Struct):
    limit_ms: float
    best: Result | None  # None: not even the lowest rate was carried
    steps: list[Step]


def holds_out(result: Result, limit_ms: float) -> bool:
    """In time, to everybody, and without falling behind."""
    in_time = result.latency_ms["p99"] <= limit_ms
    kept_up = result.moves_told >= _KEPT_UP * result.moves_wished
    return in_time and kept_up and not result.untold and not result.gaps


async def find(
    play: Callable[[float], Awaitable[Result]], rate: float, limit_ms: float, tell: Callable[[Step], None]
) -> Found:
    """Try rates, beginning with this one; `play` plays at a rate and says what came of it."""
    found = Found(limit_ms, None, [])
    carried, failed = 0.0, 0.0
    for _ in range(_MOST_STEPS):
        result = await play(rate)
        good = holds_out(result, limit_ms)
        step = Step(
            round(rate, 2),
            result.told_per_s,
            result.latency_ms["p50"],
            result.latency_ms["p99"],
            result.server_cpu,
            good,
        )
        found.steps.append(step)
        tell(step)
        if good:
            carried, found.best = rate, result
        else:
            failed = rate
        if carried and failed and failed <= carried * _NEAR:
            break
        rate = next_rate(carried, failed)
    return found


def next_rate(carried: float, failed: float) -> float:
    """Twice what was carried, half of what was not, or between the two."""
    if not failed:
        return carried * 2
    return failed / 2 if not carried else (carried * failed) ** 0.5
