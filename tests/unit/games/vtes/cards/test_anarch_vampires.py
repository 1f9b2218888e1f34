"""Vampires of the fifth edition with an ability, most of them Anarchs: what chance alone does not show."""

from __future__ import annotations

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.kinds import MINION_PHASE
from noctuary.games.vtes.rules import politics
from noctuary.kernel.chance import Chance, match_key
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Box


def own_action(box: Box, slug: str, clan: str = "") -> None:
    """An action card that does nothing, for a vampire of the clan."""
    action = UseOf(1 << MINION_PHASE, types=kinds.ACTION, action=ActionOf(kinds.CARD_ACTION))
    card = box.library(slug, kinds.ACTION, action)
    card.clans = [box.clans.index(clan)] if clan else []
    card.chooses = bool(clan)


# -- in combat ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slug", "foe", "more"),
    [("roy", "bob", 1), ("roy", "bea", 0), ("mickey-wheeler", "bob", 1), ("mickey-wheeler", "ash", 0)],
)
def test_strength_hangs_on_whom_it_fights(slug: str, foe: str, more: int) -> None:
    """Roy against titled vampires, Mickey Wheeler against older ones."""
    table = cards_table(box=card_box(slug), A={"ready": [slug]}, B={"ready": [foe]})
    assert numbers.strength(table.state, table.card(slug)) == 1
    go(table, f"A bleed {slug}", f"B block {foe}")
    reach(table, "strike")
    assert numbers.strength(table.state, table.card(slug)) == 1 + more


def test_adrino_manauara_presses_once_each_combat_and_must() -> None:
    slug = "adrino-manauara"
    table = cards_table(box=card_box(slug), A={"ready": [slug]}, B={"ready": ["bob"]})
    go(table, f"A bleed {slug}", "B block bob", "A strike", "B strike")
    reach(table, "press")
    assert refused(table, "A pass") == "VTES-SEQ-14"
    go(table, f"A use {slug}", "A strike")
    assert table.state.combat is not None
    assert table.state.combat.round == 2
    go(table, "B strike")
    assert table.state.combat is None


def test_nathaniel_bordruff_enters_combat_with_the_locked_only() -> None:
    slug = "nathaniel-bordruff"
    locked = {"bob": {"locked": True}, "bea": -1}
    table = cards_table(box=card_box(slug), A={"ready": [slug]}, B={"ready": locked})
    table.play(f"A use {slug} by {slug}")
    go(table, "A strike")
    assert table.state.combat is not None
    assert table.state.combat.sides[1].uid == table.card("bob").uid


# -- in actions -----------------------------------------------------------------------------------------


def test_keegan_unlocks_after_an_action_that_requires_a_gangrel() -> None:
    box = card_box("keegan")
    own_action(box, "claws", "gangrel")
    own_action(box, "plain")
    table = cards_table(box=box, A={"ready": ["keegan"], "hand": ["claws", "plain"]}, B={})
    go(table, "A play plain by keegan")
    table.finish()
    assert table.card("keegan").locked
    table.card("keegan").locked = False
    go(table, "A play claws by keegan", "A use keegan")
    assert not table.card("keegan").locked


def test_larissa_moreira_bleeds_for_more_with_an_animalism_card() -> None:
    """Once each action, and not in the bleed of another minion."""
    box = card_box("larissa-moreira")
    for slug in ("rats", "crows"):
        box.library(slug, kinds.COMBAT).disciplines = [kinds.DISCIPLINE_CODES.index("ani")]
    table = cards_table(
        box=box, A={"ready": ["larissa-moreira", "abe"], "hand": ["rats", "crows"]}, B={"ready": ["bob"]}
    )
    go(table, "A bleed abe")
    reach(table, "no-attempt")
    assert refused(table, "A use larissa-moreira") == "VTES-SEQ-01"
    table.finish()
    go(table, "A bleed larissa-moreira", "A use larissa-moreira", "A choose rats")
    assert refused(table, "A use larissa-moreira") == "VTES-SEQ-13"
    table.finish()
    assert table.seat("B").pool == 30 - 1 - 2


