"""Kaguya, card by card."""

from __future__ import annotations

import random

import pytest

from noctuary.games.fables.game import mine
from noctuary.games.fables.state import Board
from noctuary.kernel.match import Match
from tests.tables.fables_table import table

ATTACKS = [(1, "ascendant-light"), (2, "ascendant-glory"), (3, "ascendant-avatar")]
ECHOES = [(1, "addled-echoes"), (2, "bygone-echoes"), (3, "divine-echoes")]
FOCUSED = [(1, "focused-intent"), (2, "focused-resolve"), (3, "focused-ascent")]


# -- attack Talents ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), ATTACKS)
@pytest.mark.parametrize(("defense", "more"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (9, 3)])
def test_ascending_adds_one_damage_for_every_full_three_defense(
    level: int, talent: str, defense: int, more: int
) -> None:
    """FAB-TALENT-03, FAB-TALENT-04"""
    t = table("kaguya", "red", a={"hand": [talent, "attack-2"], "square": 5, "defense": defense})
    t.play(f"use {talent} attack-2")
    assert t.board("B").hp == 30 - (level + 2 + more)
    assert t.board("A").power == 0
    assert t.board("A").defense == defense


def test_ascending_reaches_only_the_next_square() -> None:
    """FAB-TALENT-05"""
    t = table("kaguya", "red", a={"hand": ["ascendant-avatar", "attack-3"]})
    assert t.refusal("use ascendant-avatar attack-3") == "FAB-TALENT-05"


# -- defense Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), ECHOES)
def test_echoes_give_defense_and_reveal_as_many_cards_as_their_level(level: int, talent: str) -> None:
    """FAB-CARD-03"""
    deck = ["defense-1", "defense-2", "defense-3", "attack-1"]
    t = table("kaguya", "red", a={"hand": [talent, "defense-1"], "deck": deck})
    t.play(f"use {talent} defense-1")
    assert t.board("A").defense == level + 1
    assert t.cards("A", "hand") == deck[:level]
    assert t.cards("A", "deck") == deck[level:]


def test_each_revealed_card_that_is_no_defense_card_is_discarded_or_put_back_in_any_order() -> None:
    """FAB-RUL-25, FAB-RUL-48: a Joker and a defense Talent are not Defense cards"""
    deck = ["joker", "addled-echoes", "attack-1", "movement-1"]
    t = table("kaguya", "red", a={"hand": ["divine-echoes", "defense-1"], "deck": deck})
    t.play("use divine-echoes defense-1")
    assert t.asked() == ("A", "fables-ask-echoes")
    assert t.cards("A", "shown") == ["addled-echoes", "attack-1", "joker"]
    assert t.offered() == [
        "on-top attack-1",
        "discard attack-1",
        "on-top joker",
        "discard joker",
        "on-top addled-echoes",
        "discard addled-echoes",
    ]
    assert t.refusal("on-top movement-1") == "FAB-RUL-25"
    t.play("on-top joker", "discard addled-echoes", "on-top attack-1")
    assert t.cards("A", "deck") == ["attack-1", "joker", "movement-1"]
    assert t.cards("A", "discard") == ["addled-echoes"]
    assert t.cards("A", "hand") == []
    assert t.cards("A", "shown") == []
    assert t.asked() == ("A", "fables-ask-action")


def test_an_epic_that_echoes_reveal_is_no_secret_any_more() -> None:
    """FAB-INFO-03"""
    placing = {
        "hand": ["addled-echoes", "defense-1"],
        "deck": ["blazing-shinai"],
        "epics": [],
        "threshold": -1,
    }
    t = table("kaguya", "red", a=placing)
    t.play("use addled-echoes defense-1", "on-top blazing-shinai")
    assert t.cards("A", "seen_epics") == t.cards("A", "deck") == ["blazing-shinai"]


def test_a_reveal_reshuffles_when_the_deck_is_short() -> None:
    """FAB-CARD-03, FAB-RUL-15"""
    t = table(
        "kaguya",
        "red",
        a={"hand": ["divine-echoes", "defense-1"], "deck": ["defense-2"], "discard": ["defense-3"]},
    )
    t.play("use divine-echoes defense-1")
    assert t.cards("A", "hand") == ["defense-2", "defense-3"]
    assert t.asked() == ("A", "fables-ask-action")


