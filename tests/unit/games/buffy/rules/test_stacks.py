"""Talent stacks (BUF-STK)."""

from __future__ import annotations

import pytest

from noctuary.games.buffy.rules import conflict
from tests.tables.buffy_table import Box, Table, buffy_table, usual_box

HAND = ["quip", "stake", "training", "pilot-one", "eclipse", "xander-1"]


def battle(hand: list[str], box: Box | None = None) -> Table:
    """Buffy attacks Spike; the Battle Stage begins."""
    mine = {"characters": {"buffy-1": "A1"}, "hand": hand}
    t = buffy_table(box, step="conflict", a=mine, b={"characters": {"spike-1": "A1"}})
    return t.play("A fight buffy-1 > spike-1", "A pass", "B pass")


@pytest.mark.parametrize(("talent", "value"), [("smarts", 2), ("butt-kicking", 1)])
def test_one_icon_of_an_action_counts(talent: str, value: int) -> None:
    """BUF-EX-02, BUF-STK-03"""
    t = battle(["quip"])
    assert t.offered() == ["stack quip > butt-kicking", "stack quip > smarts", "pass"]
    before = conflict.totals(t.state).attacker
    t.play(f"A stack quip > {talent}")
    after = conflict.totals(t.state).attacker
    gained = [now - then for now, then in zip(after, before, strict=True)]
    assert sum(gained) == value
    assert value in gained
    assert t.cards("A", "hand") == []


@pytest.mark.parametrize("card", ["stake", "training", "pilot-one"])
@pytest.mark.parametrize("talent", ["butt-kicking", "smarts", "weirdness", "charm"])
def test_skills_items_and_first_parts_add_one_to_any_talent(card: str, talent: str) -> None:
    """BUF-STK-01, BUF-STK-02, BUF-FBA-01, BUF-FBA-02"""
    t = battle(HAND)
    before = sum(conflict.totals(t.state).attacker)
    t.play(f"A stack {card} > {talent}")
    assert sum(conflict.totals(t.state).attacker) == before + 1


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        ("stack eclipse > smarts", "BUF-STK-04"),
        ("stack xander-1 > smarts", "BUF-STK-04"),
        ("stack quip > charm", "BUF-STK-03"),
        ("stack kick > smarts", "BUF-FBA-01"),
    ],
)
def test_what_cannot_be_stacked(move: str, rule: str) -> None:
    """BUF-STK-03, BUF-STK-04"""
    assert battle(HAND).refusal(move) == rule


def test_requirements_do_not_matter_in_a_stack() -> None:
    """BUF-REQ-05, BUF-RUL-39, BUF-ACT-02"""
    box = usual_box()
    box.item("relic", needs={"smarts": 9}, only="willow")
    t = battle(["relic"], box)
    t.play("A stack relic > butt-kicking")
    assert conflict.totals(t.state).attacker[0] == 4


def test_stacks_do_not_help_requirements() -> None:
    """BUF-EX-13 in a fight, BUF-REQ-07, BUF-STK-05"""
    box = usual_box()
    box.action("handiwork", timings=["fight-battle"], needs={"bk": 4})
    t = battle(["handiwork", "kick"], box)
    t.play("A stack kick > butt-kicking", "B pass")
    assert t.refusal("play handiwork") == "BUF-REQ-01"


def test_an_attached_copy_and_a_stacked_one() -> None:
    """BUF-EX-16, BUF-ITM-02"""
    t = buffy_table(
        step="resource",
        a={"characters": {"buffy-1": "A1"}, "hand": ["stake", "stake"]},
        b={"characters": {"spike-1": "A1"}},
    )
    t.play("A attach stake > buffy-1", "B pass", "A pass", "A fight buffy-1 > spike-1", "A pass", "B pass")
    t.play("A stack stake > butt-kicking")
    assert t.attached("buffy-1") == ["stake"]
    assert conflict.totals(t.state).attacker[0] == 5


def test_stacking_only_in_the_battle_stage() -> None:
    """BUF-FBA-01, BUF-FRE-01"""
    t = battle(["kick"]).play("A pass", "B pass")
    assert t.step == "fight-resolve"
    assert t.refusal("stack kick > butt-kicking") == "BUF-FBA-01"
