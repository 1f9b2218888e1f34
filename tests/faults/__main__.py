"""Try faults on servers under load: `python -m tests.faults kills --on postgresql --times 200`.

Without the name of a fault all are tried, briefly: `make soak`. The exit code is 1 if anything was lost,
or a server has logged an error; what could not be tried here is named in the last line.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from tests.faults import outages
from tests.faults.databases import Absent
from tests.faults.kills import kills
from tests.faults.power import power
from tests.faults.report import Report, summary
from tests.faults.rows import broken_rows
from tests.faults.serving import Broken
from tests.faults.watched import Watched
from tests.faults.workers import kills_of_two

Trial: TypeAlias = Callable[[Watched, argparse.Namespace], Coroutine[Any, Any, Report]]

# By name and by what it is tried on: how, and how often where nobody says.
TRIALS: Final[dict[tuple[str, str], tuple[Trial, int]]] = {
    ("kills", "sqlite"): (lambda w, a: kills(w.nursery, "sqlite", a.times, a.tables, a.seed, a.seconds), 4),
    ("kills", "postgresql"): (
        lambda w, a: kills(w.nursery, "postgresql", a.times, a.tables, a.seed, a.seconds),
        4,
    ),
    ("kills", "workers"): (lambda w, a: kills_of_two(w.nursery, a.times, a.tables, a.seed, a.seconds), 2),
    ("power", "sqlite"): (lambda w, a: power(w, a.times, a.tables, 3.0, a.seed), 6),
    ("disk", "sqlite"): (lambda w, a: outages.disk_full(w, a.times, a.tables, a.seed), 1),
    ("locked", "sqlite"): (lambda w, a: outages.sqlite_locked(w, a.times, a.tables, a.seed), 1),
    ("away", "postgresql"): (lambda w, a: outages.database_away(w.nursery, a.times, a.tables, a.seed), 1),
    ("clock", "sqlite"): (lambda w, a: outages.clock_jumps(w, a.times, a.tables, a.seed), 1),
    ("rows", "sqlite"): (lambda w, a: broken_rows(w.nursery, a.seed, a.times), 20),
}


def main() -> int:
    asked = _asked()
    asked.seed = asked.seed or str(secrets.randbits(32))
    wanted = [key for key in TRIALS if asked.fault in (None, key[0]) and (not asked.on or key[1] in asked.on)]
    reports, watched = [], Watched()
    for fault, on in wanted:
        trial, usual = TRIALS[fault, on]
        settings = argparse.Namespace(**{**vars(asked), "times": asked.times or usual})
        reports.append(_tried(fault, on, trial, watched, settings))
        print(f"{fault} on {on}: {_word(reports[-1])}", file=sys.stderr, flush=True)
    watched.close()
    print(f"seed {asked.seed}\n{summary(reports)}")
    return 0 if all(report.good for report in reports) else 1


def _word(report: Report) -> str:
    if not report.tried:
        return "NOT TRIED"
    return "held" if report.good else "BROKEN"


def _tried(fault: str, on: str, trial: Trial, watched: Watched, settings: argparse.Namespace) -> Report:
    began = time.monotonic()
    try:
        return asyncio.run(trial(watched, settings))
    except Absent as absent:
        return Report(fault, on, notes=[str(absent)], tried=False)
    except Broken as wrong:
        report = Report(fault, on, seconds=time.monotonic() - began)
        report.findings.wrong.append(str(wrong))
        return report


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("fault", nargs="?", choices=sorted({fault for fault, _ in TRIALS}))
    parser.add_argument("--on", choices=sorted({on for _, on in TRIALS}), action="append", default=[])
    parser.add_argument("--times", type=int, default=None)
    parser.add_argument("--seconds", type=float, default=float("inf"), help="kills: stop after so long")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", default=None, help="the same people with the same habits again")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(main())
