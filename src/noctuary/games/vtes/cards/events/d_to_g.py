"""Events from D to G."""

from __future__ import annotations

from noctuary.games.vtes.card import Card, Condition, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event, levy
from noctuary.games.vtes.kinds import DISCARD, TORPOR
from noctuary.games.vtes.rules import zones
from noctuary.games.vtes.rules.replacing import WHILE_IN_PLAY
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.refusal import Refusal


@printed.event("Dragonbound", fr="Lié par le Dragon", keywords="gehenna")
def dragonbound(card: Card) -> None:
    event(card, WHILE_IN_PLAY)
    levy(card, DISCARD, [BurnForTorpor()], [HasInTorpor()])


def _fallen(s: State, seat: Seat) -> int:
    return sum(card.controller == seat and card.region == TORPOR for card in s.cards)


class HasInTorpor(Condition):
    """She controls a vampire in torpor."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-when-has-in-torpor")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        return None if _fallen(s, using.seat) else Refusal(RuleId("VTES-SEQ-01"))


class BurnForTorpor(Effect):
    """1 pool for each vampire in torpor that she controls."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-burn-for-torpor")

    def run(self, s: State, using: Using) -> Play | None:
        zones.burn_pool(s, using.seat, _fallen(s, using.seat))
        return None
