"""Scheherazade, card by card."""

from __future__ import annotations

import pytest

from noctuary.games.fables.kinds import TYPE_SLUGS, reserve_pile
from noctuary.games.fables.notation import pile_slug
from noctuary.games.fables.pool import POOL
from noctuary.kernel.ids import SEAT_LETTERS, Seat
from noctuary.kernel.view import document
from tests.tables.fables_random import play_random_game
from tests.tables.fables_table import Table, table

ATTACKS = list(enumerate(["deleted-dreams", "deleted-memories", "deleted-existence"], start=1))
DEFENSES = list(enumerate(["engulfed-in-the-net", "saturated-in-the-net", "dissolved-in-the-net"], start=1))
MOVEMENTS = list(enumerate(["the-watcher", "the-manipulator", "the-violator"], start=1))
BASICS = [f"{card_type}-{level}" for card_type in TYPE_SLUGS for level in (1, 2, 3)] + ["joker"]
RESERVES_OF_B = ["B:attack", "B:defense", "B:movement"]


def fate(*tokens: str) -> tuple[int, ...]:
    """Tokens by their piles, `joker` blue and `joker+` red, `B:attack` on a reserve."""
    return tuple(sorted(2 * pile(token.removesuffix("+")) + token.endswith("+") for token in tokens))


def pile(slug: str) -> int:
    if ":" not in slug:
        return POOL.kind_of[slug]
    letter, card_type = slug.split(":")
    return reserve_pile(SEAT_LETTERS.index(letter), TYPE_SLUGS.index(card_type))


def tokens(t: Table, letter: str = "A") -> list[str]:
    found = t.board(letter).fate
    return [pile_slug(t.state, token // 2) + ("+" if token % 2 else "") for token in found]


# -- her sheet ----------------------------------------------------------------------------------------


def test_her_sheet_gives_her_numbers() -> None:
    """FAB-SETUP-02"""
    board = table("schehera", "red").board("A")
    assert (board.hp, board.max_defense, board.threshold) == (36, 6, 18)


def test_her_tokens_are_open_to_everybody() -> None:
    """FAB-INFO-04"""
    t = table("schehera", "red", a={"fate": fate("joker", "joker+", "B:attack")})
    assert t.state.boards[0].sheet.gauges(t.state, Seat(0)) == [("fate", 3), ("fate-red", 1)]
    seats = document(t.match.view(Seat(1)))["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["fate"] == [
        {"pile": "joker", "red": False},
        {"pile": "joker", "red": True},
        {"pile": "B:attack", "red": False},
    ]


def test_as_her_first_turn_begins_three_blue_tokens_go_on_different_piles() -> None:
    """FAB-TURN-03, FAB-LIMIT-06"""
    t = table("schehera", "red", active="B", a={"turns_taken": 0})
    t.play("end")
    assert t.asked() == ("A", "fables-ask-fate-put")
    assert t.offered() == [f"pile {slug}" for slug in BASICS + RESERVES_OF_B]
    t.play("pile joker")
    assert t.refusal("pile joker") == "FAB-TURN-03"
    assert t.refusal("pile A:attack") == "FAB-TURN-03"
    t.play("pile B:attack", "pile attack-1")
    assert tokens(t) == ["attack-1", "joker", "B:attack"]
    assert t.asked() == ("A", "fables-ask-action")


def test_an_emptied_pile_still_exists() -> None:
    """FAB-RUL-52"""
    t = table("schehera", "red", active="B", a={"turns_taken": 0}, piles={"joker": 0})
    t.play("end", "pile joker", "pile attack-1", "pile attack-2")
    assert "joker" in tokens(t)


def test_as_a_later_turn_begins_red_tokens_hurt_turn_blue_and_all_move_on() -> None:
    """FAB-TURN-03, FAB-DMG-03"""
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("attack-1+", "joker+", "B:attack")},
        b={"defense": 5},
    )
    t.play("end")
    assert t.board("B").hp == 30 - 2
    assert t.board("B").defense == 5
    assert t.asked() == ("A", "fables-ask-fate-to")
    assert "pile attack-1" not in t.offered()
    t.play("pile attack-2")
    assert t.refusal("pile joker") == "FAB-TURN-03"
    t.play("pile attack-2", "pile attack-1")
    assert tokens(t) == ["attack-1", "attack-2", "attack-2"]
    assert t.asked() == ("A", "fables-ask-action")


