"""Sleeping Beauty, card by card."""

from __future__ import annotations

import random

import pytest

from noctuary.games.fables.game import mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import Board, State
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from tests.tables.fables_table import Table, table

INNER = ("inner-turmoil", "inner-rage", "inner-fury")
SHATTERING = ("shattering-chains", "shattering-bones", "shattering-souls")
DARK = ("the-groping-dark", "the-grasping-dark", "the-wrenching-dark")


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "value", "pain"), [(1, 3, 1), (2, 2, 0), (2, 3, 2), (3, 1, 3)])
def test_her_inner_storm_multiplies_the_attack_card_and_adds_what_she_does_to_herself(
    level: int, value: int, pain: int
) -> None:
    """FAB-TALENT-03, FAB-RUL-11, FAB-HERO-05"""
    talent = INNER[level - 1]
    t = table("beauty", "red", a={"hand": [talent, f"attack-{value}"]}, b={"square": 5})
    t.play(f"use {talent} attack-{value}", f"number {pain}")
    assert t.board("B").hp == 30 - level * value - pain
    assert t.board("A").hp == 42 - pain
    assert t.board("A").awakening == pain
    assert t.board("A").power == 0


def test_she_hurts_herself_by_no_more_than_the_level() -> None:
    """FAB-RUL-11"""
    t = table("beauty", "red", a={"hand": ["inner-rage", "attack-1"]}, b={"square": 5})
    t.play("use inner-rage attack-1")
    assert t.offered() == ["number 0", "number 1", "number 2"]
    assert t.refusal("number 3") == "FAB-RUL-11"


def test_defense_absorbs_what_she_does_to_herself_and_then_no_token_comes() -> None:
    """FAB-RUL-11, FAB-DMG-01"""
    t = table("beauty", "red", a={"hand": ["inner-fury", "attack-1"], "defense": 2}, b={"square": 5})
    t.play("use inner-fury attack-1", "number 3")
    assert (t.board("A").defense, t.board("A").hp, t.board("A").awakening) == (0, 41, 1)
    assert t.board("B").hp == 30 - 6


def test_an_inner_storm_reaches_only_the_next_square() -> None:
    """FAB-TALENT-05"""
    t = table("beauty", "red", a={"hand": ["inner-fury", "attack-1"], "square": 4}, b={"square": 6})
    assert t.refusal("use inner-fury attack-1") == "FAB-TALENT-05"


def test_where_both_would_fall_the_one_who_acts_wins() -> None:
    """FAB-RUL-10"""
    t = table("beauty", "red", a={"hand": ["inner-rage", "attack-1"], "hp": 2}, b={"square": 5, "hp": 4})
    t.play("use inner-rage attack-1", "number 2")
    assert t.match.over
    assert t.match.winners == [0]


def test_she_may_name_an_amount_that_eliminates_her() -> None:
    """FAB-RUL-11"""
    t = table("beauty", "red", a={"hand": ["inner-rage", "attack-1"], "hp": 2}, b={"square": 5})
    t.play("use inner-rage attack-1", "number 2")
    assert t.match.winners == [1]


# -- Asleep and Awakened ------------------------------------------------------------------------------


