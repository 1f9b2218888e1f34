"""How fast a game runs: decisions and games per second beside the peer's, and the cost of a copy."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from noctuary.bots import make_bot
from noctuary.bots.playout import play_at_random
from noctuary.kernel import match as kernel_match
from noctuary.kernel.game import Document, State
from noctuary.kernel.match import Match
from noctuary.sim.peer import NAME, Peer
from noctuary.sim.series import Plan, Progress
from noctuary.sim.setups import pairings

SEED: Final = b"bench"
_ROUND: Final = 0.5  # seconds at a time: ours, the peer's, ours, the peer's …
_COPIES: Final = 200  # states that are copied, taken from whole games
_KEPT_EVERY: Final = 7  # decisions
_LONGEST: Final = 20_000  # decisions; random players may reach a table that nobody can win


def compiled() -> bool:
    """Whether the kernel is machine code (mypyc) rather than Python source."""
    return not str(kernel_match.__file__).endswith(".py")


@dataclass
class Tally:
    """What was played while the clock ran."""

    seconds: float = 0.0
    games: int = 0
    decisions: int = 0
    moves: int = 0

    def rates(self) -> Document:
        seconds = max(self.seconds, 1e-9)
        return {
            "decisions_per_s": round(self.decisions / seconds, 1),
            "games_per_s": round(self.games / seconds, 2),
            "decisions_per_game": round(self.decisions / max(self.games, 1), 1),
        }


class OurGames:
    """Random play with every pairing in turn, one game after the other, from fixed seeds."""

    def __init__(self, game: str) -> None:
        self._plans = cycle(
            [Plan(game, seats, ("random",) * len(seats), 1, SEED) for seats in pairings(game)]
        )
        self._number = 0
        self.tally = Tally()

    def play(self, keep: list[State] | None = None) -> None:
        """Play the next game; with `keep`, leave copies of states at rest there."""
        plan, number = next(self._plans), self._number
        self._number += 1
        match = Match.start(plan.game, plan.setup(number), plan.seed_of(number))
        bot = make_bot("random", plan.game, plan.seed_of(number))
        tally = self.tally
        most = _LONGEST if keep is None else _KEPT_EVERY
        left = _LONGEST
        while left > 0 and match.decision is not None:
            made, offered = play_at_random(match, bot, most)
            tally.decisions += made
            tally.moves += offered
            left -= made
            if keep is not None and match.at_rest:
                keep.append(match.state.copy())
        tally.games += match.over


def rounds(seconds: float) -> int:
    return max(math.ceil(seconds / _ROUND), 1)


def measure(
    game: str, seconds: float, *, with_peer: bool = True, progress: Progress | None = None
) -> Document:
    """Measure a game for so many seconds, in turn with the peer for as many."""
    ours, theirs = OurGames(game), Tally()
    peer = Peer(1) if with_peer else None
    ours.play()  # the first game fills caches and interns moves: not counted
    ours.tally = Tally()
    for _ in range(rounds(seconds)):
        _run_ours(ours, min(_ROUND, seconds))
        if peer is not None:
            _run_peer(peer, theirs, min(_ROUND, seconds))
        if progress is not None:
            progress(1)
    result = ours.tally.rates()
    result["moves_per_decision"] = round(ours.tally.moves / max(ours.tally.decisions, 1), 2)
    result["copy_us"] = round(_copy_seconds(OurGames(game)) * 1e6, 3)
    result["compiled"] = compiled()
    if peer is not None:
        result["peer"] = {"name": NAME, **theirs.rates()}
        result["ratio"] = _ratio(ours.tally, theirs)
    return result


def _ratio(ours: Tally, theirs: Tally) -> float:
    """Our decisions per second over the peer's."""
    return round((ours.decisions / ours.seconds) / (theirs.decisions / theirs.seconds), 2)


def _run_ours(ours: OurGames, seconds: float) -> None:
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        ours.play()
    ours.tally.seconds += time.perf_counter() - began


def _run_peer(peer: Peer, tally: Tally, seconds: float) -> None:
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        decisions, ended = peer.play()
        tally.decisions += decisions
        tally.games += ended
    tally.seconds += time.perf_counter() - began


def _copy_seconds(games: OurGames) -> float:
    """The mean time of a state copy, over states of whole games: the best of five goes."""
    states = _states(games)
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for state in states:
            state.copy()
        best = min(best, time.perf_counter() - began)
    return best / len(states)


def _states(games: OurGames) -> list[State]:
    found: list[State] = []
    while len(found) < _COPIES:
        games.play(keep=found)
    return found
