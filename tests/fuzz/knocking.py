"""One input after the other, each under a watchdog; what was found, and how long the slowest took."""

from __future__ import annotations

import hashlib
import time
import traceback
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from tests.fuzz.doors import Door, make_door
from tests.tools.watching import TooLong, patience, watchdog

SECONDS: Final = 5.0  # of processor time for one input; nothing takes a tenth of that
MOST_WAITING: Final = 60.0  # seconds that go by
MOST_FINDS: Final = 5  # of one piece: a door that is broken breaks again and again


@dataclass(frozen=True)
class Find:
    door: str
    text: str
    problem: str

    @property
    def name(self) -> str:
        return f"{self.door}-{hashlib.sha256(self.text.encode('utf-8', 'replace')).hexdigest()[:12]}.txt"


@dataclass
class Tally:
    inputs: dict[str, int] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    slowest: dict[str, tuple[float, int]] = field(default_factory=dict)  # seconds, characters of the input
    finds: list[Find] = field(default_factory=list)

    def count(self, door: str, seconds: float, size: int) -> None:
        self.inputs[door] = self.inputs.get(door, 0) + 1
        self.seconds[door] = self.seconds.get(door, 0.0) + seconds
        self.slowest[door] = max(self.slowest.get(door, (0.0, 0)), (seconds, size))

    def add(self, other: Tally) -> None:
        for door, inputs in other.inputs.items():
            self.inputs[door] = self.inputs.get(door, 0) + inputs
            self.seconds[door] = self.seconds.get(door, 0.0) + other.seconds[door]
            self.slowest[door] = max(self.slowest.get(door, (0.0, 0)), other.slowest[door])
        self.finds += other.finds

    def keep(self, folder: Path) -> None:
        for find in self.finds:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / find.name).write_text(find.text, encoding="utf-8", errors="replace", newline="")

    def told(self) -> str:
        lines = [f"{'door':<12}{'inputs':>10}{'mean ms':>10}{'slowest ms':>12}{'its size':>10}"]
        for door, inputs in self.inputs.items():
            slowest, size = self.slowest[door]
            mean = self.seconds[door] / inputs
            lines.append(f"{door:<12}{inputs:>10}{mean * 1000:>10.2f}{slowest * 1000:>12.1f}{size:>10}")
        lines.append(f"{sum(self.inputs.values())} inputs, {len(self.finds)} finds")
        lines += [f"\n{find.name}: {find.text[:200]!r}\n{find.problem}" for find in self.finds]
        return "\n".join(lines)


def knock_many(name: str, seed: str, count: int) -> Tally:
    """So many inputs at one door; a door that broke is made anew for the next one."""
    tally, random = Tally(), Random(seed)
    door = make_door(name)
    try:
        for _ in range(count):
            text = door.make(random)
            problem = knock(door, name, text, tally)
            if problem is not None:
                tally.finds.append(Find(name, text, problem))
                if len(tally.finds) >= MOST_FINDS:
                    break
                door = make_door(name)
    finally:
        with suppress(TooLong), patience(MOST_WAITING):  # a server that was knocked over may not close
            door.close()
    return tally


def knock(door: Door, name: str, text: str, tally: Tally) -> str | None:
    """What went wrong with this one, if anything."""
    began = time.process_time()
    try:
        with watchdog(SECONDS), patience(MOST_WAITING):
            door.knock(text)
    except TooLong:
        return f"more than {SECONDS} s, or no answer"
    except Exception:
        return traceback.format_exc(limit=-12)
    finally:
        tally.count(name, time.process_time() - began, len(text))
    return None
