"""A few kills; `python -m tests.faults` tries hundreds (docs/reliability.md)."""

from __future__ import annotations

from tests.faults.kills import kills
from tests.faults.watched import Watched


async def test_nothing_told_is_lost_when_the_server_is_killed(watched: Watched) -> None:
    report = await kills(watched.nursery, "sqlite", times=2, tables=3, seed="killed")
    assert report.findings.wrong == []
    assert report.errors == []
    assert report.findings.held["moves"] > 10
    assert report.did["move"] > 0


async def test_a_server_that_tells_before_it_keeps_is_found_out(watched: Watched) -> None:
    watched.nursery.lie = "late"
    report = await kills(watched.nursery, "sqlite", times=1, tables=2, seed="late")
    assert any("moves" in wrong or "view" in wrong for wrong in report.findings.wrong)
