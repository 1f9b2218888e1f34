"""Mulan and her Qi, card by card."""

from __future__ import annotations

import pytest

from noctuary.games.fables.cards.mulan import MULAN
from noctuary.games.fables.state import VIA_COUNTER, Packet
from noctuary.kernel.ids import Seat
from tests.tables.fables_random import play_random_game
from tests.tables.fables_table import Placing, Table, table


def mulan(*, a: Placing | None = None, b: Placing | None = None, active: str = "A") -> Table:
    """Mulan (A, square 4) next to Little Red Riding Hood (B, square 5)."""
    return table("mulan", "red", active=active, a={"square": 4, **(a or {})}, b={"square": 5, **(b or {})})


# -- her sheet ----------------------------------------------------------------------------------------


def test_her_sheet() -> None:
    """FAB-SETUP-02"""
    t = mulan(a={"qi": 5})
    me = t.board("A")
    assert (me.max_hp, me.max_defense, me.threshold) == (34, 3, 17)
    assert t.state.boards[0].sheet.gauges(t.state, me.seat) == [("qi", 5)]


@pytest.mark.parametrize(
    ("card", "value"), [("defense-1", 1), ("defense-2", 2), ("defense-3", 3), ("joker", 1)]
)
def test_in_an_opponents_turn_a_defense_card_turns_damage_into_qi(card: str, value: int) -> None:
    """FAB-HERO-07"""
    t = mulan(active="B", a={"hand": [card, "attack-1"]}, b={"hand": ["attack-3"]})
    t.play("B attack attack-3")
    assert t.asked() == ("A", "fables-ask-turn-damage")
    assert t.offered() == [f"choose {card}", "done"]
    t.play(f"A choose {card}")
    assert t.board("A").hp == 34 - 3 + value
    assert t.board("A").qi == value
    assert t.board("A").power == 0
    assert t.cards("A", "discard") == [card]


def test_she_may_take_the_damage() -> None:
    """FAB-CARD-06"""
    t = mulan(active="B", a={"hand": ["defense-3"]}, b={"hand": ["attack-3"]})
    t.play("B attack attack-3", "A done")
    assert (t.board("A").hp, t.board("A").qi) == (31, 0)
    assert t.cards("A", "hand") == ["defense-3"]


def test_only_one_card_turns_one_packet_and_it_comes_before_defense() -> None:
    """FAB-HERO-07, FAB-TIMING-06"""
    t = mulan(active="B", a={"hand": ["defense-1", "defense-1"], "defense": 3}, b={"hand": ["attack-3"]})
    t.play("B attack attack-3", "A choose defense-1")
    assert t.asked() == ("B", "fables-ask-action")
    assert (t.board("A").hp, t.board("A").defense, t.board("A").qi) == (34, 1, 1)


def test_damage_of_0_gives_qi_too() -> None:
    """FAB-EX-16"""
    t = table(
        "mulan",
        "mulan",
        active="B",
        a={"square": 4, "hand": ["joker"]},
        b={"square": 5, "hand": ["honors-thunder"], "qi": 0},
    )
    t.play("B epic honors-thunder", "A choose joker")
    assert (t.board("A").qi, t.board("A").hp) == (1, 34)


def test_more_defense_than_damage_still_gives_all_its_qi() -> None:
    """FAB-HERO-07, FAB-GOAL-05"""
    t = mulan(active="B", a={"hand": ["defense-3"]}, b={"hand": ["attack-1"]})
    t.play("B attack attack-1", "A choose defense-3")
    assert (t.board("A").qi, t.board("A").hp) == (3, 34)


