"""Equipment with S."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import ACTOR, ALLIES, BEARER, YOUNGER
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Lock
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import OTHER_MINIONS, burnable, equipment
from noctuary.games.vtes.rules import expiry


@printed.equipment("Sport Bike", fr="Moto de sport", pool=1, keywords="vehicle")
def sport_bike(card: Card) -> None:
    equipment(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))


@printed.equipment("Stolen Police Cruiser", keywords="vehicle", requires="anarch")
def stolen_police_cruiser(card: Card) -> None:
    equipment(card)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))
    card.traits.append(
        Gives("intercept-against-bearer", numbers.INTERCEPT, -1, ALLIES | YOUNGER, [Is(ACTOR, BEARER)])
    )
    stuck = Lasts("cannot-unlock", permissions.TO_UNLOCK, 1, expiry.NEXT_UNLOCK, BEARER)
    burnable(card, pool=1, by=[BY_VAMPIRE, OTHER_MINIONS], more=[Lock(BEARER), stuck])
