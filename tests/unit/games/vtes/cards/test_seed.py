"""Cards outside the preconstructed decks."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.kinds import ANARCH
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, UNTIL_UNLOCK
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused

MORE_GROUNDS = [
    f"{name}-hunting-ground"
    for name in (
        "amusement-park",
        "base",
        "biotech-company",
        "campground",
        "corporate",
        "fetish-club",
        "institution",
        "library",
        "morgue",
        "park",
        "political",
        "port",
        "shanty-town",
        "slum",
        "underworld",
        "university",
        "warzone",
        "zoo",
    )
]


@pytest.mark.parametrize("slug", MORE_GROUNDS)
def test_a_hunting_ground_feeds_once(slug: str) -> None:
    table = cards_table(slug, phase="unlock", A={"ready": {"ann": 3}, "in_play": [slug]})
    go(table, f"A use {slug}")
    assert table.card("ann").counters == 4
    assert refused(table, f"A use {slug}") == "VTES-SEQ-13"


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


@pytest.mark.parametrize(("use", "stealth"), [("", 0), (" use-2", 1)])
def test_mind_numb_stuns(use: str, stealth: int) -> None:
    table = cards_table("mind-numb", A={"ready": ["ann"], "hand": ["mind-numb"]})
    go(table, f"A play mind-numb by ann{use}", "A target bob")
    assert numbers.stealth(table.state) == stealth
    table.finish()
    bob = table.card("bob")
    assert bob.locked
    assert bob.stun == 1


def test_mind_numb_needs_somebody_unlocked() -> None:
    table = cards_table(
        "mind-numb", A={"ready": {"ann": 9}, "hand": ["mind-numb"]}, B={"ready": {"bob": {"locked": True}}}
    )
    table.card("ann").locked = True
    assert refused(table, "A play mind-numb by ann") is not None


@pytest.mark.parametrize(("use", "stealth"), [("", 1), (" use-2", 2)])
def test_into_thin_air(use: str, stealth: int) -> None:
    table = cards_table("into-thin-air", B={"ready": ["bea"]})
    go(table, "A bleed ann", "B block bea", f"A play into-thin-air by ann{use}")
    reach(table, "no-attempt", "attempt")
    assert numbers.stealth(table.state) == stealth
    assert table.seat("A").owed == (UNTIL_UNLOCK,)
    go(table, "A effect into-thin-air by ann", "A target bea")
    assert numbers.intercept(table.state, table.card("bea").uid) == -1
    assert table.card("ann").counters == 8
    assert refused(table, "A effect into-thin-air by ann") == "VTES-SEQ-13"


def test_into_thin_air_and_lost_in_crowds_exclude_each_other() -> None:
    hand = ["into-thin-air", "lost-in-crowds"]
    for first, second in (hand, hand[::-1]):
        box = card_box(*hand, "cloak-the-gathering")
        box.cards["bea"].more_intercept = 1
        table = cards_table(
            box=box, A={"ready": ["ann"], "hand": [*hand, "cloak-the-gathering"]}, B={"ready": ["bob", "bea"]}
        )
        go(table, "A bleed ann", "B block bob", f"A play {first} by ann", "B block bea")
        assert refused(table, f"A play {second} by ann") == "VTES-SEQ-01"


def test_the_parthenon_gives_a_master_phase_action() -> None:
    table = cards_table("the-parthenon", phase="master", A={"in_play": ["the-parthenon"]})
    go(table, "A use the-parthenon")
    assert table.seat("A").master_actions == 2
    assert refused(table, "A use the-parthenon") == "VTES-SEQ-16"


def test_powerbase_montreal_feeds_the_uncontrolled() -> None:
    table = cards_table(
        "powerbase-montreal",
        phase="influence",
        A={"in_play": ["powerbase-montreal"], "uncontrolled": ["ash"]},
    )
    go(table, "A use powerbase-montreal")
    assert table.seat("A").uncontrolled[0].counters == 1
    assert refused(table, "A use powerbase-montreal") == "VTES-SEQ-13"


def test_powerbase_montreal_can_be_stolen() -> None:
    table = cards_table("powerbase-montreal", B={"ready": ["bob"], "in_play": ["powerbase-montreal"]})
    go(table, "A use powerbase-montreal use-2 by ann")
    assert table.state.action is not None
    assert table.state.action.targets == (1,)
    table.finish()
    assert table.card("powerbase-montreal").controller == 0
    assert refused(table, "A use powerbase-montreal use-2 by abe") == "VTES-SEQ-01"


@pytest.mark.parametrize(
    ("slug", "counters", "cost"), [("short-term-investment", 3, 1), ("protracted-investment", 5, 2)]
)
def test_an_investment_pays_out(slug: str, counters: int, cost: int) -> None:
    table = cards_table(slug, phase="master", A={"hand": [slug]})
    table.seat("A").master_actions = counters + 1
    go(table, f"A play {slug}")
    assert table.card(slug).counters == counters
    go(table, *[f"A use {slug}"] * counters)
    assert table.seat("A").pool == 30 - cost + counters
    assert table.ash("A") == [slug]


def test_an_investment_takes_a_master_phase_action() -> None:
    table = cards_table("short-term-investment", phase="master", A={"in_play": {"short-term-investment": 3}})
    go(table, "A use short-term-investment")
    assert refused(table, "A use short-term-investment") == "VTES-MASTER-02"


def test_a_secret_horde_of_twice_x() -> None:
    table = cards_table("secret-horde", phase="master", A={"hand": ["secret-horde"]})
    go(table, "A play secret-horde", "A number 3")
    assert table.seat("A").pool == 27
    assert table.card("secret-horde").counters == 6


def test_liquidation_burns_the_library_for_pool() -> None:
    table = cards_table(
        "liquidation",
        "blur",
        phase="master",
        A={"hand": ["liquidation", *["blur"] * 6], "library": ["blur"] * 9},
    )
    go(table, "A play liquidation")
    assert table.seat("A").pool == 33
    assert len(table.seat("A").library) == 2
    assert table.seat("A").owed == (UNTIL_DISCARD,)


def test_liquidation_needs_seven_cards() -> None:
    hand = ["liquidation", *["blur"] * 6]
    table = cards_table("liquidation", "blur", phase="master", A={"hand": hand, "library": ["blur"] * 6})
    assert refused(table, "A play liquidation") == "VTES-SEQ-17"


def test_fame_makes_torpor_dear() -> None:
    table = cards_table("fame", B={"ready": {"bob": {"counters": 0, "on": ["fame"]}}})
    go(table, "A bleed ann", "B block bob", "A strike", "B strike").finish()
    assert table.card("bob").region == 1  # torpor
    assert table.seat("B").pool == 27
    while table.state.active == 0:
        table.play("pass")
    reach(table, "unlock")
    assert refused(table, "B pass") == "VTES-SEQ-14"
    go(table, "B use fame")
    assert table.seat("B").pool == 26
    assert refused(table, "B pass") is None


def test_fame_is_for_a_ready_vampire() -> None:
    table = cards_table("fame", phase="master", A={"hand": ["fame"]}, B={"torpor": ["bob"]})
    assert refused(table, "A play fame") == "VTES-SEQ-17"


# -- combat -------------------------------------------------------------------------------------------


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
    assert refused(table, "A play taste-of-vitae by ann") == "VTES-SEQ-02"  # only at the end of the round


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


# -- the whole table --------------------------------------------------------------------------------------


def test_the_unmasking_helps_allies_to_block() -> None:
    box = card_box("the-unmasking")
    box.ally("dog", life=3)
    table = cards_table(
        box=box, A={"ready": ["ann"]}, B={"ready": ["dog", "bob"], "in_play": ["the-unmasking"]}
    )
    go(table, "A bleed ann")
    assert numbers.intercept(table.state, table.card("dog").uid) == 1
    assert numbers.intercept(table.state, table.card("bob").uid) == 0


def test_an_event_is_played_in_the_discard_phase() -> None:
    """VTES-DISC-04."""
    table = cards_table("the-unmasking", phase="discard", A={"hand": ["the-unmasking"]})
    go(table, "A play the-unmasking")
    assert not table.gone("the-unmasking")
    assert table.seat("A").owed == (UNTIL_DISCARD,)
    assert table.seat("A").discard_actions == 0


def test_dragonbound_burns_pool_for_the_fallen() -> None:
    table = cards_table(
        "dragonbound", phase="discard", A={"torpor": ["ann", "abe"]}, B={"in_play": ["dragonbound"]}
    )
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use dragonbound")
    assert table.seat("A").pool == 28


def test_an_anarch_revolt_spares_who_has_an_anarch() -> None:
    table = cards_table("anarch-revolt", phase="unlock", B={"in_play": ["anarch-revolt"]})
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use anarch-revolt")
    assert table.seat("A").pool == 29
    table = cards_table("anarch-revolt", phase="unlock", B={"in_play": ["anarch-revolt"]})
    table.card("ann").sect = ANARCH
    assert refused(table, "A use anarch-revolt") == "VTES-RUL-06"


def test_a_referendum_ends_a_revolt() -> None:
    table = cards_table("anarch-revolt", B={"in_play": ["anarch-revolt"]})
    go(table, "A use anarch-revolt use-2 by ann", "A vote ann for").finish()
    assert table.gone("anarch-revolt")
    assert table.ash("B") == ["anarch-revolt"]


def test_rumors_of_gehenna_double_master_phase_actions() -> None:
    table = cards_table("rumors-of-gehenna", B={})
    go(table, "A play rumors-of-gehenna by ann", "A player B", "A done", "A vote ann for").finish()
    assert table.card("rumors-of-gehenna").chosen == 2
    for _ in range(100):
        if table.state.active == 1 and table.window() == "master":
            break
        table.play("pass")
    assert table.seat("B").master_actions == 2


def test_smiling_jack_wants_more_and_more() -> None:
    table = cards_table(
        "smiling-jack-the-anarch", phase="unlock", A={"in_play": {"smiling-jack-the-anarch": 1}}
    )
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, "A use smiling-jack-the-anarch")
    assert (table.seat("A").pool, table.card("smiling-jack-the-anarch").counters) == (29, 2)
    other = cards_table(
        "smiling-jack-the-anarch",
        phase="unlock",
        A={"ready": ["ann"]},
        B={"in_play": {"smiling-jack-the-anarch": 2}},
    )
    go(other, "A use smiling-jack-the-anarch use-2", "A pay-pool", "A pay-blood ann")
    assert (other.seat("A").pool, other.card("ann").counters) == (29, 8)


def test_vampires_burn_smiling_jack() -> None:
    table = cards_table(
        "smiling-jack-the-anarch", B={"ready": ["bob"], "in_play": {"smiling-jack-the-anarch": 2}}
    )
    go(table, "A use smiling-jack-the-anarch use-3 by ann").finish()
    assert table.gone("smiling-jack-the-anarch")


def test_a_ventrue_investment_counts_kin() -> None:
    box = card_box("ventrue-investment")
    for name in ("ann", "abe"):
        box.cards[name].clan = box.clans.index("ventrue-antitribu")
    table = cards_table(box=box, phase="master", A={"ready": ["ann", "abe"], "hand": ["ventrue-investment"]})
    go(table, "A play ventrue-investment")
    assert table.card("ventrue-investment").counters == 2
