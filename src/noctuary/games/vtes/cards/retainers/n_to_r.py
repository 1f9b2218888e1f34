"""Retainers from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.pointing import BEARER, THIS
from noctuary.games.vtes.blocks.states import AT_SUPERIOR
from noctuary.games.vtes.blocks.traits import Cannot, Gives
from noctuary.games.vtes.blocks.who import OPPONENTS
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import retainer


@printed.retainer("Owl Companion", disciplines="ani", keywords="animal", life=1)
def owl_companion(card: Card) -> None:
    retainer(card, superior=2)
    card.traits.append(Cannot("hide-hand", permissions.TO_HIDE_HAND, OPPONENTS))


@printed.retainer("Raptor", disciplines="ani", blood=2, keywords="animal", life=1)
def raptor(card: Card) -> None:
    retainer(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))
    card.traits.append(Gives("hand-size", numbers.HAND, -1, OPPONENTS, [Is(THIS, AT_SUPERIOR)]))


@printed.retainer("Raven Spy", fr="Corbeau espion", disciplines="ani", blood=1, keywords="animal", life=1)
def raven_spy(card: Card) -> None:
    retainer(card, superior=2)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))


@printed.retainer("Revenant", clan="Tzimisce", blood=1, keywords="ghoul", life=2)
def revenant(card: Card) -> None:
    retainer(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))
