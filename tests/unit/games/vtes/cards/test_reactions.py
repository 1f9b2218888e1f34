"""Reactions of the preconstructed decks."""

from __future__ import annotations

import pytest

from noctuary.games.vtes.kinds import ANARCH
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def reacting(slug: str, minion: object = "bob", *, stealthy: int = 1, **more: object) -> Table:
    """Ann bleeds B with some stealth of her own; B has the card in hand."""
    box = card_box(slug)
    box.cards["ann"].more_stealth = stealthy
    box.cards["bea"].sect = box.cards["bob"].sect = ANARCH if slug == "party-out-of-bounds" else 0
    ready = {minion: 9} if isinstance(minion, str) else minion
    return cards_table(box=box, A={"ready": ["ann"]}, B={"ready": ready, "hand": [slug]}, **more)


@pytest.mark.parametrize(
    ("slug", "use"),
    [
        ("telepathic-misdirection", ""),
        ("precognition", ""),
        ("precognition", " use-2"),
        ("spirits-touch", ""),
        ("spirits-touch", " use-2"),
        ("eyes-of-argus", ""),
        ("second-tradition-domain", ""),
        ("party-out-of-bounds", " use-3"),
    ],
)
def test_intercept_makes_a_block_succeed(slug: str, use: str) -> None:
    table = reacting(slug)
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, f"B play {slug} by bob{use}") == "VTES-BLOCK-10"
    go(table, "B block bob", f"B play {slug} by bob{use}", "A strike").finish()
    assert table.seat("B").pool == 30
    assert table.card("bob").locked


@pytest.mark.parametrize("slug", ["eyes-of-argus", "second-tradition-domain"])
def test_two_intercept_catch_two_stealth(slug: str) -> None:
    table = reacting(slug, stealthy=2)
    go(table, "A bleed ann", "B block bob", f"B play {slug} by bob", "A strike").finish()
    assert table.seat("B").pool == 30


def test_eyes_of_argus_sees_only_what_is_directed_at_you() -> None:
    table = reacting("eyes-of-argus")
    go(table, "A hunt ann", "B block bob")
    reach(table, "attempt", "no-attempt", "declined")
    assert refused(table, "B play eyes-of-argus by bob") is not None


@pytest.mark.parametrize(
    ("slug", "use", "locked"),
    [("deflection", "", True), ("deflection", " use-2", False), ("telepathic-misdirection", " use-2", True)],
)
def test_a_bleed_goes_to_somebody_else(slug: str, use: str, locked: bool) -> None:
    table = reacting(slug, C={"ready": ["bea"]})
    go(table, "A bleed ann", f"B play {slug} by bob{use}").finish()
    assert (table.seat("B").pool, table.seat("C").pool) == (30, 29)
    assert table.card("bob").locked is locked
    assert table.card("bob").counters == 8


def test_the_new_target_may_block() -> None:
    table = reacting("deflection", stealthy=0, C={"ready": ["bea"]})
    go(table, "A bleed ann", "B play deflection by bob use-2", "C block bea", "A strike").finish()
    assert table.seat("C").pool == 30
    assert table.card("bea").locked


def test_a_bleed_is_not_sent_back_to_the_bleeder() -> None:
    table = reacting("deflection")
    go(table, "A bleed ann")
    reach(table, "declined", "no-attempt")
    assert refused(table, "B play deflection by bob") is not None


@pytest.mark.parametrize(
    ("slug", "use"),
    [("eyes-of-argus", " use-2"), ("wake-with-evenings-freshness", ""), ("on-the-qui-vive", "")],
)
def test_a_locked_minion_wakes(slug: str, use: str) -> None:
    table = reacting(slug, {"bob": {"locked": True}}, stealthy=0)
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, "B block bob") == "VTES-BLOCK-03"
    go(table, f"B play {slug} by bob{use}", "B block bob", "A strike").finish()
    assert table.seat("B").pool == 30
    assert table.card("bob").locked


def test_an_unlocked_minion_does_not_wake() -> None:
    table = reacting("on-the-qui-vive", stealthy=0)
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, "B play on-the-qui-vive by bob") == "VTES-SEQ-12"


def test_wake_is_replaced_in_the_unlock_phase() -> None:
    table = reacting("wake-with-evenings-freshness", {"bob": {"locked": True}})
    go(table, "A bleed ann", "B play wake-with-evenings-freshness by bob")
    assert table.seat("B").owed == (UNTIL_UNLOCK,)


def test_one_qui_vive_between_two_unlock_phases() -> None:
    box = card_box("on-the-qui-vive")
    box.ally("dog", life=3)
    table = cards_table(
        box=box,
        A={"ready": ["ann", "abe"]},
        B={"ready": {"dog": {"locked": True}, "bob": 9}, "hand": ["on-the-qui-vive"] * 2},
    )
    go(table, "A bleed ann", "B play on-the-qui-vive by dog")
    table.finish()
    go(table, "A bleed abe")
    reach(table, "no-attempt")
    assert refused(table, "B play on-the-qui-vive by dog") == "VTES-SEQ-01"
    table.finish()
    reach(table, "unlock", "master")
    while table.state.active == 0:
        table.play("done" if "done" in table.offered() else "pass")
    assert table.card("dog").locked  # an ally sleeps on
    assert not table.card("bob").locked


def test_precognition_prevents_in_the_first_round() -> None:
    table = reacting("precognition")
    go(table, "A bleed ann", "B block bob", "B play precognition by bob use-2", "A strike", "B strike")
    go(table, "B effect precognition by bob").finish()
    assert table.card("bob").counters == 9
    assert table.card("ann").counters == 8


def test_spirits_touch_gives_a_maneuver() -> None:
    table = reacting("spirits-touch")
    go(table, "A bleed ann", "B block bob", "B play spirits-touch by bob use-2")
    go(table, "B effect spirits-touch by bob", "A strike").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (9, 9)  # long range


def test_second_tradition_wakes_a_locked_prince() -> None:
    table = reacting("second-tradition-domain", {"bob": {"locked": True}})
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    go(table, "B play second-tradition-domain by bob use-2", "A strike").finish()
    assert table.seat("B").pool == 30
    assert table.card("bob").counters == 7  # one for the card, one in combat


def test_second_tradition_needs_a_prince_or_justicar() -> None:
    table = reacting("second-tradition-domain", "bea")
    go(table, "A bleed ann", "B block bea")
    reach(table, "attempt", "no-attempt", "declined")
    assert refused(table, "B play second-tradition-domain by bea") == "VTES-SEQ-08"


def test_party_out_of_bounds_reduces_a_bleed() -> None:
    box = card_box("party-out-of-bounds", "conditioning")
    box.cards["bob"].sect = ANARCH
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["conditioning"]},
        B={"ready": ["bob"], "hand": ["party-out-of-bounds"]},
    )
    go(table, "A bleed ann", "A play conditioning by ann", "B play party-out-of-bounds by bob").finish()
    assert table.seat("B").pool == 29


def test_party_out_of_bounds_is_for_anarchs() -> None:
    table = reacting("party-out-of-bounds", "bea")
    table.card("bea").sect = 0
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, "B play party-out-of-bounds by bea") == "VTES-SEQ-08"