def test_abraham_dusable_chooses_between_stealth_and_intercept() -> None:
    box = card_box("abraham-dusable")
    box.library("ward", kinds.COMBAT).disciplines = [kinds.DISCIPLINE_CODES.index("tha")]
    table = cards_table(
        box=box, A={"ready": ["abraham-dusable"], "hand": ["ward"]}, B={"ready": ["bob"], "hand": ["ward"]}
    )
    go(table, "A bleed abraham-dusable", "B block bob")
    assert refused(table, "A use abraham-dusable") == "VTES-BLOCK-10"
    go(table, "A use abraham-dusable use-2", "A choose ward")
    assert numbers.stealth(table.state) == 1


# -- at any time ----------------------------------------------------------------------------------------


def test_kalinda_unlocks_for_the_edge_on_her_own_turn() -> None:
    slug = "kalinda-g6"
    locked = {slug: {"locked": True}}
    table = cards_table(box=card_box(slug), edge="A", A={"ready": locked}, B={})
    assert refused(table, f"B use {slug}") is not None
    go(table, f"A use {slug}")
    assert not table.card(slug).locked
    assert table.state.edge == -1
    assert refused(table, f"A use {slug}") == "VTES-SEQ-13"
    table = cards_table(box=card_box(slug), edge="B", A={"ready": ["ann"]}, B={"ready": locked})
    assert refused(table, f"B use {slug}") == "VTES-SEQ-01"


def test_neserian_votes_with_a_location_and_bleeds_less_without_one() -> None:
    box = card_box("neserian", "elder-library")
    table = cards_table(box=box, A={"ready": ["neserian"]})
    card = table.card("neserian")
    assert (numbers.bleed(table.state, card), numbers.votes(table.state, card)) == (0, 0)
    table = cards_table(box=box, A={"ready": ["neserian"], "in_play": ["elder-library"]})
    card = table.card("neserian")
    assert (numbers.bleed(table.state, card), numbers.votes(table.state, card)) == (1, 1)


# -- blocks and rescues -----------------------------------------------------------------------------------


def test_the_corrupted_pay_to_attempt_to_block_sergio_bueno() -> None:
    """VTES-BLOCK-13: 1 blood or life, before the attempt; the others pay nothing."""
    slug = "sergio-bueno"
    corrupted = {"bob": {"corruption": (0,), "counters": 3}, "bea": {"corruption": (0,), "counters": 0}}
    table = cards_table(box=card_box(slug), A={"ready": [slug, "abe"]}, B={"ready": {**corrupted, "ash": 2}})
    go(table, f"A bleed {slug}")
    reach(table, "no-attempt")
    assert refused(table, "B block bea") == "VTES-BLOCK-13"
    go(table, "B block bob")
    assert table.card("bob").counters == 2
    assert table.card("ash").counters == 2


def test_doc_martina_rescues_for_one_blood() -> None:
    slug = "doc-martina"
    table = cards_table(box=card_box(slug), A={"ready": {slug: 3}, "torpor": {"abe": 0}}, B={})
    go(table, f"A rescue {slug} abe").finish()
    assert (table.card(slug).counters, table.card("abe").region) == (2, kinds.READY)


# -- requirements -----------------------------------------------------------------------------------------


def test_abraham_mellon_plays_what_a_tremere_plays() -> None:
    box = card_box("abraham-mellon")
    for clan in ("tremere", "ventrue"):
        own_action(box, f"of-{clan}", clan)
    hand = ["of-tremere", "of-ventrue"]
    table = cards_table(box=box, A={"ready": ["abraham-mellon", "abe"], "hand": hand}, B={})
    assert refused(table, "A play of-ventrue by abraham-mellon") == "VTES-SEQ-08"
    assert refused(table, "A play of-tremere by abe") == "VTES-SEQ-08"
    assert refused(table, "A play of-tremere by abraham-mellon") is None


# -- referendums ------------------------------------------------------------------------------------------


