"""Action modifiers from A to C."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.amounts import THE_X
from noctuary.games.vtes.blocks.atoms import ANARCH, YOURS, Clan
from noctuary.games.vtes.blocks.conditions import During, Is
from noctuary.games.vtes.blocks.effects.action import Bleed, EndAction, Stealth
from noctuary.games.vtes.blocks.effects.later import After, If
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Unlock
from noctuary.games.vtes.blocks.effects.play import PutInPlay
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.in_actions import ABOUT_ANARCHS, BEING_BLOCKED, POLITICAL_ACTION
from noctuary.games.vtes.blocks.pointing import CHOSEN, SELF
from noctuary.games.vtes.blocks.states import READY
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import By, Card, X
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import at
from noctuary.games.vtes.cards.shapes import modifier
from noctuary.games.vtes.cards.uses import follows, in_phase
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    BASIC,
    BLEED,
    BLOCKED,
    IN_PLAY,
    MINION_PHASE,
    POLLING,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry, following, limits


@printed.modifier("Adhocracy", disciplines="ani/chi/pot", requires="anarch")
def adhocracy(card: Card) -> None:
    strong = After(
        following.BLOCKED, [Lasts("strength-in-combat", numbers.STRENGTH, 1, expiry.END_OF_COMBAT)]
    )
    modifier(card, [Bleed(1)], **at("ani", During(BLEED)))
    modifier(card, [Votes(3)], **at("chi", POLITICAL_ACTION), windows=1 << POLLING)
    modifier(card, [strong], **at("pot"))
    follows(card, strong)


@printed.modifier("Aire of Elation", fr="Exaltation", disciplines="pre", blood=1)
def aire_of_elation(card: Card) -> None:
    more = If([Is(SELF, Clan("toreador"))], Bleed(1, limited=False))
    modifier(card, [Bleed(1), more], BASIC, conditions=[During(BLEED)])
    modifier(card, [Bleed(2), more], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("Awe", disciplines="pre", blood=X)
def awe(card: Card) -> None:
    for level, votes in ((BASIC, THE_X + 1), (SUPERIOR, 2 * THE_X + 1)):
        modifier(card, [Votes(votes)], level, windows=1 << POLLING, conditions=[POLITICAL_ACTION])


@printed.modifier("Bewitching Oration", fr="Discours ensorcelant", disciplines="pre")
def bewitching_oration(card: Card) -> None:
    for level, votes in ((BASIC, 2), (SUPERIOR, 4)):
        modifier(card, [Votes(votes)], level, windows=1 << POLLING, conditions=[POLITICAL_ACTION])


@printed.modifier("Bonding", fr="Sociabilisation", disciplines="dom")
def bonding(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    modifier(card, [Stealth(1), Bleed(1)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("Change of Target", fr="Changement de cible")
def change_of_target(card: Card) -> None:
    ends = [Unlock(SELF), EndAction(for_good=True)]
    modifier(card, ends, windows=1 << BLOCKED, conditions=[BEING_BLOCKED])


@printed.modifier("Cloak the Gathering", fr="Masquer l'assemblée", disciplines="obf")
def cloak_the_gathering(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1)], SUPERIOR, by=By.OTHERS)


@printed.modifier("Conditioning", fr="Conditionnement", disciplines="dom", blood=1)
def conditioning(card: Card) -> None:
    modifier(card, [Bleed(2)], BASIC, conditions=[During(BLEED)])
    modifier(card, [Bleed(3)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("CrimethInc.", disciplines="pro/qui/tha", requires="anarch")
def crimethinc(card: Card) -> None:
    card.stays = IN_PLAY
    after, ready = 1 << AFTER_ACTION, ANARCH & READY
    modifier(card, [Unlock(SELF)], **at("pro", ABOUT_ANARCHS), windows=after)
    modifier(card, [Unlock(CHOSEN)], **at("qui", ABOUT_ANARCHS), windows=after, target=OneOf(ready & ~SELF))
    modifier(card, [PutInPlay()], **at("tha", ABOUT_ANARCHS), windows=after)
    again = OneOf(ready & YOURS)
    in_phase(card, MINION_PHASE, [Unlock(CHOSEN)], target=again, pool=1, once=limits.EACH_PHASE)
