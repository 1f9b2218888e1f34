"""Retainers from D to G."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.later import After
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.blocks.pointing import OPPONENT, SELF
from noctuary.games.vtes.blocks.traits import Cannot
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import retainer
from noctuary.games.vtes.cards.uses import follows, use
from noctuary.games.vtes.kinds import DURING_ACTION
from noctuary.games.vtes.rules import expiry, following


@printed.retainer("Dog Pack", clan="Gangrel", pool=2, keywords="animal", life=1)
def dog_pack(card: Card) -> None:
    retainer(card)
    card.traits.append(Cannot("end-combat", permissions.TO_END_COMBAT, OPPONENT))


@printed.retainer("Feral Hound", clan="Ravnos", disciplines="ani", keywords="animal", life=1)
def feral_hound(card: Card) -> None:
    later = After(following.DISCARD_PHASE, [Unlock(SELF)], expiry.END_OF_TURN)
    at_once = After(following.AFTER_RESOLUTION, [Unlock(SELF)])
    retainer(card, basic_after=[later], superior_after=[at_once])
    use(card, DURING_ACTION, [Intercept(1)], locks=True)
    follows(card, later, at_once)
