"""The Little Mermaid, card by card."""

from __future__ import annotations

import random

import pytest

from noctuary.games.fables.game import mine
from noctuary.games.fables.settings import RelicDeck
from noctuary.games.fables.state import NOBODY, Board
from noctuary.kernel.match import Match
from noctuary.kernel.move import NOTHING
from noctuary.kernel.view import document
from tests.tables.fables_table import Placing, Table, table

SIRENS = [(1, "sirens-call"), (2, "sirens-song"), (3, "sirens-shriek")]
WRATHS = [(1, "surging-wrath"), (2, "erupting-wrath"), (3, "avenging-wrath")]
SEAS = [(1, "the-encroaching-sea"), (2, "the-invading-sea"), (3, "the-conquering-sea")]
EMPTY: Placing = {}
FLOOD: Placing = {"twists": ["the-purging-flood"]}


def teams(
    active: str = "A", *, a: Placing, b: Placing = EMPTY, c: Placing = EMPTY, d: Placing = EMPTY
) -> Table:
    """The Mermaid as A on track 0 with B; C and D on track 1."""
    return table("mermaid", "red", "kaguya", "red", active=active, a=a, b=b, c=c, d=d)


# -- the sheet -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("hers", [0, 1])
def test_her_first_tentacle_begins_on_her_own_square(hers: int) -> None:
    """FAB-SETUP-10"""
    match = Match.start("fables", {"fables": ["red", "mermaid"] if hers else ["mermaid", "red"]}, b"sea")
    board = mine(match.state).boards[hers]
    assert board.tentacles == (board.square,) == ((4, 6)[hers],)
    assert mine(match.state).tentacle_owner == hers
    seats = document(match.view(None))["seats"]
    assert isinstance(seats, list)
    seen = seats[hers]
    assert isinstance(seen, dict)
    assert seen["gauges"] == {"tentacles": 1}


def test_in_2v2_her_tentacle_waits_until_she_has_chosen_her_square() -> None:
    """FAB-SETUP-10, FAB-2V2-04"""
    match = Match.start("fables", {"fables": ["mermaid", "red", "kaguya", "mulan"]}, b"sea")
    while match.decision is not None and match.decision.prompt == "fables-ask-start-square":
        match.play(match.decision.moves[-1])
    board = mine(match.state).boards[0]
    assert board.tentacles == (board.square,)
    assert board.square in (5, 7)


def test_her_action_moves_a_tentacle_up_to_the_value_of_the_card_she_discards() -> None:
    """FAB-ACT-09, FAB-RUL-54: no Power"""
    t = table("mermaid", "red", a={"hand": ["movement-2", "joker", "attack-1"], "tentacles": (2,)})
    assert [move for move in t.offered() if move.startswith("tentacle")] == [
        "tentacle movement-2",
        "tentacle joker",
    ]
    t.play("tentacle movement-2")
    assert t.offered() == ["to 1", "to 2", "to 3", "to 4"]
    assert t.refusal("to 5") == "FAB-CARD-05"
    t.play("to 4")
    assert t.board("A").tentacles == (4,)
    assert t.cards("A", "discard") == ["movement-2"]
    assert t.board("A").power == 0


def test_she_chooses_which_tentacle_and_may_leave_it_where_it_is() -> None:
    """FAB-CARD-05"""
    t = table("mermaid", "red", a={"hand": ["joker"], "tentacles": (3, 3, 9)})
    t.play("tentacle joker")
    assert t.offered() == ["token 3", "token 9"]
    t.play("token 9")
    assert t.offered() == ["to 8", "to 9"]
    t.play("to 9")
    assert t.board("A").tentacles == (3, 3, 9)
    assert t.cards("A", "discard") == ["joker"]


def test_tentacles_share_squares_with_fables_and_with_each_other() -> None:
    """FAB-MOVE-02: only a Fable keeps her square to herself"""
    t = table("mermaid", "red", a={"hand": ["movement-3"], "tentacles": (3, 6)})
    t.play("tentacle movement-3", "token 3", "to 6")
    assert t.board("A").tentacles == (6, 6)
    assert t.board("B").square == 6


