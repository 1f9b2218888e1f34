"""Action modifiers from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import BleedSucceeded, DuringBleed, PoliticalAction
from noctuary.games.vtes.blocks.effects.action import Bleed, Grant, LowerIntercept, Stealth, UnlockSelf, Votes
from noctuary.games.vtes.blocks.effects.combat import Maneuver, Press
from noctuary.games.vtes.blocks.effects.corruption import BurnCorruption
from noctuary.games.vtes.blocks.targets import Corrupted
from noctuary.games.vtes.card import Card, Effect
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card, granted, modifier
from noctuary.games.vtes.kinds import AFTER_ACTION, BASIC, COMBAT, MANEUVERS, POLLING, PRESS, SUPERIOR


@printed.modifier("Perfect Paragon", fr="Parangon de perfection", disciplines="pre", blood=1)
def perfect_paragon(card: Card) -> None:
    modifier(card, [Votes(3)], BASIC, windows=1 << POLLING, conditions=[PoliticalAction()])
    modifier(card, [LowerIntercept(1)], SUPERIOR)


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
        modifier(card, [Bleed(1), *more], level, conditions=[DuringBleed()])
        modifier(card, [Stealth(1), Bleed(1), *more], level, conditions=[DuringBleed()])
    granted(
        card,
        1 << AFTER_ACTION,
        [BurnCorruption(2), UnlockSelf()],
        conditions=[BleedSucceeded()],
        target=Corrupted(2),
    )
