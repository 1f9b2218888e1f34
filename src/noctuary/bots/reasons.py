"""Why one line is better than another, in words of the game: what a position is made of, part by part.

A game tells its parts beside its judge (`REASONS`). Two lines are compared at their ends; the parts in which
the better one is ahead are the reasons, each a message that is told by how much (`amount`).
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias

from mypy_extensions import mypyc_attr

from noctuary.kernel.game import S
from noctuary.kernel.games import broken, drawer_of
from noctuary.kernel.ids import MessageId, Seat

_MOST: Final = 3  # reasons; more are not read
_LEAST: Final = 0.05  # of the first one's weight: less is no reason
_SMALLEST: Final = 0.05  # an amount that would be told as nothing


class Part:
    """A number of a position that a seat cares about.

    `weight` is what one more of it is worth to her, in the judge's measure: less than nothing for others'.
    """

    __slots__ = ("message", "value", "weight")

    def __init__(self, message: MessageId, value: float, weight: float) -> None:
        self.message = message
        self.value = value
        self.weight = weight


class Reason:
    """What speaks for a line: a message, and how much of it there is."""

    __slots__ = ("amount", "message")

    def __init__(self, message: str, amount: float) -> None:
        self.message = message
        self.amount = amount

    def __repr__(self) -> str:
        return f"Reason({self.message}, {self.amount:.2f})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.message, self.amount) == (other.message, other.amount)

    def __hash__(self) -> int:
        return hash((self.message, self.amount))


@mypyc_attr(allow_interpreted_subclasses=True)  # somebody else's reasons are plain Python in any wheel
class Reasons(Generic[S]):
    """What a position of one game is made of."""

    def parts(self, state: S, seat: Seat) -> list[Part]:
        raise NotImplementedError


AnyReasons: TypeAlias = Reasons[Any]


def reasons_of(game: str) -> AnyReasons | None:
    """The game's own; None where it has none, and numbers have to do."""
    module = drawer_of(game, "noctuary.bots.{}_reasons", "reasons")
    if module is None:
        return None
    found = getattr(module, "REASONS", None)
    if not isinstance(found, Reasons):
        raise broken(game, f"{module.__name__} has no REASONS ({Reasons.__name__})")
    return found


class Sums:
    """The parts of many ends of a line, added up."""

    __slots__ = ("_counts", "_values", "_weights")

    def __init__(self) -> None:
        self._counts: dict[MessageId, int] = {}
        self._values: dict[MessageId, float] = {}
        self._weights: dict[MessageId, float] = {}

    def add(self, parts: list[Part]) -> None:
        for part in parts:
            self._counts[part.message] = self._counts.get(part.message, 0) + 1
            self._values[part.message] = self._values.get(part.message, 0.0) + part.value
            self._weights[part.message] = part.weight

    def mean(self, message: MessageId) -> float:
        count = self._counts.get(message, 0)
        return self._values[message] / count if count else 0.0

    def ahead_of(self, other: Sums) -> list[Reason]:
        """In what this line is better than that one, what matters most first."""
        found: list[tuple[float, Reason]] = []
        for message, weight in self._weights.items():
            difference = self.mean(message) - other.mean(message)
            if difference * weight > 0.0 and abs(difference) >= _SMALLEST:
                found.append((difference * weight, Reason(message, abs(difference))))
        found.sort(key=_by_weight, reverse=True)
        return [reason for weight, reason in found[:_MOST] if weight >= _LEAST * found[0][0]]


def _by_weight(one: tuple[float, Reason]) -> float:
    return one[0]
