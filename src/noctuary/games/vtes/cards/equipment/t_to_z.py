"""Equipment from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.pointing import BEARER
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import equipment
from noctuary.games.vtes.cards.uses import use
from noctuary.games.vtes.kinds import STRIKE
from noctuary.games.vtes.rules import limits


@printed.equipment("Treasured Samadji", clan="Ravnos", pool=1, keywords="unique")
def treasured_samadji(card: Card) -> None:
    equipment(card)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))
    use(card, 1 << STRIKE, [], strike=StrikeOf(dodge=True), once=limits.EACH_COMBAT)
