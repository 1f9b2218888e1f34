"""What a relic is (FAB-RELIC): a value with copies and effects, and one use of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from noctuary.games.fables.card import Card, Role
from noctuary.games.fables.effect import Amount, AmountEffect, Effect, Use
from noctuary.games.fables.settings import RelicDeck
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

if TYPE_CHECKING:
    from noctuary.games.fables.state import State, Step


class Relic:
    """One relic of a deck. Relics have numbers of their own: places in `Pool.relics`.

    Its amounts count with T, the level of the Talent paid for it (FAB-RELIC-03). Where `plays_talent`,
    that Talent is played instead of discarded, by the relic's own effect (FAB-RELIC-06).
    """

    def __init__(
        self,
        slug: str,
        deck: RelicDeck,
        copies: int,
        effects: Sequence[Effect],
        *,
        reach: Amount | None = None,
        plays_talent: bool = False,
    ) -> None:
        self.slug = slug
        self.deck = deck
        self.copies = copies
        self.plays_talent = plays_talent
        self.card = Card(slug, Role.RELIC, reach=reach, effects=effects)


class RelicUse(Use):
    """The use of a relic: T is the level of the Talent paid, and there is no basic card."""

    __slots__ = ("paid", "relic")

    def __init__(
        self, seat: Seat, foe: Seat, relic: int, card: Card, paid: int, level: int, via: int
    ) -> None:
        super().__init__(seat, foe, NOTHING, card, NOTHING, 0, via)
        self.level = level
        self.relic = relic  # its number
        self.paid = paid  # the Talent


class LookingEffect(AmountEffect):
    """A clause that shows something hidden and asks about it in a step of its own (`agenda.RELIC_TAIL`)."""

    def tail(self, s: State, step: Step) -> Play | None:
        """What is left to do; `step.a` is the relic's number, `step.b` a seat or number of its own."""
        raise NotImplementedError

    def looks_at(self, s: State, step: Step) -> Seat:
        """Whose cards lie open meanwhile: the user's own, unless it says otherwise."""
        return step.seat
