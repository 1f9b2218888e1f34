"""Strikes and damage (VTES-STRIKE, VTES-DMG)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.card import StrikeOf, UseOf
from noctuary.games.vtes.effects.combat import AdditionalStrikes, Maneuver, Prevent
from noctuary.games.vtes.kinds import COMBAT, READY, TORPOR
from noctuary.games.vtes.rules import damage, zones
from noctuary.games.vtes.state import Combat, Strike
from tests.vtes_table import Box, Does, Table, vtes_table


def fight(box: Box | None = None, a: Any = (), b: Any = (), **more: Any) -> Table:
    """Ann's bleed is blocked by Bob: both are asked for their strikes next."""
    table = vtes_table(
        box,
        A={"ready": more.pop("ann", ["ann"]), "hand": list(a)},
        B={"ready": more.pop("bob", ["bob"]), "hand": list(b)},
        **more,
    )
    return table.play("A bleed ann", "B block bob")


def strike(box: Box, slug: str, **what: Any) -> None:
    box.library(slug, COMBAT, UseOf(1 << kinds.STRIKE, types=COMBAT, strike=StrikeOf(**what)))


def weapon(box: Box, slug: str, **what: Any) -> None:
    use = UseOf(1 << kinds.STRIKE, in_play=True, strike=StrikeOf(**what))
    box.library(slug, kinds.EQUIPMENT, use, stays=kinds.ON_CARD)


def long_range(box: Box) -> None:
    box.library("step", COMBAT, UseOf(1 << kinds.MANEUVERS, [Maneuver()], types=COMBAT))


def now(table: Table) -> Combat:
    assert table.state.combat is not None
    return table.state.combat


def blood(table: Table) -> tuple[int, int]:
    return table.card("ann").counters, table.card("bob").counters


# -- declaring ------------------------------------------------------------------------------------------


def test_strikes_are_declared_acting_side_first_and_resolve_together() -> None:
    """VTES-STRIKE-01: both are torpid in the end, though Ann's strike was declared first."""
    table = fight(ann={"ann": 1}, bob={"bob": 0})
    assert table.asked() == ("A", "strike")
    table.play("A strike")
    assert table.asked() == ("B", "strike")
    assert blood(table) == (1, 0)
    assert table.refusal("pass") == "VTES-STRIKE-01"
    table.play("B strike")
    assert (table.card("ann").region, table.card("bob").region) == (READY, TORPOR)
    assert table.card("ann").counters == 0


def test_a_hand_strike_hits_for_strength_at_close_range_only() -> None:
    """VTES-STRIKE-02, VTES-STRIKE-03."""
    box = Box()
    long_range(box)
    box.vampire("ann", more_strength=1)
    assert blood(fight(box).play("A strike", "B strike")) == (4, 3)
    table = fight(box, a=["step"]).play("A play step by ann").pass_until("strike")
    assert blood(table.play("A strike", "B strike")) == (5, 5)


def test_ranged_strikes_reach_both_ranges() -> None:
    """VTES-STRIKE-03."""
    box = Box()
    long_range(box)
    weapon(box, "gun", damage=2, ranged=True)
    armed = {"ann": {"on": ["gun"]}}
    assert blood(fight(box, ann=armed).play("A use gun", "B strike")) == (4, 3)
    table = fight(box, a=["step"], ann=armed).play("A play step by ann").pass_until("strike")
    assert blood(table.play("A use gun", "B strike")) == (5, 3)


def test_dodge_then_combat_ends_then_first_strike_then_the_rest() -> None:
    """VTES-STRIKE-04, VTES-RUL-01."""
    box = Box()
    strike(box, "flee", ends=True)
    strike(box, "quick", damage=9, first=True)
    table = fight(box, a=["quick"], b=["flee"]).play("A play quick by ann", "B play flee by bob")
    assert blood(table) == (5, 5)
    assert table.state.combat is None


def test_a_dodge_protects_the_minion() -> None:
    """VTES-STRIKE-05."""
    box = Box()
    strike(box, "duck", dodge=True)
    assert blood(fight(box, b=["duck"]).play("A strike", "B play duck by bob")) == (5, 5)


def test_combat_ends_even_against_a_dodge_and_at_long_range() -> None:
    """VTES-STRIKE-06: two such strikes both resolve."""
    seen: list[int] = []
    box = Box()
    long_range(box)
    strike(box, "duck", dodge=True)
    box.library(
        "flee",
        COMBAT,
        UseOf(
            1 << kinds.STRIKE,
            types=COMBAT,
            strike=StrikeOf(ends=True, effects=[Does(lambda s, u: seen.append(u.seat))]),
        ),
    )
    table = fight(box, a=["step", "flee"], b=["duck"]).play("A play step by ann").pass_until("strike")
    assert table.play("A play flee by ann", "B play duck by bob").state.combat is None
    fight(box, a=["flee"], b=["flee"]).pass_until("strike").play("A play flee by ann", "B play flee by bob")
    assert sorted(seen) == [0, 0, 1]


