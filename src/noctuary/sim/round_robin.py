"""Everybody against everybody: the pairings of a game, each played as a series in both seat orders."""

from __future__ import annotations

import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from itertools import combinations

from noctuary.kernel.game import Document, Json
from noctuary.sim.crews import Crew, outcomes
from noctuary.sim.series import Failure, Outcome, Plan, Progress, play_game
from noctuary.sim.workers import crew_of


@dataclass(frozen=True)
class Tournament:
    """What to play: so many games of each pair, half of them with the seats exchanged."""

    game: str
    entrants: tuple[str, ...]
    bot: str
    games: int
    seed: bytes
    options: tuple[tuple[str, Json], ...] = ()

    def plans(self) -> list[tuple[int, int, Plan]]:
        """Every series, with the entrants (by number) at seats A and B."""
        found: list[tuple[int, int, Plan]] = []
        for one, other in combinations(range(len(self.entrants)), 2):
            half = self.games // 2
            for a, b, games in ((one, other, self.games - half), (other, one, half)):
                names = (self.entrants[a], self.entrants[b])
                seed = self.seed + f" {names[0]} {names[1]}".encode()
                found.append((a, b, Plan(self.game, names, (self.bot, self.bot), games, seed, self.options)))
        return found


@dataclass
class Standings:
    """The sum of a tournament: `wins[i][j]` is how often entrant i beat entrant j."""

    tournament: Tournament
    wins: list[list[int]] = field(default_factory=list)
    games: list[list[int]] = field(default_factory=list)
    first_wins: int = 0
    decided: int = 0
    draws: int = 0
    turns: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)
    endings_of: list[Counter[str]] = field(default_factory=list)  # by the entrant who won
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    interrupted: bool = False

    def add(self, a: int, b: int, plan: Plan, outcome: Outcome) -> None:
        if outcome.error:
            self.failures.append(Failure(outcome.number, plan.seed_of(outcome.number), outcome.error))
            return
        self.games[a][b] += 1
        self.games[b][a] += 1
        self.turns[outcome.turns] += 1
        if not outcome.winners:
            self.draws += 1
            return
        self.decided += 1
        self.first_wins += outcome.first in outcome.winners
        winner, loser = (a, b) if 0 in outcome.winners else (b, a)
        self.wins[winner][loser] += 1
        if outcome.ending:
            self.endings[outcome.ending] += 1
            self.endings_of[winner][outcome.ending] += 1

    @property
    def played(self) -> int:
        return sum(self.turns.values())

    def share(self, one: int, other: int) -> float:
        """How much of what they played against each other the first one won; a draw is half a win."""
        games = self.games[one][other]
        if not games:
            return 0.5
        return (1 + (self.wins[one][other] - self.wins[other][one]) / games) / 2

    def document(self) -> Document:
        played = max(self.played, 1)
        names = self.tournament.entrants
        failures: list[Json] = [
            {"game": failure.number, "seed": failure.seed.hex(), "error": failure.error}
            for failure in self.failures
        ]
        return {
            "game": self.tournament.game,
            "bot": self.tournament.bot,
            "seed": self.tournament.seed.decode(),
            "entrants": list(names),
            "games": self.played,
            "games_per_pair": self.tournament.games,
            "wins": [list(row) for row in self.wins],
            "shares": [
                [round(self.share(one, other), 4) for other in range(len(names))] for one in range(len(names))
            ],
            "draws": self.draws,
            "first_wins": self.first_wins,
            "first_share": round(self.first_wins / max(self.decided, 1), 4),
            "turns_mean": round(sum(turns * count for turns, count in self.turns.items()) / played, 3),
            "turns": {str(turns): count for turns, count in sorted(self.turns.items())},
            "endings": dict(sorted(self.endings.items())),
            "endings_of": {
                name: dict(sorted(ends.items())) for name, ends in zip(names, self.endings_of, strict=True)
            },
            "errors": len(self.failures),
            "failures": failures,
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 3),
        }


def run_tournament(
    tournament: Tournament, jobs: int = 1, progress: Progress | None = None, crew: Crew | None = None
) -> Standings:
    """Play everything, in `jobs` processes or by another crew; the same seed gives the same standings.

    Ctrl-C ends it with what was played.
    """
    size = len(tournament.entrants)
    standings = Standings(
        tournament,
        wins=[[0] * size for _ in range(size)],
        games=[[0] * size for _ in range(size)],
        endings_of=[Counter() for _ in range(size)],
    )
    pairs = tournament.plans()
    plans = [plan for _, _, plan in pairs]
    began = time.perf_counter()
    try:
        numbers = [range(plan.games) for plan in plans]
        with closing(outcomes(play_game, plans, numbers, crew or crew_of(jobs))) as played:
            for place, outcome in played:
                a, b, plan = pairs[place]
                standings.add(a, b, plan, outcome)
                if progress is not None:
                    progress(1)
    except KeyboardInterrupt:
        standings.interrupted = True
    standings.failures.sort(key=lambda failure: (failure.number, failure.seed))
    standings.seconds = time.perf_counter() - began
    return standings