def test_her_action_needs_a_movement_card_and_a_tentacle_on_the_track() -> None:
    """FAB-ACT-09, FAB-RUL-46"""
    t = table("mermaid", "red", a={"hand": ["attack-1"]})
    assert t.refusal("tentacle attack-1") == "FAB-ACT-09"
    assert t.refusal("tentacle movement-1") == "FAB-ACT-09"
    assert t.refusal("kindle") == "FAB-ACT-09"
    t = table("mermaid", "red", a={"hand": ["movement-1"], "tentacles": (0,), "twists": ["the-kraken-stirs"]})
    assert t.refusal("tentacle movement-1") == "FAB-RUL-46"
    assert "tentacle movement-1" not in t.offered()


# -- attack Talents ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), SIRENS)
@pytest.mark.parametrize(
    ("tentacles", "more", "power"), [((9,), 0, 0), ((5,), 0, 1), ((6,), 1, 0), ((5, 6), 1, 1)]
)
def test_sirens_strike_harder_on_a_tentacle_and_gain_power_on_one(
    level: int, talent: str, tentacles: tuple[int, ...], more: int, power: int
) -> None:
    """FAB-TALENT-03, FAB-DMG-07"""
    t = table("mermaid", "red", a={"hand": [talent, "attack-2"], "square": 5, "tentacles": tentacles})
    t.play(f"use {talent} attack-2")
    assert t.board("B").hp == 30 - (level + 2 + more * level)
    assert t.board("A").power == power * level


@pytest.mark.parametrize(("level", "talent"), SIRENS)
def test_sirens_reach_as_far_as_their_level(level: int, talent: str) -> None:
    """FAB-TALENT-05"""
    t = table("mermaid", "red", a={"hand": [talent, "attack-3"], "square": 1}, b={"square": level + 2})
    assert t.refusal(f"use {talent} attack-3") == "FAB-TALENT-05"
    t = table("mermaid", "red", a={"hand": [talent, "attack-3"], "square": 1}, b={"square": level + 1})
    assert t.refusal(f"use {talent} attack-3") is None


# -- defense Talents -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), WRATHS)
def test_wrath_lashes_an_opponent_on_a_tentacle_and_may_carry_her_to_one(level: int, talent: str) -> None:
    """FAB-MOVE-07, FAB-CARD-06"""
    t = table(
        "mermaid", "red", a={"hand": [talent, "defense-2"], "square": 1, "tentacles": (3, 9)}, b={"square": 9}
    )
    t.play(f"use {talent} defense-2")
    assert t.offered() == ["to 3", "done"]
    t.play("to 3")
    assert t.board("B").hp == 30 - 2
    assert (t.board("A").square, t.board("A").defense) == (3, level)


def test_wrath_may_leave_her_where_she_is_without_defense() -> None:
    """FAB-CARD-06"""
    t = table("mermaid", "red", a={"hand": ["avenging-wrath", "defense-2"], "tentacles": (1, 4)})
    t.play("use avenging-wrath defense-2", "done")
    assert t.board("B").hp == 30
    assert (t.board("A").square, t.board("A").defense) == (4, 0)


def test_staying_on_a_tentacle_is_a_placement_too() -> None:
    """FAB-MOVE-07"""
    t = table("mermaid", "red", a={"hand": ["surging-wrath", "defense-1"]})
    t.play("use surging-wrath defense-1", "to 4")
    assert (t.board("A").square, t.board("A").defense) == (4, 1)


def test_where_every_tentacle_is_under_the_opponent_she_cannot_be_placed() -> None:
    """FAB-RUL-30"""
    t = table("mermaid", "red", a={"hand": ["surging-wrath", "defense-3"], "tentacles": (6,)})
    t.play("use surging-wrath defense-3")
    assert t.board("B").hp == 27
    assert t.asked() == ("A", "fables-ask-action")


def test_in_2v2_wrath_needs_no_opponent() -> None:
    """FAB-RUL-35"""
    placing = {"hand": ["erupting-wrath", "defense-1"], "tentacles": (7,)}
    t = teams(a=placing, b={"track": 1, "square": 7}, c={"square": 9}, d={"square": 1})
    t.play("use erupting-wrath defense-1", "to 7")
    assert (t.board("A").square, t.board("A").defense, t.board("B").hp) == (7, 2, 30)


