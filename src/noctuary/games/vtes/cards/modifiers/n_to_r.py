"""Action modifiers from N to R."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import (
    ALLIES,
    CHOSEN,
    MINION,
    OF_TARGET,
    SELF,
    YOUNGER,
    YOURS,
    Corrupted,
)
from noctuary.games.vtes.blocks.conditions import BLED, POLITICAL_ACTION, During
from noctuary.games.vtes.blocks.effects.action import Bleed, Intercept, Stealth
from noctuary.games.vtes.blocks.effects.combat import Maneuver, Press
from noctuary.games.vtes.blocks.effects.corruption import BurnCorruption
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import Card, Effect
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import combat_card, granted, modifier
from noctuary.games.vtes.kinds import AFTER_ACTION, BASIC, BLEED, COMBAT, MANEUVERS, POLLING, PRESS, SUPERIOR


@printed.modifier("Perfect Paragon", fr="Parangon de perfection", disciplines="pre", blood=1)
def perfect_paragon(card: Card) -> None:
    modifier(card, [Votes(3)], BASIC, windows=1 << POLLING, conditions=[POLITICAL_ACTION])
    modifier(card, [Intercept(-1, (ALLIES | YOUNGER) & ~YOURS)], SUPERIOR)


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
