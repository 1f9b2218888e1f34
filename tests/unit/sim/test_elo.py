"""Elo numbers: true strengths come out of enough games, and the intervals hold them."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.sim.elo import ANCHOR, strengths


def games_between(true: list[float], each: int, seed: int) -> tuple[list[list[float]], list[list[int]]]:
    random, size = Random(seed), len(true)
    won = [[0.0] * size for _ in true]
    for one in range(size):
        for other in range(one + 1, size):
            chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
            wins = sum(random.random() < chance for _ in range(each))
            won[one][other], won[other][one] = wins, each - wins
    return won, [[0 if one == other else each for other in range(size)] for one in range(size)]


TRUE = [1000.0, 1100.0, 1300.0, 850.0]


def test_true_strengths_are_found_again() -> None:
    found = strengths(*games_between(TRUE, 5000, 1), anchor=0)
    for strength, true in zip(found, TRUE, strict=True):
        assert strength.elo == pytest.approx(true, abs=15)


def test_nineteen_of_twenty_intervals_hold_the_truth() -> None:
    inside = total = 0
    for seed in range(60):
        found = strengths(*games_between(TRUE, 100, seed), anchor=0)
        for strength, true in zip(found[1:], TRUE[1:], strict=True):
            inside += strength.low <= true <= strength.high
            total += 1
    assert 0.90 <= inside / total <= 0.99


def test_who_won_everything_is_not_infinitely_strong() -> None:
    won, games = [[0.0, 20.0], [0.0, 0.0]], [[0, 20], [20, 0]]
    best, worst = strengths(won, games, anchor=1)
    assert 1300 < best.elo < 2000
    assert best.low < best.elo < best.high
    assert worst.elo == ANCHOR


def test_those_who_never_met_are_on_one_scale() -> None:
    games = [[0, 10, 0, 0], [10, 0, 0, 0], [0, 0, 0, 10], [0, 0, 10, 0]]
    won = [[0.0, 8.0, 0, 0], [2.0, 0, 0, 0], [0, 0, 0, 5.0], [0, 0, 5.0, 0]]
    a, b, c, d = strengths(won, games, anchor=2)
    assert a.elo > c.elo == d.elo > b.elo
    assert a.high - a.low > 300  # nobody can be sure


def test_draws_are_half_a_win_each() -> None:
    one, other = strengths([[0.0, 5.0], [5.0, 0.0]], [[0, 10], [10, 0]], anchor=0)
    assert one.elo == pytest.approx(other.elo)
