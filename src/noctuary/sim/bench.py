"""How fast a game runs: decisions and games per second beside the peer's, and what bots live from.

Everything is processor time of this one process, so that other work on the machine changes little.
"""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from itertools import cycle
from typing import Final

from noctuary.bots import Bot, make_bot
from noctuary.bots.playout import play_all_seats
from noctuary.kernel import match as kernel_match
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.sim.job import Progress
from noctuary.sim.peer import NAME, Peer
from noctuary.sim.plans import Plan
from noctuary.text.menu import menu_of

RANDOM: Final = "random"
SEED: Final = b"bench"
_ROUND: Final = 0.5  # seconds at a time: ours, the peer's, ours, the peer's …
_MOMENTS: Final = 200  # tables that are copied, imagined and played out from, taken from whole games
_KEPT_EVERY: Final = 7  # decisions
_GOES: Final = 5  # the best one counts
_SHARE: Final = 0.25  # of the seconds asked for: how long each of what bots do is measured
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


class AtEachSeat:
    """Bots that may remember what their own seat has seen: each answers for itself."""

    def __init__(self, bots: list[Bot]) -> None:
        self._bots = bots

    def choose(self, match: Match) -> Move:
        assert match.decision is not None
        return self._bots[match.decision.seat].choose(match)


class OurGames:
    """A bot against itself with every pairing in turn, one game after the other, from fixed seeds."""

    def __init__(self, game: str, bot: str = RANDOM) -> None:
        self._plans = cycle(
            [Plan(game, seats, (bot,) * len(seats), 1, SEED) for seats in menu_of(game).pairings()]
        )
        self._number = 0
        self.tally = Tally()

    def play(self, keep: list[Match] | None = None) -> None:
        """Play the next game; with `keep`, leave copies of the table at rest there."""
        match, bot = self.start()
        tally = self.tally
        most = _LONGEST if keep is None else _KEPT_EVERY
        left = _LONGEST
        while left > 0 and match.decision is not None:
            made, offered = play_all_seats(match, bot, most)
            tally.decisions += made
            tally.moves += offered
            left -= made
            if keep is not None and match.at_rest:
                keep.append(match.copy())
        tally.games += match.over

    def start(self) -> tuple[Match, Bot]:
        """The next game, dealt, with a bot that plays every seat."""
        plan, number = next(self._plans), self._number
        self._number += 1
        match = Match.start(plan.game, plan.setup(number), plan.seed_of(number))
        players = plan.players(number)
        # Random bots remember nothing, and one for all seats measures the game alone.
        return match, players[0] if plan.bots[0] == RANDOM else AtEachSeat(players)


def rounds(seconds: float) -> int:
    return max(math.ceil(seconds / _ROUND), 1)


def measure(
    game: str,
    seconds: float,
    *,
    bot: str = RANDOM,
    with_peer: bool = True,
    progress: Progress | None = None,
) -> Document:
    """Measure a game for so many seconds, in turn with the peer for as many.

    Ctrl-C ends it with what was measured until then, if it is anything.
    """
    ours, theirs = OurGames(game, bot), Tally()
    peer = Peer(1) if with_peer else None
    thinking: Document = {}
    interrupted = False
    try:
        ours.play()  # the first game fills caches and interns moves: not counted
        ours.tally = Tally()
        for _ in range(rounds(seconds)):
            _run_ours(ours, min(_ROUND, seconds))
            if peer is not None:
                _run_peer(peer, theirs, min(_ROUND, seconds))
            if progress is not None:
                progress(1)
        _measure_thinking(thinking, game, seconds)
    except KeyboardInterrupt:
        if not ours.tally.seconds:
            raise
        interrupted = True
    result = ours.tally.rates()
    result["moves_per_decision"] = round(ours.tally.moves / max(ours.tally.decisions, 1), 2)
    result.update(thinking)
    result["compiled"] = compiled()
    result["interrupted"] = interrupted
    if peer is not None and theirs.decisions and theirs.seconds:
        result["peer"] = {"name": NAME, **theirs.rates()}
        result["ratio"] = _ratio(ours.tally, theirs)
    return result


def _measure_thinking(result: Document, game: str, seconds: float) -> None:
    """What bots do before they answer, each number as soon as it is known."""
    moments = _moments(OurGames(game))
    result["copy_us"] = round(_copy_seconds(moments) * 1e6, 3)
    result["imagine_us"] = round(_imagine_seconds(moments) * 1e6, 3)
    result["playouts_per_s"] = round(_playouts_per_second(moments, seconds * _SHARE), 1)
    result["greedy_decisions_per_s"] = round(_greedy_decisions_per_second(game, seconds * _SHARE), 1)


def _ratio(ours: Tally, theirs: Tally) -> float:
    """Our decisions per second over the peer's."""
    return round((ours.decisions / ours.seconds) / (theirs.decisions / theirs.seconds), 2)


def _run_ours(ours: OurGames, seconds: float) -> None:
    """The time counts with every game, so that an interrupted round is not counted as infinitely fast."""
    before, began = ours.tally.seconds, time.process_time()
    while time.process_time() - began < seconds:
        ours.play()
        ours.tally.seconds = before + time.process_time() - began


def _run_peer(peer: Peer, tally: Tally, seconds: float) -> None:
    before, began = tally.seconds, time.process_time()
    while time.process_time() - began < seconds:
        decisions, ended = peer.play()
        tally.decisions += decisions
        tally.games += ended
        tally.seconds = before + time.process_time() - began


def _moments(games: OurGames) -> list[Match]:
    found: list[Match] = []
    while len(found) < _MOMENTS:
        games.play(keep=found)
    return found


def _copy_seconds(moments: list[Match]) -> float:
    """The mean time of a state copy, over moments of whole games."""
    states = [moment.state for moment in moments]
    best = float("inf")
    for _ in range(_GOES):
        began = time.process_time()
        for state in states:
            state.copy()
        best = min(best, time.process_time() - began)
    return best / len(states)


def _imagine_seconds(moments: list[Match]) -> float:
    """The mean time in which the seat that is asked imagines what it cannot see."""
    asked = [(match, match.decision.seat) for match in moments if match.decision is not None]
    best = float("inf")
    for go in range(_GOES):
        key = b"bench%d" % go
        began = time.process_time()
        for match, seat in asked:
            match.imagine(Seat(seat), key)
        best = min(best, time.process_time() - began)
    return best / len(asked)


def _playouts_per_second(moments: list[Match], seconds: float) -> float:
    """Copies of a table in mid-game, each played to its end at random."""
    bot = make_bot(RANDOM, moments[0].game.name, SEED)
    made, spent = 0, 0.0
    for match in cycle(moments):
        began = time.process_time()
        play_all_seats(match.copy(), bot, _LONGEST)
        spent += time.process_time() - began
        made += 1
        if spent >= seconds:
            break
    return made / max(spent, 1e-9)


def _greedy_decisions_per_second(game: str, seconds: float) -> float:
    """Decisions of the greedy bot, in games against itself."""
    games = OurGames(game, "greedy")
    made, spent = 0, 0.0
    while spent < seconds:
        match, bot = games.start()
        left = _LONGEST
        while left > 0 and match.decision is not None and spent < seconds:
            began = time.process_time()
            played, _ = play_all_seats(match, bot, _KEPT_EVERY)
            spent += time.process_time() - began
            made += played
            left -= played
    return made / max(spent, 1e-9)