def test_cedrick_calhoun_falls_after_a_referendum_that_fails() -> None:
    slug, called = "cedrick-calhoun", "anarchist-uprising"
    table = cards_table(box=card_box(slug, called), A={"ready": [slug], "hand": [called]}, B={})
    go(table, f"A play {called} by {slug}")
    reach(table, "after-referendum", "minion")
    table.finish()
    assert table.card(slug).region == kinds.TORPOR


def test_cedrick_calhoun_stands_if_it_passes() -> None:
    slug, called = "cedrick-calhoun", "anarchist-uprising"
    table = cards_table(box=card_box(slug, called), A={"ready": [slug], "hand": [called]}, B={})
    go(table, f"A play {called} by {slug}", f"A vote-card {called} for").finish()
    assert table.card(slug).region == kinds.READY


def test_jason_newberry_has_two_more_votes_against_a_blood_hunt() -> None:
    slug = "jason-son-newberry"
    table = cards_table(
        box=card_box(slug), A={"ready": [slug, "ann"], "torpor": ["abe"]}, B={"ready": ["bob"]}
    )
    go(table, "A diablerise ann abe", f"A vote {slug} against", "B vote bob for")
    assert politics.tally(table.state) == (3, 3)


def test_zane_contests_the_title_of_a_prince() -> None:
    """VTES-TITLE-03: until one of them yields neither is a prince."""
    table = cards_table(box=card_box("zane"), A={"ready": ["zane", "ann"]}, B={"ready": ["ash"]})
    go(table, "A use zane by zane", "A vote ann for")
    reach(table, "after-referendum", "minion")
    assert table.card("zane").title == kinds.PRINCE
    assert table.card("zane").city == "Paris"
    assert table.card("zane").title_contested
    assert table.card("ann").title_contested
    assert (
        refused(cards_table(box=card_box("zane"), A={"ready": ["zane"]}), "A use zane by zane")
        == "VTES-POL-03"
    )


# -- what enters play -------------------------------------------------------------------------------------


def test_new_blood_joins_a_circle_and_draws_from_the_crypt() -> None:
    """Of a vampire that belongs to none: a circle of one."""
    table = cards_table(
        box=card_box("new-blood"),
        phase="influence",
        A={"ready": ["ann"], "uncontrolled": {"new-blood": 2}, "crypt": ["abe"]},
    )
    table.play("A arrive u:new-blood", "A choose ann")
    pool = table.state.pool
    assert pool.cards[table.card("new-blood").chosen].slug == "ann"
    assert [pool.cards[one.kind].slug for one in table.seat("A").uncontrolled] == ["abe"]


def test_luciano_carvalho_moves_an_animal_from_one_vampire_to_another() -> None:
    box = card_box("luciano-carvalho")
    box.add("wolf", kinds.RETAINER, life=1, stays=kinds.ON_CARD, keywords=kinds.ANIMAL)
    box.add("clerk", kinds.RETAINER, life=1, stays=kinds.ON_CARD)
    table = cards_table(
        box=box, phase="discard", A={"ready": {"ann": {"on": ["wolf", "clerk"]}, "luciano-carvalho": 3}}
    )
    go(table, "A use luciano-carvalho")
    assert table.card("wolf").host == table.card("luciano-carvalho").uid
    assert table.card("clerk").host == table.card("ann").uid
    assert refused(table, "A use luciano-carvalho") == "VTES-SEQ-13"


# -- equipment, costs and coins -----------------------------------------------------------------------------


def test_saankalaxt_steals_equipment_for_one_blood() -> None:
    box = card_box("saankalaxt", "44-magnum")
    table = cards_table(
        box=box,
        A={"ready": {"saankalaxt": 3}},
        B={"ready": {"bob": {"on": ["44-magnum"], "locked": True}}},
    )
    go(table, "A use saankalaxt by saankalaxt").finish()
    stolen = table.card("44-magnum")
    assert (stolen.host, stolen.controller) == (table.card("saankalaxt").uid, 0)
    assert table.card("saankalaxt").counters == 2


