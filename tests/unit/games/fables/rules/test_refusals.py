"""What is refused names the rule that a player has to know, and not a neighbour of it."""

from __future__ import annotations

import pytest

from noctuary.kernel.match import Match
from tests.tables.fables_table import Table, table


def act(t: Table, action: str) -> None:
    """Begin the action and carry it out with this one card."""
    t.play(action)
    if "go" in t.offered():
        t.play("go")


@pytest.mark.parametrize(("fable", "talent"), [("red", "crack-shot"), ("snow", "shard-storm")])
def test_a_talent_needs_its_basic_card(fable: str, talent: str) -> None:
    """FAB-TALENT-01: FAB-RUL-44 is for Dorothy, who has combos."""
    t = table(fable, "kaguya", a={"hand": [talent, "attack-1"], "square": 5})
    assert t.refusal(f"use {talent}") == "FAB-TALENT-01"


def test_dorothys_combo_is_explained_to_dorothy_only() -> None:
    """FAB-RUL-44"""
    t = table("dorothy", "red", a={"hand": ["target-locked"], "square": 5})
    assert t.refusal("use target-locked") == "FAB-RUL-44"


def test_a_card_paid_for_in_blood_is_there_once_a_turn() -> None:
    """FAB-RUL-28: Bloodletting; what she never had is FAB-CARD-01"""
    t = table("beauty", "red", a={"twists": ["bloodletting"], "hand": ["inner-fury"]}, b={"square": 5})
    act(t, "defend blood-1")
    assert t.refusal("defend blood-1") == "FAB-RUL-28"
    assert t.refusal("use inner-fury blood-1") == "FAB-RUL-28"
    assert table("beauty", "red").refusal("defend blood-1") == "FAB-CARD-01"


def test_one_defense_card_a_turn_serves_as_an_attack_card() -> None:
    """FAB-RUL-28: Swift Reprisal; without it a Defense card is no Attack card (FAB-ACT-11)"""
    hand = {"hand": ["defense-1", "defense-2", "ascendant-light"], "square": 5}
    t = table("kaguya", "red", a={**hand, "twists": ["swift-reprisal"]})
    act(t, "attack defense-1")
    assert t.refusal("attack defense-2") == "FAB-RUL-28"
    assert t.refusal("use ascendant-light defense-2") == "FAB-RUL-28"
    plain = table("kaguya", "red", a=hand)
    assert plain.refusal("attack defense-2") == "FAB-ACT-11"
    assert plain.refusal("use ascendant-light defense-2") == "FAB-TALENT-02"


def test_an_empty_reserve_sells_nothing() -> None:
    """FAB-RUL-52: a card under another one is FAB-REINF-04"""
    t = table("red", "snow", a={"power": 25})
    assert t.refusal("buy sniper-shot") == "FAB-REINF-04"
    _, defense, movement = t.board("A").reserves
    t.board("A").reserves = (len(t.state.boards[0].sheet.reserves[0]), defense, movement)
    assert t.refusal("buy sniper-shot") == "FAB-RUL-52"


def test_a_boost_that_the_range_needs_cannot_be_declined() -> None:
    """FAB-TALENT-05; one that is not needed can (FAB-HERO-01)"""
    hand = ["crack-shot", "attack-1", "pot-shot", "energy-shield"]
    a = {"hand": hand, "twists": ["transformed-senses"], "square": 3}
    far = table("red", "snow", a=a, b={"square": 6}).play("use crack-shot attack-1")
    assert far.refusal("done") == "FAB-TALENT-05"
    near = table("red", "snow", a=a, b={"square": 5}).play("use crack-shot attack-1")
    assert near.refusal("done") is None
    assert near.refusal("choose attack-1") == "FAB-HERO-01"


def test_there_is_no_mulligan_once_the_game_has_begun() -> None:
    """FAB-SETUP-12"""
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"late")
    match.play_text("keep")
    match.play_text("keep")
    for text in ("mulligan", "keep"):
        refusal = match.why_not(match.parse(text))
        assert refusal is not None
        assert refusal.rule == "FAB-SETUP-12"
