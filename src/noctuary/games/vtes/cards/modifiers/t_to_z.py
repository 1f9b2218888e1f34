"""Action modifiers from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import ALLIES, VAMPIRES
from noctuary.games.vtes.blocks.conditions import During, Is
from noctuary.games.vtes.blocks.effects.action import AttemptFails, Bleed, CannotBlock, Stealth
from noctuary.games.vtes.blocks.effects.attempts import VeilActions
from noctuary.games.vtes.blocks.effects.later import After
from noctuary.games.vtes.blocks.effects.on_cards import Gain, Unlock
from noctuary.games.vtes.blocks.effects.play import CancelPlayed
from noctuary.games.vtes.blocks.effects.politics import MARGIN, Abstain, Captivate
from noctuary.games.vtes.blocks.effects.referendums import CancelReferendum
from noctuary.games.vtes.blocks.in_actions import HAS_PASSED, POLITICAL_ACTION, UNSUCCESSFUL
from noctuary.games.vtes.blocks.pointing import BLOCKER, CHOSEN, SELF
from noctuary.games.vtes.blocks.states import LOCKED, READY
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import By, Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import only_one
from noctuary.games.vtes.cards.shapes import modifier
from noctuary.games.vtes.cards.uses import answer, follows
from noctuary.games.vtes.kinds import AFTER_ACTION, ATTEMPT, BASIC, BLEED, POLLING, SUPERIOR
from noctuary.games.vtes.rules import expiry, following


@printed.modifier("Telepathic Vote Counting", disciplines="aus")
def telepathic_vote_counting(card: Card) -> None:
    polls, anybody = [POLITICAL_ACTION], OneOf(VAMPIRES & READY)
    modifier(card, [CancelReferendum()], BASIC, windows=1 << POLLING, conditions=polls)
    modifier(card, [Abstain(CHOSEN)], SUPERIOR, windows=1 << POLLING, conditions=polls, target=anybody)


@printed.modifier("Threats", disciplines="dom")
def threats(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    modifier(card, [Bleed(2)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("True Love's Face", fr="Visage de l'amour véritable", disciplines="obf&pre")
def true_loves_face(card: Card) -> None:
    modifier(card, [Bleed(1)], BASIC, conditions=[During(BLEED)])
    modifier(card, [AttemptFails(unless=1)], SUPERIOR, windows=1 << ATTEMPT)
    answer(card, 1, [CancelPlayed()], conditions=[Is(SELF, BLOCKER)], pool=1)


@printed.modifier("Veil the Legions", fr="Voiler les légions", disciplines="obf")
def veil_the_legions(card: Card) -> None:
    unlocked = [Is(SELF, ~LOCKED)]
    modifier(card, [Stealth(1)], BASIC, by=By.OTHERS, conditions=unlocked)
    modifier(card, [Stealth(1), VeilActions()], SUPERIOR, by=By.OTHERS, conditions=unlocked)
    only_one(card, expiry.END_OF_ACTION)
    only_one(card, expiry.END_OF_TURN, level=SUPERIOR)


@printed.modifier("Visions of Gehenna", clan="Ravnos", disciplines="pre")
def visions_of_gehenna(card: Card) -> None:
    modifier(card, [CannotBlock(ALLIES)], BASIC)
    modifier(card, [CannotBlock(ALLIES), Bleed(2)], SUPERIOR, conditions=[During(BLEED)])


@printed.modifier("Voter Captivation", fr="Envoûtement des électeurs", disciplines="pre")
def voter_captivation(card: Card) -> None:
    for level, effect in ((BASIC, Gain(MARGIN, SELF)), (SUPERIOR, Captivate(2))):
        modifier(card, [effect], level, windows=1 << AFTER_ACTION, conditions=[HAS_PASSED])


@printed.modifier("Zephyr", disciplines="cel")
def zephyr(card: Card) -> None:
    late = After(following.TURN_ENDS, [Unlock(SELF)], expiry.END_OF_TURN)
    modifier(card, [late], BASIC, windows=1 << AFTER_ACTION, conditions=[UNSUCCESSFUL])
    modifier(card, [Unlock(SELF)], SUPERIOR, windows=1 << AFTER_ACTION, conditions=[UNSUCCESSFUL])
    follows(card, late)
