"""What can be used in a window, what has to be, and who is asked (VTES-SEQ-14, -18, VTES-RUL-17)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.blocks.effects.action import Wake
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import AS_PLAYED, COMBAT, DURING_ACTION, MASTER, MODIFIER, REACTION
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import Settings
from tests.tables.vtes_cards import cards_table, go, refused
from tests.tables.vtes_table import Box, Does, Table, vtes_table


def nothing(s: Any, using: Any) -> None:
    """A card that does nothing."""


def test_what_is_mandatory_comes_before_a_pass_in_every_window() -> None:
    """VTES-SEQ-14: also after a combat."""
    box = Box()
    use = UseOf(
        1 << kinds.AFTER_COMBAT,
        [Does(lambda s, u: zones.burn_pool(s, u.seat, 1))],
        in_play=True,
        optional=False,
        once=limits.EACH_ACTION,
    )
    box.library("debt", MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"], "in_play": ["debt"]})
    table.play("A bleed ann", "B block bob", "A strike", "B strike")
    assert table.asked() == ("B", "after-combat")
    assert table.offered() == ["use debt"]
    assert table.refusal("pass") == "VTES-SEQ-14"
    table.play("B use debt")
    assert table.seat("B").pool == 29


# -- wakes (VTES-SEQ-18) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wake", "use"),
    [("wake-with-evenings-freshness", ""), ("on-the-qui-vive", ""), ("eyes-of-argus", " use-2")],
)
def test_a_locked_minion_wakes_as_a_card_is_played(wake: str, use: str) -> None:
    """VTES-SEQ-18, VTES-SEQ-05: the card that was announced still does what it says."""
    table = cards_table(
        wake,
        "conditioning",
        A={"ready": ["ann"], "hand": ["conditioning"]},
        B={"ready": {"bob": {"locked": True}}, "hand": [wake]},
    )
    go(table, "A bleed ann", "A play conditioning by ann")
    assert table.asked() == ("B", "as-played")
    table.play(f"B play {wake} by bob{use}")
    assert table.state.action is not None
    assert table.state.action.awake == (table.card("bob").uid,)
    assert table.card("bob").locked
    assert table.ash("A") == ["conditioning"]


def test_nobody_wakes_as_a_combat_card_is_played() -> None:
    """VTES-SEQ-18: outside combat only."""
    box = Box()
    box.library("growl", COMBAT, UseOf(1 << kinds.BEFORE_RANGE, [Does(nothing)], types=COMBAT))
    wake = UseOf(DURING_ACTION | 1 << AS_PLAYED, [Wake()], types=REACTION, needs_locked=True)
    box.library("wake", REACTION, wake)
    no = UseOf(1 << AS_PLAYED, [Does(nothing)], types=COMBAT)
    box.library("no", COMBAT, no)
    table = vtes_table(
        box,
        A={"ready": ["ann"], "hand": ["growl"]},
        B={"ready": {"bob": 5, "ben": {"locked": True}}, "hand": ["wake", "no"]},
    )
    table.play("A bleed ann", "B block bob").pass_until("before-range").play("A play growl by ann")
    assert table.asked() == ("B", "as-played")
    assert table.offered() == ["play no by bob", "pass"]
    assert refused(table, "B play wake by ben") == "VTES-COMBAT-03"


def test_what_was_played_as_a_combat_card_is_no_modifier_yet() -> None:
    """VTES-SEQ-10, VTES-SEQ-11: it is of the type it is played as."""
    box = Box()
    box.library(
        "snake",
        MODIFIER | COMBAT,
        UseOf(1 << kinds.AFTER_ACTION, [Does(nothing)], types=MODIFIER),
        UseOf(1 << kinds.BEFORE_RANGE, [Does(nothing)], types=COMBAT),
    )
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["snake"] * 2}, B={"ready": ["bob"]})
    table.play("A bleed ann", "B block bob", "A play snake by ann use-2", "A pass", "A strike", "B strike")
    assert table.asked() == ("A", "after-action")
    table.play("A play snake by ann").finish()
    assert table.ash("A") == ["snake", "snake"]


def two_locked_cards() -> Table:
    """Two locked cards: one that is locked as a price, one that locks what may be locked already."""
    box = Box()

    def lock_it(s: Any, using: Any) -> None:
        next(card for card in s.cards if card.uid == using.source).locked = True
        zones.gain_pool(s, using.seat, 1)

    price = UseOf(1 << kinds.MASTER_PHASE, [Does(nothing)], in_play=True, locks=True)
    effect = UseOf(1 << kinds.MASTER_PHASE, [Does(lock_it)], in_play=True)
    box.library("price", MASTER, price, stays=kinds.IN_PLAY)
    box.library("effect", MASTER, effect, stays=kinds.IN_PLAY)
    locked = {"locked": True, "counters": 0}
    return vtes_table(box, phase="master", A={"in_play": {"price": locked, "effect": locked}}, B={})


def test_to_lock_a_card_is_a_price_or_an_effect() -> None:
    """VTES-SEQ-16: "lock it to" needs an unlocked card, "lock it" may be without result."""
    table = two_locked_cards()
    assert table.refusal("use price") == "VTES-SEQ-16"
    assert table.play("A use effect").seat("A").pool == 31


# -- who is asked (VTES-RUL-17) ---------------------------------------------------------------------------


def phases_asked(box: Box, **a: Any) -> list[str]:
    """The phases in which the active Methuselah is asked in her turn, from the master phase on."""
    table = vtes_table(box, phase="master", settings=Settings(), A=a, B={})
    found: list[str] = []
    for _ in range(20):
        seat, window = table.asked()
        if seat == "B" or table.state.active != 0:
            return found
        if window in kinds.WINDOW_SLUGS:
            found.append(window)
            table.play("pass")
        else:
            table.play("done")  # nobody arrives: asked wherever a face-down vampire has counters
    raise AssertionError(found)


def paper() -> Box:
    box = Box()
    box.library("page", COMBAT)
    return box


def test_a_phase_in_which_only_a_pass_is_possible_is_passed() -> None:
    """VTES-RUL-17: without cards, minions and vampires to come there is nothing to ask."""
    assert phases_asked(paper()) == []
    assert phases_asked(paper(), uncontrolled={"amy": 1}) == ["influence"]


def test_the_unlock_phase_is_passed_where_nothing_can_be_burned() -> None:
    """VTES-RUL-17, VTES-MASTER-09: a card with the burn option could be in a hand."""
    for burns, window in ((False, "master"), (True, "unlock")):
        box = paper()
        box.library("rite", kinds.ACTION, clans=[4], burn_option=burns)
        table = vtes_table(
            box, phase="discard", settings=Settings(), A={}, B={"hand": ["page"] * 7, "library": ["page"]}
        )
        assert table.asked() == ("B", window)


def test_what_a_hand_might_hold_is_not_told_by_passing() -> None:
    """VTES-RUL-17: a page is no master, no action and no event, but nobody is to learn that."""
    assert phases_asked(paper(), hand=["page"]) == ["master", "discard"]
    asleep = {"ann": {"locked": True}}
    assert phases_asked(paper(), hand=["page"], ready=asleep) == ["master", "discard"]
    assert phases_asked(paper(), hand=["page"], torpor={"ann": 1}) == ["master", "discard"]
    assert phases_asked(paper(), hand=["page"], ready=["ann"]) == ["master", "minion", "discard"]


@pytest.mark.parametrize("capacity", [4, 9])
def test_whether_a_face_down_vampire_could_arrive_is_not_told_by_passing(capacity: int) -> None:
    """VTES-RUL-17, VTES-SETUP-07: with counters on it, it might."""
    box = paper()
    box.vampire("amy", capacity=capacity)
    table = vtes_table(box, phase="influence", settings=Settings(), A={"uncontrolled": ["amy"]}, B={})
    table.play(*["A transfer u:amy"] * 4)
    assert table.asked() == ("A", "influence")
    assert (table.refusal("arrive u:amy") is None) == (capacity == 4)


def test_without_counters_and_transfers_the_influence_phase_is_over() -> None:
    """VTES-RUL-17, VTES-INFL-05."""
    table = vtes_table(paper(), phase="influence", settings=Settings(), A={"crypt": ["amy", "abe"]}, B={})
    table.play("A draw-crypt")
    assert table.asked() == ("B", "unlock")
