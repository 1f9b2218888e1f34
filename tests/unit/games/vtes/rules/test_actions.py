"""Actions: who acts, what is announced, how it resolves (VTES-ACT)."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.vtes import kinds
from noctuary.games.vtes.card import ActionOf, UseOf
from noctuary.games.vtes.kinds import ACTION, EQUIPMENT, MINION_PHASE, MODIFIER, NO_ATTEMPT, ON_CARD
from noctuary.games.vtes.rules import acting, actions, playable, zones
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import Adds, Box, Does, Table, vtes_table
from tests.tables.vtes_turns import next_turn, until


def two(**more: Any) -> Table:
    """Ann acts, Bob may block."""
    return vtes_table(A={"ready": ["ann", "amy"]}, B={"ready": ["bob"]}, **more)


def action_card(box: Box, slug: str, what: Any = None, **facts: Any) -> None:
    kind = facts.pop("kind", kinds.CARD_ACTION)
    more = {name: facts.pop(name) for name in ("stealth", "directed", "bleed") if name in facts}
    effects = [Does(what)] if what is not None else []
    box.library(
        slug, ACTION, UseOf(1 << MINION_PHASE, effects, types=ACTION, action=ActionOf(kind, **more)), **facts
    )


# -- who may act ------------------------------------------------------------------------------------------


def test_the_acting_minion_locks_when_the_action_is_announced() -> None:
    """VTES-ACT-01."""
    table = two().play("A bleed ann")
    assert table.card("ann").locked
    assert table.state.action is not None


def test_only_ready_unlocked_minions_of_the_active_methuselah_act() -> None:
    """VTES-ACT-01."""
    table = vtes_table(
        A={"ready": {"ann": {"locked": True}, "amy": 3}, "torpor": {"tom": 3}}, B={"ready": ["bob"]}
    )
    assert table.refusal("bleed ann") == "VTES-ACT-01"
    assert table.refusal("bleed bob") == "VTES-ACT-01"
    assert table.refusal("bleed tom") == "VTES-TORPOR-02"
    assert table.refusal("bleed amy") is None


def test_one_action_at_a_time() -> None:
    """VTES-ACT-01."""
    table = two().play("A bleed ann")
    assert table.refusal("bleed amy") == "VTES-ACT-01"


def test_no_minion_bleeds_twice_in_a_turn_by_any_means() -> None:
    """VTES-ACT-02 (a): not even with a card, and not after a failed try."""
    box = Box()
    action_card(box, "bite", kind=kinds.BLEED, directed=True, bleed=1)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["bite"]}, B={"ready": ["bob"]})
    table.play("A bleed ann", "B block bob").finish()
    table.card("ann").locked = False
    assert table.refusal("bleed ann") == "VTES-ACT-02"
    assert table.refusal("play bite by ann") == "VTES-ACT-02"
    assert table.refusal("hunt ann") is None


def test_no_minion_takes_the_action_of_the_same_card_twice() -> None:
    """VTES-ACT-02 (c): another minion may."""
    box = Box()
    action_card(box, "errand")
    table = vtes_table(box, A={"ready": ["ann", "amy"], "hand": ["errand", "errand"]})
    table.play("A play errand by ann").finish()
    table.card("ann").locked = False
    assert table.refusal("play errand by ann") == "VTES-ACT-02"
    assert table.refusal("play errand by amy") is None


def test_two_copies_in_play_are_two_actions() -> None:
    """VTES-ACT-02."""
    box = Box()
    use = UseOf(1 << MINION_PHASE, [], in_play=True, action=ActionOf(kinds.CARD_ACTION))
    box.library("lair", kinds.MASTER, use, stays=kinds.IN_PLAY)
    table = vtes_table(box, A={"ready": ["ann"], "in_play": {"lair": 0, "lair#2": 0}})
    first, second = (card.uid for card in table.state.cards if card.counters == 0 and card.host == -1)
    table.play(f"A use A:lair#{first} by ann").finish()
    table.card("ann").locked = False
    assert table.refusal(f"use A:lair#{first} by ann") == "VTES-ACT-02"
    assert table.refusal(f"use A:lair#{second} by ann") is None


def test_an_empty_vampire_hunts_before_anybody_does_anything_else() -> None:
    """VTES-ACT-03."""
    table = vtes_table(A={"ready": {"ann": 0, "amy": 3}}, B={"ready": ["bob"]})
    assert table.offered() == ["hunt ann"]
    assert table.refusal("bleed amy") == "VTES-ACT-03"
    assert table.refusal("pass") == "VTES-ACT-03"
    table.play("A hunt ann").finish()
    assert table.refusal("bleed amy") is None


def test_who_cannot_take_its_mandatory_action_is_stuck_but_holds_nobody_up() -> None:
    """VTES-ACT-03."""
    box = Box()
    box.vampire("ann", traits=[Adds(82, -1)])  # permissions.TO_ACT
    table = vtes_table(box, A={"ready": {"ann": 0, "amy": 3}})
    assert table.refusal("hunt ann") == "VTES-ACT-01"
    assert table.refusal("pass") is None
    assert table.refusal("bleed amy") is None


def test_a_recruited_ally_may_not_act_that_turn() -> None:
    """VTES-ACT-04."""
    box = Box()
    box.ally("butler")
    table = vtes_table(box, A={"ready": ["ann", "butler"]})
    acting.may_not_act(table.card("butler"))
    assert table.refusal("bleed butler") == "VTES-ACT-04"
    table.play("A pass").pass_until("influence")
    assert table.card("butler").done


# -- the actions --------------------------------------------------------------------------------------


def test_a_bleed_burns_pool_and_takes_the_edge() -> None:
    """VTES-ACT-09: directed at the prey, stealth 0 (VTES-ACT-07)."""
    table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={"ready": ["cyd"]}, edge="C")
    table.play("A bleed ann")
    action = table.state.action
    assert action is not None
    assert (action.targets, action.stealth) == ((1,), 0)
    table.finish()
    assert table.seat("B").pool == 29
    assert table.state.edge == 0


def test_a_bleed_for_nothing_succeeds_without_the_edge() -> None:
    """VTES-ACT-09."""
    table = two().play("A bleed ann")
    assert table.state.action is not None
    table.state.action.bleed = -1
    table.finish()
    assert table.seat("B").pool == 30
    assert table.state.edge == -1


def test_a_minion_that_changes_sides_bleeds_for_its_new_controller() -> None:
    """VTES-ACT-09, VTES-SECT-07: she has the Edge; but nobody bleeds herself."""
    for thief, edge, pool in (("C", 2, 29), ("B", -1, 30)):
        table = vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}, C={"ready": ["cyd"]})
        table.play("A bleed ann")
        zones.steal(table.state, table.card("ann"), table.seat(thief).seat)
        table.finish()
        assert (table.state.edge, table.seat("B").pool) == (edge, pool)


def test_a_hunt_gains_one_blood_and_a_full_vampire_may_hunt() -> None:
    """VTES-ACT-11, VTES-ACT-06: undirected, +1 stealth."""
    table = vtes_table(A={"ready": {"ann": 2, "amy": 5}}, B={"ready": ["bob"]})
    table.play("A hunt ann")
    assert table.state.action is not None
    assert (table.state.action.targets, table.state.action.stealth) == ((), 1)
    table.finish().play("A hunt amy").finish()
    assert (table.card("ann").counters, table.card("amy").counters) == (3, 5)


def test_allies_do_not_hunt() -> None:
    """VTES-ACT-11."""
    box = Box()
    box.ally("butler")
    assert vtes_table(box, A={"ready": ["butler"]}).refusal("hunt butler") == "VTES-ACT-11"


def gear(box: Box, slug: str, **facts: Any) -> None:
    def put(s: Any, using: Any) -> None:
        minion = next(card for card in s.cards if card.uid == using.minion)
        zones.enter(s, using.kind, using.seat, ON_CARD, minion.uid)
        s.action.card_placed = True

    use = UseOf(1 << MINION_PHASE, [Does(put)], types=EQUIPMENT, action=ActionOf(kinds.EQUIP, stealth=1))
    box.library(slug, EQUIPMENT, use, stays=ON_CARD, **facts)


def test_equipment_from_hand_is_paid_for_at_resolution() -> None:
    """VTES-ACT-12, VTES-SEQ-07."""
    box = Box()
    gear(box, "knife", pool=2)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["knife"]}, B={"ready": ["bob"]})
    table.play("A play knife by ann")
    assert table.seat("A").pool == 30
    table.finish()
    assert table.seat("A").pool == 28
    assert table.card("knife").host == table.card("ann").uid


def test_one_vehicle_per_minion() -> None:
    """VTES-ACT-12."""
    box = Box()
    gear(box, "bike", keywords=kinds.VEHICLE)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["bike"]}, "amy": 5}, "hand": ["bike"]})
    assert table.refusal("play bike by ann") == "VTES-ACT-12"
    assert table.refusal("take-equipment amy ann") is None
    assert table.refusal("play bike by amy") is None


def test_equipment_taken_from_another_minion_is_named_at_announcement() -> None:
    """VTES-ACT-12, VTES-ACT-05: free of charge, any number, what is still there at resolution."""
    box = Box()
    gear(box, "knife", pool=2)
    gear(box, "gun", pool=2)
    table = vtes_table(box, A={"ready": {"ann": 5, "amy": {"on": ["knife", "gun"]}}}, B={})
    table.play("A take-equipment ann amy", "A target knife", "A done").finish()
    assert table.card("knife").host == table.card("ann").uid
    assert table.card("gun").host == table.card("amy").uid
    assert table.seat("A").pool == 30


def test_equipment_is_taken_from_a_minion_in_torpor_too() -> None:
    """VTES-ACT-12: from any other minion of one's own."""
    box = Box()
    gear(box, "knife")
    table = vtes_table(box, A={"ready": ["ann"], "torpor": {"tom": {"on": ["knife"]}}}, B={})
    assert "take-equipment ann tom" in table.offered()
    table.play("A take-equipment ann tom").finish()
    assert table.card("knife").host == table.card("ann").uid


