"""Snow White and her Poison, card by card."""

from __future__ import annotations

import pytest

from tests.tables.fables_random import play_random_game
from tests.tables.fables_table import Placing, Table, table


def snow(*, poison: int = 18, a: Placing | None = None, b: Placing | None = None, active: str = "A") -> Table:
    """Snow White (A, square 4) next to Little Red Riding Hood (B, square 5)."""
    t = table("snow", "red", active=active, a={"square": 4, **(a or {})}, b={"square": 5, **(b or {})})
    t.state.poison = poison
    return t


# -- set-up and Poison ------------------------------------------------------------------------------


def test_her_sheet_and_her_poison_deck() -> None:
    """FAB-SETUP-02, FAB-SETUP-10, FAB-EX-13"""
    t = snow()
    me = t.board("A")
    assert (me.max_hp, me.max_defense, me.threshold) == (34, 6, 17)
    assert t.state.boards[0].sheet.gauges(t.state, me.seat) == [("poison", 18)]


def test_the_poison_deck_runs_from_level_1_to_level_3() -> None:
    """FAB-EX-13: six of each, level 1 on top."""
    given = []
    for left in range(18, 0, -1):
        t = snow(poison=left, a={"hand": ["tainted-offering", "defense-1"]})
        t.play("use tainted-offering defense-1", "number 1")
        assert t.state.poison == left - 1
        given += t.cards("B", "discard")
    assert given == ["poison-1"] * 6 + ["poison-2"] * 6 + ["poison-3"] * 6


@pytest.mark.parametrize(("poison", "loss"), [("poison-1", 0), ("poison-2", 1), ("poison-3", 2)])
def test_poison_may_be_discarded_for_power_and_takes_its_hp(poison: str, loss: int) -> None:
    """FAB-ACT-09, FAB-RUL-54, FAB-RUL-16"""
    t = snow(active="B", b={"hand": [poison], "defense": 3})
    t.play(f"dose {poison}")
    assert t.board("B").power == 1
    assert (t.board("B").hp, t.board("B").defense) == (30 - loss, 3)
    assert t.cards("B", "discard") == [poison]
    assert t.refusal(f"dose {poison}") == "FAB-ACT-09"


def test_poison_is_neither_a_basic_card_nor_a_talent() -> None:
    """FAB-RUL-17"""
    t = snow(
        active="B",
        b={"hand": ["poison-2", "pot-shot", "attack-1"], "twists": ["overdrive-burn"], "square": 5},
    )
    assert t.refusal("attack poison-2") == "FAB-ACT-11"
    assert t.refusal("defend poison-2") == "FAB-ACT-11"
    t.play("use pot-shot attack-1")  # nothing to discard for Overdrive Burn, so nothing is asked
    assert t.board("A").hp == 34 - 2


def test_destroyed_poison_does_no_harm_and_does_not_return() -> None:
    """FAB-RUL-17, FAB-RUL-16"""
    t = snow(active="B", poison=10, b={"hand": ["poison-3", "attack-1"], "deck": ["attack-1"] * 6})
    t.play("focus", "from-hand poison-3")
    assert t.board("B").hp == 30
    assert t.state.poison == 10


def test_poison_left_in_hand_works_at_the_end_of_the_turn_and_an_epic_follows_the_discard() -> None:
    """FAB-RUL-16, FAB-RUL-19, FAB-RUL-51"""
    t = snow(active="B", b={"hand": ["poison-3"], "deck": ["attack-1"] * 6, "hp": 17})
    t.play("end")
    assert t.board("B").hp == 15
    assert t.asked() == ("B", "fables-ask-epic")
    assert t.cards("B", "hand") == []  # the six cards are drawn afterwards
    t.play("choose system-hack")
    assert t.cards("B", "hand") == ["attack-1"] * 6 + ["system-hack"]


