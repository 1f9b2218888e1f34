"""Seatings for rounds at tables of four and five: who is whose predator, and how good that is.

A table is a list of people in the order of play: each preys on the next. What a seating should not do is
known as nine rules, the first weighing more than all that follow (the V:EKN's criteria):

1. no predator meets the same prey again;
2. no two people share a table in every round;
3. the victory points one could win are alike for everybody;
4. no two people share a table more often than needed;
5. nobody sits fifth twice;
6. no two people have the same relative position again (prey, predator, grand prey, …);
7. nobody has the same seat again;
8. the transfers of first turns are alike for everybody;
9. no two people are neighbours again, or not neighbours again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp
from random import Random
from typing import Final

from noctuary.events.table_sizes import table_sizes

Tables = list[list[int]]
RULES: Final = 9
_BASE: Final = 4096  # a rule weighs so many times the next
_WEIGHTS: Final = tuple(_BASE ** (RULES - 1 - rule) for rule in range(RULES))
_FIFTH: Final = 4
_TRIES_EACH: Final = 400  # changes that are tried for each person
_STARTS: Final = 2
_FEWEST_TRIES: Final = 3000
_MOST_TRIES: Final = 16_000
_STALLED: Final = 2500  # tries without anything better: it is as good as it gets


@dataclass
class History:
    """What earlier rounds have brought together."""

    rounds: int = 0
    prey: Counter[tuple[int, int]] = field(default_factory=Counter)  # by predator and prey
    met: Counter[tuple[int, int]] = field(default_factory=Counter)  # lower number first
    relation: Counter[tuple[int, int, str]] = field(default_factory=Counter)
    group: Counter[tuple[int, int, bool]] = field(default_factory=Counter)
    seats: Counter[tuple[int, int]] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)  # that could be won
    transfers: Counter[int] = field(default_factory=Counter)
    played: Counter[int] = field(default_factory=Counter)

    def add(self, tables: Tables) -> None:
        self.rounds += 1
        for table in tables:
            size = len(table)
            for place, one in enumerate(table):
                self.prey[one, table[(place + 1) % size]] += 1
                self.seats[one, place] += 1
                self.points[one] += size
                self.transfers[one] += transfers(place)
                self.played[one] += 1
                for far in range(1, size):
                    other = table[(place + far) % size]
                    self.relation[one, other, relation(far, size)] += 1
                    self.group[one, other, is_neighbour(far, size)] += 1
                    if one < other:
                        self.met[one, other] += 1


def history_of(rounds: Sequence[Tables]) -> History:
    history = History()
    for tables in rounds:
        history.add(tables)
    return history


def transfers(place: int) -> int:
    """In the first turn of the game: one for who begins, then two, three, and four for all others."""
    return min(place + 1, 4)


def relation(far: int, size: int) -> str:
    """What somebody is who sits so many seats further on."""
    if far == 1:
        return "prey"
    if far == size - 1:
        return "predator"
    if size == 5:
        return "grand prey" if far == 2 else "grand predator"
    return "across"


def is_neighbour(far: int, size: int) -> bool:
    return far in (1, size - 1)


# -- what a seating costs -----------------------------------------------------------------------------


def broken(history: History, table: Sequence[int]) -> list[int]:
    """How often one more table would break each rule, after these rounds."""
    found, size = [0] * RULES, len(table)
    for place, one in enumerate(table):
        _of_person(history, one, place, size, found)
        for far in range(1, size):
            other = table[(place + far) % size]
            if far == 1:
                found[0] += history.prey[one, other]
            if one < other:
                met = history.met[one, other]
                found[1] += met > 0 and met == history.rounds
                found[3] += met
                found[5] += history.relation[one, other, relation(far, size)]
                found[8] += history.group[one, other, is_neighbour(far, size)]
    return found


def _of_person(history: History, one: int, place: int, size: int, found: list[int]) -> None:
    """Squares, so that it is better for two to have a little less than for one to have much less."""
    found[2] += (5 * (history.played[one] + 1) - history.points[one] - size) ** 2
    found[4] += history.seats[one, _FIFTH] if place == _FIFTH else 0
    found[6] += history.seats[one, place]
    found[7] += (4 * (history.played[one] + 1) - history.transfers[one] - transfers(place)) ** 2


def cost(history: History, table: Sequence[int]) -> int:
    return sum(times * weight for times, weight in zip(broken(history, table), _WEIGHTS, strict=True))


def measure(rounds: Sequence[Tables]) -> list[int]:
    """How often a whole course of rounds breaks each of the rules, the first rule first."""
    history, total = History(), [0] * RULES
    for tables in rounds:
        for table in tables:
            total = [sum(both) for both in zip(total, broken(history, table), strict=True)]
        history.add(tables)
    return total


# -- the search ---------------------------------------------------------------------------------------


def seat(people: Sequence[int], history: History, random: Random) -> Tables:
    """Tables for one more round. The same chance gives the same seating.

    Two people change places as long as that makes it better, or now and then a little worse (annealing);
    what a change costs is known from the two tables alone.
    """
    sizes = table_sizes(len(people))
    best: tuple[int, Tables] | None = None
    for _ in range(_STARTS if history.rounds else 1):
        found = _Annealing(_dealt(people, sizes, random), history, random)
        if history.rounds:
            found.run(min(max(_FEWEST_TRIES, _TRIES_EACH * len(people)), _MOST_TRIES))
        if best is None or found.best_cost < best[0]:
            best = found.best_cost, found.best
    return [] if best is None else best[1]


def _dealt(people: Sequence[int], sizes: Sequence[int], random: Random) -> Tables:
    left = list(people)
    random.shuffle(left)
    tables, begin = [], 0
    for size in sizes:
        tables.append(left[begin : begin + size])
        begin += size
    return tables


class _Annealing:
    def __init__(self, tables: Tables, history: History, random: Random) -> None:
        self._tables, self._history, self._random = tables, history, random
        self._costs = [cost(history, table) for table in tables]
        self._places = [(n, place) for n, table in enumerate(tables) for place in range(len(table))]
        self._keep()

    def _keep(self) -> None:
        self.best_cost = sum(self._costs)
        self.best = [list(table) for table in self._tables]

    def run(self, tries: int) -> None:
        better = 0
        for number in range(tries):
            if number - better > _STALLED:
                return
            self._try(1.0 - number / tries)
            if sum(self._costs) < self.best_cost:
                self._keep()
                better = number

    def _try(self, heat: float) -> None:
        """Two people change places."""
        (one, here), (other, there) = self._random.sample(self._places, 2)
        tables, costs = self._tables, self._costs
        before = costs[one] + (costs[other] if other != one else 0)
        self._swap(one, here, other, there)
        changed = {number: cost(self._history, tables[number]) for number in {one, other}}
        after = sum(changed.values())
        if after > before and not self._accepts(before, after, heat):
            self._swap(one, here, other, there)
            return
        for number, value in changed.items():
            costs[number] = value

    def _swap(self, one: int, here: int, other: int, there: int) -> None:
        tables = self._tables
        tables[one][here], tables[other][there] = tables[other][there], tables[one][here]

    def _accepts(self, before: int, after: int, heat: float) -> bool:
        """Something worse, seldom and less and less; how much worse counts by the rank of the rule."""
        worse = (after.bit_length() - before.bit_length()) + 1
        return self._random.random() < 0.2 * heat * heat * exp(-max(0, worse) / (1 + 12 * heat))


# -- the final ----------------------------------------------------------------------------------------


def insert(row: Sequence[int], one: int, place: int) -> list[int]:
    """A finalist puts herself into the row: the lowest seed first, the first seed last.

    Read from left to right the row is the order of play.
    """
    place = max(0, min(place, len(row)))
    return [*row[:place], one, *row[place:]]
