"""Contests, titles, sects and traits (VTES-CONTEST, VTES-TITLE, VTES-SECT)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import CONTESTED, READY, TORPOR
from noctuary.games.vtes.rules import contests, sects, titles, zones
from noctuary.kernel.ids import Seat
from tests.vtes_table import Box, Does, Table, place, vtes_table


def next_turn(table: Table) -> Table:
    seat = table.state.active
    while not table.match.over and table.state.active == seat:
        offered = table.offered()
        table.match.play_text(next(text for text in ("pass", "done", *offered) if text in offered))
    return table


# -- unique cards -----------------------------------------------------------------------------------------


def rivals() -> Table:
    """A and B both control Ann, with a sword and a pact on A's."""
    box = Box()
    box.library("sword", kinds.EQUIPMENT, stays=kinds.ON_CARD)
    lying = {"counters": 3, "locked": True, "on": ["sword"]}
    return vtes_table(box, A={"ready": {"ann": lying}}, B={"ready": ["ann"]}, C={})


def test_copies_under_two_controllers_are_contested_with_everything_on_them() -> None:
    """VTES-CONTEST-01, VTES-SETUP-06: out of play."""
    table = rivals()
    assert {card.region for card in table.state.cards} == {CONTESTED}
    assert "bleed A:ann" not in table.offered()


def test_a_further_copy_joins_at_once() -> None:
    """VTES-CONTEST-01."""
    table = rivals()
    place(table.state, table.seat("C").seat, "ann", READY)
    table.offered()
    assert table.card("C:ann").region == CONTESTED


def test_names_decide_and_what_is_not_unique_does_not_contest() -> None:
    """VTES-CONTEST-05, VTES-SECT-04."""
    box = Box()
    box.vampire("ann")
    box.vampire("ann--adv", advanced=True)
    box.vampire("twin", traits_mask=kinds.NON_UNIQUE)
    table = vtes_table(box, A={"ready": ["ann", "twin"]}, B={"ready": ["ann--adv", "twin"]})
    assert table.card("ann").region == table.card("ann--adv").region == CONTESTED
    assert table.card("A:twin").region == READY


def test_nobody_contests_with_herself() -> None:
    """VTES-CONTEST-02: forced, the incoming copy is burned; playing a second one is illegal."""
    box = Box()
    use = UseOf(1 << kinds.MASTER_PHASE, [Does(lambda s, u: None)], types=kinds.MASTER)
    box.library("tower", kinds.MASTER, use, unique=True, stays=kinds.IN_PLAY)
    table = vtes_table(box, phase="master", A={"in_play": ["tower"], "hand": ["tower"]}, B={})
    assert table.refusal("play tower") == "VTES-CONTEST-02"
    old = table.card("tower").uid
    place(table.state, table.seat("A").seat, "tower", kinds.IN_PLAY)
    table.offered()
    assert table.card("tower").uid == old
    assert table.ash("A") == ["tower"]


def test_pay_or_yield_in_every_unlock_phase() -> None:
    """VTES-CONTEST-03, VTES-UNLOCK-09."""
    table = next_turn(rivals())
    assert table.refusal("pass") == "VTES-CONTEST-03"
    table.play("B pay-contest B:ann")
    assert table.seat("B").pool == 29
    assert table.refusal("pay-contest B:ann") == "VTES-CONTEST-03"
    while table.state.active != 0:
        next_turn(table)
    table.play("A yield A:ann")
    assert sorted(table.ash("A")) == ["ann", "sword"]


def test_the_last_copy_comes_back_in_the_next_unlock_phase() -> None:
    """VTES-CONTEST-04: face up, unlocked, with what lies on it."""
    table = next_turn(rivals()).play("B yield B:ann")
    assert table.card("ann").region == CONTESTED
    while table.state.active != 0:
        next_turn(table)
    ann = table.card("ann")
    assert (ann.region, ann.locked, ann.counters) == (READY, False, 3)
    assert table.card("sword").region == kinds.ON_CARD


def test_the_last_pool_paid_for_a_contest_ousts() -> None:
    """VTES-CONTEST-03."""
    table = next_turn(rivals())
    table.seat("B").pool = 1
    table.play("B pay-contest B:ann")
    assert table.seat("B").out
    assert contests.own_copy(table.state, table.seat("A").seat, table.card("ann").kind)


# -- titles -----------------------------------------------------------------------------------------------


def prince(box: Box, slug: str, city: str = "Paris", **more: Any) -> None:
    box.vampire(slug, **{"title": kinds.PRINCE, "city": city, **more})


def two_princes(**more: Any) -> Table:
    box = Box()
    prince(box, "ann")
    prince(box, "bob")
    return vtes_table(box, A={"ready": ["ann"]}, B={"ready": {"bob": more.get("blood", 5)}}, C={})


