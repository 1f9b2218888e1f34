"""Try faults on servers under load: `python -m tests.faults kills --on postgresql --times 200`."""

from __future__ import annotations

import argparse
import asyncio
import secrets
import sys

from tests.faults.databases import Absent
from tests.faults.kills import kills
from tests.faults.report import Report, summary
from tests.faults.serving import Nursery


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("fault", choices=["kills"])
    parser.add_argument("--on", choices=["sqlite", "postgresql"], action="append", default=[])
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--tables", type=int, default=7)
    parser.add_argument("--seed", default=None, help="the same people with the same habits again")
    asked = parser.parse_args()
    seed = asked.seed or str(secrets.randbits(32))
    reports: list[Report] = []
    nursery = Nursery()
    for on in asked.on or ["sqlite", "postgresql"]:
        try:
            reports.append(asyncio.run(kills(nursery, on, asked.times, asked.tables, seed)))
        except Absent as absent:
            print(f"not tried on {on}: {absent}", file=sys.stderr)
    nursery.close()
    print(f"seed {seed}\n{summary(reports)}")
    return 0 if all(report.good for report in reports) else 1


if __name__ == "__main__":
    sys.exit(main())
