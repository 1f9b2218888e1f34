"""The names that int and str go by, so that a seat is never taken for a number of cards."""

from __future__ import annotations

from typing import Final, NewType

Seat = NewType("Seat", int)  # 0 sits first; written A, B, C … in notation
RuleId = NewType("RuleId", str)  # "FAB-ACT-04"
MessageId = NewType("MessageId", str)  # a message of the Fluent catalogues

SEAT_LETTERS: Final = "ABCDEF"


def seat_letter(seat: Seat) -> str:
    return SEAT_LETTERS[seat]
