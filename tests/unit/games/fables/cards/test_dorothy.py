"""Dorothy, card by card."""

from __future__ import annotations

import random

import pytest

from noctuary.games.fables.game import mine
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import Board
from noctuary.kernel.errors import Refused
from noctuary.kernel.match import Match
from noctuary.kernel.view import document
from tests.tables.fables_table import Table, table

KILL_ORDER = "kill-order-affirmed"
MORE = "more-than-machine"
APEX = "apex-force-approved"
NOWHERE = "nowhere-to-hide"
ATTACKS = ["target-acquired", "target-locked", "target-neutralized"]
PROBES = ["probing-engaged", "probing-deeper", "probing-complete"]
SIGHTS = ["enemy-sighted", "enemy-in-range", "enemy-dispatched"]


def dorothy(hand: list[str], *, me: int = 4, foe: int = 5, **more: object) -> Table:
    return table("dorothy", "red", a={"hand": hand, "square": me, **more}, b={"square": foe})


# -- attack Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "slug"), list(enumerate(ATTACKS, start=1)))
def test_a_target_is_hit_and_knocked_back_the_full_distance(level: int, slug: str) -> None:
    """FAB-TALENT-03, FAB-MOVE-06"""
    t = dorothy([slug, "attack-2"])
    t.play(f"use {slug} attack-2")
    assert t.board("B").hp == 30 - (level + 2)
    assert t.board("B").square == 7
    assert t.board("A").power == 0


@pytest.mark.parametrize(("foe", "ends", "damage"), [(8, 9, 1 + 3 + 2), (9, 9, 1 + 3 + 3), (6, 9, 1 + 3)])
def test_squares_lost_to_the_end_of_the_track_add_damage(foe: int, ends: int, damage: int) -> None:
    t = dorothy(["target-acquired", "attack-3"], me=foe - 1, foe=foe)
    t.play("use target-acquired attack-3")
    assert t.board("B").square == ends
    assert t.board("B").hp == 30 - damage


def test_the_wall_counts_at_the_left_end_too() -> None:
    t = dorothy(["target-acquired", "attack-1"], me=2, foe=1)
    t.play("use target-acquired attack-1")
    assert (t.board("B").square, t.board("B").hp) == (1, 30 - 3)


def test_a_target_beyond_range_1_is_refused_at_every_level() -> None:
    """FAB-TALENT-05"""
    t = dorothy([*ATTACKS, "attack-3"], foe=6)
    for slug in ATTACKS:
        assert t.refusal(f"use {slug} attack-3") == "FAB-TALENT-05"


# -- defense Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "slug"), list(enumerate(PROBES, start=1)))
def test_probing_draws_one_more_than_it_discards_and_no_more_than_its_level(level: int, slug: str) -> None:
    """FAB-RUL-45"""
    t = dorothy([slug, "defense-2", "attack-1", "attack-1", "attack-1", "joker"], deck=["movement-1"] * 9)
    t.play(f"use {slug} defense-2", *["choose attack-1"] * level)
    assert t.board("B").hp == 30 - 2
    assert t.cards("A", "discard") == ["attack-1"] * level
    assert t.cards("A", "hand").count("movement-1") == level + 1
    assert t.asked() == ("A", "fables-ask-action")


def test_probing_without_a_discard_draws_nothing() -> None:
    """FAB-RUL-45"""
    t = dorothy(["probing-complete", "defense-1", "attack-1"], deck=["movement-1"] * 5)
    t.play("use probing-complete defense-1", "done")
    assert t.cards("A", "hand") == ["attack-1"]
    assert t.board("B").hp == 29


def test_probing_takes_basic_cards_only() -> None:
    """FAB-ACT-11, FAB-RUL-17: neither Talents nor Poison, nor a Match"""
    t = dorothy(
        ["probing-complete", "defense-1", "target-acquired", "poison-1", "match", "joker", "movement-2"]
    )
    t.play("use probing-complete defense-1")
    assert t.offered() == ["choose movement-2", "choose joker", "done"]
    assert t.refusal("choose target-acquired") == "FAB-RUL-45"


def test_probing_with_nothing_to_discard_asks_nothing() -> None:
    t = dorothy(["probing-complete", "defense-1"], deck=["movement-1"])
    t.play("use probing-complete defense-1")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.cards("A", "hand") == []


