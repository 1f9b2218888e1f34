"""Political actions from H to M."""

from __future__ import annotations

from noctuary.games.vtes.blocks.effects.politics import ALLOCATED, Allocate
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.who import EVERYBODY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import justicar
from noctuary.games.vtes.cards.shapes import referendum


@printed.political_action("Kine Resources Contested", fr="Conflit sur le bétail")
def kine_resources_contested(card: Card) -> None:
    referendum(card, [BurnPool(ALLOCATED, EVERYBODY)], Allocate(4))


@printed.political_action("Malkavian Justicar", keywords="title")
def malkavian_justicar(card: Card) -> None:
    justicar(card, "malkavian")
