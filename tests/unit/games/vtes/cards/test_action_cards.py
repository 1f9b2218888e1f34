"""Action cards that do more than the pieces they are made of: several Disciplines, turned combats, grants."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.going_on import LONG
from noctuary.games.vtes.kinds import (
    ANARCH,
    BARON,
    CAMARILLA,
    COMBAT,
    DISCIPLINE_CODES,
    NO_TITLE,
    STERILE,
    STRIKE,
)
from noctuary.games.vtes.rules import expiry, titles, zones
from noctuary.kernel.ids import Seat
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Table


def anarch(slug: str, *disciplines: str) -> Table:
    box = card_box(slug)
    box.vampire("cid", disciplines=dict.fromkeys(disciplines, 1), sect=ANARCH)
    return cards_table(box=box, A={"ready": ["cid"], "hand": [slug]})


def test_illegalism_with_all_its_disciplines() -> None:
    """One more bleed and stealth, and the vampire unlocks if the bleed succeeds."""
    table = anarch("illegalism", "cel", "chi", "pre")
    go(table, "A play illegalism by cid use-7")
    assert numbers.stealth(table.state) == 1
    table.finish()
    assert table.seat("B").pool == 28
    assert not table.card("cid").locked


def test_the_target_of_a_deep_song_counts_as_acting() -> None:
    """It is locked, and it chooses its strike first (VTES-STRIKE-01)."""
    table = cards_table("deep-song", A={"ready": ["ann"], "hand": ["deep-song"]})
    go(table, "A play deep-song by ann use-2")
    reach(table, "strike")
    assert table.asked()[0] == "B"
    assert table.card("bob").locked


def test_a_show_of_force_that_is_blocked() -> None:
    """The strength can be had in the combat with the blocker, before the first range."""
    table = cards_table("show-of-force", A={"ready": ["ann"], "hand": ["show-of-force"]})
    go(table, "A play show-of-force by ann use-2", "B block bob")
    reach(table, "before-range")
    go(table, "A effect show-of-force by ann use-2", "A strike", "B strike").finish()
    assert table.card("bob").counters == 9 - 3


def test_titled_vampires_cannot_block_propaganda() -> None:
    table = cards_table(
        "propaganda", A={"ready": ["ann"], "hand": ["propaganda"]}, B={"ready": ["bob", "bea"]}
    )
    go(table, "A play propaganda by ann use-2")
    reach(table, "no-attempt")
    assert refused(table, "B block bob") == "VTES-BLOCK-03"
    assert refused(table, "B block bea") is None
    go(table, "B target bea").finish()
    assert table.card("bea").locked
    assert table.seat("B").pool == 28


def test_two_armies_of_rats_take_one_pool() -> None:
    table = cards_table(
        "army-of-rats", phase="discard", A={"in_play": ["army-of-rats", "army-of-rats#2"]}, active="B"
    )
    while table.state.active != 0 or table.window() != "minion":
        if table.window() == "unlock" and any("army" in one for one in table.offered()):
            table.play(next(one for one in table.offered() if "army" in one))
        else:
            table.play("pass")
    assert table.seat("B").pool == 29


def test_preternatural_strength_leaves_the_signpost_alone() -> None:
    """The card that it names cannot be played by its bearer; others can (VTES-SEQ-01)."""
    box = card_box("preternatural-strength")
    sign = box.library("torn-signpost", COMBAT, UseOf(1 << STRIKE, types=COMBAT))
    sign.name = "Torn Signpost"
    table = cards_table(
        box=box,
        A={"ready": {"ann": {"on": ["preternatural-strength"]}}, "hand": ["torn-signpost"]},
        B={"ready": ["bob"], "hand": ["torn-signpost"]},
    )
    assert numbers.strength(table.state, table.card("ann")) == 2
    go(table, "A bleed ann", "B block bob")
    reach(table, "strike")
    assert refused(table, "A play torn-signpost by ann") == "VTES-SEQ-01"
    go(table, "A strike")
    assert refused(table, "B play torn-signpost by bob") is None


# -- library cards that become vampires ---------------------------------------------------------------------


def made(slug: str, **more: object) -> Table:
    """The maker has made a vampire of the card, with a Discipline card of its library."""
    box = card_box(slug, "potence", "protean", "bonding")
    box.vampire("cid", capacity=7, sect=ANARCH, title=BARON, city="Oslo", clan="malkavian")
    hand = [slug, *["bonding"] * 6]
    mine = {"ready": ["cid"], "hand": hand, "library": ["potence", "bonding"], "ash": ["protean"]}
    table = cards_table(box=box, A=mine, **more)
    go(table, f"A play {slug} by cid")
    return table


def test_the_childe_is_an_anarch_of_its_makers_clan() -> None:
    """1 capacity and the Discipline card make 2; it must hunt before anybody does anything else."""
    table = made("childe-of-the-revolution")
    go(table, "A fetch potence hand")
    reach(table, "minion")
    childe = table.card("childe-of-the-revolution")
    assert numbers.clan(table.state, childe) == numbers.clan(table.state, table.card("cid"))
    assert numbers.sect(table.state, childe) == ANARCH
    assert numbers.capacity(table.state, childe) == 2
    assert numbers.discipline(table.state, childe, DISCIPLINE_CODES.index("pot")) == 1
    assert table.card("cid").counters == 6
    childe.counters += 1
    table.state.bank += 1
    assert refused(table, "A bleed childe-of-the-revolution") == "VTES-ACT-03"
    go(table, "A hunt childe-of-the-revolution").finish()
    childe.locked = False
    assert refused(table, "A bleed childe-of-the-revolution") is None


def test_a_childe_burned_is_a_library_card_again() -> None:
    table = made("childe-of-the-revolution")
    go(table, "A fetch protean ash")
    reach(table, "minion")
    zones.burn(table.state, table.card("childe-of-the-revolution"))
    assert sorted(table.ash("A")) == ["childe-of-the-revolution", "protean"]


def test_two_childer_are_no_rivals() -> None:
    """They are not unique (VTES-CONTEST-05)."""
    table = cards_table(
        "childe-of-the-revolution",
        A={"ready": {"childe-of-the-revolution": 1}},
        B={"ready": {"childe-of-the-revolution": 1}},
    )
    go(table, "A hunt A:childe-of-the-revolution")
    assert all(not card.contested for card in table.state.cards)


def test_a_sterile_baron_has_no_childe() -> None:
    """VTES-SECT-04."""
    box = card_box("childe-of-the-revolution")
    box.vampire("cid", sect=ANARCH, title=BARON, city="Oslo", traits_mask=STERILE)
    table = cards_table(box=box, A={"ready": ["cid"], "hand": ["childe-of-the-revolution"]})
    assert refused(table, "A play childe-of-the-revolution by cid") is not None


# -- Fee Stakes ---------------------------------------------------------------------------------------------


def test_a_fee_stake_makes_a_baron_until_it_is_burned() -> None:
    """The title goes with the card; in the referendum non-Anarch titles are worth 1 vote less."""
    box = card_box("fee-stake-perth")
    box.vampire("cid", capacity=5, sect=ANARCH)
    table = cards_table(
        box=box, A={"ready": ["cid", "ann"], "hand": ["fee-stake-perth"]}, B={"ready": ["bob"]}
    )
    go(table, "A play fee-stake-perth by cid").finish()
    cid, ann = table.card("cid"), table.card("ann")
    assert numbers.title(table.state, cid) == BARON
    assert titles.city(table.state, cid) == "Perth"
    go(table, "A use fee-stake-perth by ann", "A vote ann for")
    assert table.state.referendum is not None
    assert table.state.referendum.cast == ((ann.uid, 1, 1),)
    assert numbers.votes(table.state, cid) == 2
    table.finish()
    assert table.gone("fee-stake-perth")
    assert numbers.title(table.state, cid) == NO_TITLE


def test_two_barons_of_one_city_contest_the_title() -> None:
    """VTES-TITLE-03: while they do, the card lies face down (VTES-TITLE-05)."""
    box = card_box("fee-stake-perth")
    box.vampire("cid", capacity=5, sect=ANARCH)
    box.vampire("dan", capacity=5, sect=ANARCH, title=BARON, city="Perth")
    table = cards_table(box=box, A={"ready": ["cid"], "hand": ["fee-stake-perth"]}, B={"ready": ["dan"]})
    go(table, "A play fee-stake-perth by cid").finish()
    assert table.card("cid").title_contested
    assert table.card("dan").title_contested


def test_the_baron_of_seattle_has_a_vote_more_as_a_gangrel() -> None:
    """In referendums that he calls himself (fee-stake-seattle)."""
    table = cards_table(
        "fee-stake-seattle",
        "casey-snyder",
        A={"ready": {"casey-snyder": {"on": ["fee-stake-seattle"]}}},
        B={"ready": ["bob"]},
    )
    casey = table.card("casey-snyder")
    assert numbers.votes(table.state, casey) == 2
    go(table, "A use fee-stake-seattle by casey-snyder")
    reach(table, "polling")
    assert numbers.votes(table.state, casey) == 3


# -- others -------------------------------------------------------------------------------------------------


def test_heroic_might_burns_equipment_by_a_strike() -> None:
    table = cards_table(
        "heroic-might",
        "kevlar-vest",
        A={"ready": {"ann": {"on": ["heroic-might"]}}},
        B={"ready": {"bob": {"on": ["kevlar-vest"]}}},
    )
    go(table, "A bleed ann", "B block bob", "A use heroic-might", "B strike").finish()
    assert table.gone("kevlar-vest")


def test_smash_and_grab_bleeds_with_dementation() -> None:
    table = anarch("smash-and-grab", "dem")
    go(table, "A play smash-and-grab by cid use-2").finish()
    assert table.seat("B").pool == 28


def test_shattering_burns_an_event_undirected() -> None:
    """Whoever controls it: prey and predator may block."""
    box = card_box("shattering", "the-unmasking")
    box.vampire("cid", disciplines={"dem": 1}, sect=ANARCH)
    table = cards_table(
        box=box,
        A={"ready": ["cid"], "hand": ["shattering"]},
        B={"ready": ["bob"], "in_play": ["the-unmasking"]},
    )
    go(table, "A play shattering by cid use-2")
    assert table.state.action is not None
    assert table.state.action.targets == ()
    assert numbers.stealth(table.state) == 2
    table.finish()
    assert table.gone("the-unmasking")


def test_creeping_sabotage_costs_more_with_each_copy() -> None:
    slug = "creeping-sabotage"
    table = cards_table(slug, "baixinho", A={"ready": {"baixinho": 2}, "hand": [slug], "in_play": [slug]})
    go(table, f"A play {slug} by baixinho").finish()
    assert table.card("baixinho").counters == 1


def test_corruption_steals_a_minion_once_its_counters_reach_the_capacity() -> None:
    box = card_box("corruption")
    box.clans.append("ministry")
    box.vampire("sid", clan="ministry")
    table = cards_table(
        box=box,
        A={"ready": ["sid"], "hand": ["corruption"]},
        B={"ready": {"ash": {"corruption": (0, 0, 0)}}},
    )
    go(table, "A play corruption by sid", "A yes").finish()
    assert table.card("ash").controller == 0
    assert table.card("ash").corruption == ()


def test_aranthebes_tames_young_vampires_while_unlocked() -> None:
    """aranthebes-the-immortal: capacity 4 or less, and only against its controller."""
    slug = "aranthebes-the-immortal"
    for locked, bled in ((False, 0), (True, 1)):
        table = cards_table(
            slug, A={"ready": ["ash"]}, B={"in_play": {slug: {"locked": locked}}, "ready": ["bob"]}
        )
        go(table, "A bleed ash")
        assert numbers.action_bleed(table.state) == bled


def test_aranthebes_goes_back_into_the_library_of_its_owner() -> None:
    slug = "aranthebes-the-immortal"
    table = cards_table(slug, A={"ready": ["ann", "ash"]}, B={"in_play": [slug], "ready": ["bob"]})
    assert refused(table, f"A use {slug} use-3 by ash") is not None
    go(table, f"A use {slug} use-2 by ann").finish()
    assert table.gone(slug)
    assert len(table.seat("B").library) + len(table.seat("B").hand) == 1


def test_the_status_perfectus_sends_another_anarch_after_the_block() -> None:
    """the-status-perfectus: the acting minion cannot strike in the first round of that combat."""
    slug = "the-status-perfectus"
    box = card_box(slug)
    for name in ("cid", "dan"):
        box.vampire(name, sect=ANARCH)
    table = cards_table(box=box, A={"ready": ["ann"]}, B={"ready": ["cid", "dan"], "in_play": [slug]})
    go(table, "A bleed ann", "B block cid", "A strike", "B strike", f"B use {slug} use-2")
    reach(table, "strike")
    assert table.asked()[0] == "B"
    assert table.card("dan").locked
    go(table, "B strike").finish()
    assert table.card("ann").counters == 9 - 2
    assert table.card("dan").counters == 5


def test_open_war_ends_with_its_fourth_counter() -> None:
    """Whoever puts it there, its controller gains the pool."""
    table = cards_table("open-war", phase="master", A={}, B={"in_play": {"open-war": 3}, "ready": ["bob"]})
    go(table, "A use open-war use-3")
    assert table.gone("open-war")
    assert table.seat("A").pool == 29
    assert table.seat("B").pool == 34


def test_chameleon_costs_the_capacity_of_its_target() -> None:
    """Only one that can be paid for and came into play since the last minion phase can be chosen."""
    box = card_box("chameleon")
    box.vampire("cid", capacity=6, sect=ANARCH, title=BARON, city="Oslo")
    new = {"since": 5}
    table = cards_table(
        box=box,
        A={"ready": {"cid": 4}, "hand": ["chameleon"]},
        B={"ready": {"ash": new, "eve": new, "dan": {"since": 3, "capacity": -2}}},
    )
    table.seat("A").last_turn = 3
    go(table, "A play chameleon by cid").finish()
    assert table.card("ash").controller == 0
    assert numbers.sect(table.state, table.card("ash")) == ANARCH
    assert table.card("cid").counters == 0


def test_field_training_goes_with_another_sect() -> None:
    """The pupil is Anarch and knows more while it lasts; another sect burns the card."""
    slug = "field-training"
    box = card_box(slug)
    box.vampire("cid", sect=ANARCH, disciplines={"pot": 2})
    table = cards_table(box=box, A={"ready": ["cid", "ash"], "hand": [slug]})
    go(table, f"A play {slug} by cid").finish()
    ash = table.card("ash")
    assert not table.card("cid").locked
    assert numbers.sect(table.state, ash) == ANARCH
    assert numbers.discipline(table.state, ash, DISCIPLINE_CODES.index("pot")) == 1
    expiry.last(table.state, numbers.SECT, ash.uid, CAMARILLA, expiry.END_OF_TURN, ash.kind)
    go(table, "A bleed cid")
    assert table.gone(slug)


# -- Gift of Proteus ----------------------------------------------------------------------------------------


def gifted(cards: int) -> Table:
    """Casey has the gift with so many Fleshes of Marble face down on it, and a full hand."""
    known = ("flesh-of-marble", "gift-of-proteus", "casey-snyder", "bonding")  # the first one is number 0
    gift = {"gift-of-proteus": {"under": (0,) * cards, "under_of": (0,) * cards}}
    return cards_table(
        *known,
        A={
            "ready": {"casey-snyder": {"on": gift}},
            "hand": ["bonding"] * 7,
            "library": ["bonding"] * 9,
        },
    )


def test_a_card_on_the_gift_is_played_as_if_from_hand() -> None:
    """Nothing is drawn for it, and without cards the gift is burned."""
    table = gifted(1)
    go(table, "A bleed casey-snyder", "B block bob")
    go(table, "A play flesh-of-marble by casey-snyder", "A strike", "B strike")
    reach(table, "minion")
    assert table.gone("gift-of-proteus")
    assert sorted(table.ash("A")) == ["flesh-of-marble", "gift-of-proteus"]
    assert len(table.seat("A").hand) == 7
    assert len(table.seat("A").library) == 9


def test_what_lies_on_a_gift_that_is_burned_is_burned_with_it() -> None:
    table = gifted(2)
    zones.burn(table.state, table.card("gift-of-proteus"))
    assert sorted(table.ash("A")) == ["flesh-of-marble", "flesh-of-marble", "gift-of-proteus"]


# -- what chance seldom reaches -----------------------------------------------------------------------------


def test_tier_of_souls_helps_to_bleed_the_prey() -> None:
    """Not whoever else is bled (tier-of-souls)."""
    table = cards_table(
        "tier-of-souls", A={"ready": {"ann": {"counters": 5}}, "hand": ["tier-of-souls"]}, C={}
    )
    go(table, "A play tier-of-souls by ann use-2").finish()
    ann = table.card("ann")
    assert (ann.counters, table.card("bob").counters) == (6, 8)
    ann.locked, ann.done = False, ()
    assert refused(table, "A play tier-of-souls by ann use-2") is not None
    go(table, "A bleed ann")
    assert numbers.action_bleed(table.state) == 2
    assert table.state.action is not None
    table.state.action.targets = (Seat(2),)
    assert numbers.action_bleed(table.state) == 1


def test_skullduggery_maneuvers_if_it_is_blocked() -> None:
    table = anarch("skullduggery", "obf")
    go(table, "A play skullduggery by cid")
    assert numbers.stealth(table.state) == 1
    assert table.state.action is not None
    table.state.action.stealth = 0
    go(table, "B block bob")
    reach(table, "maneuvers")
    go(table, "A effect skullduggery by cid")
    assert table.state.combat is not None
    assert table.state.combat.range == LONG


def test_a_biothaumaturgic_experiment_makes_a_minion_strong_and_quick() -> None:
    """Once in each combat it maneuvers (biothaumaturgic-experiment)."""
    slug = "biothaumaturgic-experiment"
    table = cards_table(slug, A={"ready": {"ann": {"on": [slug]}}})
    assert numbers.strength(table.state, table.card("ann")) == 2
    go(table, "A bleed ann", "B block bob")
    reach(table, "maneuvers")
    go(table, f"A use {slug}")
    assert table.state.combat is not None
    assert table.state.combat.range == LONG
    assert refused(table, f"A use {slug}") is not None
