"""Action modifiers from D to G."""

from __future__ import annotations

from noctuary.games.vtes import notes
from noctuary.games.vtes.blocks.conditions import DuringBleed, Successful
from noctuary.games.vtes.blocks.effects.action import (
    AttemptFails,
    Bleed,
    BleedIfPoor,
    CannotBlock,
    Grant,
    Lasts,
    Stealth,
    UnlockSelf,
)
from noctuary.games.vtes.blocks.effects.corruption import BurnCorruption
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.shapes import granted, modifier, strike_card
from noctuary.games.vtes.kinds import AFTER_ACTION, ANNOUNCED, ATTEMPT, BASIC, COMBAT, SUPERIOR
from noctuary.games.vtes.rules import expiry


@printed.modifier("Daring the Dawn", fr="Braver l'aube", disciplines="for")
def daring_the_dawn(card: Card) -> None:
    for level, points in ((BASIC, 2), (SUPERIOR, 1)):
        burns = Lasts("vtes-effect-dawn", notes.DAWN, points, expiry.END_OF_ACTION)
        modifier(card, [CannotBlock(), burns], level)


@printed.modifier("Enchanting Gaze", fr="Regard enchanteur", disciplines="pre&pro")
def enchanting_gaze(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1), Grant("vtes-grant-attempt-fails", 2)], SUPERIOR)
    granted(card, 1 << ATTEMPT, [BurnCorruption(1, of_blocker=True), AttemptFails()])


@printed.modifier("Faceless Night", fr="Nuit sans visage", disciplines="obf")
def faceless_night(card: Card) -> None:
    locks = Lasts("vtes-effect-locks-failed", notes.LOCKS_FAILED, 1, expiry.END_OF_ACTION)
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1), locks], SUPERIOR)


@printed.modifier("Foreshadowing Destruction", fr="Présage de destruction", disciplines="dom")
def foreshadowing_destruction(card: Card) -> None:
    """At superior it may be played against anybody: the bonus follows the target's pool."""
    modifier(card, [Bleed(1)], BASIC, conditions=[DuringBleed()])
    modifier(card, [BleedIfPoor(3, 9)], SUPERIOR, conditions=[DuringBleed()])


@printed.modifier("Form of the Cobra", fr="Forme du cobra", also=COMBAT, disciplines="pro")
def form_of_the_cobra(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1), BASIC)
    modifier(card, [Stealth(1, even_if_not_needed=True)], SUPERIOR, windows=1 << ANNOUNCED)


@printed.modifier("Freak Drive", fr="Pulsion monstrueuse", disciplines="for", blood=1)
def freak_drive(card: Card) -> None:
    modifier(card, [UnlockSelf()], BASIC, windows=1 << AFTER_ACTION, conditions=[Successful()])
    modifier(card, [UnlockSelf()], SUPERIOR, windows=1 << AFTER_ACTION, conditions=[Successful(blocked=True)])
