"""Alice, card by card."""

from __future__ import annotations

import pytest

from noctuary.games.fables.cards.alice import CAT, HATTER, QUEEN
from noctuary.games.fables.pool import POOL
from noctuary.kernel.ids import Seat
from noctuary.kernel.view import document
from tests.tables.fables_random import play_random_game
from tests.tables.fables_table import table

ATTACKS = ["deal-the-cards", "cut-the-cards", "rig-the-cards"]
DEFENSES = ["magic-trick", "mind-trick", "hat-trick"]
MOVEMENTS = ["curiously-agile", "curiously-covert", "curiously-curious"]
AVATARS = {"queen": QUEEN, "hatter": HATTER, "cat": CAT}


# -- the Avatars --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("avatar", "attack", "defense", "squares"),
    [(0, 2, 2, 2), (QUEEN, 3, 2, 1), (HATTER, 1, 3, 2), (CAT, 2, 1, 3)],
)
def test_an_avatar_bends_the_value_of_each_card_and_leaves_power_alone(
    avatar: int, attack: int, defense: int, squares: int
) -> None:
    """FAB-HERO-06"""
    hand = ["attack-2", "defense-2", "movement-2"]
    t = table("alice", "red", a={"hand": hand, "square": 4, "avatar": avatar}, b={"square": 5})
    t.play("attack attack-2", "defend defense-2", "move movement-2", "left")
    assert t.board("B").hp == 30 - attack
    assert t.board("A").defense == defense
    assert t.board("A").square == 4 - squares
    assert t.board("A").power == 6


@pytest.mark.parametrize(("avatar", "damage"), [(QUEEN, 4), (HATTER, 2)])
def test_the_queen_hits_harder_and_the_hatter_softer_for_the_same_power(avatar: int, damage: int) -> None:
    """FAB-EX-10, FAB-EX-11"""
    t = table("alice", "red", a={"hand": ["attack-3"], "square": 4, "avatar": avatar}, b={"square": 5})
    t.play("attack attack-3")
    assert t.board("B").hp == 30 - damage
    assert t.board("A").power == 3


def test_every_card_of_an_action_is_bent_and_a_joker_too() -> None:
    """FAB-RUL-20"""
    hand = ["attack-1", "joker"]
    t = table("alice", "red", a={"hand": hand, "square": 4, "avatar": QUEEN}, b={"square": 5})
    t.play("attack attack-1", "add joker")
    assert t.board("B").hp == 30 - 4
    assert t.board("A").power == 2


def test_a_card_bent_to_zero_may_still_be_played_for_its_power() -> None:
    """FAB-RUL-21"""
    t = table("alice", "red", a={"hand": ["attack-1"], "square": 4, "avatar": HATTER}, b={"square": 5})
    t.play("attack attack-1")
    assert t.board("B").hp == 30
    assert t.board("A").power == 1


def test_on_her_first_turn_she_may_choose_any_avatar() -> None:
    """FAB-HERO-06"""
    t = table("alice", "red", active="B", a={"turns_taken": 0})
    t.play("end")
    assert t.asked() == ("A", "fables-ask-avatar")
    assert t.offered() == ["avatar queen", "avatar hatter", "avatar cat"]
    t.play("avatar cat")
    assert t.board("A").avatar == CAT


@pytest.mark.parametrize("now", AVATARS)
def test_on_each_later_turn_she_must_change(now: str) -> None:
    """FAB-HERO-06"""
    t = table("alice", "red", active="B", a={"avatar": AVATARS[now]})
    t.play("end")
    assert t.offered() == [f"avatar {other}" for other in AVATARS if other != now]
    assert t.refusal(f"avatar {now}") == "FAB-HERO-06"


def test_changing_avatar_is_no_action_so_focus_is_still_open() -> None:
    """FAB-RUL-29"""
    t = table("alice", "red", active="B", a={"avatar": QUEEN, "hand": ["attack-1"]})
    t.play("end", "avatar cat")
    assert "focus" in t.offered()


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), list(enumerate(ATTACKS, start=1)))
def test_every_card_not_shown_adds_the_value_of_the_attack_card(level: int, talent: str) -> None:
    """FAB-RUL-22"""
    t = table(
        "alice",
        "red",
        a={"hand": [talent, "attack-2"], "square": 4},
        b={"square": 4 + level, "hand": ["attack-1", "joker", "pot-shot"]},
    )
    t.play(f"use {talent} attack-2")
    assert t.asked() == ("B", "fables-ask-show")
    assert t.match.decision is not None
    assert t.match.decision.amount == level + 2
    t.play("B choose attack-1", "B done", "A done", "A no")
    assert t.board("B").hp == 30 - (level + 2 * (level + 2 - 1))
    assert t.cards("B", "hand") == ["attack-1", "joker", "pot-shot"]
    assert t.board("B").shown == ()


