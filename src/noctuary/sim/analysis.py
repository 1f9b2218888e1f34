"""A game looked at again: how likely each seat was to win, where that changed, and the moves that cost most.

Each decision is judged from what its seat could know then (`bots/onlooker.py`). A first look at all of them
is short; the moves that seem to have cost most are then thought through as `hard` would.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from noctuary.bots.onlooker import Look
from noctuary.bots.reasons import Reason
from noctuary.bots.strengths import HARD, budget_of
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat, seat_letter
from noctuary.kernel.match import Match
from noctuary.kernel.move import CONCEDE, Move
from noctuary.kernel.records import Record
from noctuary.sim.looking import NO_MOVES, Depth, Every, Moment, decisions, looks

PLAYOUTS: Final = 60  # lines that a first look follows
TURNINGS: Final = 6
_SUSPECTS: Final = 2  # times as many as are told of are thought through
_WORLDS: Final = 24  # for a comparison that is told; a first look makes do with a third
_WORTH_TELLING: Final = 0.02  # two games of a hundred
_SWINGS: Final = 4
_LEAST_SWING: Final = 0.05


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
        cut_short = bool(moves) and moves[-1].verb in NO_MOVES
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


def turning_of(moment: Moment, look: Look) -> Turning | None:
    """What a look has found; None if the move cost nothing to speak of."""
    if look.other is None or look.loss < _WORTH_TELLING:
        return None
    return Turning(
        moment.made,
        moment.turn,
        moment.seat,
        moment.played,
        look.best,
        look.estimate,
        look.value,
        tuple(look.reasons),
    )


def looked_again(points: list[Point], moment: Moment, look: Look) -> list[Point]:
    """The curve says of a decision what the longer look says: the same number stands beside its move."""
    return [replace(one, estimate=look.estimate) if one.made == moment.made else one for one in points]


def by_loss(one: Turning) -> tuple[float, int]:
    """What cost most first."""
    return (-one.loss, one.made)


def analyse(
    game: Match | Record,
    *,
    playouts: int = PLAYOUTS,
    seconds: float = 0.0,
    every: Every = Every.DECISION,
    most: int = TURNINGS,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Analysis:
    """Look at a whole game. Ctrl-C ends it, and what was found until then is returned (`interrupted`).

    Without `seconds`, the same game gives the same results on any machine, however many processes look
    (`jobs`; 0: as many as there are cores).
    """
    match = game.replay() if isinstance(game, Record) else game
    found = Analysis(match.game.name, match.seats, len(match.history), 0, winners=tuple(match.winners))
    # Whoever analyses the same game again finds the same: chance follows from the game itself.
    seed = hashlib.blake2b(match.digest().encode(), digest_size=16).digest()
    suspects: dict[int, tuple[Moment, Turning]] = {}
    try:
        moments = [Moment.of(asked) for asked in decisions(match, every)]
        found.total = len(moments)
        for moment, look in looks(moments, seed, Depth(playouts, seconds, _WORLDS // 3), jobs):
            found.looked += 1
            if look is not None:
                found.points.append(Point(moment.made, moment.turn, moment.seat, look.estimate))
                turning = turning_of(moment, look)
                if turning is not None:
                    suspects[moment.made] = (moment, turning)
            if progress is not None:
                progress(1)
        _think(found, suspects, seed, Depth(max(playouts, _as_hard()), seconds, _WORLDS), jobs, most)
    except KeyboardInterrupt:
        found.interrupted = True
        found.turnings = sorted((turning for _, turning in suspects.values()), key=by_loss)[:most]
    found.points.sort(key=lambda point: point.made)
    return found


def _think(
    found: Analysis,
    suspects: dict[int, tuple[Moment, Turning]],
    seed: bytes,
    depth: Depth,
    jobs: int,
    most: int,
) -> None:
    """As `hard` would about what seems to have cost most, and in more worlds: bad luck of the first look is
    dropped, and only what was thought through is told of."""
    worst = sorted(suspects.values(), key=lambda one: by_loss(one[1]))[: _SUSPECTS * most]
    for made in set(suspects).difference(moment.made for moment, _ in worst):
        del suspects[made]
    for moment, look in looks([moment for moment, _ in worst], seed, depth, jobs):
        turning = None if look is None else turning_of(moment, look)
        if turning is None:
            del suspects[moment.made]
        else:
            suspects[moment.made] = (moment, turning)
        if look is not None:
            found.points = looked_again(found.points, moment, look)
    found.turnings = sorted((turning for _, turning in suspects.values()), key=by_loss)[:most]


def _as_hard() -> int:
    budget = budget_of(HARD, timed=False)
    assert budget is not None
    return budget.playouts


__all__ = [
    "Analysis",
    "Every",
    "Point",
    "Swing",
    "Turning",
    "analyse",
    "by_loss",
    "looked_again",
    "turning_of",
]