def test_with_nothing_to_reveal_there_is_only_the_defense() -> None:
    """FAB-RUL-15, FAB-RUL-30"""
    t = table("kaguya", "red", a={"hand": ["divine-echoes", "defense-2"]})
    t.play("use divine-echoes defense-2")
    assert t.board("A").defense == 5
    assert t.asked() == ("A", "fables-ask-action")


@pytest.mark.parametrize(("hp", "left"), [(20, 18), (2, 0)])
def test_poison_that_echoes_discard_works_at_once(hp: int, left: int) -> None:
    """FAB-RUL-16, FAB-RUL-09: even if it costs her last HP with a card still to put away"""
    t = table(
        "kaguya",
        "red",
        a={"hand": ["bygone-echoes", "defense-1"], "deck": ["poison-3", "attack-1"], "hp": hp},
    )
    t.play("use bygone-echoes defense-1", "discard poison-3")
    assert t.board("A").hp == left
    assert t.match.over == (left == 0)


# -- movement Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), FOCUSED)
def test_focused_talents_reach_as_far_as_their_movement_card(level: int, talent: str) -> None:
    """FAB-TALENT-05, FAB-TALENT-06"""
    t = table("kaguya", "red", a={"hand": [talent, "movement-1", "movement-2"]})
    assert t.refusal(f"use {talent} movement-1") == "FAB-TALENT-05"
    t.play(f"use {talent} movement-2", "done")
    assert t.board("B").hp == 30 - level
    assert [(d.value, d.basic) for d in t.board("A").durables] == [(2, 7)]
    assert t.cards("A", "play") == []


def test_a_focused_talent_may_cost_1_hp_to_destroy_a_card_of_hand_or_discard_pile() -> None:
    """FAB-CARD-06"""
    hand = ["focused-intent", "movement-1", "attack-1"]
    for answer, left in (("from-hand attack-1", 31), ("from-discard defense-1", 31), ("done", 32)):
        t = table("kaguya", "red", a={"hand": hand, "discard": ["defense-1"], "square": 5, "defense": 3})
        t.play("use focused-intent movement-1")
        assert t.offered() == ["from-hand attack-1", "from-discard defense-1", "done"]
        t.play(answer)
        assert t.board("A").hp == left
        assert t.board("A").defense == 3
        assert ("attack-1" in t.cards("A", "hand")) == (answer != "from-hand attack-1")
        assert ("defense-1" in t.cards("A", "discard")) == (answer != "from-discard defense-1")


