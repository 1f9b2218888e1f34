"""Combat cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.effects.combat import Press
from noctuary.games.vtes.card import Card, Effect, Phrase, Using
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card
from noctuary.games.vtes.going_on import OPPOSING
from noctuary.games.vtes.kinds import BASIC, COMBAT_ENDING, PRESS, SUPERIOR
from noctuary.games.vtes.rules import combat, fighting
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId
from noctuary.kernel.refusal import Refusal


@printed.combat("Psyche!", disciplines="cel")
def psyche(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [QueueCombat()], SUPERIOR)


class QueueCombat(Effect):
    """A new combat of the same two follows this one, if both are still ready (VTES-COMBAT-12)."""

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-queue-combat")

    def why_not(self, s: State, using: Using) -> Refusal | None:
        if s.combat is None or not fighting.both_ready(s):
            return Refusal(RuleId("VTES-COMBAT-12"))
        return combat.why_not_queue(s)

    def run(self, s: State, using: Using) -> Play | None:
        if s.combat is not None:
            s.combat.queued = s.combat.sides[OPPOSING].uid
        return None
