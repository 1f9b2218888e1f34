"""Action modifiers of the preconstructed decks."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import happenings, numbers
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, UNTIL_UNLOCK
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table, When


def pool_lost(table: Table, letter: str = "B") -> int:
    return 30 - table.seat(letter).pool


# -- bleed --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "use", "lost"),
    [
        ("bonding", "", 2),
        ("conditioning", "", 3),
        ("conditioning", " use-2", 4),
        ("foreshadowing-destruction", "", 2),
        ("aire-of-elation", "", 2),
        ("aire-of-elation", " use-2", 3),
        ("true-loves-face", "", 2),
        ("revelation-of-the-serpent", "", 2),
        ("revelation-of-the-serpent", " use-3", 2),
    ],
)
def test_a_bleed_takes_more(slug: str, use: str, lost: int) -> None:
    table = cards_table(slug)
    go(table, "A bleed ann", f"A play {slug} by ann{use}").finish()
    assert pool_lost(table) == lost
    assert table.ash("A") == [slug]


def test_only_one_limited_bonus_counts() -> None:
    """VTES-ACT-10."""
    table = cards_table("bonding", "conditioning")
    go(table, "A bleed ann", "A play conditioning by ann")
    reach(table, "no-attempt", "declined")
    assert refused(table, "A play bonding by ann") == "VTES-ACT-10"


def test_the_blood_of_conditioning_is_paid_at_once() -> None:
    """VTES-SEQ-07."""
    table = cards_table("conditioning")
    go(table, "A bleed ann", "A play conditioning by ann")
    assert table.card("ann").counters == 8


def test_aire_of_elation_is_for_toreador() -> None:
    box = card_box("aire-of-elation")
    box.cards["ann"].clan = box.clans.index("toreador")
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["aire-of-elation"]})
    go(table, "A bleed ann", "A play aire-of-elation by ann use-2").finish()
    assert pool_lost(table) == 4


def test_bonding_at_superior_needs_the_stealth() -> None:
    table = cards_table("bonding")
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, "A play bonding by ann use-2") == "VTES-BLOCK-09"
    go(table, "B block bob", "A play bonding by ann use-2").finish()
    assert pool_lost(table) == 2


def test_a_bleed_modifier_needs_a_bleed() -> None:
    table = cards_table("conditioning")
    go(table, "A hunt ann")
    reach(table, "no-attempt", "announced")
    assert refused(table, "A play conditioning by ann") is not None


def test_foreshadowing_destruction_looks_at_the_pool_when_it_matters() -> None:
    rich = cards_table("foreshadowing-destruction")
    go(rich, "A bleed ann", "A play foreshadowing-destruction by ann use-2").finish()
    assert pool_lost(rich) == 1
    poor = cards_table("foreshadowing-destruction", B={"ready": ["bob"], "pool": 9})
    go(poor, "A bleed ann", "A play foreshadowing-destruction by ann use-2").finish()
    assert poor.seat("B").pool == 5


def test_foreshadowing_destruction_counts_against_the_limit_only_while_it_holds() -> None:
    hand = ["foreshadowing-destruction", "conditioning"]
    rich = cards_table(*hand)
    go(rich, "A bleed ann", "A play foreshadowing-destruction by ann use-2", "A play conditioning by ann")
    rich.finish()
    assert pool_lost(rich) == 3
    poor = cards_table(*hand, B={"ready": ["bob"], "pool": 9})
    go(poor, "A bleed ann", "A play foreshadowing-destruction by ann use-2")
    reach(poor, "no-attempt", "declined")
    assert refused(poor, "A play conditioning by ann") == "VTES-ACT-10"


# -- stealth ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "by", "use"),
    [
        ("cloak-the-gathering", "ann", ""),
        ("cloak-the-gathering", "tom", " use-2"),
        ("lost-in-crowds", "ann", ""),
        ("lost-in-crowds", "ann", " use-2"),
        ("faceless-night", "ann", ""),
        ("faceless-night", "ann", " use-2"),
        ("mirror-walk", "ann", ""),
        ("mirror-walk", "ann", " use-2"),
        ("swallowed-by-the-night", "ann", ""),
        ("resist-earths-grasp", "ann", " use-3"),
        ("enchanting-gaze", "ann", ""),
        ("enchanting-gaze", "ann", " use-2"),
        ("spying-mission", "ann", ""),
        ("revelation-of-the-serpent", "ann", " use-2"),
    ],
)
def test_stealth_makes_a_block_fail(slug: str, by: str, use: str) -> None:
    box = card_box(slug)
    box.vampire("tom", disciplines={"obf": 2})
    table = cards_table(box=box, A={"ready": {"ann": 9, "tom": {"locked": True}}, "hand": [slug]})
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, f"A play {slug} by {by}{use}") == "VTES-BLOCK-09"
    go(table, "B block bob", f"A play {slug} by {by}{use}").finish()
    assert pool_lost(table) >= 1
    assert not table.card("bob").locked or slug == "faceless-night"


def test_cloak_the_gathering_is_for_another_ready_vampire() -> None:
    hand = ["cloak-the-gathering"]
    table = cards_table(*hand, A={"ready": ["ann"], "torpor": ["abe"], "hand": hand})
    go(table, "A bleed ann", "B block bob")
    reach(table, "attempt")
    assert refused(table, "A play cloak-the-gathering by ann use-2") == "VTES-SEQ-12"
    assert refused(table, "A play cloak-the-gathering by abe use-2") == "VTES-TORPOR-02"


def test_lost_in_crowds_at_superior_hides_better() -> None:
    table = cards_table("lost-in-crowds")
    go(table, "A bleed ann", "B block bob", "A play lost-in-crowds by ann use-2")
    reach(table, "no-attempt")
    assert numbers.stealth(table.state) == 2


def test_faceless_night_locks_whoever_fails() -> None:
    for use, locked in (("", False), (" use-2", True)):
        table = cards_table("faceless-night")
        go(table, "A bleed ann", "B block bob", f"A play faceless-night by ann{use}").finish()
        assert table.card("bob").locked is locked
        assert pool_lost(table) == 1


def test_faceless_night_does_not_touch_who_has_failed_before() -> None:
    box = card_box("faceless-night", "lost-in-crowds")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["faceless-night", "lost-in-crowds"]},
        B={"ready": ["bob", "bea"]},
    )
    box.cards["bea"].more_intercept = 1
    go(table, "A bleed ann", "B block bob", "A play lost-in-crowds by ann")
    go(table, "B block bea", "A play faceless-night by ann use-2").finish()
    assert not table.card("bob").locked
    assert table.card("bea").locked


def test_mirror_walk_locks_the_blocker_and_ends_the_action() -> None:
    box = card_box("mirror-walk")
    box.cards["bob"].more_intercept = 1
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["mirror-walk"]}, B={"ready": ["bea", "bob"]})
    go(table, "A bleed ann", "B block bea", "A play mirror-walk by ann use-2", "B block bob")
    assert table.seat("A").owed == (UNTIL_DISCARD,)  # VTES-SEQ-22
    table.finish()
    assert table.card("bob").locked
    assert not table.card("bea").locked
    assert pool_lost(table) == 0
    assert table.card("ann").counters == 9  # no combat


def test_form_of_the_cobra_hides_at_once() -> None:
    table = cards_table("form-of-the-cobra")
    go(table, "A bleed ann", "A play form-of-the-cobra by ann use-2")
    reach(table, "announced", "no-attempt")
    assert numbers.stealth(table.state) == 1


# -- blocks -------------------------------------------------------------------------------------------


def test_vampires_do_not_block_at_dawn() -> None:
    for use, lost in (("", 1), (" use-2", 0)):
        table = cards_table("daring-the-dawn")
        go(table, "A bleed ann", f"A play daring-the-dawn by ann{use}")
        while table.window() not in ("would-succeed", "after-action") and table.state.action is not None:
            assert "block bob" not in table.offered()
            table.play("pass")
        table.finish()
        assert pool_lost(table) == 1
        ann = table.card("ann")
        assert ann.region == 1  # torpor
        assert ann.counters == 9 - lost  # one point wounds, the other burns blood (VTES-DMG-03)


def test_change_of_target_unlocks_and_forbids_to_try_again() -> None:
    box = card_box("change-of-target")
    box.cards["bob"].more_intercept = 1
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["change-of-target"]})
    go(table, "A hunt ann", "B block bob", "A play change-of-target by ann")
    table.finish()
    assert not table.card("ann").locked
    assert not table.card("bob").locked
    assert refused(table, "A hunt ann") == "VTES-ACT-02"
    assert refused(table, "A bleed ann") is None


def test_change_of_target_comes_after_what_the_block_sets_off() -> None:
    """VTES-BLOCK-11: what happens when an action is blocked happens, whatever ends the action then."""
    box = card_box("change-of-target")
    seen: list[int] = []
    box.cards["bob"].triggers = [When(happenings.BLOCK_SUCCEEDED, lambda s, card, about: seen.append(about))]
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["change-of-target"]})
    go(table, "A bleed ann", "B block bob", "A play change-of-target by ann").finish()
    assert seen == [table.card("bob").uid]
    assert not table.card("bob").locked


def test_change_of_target_needs_a_block() -> None:
    table = cards_table("change-of-target")
    go(table, "A hunt ann")
    assert refused(table, "A play change-of-target by ann") == "VTES-BLOCK-11"


def test_freak_drive_unlocks_after_a_success() -> None:
    table = cards_table("freak-drive")
    go(table, "A bleed ann", "A play freak-drive by ann").finish()
    assert not table.card("ann").locked
    assert table.card("ann").counters == 8
    assert refused(table, "A bleed ann") == "VTES-ACT-02"


def test_freak_drive_at_superior_unlocks_after_a_block() -> None:
    table = cards_table("freak-drive")
    go(table, "A bleed ann", "B block bob", "A strike", "B strike")
    reach(table, "after-action")
    assert refused(table, "A play freak-drive by ann") is not None
    go(table, "A play freak-drive by ann use-2").finish()
    assert not table.card("ann").locked


@pytest.mark.parametrize("cancels", [False, True])
def test_true_loves_face_makes_an_attempt_fail_unless_it_is_cancelled_as_it_is_played(cancels: bool) -> None:
    """VTES-SEQ-05, VTES-SEQ-06."""
    table = cards_table("true-loves-face")
    go(table, "A bleed ann", "B block bob", "A play true-loves-face by ann use-2")
    assert table.asked() == ("B", "as-played")
    assert table.offered() == ["effect true-loves-face by bob", "pass"]
    table.play("B effect true-loves-face by bob" if cancels else "B pass")
    if cancels:
        assert pool_lost(table) == 1
        go(table, "A strike", "B strike")
    table.finish()
    assert pool_lost(table) == 1  # the price, or the bleed
    assert table.card("bob").locked is cancels
    assert table.ash("A") == ["true-loves-face"]


def test_who_has_not_the_pool_does_not_cancel_true_loves_face() -> None:
    """VTES-SEQ-07: and nobody cancels the other use of the card."""
    table = cards_table("true-loves-face", C={"ready": ["bea"]})
    go(table, "A bleed ann", "B block bob", "A play true-loves-face by ann use-2")
    table.seat("B").pool = 0
    assert refused(table, "B effect true-loves-face by bob") == "VTES-SEQ-07"
    assert refused(table, "C effect true-loves-face by bea") is not None
    table = cards_table("true-loves-face")
    go(table, "A bleed ann", "A play true-loves-face by ann")
    assert table.window() != "as-played"


def test_enchanting_gaze_burns_a_corruption_counter() -> None:
    box = card_box("enchanting-gaze")
    table = cards_table(
        box=box,
        A={"ready": ["ann"], "hand": ["enchanting-gaze"]},
        B={"ready": {"bea": 6, "bob": {"corruption": (0,)}}},
    )
    box.cards["bob"].more_intercept = 1
    go(table, "A bleed ann", "B block bea", "A play enchanting-gaze by ann use-2")
    go(table, "B block bob", "A effect enchanting-gaze by ann").finish()
    assert table.card("bob").corruption == ()
    assert pool_lost(table) == 1
    assert not table.card("bob").locked


def test_revelation_of_the_serpent_unlocks_for_corruption() -> None:
    table = cards_table("revelation-of-the-serpent", B={"ready": {"bob": {"corruption": (0, 0)}}})
    go(table, "A bleed ann", "A play revelation-of-the-serpent by ann use-3")
    go(table, "A effect revelation-of-the-serpent by ann").finish()
    assert not table.card("ann").locked
    assert table.card("bob").corruption == ()


# -- Spying Mission -----------------------------------------------------------------------------------


def test_a_spying_mission_waits_for_the_next_bleed() -> None:
    table = cards_table("spying-mission", A={"ready": ["ann", "abe"], "hand": ["spying-mission"]})
    go(table, "A bleed ann", "A play spying-mission by ann use-2").finish()
    assert pool_lost(table) == 0
    assert table.state.edge == -1
    assert table.card("spying-mission").host == table.card("ann").uid
    table.card("ann").locked = False
    table.card("ann").done = ()
    go(table, "A bleed ann").finish()
    assert pool_lost(table) == 3
    assert table.ash("A") == ["spying-mission"]


def test_a_spying_mission_is_against_one_methuselah() -> None:
    table = cards_table("spying-mission", C={"ready": ["bea"]})
    go(table, "A bleed ann", "A play spying-mission by ann use-2").finish()
    table.card("spying-mission").chosen = 2
    table.card("ann").locked = False
    table.card("ann").done = ()
    go(table, "A bleed ann").finish()
    assert pool_lost(table) == 1


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