def attacked(damage: int, **placing: object) -> Table:
    """Red, next to her, has just attacked her for so much."""
    cards = ["attack-3"] * (damage // 3) + ["attack-1"] * (damage % 3)
    t = table("red", "beauty", a={"hand": cards, "square": 5}, b={"square": 6, **placing})
    t.play(f"attack {cards[0]}", *(f"add {card}" for card in cards[1:]))
    if "go" in t.offered():
        t.play("go")
    return t


@pytest.mark.parametrize(
    ("damage", "tokens", "awake"), [(1, 1, False), (5, 5, False), (6, 6, True), (9, 6, True)]
)
def test_asleep_each_hp_lost_to_damage_is_a_token_up_to_six_and_six_wake_her(
    damage: int, tokens: int, awake: bool
) -> None:
    """FAB-HERO-05, FAB-RUL-55"""
    board = attacked(damage).board("B")
    assert (board.hp, board.awakening, board.awake) == (42 - damage, tokens, awake)


def test_what_defense_absorbs_gives_no_token() -> None:
    """FAB-HERO-05"""
    board = attacked(3, defense=2).board("B")
    assert (board.hp, board.awakening) == (41, 1)


def test_awakened_she_gains_no_token_from_damage() -> None:
    """FAB-HERO-05"""
    board = attacked(3, awake=True, awakening=2).board("B")
    assert (board.hp, board.awakening, board.awake) == (39, 2, True)


def test_tokens_come_before_her_epic_without_a_question() -> None:
    """FAB-EPIC-01, FAB-RUL-51"""
    t = attacked(3, hp=23)
    assert t.asked() == ("B", "fables-ask-epic")
    assert t.board("B").awakening == 3


@pytest.mark.parametrize(("awake", "defense"), [(False, 2), (True, 0)])
def test_awakened_a_defense_action_gives_power_but_no_defense(awake: bool, defense: int) -> None:
    """FAB-ACT-05"""
    t = table("beauty", "red", a={"hand": ["defense-2"], "awake": awake, "awakening": 3})
    t.play("defend defense-2")
    assert (t.board("A").defense, t.board("A").power) == (defense, 2)


def test_asleep_no_token_can_be_spent() -> None:
    """FAB-HERO-05"""
    t = table("beauty", "red", a={"hand": ["shattering-chains", "defense-1"], "awakening": 5})
    t.play("use shattering-chains defense-1")
    assert t.state.turn.lasting_attack == ((1, 1),)
    assert t.board("A").awakening == 5


def test_awakened_she_spends_up_to_three_tokens_on_a_talent_that_counts_them() -> None:
    """FAB-HERO-05"""
    t = table("beauty", "red", a={"hand": ["shattering-souls", "defense-1"], "awake": True, "awakening": 6})
    t.play("use shattering-souls defense-1")
    assert t.offered() == ["number 0", "number 1", "number 2", "number 3"]
    assert t.refusal("number 4") == "FAB-HERO-05"
    t.play("number 3")
    assert t.state.turn.lasting_attack == ((3, 4),)
    assert (t.board("A").awakening, t.board("A").awake) == (3, True)


def test_she_cannot_spend_tokens_she_does_not_have() -> None:
    """FAB-HERO-05"""
    t = table("beauty", "red", a={"hand": ["shattering-souls", "defense-1"], "awake": True, "awakening": 2})
    t.play("use shattering-souls defense-1")
    assert t.offered() == ["number 0", "number 1", "number 2"]


def test_an_attack_talent_takes_no_tokens() -> None:
    """FAB-HERO-05"""
    t = table(
        "beauty",
        "red",
        a={"hand": ["inner-turmoil", "attack-1"], "awake": True, "awakening": 6},
        b={"square": 5},
    )
    t.play("use inner-turmoil attack-1")
    assert t.asked() == ("A", "fables-ask-hurt-yourself")
    t.play("number 1")
    assert t.board("A").awakening == 6  # awake she gains none either


def test_her_last_token_puts_her_to_sleep_after_the_effect() -> None:
    """FAB-RUL-55"""
    t = table("beauty", "red", a={"hand": ["the-groping-dark", "movement-1"], "awake": True, "awakening": 2})
    t.play("use the-groping-dark movement-1", "number 2")
    assert t.board("B").hp == 30 - 3
    assert (t.board("A").awakening, t.board("A").awake) == (0, False)


def test_the_table_shows_her_tokens_and_whether_she_is_awake() -> None:
    """FAB-INFO-04"""
    t = table("beauty", "red", a={"awake": True, "awakening": 4})
    seats = document(t.match.view(None))["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["gauges"] == {"awakening": 4, "awake": 1}


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_shattering_strengthens_the_next_attack_actions_by_its_level(level: int) -> None:
    """FAB-TALENT-03"""
    talent = SHATTERING[level - 1]
    t = table("beauty", "red", a={"hand": [talent, "defense-2", *["attack-1"] * 3]}, b={"square": 5})
    t.play(f"use {talent} defense-2")
    for _ in range(3):
        t.play("attack attack-1")
        if "go" in t.offered():
            t.play("go")
    assert t.board("B").hp == 30 - 3 - 2 * level  # two of the three Attack actions
    assert t.board("A").power == 3


def test_two_shattering_talents_add_up_on_the_same_attack_action() -> None:
    """FAB-TALENT-03"""
    hand = ["shattering-chains", "shattering-bones", "defense-1", "defense-1", "attack-1"]
    t = table("beauty", "red", a={"hand": hand}, b={"square": 5})
    t.play("use shattering-chains defense-1", "use shattering-bones defense-1", "attack attack-1")
    assert t.board("B").hp == 30 - 1 - 1 - 2


def test_shattering_waits_through_other_actions_and_does_not_help_talents() -> None:
    """FAB-TALENT-03"""
    hand = ["shattering-souls", "defense-1", "inner-turmoil", "attack-1", "attack-1", "defense-2"]
    t = table("beauty", "red", a={"hand": hand}, b={"square": 5})
    t.play("use shattering-souls defense-1", "use inner-turmoil attack-1", "number 0", "defend defense-2")
    assert t.board("B").hp == 29
    t.play("attack attack-1")
    assert t.board("B").hp == 29 - 4


def test_shattering_ends_with_the_turn() -> None:
    """FAB-TURN-02"""
    hand = ["shattering-souls", "defense-3"]
    t = table("beauty", "red", a={"hand": hand, "deck": ["attack-1"] * 6}, b={"square": 5})
    t.play("use shattering-souls defense-3", "end", "B end", "attack attack-1", "go")
    assert t.board("B").hp == 29


def test_shattering_needs_no_opponent_on_the_track() -> None:
    """FAB-RUL-35"""
    t = table(
        "beauty", "red", "mulan", "snow", a={"hand": ["shattering-chains", "defense-1"]}, b={"track": 1}
    )
    assert t.refusal("attack defense-1") == "FAB-RUL-35"
    t.play("use shattering-chains defense-1")
    assert t.state.turn.lasting_attack == ((1, 1),)


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "distance"), [(1, 2), (2, 3), (3, 4)])
def test_the_dark_reaches_one_square_farther_than_its_level_and_pulls(level: int, distance: int) -> None:
    """FAB-MOVE-07, FAB-TALENT-05"""
    talent = DARK[level - 1]
    hand = [talent, "movement-1"]
    t = table("beauty", "red", a={"hand": hand, "square": 1}, b={"square": 1 + distance})
    t.play(f"use {talent} movement-1")
    assert t.board("B").hp == 29
    assert t.board("B").square == distance
    t = table("beauty", "red", a={"hand": hand, "square": 1}, b={"square": 2 + distance})
    assert t.refusal(f"use {talent} movement-1") == "FAB-TALENT-05"


