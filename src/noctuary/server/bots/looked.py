"""What a process says that has looked at a decision, by places among the offers."""

from __future__ import annotations

import msgspec


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
