"""Damage and torpor (VTES-DMG, VTES-TORPOR)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import going_on, kinds, numbers, permissions
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.card import UseOf
from noctuary.games.vtes.kinds import COMBAT, READY, TORPOR
from noctuary.games.vtes.rules import combat, damage, zones
from tests.tables.vtes_fights import blood, card, fight, now, strike
from tests.tables.vtes_table import Adds, Box, Does, vtes_table


def test_the_victim_prevents_one_by_one_and_the_rest_is_inflicted() -> None:
    """VTES-DMG-01: left-over prevention is lost; none without damage (VTES-SEQ-17)."""
    box = Box()
    strike(box, "punch", damage=3)
    box.library("skin", COMBAT, UseOf(1 << kinds.DAMAGE, [Prevent(2)], types=COMBAT))
    table = fight(box, a=["punch"], b=["skin", "skin", "skin"]).play("A play punch by ann", "B strike")
    assert table.asked() == ("B", "damage")
    table.play("B play skin by bob")
    assert now(table).sides[1].pending == 1
    table.play("B play skin by bob")
    assert table.state.combat is None  # nothing is left to prevent: nobody is asked
    assert table.card("bob").counters == 5
    assert table.hand("B") == ["skin"]


def test_blood_mends_normal_damage_and_who_cannot_mend_goes_to_torpor() -> None:
    """VTES-DMG-02, VTES-DMG-08: being empty is harmless by itself."""
    table = fight(bob={"bob": 1}).play("A strike", "B strike")
    assert (table.card("bob").region, table.card("bob").counters) == (READY, 0)
    table = fight(bob={"bob": 0}).play("A strike", "B strike")
    assert table.card("bob").region == TORPOR


def test_aggravated_damage_wounds_then_costs_blood_or_burns() -> None:
    """VTES-DMG-03: normal damage first; no torpor on the way to the ash heap."""
    box = Box()
    strike(box, "claw", damage=1, aggravated=-1)
    strike(box, "maul", damage=3, aggravated=-1)
    table = fight(box, a=["claw"]).play("A play claw by ann", "B strike")
    assert (table.card("bob").region, table.card("bob").counters) == (TORPOR, 5)
    table = fight(box, a=["maul"], bob={"bob": 2}).play("A play maul by ann", "B strike")
    assert (table.card("bob").region, table.card("bob").counters) == (TORPOR, 0)
    table = fight(box, a=["maul"], bob={"bob": 1}).play("A play maul by ann", "B strike")
    assert table.gone("bob")
    assert table.ash("B") == ["bob"]
    assert not any("torpor" in event.message for event in table.log())


def test_a_vampire_in_torpor_pays_for_every_aggravated_point() -> None:
    """VTES-DMG-03."""
    table = vtes_table(A={"torpor": {"ann": 1, "amy": 0}}, B={})
    damage.outside_combat(table.state, table.card("ann"), 0, 1)
    assert table.card("ann").counters == 0
    damage.outside_combat(table.state, table.card("amy"), 0, 1)
    assert table.gone("amy")


def test_allies_lose_life_aggravated_or_not() -> None:
    """VTES-DMG-04, VTES-SECT-06."""
    box = Box()
    box.ally("dog", life=2, strength=2)
    strike(box, "claw", damage=1, aggravated=-1)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["claw"]}, B={"ready": ["dog"]})
    table.play("A bleed ann", "B block dog", "A play claw by ann", "B strike")
    assert (table.card("dog").counters, table.card("ann").counters) == (1, 3)
    zones.burn_blood(table.state, table.card("dog"), 1)
    table.offered()
    assert table.gone("dog")


def test_environmental_damage_comes_from_no_minion() -> None:
    """VTES-DMG-05, VTES-COMBAT-15: a dodge does not stop it, combat ends does where it would come later."""
    box = Box()
    strike(box, "duck", dodge=True)
    strike(box, "flee", ends=True)
    box.library("dog", kinds.RETAINER, life=1, strength=1, stays=kinds.ON_CARD)
    for answer, left in (("duck", 4), ("flee", 5)):
        table = fight(box, b=[answer], ann={"ann": {"on": ["dog"]}}).pass_until("strike")
        table.play("A strike", f"B play {answer} by bob").finish()
        assert table.card("bob").counters == left


def test_environmental_damage_before_the_strikes_is_not_undone_by_their_end() -> None:
    """VTES-DMG-05: it came earlier."""
    box = Box()
    strike(box, "flee", ends=True)
    card(box, "fire", kinds.BEFORE_STRIKES, lambda s, u: damage.outside_combat(s, s.cards[1], 1))
    table = fight(box, a=["fire"], b=["flee"]).play("A play fire by ann").pass_until("strike")
    table.play("A strike", "B play flee by bob").finish()
    assert blood(table) == (5, 4)


def test_who_is_immune_is_not_hurt_even_by_what_cannot_be_prevented() -> None:
    """VTES-DMG-06: neither in combat nor outside; nothing is inflicted, so nothing is there to prevent."""
    box = Box()
    box.vampire("bob", traits=[Adds(permissions.TO_BE_HURT, -1)])
    strike(box, "maul", damage=3, aggravated=-1)
    card(box, "skin", kinds.DAMAGE, Prevent(2))
    table = fight(box, a=["maul"], b=["skin"]).play("A play maul by ann", "B strike")
    assert table.hand("B") == ["skin"]
    assert (table.card("bob").region, table.card("bob").counters) == (READY, 5)
    one = going_on.new_fighter(table.card("bob").uid)
    assert damage.deal(table.state, one, 2, unpreventable=True) == 0
    damage.outside_combat(table.state, table.card("bob"), 9)
    assert table.card("bob").counters == 5


def test_unpreventable_damage_can_still_be_reduced() -> None:
    """VTES-DMG-06: before prevention, and aggravated points first."""
    box = Box()
    box.vampire("bob", traits=[Adds(numbers.DAMAGE_TAKEN, -1)])
    table = fight(box)
    one = now(table).sides[1]
    assert damage.deal(table.state, one, 2, 1, unpreventable=True) == 2
    assert (one.pending, one.pending_aggravated) == (2, 0)
    assert damage.deal(table.state, one, 1) == 0
    assert table.play("A strike", "B strike").card("bob").counters == 3  # her hand strike is nothing


def test_unpreventable_damage_is_not_prevented() -> None:
    """VTES-DMG-06: each sort for itself."""
    table = fight()
    one = now(table).sides[1]
    damage.deal(table.state, one, 2, unpreventable=True)
    damage.deal(table.state, one, 1)
    assert damage.prevent(one, 5) == 1
    assert not damage.preventable(one)
    assert one.pending == 2
    one.pending = one.unpreventable = 0
    damage.deal(table.state, one, 0, 2, unpreventable=True)
    damage.deal(table.state, one, 1)
    assert damage.prevent(one, 2) == 1  # not the aggravated ones
    assert (one.pending, one.pending_aggravated) == (0, 2)


def test_the_victim_chooses_which_points_are_prevented() -> None:
    """VTES-DMG-01: aggravated ones first if she likes; where all are of one sort nobody is asked."""
    box = Box()
    strike(box, "rake", damage=3, aggravated=1)
    card(box, "skin", kinds.DAMAGE, Prevent(1))
    for aggravated, outcome in ((1, (READY, 3)), (0, (TORPOR, 4))):
        table = fight(box, a=["rake"], b=["skin"]).play(
            "A play rake by ann", "B strike", "B play skin by bob"
        )
        assert table.asked() == ("B", "vtes-ask-prevent-aggravated")
        assert table.offered() == ["number 0", "number 1"]
        table.play(f"B number {aggravated}").finish()
        assert (table.card("bob").region, table.card("bob").counters) == outcome


def test_who_treats_aggravated_damage_as_normal_mends_it() -> None:
    """VTES-DMG-07: for everybody else, for prevention too, it stays aggravated."""
    box = Box()
    box.vampire("bob", traits=[Adds(numbers.MENDS_AGGRAVATED, 1)])
    strike(box, "maul", damage=3, aggravated=-1)
    card(box, "skin", kinds.DAMAGE, Prevent(1))
    table = fight(box, a=["maul"], b=["skin"]).play("A play maul by ann", "B strike")
    assert now(table).sides[1].pending_aggravated == 3
    table.finish()
    assert (table.card("bob").region, table.card("bob").counters) == (READY, 2)
    table = fight(box, a=["maul"], bob={"bob": 2}).play("A play maul by ann", "B strike")
    assert (table.card("bob").region, table.card("bob").counters) == (TORPOR, 0)


def test_blood_lost_to_damage_is_counted_stolen_blood_is_not() -> None:
    """VTES-DMG-08."""
    box = Box()
    strike(box, "bite", damage=1, steals=2)
    card(box, "look", kinds.END_OF_ROUND, lambda s, u: None)
    table = fight(box, a=["bite", "look"]).play("A play bite by ann", "B strike").pass_until("end-of-round")
    assert [one.lost for one in now(table).sides] == [1, 1]
    assert table.card("bob").counters == 2


# -- torpor (VTES-TORPOR) ---------------------------------------------------------------------------------


def test_in_torpor_controlled_with_everything_on_it_but_not_ready() -> None:
    """VTES-TORPOR-01: it unlocks normally, and what it or its cards do by locking still works."""
    box = Box()
    look = UseOf(1 << kinds.MINION_PHASE, [Does(lambda s, u: None)], in_play=True, locks=True)
    box.vampire("ann", uses=[look])
    box.library("orb", kinds.EQUIPMENT, look, stays=kinds.ON_CARD)
    table = vtes_table(
        box, A={"torpor": {"ann": {"counters": 2, "locked": True, "on": ["orb"]}}, "ready": ["amy"]}, B={}
    )
    ann = table.card("ann")
    assert (ann.controller, ann.counters, table.card("orb").host) == (0, 2, ann.uid)
    assert table.refusal("use ann") == "VTES-SEQ-16"
    table.play("A use orb")
    while table.state.turn_number < 7 or table.window() != "minion":
        table.match.play_text("pass")
    assert not table.card("ann").locked
    table.play("A use ann", "A use orb")
    assert table.card("ann").locked


def test_who_is_in_torpor_can_do_nothing_but_leave_it() -> None:
    """VTES-TORPOR-02: no block, no reaction, no other action; votes: VTES-POL-05."""
    box = Box()
    react = UseOf(1 << kinds.NO_ATTEMPT, [Does(lambda s, u: None)], types=kinds.REACTION)
    box.library("shout", kinds.REACTION, react)
    table = vtes_table(
        box, A={"ready": ["ann"], "torpor": ["amy", "abe"]}, B={"torpor": ["bob"], "hand": ["shout"]}
    )
    for move in ("bleed amy", "hunt amy", "rescue amy abe", "diablerise amy abe", "become-anarch amy"):
        assert table.refusal(move) == "VTES-TORPOR-02", move
    assert table.refusal("leave-torpor amy") is None
    table.play("A bleed ann")
    assert table.state.action is None  # nobody could block or react: B was not even asked
    assert table.seat("B").pool == 29


def test_a_torpid_actor_plays_modifiers_of_its_own_action() -> None:
    """VTES-TORPOR-02: those that come after the combat in which it was beaten."""
    seen: list[str] = []
    box = Box()
    for slug, window in (("sigh", kinds.AFTER_COMBAT), ("groan", kinds.AFTER_ACTION)):
        effect = Does(lambda s, u: seen.append(s.pool.cards[u.kind].slug))
        box.library(slug, kinds.MODIFIER, UseOf(1 << window, [effect], types=kinds.MODIFIER))
    table = fight(box, a=["sigh", "groan"])
    table.card("ann").counters = 0
    table.play("A strike", "B strike")
    assert table.card("ann").region == TORPOR
    table.play("A play sigh by ann", "A play groan by ann")
    assert seen == ["sigh", "groan"]


def test_going_to_torpor_is_a_window_that_can_avert_it() -> None:
    """VTES-TORPOR-03: acting side first; once averted it is closed for others, and the combat goes on."""
    box = Box()

    def stay(s: Any, using: Any) -> None:
        s.cards[1].wounded = False

    box.library("stay", COMBAT, UseOf(1 << kinds.TO_TORPOR, [Does(stay)], types=COMBAT))
    box.library("press", COMBAT, UseOf(1 << kinds.PRESS, [Does(lambda s, u: None)], types=COMBAT))
    table = fight(box, a=["stay"], b=["stay", "stay", "press"], bob={"bob": 0}).play("A strike", "B strike")
    assert table.asked() == ("A", "to-torpor")
    table.play("A pass")
    assert table.asked() == ("B", "to-torpor")
    table.play("B play stay by bob")
    assert table.card("bob").region == READY
    assert table.asked() == ("A", "press")


def test_where_both_fall_the_acting_minion_falls_first() -> None:
    """VTES-TORPOR-03, VTES-COMBAT-02: whichever of them came into play first."""
    table = vtes_table(A={"ready": {"ann": 0}}, B={"ready": {"bob": 0}})
    combat.begin(table.state, table.card("bob").uid, table.card("ann").uid)
    table.play("B strike", "A strike").finish()
    falls = [event.told["who"] for event in table.log() if event.message == "vtes-log-torpor"]
    assert falls == [1, 0]


def test_allies_know_no_torpor() -> None:
    """VTES-TORPOR-04: an effect on vampires does nothing to them, that of their own card burns them."""
    box = Box()
    box.ally("dog")
    table = vtes_table(box, A={"ready": ["dog"]}, B={})
    zones.to_torpor(table.state, table.card("dog"))
    assert table.card("dog").region == READY
    zones.to_torpor(table.state, table.card("dog"), by_own_card=True)
    assert table.ash("A") == ["dog"]


def test_damage_outside_combat_sends_to_torpor_too() -> None:
    """VTES-TORPOR-03, VTES-DMG-02."""
    table = vtes_table(A={"ready": {"ann": 1}}, B={})
    damage.outside_combat(table.state, table.card("ann"), 2)
    table.offered()
    assert (table.card("ann").region, table.card("ann").counters) == (TORPOR, 0)


def test_a_blocked_leave_torpor_makes_no_combat() -> None:
    """VTES-TORPOR-05: a vampire may diablerise the actor, an ally not; then the action fails without cost."""
    box = Box()
    box.vampire("bob", more_intercept=1)
    box.ally("dog", more_intercept=1)
    table = vtes_table(box, A={"torpor": {"ann": 3}}, B={"ready": ["bob", "dog"]})
    table.play("A leave-torpor ann", "B block bob")
    assert table.asked() == ("B", "vtes-ask-diablerise")
    assert table.card("bob").locked
    table.play("B no")
    assert (table.card("ann").region, table.card("ann").counters) == (TORPOR, 3)
    table = vtes_table(box, A={"torpor": {"ann": 3}}, B={"ready": ["dog"]})
    table.play("A leave-torpor ann", "B block dog")
    assert table.state.action is None
    assert table.card("ann").region == TORPOR


def test_nothing_of_a_combat_is_left_to_be_done() -> None:
    """VTES-SEQ-04."""
    table = fight().play("A strike", "B strike")
    assert (table.state.agenda, table.state.action, table.state.combat) == ([], None, None)
