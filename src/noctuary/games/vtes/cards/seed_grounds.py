"""Hunting grounds that do not feed like all the others."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, in_play, is_minion, is_vampire
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards.locations import Feed, feeding_ground
from noctuary.games.vtes.cards.shapes import location, use
from noctuary.games.vtes.conditions import YourTurn
from noctuary.games.vtes.effects.economy import GainBlood
from noctuary.games.vtes.kinds import (
    ANARCH,
    DERIVATIVE,
    HUNTING_GROUND,
    LAIBON,
    UNLOCK,
    WRAITH,
    ZOMBIE,
)
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import expiry, limits, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.targets import Unfed
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

_MOST_STORED: Final = 3


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


# -- Burial Site --------------------------------------------------------------------------------------


def burial_site_hunting_ground(card: Card) -> None:
    feeding_ground(card, Revive(1), OfTheDead())


class OfTheDead(UnfedOf):
    """A follower of the Path of Death and the Soul, or a wraith or zombie ally."""

    def __init__(self) -> None:
        super().__init__("vtes-target-of-the-dead", path="death-and-the-soul")

    def choices(self, s: State, using: Using) -> list[int]:
        allies = [
            card.uid
            for card in s.cards
            if card.controller == using.seat
            and is_minion(s, card)
            and s.pool.cards[card.kind].keywords & (WRAITH | ZOMBIE)
        ]
        return super().choices(s, using) + allies


class Revive(Effect):
    """Blood for a vampire; life for an ally, but no more than it started with."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-revive", {"amount": self.amount})

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.target)
        if card is not None:
            room = self.amount
            if not is_vampire(s, card):
                room = min(room, s.pool.cards[card.kind].life - card.counters)
            zones.gain_blood(s, card, room)
        return None


# -- Jungle -------------------------------------------------------------------------------------------


def jungle_hunting_ground(card: Card) -> None:
    location(card)
    use(card, 1 << UNLOCK, [Gather(_MOST_STORED)], locks=True, conditions=[YourTurn()])
    use(
        card,
        1 << UNLOCK,
        [Disgorge(), Feed()],
        locks=True,
        target=UnfedOf("vtes-target-unfed-laibon", sect=LAIBON),
        conditions=[YourTurn()],
    )


class Gather(Effect):
    """1 blood onto this card, if it has less than it can hold."""

    def __init__(self, most: int) -> None:
        self.most = most

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-gather", {"amount": self.most})

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters < self.most else Refusal(RuleId("VTES-SEQ-01"))

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.put(s, card, 1)
        return None


class Disgorge(Effect):
    """All the blood on this card goes to the chosen vampire; what it has no room for is lost."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-disgorge")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card, vampire = find(s, using.source), find(s, using.target)
        if card is not None and vampire is not None:
            zones.gain_blood(s, vampire, zones.take(s, card, card.counters))
        return None


# -- Palace -------------------------------------------------------------------------------------------


def palace_hunting_ground(card: Card) -> None:
    feeding_ground(card, GainBlood(1), NotEmpty("guruhi"))


class NotEmpty(UnfedOf):
    """A vampire of the clan that still has blood."""

    def __init__(self, clan: str) -> None:
        super().__init__("vtes-target-unfed-guruhi", clan=clan)
        self.with_blood = True


# -- Poacher's ----------------------------------------------------------------------------------------


def poachers_hunting_ground(card: Card) -> None:
    location(card)
    use(card, 1 << UNLOCK, [Poach()], once=limits.EACH_PHASE, conditions=[YourTurn()])


class Poach(Effect):
    """1 blood for as many Anarchs as others control hunting grounds that live on no others."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-poach")

    def _grounds(self, s: State, using: Using) -> int:
        others = [card for card in in_play(s) if card.controller != using.seat]
        keywords = [s.pool.cards[card.kind].keywords for card in others]
        return sum(mask & (HUNTING_GROUND | DERIVATIVE) == HUNTING_GROUND for mask in keywords)

    def _anarchs(self, s: State, using: Using) -> list[int]:
        return UnfedOf("", sect=ANARCH).choices(s, using)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        able = self._grounds(s, using) and self._anarchs(s, using)
        return None if able else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        return self._run(s, using)

    def _run(self, s: State, using: Using) -> Play:
        left, most = self._anarchs(s, using), self._grounds(s, using)
        chosen: list[int] = []
        while left and len(chosen) < most:
            uid = yield from choose_card(
                using.seat, "vtes-ask-poach", left[:], using.kind, or_none=bool(chosen)
            )
            if uid == NOTHING:
                break
            left.remove(uid)
            chosen.append(uid)
        for uid in chosen:
            anarch = find(s, uid)
            if anarch is not None:
                zones.gain_blood(s, anarch, 1)
                expiry.last(s, numbers.FED, uid, 1, expiry.END_OF_TURN, using.kind)