def test_only_basic_cards_can_be_shown() -> None:
    """FAB-RUL-22, FAB-RUL-17"""
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-1"], "square": 4},
        b={"square": 5, "hand": ["attack-1", "match", "poison-1", "pot-shot"]},
    )
    t.play("use deal-the-cards attack-1")
    assert t.offered() == ["choose attack-1", "done"]
    assert t.refusal("choose match") == "FAB-RUL-22"
    t.play("choose attack-1")
    assert t.asked() == ("A", "fables-ask-copy")


def test_an_opponent_without_basic_cards_is_asked_nothing() -> None:
    """FAB-RUL-22"""
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-3"], "square": 4},
        b={"square": 5, "hand": ["pot-shot"]},
    )
    t.play("use deal-the-cards attack-3")
    assert t.asked() == ("A", "fables-ask-become-queen")
    t.play("no")
    assert t.board("B").hp == 30 - (1 + 3 * 3)


def test_all_cards_shown_add_nothing() -> None:
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-3"], "square": 4, "avatar": QUEEN},
        b={"square": 5, "hand": ["attack-1", "attack-1", "defense-2", "joker"]},
    )
    t.play("use deal-the-cards attack-3", "choose attack-1", "choose attack-1", "choose joker", "A done")
    assert t.board("B").hp == 30 - 1


def test_the_damage_waits_until_the_opponent_has_shown() -> None:
    """FAB-RUL-05, FAB-TIMING-03"""
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-1"], "square": 4},
        b={"square": 5, "hand": ["attack-1", "crack-shot"], "twists": ["hooded-system"]},
    )
    t.play("use deal-the-cards attack-1", "B done", "A yes")
    assert t.board("B").hp == 30
    t.play("B choose crack-shot")
    assert t.board("B").hp == 30 - (4 - 2)


def test_what_is_shown_lies_open_for_alice_and_then_returns() -> None:
    """FAB-RUL-22"""
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-1"], "square": 4},
        b={"square": 5, "hand": ["attack-2", "defense-1"]},
    )
    t.play("use deal-the-cards attack-1", "choose attack-2", "done")
    seen = document(t.match.view(Seat(0)))["seats"]
    assert isinstance(seen, list)
    assert isinstance(seen[1], dict)
    assert seen[1]["shown"] == ["attack-2"]
    t.play("choose attack-2")
    assert t.cards("A", "discard") == ["attack-2"]
    assert t.cards("B", "hand") == ["attack-2", "defense-1"]
    assert t.state.piles[POOL.kind_of["attack-2"]] == 11


def test_an_empty_pile_gives_no_copy() -> None:
    """FAB-RUL-52"""
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-1"], "square": 4},
        b={"square": 5, "hand": ["attack-2"]},
        piles={"attack-2": 0},
    )
    t.play("use deal-the-cards attack-1", "choose attack-2")
    assert t.asked() == ("A", "fables-ask-become-queen")
    assert t.cards("B", "hand") == ["attack-2"]


def test_an_attack_talent_out_of_range_is_refused() -> None:
    """FAB-TALENT-05"""
    t = table("alice", "red", a={"hand": ["cut-the-cards", "attack-3"], "square": 4}, b={"square": 7})
    assert t.refusal("use cut-the-cards attack-3") == "FAB-TALENT-05"


@pytest.mark.parametrize(("answer", "avatar"), [("yes", QUEEN), ("no", CAT)])
def test_she_may_become_the_queen_at_the_very_end(answer: str, avatar: int) -> None:
    """FAB-CARD-06"""
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-1"], "square": 4, "avatar": CAT},
        b={"square": 5},
    )
    t.play("use deal-the-cards attack-1", answer)
    assert t.board("A").avatar == avatar


