"""A few kills; `python -m tests.faults` tries hundreds (docs/reliability.md)."""

from __future__ import annotations

import time
from random import Random

from tests.faults.kills import kills
from tests.faults.people import Errand, Findings, Person, Table
from tests.faults.watched import Watched


async def test_nothing_told_is_lost_when_the_server_is_killed(watched: Watched) -> None:
    report = await kills(watched.nursery, "sqlite", times=2, tables=3, seed="killed")
    assert report.findings.wrong == []
    assert report.errors == []
    assert report.findings.held["moves"] > 10
    assert report.did["move"] > 0


async def test_a_server_that_tells_before_it_keeps_is_found_out(watched: Watched) -> None:
    watched.nursery.lie = "late"
    for attempt in range(5):  # a kill may come before anybody has been told of a move
        report = await kills(watched.nursery, "sqlite", times=1, tables=2, seed=f"late {attempt}")
        if any("moves" in wrong or "view" in wrong for wrong in report.findings.wrong):
            return
    raise AssertionError("nobody misses what she was told")


def test_what_was_acknowledged_before_the_kill_is_no_excuse() -> None:
    """An undo that was answered, or whose answer was lost two kills ago, explains no missing move."""
    killed = 100.0
    told = Table("t", [Errand("undo", sent=90.0, settled=91.0)])
    assert not told.under_way(("undo",), killed), "everybody was told of it long before"
    crossing = Table("t", [Errand("undo", sent=99.5, settled=99.9)])
    assert crossing.under_way(("undo",), killed), "its news may have been on their way"
    open_still = Table("t", [Errand("undo", sent=99.5)])
    assert open_still.under_way(("undo",), killed)
    assert not open_still.under_way(("leave",), killed)


async def test_an_answer_lost_with_the_line_is_settled_by_the_next_one() -> None:
    ann = Person("Ann", 0, 0, Random(1), Findings())
    ann.go_to(Table("t"))
    assert ann.table is not None
    lost = Errand("undo", sent=time.monotonic())
    ann.table.ask(lost)
    ann.in_doubt = [lost]
    ann.settle(time.monotonic())
    assert lost.settled is not None
    assert not ann.table.under_way(("undo",), lost.settled + 2.0), "the next kill is not excused by it"
