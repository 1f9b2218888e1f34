"""Combat cards whose turn seldom comes: items burned and stolen, grapples, frenzies, traps."""

from __future__ import annotations

from typing import Any

from noctuary.games.vtes import kinds, numbers, permissions
from tests.tables.vtes_cards import card_box, cards_table, go, reach, refused
from tests.tables.vtes_table import Box, Table


def anarchs(*slugs: str) -> Box:
    box = card_box(*slugs)
    for name in ("ann", "bob"):
        box.cards[name].sect, box.cards[name].title = kinds.ANARCH, kinds.NO_TITLE
    return box


def fight(box: Box, a: Any, b: Any, *moves: str) -> Table:
    """Ann bleeds, Bob blocks."""
    return go(cards_table(box=box, A=a, B=b), "A bleed ann", "B block bob", *moves)


GUN = {"ready": {"bob": {"on": ["44-magnum"]}}}


def test_donnybrook_burns_the_gun_before_it_shoots() -> None:
    """VTES-STRIKE-07, VTES-STRIKE-13."""
    box = anarchs("donnybrook", "44-magnum")
    table = fight(box, {"ready": ["ann"], "hand": ["donnybrook"]}, GUN, "A play donnybrook by ann")
    go(table, "B use 44-magnum").finish()
    assert len(table.seat("B").ash) == 1
    assert table.card("ann").counters == 9


def test_donnybrook_steals_with_serpentis() -> None:
    box = anarchs("donnybrook")
    a = {"ready": {"ann": 5}, "hand": ["donnybrook"]}
    table = fight(box, a, {"ready": {"bob": 9}}, "A play donnybrook by ann use-3")
    go(table, "B strike").finish()
    assert table.card("bob").counters == 7


def test_donnybrook_needs_something_to_burn() -> None:
    table = fight(anarchs("donnybrook"), {"ready": ["ann"], "hand": ["donnybrook"]}, {"ready": ["bob"]})
    reach(table, "strike")
    assert refused(table, "A play donnybrook by ann") == "VTES-SEQ-17"


def test_donnybrook_hits_the_retainer_of_who_dodges() -> None:
    """VTES-STRIKE-05."""
    box = anarchs("donnybrook", "staredown")
    box.library("dog", kinds.RETAINER, life=1, stays=kinds.ON_CARD)
    b = {"ready": {"bob": {"on": ["dog"]}}, "hand": ["staredown"]}
    table = fight(box, {"ready": ["ann"], "hand": ["donnybrook"]}, b, "A play donnybrook by ann")
    go(table, "B play staredown by bob").finish()
    assert len(table.seat("B").ash) == 2  # the dog, and the card


def test_fast_hands_take_the_gun_before_it_shoots() -> None:
    """VTES-STRIKE-09: it cannot be used in that round, and is kept."""
    box = card_box("fast-hands", "44-magnum")
    table = fight(box, {"ready": ["ann"], "hand": ["fast-hands"]}, GUN, "A play fast-hands by ann use-2")
    go(table, "B use 44-magnum").finish()
    assert table.card("44-magnum").host == table.card("ann").uid
    assert table.card("44-magnum").controller == 0
    assert table.card("ann").counters == 8  # what the card costs


def test_fast_hands_at_basic_are_not_fast_enough() -> None:
    box = card_box("fast-hands", "44-magnum")
    table = fight(box, {"ready": ["ann"], "hand": ["fast-hands"]}, GUN, "A play fast-hands by ann")
    go(table, "B use 44-magnum").finish()
    assert table.card("44-magnum").host == table.card("ann").uid
    assert table.card("ann").counters == 6


def test_hell_for_leather_costs_who_has_lost_her_combatant_pool() -> None:
    """With Obtenebration: this Anarch is ready and the other minion is not."""
    box = anarchs("hell-for-leather")
    b = {"ready": {"bob": {"counters": 0}}}
    table = fight(box, {"ready": ["ann"], "hand": ["hell-for-leather"]}, b, "A strike", "B strike")
    go(table, "A play hell-for-leather by ann use-3").finish()
    assert table.seat("B").pool == 28
    assert table.card("bob").region == kinds.TORPOR


