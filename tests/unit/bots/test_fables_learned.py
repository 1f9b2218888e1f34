"""The learned judge of Twisted Fables: its weights fit the code, and it tells who is ahead."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from noctuary.bots.fables import JUDGE
from noctuary.bots.fables_features import BETWEEN, SIDE, WIDTH
from noctuary.games.fables.pool import POOL
from noctuary.games.fables.state import State
from noctuary.kernel.ids import Seat
from tests.tables.fables_table import table

WEIGHTS = files("noctuary.bots").joinpath("fables_judge.json")
ME, FOE = Seat(0), Seat(1)
FABLES = list(POOL.sheets)
DECK = ["attack-1", "defense-1", "movement-1"] * 4


def a_duel(one: str, other: str, mine: dict[str, object], hers: dict[str, object]) -> State:
    hand = ["attack-1", "attack-1", "defense-1", "defense-1", "movement-1", "movement-1"]
    side: dict[str, object] = {"deck": DECK, "hand": hand, "hp": 25}
    return table(one, other, turn_number=9, a={**side, **mine}, b={**side, **hers}).state


def test_the_weights_are_small_and_made_for_these_features() -> None:
    text = WEIGHTS.read_text(encoding="utf-8")
    assert len(text) < 1_000_000
    document = json.loads(text)
    expected = [*(f"own {name}" for name in SIDE), *(f"other's {name}" for name in SIDE), *BETWEEN]
    assert document["features"] == expected
    assert document["fables"] == FABLES
    assert {len(row) for row in document["hidden"]} == {2 * WIDTH + len(BETWEEN)}
    assert {len(row) for row in document["line"]} == {WIDTH}


@pytest.mark.parametrize("one", FABLES)
def test_whoever_has_more_hp_is_ahead_of_where_she_would_be(one: str) -> None:
    other = "snow" if one != "snow" else "red"
    even, ahead, behind = (
        JUDGE.estimate(a_duel(one, other, {"hp": hp}, {"hp": foes}), ME)
        for hp, foes in ((20, 20), (26, 8), (8, 26))
    )
    assert behind < even < ahead


def test_what_one_wins_the_other_loses() -> None:
    state = a_duel("red", "kaguya", {}, {"hp": 12})
    assert JUDGE.estimate(state, ME) + JUDGE.estimate(state, FOE) == pytest.approx(1.0)


def test_a_game_that_is_over_is_not_estimated() -> None:
    state = a_duel("red", "snow", {}, {})
    state.winner = FOE
    assert JUDGE.estimate(state, ME) < 1e-9
    assert JUDGE.estimate(state, FOE) > 1 - 1e-9


def test_teams_are_judged_by_worth() -> None:
    """The network knows duels alone."""
    state = table("red", "snow", "beauty", "alice", a={"hp": 30}, b={"hp": 10}).state
    assert JUDGE.estimate(state, ME) > 0.5 > JUDGE.estimate(state, FOE)
