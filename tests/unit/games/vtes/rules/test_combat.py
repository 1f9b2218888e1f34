"""Combat: rounds, range, presses, the end (VTES-COMBAT)."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import happenings, kinds, numbers, permissions
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver
from noctuary.games.vtes.card import By, StrikeOf, UseOf
from noctuary.games.vtes.cards.shapes import strike_card
from noctuary.games.vtes.going_on import CLOSE, LONG
from noctuary.games.vtes.rules import combat, expiry, fighting, zones
from tests.tables.vtes_fights import card, fight, hit, now, strike, weapon
from tests.tables.vtes_table import Box, When, vtes_table

# -- who fights ---------------------------------------------------------------------------------------


def test_a_round_goes_through_its_steps_in_order() -> None:
    """VTES-COMBAT-01, VTES-COMBAT-02: acting side first in each."""
    box = Box()
    steps = {
        "before-range": kinds.BEFORE_RANGE,
        "maneuvers": kinds.MANEUVERS,
        "before-strikes": kinds.BEFORE_STRIKES,
        "strikes-chosen": kinds.STRIKES_CHOSEN,
        "damage": kinds.DAMAGE,
        "additional-strikes": kinds.ADDITIONAL,
        "press": kinds.PRESS,
        "end-of-round": kinds.END_OF_ROUND,
        "combat-ending": kinds.COMBAT_ENDING,
    }
    for slug, window in steps.items():
        card(box, slug, window, lambda s, u: None)
    table = fight(box, a=["press"], b=["press"])  # whatever they hold, they are asked
    seen = []
    while table.state.combat is not None:
        seen.append(table.asked())
        table.match.play_text("strike" if "strike" in table.offered() else "pass")
    order = [*list(steps)[:3], "strike", *list(steps)[3:]]
    assert seen == [(letter, step) for step in order for letter in "AB"]


def test_two_ready_combatants_of_different_controllers_or_no_combat() -> None:
    """VTES-COMBAT-01."""
    table = vtes_table(A={"ready": ["ann", "amy"], "torpor": ["tom"]}, B={"torpor": {"bob": 2}})
    for one, other in (("ann", "amy"), ("ann", "bob"), ("tom", "ann")):
        combat.begin(table.state, table.card(one).uid, table.card(other).uid)
        assert table.state.combat is None


def test_the_minion_that_an_effect_sends_in_comes_first() -> None:
    """VTES-COMBAT-02: outside an action, whosever turn it is."""
    box = Box()
    card(box, "growl", kinds.BEFORE_RANGE, lambda s, u: None)
    card(box, "hush", kinds.AS_PLAYED, lambda s, u: None)
    table = vtes_table(
        box, A={"ready": ["ann"], "hand": ["growl", "hush"]}, B={"ready": ["bob"], "hand": ["growl", "hush"]}
    )
    combat.begin(table.state, table.card("bob").uid, table.card("ann").uid)
    table.offered()
    assert table.asked() == ("B", "before-range")
    table.play("B play growl by bob")
    assert table.asked() == ("B", "as-played")


def test_lock_state_does_not_matter() -> None:
    """VTES-COMBAT-03: both are locked when a block makes combat."""
    table = hit(fight())
    assert (table.card("ann").counters, table.card("bob").counters) == (4, 4)


def test_only_combatants_play_combat_cards() -> None:
    """VTES-COMBAT-03: others only where the text says so."""
    box = Box()
    card(box, "shout", kinds.BEFORE_RANGE, lambda s, u: None)
    card(box, "help", kinds.BEFORE_RANGE, lambda s, u: None, by=By.OTHERS)
    table = fight(box, a=["shout", "help"], ann=["ann", "amy"])
    assert table.refusal("play shout by amy") == "VTES-COMBAT-03"
    assert table.refusal("play shout by ann") is None
    assert table.refusal("play help by ann") == "VTES-COMBAT-03"
    assert table.refusal("play help by amy") is None


def test_combat_ends_at_once_when_a_combatant_is_no_longer_ready() -> None:
    """VTES-COMBAT-04: the end of the round still takes place (VTES-COMBAT-11)."""
    box = Box()
    card(box, "nap", kinds.BEFORE_RANGE, lambda s, u: zones.to_torpor(s, s.cards[1]))
    card(box, "last", kinds.END_OF_ROUND, lambda s, u: None)
    table = fight(box, a=["nap", "last"]).play("A play nap by ann")
    assert table.asked() == ("A", "end-of-round")
    table.play("A pass")
    assert table.state.combat is None


def test_a_stolen_combatant_ends_the_combat() -> None:
    """VTES-SECT-07."""
    box = Box()
    card(box, "charm", kinds.BEFORE_RANGE, lambda s, u: zones.change_control(s, s.cards[1], u.seat))
    table = fight(box, a=["charm"]).play("A play charm by ann")
    assert table.state.combat is None
    assert table.card("bob").controller == 0


def test_before_range_each_use_gives_the_acting_side_a_new_chance() -> None:
    """VTES-COMBAT-05, VTES-COMBAT-09: also before strikes."""
    for window, name in ((kinds.BEFORE_RANGE, "before-range"), (kinds.BEFORE_STRIKES, "before-strikes")):
        box = Box()
        card(box, "growl", window, lambda s, u: None)
        table = fight(box, a=["growl", "growl", "growl"], b=["growl"]).pass_until(name)
        table.play("A play growl by ann", "A play growl by ann", "A pass", "B play growl by bob")
        assert table.asked() == ("A", name)
        table.play("A play growl by ann")
        assert table.window() != name  # both have passed


# -- range ------------------------------------------------------------------------------------------------


def test_close_unless_maneuvered_and_no_side_twice_in_a_row() -> None:
    """VTES-COMBAT-06, VTES-RUL-15."""
    table = fight(a=["step", "step"], b=["step"])
    assert table.asked() == ("A", "maneuvers")
    assert now(table).range == CLOSE
    table.play("A play step by ann")
    assert now(table).range == LONG
    assert table.asked() == ("B", "maneuvers")  # not Ann again
    table.play("B play step by bob")
    assert now(table).range == CLOSE
    table.play("A play step by ann")
    assert now(table).range == LONG
    hit(table)
    assert (table.card("ann").counters, table.card("bob").counters) == (5, 5)


def test_a_set_range_leaves_no_maneuvers_and_the_first_wins() -> None:
    """VTES-COMBAT-07: other effects before range are still legal."""
    box = Box()
    card(box, "fog", kinds.BEFORE_RANGE, lambda s, u: fighting.set_range(s, LONG))
    card(box, "grip", kinds.BEFORE_RANGE, lambda s, u: fighting.set_range(s, CLOSE))
    table = fight(box, a=["fog", "step"], b=["grip", "step"])
    table.play("A play fog by ann", "A pass", "B play grip by bob", "A pass", "B pass")
    assert now(table).range == LONG
    assert table.window() == "strike"  # both hold a maneuver, nobody was asked for one


def pistol(box: Box) -> None:
    """A ranged weapon with a maneuver of its own."""
    maneuver = UseOf(1 << kinds.MANEUVERS, [Maneuver(commits_to=0)], in_play=True)
    weapon(box, "gun", maneuver, damage=2, ranged=True)


def test_the_maneuver_of_a_weapon_commits_the_first_strike_to_it() -> None:
    """VTES-COMBAT-08; a weapon that is gone no longer binds."""
    box = Box()
    pistol(box)
    table = fight(box, ann={"ann": {"on": ["gun"]}})
    table.play("A use gun use-2").pass_until("strike")
    assert table.offered() == ["use gun"]
    assert table.refusal("strike") == "VTES-COMBAT-08"
    zones.burn(table.state, table.card("gun"))
    assert table.refusal("strike") is None


def test_an_additional_strike_is_free_again() -> None:
    """VTES-COMBAT-08: only the first strike of the round is bound."""
    box = Box()
    pistol(box)
    card(box, "blur", kinds.ADDITIONAL, AdditionalStrikes(1))
    table = fight(box, a=["blur"], ann={"ann": {"on": ["gun"]}})
    table.play("A use gun use-2").pass_until("strike").play("A use gun", "B strike", "A play blur by ann")
    assert table.offered() == ["strike", "use gun"]


def test_who_cannot_strike_cannot_use_the_maneuver_of_a_strike() -> None:
    """VTES-COMBAT-08: nor who cannot strike with weapons."""
    box = Box()
    pistol(box)
    table = fight(box, a=["step"], ann={"ann": {"on": ["gun"]}})
    ann, round_ends = table.card("ann"), expiry.END_OF_ROUND
    for kept_from in (permissions.TO_STRIKE, permissions.TO_STRIKE_BUT_HANDS):
        table.state.lasting = []
        expiry.last(table.state, kept_from, ann.uid, 1, round_ends, ann.kind)
        assert table.refusal("use gun use-2") == "VTES-COMBAT-08"
        assert table.refusal("play step by ann") is None


def bats(box: Box) -> None:
    """A ranged strike card with a maneuver."""
    strike_card(box.library("bats", kinds.COMBAT), StrikeOf(damage=1, ranged=True, maneuver=True))


def test_a_strike_card_played_for_its_maneuver_is_the_first_strike() -> None:
    """VTES-COMBAT-08: Ann is not asked again, Bob is."""
    box = Box()
    bats(box)
    table = fight(box, a=["bats"])
    table.play("A play bats by ann")
    assert now(table).range == LONG
    table.pass_until("strike")
    assert table.asked() == ("B", "strike")
    table.play("B strike").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (5, 4)


def test_a_strike_played_for_its_maneuver_is_aimed_when_strikes_are_named() -> None:
    """VTES-COMBAT-08, VTES-STRIKE-14."""
    box = Box()
    bats(box)
    box.library("raven", kinds.RETAINER, life=1, stays=kinds.ON_CARD)
    table = fight(box, a=["bats"], bob={"bob": {"on": ["raven"]}}).play("A play bats by ann")
    assert table.offered() == ["target raven", "done"]
    table.play("A target raven", "B strike").finish()
    assert table.gone("raven")
    assert table.card("bob").counters == 5


def test_a_strike_card_need_not_be_played_for_its_maneuver() -> None:
    """VTES-COMBAT-08: in the strike step it is a strike and nothing else."""
    box = Box()
    bats(box)
    table = fight(box, a=["bats"]).pass_until("strike").play("A play bats by ann", "B strike").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (4, 4)


def test_a_helper_counts_for_the_side_it_helps() -> None:
    """VTES-RUL-15: a maneuver of an uninvolved minion, then none of its side until the other has answered."""
    box = Box()
    card(box, "shove", kinds.MANEUVERS, Maneuver(), by=By.OTHERS)
    table = fight(box, a=["shove", "step"], b=["step"], ann=["ann", "amy"])
    table.play("A play shove by amy")
    assert now(table).range == LONG
    assert table.asked() == ("B", "maneuvers")
    table.play("B play step by bob")
    assert table.refusal("play step by ann") is None


# -- presses and the end ------------------------------------------------------------------------------


def test_one_round_unless_somebody_presses() -> None:
    """VTES-COMBAT-10: to continue, to end, no side twice in a row."""
    assert hit(fight()).state.combat is None
    table = hit(fight(a=["chase", "chase"], b=["chase"]))
    assert table.asked() == ("A", "press")
    table.play("A play chase by ann")
    assert table.asked() == ("B", "press")
    table.play("B pass")
    assert now(table).round == 2
    hit(table).play("A play chase by ann", "B play chase by bob")
    assert table.state.combat is None  # Bob's press to end has cancelled hers, and she has no other


def test_a_press_answers_a_press() -> None:
    """VTES-COMBAT-10: to continue, to end, to continue; and no side twice in a row."""
    table = hit(fight(a=["chase", "chase"], b=["chase", "chase"]))
    table.play("A play chase by ann")
    assert now(table).pressed
    assert table.asked() == ("B", "press")  # it is not Ann's to press again
    table.play("B play chase by bob")
    assert not now(table).pressed
    table.play("A play chase by ann", "B pass")
    assert now(table).round == 2


def test_who_does_not_like_the_end_presses_not_to_end() -> None:
    """VTES-COMBAT-10: a press to end needs something to end."""
    table = hit(fight(a=["chase"]))
    now(table).sides[0].presses = 1
    assert table.refusal("press end") == "VTES-COMBAT-10"
    assert table.refusal("press continue") is None


def test_range_is_determined_anew_in_each_round() -> None:
    """VTES-COMBAT-10, VTES-COMBAT-13: allowances last for their round."""
    table = fight(a=["step", "chase"])
    table.play("A play step by ann")
    now(table).sides[0].maneuvers = 1
    hit(table).play("A play chase by ann")
    assert (now(table).round, now(table).range, now(table).sides[0].maneuvers) == (2, CLOSE, 0)


def test_an_allowance_is_used_without_a_card() -> None:
    """VTES-COMBAT-13."""
    table = fight(a=["step"], b=["step"])
    now(table).sides[0].maneuvers = 1
    now(table).sides[1].presses = 1
    table.play("A maneuver")
    assert (now(table).range, now(table).sides[0].maneuvers) == (LONG, 0)
    assert table.asked()[0] == "B"
    hit(table)
    assert table.offered() == ["press continue", "pass"]
    table.play("B press continue")
    assert now(table).round == 2


def test_end_of_round_comes_even_if_combat_ended_early() -> None:
    """VTES-COMBAT-11."""
    box = Box()
    strike(box, "flee", ends=True)
    card(box, "taste", kinds.END_OF_ROUND, lambda s, u: None)
    table = fight(box, a=["flee"], b=["taste"]).pass_until("strike")
    table.play("A play flee by ann", "B strike")
    assert table.asked() == ("B", "end-of-round")
    table.play("B pass")
    assert table.state.combat is None


def test_a_new_round_instead_keeps_the_same_combat() -> None:
    """VTES-COMBAT-12: not once another combat is queued."""
    box = Box()
    card(box, "track", kinds.COMBAT_ENDING, lambda s, u: combat.go_on(s))
    table = hit(fight(box, a=["track"])).pass_until("combat-ending")
    ann = table.card("ann")
    expiry.last(table.state, numbers.STRENGTH, ann.uid, 2, expiry.END_OF_COMBAT, ann.kind)
    table.play("A play track by ann")
    assert (now(table).round, numbers.strength(table.state, table.card("ann"))) == (2, 3)
    assert combat.why_not_go_on(table.state) is None
    now(table).queued = table.card("bob").uid
    refusal = combat.why_not_go_on(table.state)
    assert refusal is not None
    assert refusal.rule == "VTES-COMBAT-12"


def test_a_queued_combat_is_a_new_one() -> None:
    """VTES-COMBAT-12: what lasted in the old one is lost; at most one is queued."""
    box = Box()

    def queue(s: Any, using: Any) -> None:
        s.combat.queued = s.cards[1].uid

    card(box, "again", kinds.COMBAT_ENDING, queue)
    table = hit(fight(box, a=["again", "again"])).pass_until("combat-ending")
    ann = table.card("ann")
    expiry.last(table.state, numbers.STRENGTH, ann.uid, 2, expiry.END_OF_COMBAT, ann.kind)
    table.play("A play again by ann").pass_until("strike")
    assert (now(table).round, numbers.strength(table.state, table.card("ann"))) == (1, 1)
    now(table).queued = 0
    assert combat.why_not_queue(table.state) is not None


def test_the_action_goes_on_being_the_action_during_combat() -> None:
    """VTES-COMBAT-14: action effects stay until it is over; after-combat effects come before its end."""
    seen: list[bool] = []
    box = Box()
    ghost = box.library("ghost", kinds.MASTER, stays=kinds.IN_PLAY)
    ghost.triggers = [When(happenings.COMBAT_ENDED, lambda s, c, a: seen.append(s.action is not None))]
    table = vtes_table(box, A={"ready": ["ann"], "in_play": ["ghost"]}, B={"ready": ["bob"]})
    table.play("A bleed ann", "B block bob").pass_until("strike")
    assert table.state.action is not None
    assert table.state.action.blocked_by == table.card("bob").uid
    hit(table)
    assert seen == [True]
    assert table.state.action is None


def test_retainers_deal_their_damage_with_the_strikes() -> None:
    """VTES-COMBAT-15: a dodge does not stop it; at long range only if it is ranged."""
    box = Box()
    box.library("dog", kinds.RETAINER, life=1, strength=1, stays=kinds.ON_CARD)
    box.library("crow", kinds.RETAINER, life=1, strength=1, ranged=True, stays=kinds.ON_CARD)
    strike(box, "duck", dodge=True)
    table = fight(box, ann={"ann": {"on": ["dog", "crow"]}}, b=["duck"]).pass_until("strike")
    table.play("A strike", "B play duck by bob").finish()
    assert table.card("bob").counters == 3
    table = fight(box, ann={"ann": {"on": ["dog", "crow"]}}, a=["step"])
    hit(table.play("A play step by ann"))
    assert table.card("bob").counters == 4


def test_others_are_asked_only_where_they_could_do_something() -> None:
    """VTES-RUL-16: a third player without anything for uninvolved minions is passed over."""
    table = hit(fight(C={"ready": ["cyd"], "hand": ["step", "chase"]}))
    assert table.asked() == ("A", "minion")


def test_the_others_come_after_both_sides() -> None:
    """VTES-RUL-16: a third player who holds something for uninvolved minions is asked, last."""
    box = Box()
    card(box, "jeer", kinds.BEFORE_RANGE, lambda s, u: None, by=By.OTHERS)
    table = fight(
        box,
        a=["jeer"],
        b=["jeer"],
        ann=["ann", "amy"],
        bob=["bob", "ben"],
        C={"ready": ["cyd"], "hand": ["jeer"]},
    )
    assert table.asked() == ("A", "before-range")
    assert table.play("A pass").asked() == ("B", "before-range")
    assert table.play("B pass").asked() == ("C", "before-range")
