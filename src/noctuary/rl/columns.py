"""Columns of an observation: each kind of value in a view becomes a fixed number of floats with names.

A `Column` writes one value into a flat buffer of C floats, which numpy shares: setting an item of it is three
times as fast as setting one of an array. The buffer is zero before, so what is not there need not be written.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from operator import attrgetter
from typing import Any, Final

TENTH: Final = 0.1  # numbers are told in tenths: hit points, cards and turns come near to 1
SIGNATURE: Final = 8  # columns by which a word is known where there is no column for each
OTHERS: Final = 8  # columns of a bag for words outside its vocabulary
THERE: Final = "?"  # behind the name of a column that says whether there is anything


class Column:
    """So many floats of an observation; `names` has one for each."""

    names: tuple[str, ...] = ("",)
    scales: tuple[float, ...] = ()  # what each is multiplied by, all at once, after everything is written

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        """Write a value that is there. `me` is the seat that looks: seats count from it."""
        raise NotImplementedError

    @property
    def width(self) -> int:
        return len(self.names)


class Number(Column):
    """A number, in tenths."""

    scales: tuple[float, ...] = (TENTH,)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        into[at] = value


class Flag(Number):
    """Yes or no: 1 or 0."""

    scales: tuple[float, ...] = (1.0,)


class Maybe(Column):
    """Something that may not be there: a column says whether it is."""

    def __init__(self, inner: Column) -> None:
        self._inner = inner
        self.names = (THERE, *inner.names)
        self.scales = (1.0, *inner.scales)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        into[at] = 1.0
        self._inner.write(value, into, at + 1, me)


class SeatColumn(Column):
    """A seat, one column each, counted from the one that looks: 0 is herself, 1 the next in turn order."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self.names = tuple(f"=+{seat}" for seat in range(seats))
        self.scales = (1.0,) * seats

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        if value >= 0:
            into[at + (value - me) % self._seats] = 1.0


class SeatSet(SeatColumn):
    """Several seats, each in its column."""

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        for seat in value:
            into[at + (seat - me) % self._seats] = 1.0


class OneOf(Column):
    """A word out of a known list, one column each."""

    def __init__(self, words: Sequence[str]) -> None:
        self._at = {word: at for at, word in enumerate(words)}
        self.names = tuple(f"={word}" for word in words)
        self.scales = (1.0,) * len(words)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        found = self._at.get(str(value))
        if found is not None:
            into[at + found] = 1.0


class Signed(Column):
    """A word by its signature: eight numbers from -1 to 1 that follow from its letters alone."""

    names: tuple[str, ...] = tuple(f"~{place}" for place in range(SIGNATURE))
    scales: tuple[float, ...] = (1.0,) * SIGNATURE

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        into[at : at + SIGNATURE] = signature(str(value))


class _Signatures(dict[str, "array[float]"]):
    """Made when first asked for; the same on every machine."""

    def __missing__(self, word: str) -> array[float]:
        digest = blake2b(word.encode(), digest_size=SIGNATURE, person=b"noctuary").digest()
        found = array("f", [byte / 127.5 - 1.0 for byte in digest])
        if len(self) < _MOST_WORDS:
            self[word] = found
        return found


_MOST_WORDS: Final = 100_000  # words that are kept: no stream of new ones fills the memory
_SIGNATURES: Final = _Signatures()


def signature(word: str) -> array[float]:
    return _SIGNATURES[word]


class Places(dict[str, int]):
    """Where each word of a vocabulary has its column; any other word shares one of a few at the end."""

    def __init__(self, words: Sequence[str], others: int) -> None:
        super().__init__({word: at for at, word in enumerate(words)})
        self._known = len(words)
        self._others = others

    def __missing__(self, word: str) -> int:
        return self._known + blake2b(str(word).encode(), digest_size=1).digest()[0] % self._others


