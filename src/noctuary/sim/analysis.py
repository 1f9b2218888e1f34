"""A game looked at again: how likely each seat was to win, where that changed, and the moves that cost most.

Each decision is judged from what its seat could know then (`bots/onlooker.py`). A first look at all of them
is short; the moves that seem to have cost most are then thought through as `hard` would.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from noctuary.bots import judge_ahead
from noctuary.bots.onlooker import Look, Onlooker
from noctuary.bots.reasons import Reason, reasons_of
from noctuary.bots.search import Budget
from noctuary.bots.strengths import HARD, budget_of
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import ABANDON, CONCEDE, TIME, Move
from noctuary.kernel.records import Record

PLAYOUTS: Final = 60  # lines that a first look follows
TURNINGS: Final = 6
_SUSPECTS: Final = 2  # times as many as are told of are thought through
_WORLDS: Final = 24  # for a comparison that is told; a first look makes do with a third
_WORTH_TELLING: Final = 0.02  # two games of a hundred
_SWINGS: Final = 4
_LEAST_SWING: Final = 0.05
_NO_MOVES: Final = (ABANDON, CONCEDE, TIME)  # what ends a game without having been on offer


class Every(Enum):
    """Which decisions are looked at."""

    DECISION = "decision"
    TURN = "turn"  # the first one of each seat in each turn


@dataclass(frozen=True)
class Point:
    """How likely the seat was to win when it decided, after so many moves."""

    made: int
    turn: int
    seat: Seat
    estimate: float


@dataclass(frozen=True)
class Turning:
    """A move that cost something: what would have been better, by how much, and why."""

    made: int
    turn: int
    seat: Seat
    played: Move
    better: Move
    before: float  # with the better move
    after: float  # with the one that was played
    reasons: tuple[Reason, ...]

    @property
    def loss(self) -> float:
        return self.before - self.after


@dataclass(frozen=True)
class Swing:
    """A stretch after which a seat stood otherwise: from a decision of hers to the next one, or to the end.

    Her move is part of it, and so is whatever the others did and chance brought until then.
    """

    made: int
    turn: int
    seat: Seat
    played: Move
    before: float
    after: float


@dataclass
class Analysis:
    """What was found; `looked` of `total` decisions were looked at."""

    game: str
    seats: int
    moves: int
    total: int
    looked: int = 0
    winners: tuple[Seat, ...] = ()
    points: list[Point] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)  # what cost most first
    interrupted: bool = False

    def estimates(self, seat: Seat) -> list[float]:
        """What a seat could hope for at each of its decisions, and how it ended."""
        values = [one.estimate for one in self.points if one.seat == seat]
        if self.winners and not self.interrupted:
            values.append(1.0 if seat in self.winners else 0.0)
        return values

    def swings(self, match: Match, most: int = _SWINGS) -> list[Swing]:
        """Where the estimates moved most, the largest first. What giving up brings is no move's doing."""
        found: list[Swing] = []
        moves = match.history
        cut_short = bool(moves) and moves[-1].verb in _NO_MOVES
        gave_up = [move.a for move in moves if move.verb == CONCEDE]
        for place in range(self.seats):
            seat = Seat(place)
            points = [one for one in self.points if one.seat == seat]
            hopes = (
                [one.estimate for one in points] if cut_short or place in gave_up else self.estimates(seat)
            )
            for one, then in zip(points, hopes[1:], strict=False):
                found.append(Swing(one.made, one.turn, seat, moves[one.made], one.estimate, then))
        found.sort(key=lambda one: (-abs(one.after - one.before), one.made))
        return [one for one in found[:most] if abs(one.after - one.before) >= _LEAST_SWING]

    def document(self, match: Match) -> Document:
        """For programs: moves in notation, estimates as shares of won games."""
        return {
            "game": self.game,
            "moves": self.moves,
            "decisions": self.total,
            "looked": self.looked,
            "interrupted": self.interrupted,
            "winners": [seat_letter(seat) for seat in self.winners],
            "estimates": [
                {
                    "made": one.made,
                    "turn": one.turn,
                    "seat": seat_letter(one.seat),
                    "estimate": round(one.estimate, 4),
                }
                for one in self.points
            ],
            "swings": [_swung(one, match.replayed(one.made)) for one in self.swings(match)],
            "turnings": [_told(one, match.replayed(one.made)) for one in self.turnings],
        }


def _swung(one: Swing | Turning, moment: Match) -> Document:
    return {
        "made": one.made,
        "turn": one.turn,
        "seat": seat_letter(one.seat),
        "played": moment.notation(one.played),
        "before": round(one.before, 4),
        "after": round(one.after, 4),
    }


