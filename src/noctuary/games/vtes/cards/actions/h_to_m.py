"""Action cards from H to M."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import (
    AT_SUPERIOR,
    BEARER,
    CHOSEN,
    COPY,
    LOCKED,
    MINION,
    READY,
    SELF,
    THIS,
    VAMPIRES,
    YOUR_PREYS,
    On,
)
from noctuary.games.vtes.blocks.conditions import Is, Unless
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.hand import FetchEquipment
from noctuary.games.vtes.blocks.effects.later import If
from noctuary.games.vtes.blocks.effects.on_cards import Damage, Stun
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.blocks.traits import Gives
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import action_card, bleed_card, burnable, must_act
from noctuary.games.vtes.kinds import BASIC, ENTER_COMBAT, ON_CARD, SUPERIOR


@printed.action("Heart of the City", fr="Cœur de la ville", disciplines="pre", blood=2)
def heart_of_the_city(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(SELF)], level, stealth=1, conditions=[Unless(COPY & On(SELF))])
    card.traits.append(Gives("bleed", numbers.BLEED, 1, BEARER, superior=2))


@printed.action("Intimidation", disciplines="pre")
def intimidation(card: Card) -> None:
    bleed_card(card, 1, BASIC)
    bleed_card(card, 2, SUPERIOR)


@printed.action("Lunatic Eruption", disciplines="dem", blood=2)
def lunatic_eruption(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn()], level, directed=True, target=OneOf(MINION & READY))
    card.stays = ON_CARD
    must_act(card, ENTER_COMBAT, [EnterCombat()], OneOf(MINION & READY & YOUR_PREYS))
    burnable(card, by=[], more=[If([Is(THIS, AT_SUPERIOR)], Damage(1, SELF), name="superior-damage")])


@printed.action("Magic of the Smith", fr="Magie du forgeron", disciplines="tha", blood=1)
def magic_of_the_smith(card: Card) -> None:
    action_card(card, [FetchEquipment()], BASIC, stealth=1)
    action_card(card, [FetchEquipment()], SUPERIOR, stealth=3)


@printed.action("Mind Numb", disciplines="pre", blood=1)
def mind_numb(card: Card) -> None:
    awake = OneOf(VAMPIRES & ~LOCKED)
    action_card(card, [Stun(CHOSEN)], BASIC, directed=True, target=awake)
    action_card(card, [Stun(CHOSEN)], SUPERIOR, directed=True, target=awake, stealth=1)