def test_special_actions_of_other_fables_are_not_hers() -> None:
    """FAB-ACT-09"""
    t = snow(a={"hand": ["attack-1"]})
    assert t.refusal("store attack-1") == "FAB-ACT-09"
    assert t.refusal("tentacle attack-1") == "FAB-ACT-09"


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("talent", "level"), [("shard-storm", 1), ("shard-tempest", 2), ("shard-vortex", 3)])
def test_shards_hurt_and_discard_from_the_deck(talent: str, level: int) -> None:
    """FAB-TALENT-03, FAB-RUL-14"""
    deck = ["joker", "attack-1", "attack-2", "attack-3"]
    t = snow(a={"hand": [talent, "attack-2"]}, b={"deck": deck})
    t.play(f"use {talent} attack-2")
    assert t.board("B").hp == 30 - level - 2
    assert t.cards("B", "discard") == sorted(deck[:level])
    assert t.cards("B", "deck") == deck[level:]
    assert t.board("A").power == 0


def test_shards_do_not_reach_beyond_the_next_square() -> None:
    """FAB-TALENT-05"""
    t = snow(a={"hand": ["shard-vortex", "attack-3"]}, b={"square": 6})
    assert t.refusal("use shard-vortex attack-3") == "FAB-TALENT-05"


def test_a_short_deck_is_reshuffled_and_what_was_taken_is_discarded_together() -> None:
    """FAB-RUL-14, FAB-RUL-15"""
    t = snow(a={"hand": ["shard-vortex", "attack-1"]}, b={"deck": ["attack-1"], "discard": ["attack-2"]})
    t.play("use shard-vortex attack-1")
    assert t.cards("B", "discard") == ["attack-1", "attack-2"]
    assert t.cards("B", "deck") == []


def test_poison_discarded_from_the_deck_works() -> None:
    """FAB-RUL-16"""
    t = snow(a={"hand": ["shard-tempest", "attack-1"]}, b={"deck": ["poison-3", "poison-2"]})
    t.play("use shard-tempest attack-1")
    assert t.board("B").hp == 30 - 3 - 2 - 1


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("talent", "level"), [("tainted-offering", 1), ("tainted-feast", 2), ("tainted-maelstrom", 3)]
)
def test_tainted_talents_hand_out_as_much_poison_as_she_likes(talent: str, level: int) -> None:
    """FAB-CARD-05, FAB-TALENT-03"""
    t = snow(a={"hand": [talent, "defense-3"]})
    t.play(f"use {talent} defense-3")
    assert t.offered() == ["number 0", "number 1", "number 2", "number 3"]
    t.play("number 2")
    assert t.cards("B", "discard") == ["poison-1", "poison-1"]
    assert t.state.poison == 16
    assert t.board("B").hp == 30 - level
    assert t.board("A").defense == 0


def test_she_may_hand_out_no_poison_at_all() -> None:
    """FAB-CARD-05"""
    t = snow(a={"hand": ["tainted-offering", "joker"], "twists": ["corrupted-destiny"]})
    t.play("use tainted-offering joker", "number 0")
    assert t.cards("B", "discard") == []
    assert t.state.poison == 18
    assert t.asked() == ("A", "fables-ask-action")


def test_tainted_talents_need_an_opponent_on_the_next_square() -> None:
    """FAB-TALENT-05"""
    t = snow(a={"hand": ["tainted-maelstrom", "defense-3"]}, b={"square": 6})
    assert t.refusal("use tainted-maelstrom defense-3") == "FAB-TALENT-05"


def test_no_more_poison_than_the_deck_still_holds() -> None:
    """FAB-RUL-18"""
    t = snow(poison=1, a={"hand": ["tainted-feast", "defense-3"]})
    t.play("use tainted-feast defense-3")
    assert t.offered() == ["number 0", "number 1"]
    t.play("number 1")
    assert t.cards("B", "discard") == ["poison-3"]
    assert t.board("B").hp == 30 - 2 - 2