def test_without_a_card_to_destroy_nobody_asks() -> None:
    """FAB-RUL-30"""
    t = table("kaguya", "red", a={"hand": ["focused-intent", "movement-1"], "square": 5})
    t.play("use focused-intent movement-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("A").hp == 32


def test_the_price_of_a_destruction_can_bring_her_epic() -> None:
    """FAB-EPIC-05, FAB-RUL-51"""
    t = table(
        "kaguya", "red", a={"hand": ["focused-intent", "movement-1", "attack-1"], "square": 5, "hp": 17}
    )
    t.play("use focused-intent movement-1", "from-hand attack-1")
    assert t.asked() == ("A", "fables-ask-epic")
    t.play("choose blazing-shinai")
    assert t.cards("A", "hand") == ["blazing-shinai"]


def test_she_may_pay_with_her_last_hp_and_is_out() -> None:
    """FAB-RUL-09, FAB-RUL-11"""
    t = table(
        "kaguya",
        "red",
        "mermaid",
        "red",
        a={"hand": ["focused-ascent", "movement-3", "attack-1"], "hp": 1, "threshold": -1},
    )
    t.play("use focused-ascent movement-3", "from-hand attack-1")
    assert t.board("A").out
    assert t.board("B").hp == 30 - 3


@pytest.mark.parametrize(("level", "talent"), FOCUSED)
@pytest.mark.parametrize(
    ("value", "square", "hit"), [(1, 4, False), (1, 5, True), (3, 2, False), (3, 3, True)]
)
def test_as_her_next_turn_begins_a_focused_talent_strikes_the_distant(
    level: int, talent: str, value: int, square: int, hit: bool
) -> None:
    """FAB-TURN-03, FAB-RUL-48: farther away than 4 minus the value the movement card had"""
    t = table(
        "kaguya",
        "red",
        active="B",
        a={"durables": [(talent, f"movement-{value}", value)], "square": 1},
        b={"square": square},
    )
    t.play("end")
    assert t.board("B").hp == 30 - (2 * level if hit else 0)
    assert t.cards("A", "discard") == sorted([talent, f"movement-{value}"])


def test_in_2v2_a_focused_talent_waits_in_vain_if_the_track_is_empty() -> None:
    """FAB-RUL-35"""
    durables = [("focused-intent", "movement-3", 3)]
    t = table(
        "kaguya", "red", "red", "red", active="D", a={"durables": durables}, b={"track": 1, "square": 9}
    )
    t.play("end")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("B").hp == 30


# -- the counter ---------------------------------------------------------------------------------------


def test_she_counters_once_the_action_is_over_and_then_draws() -> None:
    """FAB-TIMING-02, FAB-RUL-53, FAB-RUL-54: no Power, and no range matters"""
    t = table(
        "red",
        "kaguya",
        a={"hand": ["sniper-shot", "attack-1"], "defense": 1},
        b={"hand": ["attack-2", "defense-1", "joker"], "deck": ["movement-1"], "square": 7},
    )
    t.play("use sniper-shot attack-1")
    assert t.asked() == ("B", "fables-ask-counter")
    assert t.offered() == ["choose attack-2", "choose joker", "done"]
    t.play("B choose attack-2")
    assert (t.board("A").hp, t.board("A").defense) == (30 - 1, 0)
    assert t.cards("B", "discard") == ["attack-2"]
    assert t.cards("B", "hand") == ["defense-1", "joker", "movement-1"]
    assert t.board("B").power == 0
    assert t.asked() == ("A", "fables-ask-action")


def test_she_draws_even_if_defense_absorbs_her_counter() -> None:
    """FAB-RUL-53"""
    t = table(
        "red",
        "kaguya",
        a={"hand": ["attack-1"], "square": 5, "defense": 5},
        b={"hand": ["joker"], "deck": ["movement-1"]},
    )
    t.play("attack attack-1", "B choose joker")
    assert (t.board("A").hp, t.board("A").defense) == (30, 4)
    assert t.cards("B", "hand") == ["movement-1"]


def test_without_a_discard_there_is_no_counter_and_no_draw() -> None:
    """FAB-RUL-53"""
    t = table(
        "red",
        "kaguya",
        a={"hand": ["attack-1"], "square": 5},
        b={"hand": ["attack-2"], "deck": ["movement-1"]},
    )
    t.play("attack attack-1", "B done")
    assert t.board("A").hp == 30
    assert t.cards("B", "hand") == ["attack-2"]


@pytest.mark.parametrize("held", [["defense-3", "ascendant-avatar", "movement-1"], []])
def test_only_attack_cards_and_jokers_counter(held: list[str]) -> None:
    """FAB-HERO-08: Swift Reprisal is for her own turn"""
    t = table(
        "red",
        "kaguya",
        a={"hand": ["attack-1"], "square": 5},
        b={"hand": held, "twists": ["swift-reprisal"]},
    )
    t.play("attack attack-1")
    assert t.board("B").hp == 31
    assert t.asked() == ("A", "fables-ask-action")


def test_a_match_counters_like_a_joker() -> None:
    """FAB-RUL-17"""
    t = table("red", "kaguya", a={"hand": ["attack-1"], "square": 5}, b={"hand": ["match"]})
    t.play("attack attack-1", "B choose match")
    assert t.board("A").hp == 29


def test_damage_that_defense_absorbs_is_not_countered() -> None:
    """FAB-DMG-01, FAB-HERO-08"""
    t = table("red", "kaguya", a={"hand": ["attack-2"], "square": 5}, b={"hand": ["attack-1"], "defense": 2})
    t.play("attack attack-2")
    assert (t.board("B").hp, t.board("B").defense) == (32, 0)
    assert t.asked() == ("A", "fables-ask-action")


def test_loss_of_hp_is_not_countered() -> None:
    """FAB-DMG-04"""
    t = table(
        "mermaid",
        "kaguya",
        a={"hand": ["movement-2"], "twists": ["the-purging-flood"], "tentacles": (4,), "square": 1},
        b={"hand": ["attack-1"], "square": 6},
    )
    t.play("tentacle movement-2", "to 6")
    assert t.board("B").hp == 31
    assert t.asked() == ("A", "fables-ask-action")


def test_what_the_action_makes_her_discard_is_gone_before_she_counters() -> None:
    """FAB-TIMING-01, FAB-TIMING-03"""
    t = table(
        "red",
        "kaguya",
        a={"hand": ["raining-vengeance"], "square": 5},
        b={"hand": ["attack-1", "attack-3", "defense-1", "defense-1"], "deck": ["movement-1"]},
    )
    t.play("epic raining-vengeance", "number 3", "B discard attack-1", "B discard defense-1")
    t.play("B discard defense-1", "B choose attack-3")
    assert t.board("A").hp == 30 - 3
    assert t.cards("B", "hand") == ["movement-1"]


def test_one_counter_for_each_packet_that_lowered_her_hp() -> None:
    """FAB-RUL-53: the card drawn for the first may pay for the second"""
    t = table(
        "red",
        "kaguya",
        a={"hand": ["attack-1"], "square": 5},
        b={"hand": ["attack-1"], "deck": ["attack-2", "attack-3"], "hurt": ((0, 1),)},
    )
    t.play("attack attack-1", "B choose attack-1", "B choose attack-2")
    assert t.board("A").hp == 30 - 3
    assert t.cards("B", "hand") == ["attack-3"]
    assert t.asked() == ("A", "fables-ask-action")


def test_at_0_hp_she_does_not_counter_but_her_counter_can_win() -> None:
    """FAB-RUL-09, FAB-GOAL-02"""
    t = table("red", "kaguya", a={"hand": ["attack-1"], "square": 5}, b={"hand": ["attack-1"], "hp": 1})
    assert t.play("attack attack-1").match.winners == [0]
    t = table("red", "kaguya", a={"hand": ["attack-1"], "square": 5, "hp": 1}, b={"hand": ["attack-1"]})
    assert t.play("attack attack-1", "B choose attack-1").match.winners == [1]


def test_a_counter_can_bring_the_acting_fable_her_epic() -> None:
    """FAB-RUL-50, FAB-RUL-51"""
    t = table("red", "kaguya", a={"hand": ["attack-1"], "square": 5, "hp": 16}, b={"hand": ["attack-1"]})
    t.play("attack attack-1", "B choose attack-1")
    assert t.asked() == ("A", "fables-ask-epic")


def test_she_orders_her_counter_and_her_epic_as_she_likes() -> None:
    """FAB-RUL-08, FAB-TIMING-04"""
    t = table("red", "kaguya", a={"hand": ["attack-1"], "square": 5}, b={"hand": ["attack-1"], "hp": 17})
    t.play("attack attack-1")
    assert t.offered() == ["resolve ascendant-light", "resolve epic"]
    t.play("B resolve epic", "B choose judgment-arising", "B choose attack-1")
    assert t.board("A").hp == 29
    assert t.cards("B", "hand") == ["attack-1", "judgment-arising"]  # her own card, drawn again


def test_damage_of_a_start_of_turn_effect_is_countered_before_the_next_one() -> None:
    """FAB-RUL-50"""
    t = table(
        "red",
        "kaguya",
        active="B",
        a={"durables": [("energy-shield", "defense-1", 1)], "defense": 3},
        b={"hand": ["movement-1"], "deck": ["attack-3"] * 6, "square": 5},
    )
    t.play("end")
    assert t.asked() == ("B", "fables-ask-counter")
    t.play("B choose attack-3")
    assert (t.board("A").hp, t.board("A").defense) == (30, 0)


def test_in_2v2_she_counters_against_whoever_hurt_her() -> None:
    """FAB-RUL-35"""
    t = table(
        "red",
        "kaguya",
        "red",
        "red",
        active="C",
        b={"hand": ["attack-2"], "track": 1, "square": 6},
        c={"hand": ["attack-1"]},
        d={"track": 0, "square": 7},
    )
    t.play("attack attack-1", "B choose attack-2")
    assert [t.board(letter).hp for letter in "ABCD"] == [30, 31, 28, 30]


def test_mulan_cannot_meet_the_counter_with_her_own_rule() -> None:
    """FAB-EX-17"""
    t = table("mulan", "kaguya", a={"hand": ["attack-1", "defense-3"], "square": 5}, b={"hand": ["attack-1"]})
    before = t.board("A").hp
    t.play("attack attack-1", "B choose attack-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("A").hp == before - 1


# -- Twists --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("talent", "reserves", "twist"),
    [
        ("ascendant-glory", (2, 1, 1), "swift-reprisal"),
        ("bygone-echoes", (1, 2, 1), "blood-moon"),
        ("focused-resolve", (1, 1, 2), "uncanny-instinct"),
    ],
)
def test_each_first_twist_raises_max_defense(talent: str, reserves: tuple[int, int, int], twist: str) -> None:
    """FAB-TWIST-01"""
    t = table("kaguya", "red", a={"power": 2, "reserves": reserves})
    t.play(f"buy {talent}")
    assert t.cards("A", "twists") == [twist]
    assert t.board("A").max_defense == 7


def test_reflective_repose_does_not_raise_max_defense() -> None:
    """FAB-TWIST-01"""
    t = table("kaguya", "red", a={"power": 4, "reserves": (6, 1, 1)})
    t.play("buy ascendant-avatar")
    assert t.cards("A", "twists") == ["reflective-repose"]
    assert t.board("A").max_defense == 6


def test_swift_reprisal_makes_one_defense_card_an_attack_card_once_per_turn() -> None:
    """FAB-HERO-08, FAB-RUL-28"""
    hand = ["attack-1", "defense-2", "defense-3"]
    t = table("kaguya", "red", a={"hand": hand, "square": 5, "twists": ["swift-reprisal"]})
    t.play("attack defense-3", "add attack-1")
    assert t.board("B").hp == 30 - 4
    assert t.board("A").power == 4
    assert t.refusal("attack defense-2") == "FAB-RUL-28"


def test_swift_reprisal_serves_an_attack_talent() -> None:
    """FAB-TALENT-02"""
    hand = ["ascendant-light", "defense-3"]
    t = table("kaguya", "red", a={"hand": hand, "square": 5, "twists": ["swift-reprisal"]})
    t.play("use ascendant-light defense-3")
    assert t.board("B").hp == 30 - 4
    t = table("kaguya", "red", a={"hand": hand, "square": 5})
    assert t.refusal("use ascendant-light defense-3") == "FAB-TALENT-02"


def test_swift_reprisal_makes_no_movement_card() -> None:
    """FAB-ACT-11"""
    t = table("kaguya", "red", a={"hand": ["defense-3"], "twists": ["swift-reprisal"]})
    assert t.refusal("move defense-3") == "FAB-ACT-11"


@pytest.mark.parametrize(("defense", "cards"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_blood_moon_turns_wiped_defense_into_cards(defense: int, cards: int) -> None:
    """FAB-TURN-04"""
    t = table(
        "kaguya",
        "red",
        active="B",
        a={"deck": ["attack-1"] * 5, "defense": defense, "twists": ["blood-moon"]},
    )
    t.play("end")
    assert t.board("A").defense == 0
    assert t.cards("A", "hand") == ["attack-1"] * cards


def test_uncanny_instinct_shifts_an_opponent_with_less_defense_once_per_turn() -> None:
    """FAB-HERO-08, FAB-RUL-28"""
    t = table(
        "kaguya", "red", a={"defense": 2, "twists": ["uncanny-instinct"]}, b={"defense": 1, "square": 7}
    )
    t.play("nudge-left")
    assert t.board("B").square == 6
    assert t.refusal("nudge-left") == "FAB-RUL-28"
    assert t.refusal("nudge-right") == "FAB-RUL-28"


@pytest.mark.parametrize(
    ("mine", "defense", "square", "move", "rule"),
    [
        (4, 1, 6, "nudge-left", "FAB-ACT-09"),  # equal Defense
        (8, 0, 9, "nudge-right", "FAB-MOVE-03"),
        (2, 0, 1, "nudge-left", "FAB-MOVE-03"),
        (8, 0, 9, "nudge-left", "FAB-MOVE-02"),
        (2, 0, 1, "nudge-right", "FAB-MOVE-02"),
    ],
)
def test_uncanny_instinct_needs_less_defense_and_a_free_square(
    mine: int, defense: int, square: int, move: str, rule: str
) -> None:
    """FAB-ACT-09, FAB-MOVE-02, FAB-MOVE-03"""
    t = table(
        "kaguya",
        "red",
        a={"square": mine, "defense": 1, "twists": ["uncanny-instinct"]},
        b={"square": square, "defense": defense},
    )
    assert t.refusal(move) == rule


def test_uncanny_instinct_needs_its_twist_and_an_opponent_on_the_track() -> None:
    """FAB-ACT-09, FAB-HERO-08"""
    t = table("kaguya", "red", a={"defense": 1})
    assert t.refusal("nudge-left") == "FAB-ACT-09"
    assert t.refusal("kindle") == "FAB-ACT-09"
    t = table(
        "kaguya",
        "red",
        "red",
        "red",
        a={"defense": 1, "twists": ["uncanny-instinct"]},
        b={"track": 1, "square": 9},
    )
    assert t.refusal("nudge-left") == "FAB-HERO-08"
    assert "nudge-left" not in t.offered()


@pytest.mark.parametrize(("copies", "defense"), [(1, 2), (2, 4), (3, 6)])
def test_every_reflective_repose_gives_defense_at_the_end_of_her_turn(copies: int, defense: int) -> None:
    """FAB-TWIST-04, FAB-TURN-06"""
    t = table("kaguya", "red", a={"twists": ["reflective-repose"] * copies})
    t.play("end")
    assert t.board("A").defense == defense


# -- Epics ---------------------------------------------------------------------------------------------


def test_judgment_arising_gives_defense_now_and_judges_as_her_next_turn_begins() -> None:
    """FAB-EPIC-03, FAB-TIMING-05, FAB-DMG-03"""
    t = table(
        "kaguya", "red", a={"hand": ["judgment-arising"]}, b={"hand": ["defense-1"], "deck": ["defense-1"]}
    )
    t.play("epic judgment-arising")
    assert t.board("A").defense == 6
    t.play("end", "B defend defense-1", "B end")
    assert (t.board("B").hp, t.board("B").defense) == (30 - 5, 1)
    assert t.cards("A", "discard") == ["judgment-arising"]


@pytest.mark.parametrize(("hers", "theirs", "lost"), [(3, 3, 0), (0, 2, 0), (4, 1, 3)])
def test_judgment_falls_only_on_less_defense(hers: int, theirs: int, lost: int) -> None:
    """FAB-HERO-08"""
    t = table(
        "kaguya",
        "red",
        active="B",
        a={"durables": [("judgment-arising", None, 0)], "defense": hers},
        b={"defense": theirs},
    )
    t.play("end")
    assert t.board("B").hp == 30 - lost


def test_in_2v2_judgment_falls_on_whoever_stands_on_her_track_then() -> None:
    """FAB-HERO-08, FAB-RUL-35"""
    judgment = {"durables": [("judgment-arising", None, 0)], "defense": 4}
    t = table(
        "kaguya", "red", "red", "red", active="D", a=judgment, d={"track": 0, "square": 9}, b={"track": 1}
    )
    t.play("end")
    assert [t.board(letter).hp for letter in "BD"] == [30, 26]
    t = table("kaguya", "red", "red", "red", active="D", a=judgment, b={"track": 1, "square": 9})
    t.play("end")
    assert [t.board(letter).hp for letter in "BD"] == [30, 30]


def test_impulsive_onslaught_fetches_the_opponent_from_anywhere() -> None:
    """FAB-EPIC-03, FAB-MOVE-07"""
    t = table("kaguya", "red", a={"hand": ["impulsive-onslaught"], "square": 3}, b={"square": 9})
    t.play("epic impulsive-onslaught")
    assert t.offered() == ["to 2", "to 4"]
    t.play("to 2")
    assert (t.board("B").square, t.board("B").hp) == (2, 27)


def test_at_the_end_of_the_track_there_is_one_square_beside_her() -> None:
    """FAB-MOVE-07"""
    t = table("kaguya", "red", a={"hand": ["impulsive-onslaught"], "square": 1}, b={"square": 2})
    t.play("epic impulsive-onslaught")
    assert (t.board("B").square, t.board("B").hp) == (2, 27)


@pytest.mark.parametrize(("answer", "square", "hp"), [("to 5", 5, 27), ("to 3", 3, 27), ("done", 9, 30)])
def test_the_onslaught_may_be_repeated_as_her_next_turn_begins(answer: str, square: int, hp: int) -> None:
    """FAB-CARD-06, FAB-TURN-03"""
    durables = [("impulsive-onslaught", None, 0)]
    t = table("kaguya", "red", active="B", a={"durables": durables}, b={"square": 9})
    t.play("end", f"A {answer}")
    assert (t.board("B").square, t.board("B").hp) == (square, hp)


def test_in_2v2_the_onslaught_needs_an_opponent_on_the_track() -> None:
    """FAB-RUL-35, FAB-HERO-08"""
    alone = {"track": 1, "square": 9}
    t = table("kaguya", "red", "red", "red", a={"hand": ["impulsive-onslaught"]}, b=alone)
    assert t.refusal("epic impulsive-onslaught") == "FAB-RUL-35"
    durables = [("impulsive-onslaught", None, 0)]
    t = table("kaguya", "red", "red", "red", active="D", a={"durables": durables}, b=alone)
    t.play("end")
    assert t.asked() == ("A", "fables-ask-action")


def test_two_waiting_effects_are_ordered_by_her_and_separate_units() -> None:
    """FAB-TIMING-04, FAB-RUL-50: the onslaught first, and the focused Talent no longer sees a distance"""
    durables = [("impulsive-onslaught", None, 0), ("focused-intent", "movement-1", 1)]
    t = table("kaguya", "red", active="B", a={"durables": durables}, b={"square": 9})
    t.play("end", "A resolve impulsive-onslaught", "A to 5")
    assert t.board("B").hp == 27


def test_behind_the_blazing_shinai_damage_passes_unless_she_accepts_it() -> None:
    """FAB-RUL-26: what is ignored leaves Defense alone and brings no counter"""
    placing = {"durables": [("blazing-shinai", None, 0)], "hand": ["attack-1"], "defense": 1}
    t = table("red", "kaguya", a={"hand": ["attack-2"], "square": 5}, b=placing)
    t.play("attack attack-2")
    assert t.asked() == ("B", "fables-ask-accept-damage")
    t.play("B no")
    assert (t.board("B").hp, t.board("B").defense, t.board("A").power) == (32, 1, 2)
    assert t.asked() == ("A", "fables-ask-action")
    t = table("red", "kaguya", a={"hand": ["attack-2"], "square": 5}, b=placing)
    t.play("attack attack-2", "B yes", "B choose attack-1")
    assert (t.board("B").hp, t.board("B").defense, t.board("A").hp) == (31, 0, 29)


def test_behind_the_blazing_shinai_losses_pass_but_prices_are_paid() -> None:
    """FAB-RUL-26"""
    shinai = [("blazing-shinai", None, 0)]
    flood = {"hand": ["movement-2"], "twists": ["the-purging-flood"], "tentacles": (4,), "square": 1}
    t = table("mermaid", "kaguya", a=flood, b={"durables": shinai})
    t.play("tentacle movement-2", "to 6")
    assert t.board("B").hp == 32
    hand = ["focused-intent", "movement-1", "attack-1"]
    t = table("kaguya", "red", a={"hand": hand, "square": 5, "durables": shinai})
    t.play("use focused-intent movement-1", "from-hand attack-1")
    assert t.board("A").hp == 31


def test_the_blazing_shinai_goes_out_in_her_next_turn() -> None:
    """FAB-TALENT-06, FAB-TURN-04"""
    t = table("kaguya", "red", a={"hand": ["blazing-shinai"]})
    t.play("epic blazing-shinai", "end", "B end")
    assert t.cards("A", "discard") == ["blazing-shinai"]
    assert t.board("A").durables == ()


# -- whole games ---------------------------------------------------------------------------------------


def talents_of(board: Board, first_kind: int) -> int:
    zones = [*board.hand, *board.deck, *board.discard, *board.play, *board.shown]
    zones += [durable.card for durable in board.durables]
    gone = sum(gone - (gone >= 4) - (gone >= 8) for gone in board.reserves)  # two Twists in each
    return sum(1 for kind in zones if first_kind <= kind < first_kind + 9) + 18 - gone


@pytest.mark.parametrize("seed", range(30))
def test_whole_random_games_keep_every_number_in_bounds(seed: int) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-09"""
    hers = seed % 2
    match = Match.start("fables", {"fables": ["red", "kaguya"] if hers else ["kaguya", "red"]}, b"k%d" % seed)
    chance = random.Random(seed)
    for _ in range(3000):
        if match.decision is None:
            break
        match.play(chance.choice(match.decision.moves))
        s = mine(match.state)
        for board in s.boards:
            assert 0 <= board.hp <= board.max_hp
            assert 0 <= board.defense <= board.max_defense
            assert 0 <= board.power <= 25
        assert s.boards[hers].max_defense <= 9
        assert talents_of(s.boards[hers], s.boards[hers].sheet.first_kind) <= 18