def test_one_title_at_most_and_only_where_the_sect_fits() -> None:
    """VTES-TITLE-01: it sleeps otherwise, gives no votes, does not count as titled."""
    box = Box()
    prince(box, "ann")
    s = vtes_table(box, A={"ready": ["ann"]}, B={}).state
    ann = s.cards[0]
    assert (numbers.title(s, ann), numbers.votes(s, ann)) == (kinds.PRINCE, 2)
    sects.become(s, ann, kinds.ANARCH)
    assert (numbers.title(s, ann), numbers.votes(s, ann)) == (kinds.NO_TITLE, 0)
    sects.become(s, ann, kinds.CAMARILLA)
    assert numbers.title(s, ann) == kinds.PRINCE
    titles.grant(s, ann, kinds.JUSTICAR)
    assert (numbers.title(s, ann), numbers.votes(s, ann)) == (kinds.JUSTICAR, 3)


@pytest.mark.parametrize(
    ("one", "other", "contested"),
    [
        ({"title": kinds.PRINCE, "city": "Paris"}, {"title": kinds.PRINCE, "city": "Paris"}, True),
        ({"title": kinds.PRINCE, "city": "Paris"}, {"title": kinds.PRINCE, "city": "Lyon"}, False),
        (
            {"title": kinds.PRINCE, "city": "Paris"},
            {"title": kinds.BARON, "city": "Paris", "sect": kinds.ANARCH},
            True,
        ),
        ({"title": kinds.JUSTICAR}, {"title": kinds.JUSTICAR}, True),
        ({"title": kinds.JUSTICAR}, {"title": kinds.JUSTICAR, "clan": "ventrue"}, False),
        ({"title": kinds.INNER_CIRCLE}, {"title": kinds.INNER_CIRCLE}, True),
        ({"title": kinds.REGENT, "sect": 1}, {"title": kinds.REGENT, "sect": 1, "clan": "ventrue"}, True),
        ({"title": kinds.PRIMOGEN}, {"title": kinds.PRIMOGEN}, False),
        ({"title": kinds.BISHOP, "sect": 1}, {"title": kinds.BISHOP, "sect": 1}, False),
        ({"title": kinds.CARDINAL, "sect": 1}, {"title": kinds.CARDINAL, "sect": 1}, False),
    ],
)
def test_which_titles_are_unique(one: dict[str, Any], other: dict[str, Any], contested: bool) -> None:
    """VTES-TITLE-03: also between two vampires of one Methuselah (VTES-TITLE-04)."""
    box = Box()
    box.vampire("ann", **one)
    box.vampire("bob", **other)
    table = vtes_table(box, A={"ready": ["ann", "bob"]}, B={})
    assert table.card("ann").title_contested is contested
    assert table.card("bob").title_contested is contested


def test_a_contested_title_works_for_nobody_and_costs_blood() -> None:
    """VTES-TITLE-04, VTES-UNLOCK-09."""
    table = two_princes()
    assert numbers.votes(table.state, table.card("ann")) == 0
    next_turn(table)
    assert table.refusal("pass") == "VTES-TITLE-04"
    table.play("B pay-contest bob")
    assert table.card("bob").counters == 4
    next_turn(table)
    while table.state.active != 1:
        if table.state.active == 0:
            table.play("A yield ann")
        next_turn(table)
    assert numbers.title(table.state, table.card("ann")) == kinds.NO_TITLE
    assert numbers.title(table.state, table.card("bob")) == kinds.PRINCE


def test_without_blood_or_in_torpor_it_must_yield() -> None:
    """VTES-TITLE-04."""
    table = next_turn(two_princes(blood=0))
    assert numbers.held_title(table.state, table.card("bob")) == kinds.NO_TITLE
    table = two_princes()
    zones.to_torpor(table.state, table.card("bob"))
    assert next_turn(table).card("bob").title == kinds.NO_TITLE
    assert table.card("bob").region == TORPOR


def test_a_new_title_or_another_sect_yields_a_contested_one() -> None:
    """VTES-TITLE-05: a title card on it is burned."""
    box = Box()
    prince(box, "ann")
    prince(box, "bob")
    box.library("crown", kinds.POLITICAL, keywords=kinds.TITLE_CARD, stays=kinds.ON_CARD)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["crown"]}}}, B={"ready": ["bob"]})
    assert table.card("ann").title_contested
    titles.grant(table.state, table.card("ann"), kinds.PRIMOGEN)
    assert table.gone("crown")
    assert not table.card("ann").title_contested
    sects.become(table.state, table.card("bob"), kinds.SABBAT)
    assert numbers.held_title(table.state, table.card("bob")) == kinds.NO_TITLE


# -- sects and traits -------------------------------------------------------------------------------------


