"""Events from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import ACTOR, ALLIES, VAMPIRES
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD


@printed.event("The Unmasking", fr="Le masque tombe", keywords="gehenna")
def the_unmasking(card: Card) -> None:
    event(card, UNTIL_DISCARD)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, ALLIES, [Is(ACTOR, VAMPIRES)]))
