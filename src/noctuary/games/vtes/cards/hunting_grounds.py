"""Hunting grounds: what most of them do, and what some share."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.blocks.effects.economy import GainBlood
from noctuary.games.vtes.blocks.targets import Unfed
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Target, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import location, use
from noctuary.games.vtes.kinds import UNLOCK
from noctuary.games.vtes.rules import expiry, limits
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


def hunting_ground(name: str, *, clan: str, fr: str = "") -> None:
    """Most of them, one line each: the clan on it is no requirement (VTES-SEQ-08)."""
    keywords = "unique hunting-ground location"
    printed.like_others(name, _feeds_one, fr=fr, clan=clan, pool=2, keywords=keywords)


def _feeds_one(card: Card) -> None:
    feeding_ground(card, GainBlood(1), Unfed())


def feeding_ground(card: Card, meal: Effect, whom: Target) -> None:
    """A location that feeds somebody in each of its controller's unlock phases."""
    location(card)
    use(
        card,
        1 << UNLOCK,
        [meal, Feed()],
        once=limits.EACH_PHASE,
        target=whom,
        conditions=[YourTurn()],
    )


class Feed(Effect):
    """No other hunting ground feeds that vampire this turn."""

    def phrase(self) -> None:
        return None

    def run(self, s: State, using: Using) -> Play | None:
        expiry.last(s, notes.FED, using.target, 1, expiry.END_OF_TURN, using.kind)
        return None


class UnfedOf(Unfed):
    """A ready vampire of yours that no hunting ground has fed this turn, and of a clan, sect or path."""

    def __init__(self, message: str, *, clan: str = "", sect: int = NOTHING, path: str = "") -> None:
        super().__init__()
        self.message = message
        self.clan = clan
        self.sect = sect
        self.path = path

    def phrase(self) -> Phrase:
        return Phrase(self.message)

    def choices(self, s: State, using: Using) -> list[int]:
        return [uid for uid in super().choices(s, using) if self._is_of(s, find(s, uid))]

    def _is_of(self, s: State, card: InPlay | None) -> bool:
        if card is None or (self.sect != NOTHING and numbers.sect(s, card) != self.sect):
            return False
        return not self.path or s.pool.cards[card.kind].path == self.path
