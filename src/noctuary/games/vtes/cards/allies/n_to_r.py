"""Allies from N to R."""

from __future__ import annotations

from noctuary.games.vtes import happenings, numbers, permissions
from noctuary.games.vtes.blocks.amounts import MENDED
from noctuary.games.vtes.blocks.atoms import MINION, VAMPIRES, Clan
from noctuary.games.vtes.blocks.conditions import Is
from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver
from noctuary.games.vtes.blocks.effects.on_cards import Gain
from noctuary.games.vtes.blocks.in_actions import AT_YOU
from noctuary.games.vtes.blocks.in_combats import BEARER_FIGHTS, FIRST_ROUND
from noctuary.games.vtes.blocks.pointing import BLOCKER, OPPONENT, THIS
from noctuary.games.vtes.blocks.states import HasPlayed
from noctuary.games.vtes.blocks.traits import Cannot, Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import regains_life
from noctuary.games.vtes.cards.shapes import ally
from noctuary.games.vtes.cards.uses import enters_combat, use, when
from noctuary.games.vtes.kinds import ADDITIONAL, DISCIPLINE_CODES, DURING_ACTION, MANEUVERS
from noctuary.games.vtes.rules import limits


@printed.ally("Ossian", pool=3, keywords="unique werewolf", traits="red-list", life=4, strength=2)
def ossian(card: Card) -> None:
    ally(card)
    betrayed = OPPONENT & VAMPIRES & HasPlayed(DISCIPLINE_CODES.index("aus"))
    for name, what in (
        ("strike-or-maneuver", permissions.TO_STRIKE),
        ("", permissions.TO_MANEUVER_AWAY),
        ("", permissions.TO_MANEUVER_NEAR),
    ):
        card.traits.append(Cannot(name, what, betrayed, [FIRST_ROUND]))
    enters_combat(card, VAMPIRES, stealth=1)
    when(card, "round-ends", happenings.ROUND_ENDS, [Gain(MENDED, THIS)], None, [BEARER_FIGHTS])


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
