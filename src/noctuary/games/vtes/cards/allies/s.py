"""Allies with S."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import YOURS, Clan
from noctuary.games.vtes.blocks.conditions import During, Is
from noctuary.games.vtes.blocks.effects.action import Bleed, Intercept, Stealth
from noctuary.games.vtes.blocks.pointing import ACTOR, BLOCKER
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import ally
from noctuary.games.vtes.cards.uses import goes_back, use
from noctuary.games.vtes.kinds import BLEED, DURING_ACTION


@printed.ally(
    "Saatet-ta",
    former=["Saatet-ta (Bane Mummy)"],
    clan="Ministry",
    pool=2,
    keywords="unique mummy",
    life=2,
    strength=2,
    bleed=1,
)
def saatet_ta(card: Card) -> None:
    ally(card)
    kin = Clan("ministry") & YOURS
    use(card, DURING_ACTION, [Stealth(1)], locks=True, conditions=[Is(ACTOR, kin)])
    use(card, DURING_ACTION, [Intercept(1, BLOCKER)], locks=True, conditions=[Is(BLOCKER, kin)])
    bleeds = [During(BLEED), Is(ACTOR, kin)]
    use(card, DURING_ACTION, [Bleed(1, limited=False)], locks=True, conditions=bleeds)
    goes_back(card)