# -- movement Talents ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "talent"), SEAS)
def test_the_sea_moves_a_tentacle_at_least_one_square_and_draws_if_it_carries_her(
    level: int, talent: str
) -> None:
    """FAB-TALENT-03"""
    deck = ["attack-1"] * 5
    t = table("mermaid", "red", a={"hand": [talent, "movement-2"], "tentacles": (3,), "deck": deck})
    t.play(f"use {talent} movement-2")
    assert t.offered() == ["to 1", "to 2", "to 4", "to 5"]
    assert t.refusal("to 3") == "FAB-TALENT-03"
    t.play("to 4")
    assert t.cards("A", "hand") == ["attack-1"] * level


@pytest.mark.parametrize(("level", "talent"), SEAS)
def test_a_sea_that_reaches_the_opponent_makes_her_discard(level: int, talent: str) -> None:
    """FAB-CARD-01: level minus 1 cards of her choice"""
    t = table(
        "mermaid",
        "red",
        a={"hand": [talent, "movement-2"], "tentacles": (4,), "deck": ["attack-1"] * 5},
        b={"hand": ["attack-1", "attack-2", "defense-1"]},
    )
    t.play(f"use {talent} movement-2", "to 6")
    t.play(*["B discard attack-1", "B discard attack-2"][: level - 1])
    assert t.cards("B", "hand") == ["attack-1", "attack-2", "defense-1"][level - 1 :]
    assert t.cards("A", "hand") == []
    assert t.asked() == ("A", "fables-ask-action")


def test_a_sea_with_two_tentacles_draws_before_the_opponent_discards() -> None:
    """FAB-TIMING-06: printed order; the opponent's last card is taken without asking"""
    t = table(
        "mermaid",
        "red",
        a={"hand": ["the-conquering-sea", "movement-1"], "tentacles": (4, 7), "deck": ["attack-1"] * 3},
        b={"hand": ["attack-1"]},
    )
    t.play("use the-conquering-sea movement-1", "token 7", "to 6")
    assert t.cards("A", "hand") == ["attack-1"] * 3
    assert t.cards("B", "hand") == []


def test_in_2v2_a_sea_can_rise_without_an_opponent() -> None:
    """FAB-RUL-35"""
    placing = {"hand": ["the-invading-sea", "movement-1"], "tentacles": (5,)}
    t = teams(a=placing, b={"track": 1, "square": 7}, c={"square": 9}, d={"square": 1})
    t.play("use the-invading-sea movement-1", "to 6")
    assert t.board("A").tentacles == (6,)


# -- Twists --------------------------------------------------------------------------------------------


def test_the_raging_tempest_attacks_whoever_stands_on_a_tentacle() -> None:
    """FAB-ACT-04"""
    placing = {"hand": ["attack-2"], "square": 1, "twists": ["the-raging-tempest"]}
    t = table("mermaid", "red", a={**placing, "tentacles": (9,)}, b={"square": 9})
    t.play("attack attack-2")
    assert (t.board("B").hp, t.board("A").power) == (28, 2)
    t = table("mermaid", "red", a={**placing, "tentacles": (8,)}, b={"square": 9})
    assert t.refusal("attack attack-2") == "FAB-ACT-04"
    t = table("mermaid", "red", a={**placing, "tentacles": (9,), "twists": []}, b={"square": 9})
    assert t.refusal("attack attack-2") == "FAB-ACT-04"


@pytest.mark.parametrize(("tentacles", "lost"), [((6,), 1), ((6, 6), 1), ((5,), 2)])
def test_mystic_echoes_soften_damage_while_she_stands_on_a_tentacle(
    tentacles: tuple[int, ...], lost: int
) -> None:
    """FAB-TIMING-06"""
    t = table(
        "red",
        "mermaid",
        a={"hand": ["attack-2"], "square": 5},
        b={"twists": ["mystic-echoes"], "tentacles": tentacles},
    )
    t.play("attack attack-2")
    assert t.board("B").hp == 36 - lost


def test_mystic_echoes_never_turn_damage_into_recovery() -> None:
    """FAB-GOAL-05"""
    t = table(
        "red",
        "mermaid",
        a={"hand": ["attack-1"], "square": 5},
        b={"twists": ["mystic-echoes"], "hp": 20},
    )
    t.play("attack attack-1")
    assert t.board("B").hp == 20


