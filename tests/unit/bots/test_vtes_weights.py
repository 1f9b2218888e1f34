"""The weights that were found by play: whole, in reason, and only for whoever looks ahead."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from noctuary.bots import judge_ahead, judge_of
from noctuary.bots.vtes import AHEAD, JUDGE
from noctuary.bots.vtes_weights import BY_HAND, DUELS, TABLES, Weights
from noctuary.kernel.ids import Seat
from tests.tables.vtes_table import Box, vtes_table
from tools import tune_vtes_judge

FOUND = json.loads(files("noctuary.bots").joinpath("vtes_judge.json").read_text("utf-8"))


@pytest.mark.parametrize("which", ["duels", "tables"])
def test_every_weight_is_found_and_on_the_side_of_zero_where_it_was(which: str) -> None:
    for name, value in FOUND[which].items():
        by_hand = getattr(Weights(), name)
        assert value * by_hand > 0.0 or name == "even", name
    assert len(FOUND["duels"]) == len(FOUND["tables"]) == 34


def test_what_people_are_told_is_not_tuned_by_play() -> None:
    """Nobody plays by `told_scale`: a step of chance would stay in it, and tell people false chances."""
    fitted = {"out", "even", "scale", "told_scale"}
    assert set(tune_vtes_judge.NAMES) == set(FOUND["duels"]) - fitted


def test_greedy_stays_the_measure() -> None:
    assert judge_of("vtes", b"") is JUDGE
    assert judge_ahead("vtes", b"") is AHEAD
    assert JUDGE.tables is BY_HAND
    assert (AHEAD.duels, AHEAD.tables) == (DUELS, TABLES)
    assert judge_ahead("buffy", b"") is judge_of("buffy", b"")


def test_a_table_counts_by_the_weights_of_its_size() -> None:
    two = vtes_table(Box(), A={"pool": 20}, B={"pool": 20}).state
    three = vtes_table(Box(), A={"pool": 20}, B={"pool": 20}, C={"pool": 20}).state
    assert AHEAD.weights(two) is DUELS
    assert AHEAD.weights(three) is TABLES


def test_nothing_is_worse_than_being_out() -> None:
    """VTES-OUST-01: the last point of pool is worth holding on to, however strong the prey."""
    table = vtes_table(Box(), A={"pool": 1}, B={"pool": 30, "ready": ["bob", "bea"]}, C={"pool": 30})
    state = table.state
    alive = AHEAD.worth(state, Seat(0))
    state.players[0].out = True
    assert AHEAD.worth(state, Seat(0)) < alive - 50.0


def test_hopes_add_up_and_are_even_as_a_duel_begins() -> None:
    """What people are told. A search goes by 16 % for either seat in the first turns."""
    even = vtes_table(Box(), A={"pool": 30}, B={"pool": 30}).state
    assert AHEAD.hope(even, Seat(0)) == pytest.approx(0.5)
    ahead = vtes_table(Box(), A={"pool": 12, "ready": ["bob"]}, B={"pool": 6, "ready": ["bea"]}).state
    hopes = [AHEAD.hope(ahead, Seat(seat)) for seat in range(2)]
    assert hopes[0] > 0.5 > hopes[1]
    assert sum(hopes) == pytest.approx(1.0)


def test_at_a_larger_table_hopes_are_shares_too() -> None:
    state = vtes_table(Box(), A={"pool": 30}, B={"pool": 30}, C={"pool": 30}).state
    state.players[0].pool = 20
    hopes = [AHEAD.hope(state, Seat(seat)) for seat in range(3)]
    assert sum(hopes) == pytest.approx(1.0)
    assert hopes[0] == min(hopes) > 0.1


def test_whoever_has_won_hopes_for_nothing_more() -> None:
    """VTES-OUST-05: the victory points decide."""
    table = vtes_table(Box(), A={"pool": 30, "ready": ["bob"]}, B={"pool": 1})
    table.match.concede(Seat(1))
    assert table.match.winners == [Seat(0)]
    assert [round(AHEAD.hope(table.state, Seat(seat)), 6) for seat in range(2)] == [1.0, 0.0]
