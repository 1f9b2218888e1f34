"""Who looks at a table: a person at her seat, or a bystander who is drawn at somebody's side."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.view import View
from noctuary.text.words import Words


class Sight(Protocol):
    """What a board is made from."""

    @property
    def match(self) -> Match: ...

    @property
    def words(self) -> Words: ...

    @property
    def me(self) -> Seat:
        """The seat that is drawn nearest."""
        ...

    @property
    def my_turn(self) -> bool:
        """Whether the open question is put to the one who looks."""
        ...

    def view(self) -> View:
        """What the one who looks may see."""
        ...


@dataclass(frozen=True)
class Looking:
    """A match as a seat sees it, or (`seat` None) as anybody does."""

    match: Match
    words: Words
    seat: Seat | None
    seen: View | None = None  # what it sees, where somebody has looked already

    @property
    def me(self) -> Seat:
        return Seat(0) if self.seat is None else self.seat

    @property
    def my_turn(self) -> bool:
        decision = self.match.decision
        return decision is not None and decision.seat == self.seat

    def view(self) -> View:
        return self.match.table_view(self.seat) if self.seen is None else self.seen
