"""Allies from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import BLOCKER, MINION, THIS, Clan
from noctuary.games.vtes.blocks.conditions import AT_YOU, Is
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver
from noctuary.games.vtes.blocks.traits import Cannot, Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import regains_life
from noctuary.games.vtes.cards.shapes import ally, enters_combat, use
from noctuary.games.vtes.kinds import ADDITIONAL, DURING_ACTION, MANEUVERS
from noctuary.games.vtes.rules import limits


@printed.ally("Ponticulus", clan="Tremere", pool=2, keywords="unique wraith", life=1)
def ponticulus(card: Card) -> None:
    ally(card)
    card.traits.append(Gives("intercept", numbers.INTERCEPT, 1, THIS, [AT_YOU]))
    card.traits.append(Cannot("be-bruised", permissions.TO_BE_BRUISED, THIS))
    card.traits.append(Cannot("act", permissions.TO_ACT, THIS))
    card.traits.append(Cannot("equip", permissions.TO_EQUIP, THIS))
    use(
        card,
        DURING_ACTION,
        [Intercept(1, BLOCKER)],
        locks=True,
        conditions=[Is(BLOCKER, Clan("tremere"))],
    )


@printed.ally(
    "Renegade Garou",
    former=["Renagade Garou"],
    clan="Gangrel",
    pool=5,
    keywords="werewolf",
    life=3,
    strength=2,
)
def renegade_garou(card: Card) -> None:
    ally(card)
    use(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], once=limits.EACH_ROUND)
    use(card, 1 << MANEUVERS, [Maneuver()], once=limits.EACH_COMBAT)
    enters_combat(card, MINION, stealth=1)
    regains_life(card, below=3)
