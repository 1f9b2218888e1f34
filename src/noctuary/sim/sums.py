"""What all kinds of series add up alike: who won, how long it took, who began, cards, the course of life."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from noctuary.kernel.game import Document, Json
from noctuary.sim.intervals import Interval, Mean, Ratio, told, wilson
from noctuary.sim.plans import Plan
from noctuary.sim.playing import Outcome
from noctuary.sim.setups import seat_label

_LAST_TURN: Final = 200  # of a curve: what few games reach says little


@dataclass(frozen=True)
class Failure:
    number: int
    seed: bytes
    error: str


@dataclass
class Matrix:
    """Who won against whom. At a table of several, whoever won has beaten each of the others."""

    games: Counter[tuple[str, str]] = field(default_factory=Counter)
    won: Counter[tuple[str, str]] = field(default_factory=Counter)  # halves: a draw is one

    def add(self, names: tuple[str, ...], winners: tuple[int, ...]) -> None:
        for one in range(len(names)):
            for other in range(len(names)):
                met = (one in winners) != (other in winners) or not winners
                if met and names[one] != names[other]:
                    self.games[names[one], names[other]] += 1
                    self.won[names[one], names[other]] += 2 * (one in winners) + (not winners)

    def names(self) -> list[str]:
        return list(dict.fromkeys(one for one, _ in self.games))

    def share(self, one: str, other: str) -> float:
        games = self.games[one, other]
        return self.won[one, other] / 2 / games if games else 0.5

    def interval(self, one: str, other: str) -> Interval:
        return wilson(self.won[one, other] / 2, self.games[one, other])


@dataclass
class Tally:
    """One bot over a series: a game counts once for it, however many seats it holds."""

    seats: int = 0  # of a table
    games: int = 0
    wins: int = 0
    points: Ratio = field(default_factory=Ratio)

    def points_interval(self, seats: int) -> Interval:
        """Of its share of the victory points; who holds all seats of a table has all of them, for sure."""
        return (1.0, 1.0) if self.seats == seats else self.points.interval()

    def document(self, name: str, seats: int) -> Document:
        found: Document = {
            "bot": name,
            "seats": self.seats,
            "games": self.games,
            "wins": self.wins,
            "share": round(self.wins / max(self.games, 1), 4),
            "interval": list[Json](told(wilson(self.wins, self.games))),
        }
        if self.points.whole:
            found["points"] = self.points.part
            found["points_share"] = round(self.points.share, 4)
            found["points_interval"] = list[Json](told(self.points_interval(seats)))
            found["points_even"] = round(self.seats / seats, 4)
        return found


@dataclass
class CardUse:
    """How a card went with winning: seats that played it at least once, and how often in all."""

    by_winners: int = 0
    by_losers: int = 0
    times: int = 0

    @property
    def seats(self) -> int:
        return self.by_winners + self.by_losers

    def interval(self) -> Interval:
        return wilson(self.by_winners, self.seats)


@dataclass
class Sums:
    """Everything about the games that were played. What is gathered on request is empty without."""

    games: int = 0
    draws: int = 0
    first_wins: int = 0
    first_even: float = 0.0  # games that whoever begins would have won by lot
    turns: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)
    by_bot: dict[str, Tally] = field(default_factory=dict)
    bots: Matrix = field(default_factory=Matrix)
    seats: Matrix = field(default_factory=Matrix)  # by what sits there
    shown: Counter[int] = field(default_factory=Counter)  # turns of others, by the questions that they bring
    asked: int = 0
    cards: dict[str, CardUse] = field(default_factory=dict)
    winners: list[Mean] = field(default_factory=list)  # by turn: what they live by
    losers: list[Mean] = field(default_factory=list)

    def add(self, plan: Plan, outcome: Outcome) -> None:
        self.games += 1
        if outcome.error:
            seed = plan.seed_of(outcome.number)
            self.failures.append(Failure(outcome.number, seed, outcome.error))
            return
        self.turns[outcome.turns] += 1
        self.decisions += outcome.decisions
        self.draws += not outcome.winners
        self.first_wins += outcome.first in outcome.winners
        self.first_even += len(outcome.winners) / len(plan.seats)
        if outcome.ending:
            self.endings[outcome.ending] += 1
        self.shown.update(outcome.shown)
        self.asked += outcome.asked
        bots = plan.bots_at(outcome.number)
        self.bots.add(bots, outcome.winners)
        self.seats.add(tuple(seat_label(seat) for seat in plan.seats), outcome.winners)
        self._add_bots(bots, outcome)
        self._add_course(outcome)

    @property
    def ended(self) -> int:
        return self.games - len(self.failures)

    @property
    def decided(self) -> int:
        return self.ended - self.draws

    @property
    def turns_mean(self) -> float:
        return round(sum(turns * count for turns, count in self.turns.items()) / max(self.ended, 1), 3)

    def end(self) -> None:
        """Several processes play in no order; whoever reads it wants one."""
        self.failures.sort(key=lambda failure: (failure.number, failure.seed))

    def _add_bots(self, bots: tuple[str, ...], outcome: Outcome) -> None:
        for name in dict.fromkeys(bots):
            seats = [seat for seat, bot in enumerate(bots) if bot == name]
            tally = self.by_bot.setdefault(name, Tally(len(seats)))
            tally.games += 1
            tally.wins += any(seat in outcome.winners for seat in seats)
            if outcome.points:
                tally.points.add(sum(outcome.points[seat] for seat in seats), sum(outcome.points))

    def _add_course(self, outcome: Outcome) -> None:
        for seat, cards in enumerate(outcome.cards if outcome.winners else ()):
            for card, times in cards.items():
                use = self.cards.setdefault(card, CardUse())
                use.times += times
                use.by_winners += seat in outcome.winners
                use.by_losers += seat not in outcome.winners
        if not outcome.winners:
            return
        for turn, values in enumerate(outcome.vitals[:_LAST_TURN]):
            if turn == len(self.winners):
                self.winners.append(Mean())
                self.losers.append(Mean())
            for seat, value in enumerate(values):
                (self.winners if seat in outcome.winners else self.losers)[turn].add(value)

    # -- as data ----------------------------------------------------------------------------------------

    def failed(self) -> list[Json]:
        return [
            {"game": failure.number, "seed": failure.seed.hex(), "error": failure.error}
            for failure in self.failures
        ]

    def questions(self) -> Document:
        """What a person with the usual settings is shown in a turn of another."""
        turns = max(self.shown.total(), 1)
        shown = sum(count * times for count, times in self.shown.items())
        return {
            "turns_of_others": self.shown.total(),
            "asked_mean": round(self.asked / turns, 2),
            "shown_mean": round(shown / turns, 2),
            "shown_95": _at_most(self.shown, 0.95),
            "shown_most": max(self.shown, default=0),
        }


def _at_most(counts: Counter[int], share: float) -> int:
    """The least number that so large a share does not exceed."""
    left = counts.total() * share
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    return 0
