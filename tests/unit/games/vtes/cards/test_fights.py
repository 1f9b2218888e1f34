"""Glancing Blow, Serpent's Numbing Kiss, Disarm: prevention, and what a fight leaves behind."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused, texts
from tests.tables.vtes_table import Box, Table


def fight(*hand: str, box: Box | None = None, **situation: Any) -> Table:
    """Ann, who holds the cards, is blocked by Bob."""
    box = card_box(*hand) if box is None else box
    situation.setdefault("A", {"ready": ["ann"], "hand": hand})
    return go(cards_table(box=box, **situation), "A bleed ann", "B block bob")


def with_dog(box: Box) -> Box:
    """A retainer that bites for 1."""
    box.add("dog", kinds.RETAINER, life=1, strength=1, stays=kinds.ON_CARD)
    return box


# -- Glancing Blow --------------------------------------------------------------------------------------


def test_glancing_blow_prevents_one_point_of_the_strike() -> None:
    """VTES-DMG-01; its replacement waits (VTES-SEQ-22)."""
    box = card_box("glancing-blow")
    box.cards["bob"].more_strength = 1
    table = fight(box=box, A={"ready": ["ann"], "hand": ["glancing-blow"]})
    go(table, "A strike", "B strike", "A play glancing-blow by ann").finish()
    assert table.card("ann").counters == 8  # one of two
    assert table.seat("A").owed == (UNTIL_UNLOCK,)


def test_glancing_blow_needs_damage() -> None:
    """VTES-SEQ-17."""
    table = fight("glancing-blow")
    go(table, "A strike", "B strike")
    table.state.combat.sides[0].pending = 0  # type: ignore[union-attr]
    assert refused(table, "A play glancing-blow by ann") == "VTES-SEQ-17"


def test_glancing_blow_does_nothing_about_a_retainer() -> None:
    """Environmental damage is nobody's strike (VTES-COMBAT-15, VTES-DMG-05)."""
    table = fight(
        box=with_dog(card_box("glancing-blow", "hidden-strength", "form-of-mist")),
        A={"ready": ["ann"], "hand": ["glancing-blow", "hidden-strength"]},
        B={"ready": {"bob": {"on": ["dog"]}}, "hand": ["form-of-mist"]},
    )
    go(table, "A strike", "B play form-of-mist by bob")  # it dodges; the dog bites all the same
    reach(table, "damage")
    assert refused(table, "A play glancing-blow by ann") == "VTES-SEQ-17"
    assert refused(table, "A play hidden-strength by ann") is None


def test_glancing_blow_can_be_read() -> None:
    english, french = texts("glancing-blow")
    assert english == (
        "Do not replace until your unlock phase.\nPrevent 1 damage from the opposing minion’s strike."
    )
    assert "de la frappe du serviteur opposé" in french


# -- Serpent's Numbing Kiss -----------------------------------------------------------------------------


def kissed(use: str = " use-2", **situation: Any) -> Table:
    table = fight("serpents-numbing-kiss", **situation)
    return go(table, f"A play serpents-numbing-kiss by ann{use}", "B strike")


def test_the_kiss_ends_combat() -> None:
    table = kissed("").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (9, 9)
    assert table.ash("A") == ["serpents-numbing-kiss"]


def test_the_kiss_numbs_after_combat_at_superior() -> None:
    """VTES-UNLOCK-04: Bob stays locked, and the card is burned in the unlock phase in which he does."""
    table = kissed().finish()
    card, bob = table.card("serpents-numbing-kiss"), table.card("bob")
    assert (card.host, card.controller, bob.locked) == (bob.uid, 1, True)
    assert (table.card("ann").counters, table.ash("A")) == (8, [])
    while table.state.active == 0:
        table.play("pass")
    assert table.card("bob").locked
    assert table.ash("A") == ["serpents-numbing-kiss"]


def test_the_kiss_is_for_close_range() -> None:
    table = fight("serpents-numbing-kiss")
    table.state.combat.range = 1  # type: ignore[union-attr]
    go(table, "A play serpents-numbing-kiss by ann use-2", "B strike").finish()
    assert table.gone("serpents-numbing-kiss")
    assert table.card("ann").counters == 9


@pytest.mark.parametrize("more", ["telepathic-tracking", "psyche"])
def test_the_kiss_is_lost_if_the_fight_goes_on(more: str) -> None:
    """VTES-COMBAT-12: with another round, or with another combat."""
    table = fight(
        box=card_box("serpents-numbing-kiss", more),
        A={"ready": ["ann"], "hand": ["serpents-numbing-kiss"]},
        B={"ready": ["bob"], "hand": [more]},
    )
    go(table, "A play serpents-numbing-kiss by ann use-2", "B strike", f"B play {more} by bob use-2")
    go(table, "A strike", "B strike").finish()
    assert table.gone("serpents-numbing-kiss")
    assert table.card("ann").counters == 8  # what Bob has hit her for