def test_hell_for_leather_once_with_each_discipline() -> None:
    """In a combat, by whomever; another Discipline is another matter."""
    box = anarchs("hell-for-leather")
    a = {"ready": ["ann"], "hand": ["hell-for-leather", "hell-for-leather"]}
    table = fight(box, a, {"ready": ["bob"], "hand": ["hell-for-leather"]})
    go(table, "A play hell-for-leather by ann")
    reach(table, "strike")
    assert refused(table, "B play hell-for-leather by bob") == "VTES-SEQ-01"
    go(table, "B strike")
    reach(table, "additional-strikes")
    assert refused(table, "A play hell-for-leather by ann use-2") is None


def test_monstrous_form_presses_for_who_bears_it() -> None:
    """It is locked for one of three things (VTES-SEQ-16)."""
    box = card_box("monstrous-form")
    a = {"ready": {"ann": {"on": ["monstrous-form"]}}}
    table = fight(box, a, {"ready": ["bob"]}, "A strike", "B strike", "A use monstrous-form use-3")
    assert table.card("monstrous-form").locked
    reach(table, "strike")
    assert table.state.combat is not None
    assert table.state.combat.round == 2


def test_immortal_grapple_holds_for_another_round_at_close_range() -> None:
    """VTES-COMBAT-07: without maneuvers."""
    box = card_box("immortal-grapple", "flash")
    b = {"ready": ["bob"], "hand": ["flash"]}
    table = fight(box, {"ready": ["ann"], "hand": ["immortal-grapple"]}, b)
    go(table, "A play immortal-grapple by ann use-2", "A strike", "B strike", "A press continue")
    go(table, "A strike", "B strike")  # Bob was never asked for a maneuver
    assert table.state.combat is not None
    assert (table.state.combat.round, table.state.combat.range) == (2, 0)


def test_drawing_out_the_beast_wears_out_in_the_press_step() -> None:
    """Environmental, unpreventable, before anybody presses (VTES-DMG-05)."""
    box = card_box("drawing-out-the-beast")
    table = fight(box, {"ready": ["ann"], "hand": ["drawing-out-the-beast"]}, {"ready": ["bob"]})
    go(table, "A play drawing-out-the-beast by ann use-2", "A strike", "B strike").finish()
    assert table.card("bob").counters == 7
    assert table.card("ann").counters == 7  # he hits harder


def test_who_falls_in_the_press_step_does_not_fight_on() -> None:
    """VTES-COMBAT-04."""
    box = card_box("drawing-out-the-beast")
    a = {"ready": ["ann"], "hand": ["drawing-out-the-beast"]}
    table = fight(box, a, {"ready": {"bob": {"counters": 1}}})
    go(table, "A play drawing-out-the-beast by ann use-2", "A strike", "B strike").finish()
    assert table.card("bob").region == kinds.TORPOR


def test_a_trap_presses_three_times_for_nobody() -> None:
    """VTES-COMBAT-10: each card that is played fills it up; it is burned with the combat."""
    box = card_box("trap")
    table = fight(box, {"ready": ["ann"], "hand": ["trap"]}, {"ready": ["bob"]}, "A play trap by ann")
    for _ in range(4):
        go(table, "A strike", "B strike")
    table.finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (5, 5)
    assert len(table.seat("A").ash) == 1


def test_a_trap_is_filled_up_by_a_card() -> None:
    box = card_box("trap", "roundhouse")
    a = {"ready": ["ann"], "hand": ["trap"]}
    b = {"ready": ["bob"], "hand": ["roundhouse"]}
    table = fight(box, a, b, "A play trap by ann", "A strike", "B strike", "A strike")
    assert table.card("trap").counters == 2
    go(table, "B play roundhouse by bob", "A strike")
    assert table.card("trap").counters == 2  # three again, and one spent