def _told(one: Turning, moment: Match) -> Document:
    return {
        **_swung(one, moment),
        "better": moment.notation(one.better),
        "reasons": [{"message": why.message, "amount": round(why.amount, 2)} for why in one.reasons],
    }


@dataclass(frozen=True)
class Asked:
    """A decision of a game, and what was played."""

    made: int
    match: Match  # at that moment; it goes on with the game when the next one is asked for
    played: Move


def decisions(match: Match, every: Every = Every.DECISION) -> Iterator[Asked]:
    """Where somebody chose between several moves, one after the other; giving up is no choice of a move."""
    moment = match.replayed(0)
    seen: set[tuple[int, Seat]] = set()
    for made, move in enumerate(match.history):
        asked = moment.decision
        if asked is not None and len(asked.moves) > 1 and move.verb not in _NO_MOVES:
            place = (moment.turns, asked.seat)
            if every is Every.DECISION or place not in seen:
                seen.add(place)
                yield Asked(made, moment, move)
        moment.play(move)


class Analyst:
    """Looks at one decision after the other, so that whoever calls may stop whenever she likes."""

    def __init__(self, match: Match, budget: Budget, most: int = TURNINGS) -> None:
        self._match = match
        self._most = most
        # Whoever analyses the same game again finds the same: chance follows from the game itself.
        self._seed = hashlib.blake2b(match.digest().encode(), digest_size=16).digest()
        game = match.game.name
        judge, reasons = judge_ahead(game, self._seed), reasons_of(game)
        self._first = Onlooker(judge, reasons, self._seed, budget, _WORLDS // 3)
        hard = budget_of(HARD, timed=False)
        assert hard is not None
        deep = Budget(max(budget.playouts, hard.playouts), budget.seconds)
        self._second = Onlooker(judge, reasons, self._seed, deep, _WORLDS)
        self.found = Analysis(game, match.seats, len(match.history), 0, winners=tuple(match.winners))
        self._suspects: list[Turning] = []

    def look(self, asked: Asked) -> None:
        """The first, short look at a decision."""
        look = self._first.look(asked.match, asked.played)
        self.found.looked += 1
        if look is None:
            return
        decision = asked.match.decision
        assert decision is not None
        self.found.points.append(Point(asked.made, asked.match.turns, decision.seat, look.estimate))
        turning = turning_of(asked, look)
        if turning is not None:
            self._suspects.append(turning)
            self.found.turnings = sorted(self._suspects, key=_by_loss)[: self._most]

    def suspects(self) -> list[Turning]:
        """The moves that seem to have cost most: `think` about each of them."""
        return sorted(self._suspects, key=_by_loss)[: _SUSPECTS * self._most]

    def think(self, suspect: Turning) -> None:
        """As `hard` would, and in more worlds: what was bad luck of the first look is dropped."""
        moment = self._match.replayed(suspect.made)
        asked = Asked(suspect.made, moment, suspect.played)
        look = self._second.look(moment, suspect.played)
        self._suspects.remove(suspect)
        turning = None if look is None else turning_of(asked, look)
        if turning is not None:
            self._suspects.append(turning)
        self.found.turnings = sorted(self._suspects, key=_by_loss)[: self._most]

    def settle(self, told: list[Turning]) -> None:
        """Only what was thought through is told of."""
        kept = {one.made for one in told}
        self._suspects = [one for one in self._suspects if one.made in kept]
        self.found.turnings = sorted(self._suspects, key=_by_loss)[: self._most]


def turning_of(asked: Asked, look: Look) -> Turning | None:
    """What a look has found; None if the move cost nothing to speak of."""
    decision = asked.match.decision
    if decision is None or look.other is None or look.loss < _WORTH_TELLING:
        return None
    return Turning(
        asked.made,
        asked.match.turns,
        decision.seat,
        asked.played,
        look.best,
        look.estimate,
        look.value,
        tuple(look.reasons),
    )


def _by_loss(one: Turning) -> tuple[float, int]:
    return (-one.loss, one.made)


def analyse(
    game: Match | Record,
    *,
    playouts: int = PLAYOUTS,
    seconds: float = 0.0,
    every: Every = Every.DECISION,
    most: int = TURNINGS,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Look at a whole game. Ctrl-C ends it, and what was found until then is returned (`interrupted`).

    Without `seconds`, the same game gives the same results on any machine.
    """
    match = game.replay() if isinstance(game, Record) else game
    analyst = Analyst(match, Budget(playouts, seconds), most)
    found = analyst.found
    try:
        found.total = sum(1 for _ in decisions(match, every))
        for asked in decisions(match, every):
            analyst.look(asked)
            if progress is not None:
                progress(1)
        suspects = analyst.suspects()
        for suspect in suspects:
            analyst.think(suspect)
        analyst.settle(suspects)
    except KeyboardInterrupt:
        found.interrupted = True
    return found
