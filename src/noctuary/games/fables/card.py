"""What a card of a Fable is: a value with effects in it, which plays and reads."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from noctuary.games.fables.effect import Amount, Effect
from noctuary.games.fables.kinds import NO_TYPE


class Role(IntEnum):
    BASIC = 0
    MATCH = 1
    POISON = 2
    BLOOD = 3
    TALENT = 4
    TWIST = 5
    EPIC = 6
    RELIC = 7


TALENT_COST: Final[tuple[int, ...]] = (0, 2, 4)  # by level, FAB-TALENT-07


class Card:
    """One kind of card. `reach` is its range clause; None means that no distance matters.

    A Twist is carried out by its Fable's sheet and reads as one message, `fables-text-<slug>`, with
    its `numbers` in it: each number is written once and reaches rule and texts alike.
    """

    def __init__(
        self,
        slug: str,
        role: Role,
        card_type: int = NO_TYPE,
        level: int = 0,
        cost: int = 0,
        reach: Amount | None = None,
        effects: Sequence[Effect] = (),
        durable: bool = False,
        numbers: dict[str, int] | None = None,
    ) -> None:
        self.slug = slug
        self.role = role
        self.type = card_type
        self.level = level
        self.cost = cost
        self.reach = reach
        self.effects = list(effects)
        self.durable = durable
        self.numbers = numbers or {}
        self.asks = any(effect.asks for effect in effects)
        self.needs_foe = reach is not None or any(effect.needs_foe for effect in effects)


def talents(
    card_type: int,
    slugs: tuple[str, str, str],
    effects: Sequence[Effect],
    *,
    reach: Amount | None = None,
    durable: bool = False,
) -> list[Card]:
    """The three levels of one Talent; their texts differ only by the level T (FAB-TALENT-07)."""
    return [
        Card(slug, Role.TALENT, card_type, level, TALENT_COST[level - 1], reach, effects, durable)
        for level, slug in enumerate(slugs, start=1)
    ]


def epic(
    slug: str, effects: Sequence[Effect] = (), *, reach: Amount | None = None, durable: bool = False
) -> Card:
    return Card(slug, Role.EPIC, reach=reach, effects=effects, durable=durable)


def twist(slug: str, **numbers: int) -> Card:
    return Card(slug, Role.TWIST, numbers=numbers)
