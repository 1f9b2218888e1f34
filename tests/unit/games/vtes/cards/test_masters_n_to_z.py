"""Master cards from N to Z that do more than the pieces they are made of."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.action import Bleed
from noctuary.games.vtes.blocks.effects.play import Recruit
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.kinds import (
    ALLY,
    ANARCH,
    DURING_ACTION,
    MINION_PHASE,
    MODIFIER,
    POLITICAL,
    POLITICS,
    READY,
    RECRUIT,
    TORPOR,
)
from noctuary.games.vtes.rules import holding, zones
from noctuary.games.vtes.view import view
from noctuary.kernel.ids import Seat
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Box, Table


def in_phase(phase: str, *slugs: str, clan: str = "", box: Box | None = None, **seats: Any) -> Table:
    """Everybody of one clan, if one is named."""
    box = card_box(*slugs) if box is None else box
    if clan:
        for name in ("ann", "abe", "bob", "bea", "ash"):
            box.cards[name].clan = box.clans.index(clan)
    return cards_table(box=box, phase=phase, **seats)


# -- libraries and votes ------------------------------------------------------------------------------------


def test_the_marrakesh_codex_puts_the_library_in_order() -> None:
    """The last card that is named lies deepest; nobody draws any of them."""
    slugs = ["blur", "bonding", "majesty", "vessel", "villein"]
    table = in_phase(
        "minion",
        "the-marrakesh-codex",
        *slugs,
        A={"ready": ["ann"], "in_play": ["the-marrakesh-codex"], "hand": ["blur"] * 7, "library": slugs},
    )
    go(table, "A use the-marrakesh-codex")
    table.play("A choose vessel", "A choose blur", "A choose majesty")
    library = [table.state.pool.cards[kind].slug for kind in table.seat("A").library]
    assert library[1:] == ["bonding", "majesty", "blur", "vessel"]
    assert len(library) == 5
    assert table.seat("A").shown == ()


def test_oxford_sells_votes_for_pool() -> None:
    box = card_box("oxford-university-england")
    calls = UseOf(1 << MINION_PHASE, types=POLITICAL, action=ActionOf(POLITICS, stealth=1))
    box.library("decree", POLITICAL, calls)
    here = {"ready": ["ann"], "in_play": ["oxford-university-england"], "hand": ["decree"], "pool": 4}
    table = cards_table(box=box, A=here)
    reach(go(table, "A play decree by ann"), "polling")
    before = votes_for(table)
    go(table, "A use oxford-university-england")
    assert table.offered() == ["number 1", "number 2", "number 3", "number 4"]
    table.play("A number 3", "A for")
    assert table.seat("A").pool == 1
    assert votes_for(table) == before + 6


def votes_for(table: Table) -> int:
    assert table.state.referendum is not None
    return sum(votes for _, votes, side in table.state.referendum.cast if side)


def test_new_carthage_lifts_titled_brujah_and_lowers_ventrue() -> None:
    """new-carthage: whoever controls them; Abe has no title."""
    table = in_phase(
        "minion", "new-carthage", clan="brujah", B={"ready": ["bob"], "in_play": ["new-carthage"]}
    )
    bleeds = [numbers.bleed(table.state, table.card(name)) for name in ("ann", "abe")]
    votes = [numbers.votes(table.state, table.card(name)) for name in ("ann", "abe")]
    assert (bleeds, votes) == ([2, 1], [3, 0])
    table = in_phase("minion", "new-carthage", clan="ventrue", B={"in_play": ["new-carthage"]})
    assert numbers.votes(table.state, table.card("ann")) == 1


# -- what cards cost ----------------------------------------------------------------------------------------


def with_the_shard(edge: str, **seat: Any) -> Table:
    slugs = ["the-shard-london", "pentex-subversion", "vessel"]
    here = {
        "ready": ["ann"],
        "in_play": ["the-shard-london"],
        "hand": ["pentex-subversion", "vessel"],
        **seat,
    }
    return in_phase("master", *slugs, edge=edge, A=here)


def test_the_shard_is_locked_to_pay_less() -> None:
    table = with_the_shard("A")
    go(table, "A play pentex-subversion", "A target bob", "A yes")
    assert table.seat("A").pool == 30
    assert table.card("the-shard-london").locked


def test_the_shard_need_not_be_used() -> None:
    table = with_the_shard("A")
    go(table, "A play pentex-subversion", "A target bob", "A no")
    assert table.seat("A").pool == 28
    assert not table.card("the-shard-london").locked


def test_the_shard_makes_affordable_what_was_not() -> None:
    """VTES-SEQ-07: with 1 pool and without it, the card could not be announced."""
    table = with_the_shard("A", pool=1)
    go(table, "A play pentex-subversion", "A target bob")
    assert table.card("the-shard-london").locked
    assert refused(with_the_shard("B", pool=1), "A play pentex-subversion") == "VTES-SEQ-07"


def test_the_shard_does_not_ask_where_it_does_not_help() -> None:
    table = with_the_shard("B")
    go(table, "A play pentex-subversion", "A target bob")
    assert table.seat("A").pool == 28


def test_an_ally_plays_what_costs_blood_if_it_costs_none_any_more() -> None:
    """VTES-SECT-06."""
    box = card_box("the-shard-london")
    box.ally("hound")
    box.library("howl", MODIFIER, UseOf(DURING_ACTION, [Bleed(1)], types=MODIFIER), blood=2)
    seat = {"ready": ["hound"], "in_play": ["the-shard-london"], "hand": ["howl"]}
    table = cards_table(box=box, edge="A", A=seat)
    go(table, "A bleed hound", "A play howl by hound")
    assert table.card("the-shard-london").locked
    assert table.card("hound").counters == 2
    dear = cards_table(box=box, edge="B", A=seat)
    reach(go(dear, "A bleed hound"), "no-attempt")
    assert refused(dear, "A play howl by hound") is not None


@pytest.mark.parametrize(("clan", "stealth"), [("ventrue", 1), ("brujah", 0)])
def test_ventrue_steal_the_shard_with_stealth(clan: str, stealth: int) -> None:
    """the-shard-london: they are quieter only in that action."""
    table = in_phase(
        "minion", "the-shard-london", clan=clan, B={"ready": ["bob"], "in_play": ["the-shard-london"]}
    )
    go(table, "A use the-shard-london by ann")
    assert numbers.stealth(table.state) == stealth


# -- recruited without an action ----------------------------------------------------------------------------


def with_piper(sect: int = ANARCH) -> Table:
    box = card_box("piper")
    action = ActionOf(RECRUIT, stealth=1)
    box.library(
        "hound",
        ALLY,
        UseOf(1 << MINION_PHASE, [Recruit()], types=ALLY, action=action),
        pool=2,
        life=2,
        stays=READY,
    )
    for name in ("ann", "abe"):
        box.cards[name].sect = sect
    return cards_table(box=box, phase="master", A={"ready": ["ann", "abe"], "hand": ["piper", "hound"]})


def test_piper_recruits_without_an_action() -> None:
    """piper: the ally is paid for, and may not act this turn (VTES-ACT-04)."""
    table = with_piper()
    go(table, "A play piper", "A target ann")
    assert table.card("ann").locked
    assert table.seat("A").pool == 28
    assert table.card("hound").region == READY
    reach(table, "minion")
    assert refused(table, "A bleed hound") == "VTES-ACT-04"


# -- what happens to others ---------------------------------------------------------------------------------


def test_tension_in_the_ranks_costs_whoever_loses_a_ready_minion() -> None:
    """Not for one that falls from torpor."""
    slugs = ["tension-in-the-ranks", "ivory-bow"]
    table = cards_table(
        *slugs,
        A={"ready": ["ann"], "in_play": ["tension-in-the-ranks"]},
        B={"ready": {"bob": {"on": ["ivory-bow"]}}},
    )
    go(table, "A bleed ann", "B block bob", "A strike", "B use ivory-bow")
    reach(table, "minion")
    assert (table.seat("A").pool, table.seat("B").pool) == (29, 30)


def test_anybody_can_end_the_tension_with_two_masters() -> None:
    table = in_phase(
        "master",
        "tension-in-the-ranks",
        "vessel",
        "villein",
        A={"ready": ["ann"], "hand": ["vessel", "villein"]},
        B={"in_play": ["tension-in-the-ranks"]},
    )
    go(table, "A use tension-in-the-ranks")
    table.play("A choose vessel", "A choose villein")
    assert sorted(table.ash("A")) == ["vessel", "villein"]
    assert table.ash("B") == ["tension-in-the-ranks"]
    assert table.seat("A").master_actions == 0
    one = in_phase("master", "tension-in-the-ranks", "vessel", A={"hand": ["vessel"]}, B={})
    assert refused(one, "A play vessel") is not None


def test_savannah_ends_the_combat_before_it_begins() -> None:
    """powerbase-savannah: another unique location is locked for it."""
    slugs = ["powerbase-savannah", "the-barrens"]
    table = in_phase("minion", *slugs, A={"ready": ["ann"], "in_play": slugs})
    go(table, "A bleed ann", "B block bob")
    reach(table, "before-range")
    go(table, "A use powerbase-savannah")
    reach(table, "minion", "unlock")
    assert table.card("the-barrens").locked
    assert table.card("ann").counters == 9
    assert table.state.combat is None


def test_the_rack_is_stolen_and_chooses_anew() -> None:
    """the-rack: whoever takes it chooses one of hers."""
    table = in_phase("master", "the-rack", A={"ready": ["ann"], "hand": ["the-rack"]})
    go(table, "A play the-rack")
    assert table.card("the-rack").chosen == table.card("ann").uid
    table = in_phase("minion", "the-rack", A={"ready": ["ann", "abe"]}, B={"in_play": ["the-rack"]})
    go(table, "A use the-rack use-2 by ann", "A target abe")
    assert table.card("the-rack").chosen == table.card("abe").uid
    assert table.card("the-rack").controller == 0


@pytest.mark.parametrize(
    ("then", "pool"), [(["A strike", "B strike"], 30), (["A play faceless-night by ann"], 29)]
)
def test_the_radio_costs_a_pool_if_the_minion_does_not_block(then: list[str], pool: int) -> None:
    """wmrh-talk-radio: with more stealth the intercept was lent for nothing."""
    table = cards_table(
        "wmrh-talk-radio",
        "faceless-night",
        A={"ready": ["ann"], "hand": ["faceless-night"]},
        B={"ready": ["bob"], "in_play": ["wmrh-talk-radio"]},
    )
    go(table, "A hunt ann", "B block bob", "B use wmrh-talk-radio", *then)
    reach(table, "minion", "unlock")
    assert table.seat("B").pool == pool


# -- cards that lie face down on others ----------------------------------------------------------------------


def with_fragments(*hand: str, **more: Any) -> Table:
    """A card of B's lies on the Fragments of A."""
    return in_phase(
        more.pop("phase", "master"),
        "the-erciyes-fragments",
        "villein",
        "govern-the-unaligned",
        "ivory-bow",
        A={"ready": ["ann", "abe"], "in_play": ["the-erciyes-fragments"], "hand": list(hand)},
        B={"ready": ["bob"], "ash": ["villein", "govern-the-unaligned", "ivory-bow"]},
    )