def test_flesh_of_marble_lets_one_point_through() -> None:
    """Automatically; at basic all aggravated points come through (VTES-DMG-01)."""
    box = card_box("flesh-of-marble", "roundhouse", "claws-of-the-dead")
    a = {"ready": ["ann"], "hand": ["flesh-of-marble"]}
    b = {"ready": ["bob"], "hand": ["roundhouse", "claws-of-the-dead"]}
    table = fight(box, a, b, "A play flesh-of-marble by ann", "A strike", "B play roundhouse by bob")
    table.finish()
    assert table.card("ann").counters == 8
    table = fight(box, a, b, "A play flesh-of-marble by ann", "B play claws-of-the-dead by bob", "A strike")
    go(table, "B play roundhouse by bob").finish()
    assert table.card("ann").region == kinds.TORPOR
    assert table.card("ann").counters == 7


def test_hunger_of_marduk_strikes_again_and_again() -> None:
    box = card_box("hunger-of-marduk", "blur")
    box.cards["ann"].clan = box.clans.index("banu-haqim")
    a = {"ready": {"ann": {"counters": 3}}, "hand": ["hunger-of-marduk", "blur"]}
    table = fight(box, a, {"ready": ["bob"]}, "A play hunger-of-marduk by ann use-2")
    go(table, "A effect hunger-of-marduk by ann use-2", "B strike", "A play blur by ann")
    go(table, "A effect hunger-of-marduk by ann use-2").finish()
    assert table.card("bob").counters == 5
    assert table.card("ann").counters == 3 + 2 - 1 - 1 + 2


def test_sculpt_the_flesh_stays_on_the_victim() -> None:
    """It burns 1 blood in each of its controller's unlock phases; a dodge keeps it off."""
    box = card_box("sculpt-the-flesh", "staredown")
    box.cards["ann"].clan = box.clans.index("tzimisce")
    a = {"ready": ["ann"], "hand": ["sculpt-the-flesh"]}
    table = fight(box, a, {"ready": ["bob"]}, "A play sculpt-the-flesh by ann use-2", "B strike").finish()
    assert table.card("sculpt-the-flesh").host == table.card("bob").uid
    assert table.seat("A").ash == []
    b = {"ready": ["bob"], "hand": ["staredown"]}
    table = fight(box, a, b, "A play sculpt-the-flesh by ann use-2", "B play staredown by bob").finish()
    assert len(table.seat("A").ash) == 1


def test_torn_signpost_sets_and_the_rest_adds() -> None:
    """VTES-STRIKE-12: printed strength is on top of what sets it."""
    box = card_box("torn-signpost")
    box.cards["ann"].more_strength = 1
    table = fight(box, {"ready": ["ann"], "hand": ["torn-signpost"]}, {"ready": ["bob"]})
    go(table, "A play torn-signpost by ann use-2")
    assert numbers.strength(table.state, table.card("ann")) == 4


def test_bollix_leaves_the_gun_without_effect() -> None:
    """Both strikes resolve together: the weapon of who is hit does no damage."""
    box = anarchs("bollix", "44-magnum")
    table = fight(box, {"ready": ["ann"], "hand": ["bollix"]}, GUN, "A play bollix by ann use-4")
    go(table, "B use 44-magnum").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (9, 7)


def test_bollix_cancels_a_grapple_for_nothing() -> None:
    """VTES-SEQ-06: its cost is not paid; another minion's card is none of its business."""
    box = anarchs("bollix", "terror-frenzy", "roundhouse")
    a = {"ready": ["ann"], "hand": ["terror-frenzy", "roundhouse"]}
    table = fight(box, a, {"ready": ["bob"], "hand": ["bollix"]}, "A play terror-frenzy by ann")
    go(table, "B play bollix by bob use-3")
    assert table.card("ann").counters == 9
    assert not permissions.forbidden(table.state, permissions.TO_PRESS_ON, table.card("bob").uid)