def test_a_sterile_vampire_makes_no_others() -> None:
    """VTES-SECT-04: no actions that put new vampires into play."""
    box = Box()
    box.vampire("ann", traits_mask=kinds.STERILE)
    embrace = Does(lambda s, u: None, makes_vampires=True)
    action_card(box, "errand")
    use = UseOf(1 << MINION_PHASE, [embrace], types=ACTION, action=ActionOf(kinds.CARD_ACTION))
    box.library("embrace", ACTION, use)
    table = vtes_table(box, A={"ready": ["ann", "amy"], "hand": ["embrace", "errand"]}, B={})
    assert table.refusal("play embrace by ann") == "VTES-SECT-04"
    assert table.refusal("play embrace by amy") is None
    assert table.refusal("play errand by ann") is None


def test_nobody_takes_equipment_from_another_methuselah() -> None:
    """VTES-ACT-12."""
    box = Box()
    gear(box, "knife")
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": {"bob": {"on": ["knife"]}}})
    assert table.refusal("take-equipment ann bob") == "VTES-ACT-12"


def test_retainers_and_allies_have_life_and_burn_without() -> None:
    """VTES-ACT-13: a retainer burns with its employer."""
    box = Box()
    box.library("raven", kinds.RETAINER, life=1, stays=ON_CARD)
    box.ally("butler", life=2)
    table = vtes_table(box, A={"ready": {"ann": {"on": ["raven"]}, "butler": 2}})
    zones.burn_blood(table.state, table.card("butler"), 2)
    zones.burn(table.state, table.card("ann"))
    table.play("A pass")
    assert table.gone("butler")
    assert sorted(table.ash("A")) == ["ann", "butler", "raven"]


