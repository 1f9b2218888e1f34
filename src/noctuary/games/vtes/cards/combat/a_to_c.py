"""Combat cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver, Press
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card
from noctuary.games.vtes.kinds import ADDITIONAL, BASIC, MANEUVERS, PRESS, SUPERIOR


@printed.combat("Apportation", fr="Télétransport", disciplines="tha")
def apportation(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press(only_to_continue=True)], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)


@printed.combat("Blur", disciplines="cel", blood=1)
def blur(card: Card) -> None:
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], BASIC)
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(2)], SUPERIOR)