def test_the_queen_is_not_asked_to_become_the_queen() -> None:
    t = table(
        "alice",
        "red",
        a={"hand": ["deal-the-cards", "attack-1"], "square": 4, "avatar": QUEEN},
        b={"square": 5},
    )
    t.play("use deal-the-cards attack-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.board("B").hp == 30 - (1 + 3 * 2)


@pytest.mark.parametrize(("answer", "zone"), [("yes", "hand"), ("no", "discard")])
def test_under_off_with_her_head_the_queen_may_take_the_copy_to_hand(answer: str, zone: str) -> None:
    """FAB-HERO-06"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["deal-the-cards", "attack-1"],
            "square": 4,
            "avatar": QUEEN,
            "twists": ["off-with-her-head"],
        },
        b={"square": 5, "hand": ["movement-3"]},
    )
    t.play("use deal-the-cards attack-1", "choose movement-3", "A choose movement-3", answer)
    assert t.cards("A", zone) == ["movement-3"]


def test_off_with_her_head_looks_at_the_avatar_before_the_change() -> None:
    """FAB-HERO-06"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["deal-the-cards", "attack-1"],
            "square": 4,
            "avatar": CAT,
            "twists": ["off-with-her-head"],
        },
        b={"square": 5, "hand": ["movement-3"]},
    )
    t.play("use deal-the-cards attack-1", "choose movement-3", "A choose movement-3")
    assert t.asked() == ("A", "fables-ask-become-queen")
    assert t.cards("A", "discard") == ["movement-3"]


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), list(enumerate(DEFENSES, start=1)))
def test_a_trick_trades_in_as_many_cards_as_its_level(level: int, talent: str) -> None:
    """FAB-RUL-48"""
    t = table(
        "alice",
        "red",
        a={"hand": [talent, "defense-2"], "discard": ["attack-1"] * 4, "avatar": HATTER},
    )
    t.play(f"use {talent} defense-2", *["from-discard attack-1"] * level, *["choose attack-3"] * level)
    assert t.board("A").defense == level
    assert t.cards("A", "discard") == ["attack-1"] * (4 - level) + ["attack-3"] * level
    assert t.state.piles[POOL.kind_of["attack-3"]] == 12 - level
    assert t.asked() == ("A", "fables-ask-action")


def test_a_trick_takes_from_hand_and_discard_and_gives_any_types() -> None:
    """FAB-REINF-05"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["mind-trick", "defense-2", "joker"],
            "discard": ["movement-1", "pot-shot"],
            "avatar": HATTER,
        },
    )
    t.play("use mind-trick defense-2")
    assert t.offered() == ["from-hand joker", "from-discard movement-1", "done"]
    t.play("from-hand joker", "from-discard movement-1", "choose attack-2", "choose joker")
    assert t.cards("A", "hand") == []
    assert t.cards("A", "discard") == ["attack-2", "joker", "pot-shot"]


@pytest.mark.parametrize(
    ("basic", "avatar", "highest"),
    [("defense-1", 0, 1), ("defense-2", 0, 2), ("defense-2", HATTER, 3), ("joker", HATTER, 2)],
)
def test_what_a_trick_gives_is_of_the_level_of_its_card_or_lower(
    basic: str, avatar: int, highest: int
) -> None:
    """FAB-RUL-20"""
    t = table("alice", "red", a={"hand": ["magic-trick", basic], "discard": ["attack-1"], "avatar": avatar})
    t.play(f"use magic-trick {basic}", "from-discard attack-1")
    assert t.refusal("choose attack-3") == (None if highest == 3 else "FAB-REINF-05")
    assert t.refusal("choose attack-2") == (None if highest >= 2 else "FAB-REINF-05")
    assert t.refusal("choose joker") is None


def test_a_trick_may_destroy_nothing_and_gives_nothing() -> None:
    """FAB-CARD-05"""
    t = table("alice", "red", a={"hand": ["hat-trick", "defense-1", "attack-1"]})
    t.play("use hat-trick defense-1", "done", "no")
    assert t.cards("A", "hand") == ["attack-1"]
    assert t.cards("A", "discard") == []
    assert t.board("A").defense == 3


def test_a_card_worth_nothing_destroys_but_brings_nothing() -> None:
    """FAB-RUL-21, FAB-RUL-30"""
    t = table(
        "alice", "red", a={"hand": ["magic-trick", "defense-1"], "discard": ["attack-1"], "avatar": CAT}
    )
    t.play("use magic-trick defense-1", "from-discard attack-1")
    assert t.asked() == ("A", "fables-ask-become-hatter")
    assert t.cards("A", "discard") == []


def test_empty_piles_give_nothing_back() -> None:
    """FAB-RUL-52"""
    empty = ("attack-1", "defense-1", "movement-1", "joker")
    t = table(
        "alice",
        "red",
        a={"hand": ["mind-trick", "defense-1"], "discard": ["attack-1", "attack-1"], "avatar": 0},
        piles=dict.fromkeys(empty, 0) | {"joker": 1},
    )
    t.play("use mind-trick defense-1", "from-discard attack-1", "from-discard attack-1")
    assert t.asked() == ("A", "fables-ask-become-hatter")
    assert t.cards("A", "discard") == ["joker"]


def test_a_trick_without_basic_cards_to_destroy_asks_nothing() -> None:
    """FAB-RUL-30"""
    t = table("alice", "red", a={"hand": ["mind-trick", "defense-1"], "discard": ["hat-trick"]})
    t.play("use mind-trick defense-1", "yes")
    assert t.board("A").avatar == HATTER
    assert t.board("A").defense == 2


def test_under_wonderland_the_hatter_may_take_one_of_the_cards_to_hand() -> None:
    """FAB-HERO-06"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["mind-trick", "defense-2"],
            "discard": ["attack-1", "attack-1"],
            "avatar": HATTER,
            "twists": ["wonderland"],
        },
    )
    t.play("use mind-trick defense-2", "from-discard attack-1", "from-discard attack-1")
    t.play("choose attack-3", "choose movement-2")
    assert t.asked() == ("A", "fables-ask-wonderland")
    assert t.offered() == ["choose attack-3", "choose movement-2", "done"]
    t.play("choose movement-2")
    assert t.cards("A", "hand") == ["movement-2"]
    assert t.cards("A", "discard") == ["attack-3"]