def test_tokens_may_change_places_and_share_a_pile() -> None:
    t = table("schehera", "red", active="B", a={"fate": fate("attack-1", "attack-1", "attack-2")})
    t.play("end", "pile attack-2", "pile attack-2", "pile attack-1")
    assert tokens(t) == ["attack-1", "attack-2", "attack-2"]


def test_the_loss_at_the_start_can_end_the_game_before_any_token_moves() -> None:
    """FAB-GOAL-02"""
    t = table("schehera", "red", active="B", a={"fate": fate("attack-1+")}, b={"hp": 1})
    t.play("end")
    assert t.match.over
    assert t.match.winners == [0]


def test_an_epic_due_at_the_start_is_chosen_after_the_tokens_have_moved() -> None:
    """FAB-RUL-51, FAB-RUL-50"""
    t = table("schehera", "red", active="B", a={"fate": fate("attack-1+")}, b={"hp": 16})
    t.play("end", "pile joker")
    assert t.asked() == ("B", "fables-ask-epic")


def test_without_tokens_a_turn_begins_as_any_other() -> None:
    t = table("schehera", "red", active="B")
    t.play("end")
    assert t.asked() == ("A", "fables-ask-action")


def test_a_purchase_turns_one_red_token_of_its_pile_blue() -> None:
    """FAB-REINF-01"""
    t = table(
        "schehera", "red", active="B", a={"fate": fate("joker+", "joker+", "attack-1+")}, b={"power": 5}
    )
    t.play("buy joker")
    assert tokens(t) == ["attack-1+", "joker", "joker+"]
    t.play("buy joker")
    assert tokens(t) == ["attack-1+", "joker", "joker"]
    assert t.board("B").hp == 30


def test_her_own_purchase_turns_nothing() -> None:
    t = table("schehera", "red", a={"fate": fate("joker+"), "power": 2})
    t.play("buy joker")
    assert tokens(t) == ["joker+"]


def test_a_reserve_counts_as_a_pile() -> None:
    """FAB-RUL-43"""
    t = table("schehera", "red", active="B", a={"fate": fate("B:attack+")}, b={"power": 5})
    t.play("buy crack-shot")
    assert tokens(t) == ["B:attack"]


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), ATTACKS)
def test_an_attack_talent_may_turn_as_many_tokens_red_as_its_level(level: int, talent: str) -> None:
    """FAB-CARD-05"""
    t = table(
        "schehera",
        "red",
        a={
            "hand": [talent, "attack-2"],
            "square": 4,
            "fate": fate("joker", "joker", "attack-1", "attack-2+"),
        },
        b={"square": 4 + level},
    )
    t.play(f"use {talent} attack-2")
    assert t.offered() == ["pile attack-1", "pile joker", "done"]
    assert t.refusal("pile attack-2") == "FAB-CARD-05"
    t.play(*["pile joker", "pile joker", "pile attack-1"][:level])
    assert t.asked() == ("A", "fables-ask-action")
    assert sum(token.endswith("+") for token in tokens(t)) == 1 + level
    assert t.board("B").hp == 30 - level - 2