def test_a_first_strike_may_keep_the_other_from_striking_back() -> None:
    """VTES-STRIKE-07."""
    box = Box()
    strike(box, "quick", damage=2, first=True)
    table = fight(box, a=["quick"], bob={"bob": 1}).play("A play quick by ann", "B strike")
    assert table.card("bob").region == TORPOR
    assert table.card("ann").counters == 5


def test_stolen_blood_is_taken_before_damage_is_mended() -> None:
    """VTES-STRIKE-08: the excess over capacity is lost; it is no damage."""
    box = Box()
    strike(box, "sip", steals=2)
    table = fight(box, a=["sip"], ann={"ann": 4}, bob={"bob": 3}).play("A play sip by ann", "B strike")
    assert blood(table) == (4, 1)  # 4 + 2, no more than 5, and 1 mends


def test_a_strike_can_take_the_opponents_item() -> None:
    """VTES-STRIKE-09."""
    box = Box()
    weapon(box, "gun", damage=2, ranged=True)

    def take(s: Any, using: Any) -> None:
        gun = next(card for card in s.cards if s.pool.cards[card.kind].slug == "gun")
        zones.attach(gun, next(card for card in s.cards if card.uid == using.minion))
        gun.controller = using.seat

    box.library(
        "snatch",
        COMBAT,
        UseOf(1 << kinds.STRIKE, types=COMBAT, strike=StrikeOf(effects=[Does(take)])),
    )
    table = fight(box, a=["snatch"], bob={"bob": {"on": ["gun"]}})
    table.play("A play snatch by ann", "B strike").finish()
    assert (table.card("gun").controller, table.card("gun").host) == (0, table.card("ann").uid)


def test_bonus_damage_is_added_after_both_strikes_are_declared() -> None:
    """VTES-STRIKE-10: with the properties of the base damage; nothing on a strike without damage."""
    box = Box()
    strike(box, "claw", damage=1, aggravated=-1)
    strike(box, "duck", dodge=True)

    def aim(s: Any, using: Any) -> None:
        old = s.combat.sides[0].strike
        s.combat.sides[0].strike = Strike(old.card, old.index, old.source, old.target, more=1)

    box.library("aim", COMBAT, UseOf(1 << kinds.STRIKES_CHOSEN, [Does(aim)], types=COMBAT))
    table = fight(box, a=["claw", "aim"]).play("A play claw by ann", "B strike")
    assert table.asked() == ("A", "strikes-chosen")
    table.play("A play aim by ann").finish()
    assert (table.card("bob").region, table.card("bob").counters) == (TORPOR, 4)
    table = fight(box, a=["duck", "aim"]).play("A play duck by ann", "B strike", "A play aim by ann")
    assert table.finish().card("bob").counters == 5


def test_additional_strikes_come_from_one_source_and_go_in_pairs() -> None:
    """VTES-STRIKE-11: who has more strikes alone; the range stays."""
    box = Box()
    box.library("blur", COMBAT, UseOf(1 << kinds.ADDITIONAL, [AdditionalStrikes(2)], types=COMBAT))
    box.library("haste", COMBAT, UseOf(1 << kinds.ADDITIONAL, [AdditionalStrikes(1)], types=COMBAT))
    table = fight(box, a=["blur", "haste"], b=["haste"]).play("A strike", "B strike")
    table.play("A play blur by ann")
    assert table.asked() == ("B", "additional-strikes")  # Ann has had her one source
    table.play("B play haste by bob")
    table.play("A strike", "B strike")
    assert table.asked() == ("A", "strike")
    table.play("A strike").finish()
    assert blood(table) == (3, 2)


def test_a_melee_weapon_adds_to_strength() -> None:
    """VTES-STRIKE-12."""
    box = Box()
    box.vampire("ann", more_strength=1)
    weapon(box, "axe", damage=1, strength=True)
    table = fight(box, ann={"ann": {"on": ["axe"]}}).play("A use axe", "B strike")
    assert table.card("bob").counters == 2
    assert numbers.strength(table.state, table.card("ann")) == 2