def test_exactly_one_sect_the_printed_one_unless_changed() -> None:
    """VTES-SECT-01, VTES-SECT-02: changing it changes no clan."""
    box = Box()
    box.vampire("ann", sect=kinds.SABBAT)
    s = vtes_table(box, A={"ready": ["ann"]}, B={}).state
    ann = s.cards[0]
    assert numbers.sect(s, ann) == kinds.SABBAT
    sects.become(s, ann, kinds.ANARCH)
    assert sects.is_anarch(s, ann)
    assert numbers.clan(s, ann) == 0


def test_black_hand_and_path_are_traits_not_titles() -> None:
    """VTES-SECT-03."""
    box = Box()
    box.vampire("ann", traits_mask=kinds.BLACK_HAND, path="cathari", sect=kinds.SABBAT)
    s = vtes_table(box, A={"ready": ["ann"]}, B={}).state
    assert numbers.has_trait(s, s.cards[0], kinds.BLACK_HAND)
    assert numbers.title(s, s.cards[0]) == kinds.NO_TITLE
    assert s.pool.cards[0].path == "cathari"


def slave_box() -> Box:
    box = Box()
    box.vampire("rocky", clan="gargoyle", slave_of=3)
    box.vampire("tess", clan="tremere")
    return box


def test_a_slave_takes_no_directed_actions_without_its_master() -> None:
    """VTES-SECT-04."""
    table = vtes_table(slave_box(), A={"ready": ["rocky"], "torpor": ["tom"]}, B={"torpor": ["tim"]})
    assert table.refusal("bleed rocky") == "VTES-SECT-04"
    assert table.refusal("diablerise rocky tim") == "VTES-SECT-04"
    assert table.refusal("diablerise rocky tom") is None
    assert table.refusal("hunt rocky") is None
    table = vtes_table(slave_box(), A={"ready": ["rocky", "tess"]}, B={})
    assert table.refusal("bleed rocky") is None


def test_a_slave_may_fight_in_the_place_of_its_blocked_master() -> None:
    """VTES-SECT-04: it locks, the acting vampire unlocks."""
    table = vtes_table(slave_box(), A={"ready": ["tess", "rocky"]}, B={"ready": ["bob"]})
    table.play("A bleed tess", "B block bob")
    assert table.asked() == ("A", "vtes-ask-serve")
    table.play("A yes")
    assert table.state.combat is not None
    assert table.state.combat.sides[0].uid == table.card("rocky").uid
    assert (table.card("tess").locked, table.card("rocky").locked) == (False, True)
    table.finish()
    assert table.card("tess").counters == 5
    no = vtes_table(slave_box(), A={"ready": ["tess", "rocky"]}, B={"ready": ["bob"]})
    no.play("A bleed tess", "B block bob", "A no")
    assert no.state.combat is not None
    assert no.state.combat.sides[0].uid == no.card("tess").uid


def test_red_list_is_a_trait_only() -> None:
    """VTES-RUL-22, VTES-SECT-08: nobody is marked, no trophies are fetched."""
    box = Box()
    box.vampire("outlaw", traits_mask=kinds.RED_LIST)
    table = vtes_table(box, phase="master", A={}, B={"ready": ["outlaw"]})
    assert numbers.has_trait(table.state, table.card("outlaw"), kinds.RED_LIST)
    assert table.offered() == ["pass"]


def test_older_is_higher_capacity_and_never_below_one() -> None:
    """VTES-SECT-05."""
    table = vtes_table(A={"ready": {"ann": {"capacity": -9}}}, B={})
    assert numbers.capacity(table.state, table.card("ann")) == 1
    assert table.card("ann").counters == 1  # the rest went to the bank (VTES-SETUP-10)


def test_allies_have_no_sect_clan_or_title() -> None:
    """VTES-SECT-06."""
    box = Box()
    box.ally("dog")
    s = vtes_table(box, A={"ready": ["dog"]}, B={}).state
    dog = s.cards[0]
    assert numbers.sect(s, dog) == -1
    assert numbers.clan(s, dog) == -1
    assert numbers.title(s, dog) == kinds.NO_TITLE


def test_a_stolen_blocker_ends_the_attempt_a_stolen_actor_not_the_action() -> None:
    """VTES-SECT-07: everything on it follows, the lock state stays."""
    box = Box()

    def steal(s: Any, using: Any) -> None:
        zones.change_control(s, next(c for c in s.cards if c.uid == s.action.blocker), Seat(2))

    charm = UseOf(1 << kinds.ATTEMPT, [Does(steal)], types=kinds.MODIFIER)
    box.library("charm", kinds.MODIFIER, charm)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["charm"]}, B={"ready": ["bob"]}, C={})
    table.play("A bleed ann", "B block bob", "A play charm by ann")
    assert table.state.combat is None
    assert (table.card("bob").controller, table.card("bob").locked) == (2, False)
    assert table.seat("B").pool == 29