def test_the_pulled_opponent_stops_next_to_her() -> None:
    """FAB-MOVE-07"""
    t = table("beauty", "red", a={"hand": ["the-groping-dark", "movement-3"], "square": 7}, b={"square": 5})
    t.play("use the-groping-dark movement-3")
    assert t.board("B").square == 6
    assert t.board("B").hp == 27


def test_the_dark_counts_tokens_for_damage_but_not_for_the_pull() -> None:
    """FAB-HERO-05"""
    a = {"hand": ["the-wrenching-dark", "movement-1"], "square": 1, "awake": True, "awakening": 6}
    t = table("beauty", "red", a=a, b={"square": 5})
    t.play("use the-wrenching-dark movement-1", "number 3")
    assert t.board("B").hp == 30 - 4
    assert t.board("B").square == 4


def test_the_dark_needs_an_opponent_on_the_track() -> None:
    """FAB-RUL-35"""
    hand = ["the-groping-dark", "movement-1"]
    t = table("beauty", "red", "mulan", "snow", a={"hand": hand}, b={"track": 1})
    assert t.refusal("use the-groping-dark movement-1") == "FAB-RUL-35"


# -- Bloodletting -------------------------------------------------------------------------------------

BLOODLETTING = {"twists": ["bloodletting"]}


