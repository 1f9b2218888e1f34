"""Political actions from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import justicar


@printed.political_action("Toreador Justicar", fr="Justicar Toréador", keywords="title")
def toreador_justicar(card: Card) -> None:
    justicar(card, "toreador")
