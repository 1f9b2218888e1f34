"""Allies and retainers: their bodies, their strikes, what they give to whom."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import permissions
from noctuary.games.vtes.kinds import ANARCH, PHASE_SLUGS, READY, TORPOR
from noctuary.games.vtes.rules import holding, zones
from noctuary.games.vtes.rules.steps import settle
from noctuary.games.vtes.view import view
from noctuary.kernel.ids import Seat
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def with_card(slug: str, level: int = 1, **more: Any) -> Table:
    """The card lies on Ann; A and B hold what is said."""
    box = card_box(slug, *more.get("hand", ()), *more.get("b", ()))
    return cards_table(
        box=box,
        A={"ready": {"ann": {"counters": 9, "on": {slug: {"level": level}}}}, "hand": more.get("hand", ())},
        B={"ready": {"bob": 9}, "hand": more.get("b", ())},
    )


def with_ally(slug: str, **more: Any) -> Table:
    box = card_box(slug, *more.get("b", ()))
    return cards_table(
        box=box,
        A={"ready": [slug, "ann"]},
        B={"ready": {"bob": more.get("bob", 9)}, "hand": more.get("b", ())},
    )


def open_hand(table: Table) -> bool:
    """Whether A sees what B holds."""
    return "majesty" in str(view(table.state, Seat(0)))


def test_owl_companion_opens_the_hand_of_who_fights_its_employer() -> None:
    """owl-companion: in combat only."""
    table = with_card("owl-companion", b=("majesty",))
    assert not open_hand(table)
    go(table, "A bleed ann", "B block bob")
    reach(table, "before-range", "maneuvers", "strike")
    assert open_hand(table)
    table.finish()
    assert not open_hand(table)


def test_dog_pack_keeps_the_opponent_from_ending_the_combat() -> None:
    table = with_card("dog-pack", hand=("majesty",), b=("majesty",))
    go(table, "A bleed ann", "B block bob")
    reach(table, "strike")
    assert refused(table, "A play majesty by ann") is None
    go(table, "A strike")
    assert refused(table, "B play majesty by bob") == "VTES-SEQ-01"


@pytest.mark.parametrize(("level", "life"), [("", 1), (" use-2", 2)])
def test_a_retainer_has_the_life_of_the_level_it_is_played_at(level: str, life: int) -> None:
    table = cards_table("raven-spy")
    go(table, f"A play raven-spy by ann{level}").finish()
    assert table.card("raven-spy").counters == life
    assert table.card("ann").counters == 8


def test_murder_of_crows_hurts_at_any_range_whoever_dodges() -> None:
    table = with_card("murder-of-crows", b=("form-of-mist",))
    go(table, "A bleed ann", "B block bob", "A strike", "B play form-of-mist by bob").finish()
    assert table.card("bob").counters == 8


def test_homunculus_unlocks_its_employer_in_anybodys_unlock_phase() -> None:
    table = with_card("homunculus")
    go(table, "A bleed ann", "A use homunculus")
    assert table.state.active == Seat(1)
    assert not table.card("ann").locked
    assert table.card("ann").counters == 8
    assert refused(table, "A use homunculus") is not None


def test_muddled_vampire_hunter_strikes_first() -> None:
    table = with_ally("muddled-vampire-hunter", bob=3)
    go(table, "A use muddled-vampire-hunter by muddled-vampire-hunter", "A strike", "B strike").finish()
    assert table.card("bob").region == TORPOR
    assert table.card("muddled-vampire-hunter").counters == 1


# -- hard ones ------------------------------------------------------------------------------------------


def test_ponticulus_takes_only_aggravated_damage_and_no_equipment() -> None:
    table = cards_table(
        box=card_box("ponticulus", "44-magnum", "ivory-bow"),
        A={"ready": {"ann": {"counters": 9, "on": ["44-magnum"]}}},
        B={"ready": ["ponticulus"]},
    )
    go(table, "A bleed ann", "B block ponticulus", "A use 44-magnum").finish()
    assert table.card("ponticulus").counters == 1
    assert permissions.forbidden(table.state, permissions.TO_EQUIP, table.card("ponticulus").uid)
    table = cards_table(
        box=card_box("ponticulus", "ivory-bow"),
        A={"ready": {"ann": {"counters": 9, "on": ["ivory-bow"]}}},
        B={"ready": ["ponticulus"]},
    )
    go(table, "A bleed ann", "B block ponticulus", "A use ivory-bow").finish()
    assert table.ash("B") == ["ponticulus"]


def test_ponticulus_does_not_act() -> None:
    table = with_ally("ponticulus")
    assert refused(table, "A bleed ponticulus") == "VTES-ACT-01"


def test_saatet_ta_goes_back_into_the_library() -> None:
    table = with_ally("saatet-ta")
    zones.burn(table.state, table.card("saatet-ta"))
    assert table.ash("A") == []
    assert "saatet-ta" in [table.state.pool.cards[kind].slug for kind in table.seat("A").library]


def test_a_war_ghoul_lives_on_somebody() -> None:
    """Burn an ally or retainer: itself where there is no other."""
    box = card_box("war-ghoul", "raven-spy")
    box.vampire("tessa", clan="brujah", capacity=9)
    table = cards_table(
        box=box, A={"ready": {"ann": {"counters": 9, "on": ["raven-spy"]}}, "hand": ["war-ghoul"]}
    )
    zones.enter(table.state, table.state.pool.kind_of["war-ghoul"], Seat(0), READY)
    settle(table.state)
    go(table, "A target raven-spy")
    assert table.ash("A") == ["raven-spy"]


def test_camera_phone_bleeds_without_other_equipment() -> None:
    box = card_box("camera-phone", "laptop-computer")
    on = ["camera-phone", "laptop-computer"]
    table = cards_table(box=box, A={"ready": {"ann": {"counters": 9, "on": on}}}, B={})
    go(table, "A use camera-phone by ann").finish()
    assert table.seat("B").pool == 28


@pytest.mark.parametrize(("use", "phase"), [("", "discard"), (" use-2", "minion")])
def test_feral_hound_unlocks_its_employer(use: str, phase: str) -> None:
    box = card_box("feral-hound")
    box.cards["ann"].clan = box.clans.index("brujah")
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["feral-hound"]})
    table.state.pool.cards[table.state.pool.kind_of["feral-hound"]].clans = []
    go(table, f"A play feral-hound by ann{use}")
    while table.card("ann").locked:
        table.play("pass")
    assert PHASE_SLUGS[table.state.phase] == phase
    assert table.card("ann").counters == 9


def test_grey_thorne_is_fed_by_any_anarch() -> None:
    box = card_box("grey-thorne")
    box.vampire("ana", capacity=5, sect=ANARCH)
    table = cards_table(box=box, phase="unlock", A={"ready": {"grey-thorne": 1}}, B={"ready": {"ana": 3}})
    go(table, "B use grey-thorne")
    assert (table.card("grey-thorne").counters, table.card("ana").counters) == (2, 2)


def test_a_stolen_police_cruiser_burned_leaves_its_driver_locked() -> None:
    box = card_box("stolen-police-cruiser")
    table = cards_table(
        box=box,
        A={"ready": {"ann": 9}},
        B={"ready": {"bob": {"counters": 9, "on": ["stolen-police-cruiser"]}}},
    )
    go(table, "A use stolen-police-cruiser by ann")
    while table.state.active == Seat(0):
        table.play("pass")
    assert table.seat("A").pool == 29
    assert table.ash("B") == ["stolen-police-cruiser"]
    assert table.card("bob").locked


def test_ossian_denies_strikes_and_maneuvers_to_who_has_used_auspex() -> None:
    box = card_box("ossian", "eagles-sight", "44-magnum")
    table = cards_table(
        box=box,
        A={"ready": {"ossian": 4}},
        B={"ready": {"bob": {"counters": 9, "on": ["44-magnum"]}, "bea": 6}, "hand": ["eagles-sight"]},
    )
    bob = table.card("bob").uid
    forbidden = (permissions.TO_STRIKE, permissions.TO_MANEUVER_AWAY, permissions.TO_MANEUVER_NEAR)
    go(table, "A use ossian by ossian", "A target bea", "B block bob")
    assert not any(permissions.forbidden(table.state, what, bob) for what in forbidden)
    go(table, "B play eagles-sight by bob")
    reach(table, "maneuvers", "strike")
    assert all(permissions.forbidden(table.state, what, bob) for what in forbidden)
    assert refused(table, "B use 44-magnum") is not None


def test_carlton_van_wyk_dodges_once_and_burns_a_diablerist() -> None:
    table = cards_table(
        box=card_box("carlton-van-wyk"),
        A={"ready": ["carlton-van-wyk"]},
        B={"ready": {"bob": 9}},
        C={"torpor": {"abe": 2}},
        active="B",
    )
    go(table, "B diablerise bob abe")
    while table.state.active != Seat(0):
        table.play("pass" if "pass" in table.offered() else table.offered()[0])
    go(table, "A use carlton-van-wyk use-3")
    assert "bob" in table.ash("B")
    assert "carlton-van-wyk" in table.ash("A")


# -- cards to draw instead --------------------------------------------------------------------------------


def tarot_table(**more: Any) -> Table:
    """A holds seven majesties, and has more; blur and a vessel lie on the Tarot of Ann."""
    table = cards_table(
        box=card_box("shilmulo-tarot", "blur", "vessel", "majesty"),
        A={
            "ready": {"ann": {"counters": 9, "on": ["shilmulo-tarot"]}},
            "hand": ["majesty"] * 7,
            "library": ["majesty"] * 9,
        },
        **more,
    )
    tarot, kind_of = table.card("shilmulo-tarot"), table.state.pool.kind_of
    for slug in ("blur", "vessel"):
        holding.put_under(tarot, kind_of[slug], Seat(0))
    return table


@pytest.mark.parametrize(("answer", "drawn"), [("choose vessel", "vessel"), ("done", "majesty")])
def test_shilmulo_tarot_is_drawn_from_or_not(answer: str, drawn: str) -> None:
    table = tarot_table(phase="discard")
    table.play("A discard majesty")
    assert sorted(table.offered()) == ["choose blur", "choose vessel", "done"]
    table.play(f"A {answer}")
    assert sorted(table.hand("A")) == sorted(["majesty"] * 6 + [drawn])
    assert len(table.card("shilmulo-tarot").under) == (1 if drawn == "vessel" else 2)
    assert len(table.seat("A").library) == (9 if drawn == "vessel" else 8)


def test_shilmulo_tarot_is_of_no_use_to_who_is_not_ready() -> None:
    table = tarot_table()
    table.card("ann").region = TORPOR
    assert holding.drawn_instead(table.state, Seat(0)) is None


def test_what_lies_on_shilmulo_tarot_is_seen_by_nobody_else() -> None:
    table = tarot_table()
    assert "blur" in str(view(table.state, Seat(0)))
    assert "blur" not in str(view(table.state, Seat(1)))


def test_magic_of_the_smith_equips_with_shilmulo_tarot_and_its_cards() -> None:
    box = card_box("shilmulo-tarot", "magic-of-the-smith", "blur", "vessel")
    table = cards_table(
        box=box,
        A={
            "ready": {"ann": 9},
            "hand": ["magic-of-the-smith", *["vessel"] * 6],
            "library": ["blur", "blur", "shilmulo-tarot", "blur", "blur"],
        },
        B={},
    )
    table.state.pool.cards[table.state.pool.kind_of["shilmulo-tarot"]].clans = []
    table.state.pool.cards[table.state.pool.kind_of["shilmulo-tarot"]].chooses = False
    go(table, "A play magic-of-the-smith by ann", "A fetch shilmulo-tarot library")
    assert len(table.card("shilmulo-tarot").under) == 2
