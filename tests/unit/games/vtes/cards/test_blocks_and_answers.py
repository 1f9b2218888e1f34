"""Reactions and modifiers around blocks, bleeds and referendums, where a card is more than its pieces."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.blocks.effects.attempts import FailAction
from noctuary.games.vtes.blocks.effects.pool import BurnPool, GainPool
from noctuary.games.vtes.blocks.who import EVERYBODY
from noctuary.games.vtes.card import ActionOf, UseOf
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


# -- attempts that cards bring about ----------------------------------------------------------------------


def test_eagles_sight_blocks_what_is_none_of_your_business() -> None:
    table = table_with(
        "eagles-sight",
        A={"ready": ["ann"]},
        B={"ready": ["bea"]},
        C={"ready": {"bob": 9}, "hand": ["eagles-sight"]},
        D={},
    )
    go(table, "A bleed ann", "C play eagles-sight by bob use-2")
    assert table.state.action is not None
    reach(table, "attempt", "strike")
    assert table.state.action.blocker == table.card("bob").uid
    table.finish()
    assert table.card("bob").locked
    assert table.seat("B").pool == 30


def test_organized_resistance_wakes_another_anarch() -> None:
    box = card_box("organized-resistance")
    for name in ("bob", "bea"):
        box.cards[name].sect = kinds.ANARCH
    box.cards["bob"].title = kinds.BARON
    box.cards["bob"].city = "Berlin"
    seat = {"ready": {"bob": {"locked": True}, "bea": {"locked": True}}, "hand": ["organized-resistance"]}
    table = cards_table(box=box, A={"ready": ["ann"]}, B=seat)
    box.cards["ann"].more_stealth = 1
    go(table, "A bleed ann")
    go(table, "B play organized-resistance by bob use-2")
    table.play("B target bea")
    go(table, "A strike").finish()
    assert [table.card(name).locked for name in ("bob", "bea")] == [True, True]
    assert table.seat("B").pool == 30


def test_organized_resistance_helps_another_anarch() -> None:
    box = card_box("organized-resistance")
    for name in ("bob", "bea"):
        box.cards[name].sect = kinds.ANARCH
    box.cards["bob"].title = kinds.BARON
    box.cards["bob"].city = "Berlin"
    box.cards["ann"].more_stealth = 1
    seat = {"ready": {"bob": {"locked": True}, "bea": 6}, "hand": ["organized-resistance"]}
    table = cards_table(box=box, A={"ready": ["ann"]}, B=seat)
    go(table, "A bleed ann", "B block bea", "B play organized-resistance by bob")
    assert numbers.intercept(table.state, table.card("bea").uid) == 1


@pytest.mark.parametrize("slug", ["dogged-pursuit", "eyes-of-the-wild"])
def test_whoever_unlocked_and_does_not_block_locks_again(slug: str) -> None:
    table = hunter(slug)
    table.state.pool.cards[table.card("ann").kind].more_stealth = 3
    go(table, "A bleed ann", f"B play {slug} by bob").finish()
    assert table.card("bob").locked
    assert table.seat("B").pool == 29


def hunter(slug: str) -> Table:
    """Bob is of the clan that the card is for, and locked."""
    box = card_box(slug)
    box.cards["bob"].clan = box.clans.index("ravnos" if slug == "dogged-pursuit" else "gangrel")
    seat = {"ready": {"bob": {"locked": True}}, "hand": [slug]}
    return cards_table(box=box, A={"ready": ["ann", "abe"]}, B=seat)


def test_dogged_pursuit_stays_for_the_next_time() -> None:
    table = hunter("dogged-pursuit")
    cards = table.state.pool.cards
    cards[table.card("ann").kind].more_stealth = 1
    go(table, "A bleed ann", "B play dogged-pursuit by bob use-2").finish()
    assert table.card("dogged-pursuit").host == table.card("bob").uid
    cards[table.card("abe").kind].more_stealth = 1
    table.card("bob").locked = False
    go(table, "A bleed abe", "B block bob", "B use dogged-pursuit", "A strike").finish()
    assert table.gone("dogged-pursuit")
    assert table.seat("B").pool == 29


def test_eyes_of_the_wild_see_more_for_blood() -> None:
    table = hunter("eyes-of-the-wild")
    table.state.pool.cards[table.card("ann").kind].more_stealth = 1
    go(table, "A bleed ann", "B play eyes-of-the-wild by bob", "B effect eyes-of-the-wild by bob", "A strike")
    table.finish()
    assert table.seat("B").pool == 30


# -- in the combat of a block -----------------------------------------------------------------------------


def test_memory_rift_with_several_disciplines() -> None:
    """`memory-rift`: no Anarch of the pool has Dementation."""
    table = table_with("memory-rift", B={"ready": ["bob", "bea"]})
    table.card("bob").title = kinds.BARON
    go(table, "A bleed ann", "A play memory-rift by ann use-7")
    table.play("A target bob")
    reach(table, "no-attempt")
    assert refused(table, "B block bob") == "VTES-BLOCK-03"
    assert numbers.stealth(table.state) == 1
    table.state.action.stealth = 0  # type: ignore[union-attr]
    go(table, "B block bea", "A effect memory-rift by ann").finish()
    assert table.card("bea").counters == 6
    assert table.card("ann").counters == 9


@pytest.mark.parametrize(
    ("use", "blocked"), [("", True), (" use-3", True), (" use-4", False), (" use-5", True)]
)
def test_memory_rift_at_each_of_its_ways(use: str, blocked: bool) -> None:
    seat = {"ready": ["bea"], "hand": ["telepathic-counter"]}
    table = table_with("memory-rift", "telepathic-counter", B=seat)
    go(table, "A bleed ann", f"A play memory-rift by ann{use}")
    reach(table, "no-attempt")
    assert (refused(table, "B block bea") is not None) == blocked


def test_one_with_the_land_lets_nobody_strike_at_first() -> None:
    box = card_box("one-with-the-land")
    box.cards["bob"].clan = box.clans.index("tzimisce")
    seat = {"ready": {"bob": {"locked": True}}, "hand": ["one-with-the-land"]}
    table = cards_table(box=box, A={"ready": ["ann"]}, B=seat)
    go(table, "A bleed ann", "B play one-with-the-land by bob use-2").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (9, 9)
    assert table.card("bob").locked


# -- what others do with the action -----------------------------------------------------------------------


def test_veil_the_legions_promises_stealth_to_the_next_actions() -> None:
    table = table_with("veil-the-legions", A={"ready": ["ann", "abe"], "hand": ["veil-the-legions"]})
    go(table, "A bleed abe", "B block bob", "A play veil-the-legions by ann use-2")
    table.play("A number 2").finish()
    assert table.card("ann").counters == 7
    assert table.seat("B").pool == 29
    go(table, "A bleed ann")
    assert numbers.stealth(table.state) == 1


def test_crimethinc_unlocks_another_anarch_or_stays() -> None:
    """`crimethinc`: no Anarch of the pool has Quietus."""
    seat = {"ready": {"ann": 9, "abe": {"locked": True}}, "hand": ["crimethinc", "crimethinc"]}
    table = table_with("crimethinc", A=seat)
    table.card("ann").sect = kinds.CAMARILLA
    go(table, "A become-anarch ann", "A play crimethinc by ann use-2")
    table.play("A target abe")
    reach(table, "after-action", "minion")
    assert not table.card("abe").locked


def test_melange_is_for_the_vampire_that_has_played_it() -> None:
    box = card_box("melange")
    box.cards["ann"].more_stealth = 1
    seat = {"ready": {"bob": 9, "bea": 6}, "hand": ["melange"]}
    table = cards_table(box=box, A={"ready": ["ann"]}, B=seat)
    go(table, "A bleed ann", "B block bob", "B play melange by bob use-2", "A strike").finish()
    assert table.card("melange").host == table.card("ann").uid
    table.card("bob").locked = False
    table.state.active = table.state.windows[0].acting
    go(table, "B bleed bea")
    assert refused(table, "B use melange") is not None
    table.finish()
    go(table, "B bleed bob", "B use melange").finish()
    assert table.seat("A").pool == 27


# -- referendums that are called off --------------------------------------------------------------------


def polled(*slugs: str, hers: tuple[str, ...] = ()) -> Table:
    """Ann has called a referendum that would cost B two pool and C two."""
    box = card_box("kine-resources-contested", *slugs, *hers)
    for name in ("ann", "bob"):
        box.cards[name].clan = box.clans.index("toreador")
    mine = {"ready": ["ann", "abe"], "hand": ["kine-resources-contested", *slugs]}
    table = cards_table(box=box, A=mine, B={"ready": ["bob"], "hand": hers}, C={"ready": ["bea"]})
    go(table, "A play kine-resources-contested by ann", *[f"A player {one}" for one in "BBCC"])
    return table


def test_delaying_tactics_calls_everything_off() -> None:
    table = polled(hers=("delaying-tactics",))
    go(table, "A vote ann for", "B play delaying-tactics by bob").finish()
    assert table.state.referendum is None
    assert table.hand("A") == ["kine-resources-contested"]
    assert not table.card("ann").locked
    assert [table.seat(letter).pool for letter in "ABC"] == [30, 30, 30]
    assert refused(table, "A play kine-resources-contested by abe") == "VTES-SEQ-01"
    assert refused(table, "A play kine-resources-contested by ann") == "VTES-ACT-02"


def test_scorn_of_adonis_costs_each_opponent_one_pool() -> None:
    table = polled("scorn-of-adonis")
    go(table, "A vote ann for", "B vote bob against", "A play scorn-of-adonis by ann").finish()
    assert [table.seat(letter).pool for letter in "ABC"] == [30, 29, 30]


def test_poison_pill_makes_the_caller_lose_as_much() -> None:
    """`poison-pill`, before anybody has voted."""
    table = polled(hers=("poison-pill",))
    go(table, "B play poison-pill by bob", "A vote ann for").finish()
    assert [table.seat(letter).pool for letter in "ABC"] == [28, 28, 28]


def test_poison_pill_is_too_late_once_somebody_has_voted() -> None:
    table = polled(hers=("poison-pill",))
    go(table, "A vote ann for")
    assert refused(table, "B play poison-pill by bob") == "VTES-SEQ-01"


def test_telepathic_vote_counting_takes_votes_away() -> None:
    table = polled("telepathic-vote-counting")
    go(table, "B vote bob against", "A play telepathic-vote-counting by ann use-2")
    table.play("A target bob")
    go(table, "A vote ann for").finish()
    assert table.seat("C").pool == 28


def test_what_a_referendum_gives_does_not_make_up_for_what_it_takes() -> None:
    box = card_box("poison-pill")
    both = [GainPool(5, EVERYBODY), BurnPool(2, EVERYBODY)]
    calls = UseOf(1 << kinds.MINION_PHASE, both, types=kinds.POLITICAL, action=ActionOf(kinds.POLITICS))
    box.library("dole", kinds.POLITICAL, calls)
    table = cards_table(
        box=box, A={"ready": ["ann"], "hand": ["dole"]}, B={"ready": ["bob"], "hand": ["poison-pill"]}
    )
    go(table, "A play dole by ann", "B play poison-pill by bob", "A vote ann for").finish()
    assert [table.seat(letter).pool for letter in "AB"] == [31, 33]


# -- actions that fail ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("use", "at_once"), [("", False), (" use-2", True)])
def test_zephyr_comes_after_an_action_that_failed(use: str, at_once: bool) -> None:
    """VTES-ACT-24: it was neither blocked nor successful, but there is a time after it."""
    box = card_box("zephyr")
    box.library("foil", kinds.REACTION, UseOf(1 << kinds.NO_ATTEMPT, [FailAction()], types=kinds.REACTION))
    table = cards_table(
        box=box, A={"ready": ["ann"], "hand": ["zephyr"]}, B={"ready": ["bob"], "hand": ["foil"]}
    )
    go(table, "A bleed ann", "B play foil by bob", f"A play zephyr by ann{use}").finish()
    assert table.card("ann").locked != at_once
    assert table.seat("B").pool == 30
    for _ in range(12):
        if table.state.active == 0:
            table.play("pass")
    assert not table.card("ann").locked, "at the end of the turn at the latest"