def test_wonderland_is_optional_and_only_for_the_hatter() -> None:
    """FAB-CARD-06, FAB-HERO-06"""
    hatter, queen = (
        table(
            "alice",
            "red",
            a={
                "hand": ["magic-trick", "defense-1"],
                "discard": ["attack-1"],
                "avatar": avatar,
                "twists": ["wonderland"],
            },
        ).play("use magic-trick defense-1", "from-discard attack-1", "choose joker")
        for avatar in (HATTER, QUEEN)
    )
    hatter.play("done")
    assert hatter.cards("A", "discard") == ["joker"]
    assert queen.asked() == ("A", "fables-ask-become-hatter")
    assert queen.cards("A", "discard") == ["joker"]


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), list(enumerate(MOVEMENTS, start=1)))
def test_she_moves_as_far_as_she_likes_either_way_without_power(level: int, talent: str) -> None:
    """FAB-MOVE-08, FAB-TALENT-04"""
    t = table("alice", "red", a={"hand": [talent, "movement-1"], "square": 5}, b={"square": 9})
    t.play(f"use {talent} movement-1")
    reach = range(max(5 - level - 1, 1), min(5 + level + 1, 9) + 1)
    assert t.offered() == [f"to {square}" for square in reach if square != 9]
    t.play(f"to {5 - level - 1}", "no")
    assert t.board("A").square == 5 - level - 1
    assert t.board("A").power == 0


@pytest.mark.parametrize(("level", "talent"), list(enumerate(MOVEMENTS, start=1)))
def test_crossing_the_opponent_draws_as_many_cards_as_the_level(level: int, talent: str) -> None:
    """FAB-RUL-32"""
    t = table(
        "alice",
        "red",
        a={"hand": [talent, "movement-1"], "square": 4, "deck": ["attack-1"] * 5},
        b={"square": 5},
    )
    t.play(f"use {talent} movement-1")
    assert t.refusal("to 5") == "FAB-MOVE-08"
    t.play("to 6")
    assert t.asked() == ("A", "fables-ask-become-cat")
    t.play("yes")
    assert t.board("A").avatar == CAT
    assert len(t.board("A").hand) == level


def test_staying_or_stopping_short_draws_nothing() -> None:
    """FAB-RUL-32, FAB-CARD-05"""
    t = table(
        "alice",
        "red",
        a={"hand": ["curiously-curious", "movement-1"], "square": 4, "deck": ["attack-1"], "avatar": CAT},
        b={"square": 6},
    )
    t.play("use curiously-curious movement-1", "to 4")
    assert t.cards("A", "hand") == []


def test_at_the_end_of_the_track_she_cannot_go_further() -> None:
    """FAB-MOVE-03"""
    t = table("alice", "red", a={"hand": ["curiously-agile", "movement-3"], "square": 1}, b={"square": 2})
    t.play("use curiously-agile movement-3")
    assert t.offered() == ["to 1", "to 3", "to 4", "to 5"]


