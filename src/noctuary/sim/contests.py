"""Who meets whom: decks that one bot plays, or bots that play the same deals in each other's place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import combinations
from typing import NamedTuple, Protocol

from noctuary.kernel.game import Document, Json
from noctuary.sim.plans import Plan
from noctuary.sim.setups import seat_label
from noctuary.sim.tables import Table, shared_out


class Meeting(NamedTuple):
    """A plan in which two entrants (by number) play each other."""

    one: int
    other: int
    plan: Plan


class Contest(Protocol):
    """Entrants, and the games that any two of them play."""

    @property
    def game(self) -> str: ...

    @property
    def names(self) -> list[str]: ...

    @property
    def seed(self) -> bytes: ...

    def between(self, one: int, other: int) -> list[Meeting]: ...

    def winner(self, meeting: Meeting, number: int, seat: int) -> int:
        """The entrant at that seat in a game of a meeting."""
        ...

    def document(self) -> Document:
        """What it says of itself."""
        ...

    def identity(self) -> Json: ...


def said(contest: Contest) -> Document:
    """The options of all its games."""
    return next((meeting.plan.said() for meeting in contest.between(0, 1)), {}) if contest.names[1:] else {}


def everybody(contest: Contest) -> list[Meeting]:
    """Each against each other."""
    pairs = combinations(range(len(contest.names)), 2)
    return [meeting for one, other in pairs for meeting in contest.between(one, other)]


@dataclass(frozen=True)
class Tournament:
    """Decks (Fables …) that one bot plays: so many games of each pair, half with the seats exchanged."""

    game: str
    entrants: tuple[str, ...]
    bot: str
    games: int
    seed: bytes
    options: tuple[tuple[str, Json], ...] = ()
    course: bool = False
    record: bool = False

    @property
    def names(self) -> list[str]:
        """Two drafts of one deck often have one name: the second is told apart by its number."""
        labels = [seat_label(entrant) for entrant in self.entrants]
        before = [labels[:place].count(label) for place, label in enumerate(labels)]
        return [f"{label} #{more + 1}" if more else label for label, more in zip(labels, before, strict=True)]

    def plans(self) -> list[Meeting]:
        return everybody(self)

    def between(self, one: int, other: int) -> list[Meeting]:
        half = self.games // 2
        orders = ((one, other, self.games - half), (other, one, half))
        return [Meeting(first, second, self._plan(first, second, games)) for first, second, games in orders]

    def _plan(self, one: int, other: int, games: int) -> Plan:
        seats = (self.entrants[one], self.entrants[other])
        return Plan(
            self.game,
            seats,
            (self.bot, self.bot),
            games,
            self.seed + f" {seats[0]} {seats[1]}".encode(),
            self.options,
            course=self.course,
            record=self.record,
        )

    def winner(self, meeting: Meeting, number: int, seat: int) -> int:
        return meeting.other if seat else meeting.one

    def document(self) -> Document:
        return {"bot": self.bot, "entrants": list[Json](self.names)}

    def identity(self) -> Json:
        return ["tournament", self._plan(0, 1, 0).identity(), list(self.entrants)]


@dataclass(frozen=True)
class Ladder:
    """Bots at the same tables: each pair plays the same deals, once in each other's place.

    `plan` says all about their games but who plays; the games of a pair are shared out among the tables.
    """

    bots: tuple[str, ...]
    plan: Plan
    tables: tuple[Table, ...]

    @property
    def game(self) -> str:
        return self.plan.game

    @property
    def names(self) -> list[str]:
        return list(self.bots)

    @property
    def seed(self) -> bytes:
        return self.plan.seed

    @property
    def games(self) -> int:
        return self.plan.games

    def between(self, one: int, other: int) -> list[Meeting]:
        counts = shared_out(self.plan.games, 2, len(self.tables))
        return [
            Meeting(one, other, self._plan(one, other, place, games))
            for place, games in enumerate(counts)
            if games
        ]

    def _plan(self, one: int, other: int, place: int, games: int) -> Plan:
        table = self.tables[place]
        return replace(
            self.plan,
            seats=table,
            bots=tuple(self.bots[other if seat % 2 else one] for seat in range(len(table))),
            games=games,
            mirror=True,
            begins=place,
            seed=self.plan.seed + f" {place} {' '.join(map(seat_label, table))}".encode(),
        )

    def winner(self, meeting: Meeting, number: int, seat: int) -> int:
        by = self.bots[meeting.one] == meeting.plan.bots_at(number)[seat]
        return meeting.one if by else meeting.other

    def document(self) -> Document:
        return {
            "bots": list[Json](self.bots),
            "entrants": list[Json](self.bots),
            "tables": [list[Json](map(seat_label, table)) for table in self.tables],
        }

    def identity(self) -> Json:
        return [
            "ladder",
            replace(self.plan, seats=()).identity(),
            list(self.bots),
            [list(table) for table in self.tables],
        ]