@pytest.mark.parametrize("level", [1, 2, 3])
def test_two_hp_per_level_buy_a_card_that_is_not_there(level: int) -> None:
    """FAB-EX-18, FAB-RUL-31, FAB-HERO-05"""
    t = table("beauty", "red", a=BLOODLETTING, b={"square": 5})
    t.play(f"attack blood-{level}")
    assert t.board("B").hp == 30 - level
    board = t.board("A")
    assert (board.hp, board.power, board.awakening) == (42 - 2 * level, 0, 0)
    assert board.play == []


def test_blood_ignores_her_defense() -> None:
    """FAB-EX-18, FAB-DMG-03"""
    t = table("beauty", "red", a={**BLOODLETTING, "defense": 3})
    t.play("defend blood-2")
    board = t.board("A")
    assert (board.hp, board.defense, board.power) == (38, 5, 0)


def test_without_the_twist_no_blood_flows() -> None:
    """FAB-CARD-01"""
    t = table("beauty", "red", a={"hand": ["attack-1"]}, b={"square": 5})
    assert t.refusal("attack blood-1") == "FAB-CARD-01"


def test_blood_flows_once_per_turn() -> None:
    """FAB-RUL-28"""
    t = table("beauty", "red", a={**BLOODLETTING, "hand": ["defense-1"]}, b={"square": 5})
    t.play("move blood-1", "left")
    assert t.board("A").square == 3
    assert t.refusal("defend blood-1") == "FAB-RUL-28"
    t.play("end", "B end")
    assert t.refusal("defend blood-1") is None


def test_blood_may_be_one_of_several_cards_and_only_the_real_ones_give_power() -> None:
    """FAB-RUL-31"""
    t = table("beauty", "red", a={**BLOODLETTING, "hand": ["attack-1", "attack-2"]}, b={"square": 5})
    t.play("attack attack-2", "add blood-3")
    assert t.offered() == ["add attack-1", "go"]  # no second time
    t.play("add attack-1")
    assert t.board("B").hp == 30 - 6
    assert (t.board("A").power, t.board("A").hp) == (3, 36)


def test_blood_pays_for_a_talent_even_with_nothing_else_in_hand() -> None:
    """FAB-TALENT-02, FAB-RUL-31"""
    t = table("beauty", "red", a={**BLOODLETTING, "hand": ["inner-fury"]}, b={"square": 5})
    t.play("use inner-fury blood-3", "number 0")
    assert t.board("B").hp == 30 - 9
    assert t.cards("A", "play") == ["inner-fury"]


def test_only_what_can_be_paid_in_full_is_offered() -> None:
    """FAB-CARD-01"""
    t = table("beauty", "red", a={**BLOODLETTING, "hp": 5, "threshold": -1}, b={"square": 5})
    assert [move for move in t.offered() if "attack" in move] == ["attack blood-1", "attack blood-2"]
    assert t.refusal("attack blood-3") == "FAB-CARD-01"


@pytest.mark.parametrize("action", ["attack", "defend", "move"])
def test_her_last_hp_may_be_the_price_and_end_the_game_without_another_question(action: str) -> None:
    """FAB-RUL-09, FAB-GOAL-02"""
    a = {**BLOODLETTING, "hp": 2, "threshold": -1, "hand": ["joker"]}
    t = table("beauty", "red", a=a, b={"square": 5})
    t.play(f"{action} blood-1")
    assert t.match.over
    assert t.match.winners == [1]


def test_in_2v2_her_last_hp_ends_her_turn() -> None:
    """FAB-RUL-36"""
    a = {**BLOODLETTING, "hp": 2, "threshold": -1, "hand": ["joker"]}
    t = table("beauty", "red", "mulan", "snow", a=a)
    t.play("move blood-1")
    assert t.board("A").out
    assert t.asked()[0] == "B"


@pytest.mark.parametrize("action", ["attack", "defend"])
def test_blood_that_reaches_the_threshold_gives_the_epic_after_the_action(action: str) -> None:
    """FAB-EPIC-05, FAB-RUL-51"""
    t = table("beauty", "red", a={**BLOODLETTING, "hp": 25}, b={"square": 5})
    t.play(f"{action} blood-2")
    assert t.asked() == ("A", "fables-ask-epic")


