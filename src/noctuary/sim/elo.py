"""Strengths out of results: Elo numbers of greatest likelihood (Bradley and Terry), with 95 % intervals.

A drawn game is half a win for each. Each entrant has also drawn one game with an imaginary one of the mean
strength: so nobody who won or lost everything is infinitely strong or weak, and all are on one scale however
few have met. The intervals are those of the difference to the anchor, by the curvature of the likelihood;
games are taken as independent of each other.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from noctuary.sim.intervals import SURE

POINTS: Final = 400 / math.log(10)  # of Elo to a natural unit of strength
ANCHOR: Final = 1000  # what the anchor has
_ROUNDS: Final = 100
_ENOUGH: Final = 1e-10
_LARGEST_STEP: Final = 1.0

Numbers = list[list[float]]


@dataclass(frozen=True)
class Strength:
    """An Elo number and where it lies with 95 % probability; the anchor is where it is."""

    elo: float
    low: float
    high: float


def strengths(won: Sequence[Sequence[float]], games: Sequence[Sequence[int]], anchor: int) -> list[Strength]:
    """`won[i][j]` of `games[i][j]` games between i and j were won by i, draws as halves."""
    size = len(games)
    values = [0.0] * size
    for _ in range(_ROUNDS):
        slope, curve = _slope(values, won, games), _curve(values, games)
        steps = solved(curve, [[value] for value in slope])
        moved = [max(-_LARGEST_STEP, min(_LARGEST_STEP, step[0])) for step in steps]
        values = [value + step for value, step in zip(values, moved, strict=True)]
        if max(map(abs, moved)) < _ENOUGH:
            break
    unit: Numbers = [[float(row == column) for column in range(size)] for row in range(size)]
    spread = solved(_curve(values, games), unit)
    return [_strength(values, spread, one, anchor) for one in range(size)]


def _strength(values: list[float], spread: Numbers, one: int, anchor: int) -> Strength:
    variance = spread[one][one] + spread[anchor][anchor] - spread[one][anchor] - spread[anchor][one]
    elo = ANCHOR + POINTS * (values[one] - values[anchor])
    half = POINTS * SURE * math.sqrt(max(variance, 0.0))
    return Strength(elo, elo - half, elo + half)


def _chance(one: float, other: float) -> float:
    return 1 / (1 + math.exp(other - one))


def _slope(
    values: list[float], won: Sequence[Sequence[float]], games: Sequence[Sequence[int]]
) -> list[float]:
    found = [0.5 - _chance(value, 0.0) for value in values]  # the drawn game with the imaginary one
    for one in range(len(values)):
        for other in range(len(values)):
            if games[one][other]:
                found[one] += won[one][other] - games[one][other] * _chance(values[one], values[other])
    return found


def _curve(values: list[float], games: Sequence[Sequence[int]]) -> Numbers:
    """How sharply the likelihood bends: the information in the games, less for lopsided ones."""
    size = len(values)
    found: Numbers = [[0.0] * size for _ in range(size)]
    for one in range(size):
        alone = _chance(values[one], 0.0)
        found[one][one] += alone * (1 - alone)
        for other in range(size):
            if games[one][other]:
                chance = _chance(values[one], values[other])
                told = games[one][other] * chance * (1 - chance)
                found[one][one] += told
                found[one][other] -= told
    return found


def solved(matrix: Numbers, right: Numbers) -> Numbers:
    """What `matrix` has to be multiplied with to give `right`: Gauss, with the largest number first."""
    rows = [[*row, *values] for row, values in zip(matrix, right, strict=True)]
    size = len(rows)
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        first = rows[column]
        for row in range(size):
            if row != column:
                times = rows[row][column] / first[column]
                rows[row] = [value - times * above for value, above in zip(rows[row], first, strict=True)]
    return [[value / rows[row][row] for value in rows[row][size:]] for row in range(size)]
