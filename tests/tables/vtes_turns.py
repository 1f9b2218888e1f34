"""Turns of VTES for tests: on to a phase, on to the next turn, a master card."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import MASTER, MASTER_PHASE
from tests.tables.vtes_table import Box, Does, Table


def next_turn(table: Table) -> Table:
    """Everybody passes until somebody else's unlock phase is open."""
    seat = table.state.active
    for _ in range(100):
        if table.state.active != seat:
            return table
        table.match.play_text("pass" if "pass" in table.offered() else "done")
    raise AssertionError


def until(table: Table, phase: str, letter: str) -> Table:
    for _ in range(200):
        if table.asked() == (letter, phase) and table.state.active == "ABCDEF".index(letter):
            return table
        offered = table.offered()
        table.match.play_text(next(text for text in ("pass", "done", *offered) if text in offered))
    raise AssertionError


def master(box: Box, slug: str, what: Any = None, **facts: Any) -> None:
    use = UseOf(1 << MASTER_PHASE, [Does(what or (lambda s, u: None))], types=MASTER)
    box.library(slug, MASTER, use, **facts)
