"""What a bot of VTES that has time looks at, where the first guess is a rule.

Which vampire gets the next transfer, which card goes in the discard phase, which of many cards is meant.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots.vtes_hand import discarded
from noctuary.games.vtes import verbs
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Decision
from noctuary.kernel.move import Move

_VAMPIRES: Final = 3
_MOST: Final = 12  # cards on the table that are all looked at, where one of them is chosen


def wide(s: State, decision: Decision, quick: list[Move]) -> list[Move]:
    """The offers worth a look into the future, given those that the first guess would try."""
    moves = decision.moves
    first = moves[0].verb
    if first == verbs.DISCARD and moves[-1].verb in (verbs.DISCARD, verbs.PASS):
        return [discarded(s, decision)]
    if first in (verbs.TRANSFER, verbs.TAKE_BACK, verbs.DRAW_CRYPT):
        return _transfers(s, decision, quick)
    if first == verbs.TARGET and len(moves) <= _MOST:
        return moves
    return quick


def _transfers(s: State, decision: Decision, quick: list[Move]) -> list[Move]:
    """A point to one of the vampires that are nearest, or none; who can come, comes (VTES-INFL-07)."""
    if len(quick) != 1 or quick[0].verb not in (verbs.TRANSFER, verbs.PASS):
        return quick
    in_play = {card.kind for card in s.cards}
    missing: dict[int, int] = {}
    for one in s.players[decision.seat].uncontrolled:
        lacks = s.pool.cards[one.kind].capacity - one.counters
        if one.uid == quick[0].a and one.counters and quick[0].verb == verbs.TRANSFER:
            return quick  # what is begun is brought to its end
        if lacks > 0 and one.kind not in in_play:  # a second one would contest (VTES-CONTEST-02)
            missing[one.uid] = lacks
    nearest = sorted(missing, key=missing.__getitem__)[:_VAMPIRES]
    return [
        move
        for move in decision.moves
        if move is quick[0] or move.verb == verbs.PASS or (move.verb == verbs.TRANSFER and move.a in nearest)
    ]
