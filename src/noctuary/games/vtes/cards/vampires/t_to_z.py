"""Vampires that do something from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import LOCATION_CARD, MINION, Holding
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.politics import ChooseCard
from noctuary.games.vtes.blocks.effects.terms import TakeTitle
from noctuary.games.vtes.blocks.in_actions import DIRECTED
from noctuary.games.vtes.blocks.pointing import CHOSEN, THIS
from noctuary.games.vtes.blocks.traits import Gives, PaysPool
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import discards_more, larger_hand, transfers
from noctuary.games.vtes.cards.uses import calls, enters_combat
from noctuary.games.vtes.kinds import PRINCE


@printed.vampire(
    "Tarbaby Jack",
    clan="Nosferatu antitribu",
    group=3,
    capacity=8,
    disciplines="dom ser ANI OBF POT",
    sect="sabbat",
    traits="black-hand banned",
)
def tarbaby_jack(card: Card) -> None:
    card.traits.append(transfers(1))


@printed.vampire(
    "The Dowager",
    fr="La Douairière",
    clan="Nosferatu",
    group=6,
    capacity=6,
    disciplines="aus pot ANI OBF",
    sect="camarilla",
    title="primogen",
)
def the_dowager(card: Card) -> None:
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, THIS, [DIRECTED]))


@printed.vampire(
    "Theo Bell",
    slug="theo-bell-g6",
    clan="Brujah",
    group=6,
    capacity=8,
    disciplines="aus dom CEL POT PRE",
    sect="anarch",
    traits="strength+1",
)
def theo_bell_g6(card: Card) -> None:
    enters_combat(card, MINION)


@printed.vampire(
    "Unmada",
    clan="Malkavian",
    group=5,
    capacity=10,
    disciplines="cel for AUS DEM OBF VIC",
    sect="camarilla",
    title="justicar:Malkavian",
)
def unmada(card: Card) -> None:
    card.traits += [discards_more(), larger_hand()]


@printed.vampire(
    "Zane", clan="Tremere", group=5, capacity=5, disciplines="aus dom THA", sect="camarilla", title="primogen"
)
def zane(card: Card) -> None:
    princes = ChooseCard(Holding(PRINCE), "vtes-ask-title")
    calls(card, [TakeTitle(CHOSEN)], princes, [Is(THIS, ~Holding(PRINCE))])


@printed.vampire(
    "Zelios",
    clan="Nosferatu",
    group=5,
    capacity=8,
    disciplines="pro ANI OBF POT",
    sect="camarilla",
    title="primogen",
    traits="strength+1",
)
def zelios(card: Card) -> None:
    card.traits.append(PaysPool(LOCATION_CARD))