def test_an_empty_poison_deck_leaves_the_damage() -> None:
    """FAB-RUL-18"""
    t = snow(poison=0, a={"hand": ["tainted-feast", "defense-3"], "twists": ["corrupted-destiny"]})
    t.play("use tainted-feast defense-3")
    assert t.board("B").hp == 28
    assert t.asked() == ("A", "fables-ask-action")


def test_poison_comes_card_by_card_from_the_top() -> None:
    """FAB-RUL-16, FAB-DMG-03: one level-1 and two level-2 cards, past her Defense."""
    t = snow(poison=13, a={"hand": ["tainted-offering", "defense-3"]}, b={"defense": 6})
    t.play("use tainted-offering defense-3", "number 3")
    assert t.cards("B", "discard") == ["poison-1", "poison-2", "poison-2"]
    assert (t.board("B").hp, t.board("B").defense) == (30 - 2, 5)


def test_poison_can_end_the_game_in_the_middle_of_an_action() -> None:
    """FAB-RUL-09"""
    t = snow(poison=6, a={"hand": ["tainted-offering", "defense-3"]}, b={"hp": 2})
    t.play("use tainted-offering defense-3", "number 3")
    assert t.match.over
    assert t.match.winners == [0]


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("talent", "level", "reach"),
    [("shattered-passage", 1, 2), ("shattered-truth", 2, 3), ("shattered-destiny", 3, 4)],
)
def test_shattered_talents_carry_her_to_either_side(talent: str, level: int, reach: int) -> None:
    """FAB-MOVE-05, FAB-MOVE-07; the range is B, 1+B or 2+B."""
    hand = [talent, "movement-2"]
    for side in (-1, 1):
        t = snow(a={"hand": hand, "square": 2}, b={"square": 2 + reach})
        t.play(f"use {talent} movement-2")
        assert t.offered() == [f"to {1 + reach}", f"to {3 + reach}"]
        t.play(f"to {2 + reach + side}")
        assert t.board("A").square == 2 + reach + side
        assert t.board("B").hp == 30 - level
    t = snow(a={"hand": hand, "square": 2}, b={"square": 3 + reach})
    assert t.refusal(f"use {talent} movement-2") == "FAB-TALENT-05"


def test_next_to_her_already_she_may_stay() -> None:
    """FAB-MOVE-07: the present square qualifies."""
    t = snow(a={"hand": ["shattered-passage", "movement-1"]})
    t.play("use shattered-passage movement-1", "to 4")
    assert t.board("A").square == 4


def test_at_the_end_of_the_track_only_one_square_is_left() -> None:
    """FAB-RUL-30"""
    t = snow(a={"hand": ["shattered-truth", "movement-3"], "square": 5}, b={"square": 9})
    t.play("use shattered-truth movement-3")
    assert t.board("A").square == 8


# -- Crystal Coffin -----------------------------------------------------------------------------------


def test_an_attack_of_2_may_add_poison() -> None:
    """FAB-CARD-06, FAB-RUL-07"""
    t = snow(a={"hand": ["attack-2"], "twists": ["crystal-coffin"]})
    t.play("attack attack-2")
    assert t.asked() == ("A", "fables-ask-top-poison")
    assert t.board("B").hp == 30  # her triggers come before the damage is settled
    t.play("yes")
    assert t.cards("B", "discard") == ["poison-1"]
    assert t.board("B").hp == 28


def test_she_may_leave_the_coffin_shut() -> None:
    """FAB-CARD-06"""
    t = snow(a={"hand": ["attack-2"], "twists": ["crystal-coffin"]})
    t.play("attack attack-2", "no")
    assert t.cards("B", "discard") == []
    assert t.state.poison == 18


def test_the_coffin_counts_the_damage_before_defense() -> None:
    """FAB-RUL-06, FAB-DMG-05"""
    t = snow(a={"hand": ["shard-storm", "attack-1"], "twists": ["crystal-coffin"]}, b={"defense": 6})
    t.play("use shard-storm attack-1", "yes")
    assert t.board("B").hp == 30
    assert t.cards("B", "discard") == ["poison-1"]