def test_only_one_card_lies_on_the_fragments() -> None:
    table = with_fragments()
    go(table, "A use the-erciyes-fragments", "A choose villein")
    table.card("the-erciyes-fragments").locked = False
    assert refused(table, "A use the-erciyes-fragments") == "VTES-SEQ-01"
    assert table.ash("B") == ["govern-the-unaligned", "ivory-bow"]


def test_a_card_on_the_fragments_is_played_and_leaves_the_game() -> None:
    """No card replaces it, and its owner never has it again (VTES-SETUP-08)."""
    table = with_fragments(phase="minion")
    go(table, "A use the-erciyes-fragments", "A choose govern-the-unaligned")
    go(table, "A play govern-the-unaligned by ann").finish()
    assert table.removed("B") == ["govern-the-unaligned"]
    assert table.ash("A") == []
    assert table.seat("B").pool == 30 - 3
    assert table.card("the-erciyes-fragments").under == ()


def test_equipment_from_the_fragments_belongs_to_the_other_and_leaves_the_game_when_burned() -> None:
    table = with_fragments(phase="minion")
    go(table, "A use the-erciyes-fragments", "A choose ivory-bow", "A play ivory-bow by ann").finish()
    bow = table.card("ivory-bow")
    assert (bow.owner, bow.controller) == (1, 0)
    zones.burn(table.state, bow)
    assert table.removed("B") == ["ivory-bow"]


