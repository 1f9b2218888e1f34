"""Combat cards from H to M."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import SELF
from noctuary.games.vtes.blocks.effects.combat import Prevent
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.card import Card, StrikeOf, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.kinds import BASIC, DAMAGE, SUPERIOR


@printed.combat("Hidden Strength", fr="Force cachée", disciplines="for", blood=X)
def hidden_strength(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(1, plus_x=True)], BASIC)
    combat_card(card, 1 << DAMAGE, [Prevent(1, plus_x=True, presses=1)], SUPERIOR)


@printed.combat("Majesty", fr="Majesté", disciplines="pre", blood=1)
def majesty(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    strike_card(card, StrikeOf(ends=True, effects=[Unlock(SELF)]), SUPERIOR)