def test_leaving_torpor_costs_two_blood_and_is_the_only_action_in_torpor() -> None:
    """VTES-ACT-15, VTES-TORPOR-02."""
    table = vtes_table(A={"ready": ["amy"], "torpor": {"ann": 3, "tom": 1}}, B={"ready": ["bob"]})
    assert table.refusal("leave-torpor tom") == "VTES-ACT-15"
    assert table.refusal("leave-torpor amy") == "VTES-ACT-15"
    assert table.refusal("hunt ann") == "VTES-TORPOR-02"
    table.play("A leave-torpor ann")
    assert table.state.action is not None
    assert (table.state.action.targets, table.state.action.stealth) == ((), 1)
    table.finish()
    assert (table.card("ann").region, table.card("ann").counters) == (kinds.READY, 1)
    assert table.card("ann").locked


def test_a_rescue_is_paid_by_both_as_they_like() -> None:
    """VTES-ACT-16: undirected with +1 stealth among one's own."""
    table = vtes_table(A={"ready": {"ann": 3}, "torpor": {"tom": {"counters": 1, "locked": True}}}, B={})
    table.play("A rescue ann tom")
    assert table.offered() == ["number 1", "number 2"]
    table.play("A number 2").finish()
    assert (table.card("ann").counters, table.card("tom").counters) == (1, 1)
    assert (table.card("tom").region, table.card("tom").locked) == (kinds.READY, True)