def test_she_may_turn_none() -> None:
    """FAB-CARD-05"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["deleted-existence", "attack-1"], "square": 4, "fate": fate("joker")},
        b={"square": 5},
    )
    t.play("use deleted-existence attack-1", "done")
    assert tokens(t) == ["joker"]


def test_without_blue_tokens_nothing_is_asked() -> None:
    """FAB-RUL-30"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["deleted-dreams", "attack-1"], "square": 4, "fate": fate("joker+")},
        b={"square": 5},
    )
    t.play("use deleted-dreams attack-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("B").hp == 28


@pytest.mark.parametrize(("level", "talent"), ATTACKS + MOVEMENTS)
def test_a_talent_out_of_range_is_refused(level: int, talent: str) -> None:
    """FAB-TALENT-05"""
    basic = "attack-1" if talent.startswith("deleted") else "movement-1"
    t = table("schehera", "red", a={"hand": [talent, basic], "square": 4}, b={"square": 5 + level})
    assert t.refusal(f"use {talent} {basic}") == "FAB-TALENT-05"


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), DEFENSES)
def test_a_net_moves_as_many_tokens_as_its_level(level: int, talent: str) -> None:
    """FAB-CARD-05, FAB-TALENT-06"""
    t = table(
        "schehera", "red", a={"hand": [talent, "defense-2"], "fate": fate("attack-1", "attack-1", "attack-1")}
    )
    t.play(f"use {talent} defense-2")
    for _ in range(level):
        t.play("pile attack-1")
        assert t.refusal("pile attack-1") == "FAB-CARD-05"
        assert t.refusal("pile A:attack") == "FAB-CARD-05"
        t.play("pile B:movement")
    assert tokens(t) == ["attack-1"] * (3 - level) + ["B:movement"] * level
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("A").defense == 2
    assert len(t.board("A").durables) == 1


def test_a_net_may_move_none_or_stop_early() -> None:
    """FAB-CARD-05"""
    for answers in (["done"], ["pile attack-1", "pile joker", "done"]):
        t = table(
            "schehera", "red", a={"hand": ["dissolved-in-the-net", "defense-1"], "fate": fate("attack-1")}
        )
        t.play("use dissolved-in-the-net defense-1", *answers)
        assert tokens(t) == (["attack-1"] if answers == ["done"] else ["joker"])


@pytest.mark.parametrize(("answer", "left"), [("yes", "joker"), ("no", "joker+")])
def test_where_both_colours_lie_she_says_which_moves_and_it_keeps_its_colour(answer: str, left: str) -> None:
    t = table(
        "schehera", "red", a={"hand": ["engulfed-in-the-net", "defense-1"], "fate": fate("joker", "joker+")}
    )
    t.play("use engulfed-in-the-net defense-1", "pile joker")
    assert t.asked() == ("A", "fables-ask-fate-move-red")
    t.play(answer, "pile attack-1")
    assert tokens(t) == ["attack-1+" if answer == "yes" else "attack-1", left]


def test_a_net_without_tokens_only_defends() -> None:
    """FAB-RUL-30"""
    t = table("schehera", "red", a={"hand": ["engulfed-in-the-net", "defense-3"]})
    t.play("use engulfed-in-the-net defense-3")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("A").defense == 3


def test_under_a_net_each_token_makes_its_pile_dearer_for_opponents() -> None:
    """FAB-REINF-01, FAB-TALENT-06"""
    t = table(
        "schehera",
        "red",
        active="B",
        a={
            "durables": [("engulfed-in-the-net", "defense-1", 1)],
            "fate": fate("joker", "joker+", "B:attack"),
        },
        b={"power": 4},
    )
    t.play("buy joker")
    assert t.board("B").power == 0
    assert t.refusal("buy attack-1") == "FAB-REINF-01"


@pytest.mark.parametrize(("power", "rule"), [(2, "FAB-REINF-01"), (3, None)])
def test_a_reserve_under_a_net_is_dearer_too(power: int, rule: str | None) -> None:
    """FAB-REINF-01"""
    net = {"durables": [("engulfed-in-the-net", "defense-1", 1)], "fate": fate("B:attack")}
    t = table("schehera", "red", active="B", a=net, b={"power": power})
    assert t.refusal("buy crack-shot") == rule
    assert t.refusal("buy electrified-shield") is None


def test_two_nets_ask_twice_and_none_asks_nothing() -> None:
    """FAB-TWIST-04"""
    for nets, cost in ((0, 2), (1, 3), (2, 4)):
        durables = [("engulfed-in-the-net", "defense-1", 1)] * nets
        t = table(
            "schehera", "red", active="B", a={"durables": durables, "fate": fate("joker")}, b={"power": 9}
        )
        t.play("buy joker")
        assert t.board("B").power == 9 - cost


