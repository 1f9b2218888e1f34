"""Advanced vampires merge with their base card (VTES-INFL-09, VTES-RUL-09)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.board import there
from noctuary.games.vtes.card import Card, UseOf
from noctuary.games.vtes.kinds import INFLUENCE
from noctuary.games.vtes.pool import default_pool
from noctuary.games.vtes.rules import limits, zones
from noctuary.games.vtes.state import InPlay
from tests.tables.vtes_table import Adds, Box, Does, Table, vtes_table

DOM, PRE = (kinds.DISCIPLINE_CODES.index(code) for code in ("dom", "pre"))


def gift() -> UseOf:
    return UseOf(
        1 << INFLUENCE,
        [Does(lambda s, u: zones.gain_pool(s, u.seat, 1))],
        in_play=True,
        once=limits.EACH_TURN,
    )


def merged_box() -> Box:
    """Ann bleeds better and gives a pool; advanced she hits harder and gives one too."""
    box = Box()
    ann = box.vampire("ann", disciplines={"dom": 1}, title=kinds.PRIMOGEN, traits_mask=kinds.INFERNAL)
    ann.traits, ann.uses = [Adds(numbers.BLEED, 1)], [gift()]
    advanced = box.vampire("ann--adv", capacity=7, disciplines={"pre": 2}, advanced=True, more_strength=1)
    advanced.uses = [gift()]
    return box


def influence(box: Box, **a: Any) -> Table:
    return vtes_table(box, phase="influence", A=a, B={})


def merge(table: Table, which: str) -> InPlay:
    uid = next(card.uid for card in table.state.cards)
    table.play(f"A merge u:{which}")
    return there(table.state, uid)


def test_merging_costs_four_transfers_and_a_pool() -> None:
    """VTES-RUL-09: cards, counters and lock state of the controlled one stay; the others are lost."""
    ann_now = {"ann": {"counters": 3, "locked": True}}
    table = influence(merged_box(), ready=ann_now, uncontrolled={"ann--adv": 2})
    ann = merge(table, "ann--adv")
    assert (ann.counters, ann.locked) == (3, True)
    assert (table.seat("A").pool, table.seat("A").transfers) == (29, 0)
    assert table.seat("A").uncontrolled == []


def test_a_merged_vampire_has_the_numbers_of_the_advanced_card_and_the_text_of_both() -> None:
    """VTES-INFL-09: capacity and Disciplines of the advanced one."""
    table = influence(merged_box(), ready=["ann"], uncontrolled=["ann--adv"])
    ann, s = merge(table, "ann--adv"), table.state
    assert numbers.capacity(s, ann) == 7
    assert (numbers.discipline(s, ann, DOM), numbers.discipline(s, ann, PRE)) == (0, 2)
    assert (numbers.bleed(s, ann), numbers.strength(s, ann)) == (2, 2)
    assert numbers.title(s, ann) == kinds.PRIMOGEN
    assert numbers.has_trait(s, ann, kinds.INFERNAL)
    assert len([text for text in table.offered() if text.startswith("use")]) == 2


def test_in_a_conflict_the_advanced_card_counts() -> None:
    """VTES-INFL-09, VTES-RUL-09: its title, and its sect whatever the vampire had become."""
    box = merged_box()
    box.cards["ann--adv"].title, box.cards["ann--adv"].sect = kinds.BISHOP, kinds.SABBAT
    table = influence(box, ready={"ann": {"sect": kinds.ANARCH}}, uncontrolled=["ann--adv"])
    ann = merge(table, "ann--adv")
    assert numbers.sect(table.state, ann) == kinds.SABBAT
    assert numbers.title(table.state, ann) == kinds.BISHOP


def test_merged_text_is_active_only_then() -> None:
    """VTES-INFL-09."""
    box = merged_box()

    def more(card: Card) -> None:
        card.more_intercept += 1

    box.cards["ann--adv"].when_merged = more
    table = influence(box, ready=["ann"], uncontrolled=["ann--adv"])
    ann = merge(table, "ann--adv")
    assert numbers.intercept(table.state, ann.uid) == 1
    alone = influence(box, ready=["ann--adv"])
    assert numbers.intercept(alone.state, alone.card("ann--adv").uid) == 0


def test_the_base_card_joins_the_advanced_one_too() -> None:
    """VTES-INFL-09, VTES-SEQ-13: what was spent stays spent, what has come is not."""
    table = influence(merged_box(), ready=["ann--adv"], uncontrolled=["ann"]).play("A use ann--adv")
    ann = merge(table, "ann")
    assert numbers.capacity(table.state, ann) == 7
    name = table.state.pool.cards[ann.kind].slug
    assert table.refusal(f"use {name} use-2") == "VTES-SEQ-13"
    assert table.refusal(f"use {name}") is None


def test_blood_beyond_the_new_capacity_is_lost() -> None:
    """VTES-RUL-09, VTES-SETUP-10."""
    box = merged_box()
    box.cards["ann--adv"].capacity = 4
    table = influence(box, ready=["ann"], uncontrolled=["ann--adv"])
    assert merge(table, "ann--adv").counters == 4


def test_both_cards_leave_play_together() -> None:
    """VTES-SETUP-08, VTES-SETUP-12."""
    table = influence(merged_box(), ready=["ann"], uncontrolled=["ann--adv"])
    zones.burn(table.state, merge(table, "ann--adv"))
    assert sorted(table.ash("A")) == ["ann", "ann--adv"]


def test_merging_needs_the_other_version_and_its_price() -> None:
    """VTES-INFL-09, VTES-RUL-09: not another printing of the same, and not a third card."""
    box = merged_box()
    box.vampire("ann--g2")
    table = influence(box, ready=["ann"], uncontrolled=["ann--adv", "ann--g2"])
    assert table.refusal("merge u:ann--g2") == "VTES-INFL-09"
    assert table.refusal("arrive u:ann--g2") == "VTES-INFL-07"
    table.seat("A").transfers = 3
    assert table.refusal("merge u:ann--adv") == "VTES-RUL-09"
    table.seat("A").transfers = 8
    merge(table, "ann--adv")
    assert table.refusal("merge u:ann--g2") == "VTES-INFL-09"


def test_no_deck_holds_a_merged_vampire() -> None:
    """VTES-DECK-01: the cards of a pool are those that are printed."""
    pool = merged_box().pool()
    assert [card.slug for card in pool.printed] == ["ann", "ann--adv"]
    assert all(not card.halves for card in default_pool().printed)
