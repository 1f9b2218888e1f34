"""Investments: counters that become pool, one by one."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import YourTurn
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards.shapes import use
from noctuary.games.vtes.kinds import MASTER_PHASE
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


def pays_out(card: Card) -> None:
    use(card, 1 << MASTER_PHASE, [CounterToPool()], master_action=True, conditions=[YourTurn()])


class CounterToPool(Effect):
    """A counter of this card goes to the pool; the card is burned with its last one."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-counter-to-pool")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        card = find(s, using.source)
        return None if card is not None and card.counters > 0 else Refusal(RuleId("VTES-SEQ-17"))

    def run(self, s: State, using: Using) -> Play | None:
        card = find(s, using.source)
        if card is not None:
            zones.gain_pool(s, using.seat, 1)
            spend_counter(s, card)
        return None


def spend_counter(s: State, card: InPlay) -> None:
    """The card is burned with its last one."""
    zones.take(s, card, 1)
    if card.counters <= 0:
        zones.burn(s, card)