def test_the_shares_of_a_rescue_are_fixed_as_it_is_announced() -> None:
    """VTES-ACT-05, VTES-ACT-16: before anybody can block."""
    for paid, left in ((0, 3), (1, 2), (2, 1)):
        table = vtes_table(A={"ready": {"ann": 3}, "torpor": {"tom": 2}}, B={"ready": ["bob"]})
        table.play("A rescue ann tom", f"A number {paid}")
        action = table.state.action
        assert action is not None
        assert (action.targets, action.stealth, action.blood_cost) == ((), 1, paid)
        assert table.asked() == ("B", "no-attempt")
        table.finish()
        assert (table.card("ann").counters, table.card("tom").counters) == (left, paid)


def test_who_has_lost_the_announced_share_of_a_rescue_spoils_it() -> None:
    """VTES-ACT-23, VTES-ACT-16: the other one does not pay in its place."""
    table = vtes_table(A={"ready": {"ann": 3}, "torpor": {"tom": 2}}, B={"ready": ["bob"]})
    table.play("A rescue ann tom", "A number 0")
    table.card("tom").counters = 1
    table.finish()
    assert (table.card("ann").counters, table.card("tom").counters) == (3, 0)
    assert table.card("tom").region == kinds.TORPOR


def test_the_vampire_of_another_methuselah_pays_only_if_she_agrees() -> None:
    """VTES-ACT-16: if not, nothing was announced, and she is not asked again this turn."""
    table = vtes_table(A={"ready": {"ann": 3}}, B={"torpor": {"tom": 3}}, C={"ready": ["cyd"]})
    table.play("A rescue ann tom", "A number 0")
    assert table.asked() == ("B", "vtes-ask-rescue-share")
    assert table.match.decision is not None
    assert table.match.decision.amount == 2
    table.play("B no")
    assert table.asked() == ("A", "minion")
    assert not table.card("ann").locked
    assert table.state.action is None
    table.play("A rescue ann tom").finish()
    assert (table.card("ann").counters, table.card("tom").counters) == (1, 3)
    assert table.card("tom").region == kinds.READY

    willing = vtes_table(A={"ready": {"ann": 3}}, B={"torpor": {"tom": 3}}, C={"ready": ["cyd"]})
    willing.play("A rescue ann tom", "A number 1", "B yes").finish()
    assert (willing.card("ann").counters, willing.card("tom").counters) == (2, 2)


def test_without_the_others_consent_the_rescuer_needs_all_the_blood() -> None:
    """VTES-ACT-16: until the turn is over."""
    table = vtes_table(A={"ready": {"ann": 1}}, B={"torpor": {"tom": 3}}, C={})
    table.play("A rescue ann tom", "A number 1", "B no")
    assert table.refusal("rescue ann tom") == "VTES-ACT-16"
    until(next_turn(table), "minion", "A")
    assert table.refusal("rescue ann tom") is None


def test_rescue_and_diablerie_elsewhere_are_directed() -> None:
    """VTES-ACT-16, VTES-ACT-17, VTES-TORPOR-06: stealth 0, only her minions may block."""
    for verb in ("rescue", "diablerise"):
        table = vtes_table(
            A={"ready": {"ann": 3}}, B={"ready": ["bob"], "torpor": {"tom": 3}}, C={"ready": ["cyd"]}
        )
        table.play(f"A {verb} ann tom")
        if verb == "rescue":
            table.play("A number 2")
        assert table.state.action is not None
        assert (table.state.action.targets, table.state.action.stealth) == ((1,), 0)
        assert table.asked() == ("B", "no-attempt")


def test_who_cannot_pay_does_not_rescue() -> None:
    """VTES-ACT-16."""
    table = vtes_table(A={"ready": {"ann": 1}, "torpor": {"tom": 0}}, B={})
    assert table.refusal("rescue ann tom") == "VTES-ACT-16"


