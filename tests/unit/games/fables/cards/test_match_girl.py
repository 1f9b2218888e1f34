"""The Match Girl, card by card."""

from __future__ import annotations

import random

import pytest

from noctuary.games.fables.game import mine
from noctuary.games.fables.kinds import MATCH
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import Board, State
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from tests.tables.fables_table import Table, table

WISHES = ("make-a-wish", "regret-a-wish", "requite-a-wish")
OFFERS = ("diabolical-offer", "diabolical-gamble", "diabolical-deal")
SOULS = ("your-soul-weighed", "your-soul-wanting", "your-soul-ravaged")


def test_she_has_the_numbers_of_her_sheet_and_twelve_matches() -> None:
    """FAB-SETUP-02, FAB-SETUP-10, FAB-LIMIT-06"""
    sheet = POOL.sheets["match"]
    assert (sheet.max_hp, sheet.max_defense, sheet.threshold) == (36, 6, 18)
    t = table("match", "red")
    assert t.state.matches == 12
    seats = document(t.match.view(None))["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["gauges"] == {"match": 12}


# -- her action ---------------------------------------------------------------------------------------


def test_once_per_turn_she_lays_a_match_on_the_deck_of_an_opponent_next_to_her() -> None:
    """FAB-ACT-09, FAB-RUL-28"""
    t = table("match", "red", a={"deck": ["defense-1"] * 12}, b={"square": 5, "deck": ["attack-1"]})
    t.play("kindle")
    assert t.cards("B", "deck") == ["match", "attack-1"]
    assert t.state.matches == 11
    assert t.refusal("kindle") == "FAB-RUL-28"
    t.play("end", "B end")
    assert t.refusal("kindle") is None


def test_kindling_needs_range_1() -> None:
    """FAB-MOVE-05"""
    t = table("match", "red", a={"square": 4}, b={"square": 6})
    assert t.refusal("kindle") == "FAB-MOVE-05"


def test_kindling_needs_an_opponent_on_the_track() -> None:
    """FAB-RUL-35"""
    t = table("match", "red", "mulan", "snow", b={"track": 1})
    assert t.refusal("kindle") == "FAB-RUL-35"


def test_an_empty_match_deck_kindles_nothing() -> None:
    """FAB-RUL-52"""
    t = table("match", "red", a={"hand": ["defense-1"]}, b={"square": 5})
    t.state.matches = 0
    t.play("defend defense-1")
    assert t.refusal("kindle") == "FAB-RUL-52"


def test_other_special_actions_are_not_hers() -> None:
    """FAB-ACT-09"""
    assert table("match", "red").refusal("nudge-left") == "FAB-ACT-09"


def test_nobody_else_kindles() -> None:
    """FAB-ACT-09"""
    t = table("red", "match", b={"square": 5})
    assert "kindle" not in t.offered()
    assert t.refusal("kindle") is not None


# -- Matches in an opponent's hand --------------------------------------------------------------------


def holder(*hand: str, twists: tuple[str, ...] = (), **placing: object) -> Table:
    """Red's turn next to the Match Girl, with these cards in hand."""
    return table(
        "red",
        "match",
        a={"hand": list(hand), "square": 5, **placing},
        b={"twists": list(twists), "square": 6},
    )


@pytest.mark.parametrize("action", ["attack", "defend", "move"])
def test_a_match_stands_for_any_type_with_value_1_and_gives_its_player_no_power(action: str) -> None:
    """FAB-ACT-08, FAB-RUL-17"""
    t = holder("match")
    t.play(f"{action} match")
    if action == "move":
        t.play("left")
    red = t.board("A")
    assert red.power == 0
    assert (t.board("B").hp, red.defense, red.square) == {
        "attack": (35, 0, 5),
        "defend": (36, 1, 5),
        "move": (36, 0, 4),
    }[action]
    assert t.board("B").power == 1
    assert t.cards("A", "play") == ["match"]


def test_only_the_real_cards_beside_a_match_give_power() -> None:
    """FAB-RUL-17"""
    t = holder("match", "attack-2")
    t.play("attack attack-2", "add match")
    assert t.board("B").hp == 33
    assert (t.board("A").power, t.board("B").power) == (2, 1)


def test_a_match_serves_a_talent_as_its_basic_card() -> None:
    """FAB-TALENT-02"""
    t = holder("match", "crack-shot")
    t.play("use crack-shot match")
    assert t.board("B").hp == 33
    assert t.board("B").power == 1


def switcher(*twists: str) -> Table:
    """2v2, everybody on a square of her own: Red may switch tracks with the Match in her hand."""
    a = {"hand": ["match"], "square": 4}
    b = {"twists": twists}
    return table("red", "match", "mulan", "snow", a=a, b=b, c={"square": 3}, d={"square": 9})


def test_a_match_discarded_for_an_effect_is_used_too() -> None:
    """FAB-2V2-10, FAB-RUL-54"""
    t = switcher()
    t.play("switch match")
    assert t.board("B").power == 1
    assert t.board("A").power == 0
    assert t.cards("A", "discard") == ["match"]


def test_a_match_that_is_merely_discarded_is_not_used() -> None:
    """FAB-RUL-17"""
    t = holder("match", deck=["attack-1"] * 6)
    t.play("end")
    assert t.board("B").power == 0
    assert t.cards("A", "discard") == ["match"]


def test_her_power_from_an_opponents_turn_is_kept() -> None:
    """FAB-TURN-07"""
    t = holder("match", deck=["attack-1"] * 6)
    t.play("defend match", "end")
    assert t.asked()[0] == "B"
    assert t.board("B").power == 1


def test_a_match_cannot_be_destroyed() -> None:
    """FAB-RUL-29"""
    t = holder("match", discard=["match"])
    assert t.refusal("focus") == "FAB-RUL-29"
    t = holder("match", "attack-1", discard=["match", "joker"])
    t.play("focus")
    assert t.offered() == ["from-hand attack-1", "from-discard joker"]


def test_a_match_is_neither_for_sale_nor_a_talent() -> None:
    """FAB-RUL-17, FAB-REINF-01, FAB-TALENT-01"""
    t = holder("match", "attack-1", power=10)
    assert t.refusal("buy match") == "FAB-REINF-01"
    assert t.refusal("use match attack-1") == "FAB-TALENT-01"


def test_her_own_side_burns_matches_for_nothing() -> None:
    """FAB-RUL-17"""
    t = table("match", "red", a={"hand": ["match"]})
    t.play("defend match")
    assert (t.board("A").defense, t.board("A").power) == (1, 0)


# -- Playing with fire, hopes and lives ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("twist", "barred"),
    [("playing-with-fire", "attack"), ("playing-with-hopes", "defend"), ("playing-with-lives", "move")],
)
def test_her_last_twists_bar_a_type_and_bring_one_power_more(twist: str, barred: str) -> None:
    """FAB-TWIST-03, FAB-ACT-11"""
    t = holder("match", "match", twists=(twist,))
    assert t.refusal(f"{barred} match") == "FAB-ACT-11"
    others = [action for action in ("attack", "defend", "move") if action != barred]
    assert [t.refusal(f"{action} match") for action in others] == [None, None]
    t.play(f"{others[0]} match", "go")
    assert t.board("B").power == 2


