"""A move: what a seat does, as a verb of its game and up to three small numbers.

Moves are interned: asking twice for the same move gives the same object. So comparing two moves is
comparing two pointers, a list of legal moves is built without making anything, and `move in moves`
costs next to nothing. What the numbers mean (a card, a square, a pile) is the game's business; their
text is its notation.

Only the rules intern. What a person has written down is looked up (`written`): it is the move on offer if
there is one, and otherwise a move of its own that nobody keeps, so that no text can fill the memory.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

NOTHING: Final = -1
CONCEDE: Final = 127  # every game's: a = the seat that gives up. Never offered, see `Match.concede`
CONCEDE_WORD: Final = "concede"
GONE: Final = 1  # b of a concession: the others have made it for somebody who had left
GONE_WORD: Final = "gone"
TIME: Final = 120  # every game's: the time of the table is up. Never offered, see `Match.call_time`
TIME_WORD: Final = "time"
ABANDON: Final = 119  # every game's: everybody has left. Never offered, see `Match.abandon`
ABANDON_WORD: Final = "abandoned"
# Answers that every game takes (`kernel.questions`): its own verbs count up from 0, these down from CONCEDE.
YES: Final = 126
NO: Final = 125
DONE: Final = 124  # no more, or none
NUMBER: Final = 123  # a = how many
CARD: Final = 122  # a = kind of a card, where the zone is clear
SEAT: Final = 121  # a = seat
_BITS: Final = 16
HIGHEST: Final = (1 << _BITS) - 2  # the largest number of a move
_READY: Final = 4096  # numbers that are looked up by their place: whatever a game really has


@mypyc_attr(acyclic=True)
class Move:
    """Made by `move` and `written`, never directly: two equal moves of the rules are one object."""

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
    """The one move with this verb and these numbers: for the rules, which offer it."""
    if c != NOTHING:
        return _interned(verb, a, b, c)
    if b == NOTHING:
        ready = _BY_NUMBER[verb]
        if a + 1 < len(ready):
            return ready[a + 1]
        return _single(verb, a)
    rows = _BY_PAIR[verb]
    if a + 1 < len(rows):
        row = rows[a + 1]
        if b < len(row):
            found = row[b]
            if found is not None:
                return found
    return _pair(verb, a, b)


def written(verb: int, a: int = NOTHING, b: int = NOTHING, c: int = NOTHING) -> Move:
    """The move that somebody has written down. One that was never offered is kept nowhere."""
    found = _MOVES.get(_key(verb, a, b, c))
    return Move(verb, a, b, c) if found is None else found


def same(one: Move, other: Move) -> bool:
    """Whether two moves mean the same; of those that were only written down there may be several."""
    return (one.verb, one.a, one.b, one.c) == (other.verb, other.a, other.b, other.c)


def _single(verb: int, a: int) -> Move:
    """Keep the moves of one number where they are found at once the next time."""
    if a >= _READY:
        return _interned(verb, a, NOTHING, NOTHING)
    ready = _BY_NUMBER[verb]
    while len(ready) < a + 2:
        ready.append(_interned(verb, len(ready) - 1, NOTHING, NOTHING))
    return ready[a + 1]


def _pair(verb: int, a: int, b: int) -> Move:
    """The same for a move of two numbers."""
    found = _interned(verb, a, b, NOTHING)
    if a >= _READY or b >= _READY:
        return found
    rows = _BY_PAIR[verb]
    while len(rows) < a + 2:
        rows.append([])
    row = rows[a + 1]
    row.extend([None] * (b + 1 - len(row)))
    row[b] = found
    return found


def _interned(verb: int, a: int, b: int, c: int) -> Move:
    key = _key(verb, a, b, c)
    found = _MOVES.get(key)
    if found is None:
        found = _MOVES[key] = Move(verb, a, b, c)
    return found


def _key(verb: int, a: int, b: int, c: int) -> int:
    """A number of its own for each move; beyond the limit two moves would share one.

    Shifted, not multiplied: compiled, a product of large numbers looks for Ctrl-C, and takes it for a want of
    memory.
    """
    if not (NOTHING <= a <= HIGHEST and NOTHING <= b <= HIGHEST and NOTHING <= c <= HIGHEST):
        raise ValueError(f"no move has these numbers: {verb} {a} {b} {c}")
    return (((verb << _BITS) + a + 1 << _BITS) + b + 1 << _BITS) + c + 1


def interned() -> int:
    """How many moves are kept. Nothing that was only read may raise it."""
    return len(_MOVES)


def is_among(wanted: Move, moves: list[Move]) -> bool:
    """Whether a move is in a list; two moves need never be compared, since equal ones are one."""
    for one in moves:
        if one is wanted:
            return True
    return False


def concession(seat: int, *, gone: bool = False) -> Move:
    return move(CONCEDE, seat, GONE) if gone else move(CONCEDE, seat)


def time_called() -> Move:
    return move(TIME)


def abandonment() -> Move:
    return move(ABANDON)


def read_number(word: str, highest: int = HIGHEST) -> int | None:
    """A number as people write it, from 0 to the highest; None for anything else, however long it is."""
    if not (word.isascii() and word.isdigit() and len(word) <= len(str(highest))):
        return None
    number = int(word)
    return number if number <= highest else None


def moves_by_number(verb: int, size: int) -> list[Move]:
    """The moves with one number, ready to be picked by it: for verbs that are offered all the time."""
    return [move(verb, a) for a in range(size)]
