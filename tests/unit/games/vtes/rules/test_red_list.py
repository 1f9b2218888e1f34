"""The Red List: marks, hunts and trophies (VTES-SECT-08)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds, notes
from noctuary.games.vtes.card import StrikeOf, UseOf
from tests.tables.vtes_cards import go, refused
from tests.tables.vtes_table import Box, Table, real_cards, vtes_table

TROPHY = "trophy-hunting-ground"


def listed() -> Box:
    """Rex is on the Red List, nobody else is; claws are aggravated."""
    box = real_cards(TROPHY)
    box.vampire("rex", traits_mask=kinds.RED_LIST, capacity=8)
    claws = UseOf(1 << kinds.STRIKE, types=kinds.COMBAT, strike=StrikeOf(damage=3, aggravated=-1))
    box.library("claws", kinds.COMBAT, claws)
    return box


def hunt(**situation: Any) -> Table:
    situation.setdefault("A", {"ready": ["ann", "abe"]})
    situation.setdefault("B", {"ready": ["rex"]})
    return vtes_table(listed(), **situation)


# -- marks ----------------------------------------------------------------------------------------------


def test_a_master_phase_action_marks_a_minion_for_the_turn() -> None:
    """VTES-RUL-22."""
    table = hunt(phase="master").play("A mark rex")
    assert table.seat("A").master_actions == 0
    assert notes.noted(table.state, notes.MARKED, table.card("rex").uid)
    while table.state.active == 0:
        table.play("pass")
    assert not notes.noted(table.state, notes.MARKED, table.card("rex").uid)


def test_only_others_on_the_list_are_marked_and_only_once() -> None:
    table = hunt(phase="master", A={"ready": ["ann"], "hand": [TROPHY]}, B={"ready": ["bob", "rex"]})
    assert refused(table, "A mark bob") == "VTES-SECT-08"
    table.seat("A").master_actions = 2
    table.play("A mark rex")
    assert refused(table, "A mark rex") == "VTES-SECT-08"


def test_a_mark_needs_a_master_phase_action() -> None:
    table = hunt(phase="master")
    table.seat("A").master_actions = 0
    assert refused(table, "A mark rex") == "VTES-MASTER-02"
    assert refused(hunt(), "A mark rex") == "VTES-SECT-08"


# -- hunting down ---------------------------------------------------------------------------------------


def marked(**situation: Any) -> Table:
    table = hunt(phase="master", **situation).play("A mark rex")
    while table.window() != "minion":
        table.play("pass")
    return table


def test_each_vampire_hunts_a_marked_minion_once() -> None:
    """A (D) action with +1 stealth that costs 1 blood."""
    table = marked().play("A hunt-down ann rex")
    action = table.state.action
    assert action is not None
    assert (action.kind, action.stealth, action.targets) == (kinds.ENTER_COMBAT, 1, (1,))
    go(table, "A strike", "B strike").finish()
    assert (table.card("ann").counters, table.card("rex").counters) == (3, 7)
    table.card("ann").locked = False
    assert refused(table, "A hunt-down ann rex") == "VTES-ACT-02"
    assert refused(table, "A hunt-down abe rex") is None


def test_who_is_not_marked_is_not_hunted() -> None:
    table = hunt()
    assert refused(table, "A hunt-down ann rex") == "VTES-SECT-08"


def test_hunting_costs_blood() -> None:
    """VTES-SEQ-07; an empty vampire must hunt for itself anyway."""
    table = marked(A={"ready": {"ann": 1, "abe": 5}})
    assert refused(table, "A hunt-down ann rex") is None
    box = listed()
    box.ally("cub")
    table = vtes_table(box, phase="master", A={"ready": ["cub"]}, B={"ready": ["rex"]}).play("A mark rex")
    while table.window() != "minion":
        table.play("pass")
    assert refused(table, "A hunt-down cub rex") == "VTES-SECT-08"  # an ally is no vampire


# -- trophies -------------------------------------------------------------------------------------------


def eaten(**situation: Any) -> Table:
    """Ann diablerises Rex."""
    situation.setdefault("B", {"torpor": {"rex": 0}})
    table = hunt(**situation).play("A diablerise ann rex")
    for _ in range(40):
        if table.window() in ("vtes-ask-trophy", "minion", "vtes-ask-move-trophy"):
            break
        offered = table.offered()
        table.play("done" if "done" in offered else "pass")
    return table


@pytest.mark.parametrize("zone", ["library", "hand", "ash"])
def test_burning_a_minion_of_the_list_earns_a_trophy(zone: str) -> None:
    """From the library, the hand or the ash heap, before the blood hunt."""
    holds: dict[str, Any] = {"ready": ["ann"], "hand": ["claws"] * 7}
    holds[zone] = [*holds.get(zone, [])[1:], TROPHY]
    table = eaten(A=holds)
    assert table.state.referendum is None
    table.play(f"A fetch {TROPHY} {zone}")
    trophy = table.card(TROPHY)
    assert (trophy.host, trophy.controller) == (table.card("ann").uid, 0)
    assert table.state.referendum is not None


def test_one_may_fetch_no_trophy() -> None:
    table = eaten(A={"ready": ["ann"], "library": [TROPHY]}).play("A done")
    assert table.gone(TROPHY)


def test_unawarded_trophies_may_be_moved_by_their_controllers() -> None:
    table = eaten(C={"in_play": [TROPHY]})
    assert table.asked() == ("C", "vtes-ask-move-trophy")
    table.play("C yes")
    trophy = table.card(TROPHY)
    assert (trophy.host, trophy.region, trophy.controller) == (table.card("ann").uid, kinds.ON_CARD, 2)


def test_a_trophy_that_was_won_does_not_move_again() -> None:
    table = eaten(A={"ready": {"ann": 5, "abe": {"on": [TROPHY]}}})
    assert table.window() != "vtes-ask-move-trophy"
    assert table.card(TROPHY).host == table.card("abe").uid


def test_burning_it_in_combat_counts_too() -> None:
    """VTES-DMG-03: aggravated damage burns an empty vampire at once."""
    table = hunt(A={"ready": ["ann"], "hand": ["claws", TROPHY]}, B={"ready": {"rex": 0}})
    go(table, "A bleed ann", "B block rex", "A play claws by ann", "B strike")
    assert table.gone("rex")
    go(table, f"A fetch {TROPHY} hand")
    assert table.card(TROPHY).host == table.card("ann").uid


def test_nobody_wins_a_trophy_with_a_minion_of_her_own() -> None:
    table = eaten(A={"ready": ["ann"], "torpor": {"rex": 0}}, B={})
    assert table.gone("rex")
    assert table.window() != "vtes-ask-trophy"
