"""Events from D to G."""

from __future__ import annotations

from noctuary.games.vtes.blocks.amounts import Each
from noctuary.games.vtes.blocks.atoms import VAMPIRES, YOURS
from noctuary.games.vtes.blocks.conditions import Exists
from noctuary.games.vtes.blocks.effects.pool import BurnPool
from noctuary.games.vtes.blocks.states import IN_TORPOR
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import levy
from noctuary.games.vtes.kinds import DISCARD
from noctuary.games.vtes.rules.replacing import WHILE_IN_PLAY


@printed.event("Dragonbound", fr="Lié par le Dragon", keywords="gehenna")
def dragonbound(card: Card) -> None:
    event(card, WHILE_IN_PLAY)
    fallen = YOURS & IN_TORPOR & VAMPIRES
    levy(card, DISCARD, [BurnPool(Each(fallen))], [Exists(fallen)])
