"""What a server counts of itself, as Prometheus reads it.

Counting is an addition and is done where things happen; what can be looked up is looked up only when somebody
reads. Nothing here has a name, an id or a card in it, and what a seat did by itself is not told from what the
table did for it: whoever reads these numbers learns nothing that is hidden at a table. Only the work of bots
is what it is: where a table passes for one, it is not asked. That is why these numbers are for keepers alone.
"""

from __future__ import annotations

import sys
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
_STATM: Final = Path("/proc/self/statm")


class Counter:
    """How often something has happened since the start, by one word or by none."""

    def __init__(self, name: str, about: str, label: str = "", words: Sequence[str] = ("",)) -> None:
        self.name = name
        self.about = about
        self._label = label
        self.counts = dict.fromkeys(words, 0)

    def add(self, word: str = "", times: int = 1) -> None:
        self.counts[word] += times

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "counter")
        for word, count in self.counts.items():
            label = f'{{{self._label}="{word}"}}' if self._label else ""
            yield f"{self.name}{label} {count}"


class Histogram:
    """How large something was each time: how often up to each bound, and in all."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self.name = name
        self.about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def note(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self.sum += value

    @property
    def count(self) -> int:
        return sum(self._counts)

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "histogram")
        so_far = 0
        for bound, count in zip((*self._bounds, float("inf")), self._counts):
            so_far += count
            told = "+Inf" if bound == float("inf") else f"{bound:g}"
            yield f'{self.name}_bucket{{le="{told}"}} {so_far}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {so_far}"


class Gauge:
    """How much there is of something at this moment."""

    def __init__(self, name: str, about: str, read: Callable[[], float], kind: str = "gauge") -> None:
        self.name = name
        self.about = about
        self._read = read
        self._kind = kind

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, self._kind)
        yield f"{self.name} {self._read():.10g}"


class Metrics:
    """All of one process. Whoever has something to count calls one of the methods in the middle."""

    def __init__(self) -> None:
        self.moves = Counter("noctuary_moves_total", "Moves kept and told.", "by", ("people", "bots"))
        self.taken_back = Counter("noctuary_undos_total", "Times that moves were taken back.")
        self.told_after = Histogram(
            "noctuary_move_seconds",
            "From receiving a move to handing it to the sockets of its table.",
            _SECONDS,
        )
        self.commits = Histogram("noctuary_commit_writes", "Writes of tables kept by one commit.", _SIZES)
        self.bots = Histogram(
            "noctuary_bot_answer_seconds", "From a bot's question to its answer, waiting included.", _SECONDS
        )
        self.database_errors = Counter(
            "noctuary_database_errors_total", "Times that the database was away or refused."
        )
        self.sockets = 0
        self._all: list[Counter | Histogram | Gauge] = [
            self.moves,
            self.taken_back,
            self.told_after,
            self.commits,
            self.bots,
            self.database_errors,
        ]
        started = time.time()
        self.gauge("noctuary_sockets", "Sockets that are open, tables' and lobby's.", lambda: self.sockets)
        self.gauge("process_cpu_seconds_total", "CPU of this process.", time.process_time, "counter")
        self.gauge("process_resident_memory_bytes", "Memory of this process.", resident_memory)
        self.gauge("process_start_time_seconds", "When it was started.", lambda: started)

    def gauge(self, name: str, about: str, read: Callable[[], float], kind: str = "gauge") -> None:
        """Something that is looked up when somebody reads."""
        self._all.append(Gauge(name, about, read, kind))

    # -- what happens ---------------------------------------------------------------------------------

    def moved(self, by_bot: bool, since: float) -> None:
        """A move that was received at that moment (`time.monotonic`) is with the sockets of its table."""
        self.moves.add("bots" if by_bot else "people")
        self.told_after.note(time.monotonic() - since)

    def cut(self) -> None:
        self.taken_back.add()

    def committed(self, writes: int) -> None:
        self.commits.note(writes)

    def bot_answered(self, seconds: float) -> None:
        self.bots.note(seconds)

    def database_failed(self) -> None:
        self.database_errors.add()

    def socket_opened(self) -> None:
        self.sockets += 1

    def socket_closed(self) -> None:
        self.sockets -= 1

    # -- for whoever reads ------------------------------------------------------------------------------

    def text(self) -> str:
        return "\n".join(line for each in self._all for line in each.lines()) + "\n"


def of_all(told: Mapping[str, str]) -> str:
    """What several processes tell, each sample with the name of its process."""
    samples: dict[str, list[str]] = {}  # after the two lines that say what they are
    for process, text in told.items():
        family = ""
        for line in text.splitlines():
            if line.startswith("# "):
                family = line if line.startswith("# HELP") else f"{family}\n{line}"
                continue
            name, number = line.rsplit(" ", 1)
            name = f"{name[:-1]}," if name.endswith("}") else f"{name}{{"
            samples.setdefault(family, []).append(f'{name}process="{process}"}} {number}')
    return "\n".join("\n".join([head, *lines]) for head, lines in samples.items()) + "\n"


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def resident_memory() -> int:
    """Bytes; 0 where the system does not say."""
    try:
        pages = int(_STATM.read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    import resource

    return pages * resource.getpagesize() if sys.platform != "win32" else 0
