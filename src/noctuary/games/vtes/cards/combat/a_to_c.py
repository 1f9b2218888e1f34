"""Combat cards from A to C."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.blocks.atoms import EQUIPMENT_CARD, On
from noctuary.games.vtes.blocks.effects.arming import CONCEALABLE, PutOnFromHand
from noctuary.games.vtes.blocks.effects.cancels import CancelWay
from noctuary.games.vtes.blocks.effects.combat import AdditionalStrikes, Allows, Maneuver, Press, Prevent
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lasts
from noctuary.games.vtes.blocks.pointing import CHOSEN, OPPONENT
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.fights import burning_hands, claws
from noctuary.games.vtes.cards.lines import at, only_one
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.cards.uses import granted
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    AIM,
    AS_PLAYED,
    BASIC,
    BEFORE_RANGE,
    DAMAGE,
    EQUIPMENT,
    FRENZY,
    GRAPPLE,
    MANEUVERS,
    PRESS,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry


@printed.combat("Aid from Bats", fr="Aide des chauves-souris", disciplines="ani")
def aid_from_bats(card: Card) -> None:
    bats = StrikeOf(damage=1, ranged=True, maneuver=True)
    strike_card(card, bats, BASIC)
    strike_card(card, bats, SUPERIOR, effects=[Allows(presses=1)])


@printed.combat("Apportation", fr="Télétransport", disciplines="tha")
def apportation(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press(only_to_continue=True)], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)


@printed.combat("Bear's Skin", fr="Peau de l'ours", disciplines="ani&pro")
def bears_skin(card: Card) -> None:
    stronger = Lasts("strength-round", numbers.STRENGTH, 1, expiry.END_OF_ROUND)
    tougher = Grant("vtes-grant-prevent-round", 2, until=expiry.END_OF_ROUND)
    combat_card(card, 1 << BEFORE_RANGE, [stronger, tougher], BASIC)
    stronger = Lasts("strength-combat", numbers.STRENGTH, 1, expiry.END_OF_COMBAT)
    tougher = Grant("vtes-grant-prevent-each-round", 2, each_round=True, until=expiry.END_OF_COMBAT)
    combat_card(card, 1 << BEFORE_RANGE, [stronger, tougher], SUPERIOR)
    granted(card, 1 << DAMAGE, [Prevent(1)])
    only_one(card, expiry.END_OF_COMBAT, each_minion=True)


@printed.combat("Blood Fury", disciplines="tha", blood=1)
def blood_fury(card: Card) -> None:
    burning_hands(card, 1, BASIC)
    burning_hands(card, 2, SUPERIOR)


@printed.combat("Blood Rage", fr="Rage sanguinaire", disciplines="tha")
def blood_rage(card: Card) -> None:
    burning_hands(card, 0, BASIC)
    burning_hands(card, 1, SUPERIOR)


@printed.combat("Blur", disciplines="cel", blood=1)
def blur(card: Card) -> None:
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(1)], BASIC)
    combat_card(card, 1 << ADDITIONAL, [AdditionalStrikes(2)], SUPERIOR)


@printed.combat("Body Flare", disciplines="pro", blood=2)
def body_flare(card: Card) -> None:
    strike_card(card, StrikeOf(damage=2, aggravated=-1), BASIC)
    strike_card(card, StrikeOf(damage=2, aggravated=-1, ranged=True), SUPERIOR)


@printed.combat("Bollix", disciplines="cel/pre/tha", requires="anarch")
def bollix(card: Card) -> None:
    combat_card(card, 1 << MANEUVERS, [Maneuver()], **at("cel"))
    combat_card(card, 1 << PRESS, [Press()], **at("cel"))
    cancels = CancelWay("fighting", keywords=AIM | FRENZY | GRAPPLE, of_opponent=True, pays=False)
    combat_card(card, 1 << AS_PLAYED, [cancels], **at("pre"))
    burns = StrikeOf(strength=True, damage=1, past_fortitude=True, blunts_weapons=True)
    strike_card(card, burns, **at("tha"))


@printed.combat("Canine Horde", disciplines="ani")
def canine_horde(card: Card) -> None:
    item = OneOf(EQUIPMENT_CARD & On(OPPONENT))
    strike_card(card, StrikeOf(damage=1, ranged=True), BASIC)
    strike_card(card, StrikeOf(ranged=True, first=True, effects=[Burn(CHOSEN)]), SUPERIOR, target=item)


@printed.combat("Carrion Crows", fr="Corneilles noires", disciplines="ani")
def carrion_crows(card: Card) -> None:
    for level, points in ((BASIC, 1), (SUPERIOR, 2)):
        peck = Lasts("harms-each-round", notes.HARMS_EACH_ROUND, points, expiry.END_OF_COMBAT, OPPONENT)
        combat_card(card, 1 << BEFORE_RANGE, [peck], level)
    only_one(card, expiry.END_OF_COMBAT, each_minion=True)


@printed.combat("Claws of the Dead", fr="Griffes des morts", disciplines="pro", blood=1)
def claws_of_the_dead(card: Card) -> None:
    claws(card)
    combat_card(card, 1 << MANEUVERS, [Maneuver()], SUPERIOR)


@printed.combat("Concealed Weapon")
def concealed_weapon(card: Card) -> None:
    combat_card(card, 1 << BEFORE_RANGE, [PutOnFromHand("weapon", EQUIPMENT, CONCEALABLE)])
