"""Little Red Riding Hood, card by card."""

from __future__ import annotations

import pytest

from tests.tables.fables_table import table


def test_a_shot_does_its_level_plus_the_attack_card_and_gives_no_power() -> None:
    """FAB-TALENT-01, FAB-TALENT-03, FAB-TALENT-04"""
    t = table("red", "red", a={"hand": ["crack-shot", "attack-3"], "square": 4}, b={"square": 6})
    t.play("use crack-shot attack-3")
    assert t.board("B").hp == 30 - 5
    assert t.board("A").power == 0
    assert t.cards("A", "play") == ["attack-3", "crack-shot"]


def test_a_shot_out_of_range_is_refused() -> None:
    """FAB-TALENT-05"""
    t = table("red", "red", a={"hand": ["crack-shot", "attack-3"], "square": 4}, b={"square": 7})
    assert t.refusal("use crack-shot attack-3") == "FAB-TALENT-05"


@pytest.mark.parametrize(("squares", "stands_on"), [(0, 5), (1, 6), (3, 8)])
def test_she_knocks_back_as_far_as_she_likes(squares: int, stands_on: int) -> None:
    """FAB-MOVE-08, FAB-HERO-02"""
    t = table("red", "red", a={"hand": ["unleashed-ballistics", "movement-3"], "square": 4}, b={"square": 5})
    t.play("use unleashed-ballistics movement-3", f"number {squares}")
    assert t.board("B").square == stands_on
    assert t.board("B").hp == 29


def test_the_shield_strikes_back_before_defense_is_reset() -> None:
    """FAB-TIMING-05"""
    t = table(
        "red",
        "red",
        active="B",
        a={"durables": [("electrified-shield", "defense-2", 2)], "defense": 2},
        b={"square": 5},
    )
    t.play("end")
    assert t.board("B").hp == 30 - 4
    assert t.board("A").defense == 0
    assert t.cards("A", "discard") == ["defense-2", "electrified-shield"]