def test_the_coffin_asks_once_for_each_action() -> None:
    """FAB-RUL-07"""
    t = snow(a={"hand": ["attack-2", "attack-3"], "twists": ["crystal-coffin"]})
    t.play("attack attack-2", "go", "yes", "attack attack-3", "yes")
    assert t.cards("B", "discard") == ["poison-1", "poison-1"]


@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        (["attack-1"], ["attack attack-1"]),
        (["tainted-maelstrom", "joker"], ["use tainted-maelstrom joker", "number 0"]),
        (["shattered-destiny", "joker"], ["use shattered-destiny joker", "to 4"]),
        (["brewing-destruction"], ["epic brewing-destruction"]),
    ],
)
def test_the_coffin_stays_shut_for_little_damage_and_for_other_cards(
    hand: list[str], moves: list[str]
) -> None:
    """FAB-RUL-06"""
    t = snow(a={"hand": hand, "twists": ["crystal-coffin"]})
    t.play(*moves)
    assert t.asked() == ("A", "fables-ask-action")
    assert t.state.poison == 18


def test_the_coffin_is_silent_when_no_poison_is_left() -> None:
    """FAB-RUL-18"""
    t = snow(poison=0, a={"hand": ["attack-3"], "twists": ["crystal-coffin"]})
    t.play("attack attack-3")
    assert t.asked() == ("A", "fables-ask-action")


# -- Corrupted Destiny --------------------------------------------------------------------------------


def test_one_poison_card_of_her_choice_hides_in_the_deck() -> None:
    """FAB-RUL-16: what is shuffled into a deck has not entered a discard pile."""
    t = snow(
        poison=13,
        a={"hand": ["tainted-offering", "defense-2"], "twists": ["corrupted-destiny"]},
        b={"deck": ["attack-1", "attack-1"]},
    )
    t.play("use tainted-offering defense-2", "number 2")
    assert t.offered() == ["choose poison-1", "choose poison-2", "done"]
    t.play("choose poison-2")
    assert sorted(t.cards("B", "deck")) == ["attack-1", "attack-1", "poison-2"]
    assert t.cards("B", "discard") == ["poison-1"]
    assert t.board("B").hp == 29
    assert t.state.poison == 11


def test_the_hidden_card_lies_anywhere_in_the_deck() -> None:
    """FAB-CARD-06: it is shuffled in, not put on top."""
    places = set()
    for seed in range(30):
        t = table(
            "snow",
            "red",
            seed=str(seed).encode(),
            a={"square": 4, "hand": ["tainted-offering", "defense-1"], "twists": ["corrupted-destiny"]},
            b={"square": 5, "deck": ["attack-1", "attack-2"]},
        )
        t.play("use tainted-offering defense-1", "number 1", "choose poison-1")
        places.add(t.cards("B", "deck").index("poison-1"))
    assert places == {0, 1, 2}


def test_she_may_let_all_the_poison_go_to_the_discard_pile() -> None:
    """FAB-CARD-06"""
    t = snow(a={"hand": ["tainted-offering", "defense-2"], "twists": ["corrupted-destiny"]})
    t.play("use tainted-offering defense-2", "number 2", "done")
    assert t.cards("B", "discard") == ["poison-1", "poison-1"]
    assert t.cards("B", "deck") == []


def test_corrupted_destiny_concerns_defense_talents_only() -> None:
    """FAB-CARD-06"""
    t = snow(a={"hand": ["attack-2"], "twists": ["crystal-coffin", "corrupted-destiny"]})
    t.play("attack attack-2", "yes")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.cards("B", "discard") == ["poison-1"]


# -- Venomous Turn ------------------------------------------------------------------------------------


def test_moving_through_the_opponent_may_poison_her() -> None:
    """FAB-RUL-32"""
    t = snow(a={"hand": ["movement-2"], "twists": ["venomous-turn"]})
    t.play("move movement-2", "right")
    assert t.asked() == ("A", "fables-ask-top-poison")
    t.play("yes")
    assert t.board("A").square == 6
    assert t.cards("B", "discard") == ["poison-1"]


