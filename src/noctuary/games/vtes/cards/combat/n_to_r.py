"""Combat cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import RETAINER_CARD, Keyword, On
from noctuary.games.vtes.blocks.conditions import Unless
from noctuary.games.vtes.blocks.effects.arming import PutOnFromHand
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Maneuver, Press, Prevent, QueueCombat
from noctuary.games.vtes.blocks.effects.on_cards import Burn
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.in_combats import LONG_RANGE
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, SELF
from noctuary.games.vtes.blocks.states import COPY
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import IN_ROUND, only_one
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    ANIMAL,
    BASIC,
    BEFORE_RANGE,
    COMBAT_ENDING,
    DAMAGE,
    MANEUVERS,
    ON_CARD,
    PRESS,
    RETAINER,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry


@printed.combat("No Trace", fr="Sans laisser de traces", disciplines="obf", blood=1)
def no_trace(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC, conditions=[LONG_RANGE])
    strike_card(card, StrikeOf(ends=True), SUPERIOR)


@printed.combat("Pack Alpha", disciplines="ani")
def pack_alpha(card: Card) -> None:
    card.stays = ON_CARD
    animal = Keyword(ANIMAL)
    combat_card(card, 1 << BEFORE_RANGE, [PutOnFromHand("animal", RETAINER, animal)], BASIC)
    eaten = OneOf(RETAINER_CARD & animal & On(SELF))
    alone = [Unless(COPY & On(SELF))]
    combat_card(card, IN_ROUND, [Burn(CHOSEN), PutOn(SELF)], SUPERIOR, target=eaten, conditions=alone)
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, BEARER))
    only_one(card, expiry.END_OF_ROUND, each_minion=True)


@printed.combat("Psyche!", disciplines="cel")
def psyche(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << COMBAT_ENDING, [QueueCombat()], SUPERIOR)


@printed.combat("Pursuit", fr="Course-poursuite", disciplines="cel")
def pursuit(card: Card) -> None:
    combat_card(card, 1 << MANEUVERS, [Maneuver()], BASIC)
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], SUPERIOR)


@printed.combat("Quickness", fr="Rapidité", disciplines="cel")
def quickness(card: Card) -> None:
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], BASIC)
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1, limited=False)], SUPERIOR)
    only_one(card, expiry.END_OF_ROUND, each_minion=True)


@printed.combat("Rego Motum", fr="Rego motum", former=["Rego Motus"], disciplines="tha", blood=1)
def rego_motum(card: Card) -> None:
    combat_card(card, 1 << DAMAGE, [Prevent(2, of_strike=True)], BASIC)
    combat_card(card, 1 << DAMAGE, [Prevent(4, of_strike=True)], SUPERIOR)
    only_one(card, expiry.END_OF_ROUND, each_minion=True)


@printed.combat("Roundhouse", fr="Crochet", disciplines="pot")
def roundhouse(card: Card) -> None:
    strike_card(card, StrikeOf(strength=True, damage=2), BASIC)
    strike_card(card, StrikeOf(strength=True, damage=3), SUPERIOR)
