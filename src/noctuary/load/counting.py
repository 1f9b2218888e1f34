"""What is counted while people play, and what is made of it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

PERCENTILES = (50, 90, 99)


def percentile(ordered: Sequence[float], percent: float) -> float:
    """The smallest value that so many percent do not exceed (nearest rank): one that was really measured."""
    if not ordered:
        return 0.0
    rank = math.ceil(len(ordered) * percent / 100)
    return ordered[min(max(rank, 1), len(ordered)) - 1]


def spread(values: Sequence[float]) -> dict[str, float]:
    """p50, p90, p99 and the most, in milliseconds."""
    ordered = sorted(values)
    told = {f"p{percent}": round(percentile(ordered, percent) * 1000, 2) for percent in PERCENTILES}
    return told | {"max": round(ordered[-1] * 1000, 2) if ordered else 0.0}


@dataclass
class Counts:
    """Everything that one run counts. Times are seconds of `time.perf_counter`."""

    begin: float = math.inf  # what was due before is not measured
    end: float = math.inf  # nor what is due from here on
    wished: int = 0  # moves that were due
    sent: int = 0
    told: int = 0  # moves that every screen of their table has heard of
    held: int = 0  # due while the table itself was about to act: a bot, an automatic pass
    kept: int = 0  # moves that the server has taken, those of the warm-up included
    games: int = 0  # that ended
    chats: int = 0
    undos: int = 0
    cuts: int = 0  # lines that were cut; whoever had it came back
    unseen: int = 0  # screens that a move changed nothing on
    gaps: int = 0  # in the numbers of messages
    messages: int = 0
    received: int = 0  # bytes, after decompression
    errors: Counter[str] = field(default_factory=Counter)
    latencies: list[tuple[float, float]] = field(default_factory=list)  # (due, seconds to the last screen)
    own: list[float] = field(default_factory=list)  # seconds until the mover's own screen had it
    late: list[float] = field(default_factory=list)  # how much later than due we ourselves were

    def measures(self, due: float) -> bool:
        return self.begin <= due < self.end
