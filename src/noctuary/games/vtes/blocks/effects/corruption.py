"""Corruption counters: each belongs to the Methuselah who has put it on a minion."""

from __future__ import annotations

from noctuary.games.vtes.board import find, is_minion
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.questions import choose_card
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


class BurnCorruption(Effect):
    """Your own counters, from the chosen minion or from the one that attempts to block."""

    def __init__(self, count: int, *, of_blocker: bool = False) -> None:
        self.count = count
        self.of_blocker = of_blocker

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-corruption", {"amount": self.count})

    def _whose(self, s: State, using: Using) -> InPlay | None:
        if not self.of_blocker:
            return find(s, using.target)
        return None if s.action is None else find(s, s.action.blocker)

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if not self.of_blocker:
            return None  # the target has them
        card = self._whose(s, using)
        enough = card is not None and card.corruption.count(using.seat) >= self.count
        return None if enough else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card = self._whose(s, using)
        if card is not None:
            burn(card, using.seat, self.count)
        return None
