"""The relics of the house deck."""

from __future__ import annotations

import pytest

from noctuary.games.fables.pool import POOL
from noctuary.kernel.ids import Seat
from noctuary.kernel.view import document
from tests.tables.fables_relics import (
    LEVELS,
    ONE,
    PAYMENT,
    THREE,
    TWO,
    on,
    relic_deck,
    relic_discard,
    row,
    use,
)
from tests.tables.fables_table import table

# -- house relics: on the track ----------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_ember_burns_within_its_level(level: int) -> None:
    """FAB-MOVE-05"""
    t = on("wandering-ember", b={"square": 4 + level})
    if level > 1:
        assert t.refusal(f"relic {PAYMENT[level - 1]} 4") == "FAB-MOVE-05"
    assert use(t, level).board("B").hp == 30 - level


@pytest.mark.parametrize("level", LEVELS)
def test_the_scale_adds_defense_up_to_the_maximum(level: int) -> None:
    """FAB-DMG-08"""
    assert use(on("tortoise-scale"), level).board("A").defense == level + 1
    assert use(on("tortoise-scale", a={"defense": 5}), level).board("A").defense == 6


@pytest.mark.parametrize(
    ("level", "foe", "squares"), [(1, 6, [1, 2, 3, 4, 5, 7]), (3, 5, [1, 2, 3, 4, 6, 7, 8, 9])]
)
def test_the_boots_walk_either_way_through_the_opponent(level: int, foe: int, squares: list[int]) -> None:
    """FAB-CARD-05, FAB-MOVE-02"""
    t = use(on("wind-boots", b={"square": foe}), level)
    assert t.offered() == [f"to {square}" for square in squares]
    assert t.refusal(f"to {foe}") == "FAB-CARD-05"
    t.play("to 7")
    assert (t.board("A").square, t.board("A").power) == (7, 0)


@pytest.mark.parametrize(
    ("foe", "level", "squares", "ends", "damage"), [(6, 1, 2, 8, 0), (6, 2, 3, 9, 1), (5, 3, 0, 5, 0)]
)
def test_the_horn_butts_the_opponent_away(foe: int, level: int, squares: int, ends: int, damage: int) -> None:
    """FAB-MOVE-08"""
    t = use(on("rams-horn", b={"square": foe}), level).play(f"number {squares}")
    assert (t.board("B").square, t.board("B").hp) == (ends, 30 - damage)


def test_the_horn_hurts_whoever_already_stands_at_the_end_and_reaches_two_squares() -> None:
    """FAB-MOVE-05"""
    t = on("rams-horn", me=8, b={"square": 9})
    assert use(t, 1, 8).board("B").hp == 29
    assert on("rams-horn", b={"square": 7}).refusal(f"relic {THREE} 4") == "FAB-MOVE-05"


@pytest.mark.parametrize(("level", "squares", "ends", "power"), [(1, 2, 7, 0), (3, 4, 5, 1), (2, 0, 9, 0)])
def test_the_hook_pulls_the_opponent_closer(level: int, squares: int, ends: int, power: int) -> None:
    """FAB-MOVE-07, FAB-CARD-05"""
    t = use(on("star-hook", b={"square": 9}), level).play(f"number {squares}")
    assert (t.board("B").square, t.board("A").power) == (ends, power)


def test_the_hook_needs_no_pull_when_she_is_next_to_you() -> None:
    t = use(on("star-hook", b={"square": 3}), 1)
    assert (t.board("B").square, t.board("A").power) == (3, 1)


def test_the_mirror_swaps_squares_within_two_and_its_level() -> None:
    """FAB-MOVE-05"""
    t = on("twin-mirror", b={"square": 8})
    assert t.refusal(f"relic {ONE} 4") == "FAB-MOVE-05"
    use(t, 2)
    assert (t.board("A").square, t.board("B").square) == (8, 4)


def test_the_bramble_shortens_the_opponents_first_move_and_leaves_her_power() -> None:
    t = use(on("stubborn-bramble", b={"square": 6, "hand": ["movement-3", "movement-3"]}), 1)
    t.play("end", "B move movement-3", "left")
    assert t.board("B").square == 5
    assert t.board("B").power == 3
    t.play("move movement-3", "right")
    assert t.board("B").square == 8  # only the first one


