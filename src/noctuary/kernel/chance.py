"""Chance that can be trusted: a keyed hash over a counter.

All randomness of a match follows from its seed. Copying a generator is copying a counter, and seen
cards tell nothing about unseen ones, because nobody can turn BLAKE2b round. A server game publishes
`commitment(seed)` at the start and the seed at the end, so that anyone can replay every shuffle.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64  # compiled, a number without a box; a plain int as Python

_DIGEST_BYTES: Final = 64
_WORD_BYTES: Final = 4
_WORD_BITS: Final = 32
_WORD: Final = 1 << _WORD_BITS
_WORD_MASK: Final = _WORD - 1
_PURPOSE: Final = b"noctuary-chance"
SEED_BYTES: Final = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash that is shown before the game; the seed itself is shown after it."""
    return hashlib.blake2b(seed, digest_size=32, person=b"noctuary-seed").hexdigest()


def match_key(seed: bytes) -> bytes:
    """A seed of any length as the key of the counter hash."""
    return hashlib.blake2b(seed, digest_size=_DIGEST_BYTES, person=_PURPOSE).digest()


class Chance:
    """The match's own generator: the only thing that draws.

    Each draw begins with a fresh hash of the counter, so that copying is copying a number. The hash that has
    read the key and nothing else is made once and shared by all copies.
    """

    __slots__ = ("_keyed", "drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0, keyed: hashlib.blake2b | None = None) -> None:
        self.key = key
        self.drawn = drawn
        self._keyed = hashlib.blake2b(key=key) if keyed is None else keyed

    def copy(self) -> Chance:
        return Chance(self.key, self.drawn, self._keyed)

    def _next_digest(self) -> bytes:
        """The next sixteen words, four bytes each, the highest first."""
        self.drawn += 1
        counting = self._keyed.copy()
        counting.update(self.drawn.to_bytes(8, "big"))
        return counting.digest()

    def below(self, limit: int) -> int:
        """A uniform number from 0 to limit - 1."""
        while True:
            digest = self._next_digest()
            for at in range(0, _DIGEST_BYTES, _WORD_BYTES):
                scaled = int.from_bytes(digest[at : at + _WORD_BYTES], "big") * limit
                if (scaled & _WORD_MASK) >= _WORD % limit:
                    return scaled >> _WORD_BITS

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place; every order is exactly as likely as any other.

        A word that would favour some place (Lemire's test) is thrown away.
        """
        digest = b""
        at: i64 = _DIGEST_BYTES
        last: i64 = len(cards) - 1
        while last > 0:
            if at == _DIGEST_BYTES:
                digest = self._next_digest()
                at = 0
            first: i64 = digest[at]
            second: i64 = digest[at + 1]
            third: i64 = digest[at + 2]
            fourth: i64 = digest[at + 3]
            at += _WORD_BYTES
            size: i64 = last + 1
            scaled: i64 = (first << 24 | second << 16 | third << 8 | fourth) * size
            if (scaled & _WORD_MASK) < _WORD % size:
                continue
            pick: i64 = scaled >> _WORD_BITS
            cards[last], cards[pick] = cards[pick], cards[last]
            last -= 1
