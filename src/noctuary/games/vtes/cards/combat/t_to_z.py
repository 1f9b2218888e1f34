"""Combat cards from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Once
from noctuary.games.vtes.blocks.effects.combat import AnotherRound, GainLostBlood, Maneuver, Press
from noctuary.games.vtes.blocks.effects.later import Grant, Remember
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import AT_END_OF_ROUND, combat_card, granted, strike_card
from noctuary.games.vtes.kinds import BASIC, COMBAT_ENDING, MANEUVERS, PRESS, SUPERIOR
from noctuary.games.vtes.rules import expiry


@printed.combat("Taste of Vitae", fr="Gorgée de vitæ")
def taste_of_vitae(card: Card) -> None:
    combat_card(
        card,
        AT_END_OF_ROUND,
        [GainLostBlood(), Remember(expiry.END_OF_ROUND)],
        conditions=[BY_VAMPIRE, Once("in-round")],
    )


@printed.combat("Telepathic Tracking", fr="Pistage télépathique", disciplines="aus", blood=1)
def telepathic_tracking(card: Card) -> None:
    maneuver = Grant("vtes-grant-maneuver-next-round", 2, next_round=True, until=expiry.END_OF_COMBAT)
    combat_card(card, 1 << PRESS, [Press(only_to_continue=True), maneuver], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [AnotherRound()], SUPERIOR)
    granted(card, 1 << MANEUVERS, [Maneuver()])


@printed.combat("Theft of Vitae", fr="Vol de vitæ", disciplines="tha")
def theft_of_vitae(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1, ranged=True), BASIC)
    strike_card(card, StrikeOf(steals=2, ranged=True), SUPERIOR)
