"""Action modifiers from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.atoms import ALLIES, MINION, OF_TARGET, YOURS
from noctuary.games.vtes.blocks.conditions import During
from noctuary.games.vtes.blocks.effects.action import Bleed, Intercept, Stealth
from noctuary.games.vtes.blocks.effects.combat import Allows, Maneuver, Press, Prevent
from noctuary.games.vtes.blocks.effects.corruption import BurnCorruption
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lasts, Lose, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.politics import CastVotes, Votes
from noctuary.games.vtes.blocks.in_actions import BEING_BLOCKED, BLED, DIRECTED_SUCCEEDED, POLITICAL_ACTION
from noctuary.games.vtes.blocks.pointing import BLOCKER, CHOSEN, SELF, THIS
from noctuary.games.vtes.blocks.states import YOUNGER, Corrupted
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import Card, Effect, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import at, only_one
from noctuary.games.vtes.cards.shapes import combat_card, modifier, strike_card
from noctuary.games.vtes.cards.uses import granted, use
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    BASIC,
    BEFORE_RANGE,
    BLEED,
    BLOCKED,
    COMBAT,
    DAMAGE,
    IN_PLAY,
    MANEUVERS,
    POLLING,
    PRESS,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK


@printed.modifier("Obedient Flesh", also=COMBAT, disciplines="dom&pro", blood=1)
def obedient_flesh(card: Card) -> None:
    modifier(card, [Stealth(1), Intercept(-1, ALLIES)], BASIC)
    stronger = Lasts("strength-round", numbers.STRENGTH, 1, expiry.END_OF_ROUND)
    tougher = Grant("vtes-grant-prevent-round", 2, until=expiry.END_OF_ROUND)
    combat_card(card, 1 << BEFORE_RANGE, [stronger, Allows(maneuvers=1), tougher], SUPERIOR)
    granted(card, 1 << DAMAGE, [Prevent(1)])
    only_one(card, expiry.END_OF_ROUND, each_minion=True, level=SUPERIOR)


@printed.modifier("Old Friends", disciplines="obf", blood=1)
def old_friends(card: Card) -> None:
    polls = [POLITICAL_ACTION]
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)], deferred=UNTIL_UNLOCK)
    modifier(card, [Votes(2)], SUPERIOR, windows=1 << POLLING, conditions=polls, deferred=UNTIL_UNLOCK)


@printed.modifier("Perfect Paragon", fr="Parangon de perfection", disciplines="pre", blood=1)
def perfect_paragon(card: Card) -> None:
    modifier(card, [Votes(3)], BASIC, windows=1 << POLLING, conditions=[POLITICAL_ACTION])
    modifier(card, [Intercept(-1, (ALLIES | YOUNGER) & ~YOURS)], SUPERIOR)


@printed.modifier("Power of One", disciplines="obt/pot/pre", blood=1, requires="anarch")
def power_of_one(card: Card) -> None:
    modifier(card, [Lose(2, BLOCKER)], **at("obt", BEING_BLOCKED), windows=1 << BLOCKED)
    modifier(card, [Bleed(1, limited=False)], **at("pot"))
    modifier(card, [Bleed(1)], **at("pre", During(BLEED)))
    modifier(card, [Stealth(1), Bleed(1)], **at("pre", During(BLEED)))


@printed.modifier("Rapid Change", fr="Changement rapide", also=COMBAT, disciplines="pro", blood=1)
def rapid_change(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    strike_card(card, StrikeOf(ends=True), SUPERIOR)


@printed.modifier("Propaganda of the Deed", requires="anarch")
def propaganda_of_the_deed(card: Card) -> None:
    card.stays = IN_PLAY
    modifier(card, [PutInPlay()], windows=1 << AFTER_ACTION, conditions=[DIRECTED_SUCCEEDED])
    use(card, 1 << POLLING, [CastVotes(2), Burn(THIS)], conditions=[POLITICAL_ACTION])


@printed.modifier("Resist Earth's Grasp", fr="Défier la gravité", also=COMBAT, disciplines="cel", blood=1)
def resist_earths_grasp(card: Card) -> None:
    combat_card(card, 1 << PRESS, [Press()], BASIC)
    combat_card(card, 1 << MANEUVERS, [Maneuver(presses=1)], BASIC)
    modifier(card, [Stealth(1)], SUPERIOR)


@printed.modifier("Revelation of the Serpent", fr="Révélation du serpent", disciplines="pre&pro")
def revelation_of_the_serpent(card: Card) -> None:
    unlocks = Grant("vtes-grant-unlock-for-corruption", 4)
    for level in (BASIC, SUPERIOR):
        more: list[Effect] = [unlocks] if level == SUPERIOR else []
        modifier(card, [Bleed(1), *more], level, conditions=[During(BLEED)])
        modifier(card, [Stealth(1), Bleed(1), *more], level, conditions=[During(BLEED)])
    corrupted = OneOf(MINION & OF_TARGET & Corrupted(2))
    burns = [BurnCorruption(2, CHOSEN), Unlock(SELF)]
    granted(card, 1 << AFTER_ACTION, burns, conditions=[BLED], target=corrupted)
