"""Retainers from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.pointing import BEARER
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import retainer


@printed.retainer("Tasha Morgan", keywords="unique mortal", life=1)
def tasha_morgan(card: Card) -> None:
    retainer(card)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))
