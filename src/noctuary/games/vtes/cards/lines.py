"""Lines of a card: in which windows, at which level, how often, and what a shape hands on to its use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypedDict

from noctuary.games.vtes.blocks.conditions import HasAll
from noctuary.games.vtes.card import Card, Condition, Limit, Target
from noctuary.games.vtes.kinds import (
    AIMING,
    AS_PLAYED,
    ATTEMPT,
    BASIC,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    BETWEEN_ACTIONS,
    COMBAT_ENDING,
    DECLINED,
    DISCARD,
    DISCIPLINE_CODES,
    END_OF_ROUND,
    INFLUENCE,
    MASTER_PHASE,
    MINION_PHASE,
    NO_ATTEMPT,
    NONE,
    STRIKE,
    STRIKES_CHOSEN,
    SUPERIOR,
    UNLOCK,
    WINDOW_SLUGS,
    WOULD_BE_OUSTED,
)
from noctuary.kernel.move import NOTHING

AT_END_OF_ROUND: Final = 1 << END_OF_ROUND | 1 << COMBAT_ENDING  # before and after what keeps combat going
IN_ROUND: Final = 1 << BEFORE_RANGE | 1 << BEFORE_STRIKES | 1 << STRIKES_CHOSEN  # until strikes resolve
REACTING: Final = 1 << NO_ATTEMPT | 1 << ATTEMPT | 1 << DECLINED
WAKING: Final = REACTING | 1 << AS_PLAYED  # VTES-SEQ-18
ANY_TIME: Final = (1 << len(WINDOW_SLUGS)) - 1 & ~(
    1 << STRIKE | 1 << AIMING | 1 << AS_PLAYED | 1 << WOULD_BE_OUSTED
)  # whoever has the impulse


OUTSIDE_ACTIONS: Final = (
    1 << UNLOCK | 1 << MASTER_PHASE | 1 << MINION_PHASE | 1 << INFLUENCE | 1 << DISCARD
) | (1 << BETWEEN_ACTIONS)


class InPhase(TypedDict, total=False):
    """What a shape hands on to a use in a phase of its controller: fields of `UseOf`."""

    target: Target | None
    number: Target | None
    locks: bool
    once: int
    limit_as: int
    pool: int
    blood: int
    optional: bool
    by: int
    master_action: bool
    discard_action: bool
    transfers: int


class More(InPhase, total=False):
    """… and to any other."""

    conditions: Sequence[Condition]
    deferred: int
    needs_locked: bool
    even_locked: bool


def only_one(
    card: Card, until: int, *, each_minion: bool = False, level: int = NONE, each_use: bool = False
) -> None:
    """Only one can be played each turn, combat, game …: `until` says when another one can (`expiry`)."""
    card.limits.append(Limit(until, each_minion=each_minion, level=level, each_use=each_use))


class At(TypedDict):
    """Where a use stands on the card: what `at` hands to a shape."""

    level: int
    discipline: int
    conditions: Sequence[Condition]


def at(marks: str, *conditions: Condition) -> At:
    """`at("dai")`, `at("dai obf")`, `at("DAI OBF")`: the Disciplines of one line, capitals for superior.

    For a card whose lines ask for different ones; where all lines ask for the same, the level is enough.
    """
    codes = marks.split()
    needed = [(DISCIPLINE_CODES.index(code.lower()), SUPERIOR if code.isupper() else BASIC) for code in codes]
    together = [HasAll([which for which, _ in needed], [level for _, level in needed])]
    first, level = needed[0]
    more = together if len(needed) > 1 else []
    return At(level=level, discipline=first, conditions=[*more, *conditions])


def discipline_of(card: Card, index: int = 0) -> int:
    return card.disciplines[index] if card.disciplines else NOTHING


def levels(card: Card) -> tuple[int, int]:
    """Basic and superior, or neither for a card without a Discipline."""
    return (BASIC, SUPERIOR) if card.disciplines else (NONE, NONE)
