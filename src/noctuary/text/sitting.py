"""Who sits where, by name, while a table is told of: any game's words may ask, and none has to hand it on.

A seat is a letter in records and notation. To people it goes by the name of whoever sits there, where one is
known: `Words.seated` knows the names of a table, and `name_at` is asked where a game would say a letter.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from typing import Final

from noctuary.kernel.ids import Seat, seat_letter

_SITTING: Final[ContextVar[tuple[str, ...]]] = ContextVar("sitting", default=())

# For bots of games that bring no names of their own.
USUAL_BOTS: Final = (
    "Alder",
    "Bettina",
    "Cosmo",
    "Delphine",
    "Ebba",
    "Florian",
    "Greta",
    "Hugo",
    "Ines",
    "Jonas",
)


@contextmanager
def sitting(names: tuple[str, ...]) -> Iterator[None]:
    """While it lasts, seats go by these names; an empty one is not known."""
    before = _SITTING.set(names)
    try:
        yield
    finally:
        _SITTING.reset(before)


def name_at(seat: Seat) -> str:
    """The name of whoever sits there; empty where none is known."""
    names = _SITTING.get()
    return names[seat] if 0 <= seat < len(names) else ""


def name_or_letter(seat: Seat) -> str:
    """To tell two apart who are called the same."""
    return name_at(seat) or seat_letter(seat)


def bot_names(known: Sequence[str], commitment: str, seats: int) -> tuple[str, ...]:
    """A name for a bot at each seat, no two alike: drawn by what a table publishes of its seed, so that a bot
    is called the same after a restart, in the replay, and wherever the record is played again."""
    return _drawn(tuple(known), commitment)[:seats]


@lru_cache(maxsize=4096)
def _drawn(known: tuple[str, ...], commitment: str) -> tuple[str, ...]:
    """A table asks with every move."""
    drawn = sorted(known, key=lambda name: _lot(commitment, name))
    return (*drawn, *(name for name in USUAL_BOTS if name not in known))


def _lot(commitment: str, name: str) -> bytes:
    return hashlib.blake2b(f"{commitment} {name}".encode(), digest_size=8, person=b"noctuary-names").digest()
