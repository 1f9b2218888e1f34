"""Master cards of the preconstructed decks."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import ANARCH, JUSTICAR, READY, TORPOR
from noctuary.games.vtes.rules import costs, steps, zones
from noctuary.games.vtes.view import view
from noctuary.kernel.ids import Seat
from noctuary.kernel.view import document
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def in_phase(phase: str, *slugs: str, clan: str = "", **seats: Any) -> Table:
    """Everybody of one clan, if one is named."""
    box = card_box(*slugs)
    if clan:
        for name in ("ann", "abe", "bob", "bea", "ash"):
            box.cards[name].clan = box.clans.index(clan)
    return cards_table(box=box, phase=phase, **seats)


# -- played -----------------------------------------------------------------------------------------------

LOCATIONS = [
    "academic-hunting-ground",
    "arcane-library",
    "art-museum",
    "asylum-hunting-ground",
    "chantry",
    "club-illusion",
    "creepshow-casino",
    "elder-library",
    "elysium-the-palace-of-versailles",
    "information-highway",
    "opium-den",
    "society-hunting-ground",
    "temple-hunting-ground",
    "the-barrens",
    "uptown-hunting-ground",
    "ventrue-headquarters",
    "wasserschloss-anif-austria",
]


@pytest.mark.parametrize("slug", LOCATIONS)
def test_a_location_comes_into_play_and_is_paid_for(slug: str) -> None:
    table = in_phase("master", slug, A={"hand": [slug]})
    go(table, f"A play {slug}")
    assert table.seat("A").pool == 30 - table.state.pool.cards[table.card(slug).kind].pool
    assert table.seat("A").master_actions == 0
    assert table.ash("A") == []


@pytest.mark.parametrize("slug", LOCATIONS)
def test_one_unique_location_is_enough(slug: str) -> None:
    """VTES-CONTEST-02."""
    table = in_phase("master", slug, A={"hand": [slug], "in_play": [slug]})
    assert refused(table, f"A play {slug}") == "VTES-CONTEST-02"


def test_a_master_needs_a_master_phase_action() -> None:
    """VTES-MASTER-02."""
    table = in_phase(
        "master",
        "misdirection",
        "elder-library",
        A={"ready": ["ann"], "hand": ["misdirection", "elder-library"]},
    )
    go(table, "A play elder-library")
    assert refused(table, "A play misdirection") == "VTES-MASTER-02"


# -- locations ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", [one for one in LOCATIONS if one.endswith("hunting-ground")])
def test_a_hunting_ground_feeds_a_ready_vampire(slug: str) -> None:
    table = in_phase("unlock", slug, A={"ready": {"ann": 3, "abe": 3}, "in_play": [slug]})
    go(table, f"A use {slug}", "A target ann")
    assert table.card("ann").counters == 4
    assert refused(table, f"A use {slug}") == "VTES-SEQ-13"


def test_one_hunting_ground_for_each_vampire() -> None:
    slugs = ["asylum-hunting-ground", "uptown-hunting-ground"]
    table = in_phase("unlock", *slugs, A={"ready": {"ann": 3}, "in_play": slugs})
    go(table, f"A use {slugs[0]}")
    assert table.card("ann").counters == 4
    assert refused(table, f"A use {slugs[1]}") == "VTES-SEQ-17"


@pytest.mark.parametrize(("slug", "clan"), [("arcane-library", "tremere"), ("art-museum", "toreador")])
def test_a_place_that_influences_its_clan(slug: str, clan: str) -> None:
    table = in_phase("influence", slug, clan=clan, A={"in_play": [slug], "uncontrolled": {"ash": 1}})
    go(table, f"A use {slug}")
    assert table.seat("A").uncontrolled[0].counters == 2
    other = in_phase("influence", slug, clan="brujah", A={"in_play": [slug], "uncontrolled": {"ash": 1}})
    assert refused(other, f"A use {slug}") == "VTES-SEQ-17"


def test_the_elder_library_makes_the_hand_larger() -> None:
    table = in_phase(
        "master", "elder-library", "bonding", A={"in_play": ["elder-library"], "library": ["bonding"] * 9}
    )
    assert len(table.hand("A")) == 8


def test_the_information_highway_gives_transfers() -> None:
    table = in_phase("minion", "information-highway", A={"in_play": ["information-highway"]})
    go(table, "A pass")
    reach(table, "influence")
    assert table.seat("A").transfers == 6


def test_the_barrens_changes_a_card() -> None:
    table = in_phase(
        "minion",
        "the-barrens",
        "bonding",
        "majesty",
        A={"in_play": ["the-barrens"], "hand": ["bonding"] * 7, "library": ["majesty"]},
    )
    go(table, "A use the-barrens", "A choose bonding")
    assert "majesty" in table.hand("A")
    assert table.ash("A") == ["bonding"]
    assert refused(table, "A use the-barrens") == "VTES-SEQ-16"


def test_the_casino_hides_an_undirected_action() -> None:
    table = in_phase("minion", "creepshow-casino", A={"ready": ["ann"], "in_play": ["creepshow-casino"]})
    go(table, "A hunt ann", "A use creepshow-casino")
    assert numbers.stealth(table.state) == 2
    other = in_phase("minion", "creepshow-casino", A={"ready": ["ann"], "in_play": ["creepshow-casino"]})
    go(other, "A bleed ann")
    assert refused(other, "A use creepshow-casino") is not None


def test_the_opium_den_hides_the_ministry() -> None:
    for clan, lost in (("ministry", 1), ("brujah", 0)):
        table = in_phase("minion", "opium-den", clan=clan, A={"ready": ["ann"], "in_play": ["opium-den"]})
        go(table, "A bleed ann", "B block bob")
        if lost:
            go(table, "A use opium-den")
        else:
            go(table, "A strike")
        table.finish()
        assert table.seat("B").pool == 30 - lost


def test_club_illusion_lets_anarchs_pay_for_bleed() -> None:
    box = card_box("club-illusion")
    box.cards["ann"].sect = ANARCH
    table = cards_table(box=box, A={"ready": ["ann", "abe"], "in_play": ["club-illusion"]})
    go(table, "A bleed ann", "A use club-illusion").finish()
    assert table.seat("B").pool == 28
    assert table.card("ann").counters == 8
    go(table, "A bleed abe")
    assert refused(table, "A use club-illusion") is not None


def test_the_chantry_raises_a_tremere() -> None:
    for use in ("", " use-2"):
        table = in_phase(
            "master",
            "chantry",
            clan="tremere",
            A={"ready": ["ann"], "torpor": ["abe"], "in_play": ["chantry"]},
        )
        go(table, f"A use chantry{use}")
        assert table.card("abe").region == READY
        assert (table.seat("A").pool, table.card("ann").counters) == ((29, 9) if not use else (30, 8))


def test_the_chantry_is_for_tremere() -> None:
    table = in_phase("master", "chantry", A={"ready": ["ann"], "torpor": ["abe"], "in_play": ["chantry"]})
    assert refused(table, "A use chantry") == "VTES-SEQ-17"


def test_wasserschloss_keeps_blood_for_the_uncontrolled() -> None:
    table = in_phase(
        "master",
        "wasserschloss-anif-austria",
        clan="tremere",
        A={"ready": ["ann"], "uncontrolled": {"ash": 0}, "in_play": {"wasserschloss-anif-austria": 2}},
    )
    go(table, "A use wasserschloss-anif-austria")
    assert table.card("ann").counters == 8
    assert refused(table, "A use wasserschloss-anif-austria") == "VTES-SEQ-13"
    go(table, "A use wasserschloss-anif-austria use-2")
    assert table.seat("A").uncontrolled[0].counters == 3
    assert table.card("wasserschloss-anif-austria").counters == 0


def test_malkavians_find_wasserschloss_easily() -> None:
    for clan, stealth in (("malkavian", 1), ("brujah", 0)):
        table = in_phase(
            "minion",
            "wasserschloss-anif-austria",
            clan=clan,
            B={"ready": ["bob"], "in_play": ["wasserschloss-anif-austria"]},
        )
        go(table, "A use wasserschloss-anif-austria use-3 by ann")
        assert numbers.stealth(table.state) == stealth
        table.finish()
        assert table.gone("wasserschloss-anif-austria")


# -- on vampires --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("slug", "phase"), [("blood-doll", "master"), ("vessel", "unlock")])
def test_blood_moves_once_either_way(slug: str, phase: str) -> None:
    for use, pool, blood in (("", 31, 4), (" use-2", 29, 6)):
        table = in_phase(phase, slug, A={"ready": {"ann": {"counters": 5, "on": [slug]}}})
        go(table, f"A use {slug}{use}")
        assert (table.seat("A").pool, table.card("ann").counters) == (pool, blood)
        assert refused(table, f"A use {slug}") == "VTES-SEQ-13"
        assert refused(table, f"A use {slug} use-2") == "VTES-SEQ-13"


def test_the_vampires_controller_uses_a_blood_doll() -> None:
    """VTES-RUL-04."""
    table = in_phase("master", "blood-doll", B={"ready": {"bob": {"on": ["blood-doll"]}}})
    assert refused(table, "A use blood-doll") is not None


def test_a_blood_doll_is_for_ones_own_vampire() -> None:
    table = in_phase("master", "blood-doll", A={"ready": ["ann"], "hand": ["blood-doll"]})
    go(table, "A play blood-doll")
    assert table.card("blood-doll").host == table.card("ann").uid


def test_a_vessel_may_replace_a_blood_doll() -> None:
    for answer, gone in (("target blood-doll", True), ("done", False)):
        table = in_phase(
            "master",
            "vessel",
            "blood-doll",
            A={"ready": {"ann": {"on": ["blood-doll"]}}, "hand": ["vessel"]},
            B={},
        )
        go(table, "A play vessel", f"A {answer}")
        assert table.gone("blood-doll") is gone
        assert table.card("vessel").host == table.card("ann").uid
        assert table.seat("A").pool == 29


def test_a_trifle_gives_its_action_back_once() -> None:
    """VTES-MASTER-04."""
    hand = ["life-in-the-city", "life-in-the-city"]
    table = in_phase("master", "life-in-the-city", A={"ready": {"ann": 3}, "hand": hand}, B={})
    go(table, "A play life-in-the-city", "A play life-in-the-city")
    assert table.card("ann").counters == 5
    assert table.seat("A").master_actions == 0


def test_villein_moves_blood_to_the_pool() -> None:
    table = in_phase("master", "villein", A={"ready": ["ann"], "hand": ["villein", "villein"]})
    go(table, "A play villein", "A number 5")
    assert (table.seat("A").pool, table.card("ann").counters) == (35, 4)
    go(table, "A play villein", "A number 2")
    assert (table.seat("A").pool, table.card("ann").counters) == (36, 2)  # the second costs 1


def test_villein_takes_what_there_is() -> None:
    table = in_phase("master", "villein", A={"ready": {"ann": 1}, "hand": ["villein"]})
    go(table, "A play villein")
    assert (table.seat("A").pool, table.card("ann").counters) == (31, 0)


def test_villein_needs_blood() -> None:
    table = in_phase("master", "villein", A={"ready": {"ann": 0}, "hand": ["villein"]})
    assert refused(table, "A play villein") == "VTES-SEQ-17"


def test_pentex_keeps_a_minion_from_blocking_until_others_burn_it() -> None:
    table = in_phase(
        "master",
        "pentex-subversion",
        A={"ready": ["ann", "abe"], "hand": ["pentex-subversion"]},
        B={"ready": ["bob", "bea"]},
    )
    go(table, "A play pentex-subversion", "A target bob")
    go(table, "A bleed ann")
    reach(table, "no-attempt")
    assert refused(table, "B block bob") == "VTES-BLOCK-03"
    assert refused(table, "B block bea") is None
    table.finish()
    assert refused(table, "A use pentex-subversion by abe") is None
    while table.state.active == 0:
        table.play("pass")
    reach(table, "minion")
    assert refused(table, "B use pentex-subversion by bob") is not None
    go(table, "B use pentex-subversion by bea")
    assert table.state.action is not None
    assert table.state.action.targets == (0,)
    table.finish()
    assert table.gone("pentex-subversion")


# -- in play by themselves --------------------------------------------------------------------------------


def test_dreams_of_the_sphinx_three_times() -> None:
    table = in_phase(
        "unlock",
        "dreams-of-the-sphinx",
        "bonding",
        edge="A",
        A={"in_play": {"dreams-of-the-sphinx": 1}, "uncontrolled": {"ash": 0}, "library": ["bonding"] * 20},
    )
    go(table, "A use dreams-of-the-sphinx use-2")
    assert table.seat("A").pool == 31
    assert refused(table, "A use dreams-of-the-sphinx") == "VTES-SEQ-16"
    table.card("dreams-of-the-sphinx").locked = False
    go(table, "A use dreams-of-the-sphinx use-3")
    assert table.seat("A").uncontrolled[0].counters == 1
    assert table.ash("A") == ["dreams-of-the-sphinx"]


def test_dreams_of_the_sphinx_enlarge_the_hand_for_a_turn() -> None:
    table = in_phase(
        "minion",
        "dreams-of-the-sphinx",
        "bonding",
        A={"in_play": {"dreams-of-the-sphinx": 0}, "hand": ["bonding"] * 7, "library": ["bonding"] * 20},
    )
    go(table, "A use dreams-of-the-sphinx")
    assert len(table.hand("A")) == 9
    while table.state.active == 0:
        offered = table.offered()
        table.play("pass" if "pass" in offered else offered[0])
    assert len(table.hand("A")) == 7


def test_dreams_need_the_edge_for_pool() -> None:
    table = in_phase("unlock", "dreams-of-the-sphinx", A={"in_play": {"dreams-of-the-sphinx": 0}})
    assert refused(table, "A use dreams-of-the-sphinx use-2") is not None


def test_the_capuchin_replaces_cards() -> None:
    hand = ["visit-from-the-capuchin", "life-in-the-city", *["bonding"] * 5]
    table = in_phase(
        "master",
        "visit-from-the-capuchin",
        "life-in-the-city",
        "bonding",
        A={"ready": {"ann": 3}, "hand": hand, "library": ["bonding"] * 20},
        B={},
    )
    table.seat("A").master_actions = 2
    go(table, "A play visit-from-the-capuchin")
    assert len(table.hand("A")) == 11
    go(table, "A play life-in-the-city")
    assert len(table.hand("A")) == 10
    assert table.card("visit-from-the-capuchin").counters == 3
    reach(table, "discard")
    table.play("A discard bonding")
    assert len(table.hand("A")) == 9
    assert table.card("visit-from-the-capuchin").counters == 2


def test_the_capuchin_leaves_with_the_last_counter() -> None:
    table = in_phase(
        "discard",
        "visit-from-the-capuchin",
        "bonding",
        A={"in_play": {"visit-from-the-capuchin": 1}, "hand": ["bonding"] * 8, "library": ["bonding"] * 5},
    )
    go(table, "A discard bonding")
    assert table.gone("visit-from-the-capuchin")
    assert len(table.hand("A")) == 7


def test_a_wider_view_of_the_crypt() -> None:
    table = in_phase(
        "influence",
        "wider-view",
        A={"in_play": ["wider-view"], "uncontrolled": ["abe"], "crypt": ["ash", "ann"]},
    )
    go(table, "A use wider-view", "A uncontrolled u:abe")
    assert table.seat("A").transfers == 3
    assert table.removed("A") == ["abe"]
    assert refused(table, "A use wider-view use-2") == "VTES-INFL-06"


def test_a_wider_view_is_worth_pool() -> None:
    table = in_phase("influence", "wider-view", A={"in_play": ["wider-view"]})
    go(table, "A use wider-view use-2")
    assert table.seat("A").pool == 32
    assert table.ash("A") == ["wider-view"]


def test_the_troublemaker_locks_and_goes_on() -> None:
    table = in_phase(
        "unlock",
        "anarch-troublemaker",
        A={"in_play": ["anarch-troublemaker"]},
        B={"ready": ["bob", "bea"]},
        C={},
    )
    go(table, "A use anarch-troublemaker", "A target bob", "A done")
    assert table.card("bob").locked
    assert not table.card("bea").locked
    assert table.card("anarch-troublemaker").controller == 1


def test_the_troublemaker_burns_equipment() -> None:
    table = in_phase(
        "unlock",
        "anarch-troublemaker",
        "sport-bike",
        A={"in_play": ["anarch-troublemaker"]},
        B={"ready": {"bob": {"on": ["sport-bike"]}}},
    )
    go(table, "A use anarch-troublemaker use-2")
    assert table.gone("sport-bike")
    assert table.card("anarch-troublemaker").controller == 1


def test_the_troublemaker_works_in_ones_own_unlock_phase() -> None:
    table = in_phase(
        "unlock", "anarch-troublemaker", B={"ready": ["bob"], "in_play": ["anarch-troublemaker"]}
    )
    assert refused(table, "B use anarch-troublemaker") is not None


# -- the Grand Ball -----------------------------------------------------------------------------------------


def ball() -> Table:
    table = in_phase(
        "master",
        "toreador-grand-ball",
        clan="toreador",
        A={"ready": ["ann", "abe"], "hand": ["toreador-grand-ball"]},
    )
    return go(table, "A play toreador-grand-ball", "A target ann")


def test_the_dancers_actions_are_not_blocked() -> None:
    table = ball()
    assert table.card("abe").locked
    go(table, "A hunt ann")
    while table.state.action is not None:
        assert "block bob" not in table.offered()
        table.play("pass")


def test_a_dancers_bleed_can_be_blocked() -> None:
    table = ball()
    go(table, "A bleed ann", "B block bob")


def test_the_host_of_the_ball_stays_locked() -> None:
    table = ball()
    for _ in range(200):
        if table.state.active == 0 and table.state.turn_number > 5 and table.window() == "unlock":
            break
        offered = table.offered()
        table.play("pass" if "pass" in offered else offered[0])
    assert table.card("abe").locked
    assert not table.card("ann").locked


def test_a_ball_needs_two_toreador() -> None:
    table = in_phase(
        "master",
        "toreador-grand-ball",
        clan="toreador",
        A={"ready": ["ann"], "hand": ["toreador-grand-ball"]},
    )
    assert refused(table, "A play toreador-grand-ball") == "VTES-SEQ-17"


def test_nosferatu_are_seen_at_the_ball() -> None:
    table = in_phase(
        "minion",
        "toreador-grand-ball",
        clan="nosferatu",
        B={"ready": ["bob"], "in_play": ["toreador-grand-ball"]},
    )
    go(table, "A use toreador-grand-ball by ann")
    assert numbers.stealth(table.state) == -1


# -- done once --------------------------------------------------------------------------------------------


def test_life_in_the_city_feeds_anybody_ready() -> None:
    table = in_phase("master", "life-in-the-city", A={"hand": ["life-in-the-city"]}, B={"ready": {"bob": 3}})
    go(table, "A play life-in-the-city")
    assert table.card("bob").counters == 4
    none = in_phase("master", "life-in-the-city", A={"hand": ["life-in-the-city"]}, B={"torpor": ["bob"]})
    assert refused(none, "A play life-in-the-city") == "VTES-SEQ-17"


def test_misdirection_locks_a_minion() -> None:
    table = in_phase("master", "misdirection", A={"hand": ["misdirection"]})
    go(table, "A play misdirection")
    assert table.card("bob").locked
    assert table.seat("A").pool == 29


def test_an_open_hand_is_seen_by_all() -> None:
    table = in_phase(
        "minion", "revelations", "bonding", A={"in_play": ["revelations"]}, B={"hand": ["bonding"]}, C={}
    )
    for seat in (0, 2):
        seen: Any = document(view(table.state, Seat(seat)))["seats"]
        assert seen[1]["hand"] == ["bonding"]
        assert ("hand" in seen[0]) is (seat == 0)


# -- from A to M ------------------------------------------------------------------------------------------


def test_a_theater_adds_a_transfer() -> None:
    table = in_phase("influence", "ennoias-theater", A={"in_play": ["ennoias-theater"]})
    go(table, "A use ennoias-theater use-2")
    assert table.seat("A").transfers == 5
    assert refused(table, "A use ennoias-theater") == "VTES-SEQ-16"


def test_a_channel_is_on_the_air_from_the_second_action_on() -> None:
    box = card_box("channel-10", "faceless-night")
    night = ["faceless-night"] * 2
    table = cards_table(
        box=box,
        A={"ready": ["ann", "abe"], "hand": night},
        B={"ready": ["bob"], "in_play": ["channel-10"]},
    )
    go(table, "A bleed abe", "B block bob", "A play faceless-night by abe")
    assert refused(table, "B use channel-10") == "VTES-BLOCK-05"
    go(table, "A bleed ann", "B block bob", "A play faceless-night by ann", "B use channel-10")
    assert table.state.action is not None
    assert table.state.action.intercepts == ((table.card("bob").uid, 2),)


def test_whoever_is_to_find_peace_is_kept_for_two_pool() -> None:
    """VTES-SEQ-06: only by its controller, as the card is played."""
    peace = {"hand": ["golconda-inner-peace"]}
    table = in_phase("master", "golconda-inner-peace", A=peace, B={"ready": ["bob"]})
    go(table, "A play golconda-inner-peace", "B effect golconda-inner-peace by bob")
    assert (table.seat("B").pool, table.card("bob").region) == (28, READY)
    table = in_phase("master", "golconda-inner-peace", A=peace, B={"ready": ["bob"]})
    go(table, "A play golconda-inner-peace", "B pass")
    assert (table.seat("B").pool, table.state.cards) == (39, [])


def test_brujah_maneuver_once_each_combat_while_they_debate() -> None:
    """VTES-COMBAT-13: in whichever round."""
    table = in_phase(
        "minion",
        "brujah-debate",
        A={"ready": ["ann"]},
        B={"ready": ["bob"]},
        C={"in_play": ["brujah-debate"]},
        clan="brujah",
    )
    go(table, "A bleed ann", "B block bob", "A maneuver")
    assert refused(table, "A maneuver") == "VTES-COMBAT-06"
    assert numbers.strength(table.state, table.card("ann")) == 2


def studied_action(*hand: str) -> Table:
    """Ann has Dabbler, and acts with these cards in hand."""
    box = card_box("dabbler", *hand)
    seat = {"ready": {"ann": {"counters": 5, "on": ["dabbler"]}}, "hand": list(hand)}
    return cards_table(box=box, A=seat, B={"ready": ["bob"]})


def test_a_dabbler_learns_from_three_disciplines_in_an_action() -> None:
    table = studied_action("govern-the-unaligned", "lost-in-crowds", "aire-of-elation")
    go(table, "A play govern-the-unaligned by ann", "B block bob")
    go(table, "A play lost-in-crowds by ann", "A play aire-of-elation by ann", "A use dabbler")
    assert table.card("dabbler").used
    assert table.card("ann").locked
    again = studied_action("govern-the-unaligned", "lost-in-crowds", "aire-of-elation")
    go(again, "A play govern-the-unaligned by ann", "B block bob")
    go(again, "A play lost-in-crowds by ann", "A play aire-of-elation by ann", "A use dabbler use-2")
    assert not again.card("ann").locked
    few = studied_action("govern-the-unaligned", "lost-in-crowds")
    go(few, "A play govern-the-unaligned by ann", "B block bob", "A play lost-in-crowds by ann").finish()
    assert few.card("ann").locked


def test_a_monster_unlocks_over_whoever_has_fallen() -> None:
    """Whether it is in torpor or burned."""
    box = card_box("monster")
    box.cards["ann"].more_strength = 8
    table = cards_table(
        box=box, A={"ready": {"ann": {"counters": 5, "on": ["monster"]}}}, B={"ready": {"bob": 1}}
    )
    go(table, "A bleed ann", "B block bob", "A strike", "B strike", "A use monster")
    assert (table.card("bob").region, table.card("ann").locked) == (TORPOR, False)
    assert table.card("ann").counters == 3
    box.cards["ann"].more_strength = 0
    table = cards_table(
        box=box, A={"ready": {"ann": {"counters": 5, "on": ["monster"]}}}, B={"ready": {"bob": 9}}
    )
    go(table, "A bleed ann", "B block bob", "A strike", "B strike").finish()
    assert table.card("ann").locked


def test_allies_do_not_block_whoever_is_free() -> None:
    box = card_box("libertas")
    box.ally("dog")
    box.cards["ann"].sect = ANARCH
    table = cards_table(
        box=box, A={"ready": {"ann": {"on": ["libertas"]}, "abe": {}}}, B={"ready": ["dog", "bob"]}
    )
    go(table, "A bleed ann").pass_until("no-attempt")
    assert refused(table, "B block dog") is not None
    assert refused(table, "B block bob") is None


def test_commanding_others_is_dearer_while_somebody_free_acts() -> None:
    """Only for others, and only while it acts, attempts to block or fights."""
    box = card_box("libertas", "conditioning")
    box.cards["bob"].sect = ANARCH
    table = cards_table(
        box=box,
        A={"ready": {"ann": 5}, "hand": ["conditioning"]},
        B={"ready": {"bob": {"on": ["libertas"]}}},
    )
    go(table, "A bleed ann", "B block bob")
    card = table.state.pool.cards[table.state.pool.kind_of["conditioning"]]
    using = Using(Seat(0), card.kind, 0, table.card("ann").uid)
    assert costs.blood_cost(table.state, card, card.uses[0], using, table.card("ann")) == 2
    table.finish()
    assert costs.blood_cost(table.state, card, card.uses[0], using, table.card("ann")) == 1


def test_the_fear_moves_on_when_it_is_paid() -> None:
    """Also to a vampire in torpor."""
    box = card_box("fear-of-mekhet")
    box.vampire("ira", title=JUSTICAR, capacity=9, clan="ventrue")
    table = cards_table(
        box=box,
        phase="unlock",
        active="B",
        A={"torpor": ["ira"]},
        B={"ready": {"bob": {"counters": 6, "on": ["fear-of-mekhet"]}}},
    )
    assert refused(table, "B pass") == "VTES-SEQ-14"
    go(table, "B use fear-of-mekhet")
    assert table.card("bob").counters == 1
    assert table.card("fear-of-mekhet").host == table.card("ira").uid
    poor = cards_table(
        box=box,
        phase="unlock",
        active="B",
        A={},
        B={"ready": {"bob": {"counters": 4, "on": ["fear-of-mekhet"]}}},
    )
    go(poor, "B use fear-of-mekhet")
    assert sorted(poor.ash("B")) == ["bob", "fear-of-mekhet"]


def test_counters_pay_for_the_equipment_of_anarchs() -> None:
    """VTES-SEQ-07: as it is paid for, even where nothing else could."""
    box = card_box("hackerspace", "44-magnum")
    box.cards["ann"].sect = ANARCH
    table = cards_table(
        box=box,
        A={"ready": ["ann", "abe"], "in_play": {"hackerspace": 2}, "hand": ["44-magnum"], "pool": 1},
        B={},
    )
    assert refused(table, "A play 44-magnum by abe") == "VTES-SEQ-07"
    go(table, "A play 44-magnum by ann", "A number 2")
    assert (table.seat("A").pool, table.card("hackerspace").counters) == (1, 0)
    assert table.card("44-magnum").host == table.card("ann").uid


def test_an_assault_pays_for_each_of_the_fallen() -> None:
    box = card_box("frontal-assault")
    box.cards["ann"].more_strength = 8
    table = cards_table(
        box=box, A={"ready": ["ann"], "in_play": ["frontal-assault"]}, B={"ready": {"bob": 1}}
    )
    go(table, "A use frontal-assault by ann", "A strike", "B strike").finish()
    assert table.card("bob").region == TORPOR
    assert table.seat("A").pool == 31


def test_a_castle_shares_what_two_vampires_have() -> None:
    box = card_box("heidelberg-castle-germany", "44-magnum")
    table = cards_table(
        box=box,
        A={
            "ready": {"ann": {"counters": 8, "on": ["44-magnum"]}, "abe": 2},
            "in_play": ["heidelberg-castle-germany"],
        },
        B={},
    )
    table.play("A use heidelberg-castle-germany", "A target ann", "A number 5", "A target 44-magnum")
    assert (table.card("ann").counters, table.card("abe").counters) == (3, 6)
    assert table.card("44-magnum").host == table.card("abe").uid


def test_hostages_stay_where_they_are_until_they_are_ransomed() -> None:
    """As long as the card is in play; each of them is worth blood to its controller."""
    slug = "carvers-meat-packing-and-storage"
    box = card_box(slug)
    box.vampire("ned", capacity=3)
    table = cards_table(
        box=box, A={"ready": {"ann": 5}, "in_play": [slug]}, B={"ready": {"bob": 9, "ned": 3}}, phase="master"
    )
    zones.to_torpor(table.state, table.card("ned"))
    steps.settle(table.state)
    go(table, f"A use {slug}")
    assert table.card("ann").counters == 6
    ned = table.card("ned")
    assert notes.noted(table.state, notes.HOSTAGE, ned.uid)
    zones.leave_torpor(table.state, ned)
    assert ned.region == TORPOR
    go(table, "A pass").pass_until("unlock")
    go(table, f"B use {slug} use-2")
    assert table.card("bob").counters == 7
    zones.leave_torpor(table.state, table.card("ned"))
    assert table.card("ned").region == READY


def test_a_life_boon_keeps_somebody_in_the_game_and_costs_her_pool() -> None:
    """VTES-OUST-01: whoever is not saved is ousted when all have passed."""
    box = card_box("life-boon")
    situation: dict[str, Any] = {
        "A": {"ready": ["ann"]},
        "B": {"ready": ["bob"], "pool": 1},
        "C": {"hand": ["life-boon"]},
    }
    table = cards_table(box=box, **situation)
    assert refused(table, "C play life-boon") == "VTES-OUST-01"
    go(table, "A bleed ann", "C play life-boon", "C number 4")
    table.pass_until("unlock")
    assert (table.seat("B").pool, table.seat("C").pool) == (4, 26)
    go(table, "C use life-boon")
    assert (table.seat("B").pool, table.seat("C").pool) == (3, 27)
    lost = cards_table(box=box, **situation)
    go(lost, "A bleed ann").pass_until("would-be-ousted")
    assert not lost.seat("B").out
    lost.play("C pass")
    assert lost.seat("B").out
    assert (lost.seat("A").points, lost.seat("A").pool) == (2, 36)


def test_garibaldi_meucci_museum_exchanges_a_card_and_ends_a_combat_of_anarchs() -> None:
    """garibaldi-meucci-museum: for a card that requires an Anarch; and before range is determined."""
    box = card_box("garibaldi-meucci-museum", "blur", "power-of-one")
    for name in ("ana", "avi"):
        box.vampire(name, capacity=5, sect=ANARCH)
    museum = {"in_play": ["garibaldi-meucci-museum"], "hand": ["blur"], "ash": ["power-of-one", "blur"]}
    table = cards_table(box=box, phase="unlock", A={"ready": ["ana"], **museum}, B={"ready": ["avi"]})
    go(table, "A use garibaldi-meucci-museum")
    assert (table.hand("A"), sorted(table.ash("A"))) == (["power-of-one"], ["blur", "blur"])
    table = cards_table(box=box, A={"ready": ["ana"], **museum}, B={"ready": ["avi"]})
    go(table, "A bleed ana", "B block avi", "A use garibaldi-meucci-museum use-2").finish()
    assert (table.card("ana").counters, table.card("avi").counters) == (5, 5)