def test_her_last_twists_add_up_and_may_leave_matches_useless() -> None:
    """FAB-TWIST-04"""
    t = holder("match", twists=("playing-with-fire", "playing-with-hopes"))
    t.play("move match", "left")
    assert t.board("B").power == 3
    t = holder(
        "match", "crack-shot", twists=("playing-with-fire", "playing-with-hopes", "playing-with-lives")
    )
    assert [move for move in t.offered() if "match" in move] == []
    assert t.refusal("use crack-shot match") == "FAB-TALENT-02"


def test_a_barred_match_pays_no_lane_switch() -> None:
    """FAB-2V2-10"""
    t = switcher("playing-with-lives")
    assert t.refusal("switch match") == "FAB-2V2-10"


def test_her_last_twist_is_unlocked_by_the_last_talent_of_its_reserve() -> None:
    """FAB-TWIST-01"""
    t = table("match", "red", a={"power": 4, "reserves": (1, 1, 6)})
    t.play("buy your-soul-ravaged")
    assert t.cards("A", "twists") == ["playing-with-lives"]


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("more", [0, 1, 2])
def test_a_wish_turns_three_power_into_one_damage(level: int, more: int) -> None:
    """FAB-RUL-48, FAB-DMG-07"""
    talent = WISHES[level - 1]
    a = {"hand": [talent, "attack-2"], "power": 8, "square": 1}
    t = table("match", "red", a=a, b={"square": 1 + level})
    t.play(f"use {talent} attack-2")
    assert t.offered() == ["number 0", "number 1", "number 2"]
    t.play(f"number {more}")
    assert t.board("B").hp == 30 - level - 2 - more
    assert t.board("A").power == 8 - 3 * more


