"""Retainers from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.blocks.in_actions import BEARER_LOCKED
from noctuary.games.vtes.blocks.pointing import BEARER
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import retainer
from noctuary.games.vtes.cards.uses import use
from noctuary.games.vtes.kinds import UNLOCK
from noctuary.games.vtes.rules import limits


@printed.retainer("Homunculus", fr="Homoncule", disciplines="pro", life=1)
def homunculus(card: Card) -> None:
    retainer(card, superior=2)
    use(
        card,
        1 << UNLOCK,
        [Unlock(BEARER)],
        conditions=[BEARER_LOCKED],
        blood=1,
        once=limits.EACH_PHASE,
    )


@printed.retainer("J. S. Simmons, Esq.", keywords="unique mortal", life=1)
def j_s_simmons_esq(card: Card) -> None:
    retainer(card)
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER))


@printed.retainer("Mr. Winthrop", fr="M. Winthrop", keywords="unique mortal", life=1)
def mr_winthrop(card: Card) -> None:
    retainer(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, BEARER))


@printed.retainer(
    "Murder of Crows",
    fr="Nuée de corbeaux",
    disciplines="ani",
    blood=1,
    keywords="animal",
    life=1,
    strength=1,
    ranged=True,
)
def murder_of_crows(card: Card) -> None:
    retainer(card, superior=2)