def test_probing_draws_from_what_it_has_just_discarded_when_the_deck_is_empty() -> None:
    """FAB-CARD-02, FAB-RUL-15"""
    t = dorothy(["probing-engaged", "defense-1", "attack-1"])
    t.play("use probing-engaged defense-1", "choose attack-1")
    assert t.cards("A", "hand") == ["attack-1"]
    assert t.cards("A", "discard") == []


@pytest.mark.parametrize(("slug", "reach"), list(zip(PROBES, (6, 7, 8), strict=True)))
def test_probing_reaches_five_squares_and_its_level(slug: str, reach: int) -> None:
    """FAB-TALENT-05"""
    assert dorothy([slug, "defense-1"], me=1, foe=1 + reach).refusal(f"use {slug} defense-1") is None
    if reach < 8:
        farther = dorothy([slug, "defense-1"], me=1, foe=2 + reach)
        assert farther.refusal(f"use {slug} defense-1") == "FAB-TALENT-05"


# -- movement Talents ---------------------------------------------------------------------------------


@pytest.mark.parametrize("away", [1, 2, 5])
def test_an_enemy_takes_one_damage_and_one_for_each_square_between(away: int) -> None:
    t = dorothy(["enemy-dispatched", "movement-2"], me=2, foe=2 + away)
    t.play("use enemy-dispatched movement-2")
    assert t.board("B").hp == 30 - away
    assert (t.board("A").square, t.board("B").square) == (2, 2 + away)


@pytest.mark.parametrize(("level", "slug"), list(enumerate(SIGHTS, start=1)))
def test_an_enemy_is_in_range_within_level_plus_movement_value(level: int, slug: str) -> None:
    """FAB-TALENT-05"""
    assert dorothy([slug, "movement-2"], me=1, foe=3 + level).refusal(f"use {slug} movement-2") is None
    farther = dorothy([slug, "movement-2"], me=1, foe=4 + level)
    assert farther.refusal(f"use {slug} movement-2") == "FAB-TALENT-05"


# -- combos -------------------------------------------------------------------------------------------


def test_directly_after_a_talent_the_next_one_needs_no_basic_card_and_makes_a_combo() -> None:
    """FAB-RUL-44: B = 0"""
    t = dorothy(["probing-engaged", "defense-1", "target-locked", "enemy-sighted", "attack-1"])
    assert t.refusal("use target-locked") == "FAB-RUL-44"
    t.play("use probing-engaged defense-1", "done", "use target-locked")
    assert t.board("B").hp == 30 - 1 - 2
    assert t.board("B").square == 5  # knocked back 0 squares
    assert t.board("A").combo == 1
    t.play("use enemy-sighted")
    assert t.board("A").combo == 2
    assert t.board("B").hp == 30 - 1 - 2 - 1


def test_the_range_of_a_free_talent_counts_b_as_0() -> None:
    """FAB-RUL-44, FAB-TALENT-05"""
    t = dorothy(["probing-engaged", "defense-1", "enemy-sighted", "movement-1"], foe=6)
    t.play("use probing-engaged defense-1", "done")
    assert t.refusal("use enemy-sighted") == "FAB-TALENT-05"
    assert t.refusal("use enemy-sighted movement-1") is None


def test_a_talent_with_its_basic_card_makes_no_combo_but_may_begin_one() -> None:
    """FAB-RUL-44"""
    t = dorothy(["probing-engaged", "defense-1", "target-acquired", "attack-1", "enemy-sighted"], foe=5)
    t.play("use probing-engaged defense-1", "done", "use target-acquired attack-1")
    assert t.board("A").combo == 0
    t = dorothy(["target-acquired", "attack-1", "enemy-sighted"], me=8, foe=9)
    t.play("use target-acquired attack-1", "use enemy-sighted")
    assert t.board("A").combo == 1


