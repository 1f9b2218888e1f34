"""Chance that can be trusted: a keyed hash over a counter.

All randomness of a match follows from its seed. Copying a generator is copying a counter, and seen
cards tell nothing about unseen ones, because nobody can turn BLAKE2b round. A server game publishes
`commitment(seed)` at the start and the seed at the end, so that anyone can replay every shuffle.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

_DIGEST_BYTES: Final = 64
_DIGEST_BITS: Final = 512
_SPARE_BITS: Final = 64  # left over after each use, so that no order is likelier than another
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
    """The match's own generator: the only thing that draws."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def copy(self) -> Chance:
        return Chance(self.key, self.drawn)

    def _block(self) -> int:
        self.drawn += 1
        counter = self.drawn.to_bytes(8, "big")
        return int.from_bytes(hashlib.blake2b(counter, key=self.key).digest(), "big")

    def below(self, limit: int) -> int:
        """A uniform number from 0 to limit - 1."""
        return (self._block() * limit) >> _DIGEST_BITS

    def shuffle(self, cards: list[int]) -> None:
        """Put the cards in a random order, in place.

        One hash serves a whole deck: its 512 bits are spent as a mixed-radix number, and a new one
        is drawn when fewer than 64 spare bits would be left.
        """
        bits = 0
        left = 0
        for last in range(len(cards) - 1, 0, -1):
            size = last + 1
            width = size.bit_length()
            if left < width + _SPARE_BITS:
                bits = self._block()
                left = _DIGEST_BITS
            bits, pick = divmod(bits, size)
            left -= width
            cards[last], cards[pick] = cards[pick], cards[last]
