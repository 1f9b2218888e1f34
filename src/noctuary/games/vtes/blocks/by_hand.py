"""Pieces made of a function, for the tests of rules: no card of the pool has one.

They are in the wheel because a compiled class has no interpreted subclasses: what a card does is handed in.
"""

from __future__ import annotations

from collections.abc import Callable

from noctuary.games.vtes.card import Condition, Effect, Trait, Trigger, Using, Whom
from noctuary.games.vtes.numbers import about_seat
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.refusal import Refusal


class Does(Effect):
    """Whatever the function does; it asks nobody."""

    def __init__(
        self,
        what: Callable[[State, Using], object],
        refusal: Refusal | None = None,
        *,
        makes_vampires: bool = False,
    ) -> None:
        self.what = what
        self.refusal = refusal
        self.makes_vampires = makes_vampires

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return self.refusal

    def run(self, s: State, using: Using) -> Play | None:
        self.what(s, using)
        return None


class Needs(Condition):
    """Refused where the function says so."""

    def __init__(self, why_not: Callable[[State, Using], Refusal | None]) -> None:
        self.reason = why_not

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return self.reason(s, using)


class Adds(Trait):
    """A number, or what is forbidden, of the card itself, of its host or of its controller (`to`)."""

    def __init__(self, what: int, amount: int, *, to: str = "self") -> None:
        self.what = what
        self.amount = amount
        self.to = to

    def _about(self, card: InPlay) -> int:
        if self.to == "seat":
            return about_seat(card.controller)
        return card.host if self.to == "host" else card.uid

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        return self.amount if what == self.what and about == self._about(card) else 0

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        return what == self.what and about == self._about(card)


class At(Whom):
    """Directed at whomever the function names."""

    def __init__(self, whom: Callable[[State, Using], list[Seat]]) -> None:
        self.whom = whom

    def seats(self, s: State, using: Using) -> list[Seat]:
        return self.whom(s, using)


class When(Trigger):
    """Something happens: the function is called with the card and what it is about."""

    def __init__(self, happening: int, what: Callable[[State, InPlay, int], object]) -> None:
        self.happening = happening
        self.what = what

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        self.what(s, card, about)
        return None