def test_the_opponent_moving_through_her_may_be_poisoned() -> None:
    """FAB-RUL-32"""
    t = snow(active="B", poison=4, a={"twists": ["venomous-turn"]}, b={"hand": ["movement-2"]})
    t.play("B move movement-2", "B left", "A yes")
    assert t.cards("B", "discard") == ["poison-3"]
    assert t.board("B").hp == 28
    assert t.asked() == ("B", "fables-ask-action")


def test_she_may_pass_without_poison() -> None:
    """FAB-CARD-06"""
    t = snow(a={"hand": ["movement-2"], "twists": ["venomous-turn"]})
    t.play("move movement-2", "right", "no")
    assert t.state.poison == 18


@pytest.mark.parametrize(
    ("hand", "moves", "here"),
    [
        (["movement-1"], ["move movement-1", "right"], 8),  # cut short in front of her
        (["movement-3"], ["move movement-3", "left"], 4),
        (["shattered-passage", "movement-1"], ["use shattered-passage movement-1", "to 6"], 4),
    ],
)
def test_only_a_move_action_that_passes_counts(hand: list[str], moves: list[str], here: int) -> None:
    """FAB-RUL-32"""
    t = snow(
        a={"hand": hand, "square": here, "twists": ["venomous-turn"]}, b={"square": 9 if here == 8 else 5}
    )
    t.play(*moves)
    assert t.asked() == ("A", "fables-ask-action")


def test_the_poison_of_a_move_can_bring_up_an_epic_at_the_end_of_the_action() -> None:
    """FAB-RUL-51, FAB-EPIC-05"""
    t = snow(active="B", poison=4, a={"twists": ["venomous-turn"]}, b={"hand": ["movement-2"], "hp": 16})
    t.play("B move movement-2", "B left", "A yes")
    assert t.asked() == ("B", "fables-ask-epic")


# -- Poisoned Purity ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("copies", "loss"), [(0, 1), (1, 2), (2, 3), (3, 4)])
def test_every_poisoned_purity_takes_one_more(copies: int, loss: int) -> None:
    """FAB-EX-15, FAB-HERO-03, FAB-TWIST-04"""
    t = snow(poison=12, a={"hand": ["tainted-offering", "defense-1"], "twists": ["poisoned-purity"] * copies})
    t.play("use tainted-offering defense-1", "number 1")
    assert t.board("B").hp == 30 - 1 - loss


def test_purity_counts_for_the_holders_own_discard_too() -> None:
    """FAB-RUL-16, FAB-HERO-03"""
    t = snow(active="B", a={"twists": ["poisoned-purity"]}, b={"hand": ["poison-1"]})
    t.play("dose poison-1")
    assert t.board("B").hp == 29
    assert t.board("B").power == 1


def test_purity_spares_her_own_discard_pile() -> None:
    """FAB-HERO-03: it speaks of an opponent's discard pile."""
    t = snow(a={"twists": ["poisoned-purity"], "hand": ["poison-2"]})
    t.play("dose poison-2")
    assert t.board("A").hp == 33


def test_her_twists_come_up_as_her_reserves_are_bought() -> None:
    """FAB-TWIST-01, FAB-TWIST-03"""
    t = snow(a={"power": 20})
    t.play("buy shard-tempest", "buy shard-tempest")
    assert t.cards("A", "twists") == ["crystal-coffin"]
    t.play("buy shard-vortex", "buy shard-vortex", "buy shard-vortex")
    assert t.cards("A", "twists") == ["crystal-coffin", "poisoned-purity"]
    assert t.board("A").power == 4


# -- Epics --------------------------------------------------------------------------------------------


