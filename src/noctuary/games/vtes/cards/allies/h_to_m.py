"""Allies from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import VAMPIRES
from noctuary.games.vtes.blocks.pointing import THIS
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import ally
from noctuary.games.vtes.cards.uses import enters_combat


@printed.ally(
    "Muddled Vampire Hunter", clan="Malkavian", pool=2, keywords="unique mortal", life=1, strength=4
)
def muddled_vampire_hunter(card: Card) -> None:
    ally(card)
    card.traits.append(Gives("first-strike", numbers.FIRST_STRIKE, 1, THIS))
    enters_combat(card, VAMPIRES)
