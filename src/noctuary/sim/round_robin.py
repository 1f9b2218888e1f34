"""Everybody against everybody: what a contest comes to when each pair plays its games."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field

from noctuary.kernel.game import Document, Json
from noctuary.sim.contests import Contest, Meeting, everybody, said
from noctuary.sim.crews import Crew
from noctuary.sim.elo import Strength, strengths
from noctuary.sim.intervals import told, wilson
from noctuary.sim.job import Progress, played
from noctuary.sim.keeping import Book
from noctuary.sim.playing import Outcome
from noctuary.sim.sums import Failure, Sums
from noctuary.sim.workers import crew_of

_ANCHOR = "greedy"  # where nobody names another


@dataclass
class Standings:
    """The sum of a contest: `wins[i][j]` is how often entrant i beat entrant j."""

    tournament: Contest
    anchor: str = ""
    sums: Sums = field(default_factory=Sums)
    wins: list[list[int]] = field(default_factory=list)
    games: list[list[int]] = field(default_factory=list)
    endings_of: list[Counter[str]] = field(default_factory=list)  # by the entrant who won
    seconds: float = 0.0
    interrupted: bool = False

    def __post_init__(self) -> None:
        self.names = self.tournament.names
        size = len(self.names)
        self.wins = [[0] * size for _ in range(size)]
        self.games = [[0] * size for _ in range(size)]
        self.endings_of = [Counter() for _ in range(size)]

    def add(self, meeting: Meeting, outcome: Outcome) -> None:
        self.sums.add(meeting.plan, outcome)
        if outcome.error:
            return
        one, other = meeting.one, meeting.other
        self.games[one][other] += 1
        self.games[other][one] += 1
        if not outcome.winners:
            return
        winner = self.tournament.winner(meeting, outcome.number, outcome.winners[0])
        self.wins[winner][other if winner == one else one] += 1
        if outcome.ending:
            self.endings_of[winner][outcome.ending] += 1

    @property
    def played(self) -> int:
        return self.sums.ended

    @property
    def draws(self) -> int:
        return self.sums.draws

    @property
    def failures(self) -> list[Failure]:
        return self.sums.failures

    def won(self, one: int, other: int) -> float:
        """Games of the first against the other; a draw is half a win."""
        return (self.games[one][other] + self.wins[one][other] - self.wins[other][one]) / 2

    def share(self, one: int, other: int) -> float:
        games = self.games[one][other]
        return self.won(one, other) / games if games else 0.5

    @property
    def anchored(self) -> int:
        """The entrant whose Elo number is fixed."""
        wanted = self.anchor or _ANCHOR
        return self.names.index(wanted) if wanted in self.names else 0

    def elo(self) -> list[Strength]:
        size = range(len(self.names))
        won = [[self.won(one, other) for other in size] for one in size]
        return strengths(won, self.games, self.anchored)

    def document(self) -> Document:
        sums, names, size = self.sums, self.names, range(len(self.names))
        return {
            "game": self.tournament.game,
            **self.tournament.document(),
            "options": said(self.tournament),
            "seed": self.tournament.seed.decode(errors="replace"),
            "games": self.played,
            "games_per_pair": max((max(row) for row in self.games), default=0),
            "wins": [list(row) for row in self.wins],
            "shares": [[round(self.share(one, other), 4) for other in size] for one in size],
            "intervals": [
                [list[Json](told(wilson(self.won(one, other), self.games[one][other]))) for other in size]
                for one in size
            ],
            "elo": [
                {
                    "name": names[one],
                    "elo": round(strength.elo, 1),
                    "low": round(strength.low, 1),
                    "high": round(strength.high, 1),
                    "games": sum(self.games[one]),
                }
                for one, strength in enumerate(self.elo())
            ],
            "anchor": names[self.anchored],
            "draws": sums.draws,
            "first_wins": sums.first_wins,
            "first_share": round(sums.first_wins / max(sums.decided, 1), 4),
            "first_interval": list[Json](told(wilson(sums.first_wins, sums.decided))),
            "turns_mean": sums.turns_mean,
            "turns": {str(turns): count for turns, count in sorted(sums.turns.items())},
            "endings": dict(sorted(sums.endings.items())),
            "endings_of": {
                name: dict(sorted(ends.items())) for name, ends in zip(names, self.endings_of, strict=True)
            },
            "errors": len(sums.failures),
            "failures": sums.failed(),
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 3),
        }


def run_tournament(
    contest: Contest,
    jobs: int = 1,
    progress: Progress | None = None,
    crew: Crew | None = None,
    book: Book | None = None,
    anchor: str = "",
) -> Standings:
    """Play everything, in `jobs` processes or by another crew; the same seed gives the same standings.

    Ctrl-C ends it with what was played.
    """
    standings = Standings(contest, anchor)
    began = time.perf_counter()
    try:
        play(standings, everybody(contest), crew or crew_of(jobs), book, progress)
    except KeyboardInterrupt:
        standings.interrupted = True
    standings.sums.end()
    standings.seconds = time.perf_counter() - began
    return standings


def play(
    standings: Standings, meetings: list[Meeting], crew: Crew, book: Book | None, progress: Progress | None
) -> None:
    """Add the games of these meetings."""
    with closing(played([meeting.plan for meeting in meetings], crew, book, progress)) as games:
        for place, outcome in games:
            standings.add(meetings[place], outcome)