def test_in_her_own_turn_the_rule_is_silent() -> None:
    """FAB-EX-17: Kaguya's counter in Mulan's own turn cannot be turned."""
    t = table(
        "mulan",
        "kaguya",
        a={"square": 4, "hand": ["attack-2", "defense-3"]},
        b={"square": 5, "hand": ["attack-1"]},
    )
    t.play("A attack attack-2", "B choose attack-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert (t.board("A").hp, t.board("A").qi) == (33, 0)


def test_a_match_serves_like_a_joker() -> None:
    """FAB-HERO-07, FAB-RUL-17: and the Match Girl has her Power for it."""
    t = table(
        "mulan",
        "match",
        active="B",
        a={"square": 4, "hand": ["match"]},
        b={"square": 5, "hand": ["attack-2"]},
    )
    t.play("B attack attack-2", "A choose match")
    assert (t.board("A").hp, t.board("A").qi) == (33, 1)
    assert t.board("B").power == 3


def test_start_of_turn_damage_of_an_opponent_can_be_turned() -> None:
    """FAB-HERO-07, FAB-RUL-50"""
    t = mulan(
        a={"hand": ["attack-1"], "deck": ["defense-2"] * 6},
        b={"durables": [("omega-shield", "defense-1", 1)], "defense": 1},
    )
    t.play("A end", "A choose defense-2")
    assert (t.board("A").qi, t.board("A").hp) == (2, 34 - 6 + 2)


def test_without_a_defense_card_nothing_is_asked() -> None:
    """FAB-HERO-07: no Talent, no Attack card serves."""
    t = mulan(active="B", a={"hand": ["attack-3", "diverted-fire", "movement-1"]}, b={"hand": ["attack-2"]})
    t.play("B attack attack-2")
    assert t.board("A").hp == 32
    assert t.asked() == ("B", "fables-ask-action")


def test_the_supply_of_qi_ends_at_12_but_the_damage_still_shrinks() -> None:
    """FAB-RUL-52"""
    t = mulan(active="B", a={"hand": ["defense-3"], "qi": 11}, b={"hand": ["attack-3"]})
    t.play("B attack attack-3", "A choose defense-3")
    assert (t.board("A").qi, t.board("A").hp) == (12, 34)


def test_she_decides_with_the_hand_the_action_leaves_her() -> None:
    """FAB-TIMING-03"""
    t = mulan(
        active="B",
        a={"hand": ["defense-3", "joker", "attack-1", "attack-2"]},
        b={"hand": ["raining-vengeance"]},
    )
    t.play("B epic raining-vengeance", "B number 0")
    t.play("A discard defense-3", "A discard joker", "A discard attack-1")
    assert t.board("A").hp == 31
    assert t.asked() == ("B", "fables-ask-action")


def test_special_actions_of_other_fables_are_not_hers() -> None:
    """FAB-ACT-09"""
    t = mulan(a={"hand": ["attack-1"]})
    assert t.refusal("store attack-1") == "FAB-ACT-09"
    assert t.refusal("dose poison-1") == "FAB-ACT-09"


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("talent", "level"), [("underestimated", 1), ("undeniable", 2), ("undiminished", 3)])
def test_she_strikes_and_may_throw_her_to_the_other_side(talent: str, level: int) -> None:
    """FAB-TALENT-03, FAB-CARD-06, FAB-MOVE-07"""
    for answer, square in (("yes", 3), ("no", 5)):
        t = mulan(a={"hand": [talent, "attack-2"]})
        t.play(f"use {talent} attack-2")
        assert t.asked() == ("A", "fables-ask-other-side")
        t.play(answer)
        assert t.board("B").square == square
        assert t.board("B").hp == 30 - level - 2
        assert t.asked() == ("A", "fables-ask-action")


def test_on_an_end_square_she_has_no_other_side() -> None:
    """FAB-RUL-30"""
    t = mulan(a={"hand": ["undeniable", "attack-1"], "square": 1}, b={"square": 2, "hand": ["joker"]})
    t.play("use undeniable attack-1")
    assert t.board("B").square == 2
    assert t.asked() == ("A", "fables-ask-action")


def test_thrown_onto_an_end_square_she_may_lose_a_random_card() -> None:
    """FAB-RUL-05, FAB-RUL-27"""
    t = mulan(
        a={"hand": ["undeniable", "attack-1"], "square": 2}, b={"square": 3, "hand": ["joker", "attack-1"]}
    )
    t.play("use undeniable attack-1", "yes")
    assert t.board("B").square == 1
    assert t.asked() == ("A", "fables-ask-random-discard")
    t.play("yes")
    assert len(t.board("B").hand) == len(t.board("B").discard) == 1