def test_a_net_lapses_as_her_next_turn_begins_and_never_binds_herself() -> None:
    """FAB-TURN-04"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["engulfed-in-the-net", "defense-1"], "fate": fate("joker"), "power": 2},
    )
    t.play("use engulfed-in-the-net defense-1", "done", "buy joker")
    assert t.board("A").power == 0
    t.play("end", "B end", "pile attack-1")
    assert t.board("A").durables == ()


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), MOVEMENTS)
def test_cards_shown_turn_tokens_of_their_piles_red_and_are_put_as_she_likes(level: int, talent: str) -> None:
    """FAB-RUL-43, FAB-RUL-48"""
    t = table(
        "schehera",
        "red",
        a={"hand": [talent, "movement-3"], "square": 4, "fate": fate("joker", "attack-1", "B:attack")},
        b={"square": 4 + level, "deck": ["joker", "pot-shot", "defense-1", "attack-1"]},
    )
    t.play(f"use {talent} movement-3")
    assert tokens(t) == ["attack-1", "joker+", "B:attack+"]
    assert t.asked() == ("A", "fables-ask-fate-return")
    t.play("discard joker", "on-top defense-1", "on-top pot-shot")
    assert t.cards("B", "deck") == ["pot-shot", "defense-1", "attack-1"]
    assert t.cards("B", "discard") == ["joker"]
    assert t.board("B").hp == 30 - level
    assert t.board("B").shown == ()


def test_two_cards_of_one_pile_turn_two_tokens() -> None:
    """FAB-RUL-43"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["the-watcher", "movement-3"], "square": 4, "fate": fate("joker", "joker")},
        b={"square": 5, "deck": ["joker", "joker", "joker"]},
    )
    t.play("use the-watcher movement-3")
    assert tokens(t) == ["joker+", "joker+"]
    assert t.offered() == ["discard joker", "on-top joker"]


def test_an_epic_shown_comes_from_no_pile_but_is_no_secret_any_more() -> None:
    """FAB-RUL-43, FAB-INFO-03"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["the-watcher", "movement-1"], "square": 4, "fate": fate("joker", "attack-1")},
        b={"square": 5, "deck": ["system-hack"], "epics": [], "threshold": -1},
    )
    t.play("use the-watcher movement-1", "on-top system-hack")
    assert tokens(t) == ["attack-1", "joker"]
    assert t.board("B").seen_epics == (POOL.kind_of["system-hack"],)


def test_a_short_deck_is_made_anew_and_an_empty_one_shows_nothing() -> None:
    """FAB-CARD-03, FAB-RUL-15"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["the-watcher", "movement-2"], "square": 4},
        b={"square": 5, "discard": ["attack-1"]},
    )
    t.play("use the-watcher movement-2", "on-top attack-1")
    assert t.cards("B", "deck") == ["attack-1"]
    t = table("schehera", "red", a={"hand": ["the-watcher", "movement-2"], "square": 4}, b={"square": 5})
    t.play("use the-watcher movement-2")
    assert t.asked() == ("A", "fables-ask-action")


def test_what_is_shown_is_settled_before_the_damage() -> None:
    """FAB-RUL-05"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["the-watcher", "movement-1"], "square": 4},
        b={"square": 5, "deck": ["attack-1"]},
    )
    t.play("use the-watcher movement-1")
    assert t.board("B").hp == 30
    t.play("discard attack-1")
    assert t.board("B").hp == 29


# -- Twists -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "left"), [("pile joker", "joker+"), ("done", "joker")])
def test_the_hands_of_fate_may_turn_a_token_when_an_attack_inflicts_three(answer: str, left: str) -> None:
    """FAB-RUL-06, FAB-RUL-07, FAB-DMG-05"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["attack-3"], "square": 4, "fate": fate("joker"), "twists": ["the-hands-of-fate"]},
        b={"square": 5, "defense": 6},
    )
    t.play("attack attack-3", answer)
    assert tokens(t) == [left]
    assert t.asked() == ("A", "fables-ask-action")


def test_the_hands_of_fate_want_three_damage_of_an_attack_action() -> None:
    """FAB-RUL-06"""
    twists = {"twists": ["the-hands-of-fate"], "fate": fate("joker"), "square": 4}
    weak = table("schehera", "red", a={"hand": ["attack-2"], **twists}, b={"square": 5})
    weak.play("attack attack-2")
    assert weak.asked() == ("A", "fables-ask-action")
    talent = table("schehera", "red", a={"hand": ["deleted-dreams", "attack-3"], **twists}, b={"square": 5})
    talent.play("use deleted-dreams attack-3", "done")
    assert talent.asked() == ("A", "fables-ask-action")
    assert tokens(talent) == ["joker"]