def test_mystic_echoes_reach_the_relics_under_her_tentacles() -> None:
    """FAB-RUL-40"""
    t = table("mermaid", "red", a={"tentacles": (4, 8, 8), "twists": ["mystic-echoes"]})
    sheet = t.state.boards[0].sheet
    assert sheet.relic_squares(t.state, t.board("A").seat) == [4, 8]
    t = table("mermaid", "red", a={"tentacles": (4, 8, 8)})
    assert sheet.relic_squares(t.state, t.board("A").seat) == [4]
    t = table("mermaid", "red", a={"tentacles": (0, 0), "twists": ["mystic-echoes", "the-kraken-stirs"]})
    assert sheet.relic_squares(t.state, t.board("A").seat) == [4]
    assert t.state.boards[1].sheet.relic_squares(t.state, t.board("B").seat) == [6]


def test_a_relic_under_a_tentacle_is_used_from_afar_and_discarded_there() -> None:
    """FAB-RUL-40, FAB-RELIC-02"""
    placing: Placing = {"hand": ["sirens-call", "sirens-song"], "tentacles": (8,)}
    t = table("mermaid", "red", relics_deck=RelicDeck.PRINTED, a=placing)
    assert t.refusal("relic sirens-call 8") == "FAB-RELIC-02"
    t = table("mermaid", "red", relics_deck=RelicDeck.PRINTED, a={**placing, "twists": ["mystic-echoes"]})
    t.play("relic sirens-call 8")
    relics = t.state.relics
    assert relics is not None
    assert [square for square in range(1, 10) if relics.row[square] == NOTHING] == [8]
    assert t.refusal("relic sirens-song 4") == "FAB-RELIC-02"


@pytest.mark.parametrize(
    ("cards", "squares"),
    [
        (["movement-2"], ["to 8", "to 9"]),
        (["movement-3"], ["to 8", "to 9"]),
        (["movement-3", "movement-1"], ["to 7", "to 8", "to 9"]),
    ],
)
def test_daughter_of_oceans_carries_a_tentacle_half_as_far(cards: list[str], squares: list[str]) -> None:
    """FAB-CARD-05: rounded down"""
    t = table("mermaid", "red", a={"hand": cards, "tentacles": (9,), "twists": ["daughter-of-oceans"]})
    t.play(f"move {cards[0]}", *[f"add {card}" for card in cards[1:]], "left")
    assert t.offered() == squares
    t.play("to 8")
    assert t.board("A").tentacles == (8,)


def test_daughter_of_oceans_follows_neither_a_step_of_one_nor_the_kraken() -> None:
    """FAB-CARD-05, FAB-RUL-46"""
    t = table("mermaid", "red", a={"hand": ["movement-1"], "twists": ["daughter-of-oceans"]})
    assert t.play("move movement-1", "left").asked() == ("A", "fables-ask-action")
    twists = ["daughter-of-oceans", "the-kraken-stirs"]
    t = table("mermaid", "red", a={"hand": ["movement-2"], "twists": twists, "tentacles": (0,)})
    assert t.play("move movement-2", "left").asked() == ("A", "fables-ask-action")


@pytest.mark.parametrize(
    ("talent", "reserves"),
    [
        ("sirens-shriek", (6, 1, 1)),
        ("avenging-wrath", (1, 6, 1)),
        ("the-conquering-sea", (1, 1, 6)),
    ],
)
def test_the_rising_tide_brings_a_tentacle_and_is_destroyed(
    talent: str, reserves: tuple[int, int, int]
) -> None:
    """FAB-TWIST-01, FAB-TWIST-02"""
    t = table("mermaid", "red", a={"power": 4, "reserves": reserves})
    t.play(f"buy {talent}")
    assert t.offered() == [f"to {square}" for square in range(1, 10)]
    assert t.refusal("number 1") == "FAB-TWIST-02"
    t.play("to 6")
    assert t.board("A").tentacles == (4, 6)
    assert t.cards("A", "twists") == []
    assert t.cards("A", "discard") == [talent]
    assert t.board("B").hp == 30


def test_there_are_only_four_tentacles() -> None:
    """FAB-LIMIT-01, FAB-LIMIT-06"""
    t = table("mermaid", "red", a={"power": 4, "reserves": (6, 1, 1), "tentacles": (1, 2, 3, 4)})
    t.play("buy sirens-shriek")
    assert t.board("A").tentacles == (1, 2, 3, 4)
    assert t.cards("A", "twists") == []


