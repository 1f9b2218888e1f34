"""Allies from D to G."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import THIS
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import regains_life
from noctuary.games.vtes.cards.shapes import ally


@printed.ally(
    "Double Deuce",
    fr="Deux-doigts",
    clan="Gangrel",
    pool=2,
    keywords="unique werewolf",
    life=3,
    strength=1,
    bleed=1,
)
def double_deuce(card: Card) -> None:
    ally(card)
    card.traits.append(Gives("stealth", numbers.STEALTH, 1, THIS))
    regains_life(card, below=3)
