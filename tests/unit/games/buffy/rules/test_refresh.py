"""The Refresh Step (BUF-REF)."""

from __future__ import annotations

from tests.tables.buffy_table import buffy_table

TIRED = {"characters": {"buffy-1": "A1", "xander-1": "park"}, "fatigued": ["buffy-1", "xander-1"]}


def test_all_fatigued_cards_at_once_attachments_too() -> None:
    """BUF-REF-01, BUF-FAT-03, BUF-FAT-04"""
    table = buffy_table(step="refresh", a={**TIRED, "attached": {"buffy-1": ["stake!"]}})
    table.play("A refresh")
    assert not table.fatigued("buffy-1")
    assert not table.fatigued("xander-1")
    assert not table.character("buffy-1").attached[0].fatigued


def test_only_ones_own_cards() -> None:
    """BUF-REF-01"""
    table = buffy_table(step="refresh", a=TIRED, b={"characters": {"spike-1": "B1"}, "fatigued": ["spike-1"]})
    table.play("A refresh")
    assert table.fatigued("spike-1")


def test_refreshing_is_mandatory_and_once() -> None:
    """BUF-REF-01, BUF-REF-03"""
    table = buffy_table(step="refresh", a=TIRED)
    assert table.refusal("pass") == "BUF-REF-03"
    table.play("A refresh", "B pass")
    assert table.refusal("refresh") == "BUF-REF-01"
    assert table.offered() == ["pass"]


def test_with_nothing_fatigued_one_may_pass_at_once() -> None:
    """BUF-RUL-56"""
    table = buffy_table(step="refresh", a={"characters": {"buffy-1": "A1"}})
    assert table.offered() == ["pass"]
    assert table.refusal("refresh") == "BUF-RUL-56"


def test_what_is_fatigued_later_must_be_refreshed_before_passing_again() -> None:
    """BUF-RUL-56, BUF-REF-02"""
    table = buffy_table(
        step="refresh",
        a={"characters": {"buffy-1": "A1"}},
        b={"characters": {"spike-1": "B1"}, "fatigued": ["spike-1"]},
    )
    table.play("A pass")
    table.character("buffy-1").fatigued = True  # what an effect of B's might do
    table.play("B refresh")
    assert table.offered() == ["refresh"]