def test_darius_shirazi_steals_no_weapon() -> None:
    box = card_box("darius-shirazi", "44-magnum", "kevlar-vest")
    guns = {"bob": {"on": ["44-magnum"], "locked": True}}
    table = cards_table(box=box, A={"ready": ["darius-shirazi"]}, B={"ready": guns})
    assert refused(table, "A use darius-shirazi by darius-shirazi") == "VTES-SEQ-17"
    vest = {"bob": {"on": ["44-magnum", "kevlar-vest"], "locked": True}}
    table = cards_table(box=box, A={"ready": ["darius-shirazi"]}, B={"ready": vest})
    go(table, "A use darius-shirazi by darius-shirazi").finish()
    assert table.card("kevlar-vest").controller == 0
    assert table.card("44-magnum").controller == 1


def test_half_of_the_actions_directed_at_evan_klein_fail() -> None:
    """By the flip of a coin, as they are announced; who fails has no combat and has tried."""
    slug = "evan-klein-g6"
    failed = 0
    for number in range(12):
        table = cards_table(
            box=card_box(slug, "theo-bell-g6"), A={"ready": ["theo-bell-g6"]}, B={"ready": [slug]}
        )
        table.state.chance = Chance(match_key(b"%d" % number))
        go(table, "A use theo-bell-g6 by theo-bell-g6")
        for _ in range(20):
            if table.state.action is None or table.state.combat is not None:
                break
            table.play("pass")
        failed += table.state.combat is None
    assert 0 < failed < 12


def test_ragnar_nordstrom_pays_less_for_protean() -> None:
    box = card_box("ragnar-nordstrom")
    own_action(box, "claws")
    box.cards["claws"].blood = 2
    box.cards["claws"].disciplines = [kinds.DISCIPLINE_CODES.index("pro")]
    table = cards_table(box=box, A={"ready": {"ragnar-nordstrom": 5}, "hand": ["claws"]}, B={})
    go(table, "A play claws by ragnar-nordstrom").finish()
    assert table.card("ragnar-nordstrom").counters == 4


def test_zelios_pays_for_a_location_with_his_blood() -> None:
    """Locked for it; asked, unless there is no other way to pay."""
    box = card_box("zelios", "elder-library", "blood-doll")
    held = {"ready": {"zelios": 3}, "hand": ["elder-library", "blood-doll"]}
    table = cards_table(box=box, phase="master", A=held)
    cost = table.state.pool.cards[table.state.pool.kind_of["elder-library"]].pool
    go(table, "A play elder-library", "A yes")
    reach(table, "master", "minion")
    assert (table.seat("A").pool, table.card("zelios").counters, table.card("zelios").locked) == (
        30,
        3 - cost,
        True,
    )
    table = cards_table(box=box, phase="master", A=held)
    go(table, "A play elder-library", "A no")
    reach(table, "master", "minion")
    assert (table.seat("A").pool, table.card("zelios").counters) == (30 - cost, 3)


def test_zelios_pays_where_the_pool_does_not_reach() -> None:
    box = card_box("zelios")
    box.library("palace", kinds.MASTER, UseOf(1 << kinds.MASTER_PHASE, types=kinds.MASTER), pool=4)
    box.cards["palace"].keywords = kinds.LOCATION
    table = cards_table(box=box, phase="master", A={"ready": {"zelios": 5}, "hand": ["palace"], "pool": 3})
    go(table, "A play palace")
    reach(table, "master", "minion")
    assert (table.seat("A").pool, table.card("zelios").counters) == (3, 1)
    locked = {"zelios": {"counters": 5, "locked": True}}
    table = cards_table(box=box, phase="master", A={"ready": locked, "hand": ["palace"], "pool": 3})
    assert refused(table, "A play palace") == "VTES-SEQ-07"


@pytest.mark.parametrize(("pool", "intercept"), [(9, 1), (10, 0)])
def test_branimira_intercepts_when_her_controller_is_poor(pool: int, intercept: int) -> None:
    table = cards_table(box=card_box("branimira"), B={"ready": ["branimira"], "pool": pool})
    go(table, "A bleed ann")
    assert numbers.intercept(table.state, table.card("branimira").uid) == intercept
