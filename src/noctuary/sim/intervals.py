"""How sure a measured number is: 95 % intervals, games taken as independent of each other."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final, TypeAlias

SURE: Final = 1.959964  # standard errors of a 95 % interval
_ALIKE: Final = 1e-12  # of the squares: what rounding leaves of nothing
Interval: TypeAlias = "tuple[float, float]"


def wilson(won: float, games: float) -> Interval:
    """Wilson's interval of a share; a drawn game may count as half a win. Without a game, anything may be."""
    if not games:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE / games
    middle = (share + square / 2) / (1 + square)
    half = SURE * math.sqrt(share * (1 - share) / games + square / (4 * games)) / (1 + square)
    return max(middle - half, 0.0), min(middle + half, 1.0)


@dataclass
class Ratio:
    """A part of something that differs from game to game, such as the victory points of a table.

    The interval is the usual one for a ratio of two means: how far each game strays from the ratio. All sums
    are of halves and their products, so they are exact, and their order does not matter. Where all games went
    alike (one took everything) there is no straying to go by: then it is Wilson's, as of a share of games.
    """

    games: int = 0
    part: float = 0.0
    whole: float = 0.0
    parts: float = 0.0  # squares of the part
    both: float = 0.0
    wholes: float = 0.0

    def add(self, part: float, whole: float) -> None:
        self.games += 1
        self.part += part
        self.whole += whole
        self.parts += part * part
        self.both += part * whole
        self.wholes += whole * whole

    @property
    def share(self) -> float:
        return self.part / self.whole if self.whole else 0.0

    def interval(self) -> Interval:
        if self.games < 2 or not self.whole:
            return 0.0, 1.0
        share = self.share
        strayed = max(self.parts - 2 * share * self.both + share * share * self.wholes, 0.0)
        if strayed <= _ALIKE * self.wholes:
            return wilson(share * self.games, self.games)
        half = SURE * math.sqrt(strayed * self.games / (self.games - 1)) / self.whole
        return max(share - half, 0.0), min(share + half, 1.0)


@dataclass
class Mean:
    """A mean of whole numbers."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float, times: int = 1) -> None:
        self.count += times
        self.total += value * times
        self.squares += value * value * times

    @property
    def value(self) -> float:
        return self.total / self.count if self.count else 0.0

    def interval(self) -> Interval:
        """By the normal approximation."""
        if self.count < 2:
            return self.value, self.value
        spread = max(self.squares / self.count - self.value**2, 0.0) * self.count / (self.count - 1)
        half = SURE * math.sqrt(spread / self.count)
        return self.value - half, self.value + half


def told(interval: Interval) -> list[float]:
    """As a program reads it."""
    return [round(interval[0], 4), round(interval[1], 4)]