def test_a_rescue_that_can_no_longer_be_paid_fizzles() -> None:
    """VTES-ACT-23, VTES-ACT-16."""
    table = vtes_table(A={"ready": {"ann": 2}, "torpor": {"tom": 0}}, B={"ready": ["bob"]})
    table.play("A rescue ann tom")
    table.card("ann").counters = 1
    table.finish()
    assert (table.card("ann").counters, table.card("tom").region) == (0, kinds.TORPOR)


def test_becoming_anarch() -> None:
    """VTES-ACT-18, VTES-RUL-08, VTES-SECT-02: 2 blood, 1 beside another ready Anarch."""
    box = Box()
    box.vampire("prince", title=kinds.PRINCE, city="Paris")
    table = vtes_table(box, A={"ready": {"ann": 3, "amy": 1, "prince": 5}}, B={})
    assert table.refusal("become-anarch prince") == "VTES-ACT-18"
    assert table.refusal("become-anarch amy") == "VTES-RUL-08"
    table.play("A become-anarch ann").finish()
    assert (table.card("ann").sect, table.card("ann").counters) == (kinds.ANARCH, 1)
    table.play("A become-anarch amy").finish()
    assert (table.card("amy").sect, table.card("amy").counters) == (kinds.ANARCH, 0)
    table.card("ann").locked = False
    assert table.refusal("become-anarch ann") == "VTES-ACT-18"


def test_entering_combat_needs_a_card() -> None:
    """VTES-ACT-19."""
    table = two()
    assert {text.split()[0] for text in table.offered()} <= {"bleed", "hunt", "become-anarch", "pass"}


def test_a_granted_kind_of_action_counts_as_that_kind() -> None:
    """VTES-ACT-20: a card that bleeds is a bleed, with its own stealth."""
    box = Box()
    action_card(box, "bite", kind=kinds.BLEED, directed=True, bleed=2, stealth=1)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["bite"]}, B={"ready": ["bob"]})
    table.play("A play bite by ann")
    assert table.state.action is not None
    assert (table.state.action.kind, table.state.action.stealth) == (kinds.BLEED, 1)
    table.finish()
    assert table.seat("B").pool == 27
    assert table.state.edge == 0


def test_an_action_against_ones_own_card_is_undirected() -> None:
    """VTES-ACT-08."""
    box = Box()
    use = UseOf(
        1 << MINION_PHASE,
        types=ACTION,
        action=ActionOf(kinds.CARD_ACTION, directed=True),
        target=_any_minion(),
    )
    box.library("push", ACTION, use)
    table = vtes_table(box, A={"ready": ["ann", "amy"], "hand": ["push"]}, B={"ready": ["bob"]})
    table.play("A play push by ann", "A target amy")
    assert table.state.action is not None
    assert table.state.action.targets == ()


def _any_minion() -> Any:
    from noctuary.games.vtes.blocks.atoms import MINION
    from noctuary.games.vtes.blocks.targets import OneOf

    return OneOf(MINION)


# -- announcing and resolving --------------------------------------------------------------------------


def test_the_action_card_is_set_aside_until_resolution() -> None:
    """VTES-ACT-05, VTES-ACT-25: blocked, it is burned without its cost."""
    box = Box()
    action_card(box, "errand", pool=3)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["errand"]}, B={"ready": ["bob"]})
    table.play("A play errand by ann")
    assert (table.hand("A"), table.ash("A")) == ([], [])
    table.play("B block bob").finish()
    assert table.ash("A") == ["errand"]
    assert table.seat("A").pool == 30


def test_announcement_comes_before_block_attempts() -> None:
    """VTES-ACT-21: effects as the action is announced have a window of their own, acting side first."""
    box = Box()
    box.library("omen", MODIFIER, UseOf(1 << kinds.ANNOUNCED, [Does(lambda s, u: None)], types=MODIFIER))
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["omen"]}, B={"ready": ["bob"]})
    table.play("A bleed ann")
    assert table.asked() == ("A", "announced")
    table.play("A pass")
    assert table.asked() == ("B", "no-attempt")