def test_without_a_blue_token_the_hands_of_fate_ask_nothing() -> None:
    """FAB-RUL-30"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["attack-3"], "square": 4, "fate": fate("joker+"), "twists": ["the-hands-of-fate"]},
        b={"square": 5},
    )
    t.play("attack attack-3")
    assert t.asked() == ("A", "fables-ask-action")


def test_under_rewriting_desires_a_purchase_costs_hp_for_every_token_of_the_pile() -> None:
    """FAB-DMG-03"""
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("joker", "joker+", "attack-1"), "twists": ["rewriting-desires"]},
        b={"power": 3, "defense": 6},
    )
    t.play("buy joker")
    assert t.board("B").hp == 30 - 2
    assert tokens(t) == ["attack-1", "joker", "joker"]
    t.play("buy defense-1")
    assert t.board("B").hp == 28


def test_a_purchase_can_be_the_last() -> None:
    """FAB-GOAL-02"""
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("joker"), "twists": ["rewriting-desires"]},
        b={"power": 2, "hp": 1},
    )
    t.play("buy joker")
    assert t.match.winners == [0]


def test_formatting_thoughts_discards_what_comes_from_a_pile_with_tokens() -> None:
    """FAB-RUL-43, FAB-DMG-03"""
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("joker", "joker+"), "twists": ["formatting-thoughts"]},
        b={"deck": ["joker", "attack-2", "joker", *["attack-1"] * 6]},
    )
    t.play("end")
    assert t.board("B").hp == 30 - 2 - 1  # and one more for the red token as her turn begins
    assert t.cards("B", "discard") == ["joker"]
    assert t.cards("B", "hand") == ["attack-1"] * 4 + ["attack-2", "joker"]


def test_formatting_thoughts_returns_the_others_and_spares_other_piles() -> None:
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("B:attack"), "twists": ["formatting-thoughts"]},
        b={"deck": ["pot-shot", "crack-shot", *["attack-1"] * 6]},
    )
    t.play("end")
    assert t.board("B").hp == 30 - 2
    assert t.cards("B", "discard") == ["crack-shot", "pot-shot"]
    assert t.cards("B", "hand") == ["attack-1"] * 6
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("joker"), "twists": ["formatting-thoughts"]},
        b={"deck": ["defense-1", "defense-2", "defense-3", *["attack-1"] * 3]},
    )
    t.play("end")
    assert t.board("B").hp == 30
    assert t.cards("B", "hand") == ["attack-1"] * 3 + ["defense-1", "defense-2", "defense-3"]


def test_formatting_thoughts_can_take_the_last_hp_before_the_draw() -> None:
    """FAB-GOAL-02"""
    t = table(
        "schehera",
        "red",
        active="B",
        a={"fate": fate("joker"), "twists": ["formatting-thoughts"]},
        b={"deck": ["joker"] * 8, "hp": 1},
    )
    t.play("end")
    assert t.match.winners == [0]


def test_formatting_thoughts_leaves_her_own_draw_alone() -> None:
    t = table(
        "schehera",
        "red",
        a={"fate": fate("joker"), "twists": ["formatting-thoughts"], "deck": ["joker"] * 6},
    )
    t.play("end")
    assert t.cards("A", "hand") == ["joker"] * 6
    assert t.board("A").hp == 36


def test_caught_in_the_web_adds_a_blue_token_and_is_destroyed() -> None:
    """FAB-TWIST-02"""
    t = table("schehera", "red", a={"power": 4, "reserves": (6, 1, 1), "fate": fate("joker")})
    t.play("buy deleted-existence")
    assert t.asked() == ("A", "fables-ask-fate-put")
    assert t.refusal("pile A:attack") == "FAB-TWIST-02"
    t.play("pile joker")
    assert tokens(t) == ["joker", "joker"]
    assert t.board("A").twists == ()
    assert t.board("A").reserves == (8, 1, 1)


def test_caught_in_the_web_finds_no_seventh_token() -> None:
    """FAB-LIMIT-01, FAB-RUL-52"""
    t = table("schehera", "red", a={"power": 4, "reserves": (6, 1, 1), "fate": fate(*["joker"] * 6)})
    t.play("buy deleted-existence")
    assert t.asked() == ("A", "fables-ask-action")
    assert len(t.board("A").fate) == 6
    assert t.board("A").twists == ()


def test_her_other_twists_stay() -> None:
    """FAB-TWIST-02"""
    t = table("schehera", "red", a={"power": 2, "reserves": (2, 1, 1)})
    t.play("buy deleted-memories")
    assert t.cards("A", "twists") == ["the-hands-of-fate"]


# -- Epics --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("token", "each"), [("joker", 1), ("joker+", 2)])
def test_draining_addiction_counts_the_discarded_cards_of_one_pile(token: str, each: int) -> None:
    """FAB-RUL-43"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["draining-addiction"], "square": 4, "fate": fate(token, "attack-1")},
        b={"square": 7, "discard": ["joker", "joker", "attack-1", "pot-shot"]},
    )
    t.play("epic draining-addiction")
    assert t.offered() == ["pile attack-1", "pile joker"]
    t.play("pile joker")
    assert t.board("B").hp == 30 - 3 - 2 * each