class Bag(Column):
    """Words in no order, counted: one column for each of the vocabulary and a few for all others."""

    scale = 1.0

    def __init__(self, words: Sequence[str], others: int = OTHERS) -> None:
        self._places = Places(words, others)
        self.names = (
            *(f"[{word}]" for word in words),
            *(f"[other {place}]" for place in range(others)),
        )
        self.scales = (self.scale,) * len(self.names)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        places = self._places
        for word in value:
            if word is not None:
                into[at + places[word]] += 1.0


class NumberBy(Bag):
    """Numbers by word: each in the column of its word, in tenths."""

    scale = TENTH

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        places = self._places
        for word, number in value.items():
            into[at + places[word]] += number


class Numbers(Column):
    """A list of numbers: how many there are and the first few, in tenths."""

    def __init__(self, most: int) -> None:
        self._most = most
        self.names = ("#", *(f"[{place}]" for place in range(most)))
        self.scales = (TENTH,) * (most + 1)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        into[at] = len(value)
        for place, number in enumerate(value[: self._most], at + 1):
            into[place] = number


class Piece(Column):
    """A structure: its fields side by side. What is None or not set leaves its columns at 0.

    Numbers and flags that are always there come first: they are fetched and written together.
    """

    def __init__(self, fields: Mapping[str, Column], unset: object) -> None:
        self._unset = unset
        plain = [name for name, column in fields.items() if isinstance(column, Number)]
        rest = [name for name in fields if name not in plain]
        self._numbers = _getter(plain)
        self._count = len(plain)
        self._others = _getter(rest)
        self._writes: list[tuple[Callable[[Any, array[float], int, int], None], int]] = []
        names: list[str] = []
        scales: list[float] = []
        for name in plain + rest:
            column = fields[name]
            if name in rest:
                self._writes.append((column.write, len(names)))
            names += [f".{name}{end}" for end in column.names]
            scales += column.scales
        self.names = tuple(names)
        self.scales = tuple(scales)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        count = self._count
        if count == 1:
            into[at] = self._numbers(value)[0]
        elif count:
            into[at : at + count] = array("f", self._numbers(value))
        unset = self._unset
        for found, (write, place) in zip(self._others(value), self._writes):
            if found is not None and found is not unset:
                write(found, into, at + place, me)


def _getter(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Fetches these attributes at once; a single one twice, for the sake of a tuple."""
    if not names:
        return _nothing
    return attrgetter(*names, names[0]) if len(names) == 1 else attrgetter(*names)


def _nothing(value: Any) -> tuple[Any, ...]:
    return ()


class Rows(Column):
    """A list of structures: how many there are, and the first few in full."""

    def __init__(self, inner: Column, most: int) -> None:
        self._inner = inner
        self._width = inner.width
        self._most = most
        self.names = ("#", *(f"[{row}]{end}" for row in range(most) for end in inner.names))
        self.scales = (TENTH, *(inner.scales * most))

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        into[at] = len(value)
        at += 1
        write, width = self._inner.write, self._width
        for row in value[: self._most]:
            write(row, into, at, me)
            at += width


class RowsBy(Rows):
    """Lists of structures by word, one after the other."""

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        super().write([row for rows in value.values() for row in rows], into, at, me)


class RoundTheTable(Column):
    """One structure for each seat, the one that looks first; only she has what nobody else may see."""

    def __init__(self, mine: Column, others: Column, seats: int) -> None:
        self._mine = mine
        self._others = others
        self._seats = seats
        around = [mine, *[others] * (seats - 1)]
        self.names = tuple(f"[+{seat}]{end}" for seat, column in enumerate(around) for end in column.names)
        self.scales = tuple(scale for column in around for scale in column.scales)

    def write(self, value: Any, into: array[float], at: int, me: int) -> None:
        self._mine.write(value[me], into, at, me)
        at += self._mine.width
        others = self._others
        for distance in range(1, self._seats):
            others.write(value[(me + distance) % self._seats], into, at, me)
            at += others.width
