"""Combat cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.effects.combat import Press, QueueCombat
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card
from noctuary.games.vtes.kinds import BASIC, COMBAT_ENDING, PRESS, SUPERIOR


@printed.combat("Psyche!", disciplines="cel")
def psyche(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [QueueCombat()], SUPERIOR)
