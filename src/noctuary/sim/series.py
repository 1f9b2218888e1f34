"""A series of games between bots: the same seed gives the same results, whatever the number of processes.

The seats keep their bots and take turns at beginning: game 0 is begun by seat A, game 1 by seat B and so
on. Everything else in game n follows from the series' seed and n alone, so a single game of a series can
be played again with the seed that the report names.
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field, replace
from typing import Final, TypeAlias

from noctuary.bots import Bot
from noctuary.bots.own import any_bot
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.sim.crews import Crew, outcomes
from noctuary.sim.setups import seat_label, setup_for
from noctuary.sim.shown import Shown
from noctuary.sim.workers import crew_of
from noctuary.text.menu import menu_of

Progress: TypeAlias = Callable[[int], None]  # told how many more games are done

_LONGEST: Final = 200_000  # decisions; a game that has not ended by then never will


@dataclass(frozen=True)
class Plan:
    """What to play: `seats` names what sits where (Fables, decks), `bots` who plays it."""

    game: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    games: int
    seed: bytes
    options: tuple[tuple[str, Json], ...] = ()  # further fields of the setup, such as relics
    questions: bool = False  # also count those that a person would be shown

    def setup(self, number: int) -> Document:
        first = seat_letter(Seat(number % len(self.seats)))
        return setup_for(self.game, self.seats, first=first, **dict(self.options))

    def seed_of(self, number: int) -> bytes:
        return _derive(self.seed, b"game", number)

    def players(self, number: int) -> list[Bot]:
        return [
            any_bot(name, self.game, _derive(self.seed_of(number), b"bot", seat))
            for seat, name in enumerate(self.bots)
        ]


def _derive(seed: bytes, purpose: bytes, number: int) -> bytes:
    return hashlib.blake2b(number.to_bytes(8, "big") + seed, digest_size=32, person=purpose).digest()


@dataclass(frozen=True)
class Outcome:
    """How one game ended; `error` is the exception that ended it instead."""

    number: int
    winners: tuple[int, ...]
    turns: int
    decisions: int
    error: str = ""
    first: int = 0  # the seat that began
    ending: str = ""  # what kind of victory it was, in a game that has several
    shown: tuple[int, ...] = ()  # where counted: to a person, for each seat and turn of another
    asked: int = 0  # in those turns, shown or not


@dataclass(frozen=True)
class Failure:
    number: int
    seed: bytes
    error: str


@dataclass
class Report:
    """The sum of a series. A win of a team counts for each of its seats."""

    plan: Plan
    games: int = 0
    wins: list[int] = field(default_factory=list)
    draws: int = 0
    first_wins: int = 0
    turns: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    shown: Counter[int] = field(default_factory=Counter)  # turns of others, by the questions that they bring
    asked: int = 0
    seconds: float = 0.0
    failures: list[Failure] = field(default_factory=list)
    interrupted: bool = False  # somebody had seen enough: it is the sum of what was played until then

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        if outcome.error:
            seed = self.plan.seed_of(outcome.number)
            self.failures.append(Failure(outcome.number, seed, outcome.error))
            return
        self.turns += outcome.turns
        self.decisions += outcome.decisions
        self.draws += not outcome.winners
        self.first_wins += outcome.first in outcome.winners
        if outcome.ending:
            self.endings[outcome.ending] += 1
        for seat in outcome.winners:
            self.wins[seat] += 1
        self.shown.update(outcome.shown)
        self.asked += outcome.asked

    def questions(self) -> Document:
        """What a person with the usual settings is shown in a turn of another."""
        turns = max(self.shown.total(), 1)
        told = sum(count * times for count, times in self.shown.items())
        return {
            "turns_of_others": self.shown.total(),
            "asked_mean": round(self.asked / turns, 2),
            "shown_mean": round(told / turns, 2),
            "shown_95": _at_most(self.shown, 0.95),
            "shown_most": max(self.shown, default=0),
        }

    def document(self) -> Document:
        """The report as data; the means are over the games that ended."""
        ended = max(self.games - len(self.failures), 1)
        plan = self.plan
        failures: list[Json] = [
            {"game": failure.number, "seed": failure.seed.hex(), "error": failure.error}
            for failure in self.failures
        ]
        return {
            "game": plan.game,
            "seats": [seat_label(seat) for seat in plan.seats],
            "bots": list(plan.bots),
            "games": self.games,
            "wins": list(self.wins),
            "draws": self.draws,
            "first_wins": self.first_wins,
            "endings": dict(sorted(self.endings.items())),
            "errors": len(self.failures),
            "failures": failures,
            "turns_mean": round(self.turns / ended, 3),
            "decisions_mean": round(self.decisions / ended, 3),
            "interrupted": self.interrupted,
            "seconds": round(self.seconds, 3),
            **({"questions": self.questions()} if plan.questions else {}),
        }


def _at_most(counts: Counter[int], share: float) -> int:
    """The least number that so large a share does not exceed."""
    left = counts.total() * share
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0


def play_game(plan: Plan, number: int) -> Outcome:
    """Play one game of the plan to its end; whatever it raises is part of the outcome."""
    decisions = 0
    try:
        match = Match.start(plan.game, plan.setup(number), plan.seed_of(number))
        players = plan.players(number)
        shown = Shown(match) if plan.questions else None
        while match.decision is not None:
            if shown is not None:
                shown.look(match)
            match.play(players[match.decision.seat].choose(match))
            decisions += 1
            if decisions > _LONGEST:
                return Outcome(number, (), match.turns, decisions, "endless")
    except Exception as wrong:  # one bad game must not end the series
        return Outcome(number, (), 0, decisions, f"{type(wrong).__name__}: {wrong}")
    winners = tuple(int(seat) for seat in match.winners)
    menu = menu_of(plan.game)
    first, ending = menu.first(match), menu.ending(match)
    outcome = Outcome(number, winners, match.turns, decisions, first=first, ending=ending)
    if shown is None:
        return outcome
    shown.end()
    return replace(outcome, shown=tuple(shown.counts), asked=shown.asked)


def run_series(
    plan: Plan, jobs: int = 1, progress: Progress | None = None, crew: Crew | None = None
) -> Report:
    """Play the whole plan, in `jobs` processes or by another crew; Ctrl-C ends it with what was played."""
    report = Report(plan, wins=[0] * len(plan.seats))
    began = time.perf_counter()
    try:
        with closing(outcomes(play_game, [plan], [range(plan.games)], crew or crew_of(jobs))) as played:
            for _, outcome in played:
                report.add(outcome)
                if progress is not None:
                    progress(1)
    except KeyboardInterrupt:
        report.interrupted = True
    report.failures.sort(key=lambda failure: failure.number)  # several processes play in no order
    report.seconds = time.perf_counter() - began
    return report