def test_without_power_a_wish_asks_nothing() -> None:
    """FAB-CARD-05"""
    t = table("match", "red", a={"hand": ["make-a-wish", "attack-1"], "power": 2}, b={"square": 5})
    t.play("use make-a-wish attack-1")
    assert (t.board("B").hp, t.board("A").power) == (28, 2)


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_wish_reaches_as_far_as_its_level(level: int) -> None:
    """FAB-RUL-48, FAB-TALENT-05"""
    talent = WISHES[level - 1]
    t = table("match", "red", a={"hand": [talent, "attack-1"], "square": 1}, b={"square": 2 + level})
    assert t.refusal(f"use {talent} attack-1") == "FAB-TALENT-05"


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_diabolical_bargain_gives_defense_and_a_card_for_each_hp(level: int) -> None:
    """FAB-RUL-48, FAB-CARD-05"""
    talent = OFFERS[level - 1]
    t = table("match", "red", a={"hand": [talent, "defense-2"], "defense": 1, "deck": ["attack-1"] * 5})
    t.play(f"use {talent} defense-2")
    assert t.offered() == [f"number {hp}" for hp in range(level + 1)]
    t.play(f"number {level}")
    board = t.board("A")
    assert (board.hp, board.defense, len(board.hand)) == (36 - level, 3, level)


def test_she_may_pay_nothing() -> None:
    """FAB-CARD-05"""
    t = table("match", "red", a={"hand": ["diabolical-deal", "defense-1"], "deck": ["attack-1"]})
    t.play("use diabolical-deal defense-1", "number 0")
    assert (t.board("A").hp, t.board("A").hand) == (36, [])


def test_the_price_may_bring_her_epic_after_the_action() -> None:
    """FAB-EPIC-05, FAB-RUL-51"""
    t = table("match", "red", a={"hand": ["diabolical-offer", "defense-1"], "deck": ["attack-1"], "hp": 19})
    t.play("use diabolical-offer defense-1", "number 1")
    assert t.asked() == ("A", "fables-ask-epic")
    assert t.cards("A", "hand") == ["attack-1"]


def test_she_cannot_pay_more_hp_than_she_has_but_may_pay_her_last() -> None:
    """FAB-GOAL-01, FAB-RUL-09"""
    a = {"hand": ["diabolical-deal", "defense-1"], "deck": ["attack-1"] * 3, "hp": 2, "threshold": -1}
    t = table("match", "red", a=a)
    t.play("use diabolical-deal defense-1")
    assert t.offered() == ["number 0", "number 1", "number 2"]
    t.play("number 2")
    assert t.match.winners == [1]


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "power", "hp"), [(1, 2, 30), (2, 4, 32), (3, 6, 34)])
def test_each_soul_collected_brings_power_and_hp(level: int, power: int, hp: int) -> None:
    """FAB-CARD-05, FAB-DMG-06"""
    talent = SOULS[level - 1]
    a = {"hand": [talent, "movement-2"], "hp": 30, "square": 1}
    t = table("match", "red", a=a, b={"square": 1 + level, "discard": ["match"] * 3 + ["joker"]})
    t.state.matches = 9
    t.play(f"use {talent} movement-2")
    assert t.offered() == ["number 0", "number 1", "number 2"]
    t.play("number 2")
    assert t.board("B").hp == 30 - level
    assert (t.board("A").power, t.board("A").hp) == (power, hp)
    assert t.cards("B", "discard") == ["joker", "match"]
    assert t.state.matches == 11


@pytest.mark.parametrize("level", [1, 2, 3])
def test_a_soul_is_weighed_within_range_only(level: int) -> None:
    """FAB-TALENT-05"""
    talent = SOULS[level - 1]
    t = table("match", "red", a={"hand": [talent, "movement-1"], "square": 1}, b={"square": 2 + level})
    assert t.refusal(f"use {talent} movement-1") == "FAB-TALENT-05"