def test_a_movement_talent_is_no_move_action() -> None:
    """FAB-HERO-06, FAB-RUL-32"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["curiously-agile", "movement-1"],
            "square": 4,
            "deck": ["attack-1", "attack-1", "attack-1"],
            "avatar": CAT,
            "twists": ["were-all-mad-here"],
        },
        b={"square": 5},
    )
    t.play("use curiously-agile movement-1", "to 6")
    assert t.asked() == ("A", "fables-ask-action")
    assert len(t.board("A").hand) == 1


# -- the other Twists ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "cards"), [("yes", 1), ("no", 0)])
def test_the_cat_may_draw_when_her_move_leads_through_the_opponent(answer: str, cards: int) -> None:
    """FAB-RUL-32, FAB-HERO-06"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["movement-1"],
            "square": 4,
            "deck": ["attack-1", "attack-1"],
            "avatar": CAT,
            "twists": ["were-all-mad-here"],
        },
        b={"square": 5},
    )
    t.play("move movement-1", "right")
    assert t.asked() == ("A", "fables-ask-mad-draw")
    t.play(answer)
    assert len(t.board("A").hand) == cards


def test_the_cat_may_draw_when_the_opponents_move_leads_through_her() -> None:
    """FAB-RUL-32"""
    t = table(
        "alice",
        "red",
        active="B",
        a={"square": 4, "deck": ["attack-1"], "avatar": CAT, "twists": ["were-all-mad-here"]},
        b={"square": 5, "hand": ["movement-2"]},
    )
    t.play("move movement-2", "left", "A yes")
    assert t.cards("A", "hand") == ["attack-1"]
    assert t.asked() == ("B", "fables-ask-action")


def test_another_avatar_or_a_move_in_front_of_her_draws_nothing() -> None:
    """FAB-HERO-06, FAB-RUL-32"""
    for avatar, square in ((QUEEN, 5), (CAT, 9)):
        t = table(
            "alice",
            "red",
            a={
                "hand": ["movement-3"],
                "square": 4,
                "deck": ["attack-1"],
                "avatar": avatar,
                "twists": ["were-all-mad-here"],
            },
            b={"square": square},
        )
        t.play("move movement-3", "right")
        assert t.asked() == ("A", "fables-ask-action")


@pytest.mark.parametrize("copies", [0, 1, 3])
def test_each_showtime_draws_one_card_more_at_the_end(copies: int) -> None:
    """FAB-RUL-24, FAB-TWIST-04"""
    t = table("alice", "red", a={"deck": ["attack-1"] * 12, "twists": ["its-showtime"] * copies})
    t.play("end")
    assert len(t.board("A").hand) == 6 + copies


# -- Epics --------------------------------------------------------------------------------------------


def test_on_a_frabjous_day_every_card_is_worth_one_more_on_top_of_the_avatar() -> None:
    """FAB-HERO-06, FAB-RUL-20"""
    t = table(
        "alice",
        "red",
        a={"hand": ["frabjous-day", "attack-1", "joker", "defense-1"], "square": 4, "avatar": QUEEN},
        b={"square": 5},
    )
    t.play("epic frabjous-day", "attack attack-1", "add joker", "defend defense-1")
    assert t.board("B").hp == 30 - 6
    assert t.board("A").defense == 2
    assert t.board("A").power == 3