def test_the_bramble_withers_at_the_start_of_your_next_turn() -> None:
    t = use(on("stubborn-bramble"), 3)
    assert t.board("B").bramble == 4
    t.play("end", "B end")
    assert t.board("B").bramble == 0


@pytest.mark.parametrize(("farther", "ends"), [(0, 5), (1, 6), (3, 8)])
def test_the_drum_carries_the_next_move_as_much_farther_as_you_like(farther: int, ends: int) -> None:
    """FAB-CARD-05"""
    hand = ["movement-1", "movement-2"]
    t = use(on("marching-drum", a={"hand": hand}, b={"square": 9}), 2)
    t.play("move movement-1", "right", f"number {farther}")
    assert (t.board("A").square, t.board("A").power) == (ends, 1)
    t.play("move movement-2", "left")
    assert t.board("A").square == ends - 2  # only that one


def test_the_drum_falls_silent_at_the_end_of_the_turn() -> None:
    """FAB-RUL-28"""
    t = use(on("marching-drum"), 2).play("end")
    assert t.state.turn.drum == 0


# -- house relics: damage, Defense and HP ------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_whetstone_sharpens_the_next_attack_only(level: int) -> None:
    t = use(on("whetstone", a={"hand": ["attack-1", "attack-2"]}, b={"square": 5}), level)
    t.play("attack attack-1", "go")
    assert (t.board("B").hp, t.board("A").power) == (30 - 1 - level, 1)
    t.play("attack attack-2")
    assert t.board("B").hp == 30 - 1 - level - 2


def test_system_hack_repeats_an_attack_with_its_whetstone() -> None:
    """FAB-RUL-12"""
    t = use(on("whetstone", a={"hand": ["attack-1", "system-hack"]}, b={"square": 5, "threshold": -1}), 3)
    t.play("attack attack-1", "epic system-hack")
    assert t.board("B").hp == 30 - 2 * 4


@pytest.mark.parametrize(("level", "left"), [(1, 3), (2, 2), (3, 1)])
def test_cold_ash_lowers_defense_without_damage(level: int, left: int) -> None:
    t = use(on("cold-ash", b={"defense": 5, "square": 7}), level)
    assert (t.board("B").defense, t.board("B").hp) == (left, 30)


def test_cold_ash_stops_at_0_and_reaches_three_squares() -> None:
    """FAB-GOAL-05, FAB-MOVE-05"""
    assert use(on("cold-ash", b={"defense": 1}), 3).board("B").defense == 0
    assert on("cold-ash", b={"square": 8}).refusal(f"relic {THREE} 4") == "FAB-MOVE-05"


@pytest.mark.parametrize("lost", [0, 1, 3])
def test_the_scales_weigh_hit_points_against_power(lost: int) -> None:
    """FAB-DMG-03, FAB-CARD-05"""
    t = use(on("bone-scales", a={"defense": 4}), 3).play(f"number {lost}")
    board = t.board("A")
    assert (board.hp, board.power, board.defense) == (30 - lost, 2 * lost, 4)


def test_the_scales_never_take_the_last_hit_point_and_may_bring_an_epic() -> None:
    """FAB-EPIC-05"""
    t = use(on("bone-scales", a={"hp": 2, "threshold": -1}), 3)
    assert t.offered() == ["number 0", "number 1"]
    assert use(on("bone-scales", a={"hp": 1, "threshold": -1}), 3).asked()[1] == "fables-ask-action"
    t = use(on("bone-scales", a={"hp": 16}), 1).play("number 1")
    assert t.asked() == ("A", "fables-ask-epic")


def test_the_mist_swallows_part_of_the_first_damage_only() -> None:
    t = use(on("borrowed-mist", b={"hand": ["attack-2", "attack-2"], "square": 5}), 2)
    t.play("end", "B attack attack-2", "go")
    assert t.board("A").hp == 30
    t.play("attack attack-2")
    assert t.board("A").hp == 28


