"""Action modifiers from D to G."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import ALLIES, VAMPIRES, YOURS, Keyword
from noctuary.games.vtes.blocks.conditions import During, Fails
from noctuary.games.vtes.blocks.effects.action import (
    AttemptFails,
    Bleed,
    BleedIfPoor,
    CannotBlock,
    Intercept,
    Stealth,
)
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.corruption import BurnCorruption
from noctuary.games.vtes.blocks.effects.later import After, Grant
from noctuary.games.vtes.blocks.effects.on_cards import Damage, Lasts, Lock, Unlock
from noctuary.games.vtes.blocks.in_actions import SUCCESSFUL, WAS_BLOCKED
from noctuary.games.vtes.blocks.pointing import BLOCKER, CHOSEN, SELF
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import only_one
from noctuary.games.vtes.cards.shapes import modifier, reaction, strike_card
from noctuary.games.vtes.cards.uses import follows, granted
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ANNOUNCED,
    ATTEMPT,
    BASIC,
    BLEED,
    COMBAT,
    MANEUVERS,
    REACTION,
    SUPERIOR,
    ZOMBIE,
)
from noctuary.games.vtes.rules import expiry, following


@printed.modifier("Daring the Dawn", fr="Braver l'aube", disciplines="for")
def daring_the_dawn(card: Card) -> None:
    hidden = CannotBlock(VAMPIRES & ~YOURS)
    two = After(following.AFTER_RESOLUTION, [Damage(2, SELF, aggravated=True)])
    one = After(following.AFTER_RESOLUTION, [Damage(1, SELF, aggravated=True)])
    modifier(card, [hidden, two], BASIC)
    modifier(card, [hidden, one], SUPERIOR)
    follows(card, two, one)


@printed.modifier("Earth Control", fr="Maîtrise de la terre", disciplines="pro", blood=1)
def earth_control(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(2)], SUPERIOR)


@printed.modifier("Elder Impersonation", fr="Usurpation de l'Ancien", disciplines="obf", blood=1)
def elder_impersonation(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [AttemptFails()], SUPERIOR, windows=1 << ATTEMPT)


@printed.modifier("Enchanting Gaze", fr="Regard enchanteur", disciplines="pre&pro")
def enchanting_gaze(card: Card) -> None:
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1), Grant("vtes-grant-attempt-fails", 2)], SUPERIOR)
    granted(card, 1 << ATTEMPT, [BurnCorruption(1, BLOCKER), AttemptFails()])


@printed.modifier("Faceless Night", fr="Nuit sans visage", disciplines="obf")
def faceless_night(card: Card) -> None:
    locks = After(following.BEFORE_RESOLUTION, [Lock(CHOSEN)], whom=CHOSEN)
    notices = After(following.ATTEMPT_FAILED, [locks], name="locks")
    modifier(card, [Stealth(1)], BASIC)
    modifier(card, [Stealth(1), notices], SUPERIOR)
    follows(card, notices, locks)


@printed.modifier("Force of Personality", also=COMBAT, disciplines="pre", blood=1)
def force_of_personality(card: Card) -> None:
    strike_card(card, StrikeOf(ends=True), BASIC)
    dear = Lasts("attempt-toll", numbers.ATTEMPT_TOLL, 1, expiry.END_OF_ACTION, VAMPIRES & ~YOURS)
    shy = CannotBlock(ALLIES & ~Keyword(ZOMBIE) & ~YOURS)
    modifier(card, [dear, shy], SUPERIOR, windows=1 << ANNOUNCED)


@printed.modifier("Forced March", fr="Marche forcée", disciplines="cel&for")
def forced_march(card: Card) -> None:
    goes_on = Grant("vtes-grant-unlock-for-blood", 2)
    modifier(card, [Unlock(SELF)], BASIC, windows=1 << AFTER_ACTION, conditions=[SUCCESSFUL])
    modifier(card, [Stealth(1), goes_on], SUPERIOR)
    granted(card, 1 << AFTER_ACTION, [Unlock(SELF)], conditions=[SUCCESSFUL], blood=1)
    only_one(card, expiry.END_OF_TURN, each_minion=True)


@printed.modifier("Foreshadowing Destruction", fr="Présage de destruction", disciplines="dom")
def foreshadowing_destruction(card: Card) -> None:
    """At superior it may be played against anybody: the bonus follows the target's pool."""
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    modifier(card, [BleedIfPoor(3, 9)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("Forgotten Labyrinth", disciplines="obf", blood=1)
def forgotten_labyrinth(card: Card) -> None:
    modifier(card, [Stealth(2)], BASIC, conditions=[Fails(During(BLEED))])
    modifier(card, [Stealth(3)], SUPERIOR, conditions=[Fails(During(BLEED))])


@printed.modifier("Form of the Bat", fr="Forme de la chauve-souris", also=REACTION, disciplines="pro")
def form_of_the_bat(card: Card) -> None:
    unarmed = Lasts("cannot-use-equipment", permissions.TO_USE_EQUIPMENT, 1, expiry.END_OF_COMBAT)
    flies = Grant("vtes-grant-maneuver-in-combat", 2, until=expiry.END_OF_COMBAT)
    blocked, blocks = (After(moment, [flies, unarmed]) for moment in (following.BLOCKED, following.BLOCKS))
    modifier(card, [Intercept(-1, BLOCKER), blocked], BASIC, windows=1 << ATTEMPT)
    reaction(card, [Intercept(1), blocks], SUPERIOR)
    granted(card, 1 << MANEUVERS, [Maneuver()])
    follows(card, blocked, blocks)


@printed.modifier("Form of the Cobra", fr="Forme du cobra", also=COMBAT, disciplines="pro")
def form_of_the_cobra(card: Card) -> None:
    strike_card(card, StrikeOf(steals=1), BASIC)
    modifier(card, [Stealth(1, even_if_not_needed=True)], SUPERIOR, windows=1 << ANNOUNCED)


@printed.modifier("Freak Drive", fr="Pulsion monstrueuse", disciplines="for", blood=1)
def freak_drive(card: Card) -> None:
    modifier(card, [Unlock(SELF)], BASIC, windows=1 << AFTER_ACTION, conditions=[SUCCESSFUL])
    modifier(card, [Unlock(SELF)], SUPERIOR, windows=1 << AFTER_ACTION, conditions=[WAS_BLOCKED])