def test_blood_cannot_pay_a_lane_switch() -> None:
    """FAB-HERO-05, FAB-2V2-10"""
    t = table("beauty", "red", "mulan", "snow", a={**BLOODLETTING, "hand": ["attack-1"]}, b={"square": 9})
    assert t.refusal("switch blood-1") == "FAB-2V2-10"


# -- Blood Rite ---------------------------------------------------------------------------------------


def rite(damage: int, **placing: object) -> Table:
    """She attacks for so much with Blood Rite unlocked."""
    discard = ["attack-1", "attack-2", "attack-3", "joker", "defense-1"]
    a = {"twists": ["blood-rite"], "hand": [f"attack-{damage}"], "discard": discard, **placing}
    t = table("beauty", "red", a=a, b={"square": 5})
    return t.play(f"attack attack-{damage}")


def test_damage_of_at_least_two_fetches_a_level_1_attack_card() -> None:
    """FAB-RUL-06, FAB-RUL-07"""
    t = rite(2)
    assert t.asked() == ("A", "fables-ask-blood-rite")
    assert t.offered() == ["choose attack-1", "done"]
    t.play("choose attack-1")
    assert t.cards("A", "hand") == ["attack-1"]
    assert t.board("B").hp == 28


@pytest.mark.parametrize(("level", "value", "cards"), [(2, 2, 2), (2, 3, 3), (3, 3, 3)])
def test_every_two_damage_earn_one_level_more_up_to_three(level: int, value: int, cards: int) -> None:
    """FAB-RUL-06"""
    talent = INNER[level - 1]
    a = {
        "twists": ["blood-rite"],
        "hand": [talent, f"attack-{value}"],
        "discard": ["attack-1", "attack-2", "attack-3"],
    }
    t = table("beauty", "red", a=a, b={"square": 5, "defense": 6})
    t.play(f"use {talent} attack-{value}", "number 0")
    assert t.offered() == [*(f"choose attack-{n}" for n in range(1, cards + 1)), "done"]


@pytest.mark.parametrize(
    ("damage", "discard"), [(1, ["attack-1"]), (3, ["joker", "defense-1"]), (3, ["attack-2"]), (2, [])]
)
def test_blood_rite_is_silent_where_nothing_can_be_fetched(damage: int, discard: list[str]) -> None:
    """FAB-RUL-06"""
    t = rite(damage, discard=discard)
    assert t.asked() == ("A", "fables-ask-action")


def test_the_attack_card_just_played_is_not_in_the_discard_pile() -> None:
    """FAB-TURN-08"""
    assert rite(2, discard=[]).cards("A", "play") == ["attack-2"]


def test_blood_rite_works_once_per_turn_but_declining_does_not_use_it() -> None:
    """FAB-RUL-28"""
    t = rite(2, hand=["attack-2"] * 3)
    t.play("go", "done", "attack attack-2", "go", "choose attack-1", "attack attack-2")
    while "go" in t.offered():
        t.play("go")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("B").hp == 24


def test_what_she_does_to_herself_earns_no_card() -> None:
    """FAB-RUL-11"""
    a = {
        "twists": ["blood-rite"],
        "hand": ["inner-fury", "attack-1"],
        "discard": ["attack-1", "attack-2", "attack-3"],
    }
    t = table("beauty", "red", a=a, b={"square": 5})
    t.play("use inner-fury attack-1", "number 2")  # 5 on Red, 2 on herself
    assert t.offered() == ["choose attack-1", "choose attack-2", "done"]


# -- Mental Barriers ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "defense"), [("yes", 2), ("no", 0)])
def test_a_movement_talent_may_raise_defense_by_its_level(answer: str, defense: int) -> None:
    """FAB-CARD-06"""
    t = table("beauty", "red", a={"twists": ["mental-barriers"], "hand": ["the-grasping-dark", "movement-1"]})
    t.play("use the-grasping-dark movement-1", answer)
    assert t.board("A").defense == defense
    assert t.board("B").hp == 29