def test_other_twists_of_hers_stay() -> None:
    """FAB-TWIST-01"""
    t = table("mermaid", "red", a={"power": 2, "reserves": (2, 1, 1)})
    t.play("buy sirens-song")
    assert t.cards("A", "twists") == ["the-raging-tempest"]
    assert t.board("A").tentacles == (4,)


# -- Epics ---------------------------------------------------------------------------------------------


def choosing(epic: str, **placing: object) -> Table:
    """She falls to her threshold and chooses."""
    hand = {"hand": ["attack-3"], "square": 5}
    t = table("red", "mermaid", a=hand, b={"hp": 20, **placing})
    return t.play("attack attack-3", f"B choose {epic}")


def test_her_epic_goes_openly_to_her_twist_area() -> None:
    """FAB-EPIC-01"""
    t = choosing("restoring-waters")
    assert t.cards("B", "twists") == ["restoring-waters"]
    assert t.cards("B", "hand") == []
    assert t.board("B").epics == ()


def test_restoring_waters_lower_her_limit_and_heal_at_the_end_of_her_turn() -> None:
    """FAB-DMG-06, FAB-TURN-06"""
    t = choosing("restoring-waters", hp=19)
    assert (t.board("B").max_hp, t.board("B").hp) == (18, 16)
    t.play("end", "B end")
    assert t.board("B").hp == 18
    t.play("A end", "B end")
    assert t.board("B").hp == 18


def test_restoring_waters_cut_what_she_has_recovered_since() -> None:
    """FAB-RUL-51"""
    t = table("red", "mermaid", a={"hand": ["attack-1"], "square": 5}, b={"hp": 25, "epic_due": True})
    t.play("attack attack-1", "B choose restoring-waters")
    assert (t.board("B").max_hp, t.board("B").hp) == (18, 18)


@pytest.mark.parametrize(("start", "to", "lost"), [(4, 6, 1), (4, 7, 1), (4, 5, 0), (6, 7, 0), (9, 6, 1)])
def test_the_flood_costs_hp_where_a_tentacle_comes_or_passes(start: int, to: int, lost: int) -> None:
    """FAB-DMG-03: squares merely crossed count, the one it leaves does not"""
    t = table("mermaid", "red", a={**FLOOD, "hand": ["movement-3"], "tentacles": (start,)}, b={"defense": 3})
    t.play("tentacle movement-3", f"to {to}")
    assert (t.board("B").hp, t.board("B").defense) == (30 - lost, 3)


def test_the_flood_rises_with_a_new_tentacle() -> None:
    """FAB-RUL-50"""
    t = table("mermaid", "red", a={**FLOOD, "power": 4, "reserves": (6, 1, 1)}, b={"hp": 16})
    t.play("buy sirens-shriek", "to 6")
    assert t.board("B").hp == 15
    assert t.asked() == ("B", "fables-ask-epic")


@pytest.mark.parametrize(
    ("tentacles", "moves", "lost"),
    [
        ((5,), ["move movement-2", "left"], 1),
        ((5, 5, 4), ["move movement-2", "left"], 3),
        ((6,), ["move movement-2", "left"], 0),
        ((1,), ["move movement-2", "right"], 0),
        ((8, 8), ["move movement-2", "right"], 2),
    ],
)
def test_the_flood_costs_hp_for_each_tentacle_an_opponent_comes_onto(
    tentacles: tuple[int, ...], moves: list[str], lost: int
) -> None:
    """FAB-DMG-03, FAB-MOVE-02"""
    flood = {**FLOOD, "square": 2, "tentacles": tentacles}
    t = table("mermaid", "red", active="B", a=flood, b={"hand": ["movement-2"], "square": 6})
    t.play(*moves)
    assert t.board("B").hp == 30 - lost


def test_the_flood_catches_who_is_driven_through_but_a_placement_touches_only_its_end() -> None:
    """FAB-MOVE-06, FAB-MOVE-07"""
    squares = {**FLOOD, "square": 5, "tentacles": (4, 7, 8)}
    shot = ["unleashed-fury", "movement-3"]
    t = table("red", "mermaid", active="B", a={"square": 6}, b={**squares, "hand": shot})
    t.play("use unleashed-fury movement-3", "number 3")
    assert t.board("A").hp == 30 - 3 - 2
    onslaught = {**squares, "hand": ["impulsive-onslaught"]}
    t = table("red", "mermaid", active="B", a={"square": 9}, b=onslaught)
    t.play("epic impulsive-onslaught", "to 4")
    assert t.board("A").hp == 30 - 3 - 1


