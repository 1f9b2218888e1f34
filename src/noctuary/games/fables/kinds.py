"""The kinds of cards and what their numbers mean.

Two copies of a card are the same to the rules, so a card in a hand or a pile is just the number of its
kind. The basic cards, Match, Poison and Bloodletting's imaginary cards have fixed numbers; the Fables'
own cards follow, numbered by the pool.
"""

from __future__ import annotations

from typing import Final

# The three basic types (FAB-ACT-11); a card that has none of them has type NO_TYPE.
ATTACK: Final = 0
DEFENSE: Final = 1
MOVEMENT: Final = 2
NO_TYPE: Final = -1
TYPE_SLUGS: Final[tuple[str, ...]] = ("attack", "defense", "movement")

# Basic cards: kind = 3 * type + level - 1 (FAB-LIMIT-02).
JOKER: Final = 9
MATCH: Final = 10
POISON_1: Final = 11  # level 2 and 3 follow
POISON_3: Final = 13
BLOOD_1: Final = 14  # Bloodletting's imaginary cards of level 1 to 3: never in any zone
BLOOD_3: Final = 16
FIRST_OWN: Final = 17  # the Fables' own cards
ALL_KINDS: Final = 512  # more than there are: the size of tables by kind

BASIC_KINDS: Final = 10  # piles: attack 1-3, defense 1-3, movement 1-3, Joker
BASIC_COST: Final[tuple[int, ...]] = (1, 3, 6, 1, 3, 6, 1, 3, 6, 2)  # FAB-REINF-02
BASIC_LEVEL: Final[tuple[int, ...]] = (1, 2, 3, 1, 2, 3, 1, 2, 3, 1)


def basic(card_type: int, level: int) -> int:
    return 3 * card_type + level - 1


def is_basic(kind: int) -> bool:
    """Attack, Defense, Movement and Jokers; neither Match nor Poison (FAB-ACT-11, FAB-RUL-17)."""
    return kind < BASIC_KINDS


def basic_type(kind: int) -> int:
    """The printed basic type; a Joker and everything that is not basic has none."""
    return kind // 3 if kind < JOKER else NO_TYPE


def printed_value(kind: int) -> int:
    """The value printed on a basic card, a Joker's and a Match's 1, the level paid for in blood."""
    if kind < BASIC_KINDS:
        return BASIC_LEVEL[kind]
    if BLOOD_1 <= kind <= BLOOD_3:
        return kind - BLOOD_1 + 1
    return 1


def reserve_pile(seat: int, card_type: int) -> int:
    """The number under which a Talent reserve counts as a supply pile (Scheherazade's Fate tokens)."""
    return BASIC_KINDS + 3 * seat + card_type
