"""What was found at a decision, by places among the offers: another process has moves of its own."""

# not compiled: msgspec reads the fields of these classes

from __future__ import annotations

import msgspec

from noctuary.bots.onlooker import Look
from noctuary.bots.reasons import Reason
from noctuary.kernel.move import Move


class Why(msgspec.Struct, array_like=True):
    """A message, and how much of it there is."""

    message: str
    amount: float


class Looked(msgspec.Struct):
    best: int
    other: int | None  # what it was compared with
    estimate: float
    value: float
    reasons: list[Why]


def looked(look: Look, moves: list[Move]) -> Looked:
    other = None if look.other is None else moves.index(look.other)
    reasons = [Why(reason.message, round(reason.amount, 3)) for reason in look.reasons]
    return Looked(moves.index(look.best), other, look.estimate, look.value, reasons)


def look_of(told: Looked, moves: list[Move]) -> Look:
    """The same again, with the moves of whoever has asked."""
    look = Look(
        moves[told.best], told.estimate, None if told.other is None else moves[told.other], told.value
    )
    look.reasons = [Reason(why.message, why.amount) for why in told.reasons]
    return look
