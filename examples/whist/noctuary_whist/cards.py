"""The pack: a card is a number, four suits of thirteen ranks. In words it is `queen-of-hearts`."""

from __future__ import annotations

from typing import Final

SUITS: Final = ("clubs", "diamonds", "hearts", "spades")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")
SLUGS: Final = [f"{rank}-of-{suit}" for suit in SUITS for rank in RANKS]
NUMBER_OF: Final = {slug: number for number, slug in enumerate(SLUGS)}
SMALL_FROM: Final = RANKS.index("7")  # the lowest rank of a pack of thirty-two


def suit_of(card: int) -> int:
    return card // len(RANKS)


def rank_of(card: int) -> int:
    return card % len(RANKS)


def pack(*, small: bool) -> list[int]:
    return [card for card in range(len(SLUGS)) if not small or rank_of(card) >= SMALL_FROM]
