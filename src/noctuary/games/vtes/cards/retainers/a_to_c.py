"""Retainers from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import Unblock
from noctuary.games.vtes.blocks.effects.on_cards import Lock, Lose
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, BLOCKER, THIS
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import retainer
from noctuary.games.vtes.cards.uses import use
from noctuary.games.vtes.kinds import BLOCKED


@printed.retainer(
    "Crypt's Sons",
    pool=1,
    keywords="unique mortal",
    requires="anarch",
    life=3,
    strength=1,
    ranged=True,
)
def crypts_sons(card: Card) -> None:
    retainer(card)
    blocked = Is(ACTOR, BEARER)
    use(card, 1 << BLOCKED, [Lose(1, THIS), Lock(BLOCKER), Unblock()], conditions=[blocked])