def test_rain_of_mirrors_gives_a_new_hand_before_she_may_respond() -> None:
    """FAB-EX-07, FAB-TIMING-03"""
    t = snow(
        a={"hand": ["rain-of-mirrors"]},
        b={
            "hand": ["omega-shield", "attack-1"],
            "deck": ["crack-shot", "attack-2", "attack-2", "attack-2", "joker"],
            "twists": ["hooded-system"],
        },
    )
    t.play("epic rain-of-mirrors")
    assert t.cards("B", "discard") == ["attack-1", "omega-shield"]
    assert t.asked() == ("B", "fables-ask-hooded-system")
    assert t.offered() == ["choose crack-shot", "done"]
    t.play("choose crack-shot")
    assert t.board("B").hp == 30 - 1
    assert t.cards("B", "hand") == ["attack-2", "attack-2", "attack-2"]


def test_rain_of_mirrors_can_cost_her_epic_and_wakes_the_poison_in_her_hand() -> None:
    """FAB-HERO-04, FAB-RUL-16"""
    t = snow(
        a={"hand": ["rain-of-mirrors"]},
        b={"hand": ["system-hack", "poison-3"], "epics": [], "threshold": -1, "deck": ["joker"] * 4},
    )
    t.play("epic rain-of-mirrors")
    assert t.cards("B", "discard") == ["poison-3", "system-hack"]
    assert t.cards("B", "hand") == ["joker"] * 4
    assert t.board("B").hp == 30 - 2 - 3


def test_rain_of_mirrors_draws_what_there_is() -> None:
    """FAB-RUL-15, FAB-CARD-02"""
    t = snow(a={"hand": ["rain-of-mirrors"]}, b={"hand": ["joker"], "deck": ["attack-1"]})
    t.play("epic rain-of-mirrors")
    assert t.cards("B", "hand") == ["attack-1", "joker"]
    assert t.cards("B", "discard") == []


def test_an_epic_due_to_rain_of_mirrors_comes_after_the_new_hand() -> None:
    """FAB-RUL-51"""
    t = snow(a={"hand": ["rain-of-mirrors"]}, b={"hand": ["joker"], "deck": ["attack-1"] * 4, "hp": 16})
    t.play("epic rain-of-mirrors", "B choose the-wolf-consumes")
    assert t.cards("B", "hand") == ["attack-1"] * 4 + ["the-wolf-consumes"]


def test_brewing_destruction_shuffles_up_to_three_cards_back() -> None:
    """FAB-CARD-05"""
    t = snow(
        a={"hand": ["brewing-destruction"], "square": 2},
        b={"discard": ["poison-1", "poison-1", "joker", "attack-1"], "deck": ["defense-1"]},
    )
    t.play("epic brewing-destruction")
    assert t.offered() == ["choose attack-1", "choose joker", "choose poison-1", "done"]
    t.play("choose poison-1", "choose poison-1", "choose attack-1")
    assert t.cards("B", "discard") == ["joker"]
    assert sorted(t.cards("B", "deck")) == ["attack-1", "defense-1", "poison-1", "poison-1"]
    assert t.board("B").hp == 27
    assert t.board("B").shown == ()


def test_brewing_destruction_may_stop_early() -> None:
    """FAB-CARD-05"""
    t = snow(a={"hand": ["brewing-destruction"]}, b={"discard": ["poison-1", "joker"]})
    t.play("epic brewing-destruction", "choose joker", "done")
    assert t.cards("B", "deck") == ["joker"]
    assert t.cards("B", "discard") == ["poison-1"]


def test_brewing_destruction_with_an_empty_discard_pile_just_hurts() -> None:
    """FAB-RUL-30"""
    t = snow(a={"hand": ["brewing-destruction"]}, b={"deck": ["joker", "attack-1", "attack-2"]})
    t.play("epic brewing-destruction")
    assert t.board("B").hp == 27
    assert t.cards("B", "deck") == ["joker", "attack-1", "attack-2"]


