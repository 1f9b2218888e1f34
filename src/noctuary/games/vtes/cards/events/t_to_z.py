"""Events from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import VICTORY_POINTS, Each
from noctuary.games.vtes.blocks.atoms import ALLIES, EVENT_CARD, VAMPIRES, YOURS
from noctuary.games.vtes.blocks.conditions import Exists, Is
from noctuary.games.vtes.blocks.effects.on_cards import Burn, BurnAtRandom
from noctuary.games.vtes.blocks.effects.pool import PayPool
from noctuary.games.vtes.blocks.pointing import ACTOR, THIS
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.blocks.who import EVERYBODY
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import event
from noctuary.games.vtes.cards.uses import in_phase
from noctuary.games.vtes.kinds import DISCARD
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.rules.replacing import UNTIL_DISCARD, WHILE_IN_PLAY


@printed.event("The Bitter and Sweet Story")
def the_bitter_and_sweet_story(card: Card) -> None:
    event(card)
    card.traits.append(Gives("hand-size", numbers.HAND, 2 * VICTORY_POINTS, EVERYBODY))


@printed.event("The Uncoiling")
def the_uncoiling(card: Card) -> None:
    event(card, WHILE_IN_PLAY)
    others = EVENT_CARD & ~THIS
    in_phase(
        card,
        DISCARD,
        [BurnAtRandom(others)],
        conditions=[Exists(others)],
        optional=False,
        once=limits.EACH_PHASE,
    )
    in_phase(
        card,
        DISCARD,
        [PayPool(Each(others)), Burn(THIS)],
        conditions=[Is(THIS, ~YOURS)],
        discard_action=True,
        by=By.ANYONE,
    )


@printed.event("The Unmasking", fr="Le masque tombe", keywords="gehenna")
def the_unmasking(card: Card) -> None:
    event(card, UNTIL_DISCARD)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, ALLIES, [Is(ACTOR, VAMPIRES)]))
