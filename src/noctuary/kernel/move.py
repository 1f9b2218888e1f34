"""A move: what a seat does, as a verb of its game and up to three small numbers.

Moves are interned: asking twice for the same move gives the same object. So comparing two moves is
comparing two pointers, a list of legal moves is built without making anything, and `move in moves`
costs next to nothing. What the numbers mean (a card, a square, a pile) is the game's business; their
text is its notation.
"""

from __future__ import annotations

from typing import Final

NOTHING: Final = -1
CONCEDE: Final = 127  # every game's: a = the seat that gives up. Never offered, see `Match.concede`
CONCEDE_WORD: Final = "concede"
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
_BY_NUMBER: Final[list[list[Move]]] = [[] for _ in range(_VERBS)]  # [verb][a + 1], as far as used
_BY_PAIR: Final[list[list[list[Move | None]]]] = [[] for _ in range(_VERBS)]  # [verb][a + 1][b], likewise


def move(verb: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> Move:
    """The one move with this verb and these numbers (verbs below 128, numbers below 4096)."""
    if c != NOTHING:
        return _interned(verb, a, b, c)
    if b == NOTHING:
        ready = _BY_NUMBER[verb]
        while len(ready) < a + 2:
            ready.append(_interned(verb, len(ready) - 1, NOTHING, NOTHING))
        return ready[a + 1]
    rows = _BY_PAIR[verb]
    if a + 1 < len(rows):
        row = rows[a + 1]
        if b < len(row):
            found = row[b]
            if found is not None:
                return found
    return _pair(verb, a, b)


def _pair(verb: int, a: int, b: int) -> Move:
    """Keep a move of two numbers where it is found at once the next time."""
    rows = _BY_PAIR[verb]
    while len(rows) < a + 2:
        rows.append([])
    row = rows[a + 1]
    row.extend([None] * (b + 1 - len(row)))
    found = row[b] = _interned(verb, a, b, NOTHING)
    return found


def _interned(verb: int, a: int, b: int, c: int) -> Move:
    key = ((verb * _LIMIT + a + 1) * _LIMIT + b + 1) * _LIMIT + c + 1
    found = _MOVES.get(key)
    if found is None:
        found = _MOVES[key] = Move(verb, a, b, c)
    return found


def is_among(wanted: Move, moves: list[Move]) -> bool:
    """Whether a move is in a list; two moves need never be compared, since equal ones are one."""
    for one in moves:
        if one is wanted:
            return True
    return False


def concession(seat: int) -> Move:
    return move(CONCEDE, seat)


def moves_by_number(verb: int, size: int) -> list[Move]:
    """The moves with one number, ready to be picked by it: for verbs that are offered all the time."""
    return [move(verb, a) for a in range(size)]
