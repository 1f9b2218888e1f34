"""The learned judge of Twisted Fables: a small network over `fables_features`, fitted to games of the search.

`tools/train_fables_judge.py` made its weights; docs/learned-judges.md says from what, and how good they are.
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from noctuary.bots.fables_features import features
from noctuary.bots.judge import squashed
from noctuary.games.fables.state import State
from noctuary.kernel.ids import Seat

_FILE: Final = "fables_judge.json"


class Network:
    """One hidden layer over both sides, and a straight line for each Fable beside it."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.fables: list[str] = document["fables"]
        self.features: list[str] = document["features"]
        self.hidden: list[list[float]] = document["hidden"]  # by unit, then by feature
        self.mover: list[list[float]] = document["mover"]  # by Fable whose turn begins, then by unit
        self.other: list[list[float]] = document["other"]
        self.out: list[float] = document["out"]
        self.line: list[list[float]] = document["line"]  # by Fable, then by feature of her side

    def lead(self, row: list[float], mover: int, other: int) -> float:
        """How far the Fable whose turn begins is ahead, as the logarithm of the odds."""
        places: list[int] = []
        values: list[float] = []
        for place, value in enumerate(row):
            if value != 0.0:
                places.append(place)
                values.append(value)
        known = len(places)
        total = 0.0
        first = self.mover[mover]
        second = self.other[other]
        for unit, weights in enumerate(self.hidden):
            active = first[unit] + second[unit]
            for at in range(known):
                active += values[at] * weights[places[at]]
            if active > 0.0:
                total += active * self.out[unit]
        mine = self.line[mover]
        hers = self.line[other]
        width = len(mine)
        for at in range(known):
            place = places[at]
            if place < width:
                total += values[at] * mine[place]
            elif place < 2 * width:
                total -= values[at] * hers[place - width]
        return total


class Learned:
    """The network with its weights, read when it is first asked."""

    def __init__(self) -> None:
        self._network: Network | None = None

    def network(self) -> Network:
        found = self._network
        if found is None:
            text = files("noctuary.bots").joinpath(_FILE).read_text(encoding="utf-8")
            found = self._network = Network(json.loads(text))
        return found

    def estimate(self, s: State, seat: Seat) -> float:
        """How likely this seat is to win a duel in which a turn begins."""
        mover = s.active
        boards = s.boards
        sheets = s.pool.sheet_of
        lead = self.network().lead(
            features(s, mover),
            sheets[boards[mover].sheet.first_kind],
            sheets[boards[1 - mover].sheet.first_kind],
        )
        return squashed(lead if mover == seat else -lead)
