"""What a better move is told by: which one, by how much, and why."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.text.catalogue import Language, say
from noctuary.text.words import Words


class Reason(Protocol):
    """A message, and how much of it there is."""

    @property
    def message(self) -> str: ...

    @property
    def amount(self) -> float: ...


def percent(share: float) -> int:
    """Games won of a hundred."""
    return round(100 * share)


def reasons_text(reasons: Iterable[Reason], language: Language) -> str:
    """One after the other; empty where a game tells none."""
    return ", ".join(say(language, why.message, amount=round(why.amount, 1)) for why in reasons)


def better_text(
    match: Match, move: Move, points: float, reasons: Iterable[Reason], words: Words, language: Language
) -> str:
    """What would have been better at this moment of a game."""
    label = words.describe_move(match, move, language)
    why = reasons_text(reasons, language)
    if not why:
        return say(language, "analyse-better", move=label, points=percent(points))
    return say(language, "analyse-because", move=label, points=percent(points), reasons=why)