def test_groundfighting_frees_the_choice_of_strikes() -> None:
    """It costs a blood, and is replaced after the combat (VTES-SEQ-22)."""
    box = anarchs("groundfighting", "immortal-grapple", "staredown")
    b = {"ready": ["bob"], "hand": ["groundfighting", "staredown"]}
    table = fight(box, {"ready": ["ann"], "hand": ["immortal-grapple"]}, b)
    go(table, "A play immortal-grapple by ann", "B play groundfighting by bob use-3", "A strike")
    go(table, "B play staredown by bob").finish()
    assert table.card("bob").counters == 8


def test_hide_the_mind_cancels_what_is_played_with_auspex() -> None:
    box = card_box("hide-the-mind", "telepathic-tracking")
    a = {"ready": ["ann"], "hand": ["telepathic-tracking"]}
    table = fight(box, a, {"ready": ["bob"], "hand": ["hide-the-mind"]}, "A strike", "B strike")
    go(table, "A play telepathic-tracking by ann", "B play hide-the-mind by bob").finish()
    assert table.card("ann").counters == 8  # what it costs is not paid
    assert len(table.seat("A").ash) == 1


def test_pack_alpha_eats_an_animal() -> None:
    box = card_box("pack-alpha", "raven-spy")
    a = {"ready": {"ann": {"on": ["raven-spy"]}}, "hand": ["pack-alpha"]}
    table = fight(box, a, {"ready": ["bob"]}, "A play pack-alpha by ann use-2")
    assert table.card("pack-alpha").host == table.card("ann").uid
    assert numbers.strength(table.state, table.card("ann")) == 2
    assert len(table.seat("A").ash) == 1


def test_concealed_weapon_is_no_place_for_a_bow() -> None:
    """Neither unique nor aggravated ones."""
    box = card_box("concealed-weapon", "ivory-bow", "carrion-crows")
    a = {"ready": ["ann"], "hand": ["concealed-weapon", "ivory-bow", "carrion-crows"]}
    table = reach(fight(box, a, {"ready": ["bob"]}), "before-range")
    assert refused(table, "A play concealed-weapon by ann") == "VTES-SEQ-17"


def test_voracious_vermin_gnaw_a_weapon_and_nothing_else() -> None:
    """The additional strike is what the card says (VTES-STRIKE-11)."""
    box = card_box("voracious-vermin", "44-magnum")
    a = {"ready": ["ann"], "hand": ["voracious-vermin"]}
    table = fight(box, a, GUN, "A play voracious-vermin by ann use-2", "B use 44-magnum")
    reach(table, "strike")
    assert table.offered() == ["effect voracious-vermin by ann"]
    assert refused(table, "A strike") == "VTES-STRIKE-11"
    go(table, "A effect voracious-vermin by ann").finish()
    assert len(table.seat("B").ash) == 1
    assert (table.card("ann").counters, table.card("bob").counters) == (9, 9)


def test_voracious_vermin_without_a_weapon_just_dodge() -> None:
    box = card_box("voracious-vermin")
    a = {"ready": ["ann"], "hand": ["voracious-vermin"]}
    table = fight(box, a, {"ready": ["bob"]}, "A play voracious-vermin by ann use-2", "B strike").finish()
    assert (table.card("ann").counters, table.card("bob").counters) == (9, 9)


def test_a_walking_stick_wears_and_can_be_stolen() -> None:
    """It is a weapon in play: full damage as long as it has a counter."""
    box = card_box("weighted-walking-stick", "fast-hands")
    a = {"ready": ["ann"], "hand": ["weighted-walking-stick"]}
    b = {"ready": ["bob"], "hand": ["fast-hands"]}
    table = fight(box, a, b, "A play weighted-walking-stick by ann", "A use weighted-walking-stick")
    go(table, "B play fast-hands by bob").finish()
    stick = table.card("weighted-walking-stick")
    assert (stick.counters, stick.host) == (3, table.card("bob").uid)
    assert table.card("bob").counters == 9 - 1 - 2


