"""Reactions and modifiers around blocks, bleeds and referendums, where a card is more than its pieces."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds, numbers
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def table_with(slug: str, *more: str, hers: bool = False, **seats: object) -> Table:
    """All are Anarchs; A holds the card, or B where it is a reaction (`hers`)."""
    box = card_box(slug, *more)
    for name in ("ann", "abe", "bob", "bea"):
        box.cards[name].sect, box.cards[name].title = kinds.ANARCH, kinds.NO_TITLE
    seats.setdefault("A", {"ready": ["ann"], "hand": [] if hers else [slug, *more]})
    seats.setdefault("B", {"ready": {"bob": 9}, "hand": [slug, *more] if hers else []})
    return cards_table(box=box, **seats)


# -- bleeds ---------------------------------------------------------------------------------------------


def test_monkey_wrench_costs_one_to_three_blood() -> None:
    table = table_with("monkey-wrench", A={"ready": {"ann": 2}, "hand": ["monkey-wrench"]})
    go(table, "A bleed ann", "A play monkey-wrench by ann")
    assert table.offered() == ["number 1", "number 2"]
    table.play("A number 2").finish()
    assert (table.card("ann").counters, table.seat("B").pool) == (0, 27)


def test_monkey_wrench_needs_blood() -> None:
    table = table_with("monkey-wrench", A={"ready": {"ann": 0, "abe": 1}, "hand": ["monkey-wrench"]})
    table.card("ann").counters = 1
    go(table, "A bleed ann")
    table.card("ann").counters = 0
    reach(table, "no-attempt")
    assert refused(table, "A play monkey-wrench by ann") == "VTES-SEQ-07"


def test_a_bleed_that_was_reduced_to_nothing_can_be_increased_again() -> None:
    table = table_with(
        "visions-of-zapathasura", "threats", hers=True, A={"ready": ["ann"], "hand": ["threats"]}
    )
    go(table, "A bleed ann", "B play visions-of-zapathasura by bob use-2", "A play threats by ann use-2")
    table.finish()
    assert table.seat("B").pool == 28
    assert table.card("bob").locked


def test_only_an_unlocked_vampire_locks_for_it() -> None:
    """VTES-SEQ-16: one that is awake is still locked."""
    wakes = "wake-with-evenings-freshness"
    table = table_with(
        "visions-of-zapathasura",
        wakes,
        B={"ready": {"bob": {"locked": True}}, "hand": ["visions-of-zapathasura", wakes]},
    )
    go(table, "A bleed ann", f"B play {wakes} by bob")
    reach(table, "no-attempt")
    assert refused(table, "B play visions-of-zapathasura by bob use-2") == "VTES-SEQ-16"
    assert refused(table, "B play visions-of-zapathasura by bob") is None


def test_my_enemys_enemy_reaches_the_predator_of_your_predator() -> None:
    table = table_with("my-enemys-enemy", hers=True, C={}, D={})
    go(table, "A bleed ann", "B play my-enemys-enemy by bob use-2").finish()
    assert [table.seat(letter).pool for letter in "ABCD"] == [30, 30, 30, 29]


def test_my_enemys_enemy_helps_nobody_among_two() -> None:
    table = table_with("my-enemys-enemy", hers=True)
    go(table, "A bleed ann")
    reach(table, "declined", "minion")
    assert refused(table, "B play my-enemys-enemy by bob use-2") is not None


@pytest.mark.parametrize(
    ("acting", "level", "works"), [("abe", "", True), ("ann", "", False), ("ann", " use-2", True)]
)
def test_redirection_looks_at_the_age(acting: str, level: str, works: bool) -> None:
    table = table_with("redirection", hers=True, A={"ready": [acting]}, C={})
    go(table, f"A bleed {acting}")
    reach(table, "declined")
    assert (refused(table, f"B play redirection by bob{level}") is None) == works


# -- blocks ---------------------------------------------------------------------------------------------


def test_whom_seduction_has_chosen_cannot_block() -> None:
    table = table_with("seduction", B={"ready": ["bob", "bea"]})
    go(table, "A bleed ann", "A play seduction by ann")
    reach(table, "no-attempt")  # Bob is not younger: nothing was asked
    assert refused(table, "B block bea") == "VTES-BLOCK-03"
    assert refused(table, "B block bob") is None


def test_power_of_one_hurts_the_blocker() -> None:
    """`power-of-one` with Obtenebration, which no Anarch of the pool has."""
    table = table_with("power-of-one")
    go(table, "A bleed ann", "B block bob", "A play power-of-one by ann")
    assert table.card("bob").counters == 7


def test_protection_racket_follows_the_title_of_the_acting_vampire() -> None:
    table = table_with("protection-racket", hers=True)
    table.state.pool.cards[table.card("ann").kind].more_stealth = 2
    go(table, "A bleed ann", "B block bob", "B play protection-racket by bob")
    bob = table.card("bob").uid
    assert numbers.intercept(table.state, bob) == 1
    table.card("ann").title = kinds.BARON
    assert numbers.intercept(table.state, bob) == 2
    table.card("ann").title = kinds.NO_TITLE
    assert numbers.intercept(table.state, bob) == 1


# -- referendums ----------------------------------------------------------------------------------------


def test_protected_district_votes_against_only() -> None:
    table = table_with(
        "protected-district",
        "kine-resources-contested",
        B={"ready": ["bob"], "hand": ["protected-district"]},
        A={"ready": ["ann"], "hand": ["kine-resources-contested"]},
        C={},
    )
    table.card("bob").title, table.card("bob").sect = kinds.PRIMOGEN, kinds.CAMARILLA
    go(table, "A play kine-resources-contested by ann", *[f"A player {one}" for one in "BBCC"])
    go(table, "B play protected-district by bob use-2")
    go(table, "B vote bob against")
    assert table.state.referendum is not None
    assert table.state.referendum.cast[-1][1:] == (4, 0)