def test_standing_on_an_end_square_unmoved_counts_too() -> None:
    """FAB-RUL-05"""
    t = mulan(a={"hand": ["undeniable", "attack-1"], "square": 8}, b={"square": 9, "hand": ["joker"]})
    t.play("use undeniable attack-1", "no", "yes")
    assert t.cards("B", "discard") == ["joker"]
    t = mulan(a={"hand": ["undeniable", "attack-1"], "square": 8}, b={"square": 9, "hand": ["joker"]})
    t.play("use undeniable attack-1", "yes")  # thrown off the end square
    assert t.asked() == ("A", "fables-ask-action")


def test_she_may_spare_the_card_and_an_empty_hand_has_none() -> None:
    """FAB-CARD-06, FAB-RUL-27"""
    t = mulan(a={"hand": ["undeniable", "attack-1"], "square": 8}, b={"square": 9, "hand": ["joker"]})
    t.play("use undeniable attack-1", "no", "no")
    assert t.cards("B", "hand") == ["joker"]
    t = mulan(a={"hand": ["undeniable", "attack-1"], "square": 8}, b={"square": 9})
    t.play("use undeniable attack-1", "no")
    assert t.asked() == ("A", "fables-ask-action")


def test_every_card_of_the_hand_can_be_the_random_one() -> None:
    """FAB-RUL-27"""
    lost = set()
    for seed in range(40):
        t = table(
            "mulan",
            "red",
            seed=str(seed).encode(),
            a={"square": 8, "hand": ["underestimated", "attack-1"]},
            b={"square": 9, "hand": ["joker", "attack-1", "pot-shot"]},
        )
        t.play("use underestimated attack-1", "no", "yes")
        lost.update(t.cards("B", "discard"))
    assert lost == {"joker", "attack-1", "pot-shot"}


def test_the_random_discard_precedes_the_response() -> None:
    """FAB-HERO-07, FAB-TIMING-03: her only Talent is gone before Hooded System could use it."""
    t = mulan(
        a={"hand": ["undeniable", "attack-1"], "square": 8},
        b={"square": 9, "hand": ["pot-shot"], "twists": ["hooded-system"]},
    )
    t.play("use undeniable attack-1", "no", "yes")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("B").hp == 27


@pytest.mark.parametrize("use", ["use undiminished attack-3", "use no-mercy movement-3"])
def test_her_attack_and_movement_talents_reach_one_square(use: str) -> None:
    """FAB-TALENT-05"""
    t = mulan(a={"hand": use.split()[1:]}, b={"square": 6})
    assert t.refusal(use) == "FAB-TALENT-05"


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("talent", "most"), [("diverted-fire", 1), ("diverted-might", 2), ("diverted-wrath", 3)]
)
def test_qi_buys_cards_at_the_end_draw(talent: str, most: int) -> None:
    """FAB-RUL-24"""
    t = mulan(a={"hand": [talent, "defense-2"], "qi": 5, "deck": ["attack-1"] * 12})
    t.play(f"use {talent} defense-2")
    assert t.board("A").defense == 2
    assert t.board("A").qi == 5
    t.play("end")
    assert t.offered() == [f"number {count}" for count in range(most + 1)]
    t.play(f"number {most}")
    assert len(t.board("A").hand) == 6 + most
    assert t.board("A").qi == 5 - most


def test_several_diverted_talents_add_up_as_far_as_the_qi_goes() -> None:
    """FAB-RUL-24: each gives its own offer."""
    hand = ["diverted-fire", "diverted-might", "defense-1", "joker"]
    t = mulan(a={"hand": hand, "qi": 5, "deck": ["attack-1"] * 12})
    t.play("use diverted-fire joker", "use diverted-might defense-1", "end")
    assert t.offered()[-1] == "number 3"
    t = mulan(a={"hand": hand, "qi": 2, "deck": ["attack-1"] * 12})
    t.play("use diverted-fire joker", "use diverted-might defense-1", "end", "number 2")
    assert len(t.board("A").hand) == 8


def test_she_may_keep_her_qi_and_without_qi_nothing_is_offered() -> None:
    """FAB-CARD-05"""
    t = mulan(a={"hand": ["diverted-wrath", "joker"], "qi": 1, "deck": ["attack-1"] * 12})
    t.play("use diverted-wrath joker", "end", "number 0")
    assert (len(t.board("A").hand), t.board("A").qi) == (6, 1)
    t = mulan(a={"hand": ["diverted-wrath", "joker"], "deck": ["attack-1"] * 12})
    t.play("use diverted-wrath joker", "end")
    assert t.asked() == ("B", "fables-ask-action")


