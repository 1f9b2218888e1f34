"""The decisions of a game, looked at by any number of processes: what is found does not depend on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, NamedTuple

from noctuary.bots import judge_ahead
from noctuary.bots.looked import Looked, look_of, looked
from noctuary.bots.onlooker import Look, Onlooker
from noctuary.bots.reasons import reasons_of
from noctuary.bots.search import Budget
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import ABANDON, CONCEDE, TIME, Move
from noctuary.sim.crews import outcomes
from noctuary.sim.workers import crew_of

NO_MOVES: Final = (ABANDON, CONCEDE, TIME)  # what ends a game without having been on offer
_ONCE: Final = (0,)


class Every(Enum):
    """Which decisions are looked at."""

    DECISION = "decision"
    TURN = "turn"  # the first one of each seat in each turn


@dataclass(frozen=True)
class Asked:
    """A decision of a game, and what was played."""

    made: int
    match: Match  # at that moment; it goes on with the game when the next one is asked for
    played: Move


@dataclass(frozen=True)
class Moment:
    """The same, kept while the game goes on."""

    made: int
    turn: int
    seat: Seat
    played: Move
    moves: list[Move]
    match: Match

    @staticmethod
    def of(asked: Asked) -> Moment:
        decision = asked.match.decision
        assert decision is not None
        match = asked.match.copy()
        return Moment(asked.made, match.turns, decision.seat, asked.played, decision.moves, match)


class Depth(NamedTuple):
    """How long to think about a decision, and in how many worlds to compare what was played with the best."""

    playouts: int
    seconds: float
    worlds: int


def decisions(match: Match, every: Every = Every.DECISION) -> Iterator[Asked]:
    """Where somebody chose between several moves, one after the other; giving up is no choice of a move."""
    moment = match.replayed(0)
    seen: set[tuple[int, Seat]] = set()
    for made, move in enumerate(match.history):
        asked = moment.decision
        if asked is not None and len(asked.moves) > 1 and move.verb not in NO_MOVES:
            place = (moment.turns, asked.seat)
            if every is Every.DECISION or place not in seen:
                seen.add(place)
                yield Asked(made, moment, move)
        moment.play(move)


def looks(
    moments: list[Moment], seed: bytes, depth: Depth, jobs: int = 1
) -> Iterator[tuple[Moment, Look | None]]:
    """What there is to say of each, as it is found: in no order, with more than one process."""
    handed = [
        _Handed(one.match, one.moves.index(one.played), seed + one.made.to_bytes(4, "big"), depth)
        for one in moments
    ]
    for place, found in outcomes(_look_at, handed, [_ONCE] * len(handed), crew_of(jobs)):
        moment = moments[place]
        yield moment, None if found is None else look_of(found, moment.moves)


@dataclass
class _Handed:
    """What a process is handed; chance follows from the game and the place in it, not from who looks when."""

    match: Match
    played: int
    seed: bytes
    depth: Depth

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, (self.match.dump(), self.played, self.seed, self.depth)


def _arrived(match: Document, played: int, seed: bytes, depth: Depth) -> _Handed:
    return _Handed(Match.load(match), played, seed, depth)


def _look_at(handed: _Handed, _: int) -> Looked | None:
    match, seed, depth = handed.match, handed.seed, handed.depth
    decision, game = match.decision, match.game.name
    assert decision is not None
    budget = Budget(depth.playouts, depth.seconds)
    onlooker = Onlooker(judge_ahead(game, seed), reasons_of(game), seed, budget, depth.worlds)
    look = onlooker.look(match, decision.moves[handed.played])
    return None if look is None else looked(look, decision.moves)
