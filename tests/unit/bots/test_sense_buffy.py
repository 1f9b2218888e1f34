"""Sense at the table of the Buffy CCG: what anybody would call foolish, no strength does."""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from tests.tables.buffy_table import Table, buffy_table

SEARCHING = "hard@24"
STRENGTHS = ("greedy", "easy", "normal@24", SEARCHING)


def chosen(table: Table, bot: str = SEARCHING) -> str:
    match = table.match
    return match.notation(make_bot(bot, "buffy", b"sense").choose(match))


# -- what wins is kept --------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", STRENGTHS)
def test_the_next_levels_of_the_main_character_are_not_discarded(bot: str) -> None:
    """BUF-RES-05: in a long game any fresh card seems better than one that waits for Destiny."""
    a = {
        "characters": {"buffy-1": "A1"},
        "hand": ["buffy-2", "buffy-3"],
        "deck": ["kick"] * 9,
        "challenge_deck": [],
    }
    t = buffy_table(step="prologue", turn=30, a=a, b={"characters": {"spike-1": "B1"}, "deck": ["kick"] * 9})
    t.play("A pass", "B pass")
    assert chosen(t, bot) == "keep"


def test_a_second_copy_of_a_level_may_go() -> None:
    a = {
        "characters": {"buffy-1": "A1"},
        "hand": ["buffy-3", "buffy-3"],
        "deck": ["kick"] * 9,
        "challenge_deck": [],
    }
    t = buffy_table(step="prologue", turn=30, a=a, b={"characters": {"spike-1": "B1"}, "deck": ["kick"] * 9})
    t.play("A pass", "B pass")
    assert chosen(t, "greedy") == "discard buffy-3"
