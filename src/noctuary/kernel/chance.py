"""Chance that can be trusted: a keyed hash over a counter.

All randomness of a match follows from its seed. Copying a generator is copying a counter, and seen
cards tell nothing about unseen ones, because nobody can turn BLAKE2b round. A server game publishes
`commitment(seed)` at the start and the seed at the end, so that anyone can replay every shuffle.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from typing import Final

_DIGEST_BYTES: Final = 64
_WORD: Final = 1 << 32
_WORD_BITS: Final = 32
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

    Each draw begins with a fresh hash of the counter, so that copying is copying a number.
    """

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def copy(self) -> Chance:
        return Chance(self.key, self.drawn)

    def _words(self) -> tuple[int, ...]:
        """The next sixteen words."""
        self.drawn += 1
        digest = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=self.key).digest()
        return struct.unpack(">16I", digest)

    def below(self, limit: int) -> int:
        """A uniform number from 0 to limit - 1."""
        while True:
            for word in self._words():
                scaled = word * limit
                if (scaled & _WORD_MASK) >= _WORD % limit:
                    return scaled >> _WORD_BITS

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place; every order is exactly as likely as any other.

        A word that would favour some place (Lemire's test) is thrown away.
        """
        words: tuple[int, ...] = ()
        used = 0
        last = len(cards) - 1
        while last > 0:
            if used == len(words):
                words = self._words()
                used = 0
            size = last + 1
            scaled = words[used] * size
            used += 1
            if (scaled & _WORD_MASK) < _WORD % size:
                continue
            pick = scaled >> _WORD_BITS
            cards[last], cards[pick] = cards[pick], cards[last]
            last -= 1
