"""Retainers from D to G."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.atoms import OPPONENT
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import retainer


@printed.retainer("Dog Pack", clan="Gangrel", pool=2, keywords="animal", life=1)
def dog_pack(card: Card) -> None:
    retainer(card)
    card.traits.append(Cannot("end-combat", permissions.TO_END_COMBAT, OPPONENT))
