"""Allies from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import MINION
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import regains_life
from noctuary.games.vtes.cards.shapes import ally, enters_combat, use
from noctuary.games.vtes.kinds import ADDITIONAL, MANEUVERS
from noctuary.games.vtes.rules import limits


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
