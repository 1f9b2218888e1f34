"""Contests, titles, sects and traits (VTES-CONTEST, VTES-TITLE, VTES-SECT)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import happenings, kinds, numbers
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.kinds import CONTESTED, READY, TORPOR
from noctuary.games.vtes.needs import Needs
from noctuary.games.vtes.rules import contests, damage, sects, titles, zones
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from tests.tables.vtes_table import Adds, Box, Does, Table, When, place, vtes_table


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


def test_not_even_while_the_first_copy_is_contested() -> None:
    """VTES-CONTEST-02: neither by playing a card nor by influence (VTES-INFL-08)."""
    box = Box()
    use = UseOf(1 << kinds.MASTER_PHASE, [Does(lambda s, u: None)], types=kinds.MASTER)
    box.library("tower", kinds.MASTER, use, unique=True, stays=kinds.IN_PLAY)
    table = vtes_table(
        box, phase="master", A={"in_play": ["tower"], "hand": ["tower"]}, B={"in_play": ["tower"]}
    )
    assert table.card("A:tower").region == CONTESTED
    assert table.refusal("play tower") == "VTES-CONTEST-02"
    table = vtes_table(
        phase="influence", A={"ready": ["ann"], "uncontrolled": {"ann#2": 5}}, B={"ready": ["ann"]}
    )
    assert table.card("A:ann").region == CONTESTED
    assert table.refusal("arrive u:ann") is not None


def test_entering_effects_are_done_before_the_contest() -> None:
    """VTES-CONTEST-01, VTES-INFL-08."""
    seen: list[int] = []
    box = Box()
    ann = box.vampire("ann")
    ann.triggers = [When(happenings.ENTERED, lambda s, card, about: seen.append(card.region))]
    table = vtes_table(box, phase="influence", A={"uncontrolled": {"ann": 5}}, B={"ready": ["ann"]})
    table.play("A arrive u:ann").offered()
    assert READY in seen
    assert table.card("A:ann").region == table.card("B:ann").region == CONTESTED


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


def test_a_clans_title_sleeps_in_another_clan() -> None:
    """VTES-TITLE-01, VTES-SECT-01: printed or given, it wakes when the clan fits again; the sect stays."""
    for given in (False, True):
        box = Box()
        box.vampire("ann", title=kinds.NO_TITLE if given else kinds.JUSTICAR)
        s = vtes_table(box, A={"ready": ["ann"]}, B={}).state
        ann = s.cards[0]
        if given:
            titles.grant(s, ann, kinds.JUSTICAR)
        assert numbers.title(s, ann) == kinds.JUSTICAR
        sects.change_clan(s, ann, s.pool.clans.index("ventrue"))
        assert (numbers.title(s, ann), numbers.sect(s, ann)) == (kinds.NO_TITLE, kinds.CAMARILLA)
        sects.change_clan(s, ann, s.pool.clans.index("brujah"))
        assert numbers.votes(s, ann) == 3


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
        ({"title": kinds.PRISCUS, "sect": 1}, {"title": kinds.PRISCUS, "sect": 1}, False),
        ({"title": kinds.MAGAJI, "sect": 4}, {"title": kinds.MAGAJI, "sect": 4}, False),
        ({"title": kinds.KHOLO, "sect": 4}, {"title": kinds.KHOLO, "sect": 4}, True),
        ({"title": kinds.KHOLO, "sect": 4}, {"title": kinds.KHOLO, "sect": 4, "clan": "ventrue"}, False),
        (
            {"title": kinds.PRINCE, "city": "Paris"},
            {"title": kinds.ARCHBISHOP, "city": "Paris", "sect": kinds.SABBAT},
            True,
        ),
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


def test_who_is_left_of_ones_own_two_regains_the_title_a_turn_later() -> None:
    """VTES-TITLE-04: not in the unlock phase in which the other yields."""
    box = Box()
    prince(box, "ann")
    prince(box, "amy")
    table = vtes_table(box, A={"ready": {"ann": {"counters": 0, "locked": True}, "amy": 3}}, B={})
    next_turn(next_turn(table))
    assert numbers.held_title(table.state, table.card("ann")) == kinds.NO_TITLE
    assert table.card("amy").title_contested
    table.play("A pay-contest amy")
    table.card("ann").locked = True  # or she would have to hunt
    next_turn(next_turn(table))
    assert numbers.title(table.state, table.card("amy")) == kinds.PRINCE


def test_a_contested_vampire_yields_no_title() -> None:
    """VTES-TITLE-04, VTES-CONTEST-01: out of play, it neither pays for its title nor loses it."""
    box = Box()
    prince(box, "ann")
    prince(box, "bob")
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={})
    place(table.state, table.seat("C").seat, "bob", READY)
    next_turn(table).play("B pay-contest B:bob")
    assert table.card("B:bob").region == CONTESTED
    assert numbers.held_title(table.state, table.card("B:bob")) == kinds.PRINCE


def test_a_contested_title_turns_its_card_face_down() -> None:
    """VTES-TITLE-05: its other effects rest; it comes back with the title."""
    box = Box()
    prince(box, "ann")
    prince(box, "bob")
    crown = box.library("crown", kinds.POLITICAL, keywords=kinds.TITLE_CARD, stays=kinds.ON_CARD)
    crown.traits = [Adds(numbers.BLEED, 1, to="host")]
    table = vtes_table(box, A={"ready": {"ann": {"on": ["crown"]}}}, B={"ready": ["bob"]})
    assert table.card("crown").region == CONTESTED
    assert numbers.bleed(table.state, table.card("ann")) == 1
    next_turn(table).play("B yield bob")
    next_turn(table)
    assert table.card("crown").region == kinds.ON_CARD
    assert numbers.bleed(table.state, table.card("ann")) == 2


def test_leaving_the_clan_yields_a_contested_title_of_it() -> None:
    """VTES-TITLE-05."""
    box = Box()
    box.vampire("ann", title=kinds.JUSTICAR)
    box.vampire("bob", title=kinds.JUSTICAR)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"]})
    assert table.card("ann").title_contested
    sects.change_clan(table.state, table.card("ann"), table.state.pool.clans.index("ventrue"))
    assert numbers.held_title(table.state, table.card("ann")) == kinds.NO_TITLE


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


def test_what_says_so_burns_when_the_sect_changes() -> None:
    """VTES-SECT-02: an Anarch who changes sect."""
    box = Box()
    box.vampire("ann", sect=kinds.ANARCH)
    oath = box.library("oath", kinds.ACTION, stays=kinds.ON_CARD)
    oath.triggers = [When(happenings.SECT_CHANGED, lambda s, card, about: zones.burn(s, card))]
    table = vtes_table(box, A={"ready": {"ann": {"on": ["oath"]}}}, B={})
    sects.become(table.state, table.card("ann"), kinds.ANARCH)
    table.offered()
    assert not table.gone("oath")  # she was one already
    sects.become(table.state, table.card("ann"), kinds.SABBAT)
    table.offered()
    assert table.gone("oath")


def test_requiring_a_title_requires_its_sect() -> None:
    """VTES-SECT-02, VTES-SEQ-08."""
    box = Box()
    prince(box, "ann")
    decree = UseOf(1 << kinds.MINION_PHASE, [], types=kinds.ACTION, action=ActionOf(kinds.CARD_ACTION))
    box.library("decree", kinds.ACTION, decree, needs=Needs(titles=[kinds.PRINCE]))
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["decree"]}, B={})
    assert table.refusal("play decree by ann") is None
    table.card("ann").sect = kinds.ANARCH
    assert table.refusal("play decree by ann") == "VTES-SEQ-08"


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


def seer_box() -> Box:
    """An ally that plays cards with basic Auspex as a vampire, and one that does not."""
    box = Box()
    aus = kinds.DISCIPLINE_CODES.index("aus")
    seer = box.ally("seer", life=3)
    seer.levels[aus] = kinds.BASIC
    box.ally("dog", life=3)

    def action(slug: str, blood: int, level: int = kinds.NONE, **facts: Any) -> None:
        use = UseOf(
            1 << kinds.MINION_PHASE,
            types=kinds.ACTION,
            action=ActionOf(kinds.CARD_ACTION),
            discipline=NOTHING if level == kinds.NONE else aus,
            level=level,
        )
        box.library(slug, kinds.ACTION, use, blood=blood, **facts)

    action("vision", 1, kinds.BASIC)
    action("trance", 1, kinds.SUPERIOR)
    action("errand", 0)
    action("feast", 1)
    action("elder-vision", 1, kinds.BASIC, needs=Needs(least=2))
    action("free-vision", 1, kinds.BASIC, needs=Needs(sects=[kinds.INDEPENDENT]))
    action("free-errand", 0, needs=Needs(sects=[kinds.INDEPENDENT]))
    return box


def test_an_ally_plays_as_a_vampire_only_what_its_text_lets_it() -> None:
    """VTES-SECT-06: for that card it has capacity 1 and is Independent; no other ally pays blood."""
    hand = ["vision", "trance", "errand", "feast", "elder-vision", "free-vision", "free-errand"]
    table = vtes_table(seer_box(), A={"ready": ["seer", "dog"], "hand": hand}, B={})
    assert {slug: table.refusal(f"play {slug} by seer") for slug in hand} == {
        "vision": None,
        "trance": "VTES-SEQ-09",
        "errand": None,
        "feast": "VTES-SECT-06",
        "elder-vision": "VTES-SEQ-08",
        "free-vision": None,
        "free-errand": "VTES-SEQ-08",
    }
    assert table.refusal("play vision by dog") == "VTES-SEQ-09"
    assert table.refusal("play errand by dog") is None


def test_an_ally_pays_with_life_and_is_burned_without() -> None:
    """VTES-SECT-06, VTES-DMG-04: it keeps life above its capacity, and aggravated points cost one each."""
    table = vtes_table(seer_box(), A={"ready": ["seer"], "hand": ["vision"]}, B={})
    table.play("A play vision by seer").finish()
    assert table.card("seer").counters == 2
    zones.gain_blood(table.state, table.card("seer"), 3)
    assert table.card("seer").counters == 5
    damage.outside_combat(table.state, table.card("seer"), 0, 2)
    assert table.card("seer").counters == 3
    damage.outside_combat(table.state, table.card("seer"), 0, 3)
    table.offered()
    assert table.gone("seer")


def test_a_stolen_actor_goes_on_with_the_action() -> None:
    """VTES-SECT-07: its lock state is unchanged; the Edge goes to who controls it by then (VTES-ACT-09)."""
    box = Box()

    def steal(s: Any, using: Any) -> None:
        zones.change_control(s, next(c for c in s.cards if c.uid == s.action.actor), Seat(2))

    charm = UseOf(1 << kinds.NO_ATTEMPT, [Does(steal)], types=kinds.REACTION)
    box.library("charm", kinds.REACTION, charm)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"], "hand": ["charm"]}, C={})
    table.play("A bleed ann", "B play charm by bob").finish()
    assert (table.card("ann").controller, table.card("ann").locked) == (2, True)
    assert (table.seat("B").pool, table.state.edge) == (29, 2)


def test_a_stolen_blocker_ends_the_attempt() -> None:
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