def test_mental_barriers_rise_awakened_too() -> None:
    """FAB-HERO-05"""
    a = {
        "twists": ["mental-barriers"],
        "hand": ["the-wrenching-dark", "joker"],
        "awake": True,
        "awakening": 1,
    }
    t = table("beauty", "red", a=a)
    t.play("use the-wrenching-dark joker", "number 1", "yes")
    assert (t.board("A").defense, t.board("A").awake) == (3, False)


def test_mental_barriers_do_not_ask_at_max_defense_nor_with_other_talents() -> None:
    """FAB-DMG-08"""
    hand = ["the-groping-dark", "movement-1", "shattering-chains", "defense-1"]
    t = table("beauty", "red", a={"twists": ["mental-barriers"], "hand": hand})
    t.play("use shattering-chains defense-1")
    assert t.asked() == ("A", "fables-ask-action")
    t = table("beauty", "red", a={"twists": ["mental-barriers"], "hand": hand, "defense": 6})
    t.play("use the-groping-dark movement-1")
    assert t.asked() == ("A", "fables-ask-action")


# -- Treating What Ails -------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(30, 35), (40, 42), (42, 42)])
def test_treating_what_ails_heals_as_it_is_unlocked_and_is_gone(before: int, after: int) -> None:
    """FAB-TWIST-01, FAB-TWIST-02"""
    t = table("beauty", "red", a={"power": 4, "reserves": (7, 1, 1), "hp": before})
    assert t.refusal("buy inner-fury") == "FAB-REINF-04"
    t = table("beauty", "red", a={"power": 4, "reserves": (6, 1, 1), "hp": before})
    t.play("buy inner-fury")
    assert t.board("A").hp == after
    assert t.board("A").twists == ()
    assert t.board("A").reserves == (8, 1, 1)


def test_each_copy_of_treating_what_ails_works() -> None:
    """FAB-TWIST-04"""
    t = table("beauty", "red", a={"power": 8, "reserves": (6, 6, 1), "hp": 25, "twists": ["bloodletting"]})
    t.play("buy inner-fury", "buy shattering-souls")
    assert t.board("A").hp == 35
    assert t.cards("A", "twists") == ["bloodletting"]


# -- Epics --------------------------------------------------------------------------------------------

WOKEN = {"durables": [("and-they-woke-up", None, 0)], "deck": ["defense-1"] * 10}


def test_and_they_woke_up_draws_for_each_hp_lost_to_damage() -> None:
    """FAB-TALENT-06, FAB-TIMING-01"""
    t = attacked(4, **WOKEN)
    assert len(t.board("B").hand) == 4


def test_and_they_woke_up_draws_six_cards_at_most_altogether() -> None:
    """FAB-TALENT-06"""
    hand = ["attack-2", "attack-3", "attack-3", "attack-3"]
    t = table("red", "beauty", a={"hand": hand, "square": 5}, b={**WOKEN, "square": 6})
    t.play("attack attack-2", "go")
    assert len(t.board("B").hand) == 2
    t.play("attack attack-3", "add attack-3", "go")
    assert len(t.board("B").hand) == 6
    t.play("attack attack-3")
    assert len(t.board("B").hand) == 6


def test_and_they_woke_up_takes_what_there_is_to_draw() -> None:
    """FAB-RUL-15"""
    assert len(attacked(5, **{**WOKEN, "deck": ["joker"]}).board("B").hand) == 1


def test_and_they_woke_up_works_at_once_and_lapses_with_her_next_turn() -> None:
    """FAB-TALENT-06"""
    hand = ["and-they-woke-up", "inner-fury", "attack-1"]
    t = table("beauty", "red", a={"hand": hand, "deck": ["defense-1"] * 12, "epics": []}, b={"square": 5})
    t.play("epic and-they-woke-up", "use inner-fury attack-1", "number 2")
    assert t.cards("A", "hand") == ["defense-1", "defense-1"]
    t.play("end", "B end")
    assert "and-they-woke-up" in t.cards("A", "discard")
    assert t.board("A").durables == ()


def test_loss_of_hp_draws_nothing() -> None:
    """FAB-DMG-04"""
    t = table("beauty", "red", a={**BLOODLETTING, **WOKEN}, b={"square": 5})
    t.play("attack blood-2")
    assert t.board("A").hand == []