def test_a_dodge_escapes_the_kiss() -> None:
    """VTES-STRIKE-05; the combat ends all the same (VTES-STRIKE-06)."""
    table = fight(
        box=card_box("serpents-numbing-kiss", "form-of-mist"),
        A={"ready": ["ann"], "hand": ["serpents-numbing-kiss"]},
        B={"ready": ["bob"], "hand": ["form-of-mist"]},
    )
    go(table, "A play serpents-numbing-kiss by ann use-2", "B play form-of-mist by bob").finish()
    assert table.gone("serpents-numbing-kiss")
    assert table.card("ann").counters == 9


def test_without_blood_there_is_no_kiss() -> None:
    table = fight("serpents-numbing-kiss", A={"ready": {"ann": 1}, "hand": ["serpents-numbing-kiss"]})
    table.card("ann").counters = 0
    go(table, "A play serpents-numbing-kiss by ann use-2", "B strike").finish()
    assert table.gone("serpents-numbing-kiss")


def test_the_kiss_needs_both_disciplines() -> None:
    """VTES-SEQ-09."""
    box = card_box("serpents-numbing-kiss")
    box.cards["ann"].levels[kinds.DISCIPLINE_CODES.index("ser")] = kinds.BASIC
    table = fight(box=box, A={"ready": ["ann"], "hand": ["serpents-numbing-kiss"]})
    reach(table, "strike")
    assert refused(table, "A play serpents-numbing-kiss by ann use-2") == "VTES-SEQ-09"
    assert refused(table, "A play serpents-numbing-kiss by ann") is None


def test_the_kiss_can_be_read() -> None:
    english, french = texts("serpents-numbing-kiss")
    superior = next(line for line in english.splitlines() if line.startswith("[PRE][SER]"))
    assert "close" in superior
    assert "after the combat" in superior
    assert "l’incline" in french


# -- Disarm ---------------------------------------------------------------------------------------------


def disarming(*more: str, box: Box | None = None, **situation: Any) -> Table:
    """Ann hits harder than Bob."""
    box = card_box("disarm", *more) if box is None else box
    box.cards["ann"].more_strength = 2
    situation.setdefault("A", {"ready": ["ann"], "hand": ["disarm", *more]})
    return fight(box=box, **situation)


@pytest.mark.parametrize(("use", "strength"), [("", -1), (" use-2", -2)])
def test_disarm_sends_to_torpor_and_weakens(use: str, strength: int) -> None:
    table = disarming()
    table.state.pool.cards[table.card("bob").kind].more_strength = 0
    go(table, "A strike", "B strike", f"A play disarm by ann{use}").finish()
    bob, card = table.card("bob"), table.card("disarm")
    assert (bob.region, card.host, card.controller) == (kinds.TORPOR, bob.uid, 1)
    assert numbers.added(table.state, numbers.STRENGTH, bob.uid) == strength
    assert numbers.strength(table.state, bob) == 0


def test_disarm_needs_more_damage_than_the_opponent_inflicts() -> None:
    table = fight("disarm", "taste-of-vitae")
    go(table, "A strike", "B strike")
    reach(table, "end-of-round")
    assert refused(table, "A play disarm by ann") == "VTES-SEQ-01"


def test_what_is_prevented_was_not_inflicted() -> None:
    """VTES-DMG-01: of three points one is prevented, and the other side inflicts two."""
    box = card_box("disarm", "glancing-blow", "taste-of-vitae")
    box.cards["bob"].more_strength = 1
    table = disarming(
        box=box,
        A={"ready": ["ann"], "hand": ["disarm", "taste-of-vitae"]},
        B={"ready": ["bob"], "hand": ["glancing-blow"]},
    )
    go(table, "A strike", "B strike", "B play glancing-blow by bob")
    reach(table, "end-of-round")
    assert refused(table, "A play disarm by ann") == "VTES-SEQ-01"


@pytest.mark.parametrize("more", ["telepathic-tracking", "psyche"])
def test_disarm_may_follow_what_keeps_the_fight_going(more: str) -> None:
    """VTES-COMBAT-11, VTES-COMBAT-12: who is in torpor fights no further."""
    table = disarming(more)
    go(table, "A strike", "B strike", f"A play {more} by ann use-2", "A play disarm by ann").finish()
    assert table.card("bob").region == kinds.TORPOR
    assert table.card("bob").counters == 6  # three in the one round there was


def test_a_retainer_does_not_help_to_disarm() -> None:
    """VTES-DMG-05."""
    table = fight(
        box=with_dog(card_box("disarm", "taste-of-vitae")),
        A={"ready": {"ann": {"on": ["dog"]}}, "hand": ["disarm", "taste-of-vitae"]},
    )
    go(table, "A strike", "B strike")
    reach(table, "end-of-round")
    assert table.card("bob").counters == 7
    assert refused(table, "A play disarm by ann") == "VTES-SEQ-01"


