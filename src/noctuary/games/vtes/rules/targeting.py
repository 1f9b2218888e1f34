"""What a use can be aimed at: what fits, less what is out of reach and what would cost too much."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Target, Using
from noctuary.games.vtes.rules import costs
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def choices(s: State, target: Target, using: Using, *, second: bool = False) -> list[int]:
    """What may be chosen as the use is announced (VTES-SEQ-05); `second`: after something else was."""
    found = target.choices(s, using)
    if target.names != "card":
        return found
    use = s.pool.cards[using.kind].uses[using.index]
    if use.action is not None and s.in_force.numbers[permissions.TO_BE_TARGETED]:
        found = [uid for uid in found if not is_out_of_reach(s, using.seat, uid)]
    priced = s.in_force.costs or s.pool.cards[using.kind].x_is is not None
    if priced and using.source == NOTHING and not use.granted:
        found = [uid for uid in found if costs.affordable(s, use, _aimed(using, uid, second))]
    return found


def is_out_of_reach(s: State, seat: Seat, uid: int) -> bool:
    """Whether actions of this Methuselah cannot target the card: her own can."""
    card = find(s, uid)
    return (
        card is not None
        and card.controller != seat
        and permissions.forbidden(s, permissions.TO_BE_TARGETED, uid)
    )


def _aimed(using: Using, uid: int, second: bool) -> Using:
    target, x = (using.target, uid) if second else (uid, using.x)
    return Using(
        using.seat, using.kind, using.index, using.minion, using.source, target, using.target_seat, x
    )