def test_without_matches_in_the_discard_pile_only_the_damage_is_left() -> None:
    """FAB-RUL-30"""
    t = table("match", "red", a={"hand": ["your-soul-wanting", "movement-1"]}, b={"hand": ["match"]})
    t.play("use your-soul-wanting movement-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("B").hp == 28


# -- Ritual of Pain -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "hp", "left"), [("yes", 26, 1), ("no", 28, 2)])
def test_a_match_sent_back_adds_two_damage_to_an_attack_action(answer: str, hp: int, left: int) -> None:
    """FAB-CARD-06, FAB-DMG-07"""
    a = {"twists": ["ritual-of-pain"], "hand": ["attack-2"]}
    t = table("match", "red", a=a, b={"square": 5, "discard": ["match", "match"]})
    t.play("attack attack-2")
    assert t.asked() == ("A", "fables-ask-ritual-of-pain")
    t.play(answer)
    assert t.board("B").hp == hp
    assert t.board("B").discard.count(MATCH) == left
    assert t.board("A").power == 2


def test_a_match_sent_back_adds_two_damage_to_an_attack_talent() -> None:
    """FAB-DMG-07"""
    a = {"twists": ["ritual-of-pain"], "hand": ["make-a-wish", "attack-1"], "power": 3}
    t = table("match", "red", a=a, b={"square": 5, "discard": ["match"]})
    t.play("use make-a-wish attack-1", "yes", "number 1")
    assert t.board("B").hp == 30 - 2 - 2 - 1
    assert t.cards("B", "discard") == []


def test_the_ritual_needs_a_match_in_the_opponents_discard_pile_and_an_attack() -> None:
    """FAB-CARD-06"""
    hand = ["attack-1", "diabolical-offer", "defense-1", "your-soul-weighed", "movement-1"]
    t = table("match", "red", a={"twists": ["ritual-of-pain"], "hand": hand}, b={"square": 5})
    t.play("attack attack-1")
    assert t.asked() == ("A", "fables-ask-action")
    t = table(
        "match", "red", a={"twists": ["ritual-of-pain"], "hand": hand}, b={"square": 5, "discard": ["match"]}
    )
    t.play("use diabolical-offer defense-1")
    assert t.asked() == ("A", "fables-ask-hp-into-cards")


# -- Inflamed Craving ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "cards"), [("yes", 2), ("no", 1)])
def test_a_match_sent_back_draws_one_card_more_with_a_defense_talent(answer: str, cards: int) -> None:
    """FAB-CARD-06"""
    a = {"twists": ["inflamed-craving"], "hand": ["diabolical-offer", "defense-1"], "deck": ["attack-1"] * 4}
    t = table("match", "red", a=a, b={"discard": ["match"]})
    t.play("use diabolical-offer defense-1")
    assert t.asked() == ("A", "fables-ask-inflamed-craving")
    t.play(answer, "number 1")
    assert len(t.board("A").hand) == cards


def test_craving_asks_nothing_without_a_match_to_send_back() -> None:
    """FAB-RUL-35"""
    a = {"twists": ["inflamed-craving"], "hand": ["diabolical-offer", "defense-1"]}
    t = table("match", "red", a=a)
    t.play("use diabolical-offer defense-1")
    assert t.asked() == ("A", "fables-ask-hp-into-cards")
    t = table("match", "red", "mulan", "snow", a=a, b={"track": 1, "discard": ["match"]})
    t.play("use diabolical-offer defense-1")
    assert t.asked() == ("A", "fables-ask-hp-into-cards")


# -- After All I've Given -----------------------------------------------------------------------------


def given(square: int, foe: int, hp: int = 36, **red: object) -> Table:
    """Red attacks her; she has the Twist, and a Match lies in Red's discard pile."""
    return table(
        "red",
        "match",
        a={"hand": ["attack-1", "attack-1"], "square": foe, "discard": ["match"], **red},
        b={"twists": ["after-all-ive-given"], "square": square, "hp": hp},
    ).play("attack attack-1", "go")


def test_hurt_she_may_send_a_match_back_and_step_one_square() -> None:
    """FAB-TIMING-01, FAB-CARD-06"""
    t = given(4, 5)
    assert t.asked() == ("B", "fables-ask-step-aside")
    assert t.offered() == ["to 3", "no"]
    t.play("to 3")
    assert t.board("B").square == 3
    assert t.cards("A", "discard") == []
    assert t.asked() == ("A", "fables-ask-action")


def test_she_may_stay() -> None:
    """FAB-CARD-06"""
    t = given(4, 5)
    t.play("no", "attack attack-1")
    assert t.asked() == ("B", "fables-ask-step-aside")
    assert t.board("B").square == 4


def test_on_the_edge_next_to_her_attacker_there_is_nowhere_to_step() -> None:
    """FAB-MOVE-02"""
    assert given(1, 2).asked() == ("A", "fables-ask-action")


def test_no_match_no_step() -> None:
    """FAB-CARD-06"""
    assert given(4, 5, discard=[]).asked() == ("A", "fables-ask-action")


def test_defense_that_absorbs_everything_leaves_nothing_to_respond_to() -> None:
    """FAB-DMG-01"""
    t = table(
        "red",
        "match",
        a={"hand": ["attack-1"], "square": 5, "discard": ["match"]},
        b={"twists": ["after-all-ive-given"], "square": 4, "defense": 1},
    )
    t.play("attack attack-1")
    assert t.asked() == ("A", "fables-ask-action")


def test_she_orders_her_step_and_her_epic() -> None:
    """FAB-TIMING-04, FAB-RUL-08"""
    t = given(4, 5, hp=19)
    assert t.asked() == ("B", "fables-ask-respond")
    t.play("resolve epic", "choose infernal-overload", "to 3")
    assert t.board("B").square == 3


def test_a_forced_step_can_leave_the_reach_of_the_next_attack() -> None:
    """FAB-TIMING-01, FAB-ACT-04"""
    t = given(4, 5)
    t.play("to 3")
    assert t.refusal("attack attack-1") == "FAB-ACT-04"


# -- Epics --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 3])
def test_a_surfeit_of_wishes_lays_up_to_three_matches_at_any_distance(count: int) -> None:
    """FAB-CARD-05, FAB-EPIC-03"""
    t = table(
        "match", "red", a={"hand": ["a-surfeit-of-wishes"], "square": 1}, b={"square": 9, "deck": ["joker"]}
    )
    t.play("epic a-surfeit-of-wishes", f"number {count}")
    assert t.cards("B", "deck") == ["match"] * count + ["joker"]
    assert t.state.matches == 12 - count


def test_a_surfeit_of_wishes_takes_what_the_match_deck_has() -> None:
    """FAB-RUL-52"""
    t = table("match", "red", a={"hand": ["a-surfeit-of-wishes"]})
    t.state.matches = 1
    t.play("epic a-surfeit-of-wishes")
    assert t.offered() == ["number 0", "number 1"]


def test_a_surfeit_of_wishes_needs_an_opponent_on_the_track() -> None:
    """FAB-RUL-35"""
    t = table("match", "red", "mulan", "snow", a={"hand": ["a-surfeit-of-wishes"]}, b={"track": 1})
    assert t.refusal("epic a-surfeit-of-wishes") == "FAB-RUL-35"


@pytest.mark.parametrize(("deck", "damage"), [(["match", "joker", "match"], 2), (["joker"] * 7, 0)])
def test_the_demon_takes_one_hp_for_each_match_among_six_cards(deck: list[str], damage: int) -> None:
    """FAB-RUL-14, FAB-EPIC-03"""
    t = table("match", "red", a={"hand": ["the-demons-due"], "square": 1}, b={"square": 4, "deck": deck})
    t.play("epic the-demons-due")
    assert t.board("B").hp == 30 - damage
    assert len(t.board("B").discard) == min(len(deck), 6)
    t = table("match", "red", a={"hand": ["the-demons-due"], "square": 1}, b={"square": 5, "deck": deck})
    assert t.refusal("epic the-demons-due") == "FAB-EPIC-03"


def test_the_demon_reshuffles_a_short_deck() -> None:
    """FAB-RUL-14"""
    b = {"deck": ["match"], "discard": ["match"] * 4 + ["joker"]}
    t = table("match", "red", a={"hand": ["the-demons-due"]}, b=b)
    t.play("epic the-demons-due")
    assert t.board("B").hp == 25


@pytest.mark.parametrize(("power", "damage"), [(0, 0), (1, 1), (7, 4), (25, 13)])
def test_infernal_overload_does_half_her_power_rounded_up_and_spends_none(power: int, damage: int) -> None:
    """FAB-EPIC-03"""
    t = table("match", "red", a={"hand": ["infernal-overload"], "power": power}, b={"square": 5})
    t.play("epic infernal-overload")
    assert t.board("B").hp == 30 - damage
    assert t.board("A").power == power
    t = table("match", "red", a={"hand": ["infernal-overload"], "power": power}, b={"square": 6})
    assert t.refusal("epic infernal-overload") == "FAB-EPIC-03"


# -- 2v2 ----------------------------------------------------------------------------------------------


def test_matches_of_an_eliminated_opponent_return_to_the_match_deck() -> None:
    """FAB-2V2-17"""
    t = table(
        "match",
        "red",
        "mulan",
        "snow",
        a={"hand": ["attack-1"], "square": 5},
        b={
            "square": 6,
            "hp": 1,
            "threshold": -1,
            "hand": ["match"],
            "deck": ["match", "joker"],
            "discard": ["match"],
            "cache": ["match"],
            "durables": [("energy-shield", "match", 1)],
        },
    )
    t.state.matches = 7
    t.play("attack attack-1")
    assert t.board("B").out
    assert t.state.matches == 12


def test_her_matches_leave_the_game_with_her() -> None:
    """FAB-2V2-15, FAB-RUL-38"""
    t = table(
        "red",
        "match",
        "mulan",
        "snow",
        a={
            "hand": ["attack-1", "match"],
            "square": 5,
            "deck": ["match", "joker", "match"],
            "discard": ["match"],
            "play": ["match"],
            "durables": [("energy-shield", "match", 1)],
        },
        b={"square": 6, "hp": 1, "threshold": -1},
    )
    t.play("attack attack-1", "go")
    assert t.board("B").out
    assert t.cards("A", "hand") == []
    assert t.cards("A", "deck") == ["joker"]
    assert t.cards("A", "discard") == []
    assert t.cards("A", "play") == ["attack-1"]
    assert [durable.basic for durable in t.board("A").durables] == [-1]
    assert t.state.matches == 0


# -- whole games --------------------------------------------------------------------------------------


def all_cards(board: Board) -> list[int]:
    zones = [*board.hand, *board.deck, *board.discard, *board.play, *board.twists, *board.shown, *board.cache]
    for durable in board.durables:
        zones += [durable.card, durable.basic]
    return zones


def check(s: State) -> None:
    """Markers within their limits, her own cards and her twelve Matches conserved."""
    for board in s.boards:
        assert 0 <= board.hp <= board.max_hp
        assert 0 <= board.defense <= board.max_defense
        assert 0 <= board.power <= 25
    if s.match_owner < 0:
        return
    held = sum(all_cards(board).count(MATCH) for board in s.boards)
    assert s.matches + held == 12
    board, sheet = s.boards[s.match_owner], s.boards[s.match_owner].sheet
    own = range(sheet.first_kind, sheet.first_kind + len(sheet.own_cards()))
    assert sum(kind in own for kind in all_cards(board)) <= sum(board.reserves) + 1  # her Epic


def play_out(match: Match, seed: int, most: int) -> None:
    chance = random.Random(seed)
    for _ in range(most):
        if match.decision is None:
            break
        match.play(chance.choice(match.decision.moves))
        check(mine(match.state))


@pytest.mark.parametrize("seed", range(30))
def test_random_games_stay_within_the_rules(seed: int) -> None:
    """FAB-LIMIT-06, FAB-LIMIT-09, FAB-GOAL-05"""
    fables = ["match", "red"] if seed % 2 else ["red", "match"]
    play_out(Match.start("fables", {"fables": [*fables]}, seed.to_bytes(2, "big")), seed, 3000)


@pytest.mark.parametrize("seed", range(4))
def test_random_games_of_four_stay_within_the_rules(seed: int) -> None:
    """FAB-LIMIT-06, FAB-2V2-15, FAB-2V2-17"""
    fables = ["match", "mulan", "red", "beauty"]
    play_out(Match.start("fables", {"fables": [*fables]}, seed.to_bytes(2, "big")), seed, 3000)