@pytest.mark.parametrize(
    "between", ["attack attack-1", "defend joker", "move joker", "buy joker", "epic the-tin-man"]
)
def test_any_other_action_breaks_the_combo(between: str) -> None:
    """FAB-RUL-44"""
    hand = ["probing-engaged", "defense-1", "target-acquired", "attack-1", "joker", "the-tin-man"]
    t = dorothy(hand, power=2)
    t.play("use probing-engaged defense-1", "done")
    assert t.refusal("use target-acquired") is None
    t.play(between)
    while t.asked()[1] != "fables-ask-action":
        t.play("go" if "go" in t.offered() else "left")
    assert t.refusal("use target-acquired") == "FAB-RUL-44"


def test_a_combo_does_not_reach_into_the_next_turn() -> None:
    """FAB-RUL-44"""
    t = table(
        "dorothy",
        "red",
        a={"hand": ["enemy-sighted", "movement-1"], "deck": ["target-acquired"] * 6, "square": 4},
        b={"square": 5},
    )
    t.play("use enemy-sighted movement-1", "end", "B end")
    assert t.asked() == ("A", "fables-ask-action")
    assert t.refusal("use target-acquired") == "FAB-RUL-44"


def test_only_dorothy_has_combos() -> None:
    """FAB-RUL-44"""
    t = table("red", "dorothy", a={"hand": ["pot-shot", "attack-1", "crack-shot"], "square": 5})
    t.play("use pot-shot attack-1")
    assert t.refusal("use crack-shot") == "FAB-TALENT-01"


@pytest.mark.parametrize(
    ("first", "second", "twists", "tokens"),
    [
        ("target-acquired", "enemy-in-range", [MORE], 2),
        ("target-locked", "enemy-in-range", [MORE], 1),
        ("target-neutralized", "enemy-in-range", [MORE], 1),
        ("target-locked", "enemy-sighted", [NOWHERE], 2),
        ("target-locked", "enemy-sighted", [NOWHERE, NOWHERE, NOWHERE], 4),
        ("target-acquired", "enemy-dispatched", [MORE, NOWHERE, NOWHERE], 4),
    ],
)
def test_twists_add_tokens_to_a_combo(first: str, second: str, twists: list[str], tokens: int) -> None:
    """FAB-TWIST-04"""
    t = dorothy([first, "attack-1", second], me=8, foe=9, twists=twists)
    t.play(f"use {first} attack-1", f"use {second}")
    assert t.board("A").combo == tokens


def test_there_are_twelve_combo_tokens() -> None:
    """FAB-LIMIT-01, FAB-LIMIT-06, FAB-RUL-52"""
    t = dorothy(["target-acquired", "attack-1", "enemy-sighted"], me=8, foe=9, twists=[NOWHERE] * 3, combo=10)
    t.play("use target-acquired attack-1", "use enemy-sighted")
    assert t.board("A").combo == 12


def test_her_tokens_are_on_the_rail() -> None:
    """FAB-INFO-04"""
    t = dorothy([], combo=7)
    seats = document(t.match.view(None))["seats"]
    assert isinstance(seats, list)
    assert isinstance(seats[0], dict)
    assert seats[0]["gauges"] == {"combo": 7}


# -- Kill Order Affirmed ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("twists", "first", "second", "tokens"),
    [
        ([KILL_ORDER], "attack-1", "attack-2", 1),
        ([KILL_ORDER], "attack-2", "attack-1", 0),
        ([KILL_ORDER, NOWHERE], "attack-1", "attack-3", 2),
        ([KILL_ORDER, MORE], "attack-1", "attack-3", 1),
        ([], "attack-1", "attack-2", 0),
    ],
)
def test_two_attacks_in_a_row_the_second_stronger_make_a_combo(
    twists: list[str], first: str, second: str, tokens: int
) -> None:
    t = dorothy([first, second], twists=twists)
    t.play(f"attack {first}", "go", f"attack {second}")
    assert t.board("A").combo == tokens


def test_equal_attacks_make_no_combo_and_a_third_is_compared_with_the_second() -> None:
    t = dorothy(["attack-1", "attack-1", "attack-2"], twists=[KILL_ORDER])
    t.play("attack attack-1", "go", "attack attack-1", "go")
    assert t.board("A").combo == 0
    t.play("attack attack-2")
    assert t.board("A").combo == 1