def test_a_weapon_that_is_gone_does_nothing() -> None:
    """VTES-STRIKE-13."""
    box = Box()
    weapon(box, "axe", damage=1, strength=True)
    burn = Does(lambda s, u: zones.burn(s, next(c for c in s.cards if s.pool.cards[c.kind].slug == "axe")))
    box.library("melt", COMBAT, UseOf(1 << kinds.STRIKES_CHOSEN, [burn], types=COMBAT))
    table = fight(box, ann={"ann": {"on": ["axe"]}}, b=["melt"]).play("A use axe", "B strike")
    table.play("B play melt by bob").finish()
    assert table.card("bob").counters == 5


def test_at_long_range_a_ranged_strike_may_be_aimed_at_a_retainer() -> None:
    """VTES-STRIKE-14, VTES-DMG-04: a dodge of its employer does not protect it."""
    box = Box()
    long_range(box)
    strike(box, "duck", dodge=True)
    weapon(box, "gun", damage=1, ranged=True)
    box.library("raven", kinds.RETAINER, life=1, stays=kinds.ON_CARD)
    sides: dict[str, Any] = {"ann": {"ann": {"on": ["gun"]}}, "bob": {"bob": {"on": ["raven"]}}}
    table = fight(box, a=["step"], b=["duck"], **sides).play("A play step by ann").pass_until("strike")
    table.play("A use gun")
    assert table.offered() == ["target raven", "done"]
    table.play("A target raven", "B play duck by bob").finish()
    assert table.gone("raven")
    assert table.card("bob").counters == 5
    close = fight(box, **sides).pass_until("strike").play("A use gun")
    assert close.asked() == ("B", "strike")  # at close range there is nothing to aim at


# -- damage -----------------------------------------------------------------------------------------------


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
    """VTES-DMG-05: a dodge does not stop it."""
    box = Box()
    strike(box, "duck", dodge=True)

    def fire(s: Any, using: Any) -> None:
        s.combat.sides[1].pending += 1

    box.library("fire", COMBAT, UseOf(1 << kinds.STRIKES_CHOSEN, [Does(fire)], types=COMBAT))
    table = fight(box, a=["fire"], b=["duck"]).play("A strike", "B play duck by bob", "A play fire by ann")
    assert table.finish().card("bob").counters == 4


def test_unpreventable_damage_is_not_prevented() -> None:
    """VTES-DMG-06, VTES-DMG-07."""
    table = fight()
    one = now(table).sides[1]
    one.pending, one.unpreventable = 3, 2
    assert damage.prevent(one, 5) == 1
    assert not damage.preventable(one)
    one.pending, one.pending_aggravated, one.unpreventable = 1, 2, 0
    assert damage.prevent(one, 2) == 2
    assert (one.pending, one.pending_aggravated) == (1, 0)  # the worst first


# -- torpor (VTES-TORPOR) ---------------------------------------------------------------------------------


def test_in_torpor_controlled_with_everything_on_it_but_not_ready() -> None:
    """VTES-TORPOR-01, VTES-TORPOR-02: it unlocks normally, it cannot block or vote."""
    box = Box()
    box.vampire("bob", title=kinds.PRINCE, city="Paris")
    weapon(box, "axe", damage=1, strength=True)
    table = vtes_table(
        box, A={"ready": ["ann"]}, B={"torpor": {"bob": {"counters": 2, "locked": True, "on": ["axe"]}}}
    )
    table.play("A bleed ann")
    assert table.seat("B").pool == 29
    assert table.card("axe").host == table.card("bob").uid
    while table.state.active == 0:
        table.play("A pass")
    assert not table.card("bob").locked


def test_going_to_torpor_is_a_window_that_can_avert_it() -> None:
    """VTES-TORPOR-03: the combat goes on if it is averted."""
    box = Box()

    def stay(s: Any, using: Any) -> None:
        s.cards[1].wounded = False

    box.library("stay", COMBAT, UseOf(1 << kinds.TO_TORPOR, [Does(stay)], types=COMBAT))
    box.library("press", COMBAT, UseOf(1 << kinds.PRESS, [Does(lambda s, u: None)], types=COMBAT))
    table = fight(box, b=["stay", "press"], bob={"bob": 0}).play("A strike", "B strike")
    assert table.asked() == ("B", "to-torpor")
    table.play("B play stay by bob")
    assert table.card("bob").region == READY
    assert table.asked() == ("B", "press")


def test_allies_know_no_torpor() -> None:
    """VTES-TORPOR-04."""
    box = Box()
    box.ally("dog")
    table = vtes_table(box, A={"ready": ["dog"]}, B={})
    zones.to_torpor(table.state, table.card("dog"))
    assert table.card("dog").region == READY


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
