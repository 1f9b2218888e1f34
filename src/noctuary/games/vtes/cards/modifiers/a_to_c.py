"""Action modifiers from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import BeingBlocked, DuringBleed, PoliticalAction
from noctuary.games.vtes.blocks.effects.action import Bleed, EndAction, Stealth, Votes
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import modifier
from noctuary.games.vtes.kinds import BASIC, BLOCKED, POLLING, SUPERIOR


@printed.modifier("Aire of Elation", fr="Exaltation", disciplines="pre", blood=1)
def aire_of_elation(card: Card) -> None:
    for level, amount in ((BASIC, 1), (SUPERIOR, 2)):
        effect = Bleed(amount, more_for_clan="toreador", more=1)
        modifier(card, [effect], level, conditions=[DuringBleed()])


@printed.modifier("Bewitching Oration", fr="Discours ensorcelant", disciplines="pre")
def bewitching_oration(card: Card) -> None:
    for level, votes in ((BASIC, 2), (SUPERIOR, 4)):
        modifier(card, [Votes(votes)], level, windows=1 << POLLING, conditions=[PoliticalAction()])


@printed.modifier("Bonding", fr="Sociabilisation", disciplines="dom")
def bonding(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[DuringBleed()])
    modifier(card, [Stealth(1), Bleed(1)], SUPERIOR, conditions=[DuringBleed()])


@printed.modifier("Change of Target", fr="Changement de cible")
def change_of_target(card: Card) -> None:
    modifier(card, [EndAction()], windows=1 << BLOCKED, conditions=[BeingBlocked()])


@printed.modifier("Cloak the Gathering", fr="Masquer l'assemblée", disciplines="obf")
def cloak_the_gathering(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1)], SUPERIOR, by_others=True)


@printed.modifier("Conditioning", fr="Conditionnement", disciplines="dom", blood=1)
def conditioning(card: Card) -> None:
    modifier(card, [Bleed(2)], BASIC, conditions=[DuringBleed()])
    modifier(card, [Bleed(3)], SUPERIOR, conditions=[DuringBleed()])