def test_another_action_between_two_attacks_spoils_the_combo() -> None:
    t = dorothy(["attack-1", "defense-1", "attack-2"], twists=[KILL_ORDER])
    t.play("attack attack-1", "go", "defend defense-1", "attack attack-2")
    assert t.board("A").combo == 0


# -- Apex Force Approved ------------------------------------------------------------------------------


def apex(*, me: int = 4, foe: int = 5, hand: list[str] | None = None) -> Table:
    cards = ["movement-2", "joker", "enemy-sighted"] if hand is None else hand
    t = dorothy(["probing-engaged", "defense-1", *cards], me=me, foe=foe, twists=[APEX])
    return t.play("use probing-engaged defense-1", "done")


def test_after_a_talent_discarded_movement_cards_shift_the_opponent() -> None:
    t = apex()
    t.play("apex movement-2", "add joker", "to 8")
    assert t.board("B").square == 8
    assert t.cards("A", "discard") == ["joker", "movement-2"]
    assert t.board("A").power == 0  # FAB-RUL-54


@pytest.mark.parametrize(("me", "foe", "squares"), [(4, 5, [3, 5, 6, 7]), (2, 1, [1, 3]), (8, 9, [7, 9])])
def test_she_goes_up_to_that_far_either_way_through_dorothy_but_never_onto_her(
    me: int, foe: int, squares: list[int]
) -> None:
    """FAB-CARD-05, FAB-MOVE-02"""
    t = apex(me=me, foe=foe).play("apex movement-2", "go")
    assert t.offered() == [f"to {square}" for square in squares]
    assert t.refusal(f"to {me}") == "FAB-CARD-05"


def test_apex_force_does_not_disturb_a_combo() -> None:
    """FAB-RUL-44"""
    t = apex()
    t.play("apex movement-2", "go", "to 5", "use enemy-sighted")
    assert t.board("A").combo == 1


def test_apex_force_works_once_after_each_talent() -> None:
    """FAB-RUL-44"""
    t = apex()
    t.play("apex movement-2", "go", "to 5")
    assert t.refusal("apex joker") == "FAB-RUL-44"
    t.play("use enemy-sighted")
    assert t.refusal("apex joker") is None


def test_apex_force_is_refused_without_its_twist_without_a_talent_and_with_the_wrong_card() -> None:
    """FAB-ACT-09, FAB-RUL-44, FAB-ACT-11, FAB-CARD-01"""
    assert dorothy(["movement-1"]).refusal("apex movement-1") == "FAB-ACT-09"
    assert dorothy(["movement-1"], twists=[APEX]).refusal("apex movement-1") == "FAB-RUL-44"
    t = apex()
    assert t.refusal("apex enemy-sighted") == "FAB-ACT-11"
    assert t.refusal("apex movement-3") == "FAB-CARD-01"
    assert t.refusal("kindle") == "FAB-ACT-09"
    t.play("defend joker")
    assert t.refusal("apex movement-2") == "FAB-RUL-44"


def test_a_match_serves_apex_force_as_a_joker() -> None:
    t = apex(hand=["match", "joker"]).play("apex match", "go", "to 6")
    assert t.board("B").square == 6


def test_without_an_opponent_on_her_track_range_talents_and_apex_force_are_refused() -> None:
    """FAB-RUL-35, FAB-2V2-09"""
    hand = ["probing-engaged", "defense-1", "enemy-sighted", "movement-1"]
    placing = {"hand": hand, "twists": [APEX]}
    t = table("dorothy", "red", "red", "red", a=placing, b={"track": 1, "square": 1}, d={"track": 1})
    assert t.refusal("use probing-engaged defense-1") == "FAB-RUL-35"
    t.state.turn.apex_open = True
    assert t.refusal("apex movement-1") == "FAB-RUL-35"


# -- Epics --------------------------------------------------------------------------------------------


def test_the_lion_bites_and_gains_power_for_each_token() -> None:
    """FAB-EPIC-03"""
    t = dorothy(["the-lion"], combo=5)
    t.play("epic the-lion", "number 4")
    assert t.board("B").hp == 30 - 4
    assert (t.board("A").power, t.board("A").combo) == (4, 1)


def test_the_lion_needs_an_opponent_at_range_1() -> None:
    """FAB-EPIC-03"""
    assert dorothy(["the-lion"], combo=5, foe=6).refusal("epic the-lion") == "FAB-EPIC-03"


