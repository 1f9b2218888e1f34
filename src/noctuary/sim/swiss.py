"""A Swiss tournament: in each round those meet who stand alike, and nobody meets anybody twice.

Whoever wins more games of a meeting has 1 point, both have half a point for as many. With an odd number, the
lowest who has not yet rested rests, for 1 point. Of those with as many points, whoever won the larger share
of games stands first, then whoever was named first.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from noctuary.events.pairing import REST, Pair, most_rounds, paired, with_rest
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId
from noctuary.sim.contests import Contest, Meeting
from noctuary.sim.crews import Crew
from noctuary.sim.job import Progress
from noctuary.sim.keeping import Book
from noctuary.sim.round_robin import Standings, play
from noctuary.sim.workers import crew_of

Round = list[Pair]


@dataclass
class Swiss:
    """The course of a tournament: the rounds so far, and the standings they come to."""

    standings: Standings
    rounds: list[Round] = field(default_factory=list)

    def points(self, one: int) -> float:
        return sum(self._won(one, other) for pairs in self.rounds for other in _partner(pairs, one))

    def _won(self, one: int, other: int) -> float:
        if other == REST:
            return 1.0
        won, lost = self.standings.won(one, other), self.standings.won(other, one)
        return 1.0 if won > lost else 0.5 if won == lost else 0.0

    def games_share(self, one: int) -> float | None:
        """None for whoever has only rested."""
        others = range(len(self.standings.names))
        games = sum(self.standings.games[one])
        return sum(self.standings.won(one, other) for other in others) / games if games else None

    def order(self) -> list[int]:
        """From first to last."""
        entrants = range(len(self.standings.names))
        return sorted(entrants, key=lambda one: (-self.points(one), -self._tie_break(one), one))

    def _tie_break(self, one: int) -> float:
        share = self.games_share(one)
        return 0.5 if share is None else share

    def next_round(self) -> Round:
        met = {pair for pairs in self.rounds for one, other in pairs for pair in ((one, other), (other, one))}
        found = paired(with_rest(self.order()), met)
        assert found is not None  # there are never more rounds than that
        return found

    def document(self) -> Document:
        names = [*self.standings.names, ""]  # the last is who rests
        table: list[Json] = []
        for one in self.order():
            share = self.games_share(one)
            told = None if share is None else round(share, 4)
            table.append({"name": names[one], "points": self.points(one), "games_share": told})
        rounds: list[Json] = [[[names[one], names[other]] for one, other in pairs] for pairs in self.rounds]
        return {**self.standings.document(), "swiss": table, "rounds": rounds}


def _partner(pairs: Round, one: int) -> list[int]:
    return [b if a == one else a for a, b in pairs if one in (a, b)]


def check_rounds(contest: Contest, rounds: int) -> None:
    most = most_rounds(len(contest.names))
    if rounds > most:
        raise NoctuaryError(
            MessageId("sim-error-rounds"), rounds=rounds, entrants=len(contest.names), most=most
        )


def games_of_swiss(contest: Contest, rounds: int) -> int:
    """How many games there will be."""
    return rounds * (len(contest.names) // 2) * sum(meeting.plan.games for meeting in contest.between(0, 1))


def run_swiss(
    contest: Contest,
    rounds: int,
    jobs: int = 1,
    progress: Progress | None = None,
    crew: Crew | None = None,
    book: Book | None = None,
    anchor: str = "",
) -> Swiss:
    """Play so many rounds; who meets whom follows from the results so far, so one seed gives one course."""
    check_rounds(contest, rounds)
    swiss = Swiss(Standings(contest, anchor))
    hands = crew or crew_of(jobs)
    began = time.perf_counter()
    try:
        for _ in range(rounds):
            pairs = swiss.next_round()
            swiss.rounds.append(pairs)
            play(swiss.standings, _meetings(contest, pairs), hands, book, progress)
    except KeyboardInterrupt:
        swiss.standings.interrupted = True
    swiss.standings.sums.end()
    swiss.standings.seconds = time.perf_counter() - began
    return swiss


def _meetings(contest: Contest, pairs: Round) -> list[Meeting]:
    return [
        meeting for one, other in pairs if REST not in (one, other) for meeting in contest.between(one, other)
    ]
