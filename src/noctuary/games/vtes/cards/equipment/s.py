"""Equipment with S."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import BEARER
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment


@printed.equipment("Sport Bike", fr="Moto de sport", pool=1, keywords="vehicle")
def sport_bike(card: Card) -> None:
    equipment(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))
