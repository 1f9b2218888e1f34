"""Knock at every door: `python -m tests.fuzz --inputs 20000 --seed 1`; what breaks is kept and told."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from tests.fuzz.doors import SHARES
from tests.fuzz.knocking import Tally, knock_many

PIECE = 500  # inputs that one process takes at a time


def pieces(inputs: int, only: list[str]) -> list[tuple[str, int, int]]:
    """(door, number of the piece, inputs): every door gets its share."""
    doors = only or list(SHARES)
    shares = sum(SHARES[door] for door in doors)
    found = []
    for door in doors:
        left, number = inputs * SHARES[door] // shares, 0
        while left > 0:
            found.append((door, number, min(PIECE, left)))
            left -= PIECE
            number += 1
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=None, help="the same inputs again")
    parser.add_argument("--door", action="append", choices=list(SHARES), default=[])
    parser.add_argument(
        "--keep", type=Path, default=Path("found"), help="where inputs that break a door are kept"
    )
    asked = parser.parse_args()
    seed = secrets.randbits(32) if asked.seed is None else asked.seed
    began, all_told = time.monotonic(), Tally()
    with ProcessPoolExecutor(asked.jobs, mp_context=get_context("spawn")) as pool:
        jobs = [
            pool.submit(knock_many, door, f"{seed}/{door}/{number}", count)
            for door, number, count in pieces(asked.inputs, asked.door)
        ]
        for job in jobs:
            all_told.add(job.result())
            if sys.stderr.isatty():
                print(f"\r{sum(all_told.inputs.values())} of {asked.inputs}", end="", file=sys.stderr)
    all_told.keep(asked.keep)
    print(f"seed {seed}, {time.monotonic() - began:.0f} s")
    print(all_told.told().encode("utf-8", "replace").decode())
    return 1 if all_told.finds else 0


if __name__ == "__main__":
    sys.exit(main())