def test_the_mist_waits_for_real_damage() -> None:
    """FAB-EX-11: the Mad Hatter's level-1 Attack inflicts nothing"""
    b = {"avatar": 2, "hand": ["attack-1", "attack-3"], "square": 5}
    t = table("red", "alice", active="B", a={"mist": 2}, b=b)
    t.play("attack attack-1", "go")
    assert t.board("A").mist == 2
    t.play("attack attack-3")
    assert (t.board("A").mist, t.board("A").hp) == (0, 30)


def test_the_mist_lifts_at_the_start_of_your_next_turn() -> None:
    t = use(on("borrowed-mist"), 2)
    assert t.board("A").mist == 3
    t.play("end", "B end")
    assert t.board("A").mist == 0


# -- house relics: cards -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_the_hourglass_draws_more_at_the_end_and_discards_all_but_one_of_them(level: int) -> None:
    """FAB-TURN-06, FAB-RUL-24"""
    t = use(on("cracked-hourglass", a={"deck": ["attack-1"] * 6 + ["joker"] * 4}), level).play("end")
    for _ in range(level - 1):
        assert t.asked() == ("A", "fables-ask-discard")
        t.play("discard joker")
    assert len(t.board("A").hand) == 7
    assert t.asked() == ("B", "fables-ask-action")


def test_the_hourglass_leaves_four_cards_to_an_important_date() -> None:
    """FAB-RUL-23"""
    t = use(on("cracked-hourglass", a={"deck": ["attack-1"] * 6 + ["joker"] * 4}), 3)
    t.state.turn.extra_turn = True
    t.play("end")
    while t.asked()[1] == "fables-ask-discard":
        t.play("discard attack-1")
    assert len(t.board("A").hand) == 4


def test_the_quill_takes_one_of_the_top_cards_and_orders_the_others() -> None:
    deck = ["attack-1", "defense-1", "movement-1", "joker", "attack-3"]
    t = use(on("scribes-quill", a={"deck": deck}), 3)
    assert t.asked() == ("A", "fables-ask-relic-take")
    assert t.offered() == ["choose attack-1", "choose defense-1", "choose movement-1", "choose joker"]
    t.play("choose joker", "on-top attack-1", "on-top movement-1")
    assert t.cards("A", "deck") == ["defense-1", "movement-1", "attack-1", "attack-3"]
    assert t.cards("A", "hand") == sorted([ONE, TWO, "joker"])
    assert t.cards("A", "shown") == []


