"""What many tables would need is simulated from costs that were measured."""

from __future__ import annotations

from typing import Any

import pytest

from tests.tools.programs import tool

scaling = tool("scaling")


def asked(*arguments: str) -> Any:
    return scaling.asked([*arguments, "--seconds", "20"])


def test_what_is_done_while_a_commit_is_under_way_goes_with_the_next() -> None:
    times, commits = scaling.committed([(0.0, 1.0), (1.0, 1.5), (1.0, 1.75), (9.0, 9.0)], 1.0)
    assert commits == 3
    assert times == [1.0, 2.0, 2.0, 2.0]


@pytest.mark.parametrize("tables", ["1000", "20000"])
def test_as_many_processes_as_keep_the_promise_and_no_fewer(tables: str) -> None:
    processes, p99, _ = scaling.needed(asked("--tables", tables))
    assert p99 <= 100.0
    moves = int(tables) / 5
    assert processes * 1000 > moves * scaling.CPU, "nobody works more than all the time"
    dearer, _, _ = scaling.needed(asked("--tables", tables, "--cpu", str(scaling.CPU * 2)))
    assert dearer > processes