@pytest.mark.parametrize(
    ("epic", "reach"), [("rain-of-mirrors", 1), ("brewing-destruction", 3), ("seven-serpents", 1)]
)
def test_her_epics_need_their_range(epic: str, reach: int) -> None:
    """FAB-EPIC-03"""
    near = snow(a={"hand": [epic], "square": 2}, b={"square": 2 + reach})
    assert near.refusal(f"epic {epic}") is None
    far = snow(a={"hand": [epic], "square": 2}, b={"square": 3 + reach})
    assert far.refusal(f"epic {epic}") == "FAB-EPIC-03"


def test_seven_serpents_bite_for_every_poison_in_the_discard_pile() -> None:
    """FAB-DMG-03, FAB-DMG-04: loss ignores Defense; Purity is about arriving cards only."""
    t = snow(
        a={"hand": ["seven-serpents"], "twists": ["poisoned-purity"]},
        b={"discard": ["poison-1", "poison-2", "poison-3", "joker"], "hand": ["poison-1"], "defense": 6},
    )
    t.play("epic seven-serpents")
    assert (t.board("B").hp, t.board("B").defense) == (27, 6)


def test_seven_serpents_without_poison_take_nothing() -> None:
    """FAB-RUL-30"""
    t = snow(a={"hand": ["seven-serpents"]}, b={"discard": ["joker"]})
    t.play("epic seven-serpents")
    assert t.board("B").hp == 30
    assert t.cards("A", "play") == ["seven-serpents"]


# -- 2v2 ----------------------------------------------------------------------------------------------


def test_when_she_falls_all_poison_leaves_the_game() -> None:
    """FAB-2V2-15, FAB-2V2-16"""
    t = table(
        "red",
        "snow",
        "mulan",
        "red",
        a={
            "square": 6,
            "hand": ["attack-1", "poison-2"],
            "deck": ["poison-3", "joker", "poison-1"],
            "discard": ["poison-1", "attack-2"],
            "cache": ["poison-2"],
        },
        b={"square": 7, "hp": 1},
        c={"deck": ["poison-1", "attack-3"]},
    )
    t.play("attack attack-1")
    assert t.board("B").out
    assert t.cards("A", "hand") == []
    assert t.cards("A", "deck") == ["joker"]
    assert t.cards("A", "discard") == ["attack-2"]
    assert t.cards("A", "cache") == []
    assert t.cards("C", "deck") == ["attack-3"]
    assert t.state.poison == 0
    assert t.refusal("dose poison-2") == "FAB-ACT-09"


def test_poison_leaves_with_an_eliminated_opponent() -> None:
    """FAB-2V2-17"""
    t = table(
        "snow",
        "red",
        "red",
        "mulan",
        a={"square": 6, "hand": ["tainted-offering", "defense-3"]},
        b={"square": 7, "hp": 1, "discard": ["poison-1"]},
    )
    t.state.poison = 6
    t.play("use tainted-offering defense-3", "number 3")
    assert t.board("B").out
    assert t.board("B").discard == []
    assert t.state.poison == 3
    assert not t.match.over


@pytest.mark.parametrize(
    "use",
    [
        "use shard-storm joker",
        "use tainted-offering joker",
        "use shattered-passage joker",
        "epic rain-of-mirrors",
        "epic brewing-destruction",
        "epic seven-serpents",
    ],
)
def test_without_an_opponent_on_her_track_her_cards_cannot_be_used(use: str) -> None:
    """FAB-RUL-35"""
    t = table(
        "snow", "red", "red", "mulan", a={"hand": [use.split()[1], "joker"]}, b={"track": 1, "square": 3}
    )
    assert t.refusal(use) == "FAB-RUL-35"


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fables", [["snow", "red"], ["red", "snow"]])
def test_random_games_keep_every_bound(fables: list[str]) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-09, FAB-GOAL-05"""
    for seed in range(15):
        play_random_game(fables, seed)


def test_random_games_of_four_keep_every_bound() -> None:
    """FAB-2V2-16, FAB-2V2-17"""
    for seed in range(10):
        play_random_game(["red", "snow", "mulan", "kaguya"], seed)