def test_the_offer_lapses_with_the_turn() -> None:
    """FAB-RUL-24"""
    t = mulan(a={"hand": ["diverted-fire", "joker"], "qi": 3, "deck": ["attack-1"] * 12})
    t.play("use diverted-fire joker", "end", "number 0", "B end", "A end")
    assert t.asked() == ("B", "fables-ask-action")
    assert t.board("A").qi == 3


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("talent", "level"), [("no-retreat", 1), ("no-quarter", 2), ("no-mercy", 3)])
def test_she_drives_her_back_and_follows_to_either_side(talent: str, level: int) -> None:
    """FAB-MOVE-06, FAB-MOVE-08: no "up to", she goes the full distance."""
    t = mulan(a={"hand": [talent, "movement-2"]})
    t.play(f"use {talent} movement-2")
    assert t.board("B").square == 7
    assert t.offered() == ["to 6", "to 8"]
    t.play("to 8")
    assert (t.board("A").square, t.board("B").square) == (8, 7)
    assert t.board("B").hp == 30 - level
    assert t.board("A").power == 0


def test_driven_against_the_end_of_the_track_she_may_lose_a_card() -> None:
    """FAB-MOVE-06, FAB-RUL-27"""
    t = mulan(a={"hand": ["no-quarter", "movement-3"], "square": 7}, b={"square": 8, "hand": ["joker"]})
    t.play("use no-quarter movement-3")
    assert (t.board("A").square, t.board("B").square) == (8, 9)
    t.play("yes")
    assert t.cards("B", "discard") == ["joker"]


def test_already_at_the_end_of_the_track_she_stays_and_may_still_lose_a_card() -> None:
    """FAB-RUL-30, FAB-RUL-05"""
    t = mulan(a={"hand": ["no-retreat", "movement-1"], "square": 2}, b={"square": 1, "hand": ["joker"]})
    t.play("use no-retreat movement-1", "no")
    assert (t.board("A").square, t.board("B").square) == (2, 1)
    assert t.cards("B", "hand") == ["joker"]


def test_away_from_the_ends_no_card_is_lost() -> None:
    """FAB-RUL-05"""
    t = mulan(a={"hand": ["no-mercy", "movement-1"]}, b={"hand": ["joker"]})
    t.play("use no-mercy movement-1", "to 5")
    assert t.asked() == ("A", "fables-ask-action")


# -- Channeled Qi -------------------------------------------------------------------------------------


@pytest.mark.parametrize("paid", [0, 1, 3])
def test_qi_makes_an_attack_stronger_but_gives_no_power(paid: int) -> None:
    """FAB-DMG-07"""
    t = mulan(a={"hand": ["attack-2"], "qi": 5, "twists": ["channeled-qi"]})
    t.play("attack attack-2")
    assert t.offered() == ["number 0", "number 1", "number 2", "number 3"]
    t.play(f"number {paid}")
    assert t.board("B").hp == 28 - paid
    assert (t.board("A").qi, t.board("A").power) == (5 - paid, 2)


def test_qi_makes_an_attack_of_several_cards_stronger_once() -> None:
    """FAB-ACT-03, FAB-DMG-07"""
    t = mulan(a={"hand": ["attack-1", "attack-2"], "qi": 2, "twists": ["channeled-qi"]})
    t.play("attack attack-1", "add attack-2", "number 2")
    assert t.board("B").hp == 30 - 3 - 2
    assert t.board("A").power == 3


def test_qi_makes_an_attack_talent_stronger() -> None:
    """FAB-DMG-07"""
    t = mulan(a={"hand": ["undeniable", "attack-1"], "qi": 4, "twists": ["channeled-qi"]})
    t.play("use undeniable attack-1", "number 3", "no")
    assert t.board("B").hp == 30 - 3 - 3
    assert t.board("A").qi == 1


def test_channeled_qi_is_not_for_movement_talents_nor_epics() -> None:
    """FAB-DMG-07"""
    t = mulan(a={"hand": ["no-retreat", "movement-1", "honors-thunder"], "qi": 4, "twists": ["channeled-qi"]})
    t.play("use no-retreat movement-1", "to 5", "epic honors-thunder")
    assert t.board("B").hp == 30 - 1 - 4