def test_of_two_copies_she_says_which_she_plays() -> None:
    for answer, on_it in (("yes", ()), ("no", 1)):
        table = with_fragments("villein")
        go(table, "A use the-erciyes-fragments", "A choose villein")
        go(table, "A play villein", "A target ann", "A number 2", f"A {answer}")
        assert len(table.card("the-erciyes-fragments").under) == (on_it or 0)


def test_whoever_steals_the_fragments_has_the_card_on_it() -> None:
    """the-erciyes-fragments: by a vampire of capacity 5 or more."""
    table = in_phase(
        "minion",
        "the-erciyes-fragments",
        "villein",
        A={"ready": ["ann", "ash"]},
        B={"in_play": ["the-erciyes-fragments"]},
    )
    fragments = table.card("the-erciyes-fragments")
    holding.put_under(fragments, table.state.pool.kind_of["villein"], Seat(0))
    assert refused(table, "A use the-erciyes-fragments use-2 by ash") == "VTES-SEQ-08"
    go(table, "A use the-erciyes-fragments use-2 by ann")
    assert seen_under(table, 0) == [["villein"]]
    assert seen_under(table, 1) == [None]
    zones.burn(table.state, table.card("the-erciyes-fragments"))
    assert table.removed("A") == ["villein"]


def seen_under(table: Table, seat: int) -> list[list[str] | None]:
    """What a seat sees of the cards on the Fragments."""
    return [one.under for one in view(table.state, Seat(seat)).cards if one.face_down]