def test_draining_addiction_counts_talents_of_a_reserve() -> None:
    """FAB-RUL-43"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["draining-addiction"], "square": 4, "fate": fate("B:attack")},
        b={"square": 5, "discard": ["pot-shot", "crack-shot", "system-hack", "energy-shield"]},
    )
    t.play("epic draining-addiction")
    assert t.board("B").hp == 30 - 3 - 2


def test_severed_pathway_discards_every_card_of_the_pile_from_the_deck() -> None:
    """FAB-RUL-43"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["severed-pathway"], "square": 4, "fate": fate("joker", "attack-1")},
        b={"square": 7, "deck": ["joker", "attack-1", "joker", "pot-shot"], "hand": ["joker"]},
    )
    t.play("epic severed-pathway", "pile joker")
    assert sorted(t.cards("B", "deck")) == ["attack-1", "pot-shot"]
    assert t.cards("B", "discard") == ["joker", "joker"]
    assert t.cards("B", "hand") == ["joker"]
    assert t.board("B").hp == 30 - 3 - 2


def test_only_she_sees_what_severed_pathway_leaves_in_the_deck() -> None:
    """FAB-INFO-02"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["severed-pathway"], "square": 4, "fate": fate("joker")},
        b={"square": 5, "deck": ["joker", "attack-1"]},
    )
    t.play("epic severed-pathway")
    look = next(event for event in t.log() if event.message == "fables-log-fate-look")
    assert look.heard_by(Seat(0))[1]["cards"] == [POOL.kind_of["attack-1"], POOL.kind_of["joker"]]
    assert "cards" not in look.heard_by(Seat(1))[1]


def test_severed_pathway_does_not_reach_beyond_the_deck() -> None:
    """FAB-CARD-04"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["severed-pathway"], "square": 4, "fate": fate("joker")},
        b={"square": 5, "discard": ["joker"]},
    )
    t.play("epic severed-pathway")
    assert t.board("B").hp == 30 - 3
    assert t.cards("B", "discard") == ["joker"]


@pytest.mark.parametrize("epic", ["draining-addiction", "severed-pathway"])
def test_without_tokens_an_epic_inflicts_its_three_damage(epic: str) -> None:
    """FAB-RUL-30"""
    t = table("schehera", "red", a={"hand": [epic], "square": 4}, b={"square": 5})
    t.play(f"epic {epic}")
    assert t.board("B").hp == 27


@pytest.mark.parametrize("turned", [0, 1, 3])
def test_cut_from_the_system_inflicts_one_damage_for_each_token_turned(turned: int) -> None:
    """FAB-CARD-05"""
    t = table(
        "schehera",
        "red",
        a={"hand": ["cut-from-the-system"], "square": 4, "fate": fate("joker", "joker", "joker", "joker")},
        b={"square": 7},
    )
    t.play("epic cut-from-the-system", *["pile joker"] * turned, *["done"] * (turned < 3))
    assert t.board("B").hp == 30 - turned
    assert tokens(t) == ["joker"] * (4 - turned) + ["joker+"] * turned