def test_what_the_quill_shows_only_its_owner_sees() -> None:
    """FAB-INFO-02"""
    t = use(on("scribes-quill", a={"deck": ["attack-1", "defense-1", "movement-1"]}), 1)
    for seat, shown in ((0, ["attack-1", "defense-1"]), (1, None), (None, None)):
        seats = document(t.match.view(None if seat is None else Seat(seat)))["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[0], dict)
        assert seats[0].get("shown") == shown


def test_the_quill_looks_at_as_many_as_there_are() -> None:
    """FAB-RUL-15, FAB-CARD-03"""
    t = use(on("scribes-quill", a={"deck": ["attack-1"]}), 3).play("choose attack-1")
    assert t.cards("A", "hand") == sorted([ONE, TWO, "attack-1"])
    assert t.cards("A", "deck") == [THREE]


def test_the_lantern_makes_the_opponent_discard_one_card_and_draw_one() -> None:
    b = {"hand": ["attack-1", "attack-2", "attack-3", "joker"], "deck": ["defense-1"]}
    t = use(on("dark-lantern", b=b), 1)
    assert t.asked() == ("A", "fables-ask-relic-make-discard")
    seen = [text for text in t.offered() if text != "done"]
    assert len(seen) == 2
    t.play(seen[0])
    slug = seen[0].split()[1]
    assert t.cards("B", "discard") == [slug]
    assert len(t.board("B").hand) == 4
    assert "defense-1" in t.cards("B", "hand")
    assert t.board("B").shown == ()


def test_the_lantern_may_only_look_and_only_its_bearer_sees() -> None:
    """FAB-CARD-06"""
    t = use(on("dark-lantern", b={"hand": ["attack-1", "joker"]}), 3)
    for seat, shown in ((0, ["attack-1", "joker"]), (1, None)):
        seats = document(t.match.view(Seat(seat)))["seats"]
        assert isinstance(seats, list)
        assert isinstance(seats[1], dict)
        assert seats[1].get("shown") == shown
    t.play("done")
    assert t.cards("B", "hand") == ["attack-1", "joker"]
    assert t.cards("B", "discard") == []


def test_the_lantern_finds_nothing_in_an_empty_hand() -> None:
    """FAB-RUL-30"""
    t = use(on("dark-lantern"), 2)
    assert t.asked() == ("A", "fables-ask-action")


def test_the_apple_returns_a_basic_card_of_at_most_that_level() -> None:
    t = use(on("amber-apple", a={"discard": ["attack-3", "attack-2", "joker", "match"]}), 2)
    assert t.offered() == ["choose attack-2", "choose joker"]
    t.play("choose joker")
    assert t.cards("A", "hand") == sorted([ONE, THREE, "joker"])


def test_the_apple_finds_nothing_where_nothing_fits() -> None:
    """FAB-RUL-30"""
    t = use(on("amber-apple", a={"discard": ["attack-3"]}), 1)
    assert t.cards("A", "hand") == sorted([TWO, THREE])


@pytest.mark.parametrize("level", LEVELS)
def test_the_coal_destroys_one_card_and_gives_a_little_power(level: int) -> None:
    t = use(on("woodcutters-coal", a={"hand": ["attack-1"]}), level)
    assert "done" not in t.offered()
    t.play("from-hand attack-1")
    assert t.board("A").power == level - 1
    assert "attack-1" not in t.cards("A", "hand") + t.cards("A", "discard")


# -- house relics: buying and relics -----------------------------------------------------------------------


def test_the_purse_pays_part_of_the_next_purchase_only() -> None:
    t = use(on("imps-purse"), 2)
    assert t.refusal("buy attack-2") is None  # 3 - 3
    assert t.refusal("buy attack-3") == "FAB-REINF-01"
    t.play("buy attack-1")
    assert t.board("A").power == 0  # never below 0, nothing given back
    assert t.refusal("buy attack-1") == "FAB-REINF-01"


def test_the_purse_is_its_owners_alone() -> None:
    t = use(on("imps-purse", "red", "snow"), 3)
    seats = document(t.match.view(Seat(1)))["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[1], dict)
    prices = seats[1]["prices"]
    assert isinstance(prices, dict)
    assert prices["attack-3"] == 6


def test_the_wax_seals_the_next_fitting_purchase_on_top_of_the_deck() -> None:
    t = use(on("sealing-wax", a={"power": 12, "deck": ["defense-1"]}), 2)
    t.play("buy attack-3", "buy attack-2", "buy joker")
    assert t.cards("A", "deck") == ["attack-2", "defense-1"]
    assert t.cards("A", "discard") == sorted([TWO, "attack-3", "joker"])


def test_the_wheel_replaces_other_relics_and_gives_power() -> None:
    """FAB-CARD-05"""
    t = on("pedlars-wheel", row={1: "cold-ash", 9: "whetstone"})
    following = relic_deck(t)[-2:]
    use(t, 3)
    assert "to 4" not in t.offered()  # the Wheel itself is used up
    t.play("to 9", "to 1", "done")
    assert row(t)[9] == POOL.relics[following[1]].slug
    assert row(t)[1] == POOL.relics[following[0]].slug
    assert sorted(map(str, relic_discard(t))) == ["cold-ash", "pedlars-wheel", "whetstone"]
    assert row(t)[4] is None
    assert t.board("A").power == 1


def test_the_wheel_may_replace_none_and_stops_at_the_level() -> None:
    """FAB-CARD-05"""
    t = use(on("pedlars-wheel"), 1).play("done")
    assert (t.board("A").power, relic_discard(t)) == (1, ["pedlars-wheel"])
    t = use(on("pedlars-wheel"), 1).play("to 2")
    assert t.asked() == ("A", "fables-ask-action")