@pytest.mark.parametrize("placing", [{"qi": 3}, {"qi": 0, "twists": ["channeled-qi", "enlightened-assault"]}])
def test_without_the_twist_or_without_qi_nothing_is_asked(placing: Placing) -> None:
    """FAB-CARD-05"""
    t = mulan(a={"hand": ["attack-2", "movement-1"], **placing})
    t.play("attack attack-2")
    assert t.asked() == ("A", "fables-ask-action")
    t.play("move movement-1")
    assert t.asked() == ("A", "fables-ask-direction")


# -- Evading Fate -------------------------------------------------------------------------------------


def test_after_the_end_draw_she_may_exchange_a_card() -> None:
    """FAB-RUL-24"""
    t = mulan(a={"twists": ["evading-fate"], "deck": ["attack-1"] * 6 + ["joker"]})
    t.play("end", "choose attack-1")
    assert t.cards("A", "hand") == ["attack-1"] * 5 + ["joker"]
    assert t.cards("A", "discard") == ["attack-1"]


def test_she_may_keep_all_her_cards() -> None:
    """FAB-CARD-06"""
    t = mulan(a={"twists": ["evading-fate"], "deck": ["attack-1"] * 6 + ["joker"]})
    t.play("end", "done")
    assert t.cards("A", "hand") == ["attack-1"] * 6
    assert t.cards("A", "deck") == ["joker"]


def test_with_an_empty_deck_the_discarded_card_may_come_back() -> None:
    """FAB-CARD-02"""
    t = mulan(a={"twists": ["evading-fate"], "deck": ["attack-1"] * 5 + ["joker"]})
    t.play("end", "choose joker")
    assert t.cards("A", "hand") == ["attack-1"] * 5 + ["joker"]
    t = mulan(a={"twists": ["evading-fate"]})
    t.play("end")  # nothing in hand, nothing asked
    assert t.asked() == ("B", "fables-ask-action")


def test_discarding_poison_so_is_a_unit_of_its_own() -> None:
    """FAB-RUL-16, FAB-RUL-50, FAB-RUL-51"""
    t = table(
        "mulan", "snow", a={"twists": ["evading-fate"], "deck": ["poison-3"] + ["attack-1"] * 6, "hp": 18}
    )
    t.play("end", "choose poison-3")
    assert t.board("A").hp == 16
    assert t.asked() == ("A", "fables-ask-epic")
    t.play("choose legends-call")
    assert t.cards("A", "hand") == ["attack-1"] * 6 + ["legends-call"]


# -- Enlightened Assault ------------------------------------------------------------------------------


def test_qi_lengthens_a_move_but_gives_no_power() -> None:
    """FAB-MOVE-01"""
    t = mulan(a={"hand": ["movement-1"], "qi": 4, "twists": ["enlightened-assault"]})
    t.play("move movement-1", "right")
    assert t.offered() == ["number 0", "number 1", "number 2", "number 3"]
    t.play("number 3")
    assert t.board("A").square == 8
    assert (t.board("A").qi, t.board("A").power) == (1, 1)


def test_squares_paid_with_qi_can_be_lost() -> None:
    """FAB-MOVE-03, FAB-RUL-56"""
    t = mulan(a={"hand": ["movement-1"], "qi": 2, "square": 2, "twists": ["enlightened-assault"]})
    t.play("move movement-1", "left", "number 2")
    assert (t.board("A").square, t.board("A").qi) == (1, 0)


# -- Gathering Storm ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("copies", "before", "after"), [(1, 0, 1), (3, 2, 5), (2, 11, 12)])
def test_every_gathering_storm_gives_qi_as_her_turn_starts(copies: int, before: int, after: int) -> None:
    """FAB-TURN-03, FAB-TWIST-04, FAB-RUL-52"""
    t = mulan(active="B", a={"twists": ["gathering-storm"] * copies, "qi": before})
    t.play("B end")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("A").qi == after


def test_the_storm_does_not_gather_in_other_turns() -> None:
    """FAB-TURN-03"""
    t = mulan(a={"twists": ["gathering-storm"]})
    t.play("A end")
    assert t.board("A").qi == 0


