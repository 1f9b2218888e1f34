"""A move: what a seat does, as a verb of its game and up to three small numbers.

Moves are interned: asking twice for the same move gives the same object. So comparing two moves is
comparing two pointers, a list of legal moves is built without making anything, and `move in moves`
costs next to nothing. What the numbers mean (a card, a square, a pile) is the game's business; their
text is its notation.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
_LIMIT: Final = 4096


class Move:
    """Made by `move`, never directly: two equal moves are one object."""

    __slots__ = ("a", "b", "c", "verb")

    def __init__(self, verb: int, a: int, b: int, c: int) -> None:
        self.verb = verb
        self.a = a
        self.b = b
        self.c = c

    def __repr__(self) -> str:
        numbers = [n for n in (self.a, self.b, self.c) if n != NOTHING]
        return f"Move({', '.join(map(str, [self.verb, *numbers]))})"

    def __reduce__(self) -> tuple[object, tuple[int, int, int, int]]:
        return move, (self.verb, self.a, self.b, self.c)  # pickled moves stay interned


_MOVES: Final[dict[int, Move]] = {}
_VERBS: Final = 128
_READY: Final = 512  # first numbers below this are found without a dictionary
_BY_NUMBER: Final[list[list[Move]]] = [[] for _ in range(_VERBS)]  # [verb][a + 1], filled on first use


def move(verb: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> Move:
    """The one move with this verb and these numbers (verbs below 128, numbers below 4096)."""
    if b == NOTHING and c == NOTHING and a + 1 < _READY:
        ready = _BY_NUMBER[verb]
        if not ready:
            ready.extend([_interned(verb, number, NOTHING, NOTHING) for number in range(-1, _READY)])
        return ready[a + 1]
    return _interned(verb, a, b, c)


def _interned(verb: int, a: int, b: int, c: int) -> Move:
    key = ((verb * _LIMIT + a + 1) * _LIMIT + b + 1) * _LIMIT + c + 1
    found = _MOVES.get(key)
    if found is None:
        found = _MOVES[key] = Move(verb, a, b, c)
    return found


def moves_by_number(verb: int, size: int) -> list[Move]:
    """The moves with one number, ready to be picked by it: for verbs that are offered all the time."""
    return [move(verb, a) for a in range(size)]
