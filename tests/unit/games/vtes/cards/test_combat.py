"""Combat cards and equipment of the preconstructed decks."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes.going_on import LONG
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def fight(*slugs: str, ann: Any = 9, bob: Any = 9, b: tuple[str, ...] = (), box: Any = None) -> Table:
    """Ann bleeds, Bob blocks: they are about to determine the range."""
    box = box or card_box(*slugs, *b)
    table = cards_table(
        box=box,
        A={"ready": {"ann": ann, "abe": 6}, "hand": [one for one in slugs if not _worn(box, one)]},
        B={"ready": {"bob": bob}, "hand": list(b)},
    )
    return go(table, "A bleed ann", "B block bob")


def _worn(box: Any, slug: str) -> bool:
    return slug in ("44-magnum", "ivory-bow", "kevlar-vest", "sport-bike")


def blood(table: Table) -> tuple[int, int]:
    return table.card("ann").counters, table.card("bob").counters


@pytest.mark.parametrize(
    ("slug", "use", "locked"),
    [
        ("majesty", "", True),
        ("majesty", " use-2", False),
        ("earth-meld", "", True),
        ("earth-meld", " use-2", False),
    ],
)
def test_combat_ends_before_any_strike(slug: str, use: str, locked: bool) -> None:
    table = fight(slug)
    go(table, f"A play {slug} by ann{use}", "B strike").finish()
    assert blood(table) == (8 if slug == "majesty" else 9, 9)
    assert table.card("ann").locked is locked


def test_a_strike_is_played_when_it_is_ones_turn() -> None:
    table = fight("majesty", b=("majesty",))
    reach(table, "strike")
    assert refused(table, "B play majesty by bob") == "VTES-STRIKE-01"


@pytest.mark.parametrize(("use", "stolen"), [("", 1), (" use-2", 2)])
def test_theft_of_vitae_steals(use: str, stolen: int) -> None:
    table = fight("theft-of-vitae", ann=5)
    go(table, f"A play theft-of-vitae by ann{use}", "B strike").finish()
    assert blood(table) == (5 + stolen - 1, 9 - stolen)


def test_two_thefts_at_once_lose_nothing() -> None:
    table = fight("theft-of-vitae", b=("theft-of-vitae",))
    go(table, "A play theft-of-vitae by ann", "B play theft-of-vitae by bob").finish()
    assert blood(table) == (9, 9)


def test_form_of_the_cobra_steals_at_close_range() -> None:
    table = fight("form-of-the-cobra", ann=5)
    go(table, "A play form-of-the-cobra by ann", "B strike").finish()
    assert blood(table) == (5, 8)


def test_form_of_mist_dodges() -> None:
    table = fight("form-of-mist")
    go(table, "A play form-of-mist by ann", "B strike").finish()
    assert blood(table) == (9, 9)
    assert table.seat("B").pool == 30


def test_form_of_mist_goes_on_with_the_action() -> None:
    table = fight("form-of-mist")
    go(table, "A play form-of-mist by ann use-2", "B strike", "A effect form-of-mist by ann").finish()
    assert blood(table) == (8, 9)
    assert table.seat("B").pool == 29
    assert table.card("bob").locked


def test_form_of_mist_need_not_go_on() -> None:
    table = fight("form-of-mist")
    go(table, "A play form-of-mist by ann use-2", "B strike").finish()
    assert table.seat("B").pool == 30


def test_one_form_of_mist_at_superior_in_an_action() -> None:
    table = fight("form-of-mist", "form-of-mist", box=card_box("form-of-mist"))
    table.card("bob").locked = False
    go(table, "A play form-of-mist by ann use-2", "B strike")
    reach(table, "after-combat")
    table.card("bob").locked = False
    table.state.action.stealth -= 1  # type: ignore[union-attr]
    go(table, "A effect form-of-mist by ann", "B block bob")
    reach(table, "strike")
    assert refused(table, "A play form-of-mist by ann use-2") == "VTES-SEQ-01"
    assert refused(table, "A play form-of-mist by ann") is None


@pytest.mark.parametrize(("use", "presses"), [("", 0), (" use-2", 1)])
def test_hidden_strength_prevents_one_and_x(use: str, presses: int) -> None:
    box = card_box("hidden-strength")
    box.cards["bob"].more_strength = 2
    table = fight("hidden-strength", box=box)
    go(table, "A strike", "B strike", f"A play hidden-strength by ann{use}", "A number 1")
    reach(table, "press") if presses else table.finish()
    assert table.card("ann").counters == 7  # three points: two prevented for one blood, one mended
    assert ("press continue" in table.offered()) is bool(presses)


def test_hidden_strength_needs_damage() -> None:
    table = fight("hidden-strength")
    reach(table, "strike")
    assert refused(table, "A play hidden-strength by ann") is not None


@pytest.mark.parametrize(
    ("slug", "use"),
    [("apportation", " use-2"), ("swallowed-by-the-night", " use-2"), ("resist-earths-grasp", " use-2")],
)
def test_a_maneuver_leads_to_long_range(slug: str, use: str) -> None:
    table = fight(slug)
    go(table, f"A play {slug} by ann{use}")
    reach(table, "strike")
    assert table.state.combat is not None
    assert table.state.combat.range == LONG
    go(table, "A strike", "B strike")
    if slug == "resist-earths-grasp":
        go(table, "A press continue")
        assert table.state.combat.round == 2
    else:
        table.finish()
        assert blood(table) == (9, 9)


@pytest.mark.parametrize(("slug", "use"), [("apportation", ""), ("resist-earths-grasp", "")])
def test_a_press_continues_the_combat(slug: str, use: str) -> None:
    table = fight(slug)
    go(table, "A strike", "B strike", f"A play {slug} by ann{use}", "A strike", "B strike").finish()
    assert table.card("bob").counters == 7


def test_apportation_does_not_press_to_end() -> None:
    table = fight("resist-earths-grasp", b=("apportation",))
    go(table, "A strike", "B strike", "A play resist-earths-grasp by ann")
    reach(table, "press", "strike")
    assert refused(table, "B play apportation by bob") is not None


# -- equipment ----------------------------------------------------------------------------------------


def test_the_magnum_shoots() -> None:
    table = fight("44-magnum", ann={"on": ["44-magnum"]})
    go(table, "A use 44-magnum", "B strike").finish()
    assert blood(table) == (8, 7)


def test_the_magnum_maneuvers_once_in_a_combat_and_must_then_be_used() -> None:
    """VTES-COMBAT-08."""
    table = fight("44-magnum", ann={"on": ["44-magnum"]})
    go(table, "A use 44-magnum use-2")
    reach(table, "strike")
    assert table.offered() == ["use 44-magnum"]
    go(table, "A use 44-magnum", "B strike").finish()
    assert blood(table) == (9, 7)


def test_the_ivory_bow_wounds() -> None:
    table = fight("ivory-bow", ann={"on": ["ivory-bow"]})
    go(table, "A use ivory-bow", "B strike").finish()
    assert table.card("bob").region == 1  # torpor
    assert table.card("bob").counters == 9


def test_a_weapon_is_equipped() -> None:
    table = cards_table("44-magnum")
    go(table, "A play 44-magnum by ann").finish()
    assert table.seat("A").pool == 28
    assert table.card("44-magnum").host == table.card("ann").uid
    assert table.ash("A") == []


def test_a_blocked_equip_costs_nothing() -> None:
    """VTES-ACT-25."""
    box = card_box("44-magnum")
    box.cards["bob"].more_intercept = 1
    table = cards_table(box=box, A={"ready": ["ann"], "hand": ["44-magnum"]})
    go(table, "A play 44-magnum by ann", "B block bob", "A strike").finish()
    assert table.seat("A").pool == 30
    assert table.ash("A") == ["44-magnum"]


def test_one_vehicle_is_enough() -> None:
    """VTES-ACT-12."""
    table = cards_table("sport-bike", A={"ready": {"ann": {"on": ["sport-bike"]}}, "hand": ["sport-bike"]})
    assert refused(table, "A play sport-bike by ann") == "VTES-ACT-12"


def test_the_sport_bike_helps_to_block() -> None:
    box = card_box("sport-bike")
    box.cards["ann"].more_stealth = 1
    table = cards_table(box=box, A={"ready": ["ann"]}, B={"ready": {"bob": {"on": ["sport-bike"]}}})
    go(table, "A bleed ann", "B block bob", "A strike").finish()
    assert table.seat("B").pool == 30


def test_the_bowl_of_convergence_sees() -> None:
    box = card_box("bowl-of-convergence")
    box.cards["ann"].more_stealth = 2
    table = cards_table(box=box, A={"ready": ["ann"]}, B={"ready": {"bob": {"on": ["bowl-of-convergence"]}}})
    go(table, "A bleed ann", "B block bob", "B use bowl-of-convergence", "A strike").finish()
    assert table.seat("B").pool == 30
    assert table.card("bob").counters == 7


def test_the_bowl_needs_superior_auspex_for_more() -> None:
    box = card_box("bowl-of-convergence")
    box.cards["ann"].more_stealth = 2
    table = cards_table(box=box, A={"ready": ["ann"]}, B={"ready": {"bea": {"on": ["bowl-of-convergence"]}}})
    go(table, "A bleed ann", "B block bea").finish()
    assert table.seat("B").pool == 29


def test_kevlar_stops_one_blow_or_two_bullets() -> None:
    blow = fight("kevlar-vest", "44-magnum", bob={"on": ["kevlar-vest"]})
    go(blow, "A strike", "B strike", "B use kevlar-vest").finish()
    assert blood(blow) == (8, 9)
    shot = fight("kevlar-vest", "44-magnum", ann={"on": ["44-magnum"]}, bob={"on": ["kevlar-vest"]})
    go(shot, "A use 44-magnum", "B strike", "B use kevlar-vest").finish()
    assert blood(shot) == (8, 9)


def test_kevlar_works_once_in_a_combat() -> None:
    table = fight("kevlar-vest", "apportation", bob={"on": ["kevlar-vest"]})
    go(table, "A strike", "B strike", "B use kevlar-vest", "A play apportation by ann")
    go(table, "A strike", "B strike")
    assert "use kevlar-vest" not in table.offered()
    table.finish()
    assert table.card("bob").counters == 8


def test_one_vest_is_enough() -> None:
    table = cards_table("kevlar-vest", A={"ready": {"ann": {"on": ["kevlar-vest"]}}, "hand": ["kevlar-vest"]})
    assert refused(table, "A play kevlar-vest by ann") == "VTES-SEQ-01"


def test_the_codex_bleeds_the_defenceless() -> None:
    for locked, lost in ((True, 4), (False, 1)):
        table = cards_table(
            "codex-of-the-edenic-groundskeepers",
            A={"ready": {"ann": {"on": ["codex-of-the-edenic-groundskeepers"]}}},
            B={"ready": {"bob": {"locked": locked}}},
        )
        go(table, "A use codex-of-the-edenic-groundskeepers by ann").finish()
        assert table.seat("B").pool == 30 - lost
        assert table.card("ann").counters == 8


def test_the_codex_is_used_by_its_bearer() -> None:
    table = cards_table(
        "codex-of-the-edenic-groundskeepers",
        A={"ready": {"ann": {"on": ["codex-of-the-edenic-groundskeepers"]}, "abe": 6}},
    )
    assert refused(table, "A use codex-of-the-edenic-groundskeepers by abe") is not None


def test_the_heart_of_nizchetus_sifts_the_hand() -> None:
    box = card_box("heart-of-nizchetus", "majesty", "bonding", "misdirection")
    table = cards_table(
        box=box,
        phase="unlock",
        A={
            "ready": {"ann": {"on": ["heart-of-nizchetus"]}},
            "hand": ["majesty"] * 7,
            "library": ["bonding", "misdirection", "bonding"],
        },
    )
    go(table, "A use heart-of-nizchetus", "A number 2", "A choose majesty", "A choose bonding")
    assert sorted(table.hand("A")) == sorted(["majesty"] * 6 + ["misdirection"])
    slugs = [table.state.pool.cards[kind].slug for kind in table.seat("A").library]
    assert slugs == ["bonding", "majesty", "bonding"]


def test_the_heart_of_nizchetus_needs_a_ready_bearer() -> None:
    table = cards_table(
        "heart-of-nizchetus",
        phase="unlock",
        A={"torpor": {"ann": {"on": ["heart-of-nizchetus"]}}, "library": ["heart-of-nizchetus"] * 9},
    )
    assert refused(table, "A use heart-of-nizchetus") is not None