def test_her_twists_come_up_as_her_reserves_are_bought() -> None:
    """FAB-TWIST-01, FAB-TWIST-03"""
    t = mulan(a={"power": 20})
    t.play("buy diverted-might", "buy diverted-might")
    assert t.cards("A", "twists") == ["evading-fate"]
    t.play("buy diverted-wrath", "buy diverted-wrath", "buy diverted-wrath")
    assert t.cards("A", "twists") == ["evading-fate", "gathering-storm"]


# -- Epics --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("qi", [0, 1, 12])
def test_honors_thunder_spends_all_qi_as_damage(qi: int) -> None:
    """FAB-EPIC-03"""
    t = mulan(a={"hand": ["honors-thunder"], "qi": qi}, b={"threshold": -1, "epics": []})
    t.play("epic honors-thunder")
    assert (t.board("B").hp, t.board("A").qi) == (30 - qi, 0)


def test_honors_thunder_needs_her_next_to_the_opponent() -> None:
    """FAB-EPIC-03"""
    t = mulan(a={"hand": ["honors-thunder"], "qi": 3}, b={"square": 6})
    assert t.refusal("epic honors-thunder") == "FAB-EPIC-03"


@pytest.mark.parametrize("square", [7, 9])
def test_confronting_chaos_brings_her_beside_the_opponent_with_qi(square: int) -> None:
    """FAB-MOVE-07"""
    t = mulan(a={"hand": ["confronting-chaos"], "square": 1}, b={"square": 8})
    t.play("epic confronting-chaos")
    assert t.offered() == ["to 7", "to 9"]
    t.play(f"to {square}")
    assert (t.board("A").square, t.board("A").qi) == (square, 3)


def test_confronting_chaos_takes_the_qi_that_is_left() -> None:
    """FAB-RUL-52"""
    t = mulan(a={"hand": ["confronting-chaos"], "qi": 10}, b={"square": 1})
    t.play("epic confronting-chaos")
    assert (t.board("A").square, t.board("A").qi) == (2, 12)


def test_legends_call_enlarges_this_turns_end_draw_together_with_qi() -> None:
    """FAB-RUL-24"""
    hand = ["legends-call", "diverted-fire", "joker"]
    t = mulan(a={"hand": hand, "qi": 1, "deck": ["attack-1"] * 18})
    t.play("epic legends-call", "use diverted-fire joker", "end", "number 1")
    assert len(t.board("A").hand) == 6 + 4 + 1
    t.play("B end", "A end")
    assert len(t.board("A").hand) == 6


# -- 2v2 ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("use", "rule"),
    [
        ("use underestimated joker", "FAB-RUL-35"),
        ("use no-retreat joker", "FAB-RUL-35"),
        ("epic honors-thunder", "FAB-RUL-35"),
        ("epic confronting-chaos", "FAB-RUL-35"),
        ("use diverted-fire joker", None),
        ("epic legends-call", None),
    ],
)
def test_without_an_opponent_on_her_track_only_her_own_affairs_go_on(use: str, rule: str | None) -> None:
    """FAB-RUL-35"""
    t = table(
        "mulan", "red", "red", "snow", a={"hand": [use.split()[1], "joker"]}, b={"track": 1, "square": 3}
    )
    assert t.refusal(use) == rule


def test_in_her_partners_turn_the_rule_is_silent() -> None:
    """FAB-HERO-07: opponents' turns only."""
    t = table("mulan", "red", "red", "snow", active="C", a={"hand": ["defense-3"]})
    assert MULAN.reduce(t.state, Seat(0), Packet(Seat(1), Seat(0), 3, VIA_COUNTER)) is None


def test_her_qi_leaves_with_her() -> None:
    """FAB-2V2-15"""
    t = table(
        "red",
        "mulan",
        "red",
        "snow",
        a={"hand": ["attack-1"], "square": 6},
        b={"square": 7, "hp": 1, "qi": 5},
    )
    t.play("attack attack-1")
    assert t.board("B").out
    assert t.board("B").qi == 0


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fables", [["mulan", "red"], ["red", "mulan"]])
def test_random_games_keep_every_bound(fables: list[str]) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-09, FAB-GOAL-05"""
    for seed in range(15):
        play_random_game(fables, seed)