@pytest.mark.parametrize(("tokens", "awake"), [(4, False), (4, True), (0, False)])
def test_the_blood_renews_turns_all_tokens_into_hp_and_leaves_her_asleep(tokens: int, awake: bool) -> None:
    """FAB-RUL-55"""
    a = {"hand": ["the-blood-renews"], "hp": 30, "awakening": tokens, "awake": awake}
    t = table("beauty", "red", a=a)
    t.play("epic the-blood-renews")
    board = t.board("A")
    assert (board.hp, board.awakening, board.awake) == (30 + tokens, 0, False)


@pytest.mark.parametrize(("answer", "awake"), [("yes", True), ("no", False)])
def test_the_sleeper_may_wake_before_her_sixth_token(answer: str, awake: bool) -> None:
    """FAB-CARD-06"""
    t = table("beauty", "red", a={"hand": ["the-sleeper-wakes"], "awakening": 2})
    t.play("epic the-sleeper-wakes", answer)
    assert (t.board("A").awakening, t.board("A").awake) == (5, awake)


@pytest.mark.parametrize(
    ("before", "awake", "after"), [(5, False, 8), (6, True, 9), (8, True, 9), (2, True, 5)]
)
def test_the_sleeper_takes_tokens_beyond_six_but_not_beyond_the_nine_there_are(
    before: int, awake: bool, after: int
) -> None:
    """FAB-RUL-52, FAB-LIMIT-05"""
    t = table("beauty", "red", a={"hand": ["the-sleeper-wakes"], "awakening": before, "awake": awake})
    t.play("epic the-sleeper-wakes")
    assert t.asked() == ("A", "fables-ask-action")
    assert (t.board("A").awakening, t.board("A").awake) == (after, True)


# -- whole games --------------------------------------------------------------------------------------


def own_cards(board: Board, first: int, last: int) -> int:
    """Her own cards in all her zones."""
    zones = [*board.hand, *board.deck, *board.discard, *board.play, *board.twists, *board.shown]
    zones += [durable.card for durable in board.durables]
    return sum(first <= kind < last for kind in zones)


def check(s: State, seat: int) -> None:
    board = s.boards[seat]
    sheet = s.boards[seat].sheet
    assert 0 <= board.hp <= board.max_hp
    assert 0 <= board.defense <= board.max_defense
    assert 0 <= board.power <= 25
    assert 0 <= board.awakening <= 9
    last = sheet.first_kind + len(sheet.own_cards())
    assert own_cards(board, sheet.first_kind, last) <= sum(board.reserves) + 1  # her Epic


def play_out(match: Match, seed: int, most: int) -> None:
    chance = random.Random(seed)
    for _ in range(most):
        decision = match.decision
        if decision is None:
            break
        match.play(chance.choice(decision.moves))
        s = mine(match.state)
        for seat, board in enumerate(s.boards):
            if board.sheet.slug == "beauty":
                check(s, seat)
                if match.decision is not None and match.decision.prompt == "fables-ask-action":
                    assert s.boards[seat].awakening or not s.boards[seat].awake


@pytest.mark.parametrize("seed", range(30))
def test_random_games_stay_within_the_rules(seed: int) -> None:
    """FAB-LIMIT-09, FAB-GOAL-05"""
    fables = ["beauty", "red"] if seed % 2 else ["red", "beauty"]
    play_out(Match.start("fables", {"fables": [*fables]}, seed.to_bytes(2, "big")), seed, 3000)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_four_stay_within_the_rules(seed: int) -> None:
    """FAB-LIMIT-09, FAB-2V2-15"""
    fables = ["beauty", "match", "red", "snow"]
    play_out(Match.start("fables", {"fables": [*fables]}, seed.to_bytes(2, "big")), seed, 3000)


def test_she_has_the_numbers_of_her_sheet() -> None:
    """FAB-SETUP-02"""
    sheet = POOL.sheets["beauty"]
    assert (sheet.max_hp, sheet.max_defense, sheet.threshold) == (42, 6, 21)
    assert [card.cost for card in sheet.talents[0]] == [0, 2, 4]
