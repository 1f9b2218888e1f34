"""A series of games between the same bots: the same seed gives the same results, whoever plays it.

A single game of a series can be played again with the seed that the report names.
"""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass, field, replace

from noctuary.kernel.game import Document, Json
from noctuary.sim.crews import Crew
from noctuary.sim.intervals import told, wilson
from noctuary.sim.job import Progress, played
from noctuary.sim.keeping import Book
from noctuary.sim.plans import Plan
from noctuary.sim.playing import Outcome
from noctuary.sim.setups import seat_label
from noctuary.sim.sums import Failure, Sums
from noctuary.sim.tables import Table, shared_out
from noctuary.sim.workers import crew_of


@dataclass(frozen=True)
class Series:
    """The games of `plan`, shared out among several tables; the seats of the plan are those of the first."""

    plan: Plan
    tables: tuple[Table, ...]

    def plans(self) -> list[Plan]:
        """A plan for each table: a seed of its own, and another seat that begins."""
        counts = shared_out(self.plan.games, self.plan.turns, len(self.tables))
        return [
            replace(
                self.plan,
                seats=table,
                games=games,
                begins=place,
                seed=self.plan.seed + f" {place} {' '.join(map(seat_label, table))}".encode(),
            )
            for place, (table, games) in enumerate(zip(self.tables, counts, strict=True))
            if games
        ]

    def identity(self) -> Json:
        return ["series", self.plan.identity(), [list(table) for table in self.tables]]


@dataclass
class Report:
    """The sum of a series. A win of a team counts for each of its seats."""

    plan: Plan
    tables: int = 1
    sums: Sums = field(default_factory=Sums)
    wins: list[int] = field(default_factory=list)  # by seat
    seconds: float = 0.0
    interrupted: bool = False  # somebody had seen enough: it is the sum of what was played until then

    def __post_init__(self) -> None:
        self.wins = [0] * len(self.plan.seats)

    def add(self, plan: Plan, outcome: Outcome) -> None:
        self.sums.add(plan, outcome)
        for seat in outcome.winners:
            self.wins[seat] += 1

    @property
    def games(self) -> int:
        return self.sums.games

    @property
    def draws(self) -> int:
        return self.sums.draws

    @property
    def failures(self) -> list[Failure]:
        return self.sums.failures

    def bots(self) -> list[Document]:
        """How each bot did, in the order in which they were named."""
        seats, tallies = len(self.plan.seats), self.sums.by_bot
        names = dict.fromkeys(self.plan.bots)
        return [tallies[name].document(name, seats) for name in names if name in tallies]

    def document(self) -> Document:
        """The report as data; the means are over the games that ended, intervals are of 95 %."""
        plan, sums = self.plan, self.sums
        return {
            "game": plan.game,
            "seats": [seat_label(seat) for seat in plan.seats] if self.tables == 1 else [],
            "tables": self.tables,
            "bots": list(plan.bots),
            "mirror": plan.mirror,
            "options": plan.said(),
            "seed": plan.seed.decode(errors="replace"),
            "games": sums.games,
            "wins": list(self.wins),
            "intervals": [list[Json](told(wilson(wins, sums.ended))) for wins in self.wins],
            "by_bot": list[Json](self.bots()),
            "draws": sums.draws,
            "first_wins": sums.first_wins,
            "first_interval": list[Json](told(wilson(sums.first_wins, sums.decided))),
            "endings": dict(sorted(sums.endings.items())),
            "errors": len(sums.failures),
            "failures": sums.failed(),
            "turns_mean": sums.turns_mean,
            "decisions_mean": round(sums.decisions / max(sums.ended, 1), 3),
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 3),
            **({"questions": sums.questions()} if plan.questions else {}),
        }


def run_series(
    plan: Plan | Series,
    jobs: int = 1,
    progress: Progress | None = None,
    crew: Crew | None = None,
    book: Book | None = None,
) -> Report:
    """Play it all, in `jobs` processes or by another crew; Ctrl-C ends it with what was played."""
    plans = plan.plans() if isinstance(plan, Series) else [plan]
    report = Report(plan.plan if isinstance(plan, Series) else plan, len(plans))
    began = time.perf_counter()
    try:
        with closing(played(plans, crew or crew_of(jobs), book, progress)) as games:
            for place, outcome in games:
                report.add(plans[place], outcome)
    except KeyboardInterrupt:
        report.interrupted = True
    report.sums.end()
    report.seconds = time.perf_counter() - began
    return report