def test_her_own_steps_and_her_partner_are_safe_from_the_flood() -> None:
    """FAB-RUL-35"""
    t = table("mermaid", "red", a={**FLOOD, "hand": ["movement-1"], "tentacles": (3, 3)})
    t.play("move movement-1", "left")
    assert t.board("A").hp == 36
    t = teams(
        a={**FLOOD, "hand": ["movement-1"], "tentacles": (7, 8), "square": 1},
        b={"square": 9},
        c={"square": 7},
    )
    t.play("switch movement-1")
    assert [t.board(letter).hp for letter in "ABCD"] == [36, 30, 32, 30]


def test_without_the_flood_tentacles_hurt_nobody() -> None:
    """FAB-MOVE-02"""
    t = table("mermaid", "red", a={"hand": ["movement-2"]})
    t.play("tentacle movement-2", "to 6")
    assert t.board("B").hp == 30


def test_the_flood_can_win() -> None:
    """FAB-GOAL-02, FAB-RUL-09"""
    t = table("mermaid", "red", a={**FLOOD, "hand": ["the-conquering-sea", "movement-2"]}, b={"hp": 1})
    assert t.play("use the-conquering-sea movement-2", "to 6").match.winners == [0]


def test_in_2v2_tentacles_change_track_with_her_and_flood_whoever_is_there() -> None:
    """FAB-2V2-10, FAB-2V2-17"""
    t = teams(
        a={**FLOOD, "hand": ["movement-1"], "tentacles": (3, 9, 9), "square": 1},
        b={"square": 3},
        c={"square": 11},
        d={"square": 9},
    )
    t.play("switch movement-1")
    assert t.board("A").tentacles == (3, 9, 9)
    assert [t.board(letter).hp for letter in "BD"] == [30, 28]


def test_in_2v2_the_flood_meets_an_opponent_who_changes_track() -> None:
    """FAB-2V2-10"""
    t = teams(
        active="B",
        a={**FLOOD, "tentacles": (3, 9, 9), "square": 1},
        b={"square": 3, "hand": ["movement-1"]},
        c={"square": 11},
        d={"square": 9},
    )
    t.play("switch movement-1")
    assert [t.board(letter).hp for letter in "BD"] == [30, 28]


def test_in_2v2_the_flood_does_not_reach_the_other_track() -> None:
    """FAB-2V2-09"""
    t = teams(
        active="D",
        a={**FLOOD, "tentacles": (4,), "square": 1},
        d={"square": 5, "hand": ["movement-1"]},
    )
    t.play("move movement-1", "left")
    assert t.board("D").hp == 30


def test_the_last_opponent_comes_over_into_the_flood() -> None:
    """FAB-2V2-13, FAB-RUL-37"""
    t = teams(
        a={**FLOOD, "hand": ["attack-1"], "tentacles": (9, 9), "square": 4},
        b={"square": 5, "hp": 1},
        c={"out": True},
        d={"square": 9},
    )
    t.play("attack attack-1")
    assert (t.board("D").track, t.board("D").square, t.board("D").hp) == (0, 9, 28)


def test_where_she_chooses_her_square_the_flood_waits_for_her_choice() -> None:
    """FAB-RUL-37"""
    t = teams(
        a={**FLOOD, "hand": ["attack-1"], "tentacles": (5, 6, 7, 7), "square": 6},
        b={"square": 5, "hp": 1},
        c={"out": True},
        d={"square": 6},
    )
    t.play("attack attack-1", "D start 7 0")
    assert (t.board("D").square, t.board("D").hp) == (7, 28)


def test_her_tentacles_leave_the_game_with_her() -> None:
    """FAB-2V2-15"""
    t = teams(active="B", a={**FLOOD, "hp": 1, "square": 6}, b={"hand": ["attack-1", "movement-1"]})
    t.play("attack attack-1")
    assert t.board("A").tentacles == ()
    assert t.state.tentacle_owner == NOBODY
    t.play("move movement-1", "left")
    assert t.board("B").hp == 30


