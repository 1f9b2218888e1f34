"""Whoever reads a stranger's text takes time in proportion to its length, and always answers."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

import pytest

from tests.hostile.readers import READERS, careful
from tests.hostile.texts import CASES

SMALL, LARGE = 5_000, 20_000  # characters; four times as many
READ_ANYHOW = 0.05  # seconds: below that, nobody waits for it and a ratio says nothing
TIMES_AS_LONG = 9  # linear readers need four times as long, quadratic ones sixteen times
PATIENCE = 5.0  # seconds, on a machine that does other things too; the worst case took 33

readers = pytest.mark.parametrize("reader", READERS)


def seconds(read: Callable[[str], object], text: str, tries: int = 2) -> float:
    """The shortest of a few runs, in seconds of this process; garbage is collected afterwards."""
    best = PATIENCE
    gc.disable()
    try:
        for _ in range(tries):
            begun = time.process_time()
            read(text)
            best = min(best, time.process_time() - begun)
            if best < READ_ANYHOW:
                break
    finally:
        gc.enable()
    return best


@readers
def test_every_text_is_answered(reader: str) -> None:
    read = careful(READERS[reader])
    for case in CASES.values():
        for size in (1, 100, 2600):
            read(case(size))


@readers
def test_four_times_the_text_takes_about_four_times_as_long(reader: str) -> None:
    read = careful(READERS[reader])
    read("")  # pools and catalogues are read once
    slow = []
    for name, case in CASES.items():
        long = seconds(read, case(LARGE))
        if long < READ_ANYHOW:
            continue
        short = seconds(read, case(SMALL))
        if long > TIMES_AS_LONG * short or long >= PATIENCE:
            slow.append(f"{name}: {short:.3f} s, then {long:.3f} s")
    assert slow == []
