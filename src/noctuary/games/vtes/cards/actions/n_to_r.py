"""Action cards from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.amounts import Counters
from noctuary.games.vtes.blocks.atoms import (
    ANARCH,
    ANY_CARD,
    LOCATION_CARD,
    MINION,
    VAMPIRES,
    YOURS,
    Called,
    On,
)
from noctuary.games.vtes.blocks.conditions import AtLeast, Is, Unless
from noctuary.games.vtes.blocks.effects.action import EnterCombat
from noctuary.games.vtes.blocks.effects.hand import LookAndDiscard
from noctuary.games.vtes.blocks.effects.later import If, OrBurn
from noctuary.games.vtes.blocks.effects.on_cards import Borrow, Burn, Damage, Lock, TheyLock, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay, PutOn
from noctuary.games.vtes.blocks.effects.pool import BANK, POOL, UNCONTROLLED, BurnPool, GainPool, Move
from noctuary.games.vtes.blocks.in_actions import BLED
from noctuary.games.vtes.blocks.pointing import BEARER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY, LOCKED, NEW, READY, TITLED, YOUNGER
from noctuary.games.vtes.blocks.targets import Methuselah, OneOf, Uncontrolled
from noctuary.games.vtes.blocks.traits import Cannot, CannotPlay, Gives
from noctuary.games.vtes.blocks.who import CONTROLLERS, OF_CHOSEN, PREY, TARGET
from noctuary.games.vtes.card import ActionOf, By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import only_one
from noctuary.games.vtes.cards.pieces import stays_yours
from noctuary.games.vtes.cards.shapes import action_card, bleed_card
from noctuary.games.vtes.cards.uses import anybodys_action, burnable, in_phase
from noctuary.games.vtes.kinds import (
    BASIC,
    CARD_ACTION,
    ENTER_COMBAT,
    IN_PLAY,
    MASTER_PHASE,
    MINION_PHASE,
    ON_CARD,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry


@printed.action("Open War", requires="baron")
def open_war(card: Card) -> None:
    action_card(card, [PutInPlay()], stealth=1)
    only_one(card, expiry.END_OF_GAME)
    card.stays = IN_PLAY
    by = [Is(SELF, ANARCH, "VTES-SEQ-08")]
    rush = ActionOf(ENTER_COMBAT, directed=True)
    anybodys_action(card, rush, [EnterCombat()], OneOf(MINION & READY & ~YOURS), by)
    raid = ActionOf(CARD_ACTION, directed=True)
    anybodys_action(card, raid, [Burn(CHOSEN)], OneOf(LOCATION_CARD), by, pool=2)
    ends = If([AtLeast(Counters(THIS), 4)], GainPool(4, CONTROLLERS), name="open-war")
    in_phase(
        card,
        MASTER_PHASE,
        [Move(1, POOL, THIS), ends, If([AtLeast(Counters(THIS), 4)], Burn(THIS), name="unsaid")],
        by=By.ANYONE,
        master_action=True,
    )


@printed.action("Preternatural Strength", fr="Force surnaturelle", disciplines="pot", blood=1)
def preternatural_strength(card: Card) -> None:
    for level in (BASIC, SUPERIOR):
        action_card(card, [PutOn(SELF)], level, stealth=2, conditions=[Unless(COPY & On(SELF))])
    card.stays = ON_CARD
    card.traits.append(Gives("strength", numbers.STRENGTH, 1, BEARER, superior=2))
    card.traits.append(CannotPlay(Called("Torn Signpost")))


@printed.action("Propaganda", disciplines="pre", blood=2)
def propaganda(card: Card) -> None:
    commoners = Cannot("block-this", permissions.TO_BLOCK, VAMPIRES & TITLED)
    bleed_card(card, 1, BASIC, traits=[commoners])
    bleed_card(card, 1, SUPERIOR, traits=[commoners], effects=[TheyLock(MINION & READY & ~LOCKED, TARGET)])


@printed.action("Public Trust", disciplines="pre", blood=1)
def public_trust(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    feeds = If([BLED], Move(1, BANK, UNCONTROLLED))
    bleed_card(card, 2, SUPERIOR, effects=[feeds], target=Uncontrolled(ANY_CARD))


@printed.action("Puppet Master", former=["Mind Rape"], disciplines="dom", blood=2)
def puppet_master(card: Card) -> None:
    bleed_card(card, 2, BASIC)
    younger = OneOf(YOUNGER)
    action_card(card, [PutOn(kept=True), Lock(CHOSEN)], SUPERIOR, directed=True, target=younger)
    stays_yours(card)
    card.traits.append(Cannot("unlock", permissions.TO_UNLOCK, BEARER))
    in_phase(card, MINION_PHASE, [Borrow(BEARER), Burn(THIS)], conditions=[Is(THIS, ~NEW)], optional=False)


@printed.action("Revelations", fr="Révélations", disciplines="aus", blood=1)
def revelations(card: Card) -> None:
    action_card(card, [LookAndDiscard()], BASIC, stealth=1, directed=True, target=Methuselah(PREY))
    action_card(card, [PutInPlay()], SUPERIOR, stealth=1)
    card.traits.append(Cannot("hide-hand", permissions.TO_HIDE_HAND, PREY))
    burnable(card)


@printed.action("Rewilding", fr="Réensauvagement", clan="Gangrel")
def rewilding(card: Card) -> None:
    effects = [BurnPool(2, OF_CHOSEN), Burn(CHOSEN)]
    action_card(card, effects, directed=True, target=OneOf(LOCATION_CARD))


@printed.action("Rutor's Hand", fr="Main de Rutor", disciplines="tha", blood=1)
def rutors_hand(card: Card) -> None:
    burns = Damage(1, SELF, aggravated=True)
    only_one = [Unless(COPY & On(SELF))]
    action_card(card, [PutOn(SELF, locked=True), burns], BASIC, stealth=1, conditions=only_one)
    immune = OrBurn(3, "vtes-ask-immune", burns)
    action_card(card, [PutOn(SELF, locked=True), immune], SUPERIOR, stealth=1, conditions=only_one)
    card.stays = ON_CARD
    in_phase(card, MINION_PHASE, [Unlock(BEARER)], locks=True)