# -- frenzies, passages, contracts, nightmares --------------------------------------------------------------


def frightened(*then: str) -> Table:
    """Ann shoots at Bob with a bow that wounds; B answers with a rotschreck."""
    table = cards_table(
        "rotschreck",
        "ivory-bow",
        A={"ready": {"ann": {"on": ["ivory-bow"]}, "abe": 6}},
        B={"ready": ["bob"], "hand": ["rotschreck"]},
    )
    return go(table, "A bleed ann", "B block bob", "A use ivory-bow", "B play rotschreck", *then)


def test_rotschreck_ends_the_combat_and_sends_the_vampire_to_torpor() -> None:
    table = reach(frightened(), "minion")
    assert (table.card("bob").region, table.card("bob").locked, table.card("bob").counters) == (
        TORPOR,
        True,
        9,
    )
    assert table.card("rotschreck").host == table.card("bob").uid
    go(table, "A pass")
    reach(table, "unlock", "master", "minion", "influence", "discard")
    while table.state.active == 0:
        table.play("pass")
    assert table.card("bob").locked
    assert table.ash("B") == ["rotschreck"]


def test_rotschreck_is_for_strikes_that_wound() -> None:
    table = cards_table("rotschreck", A={"ready": ["ann"]}, B={"ready": ["bob"], "hand": ["rotschreck"]})
    go(table, "A bleed ann", "B block bob", "A strike")
    assert refused(table, "B play rotschreck") == "VTES-SEQ-17"


def test_a_secret_passage_leads_away_from_an_action() -> None:
    """secret-passage: only from one that is directed at the minion."""
    table = cards_table(
        "secret-passage",
        "mind-numb",
        A={"ready": ["ann"], "hand": ["mind-numb"]},
        B={"ready": {"bob": {"on": ["secret-passage"]}, "bea": 6}},
    )
    go(table, "A play mind-numb by ann", "A target bob", "B use secret-passage")
    reach(table, "minion", "unlock")
    assert not table.card("bob").locked
    assert table.ash("B") == ["secret-passage"]
    other = cards_table(
        "secret-passage", A={"ready": ["ann"]}, B={"ready": {"bob": {"on": ["secret-passage"]}}}
    )
    reach(go(other, "A bleed ann"), "no-attempt")
    assert refused(other, "B use secret-passage") == "VTES-SEQ-01"