def test_the_kraken_takes_the_tentacles_onto_her_sheet_and_shields_her() -> None:
    """FAB-RUL-46, FAB-RUL-48"""
    t = choosing("the-kraken-stirs", tentacles=(6, 6, 2), hp=20)
    assert t.board("B").tentacles == (0, 0, 0)
    assert t.board("B").hp == 17
    t = table(
        "red",
        "mermaid",
        a={"hand": ["attack-3", "attack-1"], "square": 5},
        b={"twists": ["the-kraken-stirs", "mystic-echoes"], "tentacles": (0, 0), "hp": 10, "threshold": -1},
    )
    t.play("attack attack-3", "go")
    assert t.board("B").hp == 9
    t.play("attack attack-1")
    assert t.board("B").hp == 9


def test_the_kraken_makes_basic_cards_of_her_talents() -> None:
    """FAB-RUL-46: type and level, with their Power"""
    hand = ["sirens-song", "attack-1", "avenging-wrath", "the-encroaching-sea"]
    t = table(
        "mermaid", "red", a={"hand": hand, "square": 5, "twists": ["the-kraken-stirs"], "tentacles": (0,)}
    )
    assert t.refusal("use sirens-song attack-1") == "FAB-TALENT-01"
    assert t.refusal("attack avenging-wrath") == "FAB-ACT-11"
    t.play("attack sirens-song", "add attack-1")
    assert (t.board("B").hp, t.board("A").power) == (27, 3)
    t.play("defend avenging-wrath")
    assert (t.board("A").defense, t.board("A").power) == (3, 6)
    t.play("move the-encroaching-sea", "left")
    assert (t.board("A").square, t.board("A").power) == (4, 7)
    assert t.cards("A", "play") == sorted(hand)


def test_before_the_kraken_her_talents_are_no_basic_cards() -> None:
    """FAB-ACT-11"""
    t = table("mermaid", "red", a={"hand": ["sirens-song"], "square": 5})
    assert t.refusal("attack sirens-song") == "FAB-ACT-11"


def test_a_talent_turned_movement_card_pays_a_lane_switch() -> None:
    """FAB-2V2-10, FAB-RUL-46"""
    t = teams(
        a={"hand": ["the-invading-sea"], "twists": ["the-kraken-stirs"], "tentacles": (0,), "square": 1},
        c={"square": 2},
    )
    t.play("switch the-invading-sea")
    assert t.board("A").track == 1


def test_the_kraken_feeds_on_her_at_the_end_of_her_turn() -> None:
    """FAB-TURN-06, FAB-RUL-09"""
    kraken = {"twists": ["the-kraken-stirs"], "tentacles": (0,), "threshold": -1}
    t = table("mermaid", "red", a={**kraken, "hp": 5})
    t.play("end")
    assert t.board("A").hp == 4
    t = table("mermaid", "red", a={**kraken, "hp": 1})
    assert t.play("end").match.winners == [1]


def test_after_the_kraken_a_rising_tide_adds_to_the_sheet() -> None:
    """FAB-RUL-46"""
    kraken = {"twists": ["the-kraken-stirs"], "tentacles": (0,)}
    t = table("mermaid", "red", a={**kraken, "power": 4, "reserves": (6, 1, 1)})
    t.play("buy sirens-shriek")
    assert t.board("A").tentacles == (0, 0)
    assert t.cards("A", "twists") == ["the-kraken-stirs"]
    assert t.asked() == ("A", "fables-ask-action")


# -- whole games ---------------------------------------------------------------------------------------


def talents_of(board: Board, first_kind: int) -> int:
    zones = [*board.hand, *board.deck, *board.discard, *board.play, *board.shown]
    gone = sum(gone - (gone >= 4) - (gone >= 8) for gone in board.reserves)  # two Twists in each
    return sum(1 for kind in zones if first_kind <= kind < first_kind + 9) + 18 - gone


@pytest.mark.parametrize("seed", range(30))
def test_whole_random_games_keep_every_number_in_bounds(seed: int) -> None:
    """FAB-LIMIT-01, FAB-LIMIT-06, FAB-LIMIT-09"""
    hers = seed % 2
    match = Match.start(
        "fables", {"fables": ["red", "mermaid"] if hers else ["mermaid", "red"]}, b"m%d" % seed
    )
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
        her = s.boards[hers]
        assert 1 <= len(her.tentacles) <= 4
        assert len({square == 0 for square in her.tentacles}) == 1  # all on the track or all on the sheet
        assert talents_of(her, s.boards[hers].sheet.first_kind) <= 18