@pytest.mark.parametrize("epic", ["draining-addiction", "severed-pathway", "cut-from-the-system"])
def test_her_epics_reach_three_squares(epic: str) -> None:
    """FAB-EPIC-03"""
    t = table("schehera", "red", a={"hand": [epic], "square": 4}, b={"square": 8})
    assert t.refusal(f"epic {epic}") == "FAB-EPIC-03"


# -- 2v2 ----------------------------------------------------------------------------------------------


def test_tokens_lie_on_the_piles_of_both_opponents() -> None:
    """FAB-RUL-35"""
    t = table("schehera", "red", "snow", "mulan", active="D", a={"turns_taken": 0})
    t.play("end")
    assert t.offered()[10:] == [
        f"pile {letter}:{card_type}" for letter in ("B", "D") for card_type in TYPE_SLUGS
    ]


def test_the_opponent_on_the_other_track_pays_for_tokens_too() -> None:
    """FAB-REINF-01"""
    t = table(
        "schehera",
        "red",
        "snow",
        "mulan",
        active="D",
        a={
            "fate": fate("joker+"),
            "twists": ["rewriting-desires"],
            "durables": [("engulfed-in-the-net", None, 1)],
        },
        d={"power": 3, "hp": 20},
    )
    t.play("buy joker")
    assert t.board("D").hp == 19
    assert t.board("D").power == 0
    assert tokens(t) == ["joker"]


def test_her_partner_pays_nothing_for_tokens() -> None:
    """FAB-REINF-01"""
    net = {"fate": fate("joker+"), "durables": [("engulfed-in-the-net", None, 1)]}
    t = table("schehera", "red", "snow", "mulan", active="C", a=net, c={"power": 2})
    t.play("buy joker")
    assert t.board("C").power == 0
    assert tokens(t) == ["joker+"]


def test_without_an_opponent_on_her_track_red_tokens_hurt_nobody_but_still_move() -> None:
    """FAB-RUL-35"""
    hand = ["deleted-dreams", "attack-1", "the-watcher", "movement-1", "cut-from-the-system"]
    t = table(
        "schehera",
        "red",
        "snow",
        "mulan",
        active="C",
        a={"hand": hand, "fate": fate("joker+")},
        b={"track": 1},
        d={"out": True},
    )
    t.play("C end", "B end", "A pile attack-1")
    assert tokens(t) == ["attack-1"]
    assert t.board("B").hp == 30
    for text in ("use deleted-dreams attack-1", "use the-watcher movement-1", "epic cut-from-the-system"):
        assert t.refusal(text) == "FAB-RUL-35"


def test_poison_she_discards_can_fell_the_opponent_in_the_middle() -> None:
    """FAB-RUL-09, FAB-RUL-16"""
    t = table(
        "schehera",
        "red",
        "snow",
        "mulan",
        a={"hand": ["the-watcher", "movement-2"], "square": 5, "track": 0},
        b={"square": 6, "track": 0, "hp": 2, "deck": ["poison-3", "attack-1"]},
    )
    t.play("use the-watcher movement-2", "discard poison-3")
    assert t.board("B").out
    assert t.board("B").shown == ()
    assert t.asked() == ("A", "fables-ask-action")


def test_when_she_falls_her_tokens_leave_the_game() -> None:
    """FAB-2V2-15"""
    t = table(
        "schehera",
        "red",
        "snow",
        "mulan",
        active="B",
        a={"fate": fate("joker"), "hp": 1, "square": 5},
        b={"square": 6, "hand": ["attack-1"]},
    )
    t.play("attack attack-1")
    assert t.board("A").out
    assert t.board("A").fate == ()


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fables", [["schehera", "red"], ["red", "schehera"]])
def test_random_games_keep_every_bound(fables: list[str]) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-09, FAB-GOAL-05"""
    for seed in range(15):
        play_random_game(fables, seed)


def test_random_games_of_four_keep_every_bound() -> None:
    """FAB-2V2-01, FAB-LIMIT-01"""
    for seed in range(4):
        play_random_game(["schehera", "alice", "snow", "mulan"], seed)