def test_steely_tenacity_comes_back_after_the_action() -> None:
    """VTES-SEQ-22: instead of the draw, if she wants."""
    box = anarchs("steely-tenacity", "flash")
    a = {"ready": ["ann"], "hand": ["steely-tenacity"], "library": ["flash"]}
    table = cards_table(box=box, A=a, B={"ready": ["bob"]})
    go(table, "A play steely-tenacity by ann use-2", "A yes")
    assert table.state.action is None
    assert "steely-tenacity" in [table.state.pool.cards[kind].slug for kind in table.seat("A").hand]
    assert table.seat("A").ash == []


def test_steely_tenacity_swings_a_stick() -> None:
    """With the weapon's own strike, for one more; the minion itself stands for its hands."""
    box = anarchs("steely-tenacity", "weighted-walking-stick")
    stick = {"weighted-walking-stick": {"counters": 5}}
    a = {"ready": {"ann": {"on": stick}}, "hand": ["steely-tenacity"]}
    table = fight(box, a, {"ready": ["bob"]}, "A play steely-tenacity by ann")
    go(table, "A target weighted-walking-stick", "B strike").finish()
    assert table.card("bob").counters == 6
    assert table.card("weighted-walking-stick").counters == 2
    table = fight(box, a, {"ready": ["bob"]}, "A play steely-tenacity by ann", "A target ann", "B strike")
    assert table.finish().card("bob").counters == 7


def test_steely_tenacity_looks_for_a_fight() -> None:
    """With Quietus (VTES-ACT-19)."""
    box = anarchs("steely-tenacity")
    a = {"ready": ["ann"], "hand": ["steely-tenacity"]}
    table = cards_table(box=box, A=a, B={"ready": ["bob"]})
    reach(go(table, "A play steely-tenacity by ann use-3"), "strike")
    assert table.state.combat is not None


def test_target_vitals_adds_once_something_got_through() -> None:
    """Played as the strike is chosen, before the other chooses; the victim cannot press (VTES-STRIKE-10)."""
    box = card_box("target-vitals", "flash")
    a = {"ready": ["ann"], "hand": ["target-vitals", "flash"]}
    b = {"ready": ["bob"], "hand": ["flash"]}
    table = fight(box, a, b, "A strike", "A play target-vitals by ann", "B strike")
    reach(table, "press")
    assert table.card("bob").counters == 6
    for way in (permissions.TO_PRESS_ON, permissions.TO_PRESS_TO_END):
        assert permissions.forbidden(table.state, way, table.card("bob").uid)


def test_target_vitals_does_nothing_where_nothing_got_through() -> None:
    box = card_box("target-vitals", "rego-motum")
    a = {"ready": ["ann"], "hand": ["target-vitals"]}
    b = {"ready": ["bob"], "hand": ["rego-motum"]}
    table = fight(box, a, b, "A strike", "A play target-vitals by ann", "B strike")
    go(table, "B play rego-motum by bob").finish()
    assert table.card("bob").counters == 8  # what the card costs


def test_target_vitals_is_cancelled_for_two_combat_cards() -> None:
    """And is played all the same: no other aim for this strike (VTES-SEQ-06)."""
    box = card_box("target-vitals", "flash")
    a = {"ready": ["ann"], "hand": ["target-vitals", "target-vitals"]}
    b = {"ready": ["bob"], "hand": ["flash", "flash"]}
    table = fight(box, a, b, "A strike", "A play target-vitals by ann", "B effect target-vitals by bob")
    go(table, "B choose flash", "B choose flash", "B strike").finish()
    assert table.card("bob").counters == 8
    assert len(table.seat("B").ash) == 2
    assert len(table.seat("A").ash) == 1
