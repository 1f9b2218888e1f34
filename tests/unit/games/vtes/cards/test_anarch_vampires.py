"""Vampires of the fifth edition with an ability, most of them Anarchs: what chance alone does not show."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.kinds import MINION_PHASE
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Box


def own_action(box: Box, slug: str, clan: str = "") -> None:
    """An action card that does nothing, for a vampire of the clan."""
    action = UseOf(1 << MINION_PHASE, types=kinds.ACTION, action=ActionOf(kinds.CARD_ACTION))
    card = box.library(slug, kinds.ACTION, action)
    card.clans = [box.clans.index(clan)] if clan else []
    card.chooses = bool(clan)


# -- in combat ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "foe", "more"),
    [("roy", "bob", 1), ("roy", "bea", 0), ("mickey-wheeler", "bob", 1), ("mickey-wheeler", "ash", 0)],
)
def test_strength_hangs_on_whom_it_fights(slug: str, foe: str, more: int) -> None:
    """Roy against titled vampires, Mickey Wheeler against older ones."""
    table = cards_table(box=card_box(slug), A={"ready": [slug]}, B={"ready": [foe]})
    assert numbers.strength(table.state, table.card(slug)) == 1
    go(table, f"A bleed {slug}", f"B block {foe}")
    reach(table, "strike")
    assert numbers.strength(table.state, table.card(slug)) == 1 + more


def test_adrino_manauara_presses_once_each_combat_and_must() -> None:
    slug = "adrino-manauara"
    table = cards_table(box=card_box(slug), A={"ready": [slug]}, B={"ready": ["bob"]})
    go(table, f"A bleed {slug}", "B block bob", "A strike", "B strike")
    reach(table, "press")
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, f"A use {slug}", "A strike")
    assert table.state.combat is not None
    assert table.state.combat.round == 2
    go(table, "B strike")
    assert table.state.combat is None


def test_nathaniel_bordruff_enters_combat_with_the_locked_only() -> None:
    slug = "nathaniel-bordruff"
    locked = {"bob": {"locked": True}, "bea": -1}
    table = cards_table(box=card_box(slug), A={"ready": [slug]}, B={"ready": locked})
    table.play(f"A use {slug} by {slug}")
    go(table, "A strike")
    assert table.state.combat is not None
    assert table.state.combat.sides[1].uid == table.card("bob").uid


# -- in actions -----------------------------------------------------------------------------------------


def test_keegan_unlocks_after_an_action_that_requires_a_gangrel() -> None:
    box = card_box("keegan")
    own_action(box, "claws", "gangrel")
    own_action(box, "plain")
    table = cards_table(box=box, A={"ready": ["keegan"], "hand": ["claws", "plain"]}, B={})
    go(table, "A play plain by keegan")
    table.finish()
    assert table.card("keegan").locked
    table.card("keegan").locked = False
    go(table, "A play claws by keegan", "A use keegan")
    assert not table.card("keegan").locked


def test_larissa_moreira_bleeds_for_more_with_an_animalism_card() -> None:
    """Once each action, and not in the bleed of another minion."""
    box = card_box("larissa-moreira")
    for slug in ("rats", "crows"):
        box.library(slug, kinds.COMBAT).disciplines = [kinds.DISCIPLINE_CODES.index("ani")]
    table = cards_table(
        box=box, A={"ready": ["larissa-moreira", "abe"], "hand": ["rats", "crows"]}, B={"ready": ["bob"]}
    )
    go(table, "A bleed abe")
    reach(table, "no-attempt")
    assert refused(table, "A use larissa-moreira") == "VTES-SEQ-01"
    table.finish()
    go(table, "A bleed larissa-moreira", "A use larissa-moreira", "A choose rats")
    assert refused(table, "A use larissa-moreira") == "VTES-SEQ-13"
    table.finish()
    assert table.seat("B").pool == 30 - 1 - 2


def test_abraham_dusable_chooses_between_stealth_and_intercept() -> None:
    box = card_box("abraham-dusable")
    box.library("ward", kinds.COMBAT).disciplines = [kinds.DISCIPLINE_CODES.index("tha")]
    table = cards_table(
        box=box, A={"ready": ["abraham-dusable"], "hand": ["ward"]}, B={"ready": ["bob"], "hand": ["ward"]}
    )
    go(table, "A bleed abraham-dusable", "B block bob")
    assert refused(table, "A use abraham-dusable") == "VTES-BLOCK-10"
    go(table, "A use abraham-dusable use-2", "A choose ward")
    assert numbers.stealth(table.state) == 1


# -- at any time ----------------------------------------------------------------------------------------


def test_kalinda_unlocks_for_the_edge_on_her_own_turn() -> None:
    slug = "kalinda-g6"
    locked = {slug: {"locked": True}}
    table = cards_table(box=card_box(slug), edge="A", A={"ready": locked}, B={})
    assert refused(table, f"B use {slug}") is not None
    go(table, f"A use {slug}")
    assert not table.card(slug).locked
    assert table.state.edge == -1
    assert refused(table, f"A use {slug}") == "VTES-SEQ-13"
    table = cards_table(box=card_box(slug), edge="B", A={"ready": ["ann"]}, B={"ready": locked})
    assert refused(table, f"B use {slug}") == "VTES-SEQ-01"


def test_neserian_votes_with_a_location_and_bleeds_less_without_one() -> None:
    box = card_box("neserian", "elder-library")
    table = cards_table(box=box, A={"ready": ["neserian"]})
    card = table.card("neserian")
    assert (numbers.bleed(table.state, card), numbers.votes(table.state, card)) == (0, 0)
    table = cards_table(box=box, A={"ready": ["neserian"], "in_play": ["elder-library"]})
    card = table.card("neserian")
    assert (numbers.bleed(table.state, card), numbers.votes(table.state, card)) == (1, 1)