def test_a_frabjous_day_is_over_with_the_turn_and_counts_for_talents() -> None:
    """FAB-TALENT-03"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["frabjous-day", "deal-the-cards", "attack-1"],
            "square": 4,
            "avatar": QUEEN,
            "deck": ["attack-1"] * 12,
        },
        b={"square": 5, "deck": ["attack-1"] * 12},
    )
    t.play("epic frabjous-day", "use deal-the-cards attack-1")
    assert t.board("B").hp == 30 - (1 + 3 * 3)
    t.play("end", "B end", "avatar cat", "attack attack-1", "go")
    assert t.board("B").hp == 20 - 1


def test_an_important_date_keeps_four_cards_and_gives_another_turn() -> None:
    """FAB-RUL-23"""
    t = table(
        "alice",
        "red",
        a={"hand": ["important-date"], "deck": ["attack-1", "attack-2"] * 6, "avatar": QUEEN},
    )
    t.play("epic important-date", "end")
    assert t.asked() == ("A", "fables-ask-discard")
    t.play("discard attack-1", "discard attack-1")
    assert t.cards("A", "hand") == ["attack-1", "attack-2", "attack-2", "attack-2"]
    assert t.asked() == ("A", "fables-ask-avatar")
    t.play("avatar hatter", "end", "B end", "avatar queen")
    assert t.state.turn_number == 4


def test_an_important_date_after_showtime_still_leaves_four_cards() -> None:
    """FAB-RUL-23, FAB-RUL-24"""
    t = table(
        "alice",
        "red",
        a={
            "hand": ["important-date"],
            "deck": ["attack-1"] * 12,
            "avatar": QUEEN,
            "twists": ["its-showtime"],
        },
    )
    t.play("epic important-date", "end")
    assert t.cards("A", "hand") == ["attack-1"] * 4


def test_only_three_extra_turns_come_in_a_row_and_the_count_begins_anew_after_another_turn() -> None:
    """FAB-RUL-23"""
    t = table("alice", "red", a={"hand": ["important-date"], "avatar": QUEEN})
    for avatar in ("hatter", "queen", "hatter"):
        t.play("epic important-date", "end", f"avatar {avatar}")
        assert t.asked() == ("A", "fables-ask-action")
    t.play("epic important-date", "end")
    assert t.asked() == ("B", "fables-ask-action")
    t.play("end", "avatar cat", "epic important-date", "end")
    assert t.asked() == ("A", "fables-ask-avatar")


def test_the_games_afoot_shuffles_up_to_five_of_her_cards_into_the_opponents_deck() -> None:
    """FAB-RUL-38"""
    t = table(
        "alice",
        "red",
        a={"hand": ["the-games-afoot", "attack-1", "mind-trick"], "discard": ["joker"] * 5, "square": 4},
        b={"square": 7, "deck": ["defense-3"]},
    )
    t.play("epic the-games-afoot")
    assert t.offered() == ["from-hand attack-1", "from-discard joker", "done"]
    t.play("from-hand attack-1", *["from-discard joker"] * 4)
    assert sorted(t.cards("B", "deck")) == ["attack-1", "defense-3", *["joker"] * 4]
    assert t.cards("A", "discard") == ["joker"]
    assert t.cards("A", "hand") == ["mind-trick"]
    assert t.board("B").hp == 30 - 3


def test_the_games_afoot_may_give_nothing_and_then_leaves_the_deck_as_it_lies() -> None:
    """FAB-CARD-05"""
    deck = ["attack-1", "defense-1", "movement-1", "joker", "attack-2", "attack-3"]
    t = table(
        "alice",
        "red",
        a={"hand": ["the-games-afoot", "attack-1"], "square": 4},
        b={"square": 5, "deck": deck},
    )
    t.play("epic the-games-afoot", "done")
    assert t.cards("B", "deck") == deck
    assert t.board("B").hp == 30 - 3


def test_the_games_afoot_reaches_three_squares() -> None:
    """FAB-EPIC-03"""
    t = table("alice", "red", a={"hand": ["the-games-afoot"], "square": 4}, b={"square": 8})
    assert t.refusal("epic the-games-afoot") == "FAB-EPIC-03"


# -- 2v2 ----------------------------------------------------------------------------------------------


def test_alone_on_her_track_she_cannot_ask_for_cards_but_may_still_trick_and_move() -> None:
    """FAB-RUL-35"""
    hand = ["deal-the-cards", "attack-1", "magic-trick", "defense-1", "curiously-agile", "movement-1"]
    t = table(
        "alice",
        "red",
        "snow",
        "mulan",
        a={"hand": [*hand, "the-games-afoot"], "track": 0},
        b={"track": 1},
        c={"track": 1},
        d={"out": True},
    )
    assert t.refusal("use deal-the-cards attack-1") == "FAB-RUL-35"
    assert t.refusal("epic the-games-afoot") == "FAB-RUL-35"
    t.play("use magic-trick defense-1", "done", "no", "use curiously-agile movement-1", "to 7", "yes")
    assert t.board("A").square == 7
    assert t.board("A").avatar == CAT


# -- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("fables", [["alice", "red"], ["red", "alice"]])
def test_random_games_keep_every_bound(fables: list[str]) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-09, FAB-GOAL-05"""
    for seed in range(15):
        play_random_game(fables, seed)


def test_her_sheet_gives_her_numbers() -> None:
    """FAB-SETUP-02"""
    board = table("alice", "red").board("A")
    assert (board.hp, board.max_defense, board.threshold) == (32, 6, 16)
