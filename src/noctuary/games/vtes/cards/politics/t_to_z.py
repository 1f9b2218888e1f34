"""Political actions from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import CAMARILLA, CHOSEN, READY, Clan
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.effects.politics import ChooseCard, GiveTitle, Votes
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import referendum
from noctuary.games.vtes.kinds import JUSTICAR


@printed.political_action("Toreador Justicar", fr="Justicar Toréador", keywords="title")
def toreador_justicar(card: Card) -> None:
    """Only a Camarilla vampire can be chosen for a Camarilla title (VTES-TITLE-01, official ruling)."""
    toreador = READY & Clan("toreador")
    terms = ChooseCard(toreador & CAMARILLA, "vtes-ask-justicar", Votes(1, toreador))
    referendum(card, [GiveTitle(JUSTICAR, CHOSEN), PutOn()], terms)
