"""Where a bot of VTES sends its transfers: who comes next, and what is kept of the pool."""

from __future__ import annotations

from typing import Final

from noctuary.bots.vtes_weights import Weights
from noctuary.games.vtes import verbs
from noctuary.games.vtes.kinds import READY, TITLE_VOTES
from noctuary.games.vtes.rules import contests
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move

SAFE: Final = 12  # pool above which a point more counts least
THIN: Final = 6
_LAST: Final = 1  # pool that is kept where nobody could take it


def transfers(s: State, decision: Decision, w: Weights) -> list[Move]:
    """The vampire that comes, or the one that is nearest to coming; none when the pool is thin."""
    me = s.players[decision.seat]
    arriving = [move for move in decision.moves if move.verb in (verbs.ARRIVE, verbs.MERGE)]
    if arriving:
        return arriving[:1]
    stop = decision.moves[-1]
    best = stop
    best_score = -1000.0
    spare = me.pool - _reserve(s, decision.seat, w)
    for move in decision.moves:
        if move.verb != verbs.TRANSFER:
            continue
        for one in me.uncontrolled:
            if one.uid == move.a:
                missing = s.pool.cards[one.kind].capacity - one.counters
                score = _wish(s, one.kind) - missing
                if 0 < missing <= spare and score > best_score:
                    best, best_score = move, score
    if best is stop and _needs_crypt(s, decision.seat):
        for move in decision.moves:
            if move.verb == verbs.DRAW_CRYPT:
                return [move]
    return [best]


def _reserve(s: State, seat: Seat, w: Weights) -> float:
    """Pool that is kept: little before the first vampires are there, more afterwards.

    Where nobody has a minion that could bleed, whoever kept some back would wait for ever.
    """
    ready = _ready(s)
    if not sum(ready):
        return _LAST
    return w.reserve + w.reserve_each * min(ready[seat], 4)


def _needs_crypt(s: State, seat: Seat) -> bool:
    """Nobody waits to come, and there is pool for one more (VTES-INFL-05).

    Without a ready minion, one whose name lies in torpor does not count: she stays where she is
    (VTES-CONTEST-02), and a Methuselah that waited for her would never act again.
    """
    me = s.players[seat]
    ready = _ready(s)
    waiting = me.uncontrolled
    if not ready[seat]:
        waiting = [one for one in waiting if not contests.own_copy(s, seat, one.kind)]
    return not waiting and me.pool > (SAFE if sum(ready) else THIN)


def _ready(s: State) -> list[int]:
    """How many minions of each Methuselah are ready."""
    ready = [0] * len(s.players)
    for card in s.cards:
        if card.region == READY:
            ready[card.controller] += 1
    return ready


def _wish(s: State, kind: int) -> float:
    """Larger ones are better in the end; one that is in play already would contest (VTES-CONTEST-02)."""
    for card in s.cards:
        if card.kind == kind:
            return -20.0
    printed = s.pool.cards[kind]
    return 0.35 * printed.capacity + 0.5 * TITLE_VOTES[printed.title]
