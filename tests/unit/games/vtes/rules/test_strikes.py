"""Strikes: what each does, and in which order (VTES-STRIKE)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds, numbers
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes
from noctuary.games.vtes.board import there
from noctuary.games.vtes.card import StrikeOf, UseOf
from noctuary.games.vtes.going_on import Strike
from noctuary.games.vtes.kinds import COMBAT, READY, TORPOR
from noctuary.games.vtes.rules import expiry, strikes, zones
from noctuary.kernel.move import NOTHING
from tests.tables.vtes_fights import blood, card, fight, now, strike, weapon
from tests.tables.vtes_table import Box, Does

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
    box.vampire("ann", more_strength=1)
    assert blood(fight(box).play("A strike", "B strike")) == (4, 3)
    table = fight(box, a=["step"]).play("A play step by ann").pass_until("strike")
    assert blood(table.play("A strike", "B strike")) == (5, 5)


def test_ranged_strikes_reach_both_ranges() -> None:
    """VTES-STRIKE-03."""
    box = Box()
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
    strike(box, "duck", dodge=True)
    table = fight(box, a=["quick"], b=["duck"]).play("A play quick by ann", "B play duck by bob")
    assert blood(table) == (5, 5)  # a dodge protects from a first strike too


def test_a_dodge_protects_the_minion_and_what_it_has() -> None:
    """VTES-STRIKE-05: the strike does not affect its equipment either; what is no part of it happens."""
    seen: list[str] = []
    box = Box()
    strike(box, "duck", dodge=True)
    weapon(box, "axe", damage=1, strength=True)
    melt = StrikeOf(damage=1, effects=[Does(lambda s, u: seen.append("melted"))])
    use = UseOf(1 << kinds.STRIKE, [Does(lambda s, u: seen.append("shouted"))], types=COMBAT, strike=melt)
    box.library("melt", COMBAT, use)
    table = fight(box, a=["melt"], b=["duck"], bob={"bob": {"on": ["axe"]}})
    table.play("A play melt by ann", "B play duck by bob")
    assert blood(table) == (5, 5)
    assert seen == ["shouted"]


def test_combat_ends_even_against_a_dodge_and_at_long_range() -> None:
    """VTES-STRIKE-06: two such strikes both resolve."""
    seen: list[int] = []
    box = Box()
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


def test_both_may_steal_and_neither_gains_before_both_have_lost() -> None:
    """VTES-STRIKE-08."""
    box = Box()
    strike(box, "sip", steals=2)
    table = fight(box, a=["sip"], b=["sip"], ann={"ann": 1}, bob={"bob": 5})
    assert blood(table.play("A play sip by ann", "B play sip by bob")) == (2, 4)


def test_a_stolen_item_is_kept_but_rests_for_the_round() -> None:
    """VTES-STRIKE-09: its owner strikes with nothing, the thief with it from the next round on."""
    box = Box()
    weapon(box, "gun", damage=2, ranged=True)

    def take(s: Any, using: Any) -> None:
        gun = next(one for one in s.cards if one.host != NOTHING)
        strikes.steal_item(s, gun, there(s, using.minion))

    strike(box, "snatch", first=True, effects=[Does(take)])
    card(box, "blur", kinds.ADDITIONAL, AdditionalStrikes(1))
    table = fight(box, a=["snatch", "blur", "chase"], bob={"bob": {"on": ["gun"]}})
    table.pass_until("strike").play("A play snatch by ann", "B use gun")
    assert (table.card("gun").controller, table.card("gun").host) == (0, table.card("ann").uid)
    assert table.card("ann").counters == 5  # he has nothing left to strike with (VTES-STRIKE-13)
    table.play("A play blur by ann")
    assert table.refusal("use gun") == "VTES-STRIKE-09"
    table.play("A strike", "A play chase by ann").pass_until("strike")
    assert now(table).round == 2
    assert table.refusal("use gun") is None


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


def test_sources_outside_the_limit_are_added_to_it() -> None:
    """VTES-STRIKE-11: two limited ones are one too many, what does not count against the limit is not."""
    box = Box()
    card(box, "blur", kinds.ADDITIONAL, AdditionalStrikes(1))
    card(box, "twin", kinds.ADDITIONAL, AdditionalStrikes(1, limited=False))
    table = fight(box, a=["blur", "blur", "twin"]).play("A strike", "B strike", "A play blur by ann")
    assert table.refusal("play blur by ann") == "VTES-STRIKE-11"
    table.play("A play twin by ann")
    assert now(table).sides[0].additional == 2


def test_a_melee_weapon_adds_to_strength() -> None:
    """VTES-STRIKE-12."""
    box = Box()
    box.vampire("ann", more_strength=1)
    weapon(box, "axe", damage=1, strength=True)
    table = fight(box, ann={"ann": {"on": ["axe"]}}).play("A use axe", "B strike")
    assert table.card("bob").counters == 2
    assert numbers.strength(table.state, table.card("ann")) == 2


def test_strength_of_so_much_sets_what_more_strength_adds_to() -> None:
    """VTES-STRIKE-12, VTES-SEQ-19: the latest setting counts, and the former again when it is over."""
    box = Box()
    weapon(box, "axe", damage=1, strength=True)
    table = fight(box, ann={"ann": {"on": ["axe"]}})
    ann = table.card("ann")
    expiry.last(table.state, numbers.STRENGTH, ann.uid, 1, expiry.END_OF_TURN, ann.kind)
    expiry.last(table.state, numbers.SETS + numbers.STRENGTH, ann.uid, 3, expiry.END_OF_TURN, ann.kind)
    expiry.last(table.state, numbers.SETS + numbers.STRENGTH, ann.uid, 2, expiry.END_OF_COMBAT, ann.kind)
    assert numbers.strength(table.state, ann) == 3
    assert table.play("A use axe", "B strike").card("bob").counters == 1
    assert numbers.strength(table.state, ann) == 4


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


def test_a_retainer_that_is_gone_is_missed() -> None:
    """VTES-STRIKE-14: the strike does not go on to its employer."""
    box = Box()
    weapon(box, "gun", damage=2, ranged=True)
    box.library("raven", kinds.RETAINER, life=1, stays=kinds.ON_CARD)
    card(box, "shoo", kinds.STRIKES_CHOSEN, lambda s, u: zones.burn(s, s.cards[-1]))
    sides: dict[str, Any] = {"ann": {"ann": {"on": ["gun"]}}, "bob": {"bob": {"on": ["raven"]}}}
    table = fight(box, a=["step"], b=["shoo"], **sides).play("A play step by ann").pass_until("strike")
    table.play("A use gun", "A target raven", "B strike").pass_until("strikes-chosen")
    if table.asked()[0] == "A":
        table.play("A pass")
    table.play("B play shoo by bob").finish()
    assert table.ash("B") == ["raven", "shoo"]
    assert table.card("bob").counters == 5


def test_what_is_stolen_from_a_retainer_is_its_life() -> None:
    """VTES-STRIKE-14, VTES-STRIKE-08."""
    box = Box()
    strike(box, "theft", steals=1, ranged=True)
    box.library("raven", kinds.RETAINER, life=1, stays=kinds.ON_CARD)
    table = fight(box, a=["step", "theft"], ann={"ann": 3}, bob={"bob": {"on": ["raven"]}})
    table.play("A play step by ann").pass_until("strike")
    table.play("A play theft by ann", "A target raven", "B strike").finish()
    assert table.gone("raven")
    assert blood(table) == (4, 5)