def test_cost_effects_card_then_effects_after_resolution() -> None:
    """VTES-ACT-22."""
    seen: list[tuple[int, bool]] = []
    box = Box()
    action_card(box, "errand", lambda s, u: seen.append((s.players[0].pool, s.action.successful)), pool=3)
    after = UseOf(1 << kinds.AFTER_ACTION, [Does(lambda s, u: seen.append((-1, True)))], types=MODIFIER)
    box.library("epilogue", MODIFIER, after)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["errand", "epilogue"]}, B={})
    table.play("A play errand by ann").pass_until("after-action")
    assert table.ash("A") == ["errand"]
    table.play("A play epilogue by ann").finish()
    assert seen == [(27, True), (-1, True)]
    assert table.ash("A") == ["errand", "epilogue"]


def test_an_action_that_cannot_be_paid_any_more_fizzles() -> None:
    """VTES-ACT-23: paid as far as possible, successful, without effect."""
    box = Box()
    seen: list[int] = []
    action_card(box, "errand", lambda s, u: seen.append(1), blood=3)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["errand"]}, B={"ready": ["bob"]})
    table.play("A play errand by ann")
    table.card("ann").counters = 2
    table.finish()
    assert (seen, table.card("ann").counters) == ([], 0)
    assert table.card("ann").done


def test_an_action_ends_when_the_acting_minion_is_no_longer_ready() -> None:
    """VTES-ACT-24: at once, and nobody has blocked it."""
    box = Box()
    use = UseOf(1 << NO_ATTEMPT, [Does(lambda s, u: zones.to_torpor(s, s.cards[0]))], types=kinds.REACTION)
    box.library("sleep", kinds.REACTION, use)
    table = vtes_table(box, A={"ready": ["ann"]}, B={"ready": ["bob"], "hand": ["sleep"]})
    table.play("A bleed ann", "B play sleep by bob")
    assert table.state.action is None
    assert table.asked() == ("A", "minion")
    assert (table.seat("B").pool, table.card("bob").locked) == (30, False)


def test_a_blocked_action_has_no_effect() -> None:
    """VTES-ACT-25."""
    table = two().play("A bleed ann", "B block bob").finish()
    assert (table.seat("B").pool, table.state.edge) == (30, -1)


def test_an_action_may_continue_as_if_unblocked_after_the_combat() -> None:
    """VTES-ACT-26: modifiers still apply, the action card returns from the ash heap."""
    box = Box()
    action_card(box, "bite", kind=kinds.BLEED, directed=True, bleed=2)
    use = UseOf(1 << kinds.END_OF_ROUND, [Does(lambda s, u: actions.go_on_unblocked(s))], types=kinds.COMBAT)
    box.library("mist", kinds.COMBAT, use)
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["bite", "mist"]}, B={"ready": ["bob", "ben"]})
    table.play("A play bite by ann", "B block bob").pass_until("strike")
    assert table.ash("A") == ["bite"]
    table.play("A strike", "B strike").pass_until("end-of-round").play("A play mist by ann")
    table.pass_until("no-attempt")
    assert table.ash("A") == ["mist"]
    table.finish()
    assert table.seat("B").pool == 27
    assert table.card("bob").locked
    assert sorted(table.ash("A")) == ["bite", "mist"]


def test_only_one_limited_bleed_modifier_counts() -> None:
    """VTES-ACT-10: the increase of the action card itself is free."""
    from noctuary.games.vtes.blocks.effects.action import Bleed

    box = Box()
    action_card(box, "bite", kind=kinds.BLEED, directed=True, bleed=2)
    for slug in ("one", "two"):
        box.library(slug, MODIFIER, UseOf(kinds.DURING_ACTION, [Bleed(1)], types=MODIFIER))
    table = vtes_table(box, A={"ready": ["ann"], "hand": ["bite", "one", "two"]}, B={"ready": ["bob"]})
    table.play("A play bite by ann").pass_until("no-attempt").play("A play one by ann")
    two_kind, ann = table.state.pool.kind_of["two"], table.card("ann").uid
    refusal = playable.why_not_play(table.state, Seat(0), two_kind, ann, 0)
    assert refusal is not None
    assert refusal.rule == "VTES-ACT-10"
    table.finish()
    assert table.seat("B").pool == 30 - 1 - 2 - 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_target_of_a_bleed_is_the_prey(players: int) -> None:
    """VTES-ACT-09, VTES-SETUP-01."""
    seats: dict[str, Any] = {letter: {"ready": [f"{letter.lower()}v"]} for letter in "ABCD"[:players]}
    table = vtes_table(active="B", **seats).play("B bleed bv")
    assert table.state.action is not None
    assert table.state.action.targets == ((2 % players),)
