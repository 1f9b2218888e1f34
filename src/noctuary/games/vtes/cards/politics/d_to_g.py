"""Political actions from D to G."""

from __future__ import annotations

from noctuary.games.vtes.blocks.amounts import Each
from noctuary.games.vtes.blocks.atoms import LOCKED, MINION, YOURS
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.who import EVERYBODY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import referendum


@printed.political_action("Domain Challenge")
def domain_challenge(card: Card) -> None:
    referendum(card, [BurnPool(Each(MINION & LOCKED & YOURS), EVERYBODY)])
