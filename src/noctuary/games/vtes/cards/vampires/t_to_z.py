"""Vampires that do something from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import READY, THIS
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import YOU
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import larger_hand, transfers


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
    "Unmada",
    clan="Malkavian",
    group=5,
    capacity=10,
    disciplines="cel for AUS DEM OBF VIC",
    sect="camarilla",
    title="justicar:Malkavian",
)
def unmada(card: Card) -> None:
    more = Gives("discard-actions", numbers.DISCARD_ACTIONS, 1, YOU, [Is(THIS, READY)])
    card.traits += [more, larger_hand()]
