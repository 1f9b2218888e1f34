"""Corruption counters: each belongs to the Methuselah who has put it on a minion."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.on_cards import OnCards, special
from noctuary.games.vtes.blocks.pointing import CHOSEN
from noctuary.games.vtes.blocks.which import Which
from noctuary.games.vtes.board import find, is_minion, is_vampire
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.questions import choose_card, confirm
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.refusal import Refusal


def burn(card: InPlay, seat: Seat, count: int) -> None:
    """So many of her counters."""
    left = list(card.corruption)
    for _ in range(min(count, left.count(seat))):
        left.remove(seat)
    card.corruption = tuple(left)


class Corrupt(Effect):
    """If the bleed was successful, a counter on a minion of whoever was bled, chosen at resolution."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-corrupt")

    def run(self, s: State, using: Using) -> Play | None:
        action = s.action
        if action is None or action.bled < 1:
            return None
        minions = [card.uid for card in s.cards if is_minion(s, card) and card.controller in action.targets]
        return self._run(s, using, minions) if minions else None

    def _run(self, s: State, using: Using, minions: list[int]) -> Play:
        uid = yield from choose_card(using.seat, "vtes-ask-corrupt", minions, using.kind)
        card = find(s, uid)
        if card is not None:
            card.corruption = (*card.corruption, using.seat)
            cards(s, "vtes-log-corrupts", using.seat, [card.kind])


class BurnCorruption(OnCards):
    """Your own counters."""

    message = "vtes-effect-burn-corruption"

    def __init__(self, count: int, whom: Which) -> None:
        super().__init__(whom)
        self.count = count

    def phrase(self) -> Phrase:
        return Phrase(self.message, {"amount": self.count}, {"whom": self.whom}, special(self.whom))

    def why_not(self, s: State, using: Using) -> Refusal | None:
        """The chosen one has them: its target says so."""
        enough = self.whom is CHOSEN
        for card in self.whom.found(s, using):
            enough = card.corruption.count(using.seat) >= self.count
        return None if enough else Refusal(RuleId("VTES-SEQ-17"))

    def do(self, s: State, using: Using, card: InPlay) -> None:
        burn(card, using.seat, self.count)


class PutCorruption(OnCards):
    """A counter of yours."""

    message = "vtes-effect-put-corruption"

    def do(self, s: State, using: Using, card: InPlay) -> None:
        card.corruption = (*card.corruption, using.seat)
        cards(s, "vtes-log-corrupts", using.seat, [card.kind])


class StealCorrupted(OnCards):
    """Where your counters on a minion reach its capacity or cost, you can burn them all to take control."""

    message = "vtes-effect-steal-corrupted"

    def run(self, s: State, using: Using) -> Play | None:
        for card in self.whom.found(s, using):
            if is_minion(s, card) and card.corruption.count(using.seat) >= _price(s, card):
                return self._ask_to_steal(s, using, card.uid)
        return None

    def _ask_to_steal(self, s: State, using: Using, uid: int) -> Play:
        steals = yield from confirm(using.seat, "vtes-ask-steal-corrupted", using.kind)
        card = find(s, uid)
        if steals and card is not None:
            burn(card, using.seat, card.corruption.count(using.seat))
            zones.steal(s, card, using.seat)


def _price(s: State, card: InPlay) -> int:
    """The capacity of a vampire, the cost of an ally."""
    definition = s.pool.cards[card.kind]
    return numbers.capacity(s, card) if is_vampire(s, card) else max(definition.pool, definition.blood, 0)