@pytest.mark.parametrize(("tokens", "cards"), [(0, 0), (1, 1), (2, 1), (5, 3), (12, 6)])
def test_the_scarecrow_draws_half_the_tokens_rounded_up(tokens: int, cards: int) -> None:
    t = dorothy(["the-scarecrow"], combo=12, deck=["attack-1"] * 8)
    t.play("epic the-scarecrow", f"number {tokens}")
    assert len(t.board("A").hand) == cards
    assert t.board("A").combo == 12 - tokens


def test_the_tin_man_mends_a_hit_point_for_each_token() -> None:
    """FAB-DMG-06"""
    t = dorothy(["the-tin-man"], combo=6, hp=36, threshold=-1)
    t.play("epic the-tin-man", "number 6")
    assert (t.board("A").hp, t.board("A").combo) == (40, 0)


def test_an_epic_without_tokens_is_played_for_nothing() -> None:
    """FAB-CARD-05: any number, 0 included"""
    t = dorothy(["the-lion"])
    t.play("epic the-lion")
    assert t.board("B").hp == 30
    assert t.cards("A", "play") == ["the-lion"]


# -- set-up -------------------------------------------------------------------------------------------


def test_one_epic_is_shuffled_into_her_deck_and_the_threshold_offers_the_other_two() -> None:
    """FAB-SETUP-10, FAB-INFO-03"""
    match = Match.start("fables", {"fables": ["dorothy", "red"]}, b"dorothy", log=True)
    assert match.decision is not None
    assert match.decision.prompt == "fables-ask-epic-for-deck"
    assert [match.notation(move) for move in match.decision.moves] == [
        "choose the-lion",
        "choose the-scarecrow",
        "choose the-tin-man",
    ]
    with pytest.raises(Refused, match="FAB-SETUP-10"):
        match.play_text("choose nowhere-to-hide")
    match.play_text("choose the-scarecrow")
    board = mine(match.state).boards[0]
    assert len(board.deck) + len(board.hand) == 13
    assert POOL.kind_of["the-scarecrow"] in board.deck + board.hand
    assert [POOL.cards[kind].slug for kind in board.epics] == ["the-lion", "the-tin-man"]
    (event,) = [event for event in match.log if event.message == "fables-log-epic-into-deck"]
    assert "cards" not in event.told


def test_the_threshold_offers_what_set_up_left() -> None:
    """FAB-EPIC-01"""
    t = table(
        "red",
        "dorothy",
        a={"hand": ["pot-shot", "attack-1"], "square": 5},
        b={"hp": 21, "epics": ["the-lion", "the-tin-man"]},
    )
    t.play("use pot-shot attack-1")
    assert t.asked() == ("B", "fables-ask-epic")
    assert t.offered() == ["choose the-lion", "choose the-tin-man"]


# -- whole games --------------------------------------------------------------------------------------


def own_talents(board: Board) -> int:
    """Her Talents in all zones and still in her reserves."""
    zones = board.hand + board.deck + board.discard + board.play + [d.card for d in board.durables]
    reserves = POOL.sheets["dorothy"].reserves
    left = [kind for reserve, gone in zip(reserves, board.reserves, strict=True) for kind in reserve[gone:]]
    return sum(POOL.is_talent[kind] for kind in zones + left)


@pytest.mark.parametrize("number", range(30))
def test_whole_random_games_keep_her_within_the_rules(number: int) -> None:
    """FAB-LIMIT-04, FAB-LIMIT-09"""
    fables = ["dorothy", "red"] if number % 2 else ["red", "dorothy"]
    match = Match.start("fables", {"fables": list(fables)}, b"dorothy-%d" % number)
    dice = random.Random(number)
    seat = fables.index("dorothy")
    most = 18
    for _ in range(3000):
        decision = match.decision
        if decision is None:
            break
        match.play(dice.choice(decision.moves))
        board = mine(match.state).boards[seat]
        assert 0 <= board.hp <= 40
        assert 0 <= board.defense <= 6
        assert 0 <= board.power <= 25
        assert 0 <= board.combo <= 12
        assert own_talents(board) <= most
        most = own_talents(board)