def contracted(**victim: Any) -> Table:
    """priority-contract: Ann has it on Bob."""
    table = in_phase(
        "master",
        "priority-contract",
        "ivory-bow",
        clan="banu-haqim",
        A={"ready": {"ann": {"on": ["ivory-bow"]}, "abe": 6}, "hand": ["priority-contract"]},
        B={"ready": {"bob": victim or 9, "bea": 6}},
    )
    return go(table, "A play priority-contract", "A target ann", "A target bob")


def test_only_the_chosen_one_fulfils_the_contract() -> None:
    table = reach(contracted(), "minion")
    assert refused(table, "A use priority-contract by abe") == "VTES-SEQ-08"
    go(table, "A use priority-contract by ann")
    assert table.state.action is not None
    assert (table.state.action.stealth, table.state.action.targets) == (1, (1,))
    go(table, "A use ivory-bow", "B strike", "A yes")
    assert table.card("bob").region == TORPOR
    assert (table.seat("A").pool, table.ash("A")) == (33, ["priority-contract"])


def test_the_contract_may_stay_on_who_falls_and_pays_when_it_is_burned() -> None:
    table = reach(contracted(), "minion")
    go(table, "A use priority-contract by ann", "A use ivory-bow", "B strike", "A no")
    assert table.card("priority-contract").host == table.card("bob").uid
    assert table.seat("A").pool == 30
    burned = reach(contracted(), "minion")
    zones.burn(burned.state, burned.card("bob"))
    assert (burned.seat("A").pool, burned.ash("A")) == (33, ["priority-contract"])


def nightmares(phase: str, left: int = 10, **seats: Any) -> Table:
    box = card_box("week-of-nightmares")
    for name in ("ann", "abe", "bob"):
        box.cards[name].clan = box.clans.index("ravnos")
    seats.setdefault("A", {"ready": {"ann": 4, "abe": 2}, "in_play": {"week-of-nightmares": left}})
    return cards_table(box=box, phase=phase, **seats)


def test_ravnos_are_stronger_and_feed_on_each_other() -> None:
    table = nightmares("minion")
    assert numbers.bleed(table.state, table.card("ann")) == 2
    assert numbers.strength(table.state, table.card("bob")) == 2
    assert refused(table, "A hunt ann") == "VTES-SEQ-01"
    go(table, "A use week-of-nightmares use-2 by abe", "A target bob")
    reach(table, "minion")
    assert (table.card("abe").counters, table.card("bob").counters) == (3, 8)


def test_a_ravnos_without_blood_must_hunt_so() -> None:
    """VTES-ACT-03."""
    table = nightmares("minion", A={"ready": {"ann": 0, "abe": 2}, "in_play": {"week-of-nightmares": 3}})
    assert refused(table, "A pass") == "VTES-ACT-03"
    assert refused(table, "A bleed ann") == "VTES-ACT-03"
    alone = nightmares(
        "minion", A={"ready": {"ann": 0}, "in_play": {"week-of-nightmares": 3}}, B={"ready": []}
    )
    assert refused(alone, "A pass") is None


def test_the_last_nightmare_is_paid_in_blood() -> None:
    """One counter in each unlock phase; those that cannot pay are burned, and the card with them."""
    table = nightmares("unlock", 1)
    table.card("ann").nightmares, table.card("abe").nightmares = 3, 3
    go(table, "A use week-of-nightmares", "A target ann")
    assert table.card("ann").counters == 0
    assert table.card("ann").nightmares == 0
    assert sorted(table.ash("A")) == ["abe", "week-of-nightmares"]


def test_everybody_moves_one_nightmare_in_her_unlock_phase() -> None:
    table = nightmares("unlock", 5)
    go(table, "A use week-of-nightmares", "A target bob")
    assert (table.card("bob").nightmares, table.card("week-of-nightmares").counters) == (1, 4)
    assert refused(table, "A use week-of-nightmares") == "VTES-SEQ-13"
    assert refused(table, "B use week-of-nightmares") is not None
