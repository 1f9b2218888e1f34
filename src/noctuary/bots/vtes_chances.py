"""How likely an action of VTES is to come through: who could block it, as everybody sees (VTES-BLOCK-01)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers, verbs
from noctuary.games.vtes.board import find, predator, prey, ready_minions
from noctuary.games.vtes.kinds import BLEED, MINION_PHASE
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move

# With nobody who could block, with one, with more: not everybody who could does.
_CHANCES: Final[list[float]] = [1.0, 0.75, 0.6]


def of_success(s: State, seat: Seat, move: Move) -> float:
    """Of an action that this move would announce; anything else comes through."""
    if not s.windows or s.windows[-1].kind != MINION_PHASE or s.action is not None:
        return 1.0
    if move.verb in (verbs.BLEED, verbs.HUNT):
        bleeds = move.verb == verbs.BLEED
        return _chance(s, seat, move.a, 0 if bleeds else 1, directed=bleeds)
    if move.verb == verbs.PLAY and move.b != NOTHING:
        action = s.pool.cards[move.a].uses[move.c].action
        if action is not None:
            directed = action.directed or action.kind == BLEED
            return _chance(s, seat, move.b, action.stealth, directed=directed)
    return 1.0


def _chance(s: State, seat: Seat, actor: int, stealth: int, *, directed: bool) -> float:
    """Her prey blocks what is directed at it; prey and predator what is not (whom else, nobody knows yet)."""
    card = find(s, actor)
    if card is not None:
        stealth += s.pool.cards[card.kind].more_stealth + numbers.added(s, numbers.STEALTH, actor)
    able = _able(s, prey(s, seat), stealth)
    if not directed and predator(s, seat) != prey(s, seat):
        able += _able(s, predator(s, seat), stealth)
    return _CHANCES[min(able, len(_CHANCES) - 1)]


def _able(s: State, seat: Seat, stealth: int) -> int:
    if seat == NOBODY:
        return 0
    count = 0
    for minion in ready_minions(s, seat):
        if not minion.locked and numbers.intercept(s, minion.uid) >= stealth:
            count += 1
    return count