def test_a_vampire_is_disarmed_only_once() -> None:
    table = disarming("taste-of-vitae", B={"ready": {"bob": {"on": ["disarm"]}}})
    go(table, "A strike", "B strike")
    reach(table, "end-of-round")
    assert refused(table, "A play disarm by ann") == "VTES-SEQ-01"


def test_disarm_is_for_close_range() -> None:
    table = disarming()
    go(table, "A strike", "B strike")
    reach(table, "end-of-round")
    table.state.combat.range = 1  # type: ignore[union-attr]
    assert refused(table, "A play disarm by ann") == "VTES-SEQ-01"


def test_disarm_is_for_vampires() -> None:
    """VTES-TORPOR-04."""
    box = card_box("disarm", "telepathic-tracking")
    box.ally("cub", life=9)
    box.cards["ann"].more_strength = 2
    hand = ["disarm", "telepathic-tracking"]
    table = cards_table(box=box, A={"ready": ["ann"], "hand": hand}, B={"ready": ["cub"]})
    go(table, "A bleed ann", "B block cub", "A strike", "B strike")
    reach(table, "combat-ending")
    assert refused(table, "A play disarm by ann") == "VTES-SEQ-17"


def test_three_blood_burn_a_disarm() -> None:
    """The vampire itself pays, in torpor too (VTES-TORPOR-01)."""
    table = cards_table("disarm", A={"torpor": {"ann": {"counters": 3, "on": ["disarm"]}}})
    go(table, "A use disarm")
    assert table.card("ann").counters == 0
    assert table.gone("disarm")
    table = cards_table("disarm", A={"torpor": {"ann": {"counters": 2, "on": ["disarm"]}}})
    assert refused(table, "A use disarm") == "VTES-SEQ-07"


def test_disarm_can_be_read() -> None:
    english, french = texts("disarm")
    assert "The vampire with this card gets -1 strength." in english
    assert "[POT] As above, but the vampire with this card gets -2 strength." in english
    assert "Envoyez-le en torpeur" in french


@pytest.mark.parametrize(("use", "lost"), [("", 2), (" use-2", 3)])
def test_blur_strikes_again(use: str, lost: int) -> None:
    table = cards_table("blur")
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", f"A play blur by ann{use}").finish()
    assert table.card("bob").counters == 9 - lost
    assert table.card("ann").counters == 7  # one for the card, one in combat


def test_one_source_of_additional_strikes() -> None:
    """VTES-STRIKE-11."""
    table = cards_table("blur", A={"ready": ["ann"], "hand": ["blur", "blur"]})
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A play blur by ann")
    assert refused(table, "A play blur by ann") is not None


def test_taste_of_vitae_drinks_what_was_lost() -> None:
    box = card_box("taste-of-vitae")
    box.cards["ann"].more_strength = 2
    table = cards_table(box=box, A={"ready": {"ann": 4}, "hand": ["taste-of-vitae", "taste-of-vitae"]})
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A play taste-of-vitae by ann")
    assert table.card("ann").counters == 6  # four, one lost, three gained
    assert refused(table, "A play taste-of-vitae by ann") is not None


def test_taste_of_vitae_needs_blood_to_taste() -> None:
    table = cards_table("taste-of-vitae", "blur")
    go(table, "A bleed ann", "B block bob", "A strike", "B strike")
    assert refused(table, "A play taste-of-vitae by ann") == "VTES-COMBAT-11"  # only at the end of the round


def test_psyche_begins_another_combat() -> None:
    table = cards_table("psyche")
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A play psyche by ann use-2")
    go(table, "A strike", "B strike").finish()
    assert table.card("bob").counters == 7
    assert table.card("ann").counters == 7


def test_psyche_presses() -> None:
    table = cards_table("psyche")
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A play psyche by ann")
    go(table, "A strike", "B strike").finish()
    assert table.card("bob").counters == 7


def test_telepathic_tracking_presses_with_a_maneuver() -> None:
    table = cards_table("telepathic-tracking")
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A play telepathic-tracking by ann")
    go(table, "A effect telepathic-tracking by ann", "A strike", "B strike").finish()
    assert table.card("bob").counters == 8  # the second round at long range


def test_telepathic_tracking_goes_on_instead_of_ending() -> None:
    table = cards_table("telepathic-tracking", "majesty", B={"ready": ["bob"], "hand": ["majesty"]})
    go(table, "A bleed ann", "B block bob", "A strike", "B play majesty by bob")
    go(table, "A play telepathic-tracking by ann use-2", "A strike", "B strike").finish()
    assert table.card("bob").counters == 7  # one for Majesty
