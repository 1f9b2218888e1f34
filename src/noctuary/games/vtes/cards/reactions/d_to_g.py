"""Reactions from D to G."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import On
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Unless
from noctuary.games.vtes.blocks.effects.action import Intercept, ReduceBleed, UnlockAndBlock, Wake
from noctuary.games.vtes.blocks.effects.attempts import BlockAnyway
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.later import After, Grant, If
from noctuary.games.vtes.blocks.effects.on_cards import Burn, Lock, Lose, Unlock
from noctuary.games.vtes.blocks.effects.play import PutOn
from noctuary.games.vtes.blocks.effects.referendums import CancelReferendum, NotAgain
from noctuary.games.vtes.blocks.in_actions import AT_YOU, BLEEDING_YOU, POLITICAL_ACTION
from noctuary.games.vtes.blocks.pointing import ACTOR, BEARER, SELF, THIS
from noctuary.games.vtes.blocks.states import COPY
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import WAKING, at
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import reaction
from noctuary.games.vtes.cards.uses import follows, granted, use
from noctuary.games.vtes.kinds import ATTEMPT, BASIC, MANEUVERS, NO_ATTEMPT, ON_CARD, POLLING, SUPERIOR
from noctuary.games.vtes.rules import following


@printed.reaction("Deep Ecology", fr="Écologie profonde", disciplines="ani/for/pro", requires="anarch")
def deep_ecology(card: Card) -> None:
    reaction(card, [Intercept(2)], **at("ani", AT_YOU))
    reaction(card, [ReduceBleed(2)], **at("for"))
    reaction(card, [Unlock(SELF)], **at("pro"), needs_locked=True, blood=1)


@printed.reaction("Deflection", fr="Déflexion", disciplines="dom", blood=1)
def deflection(card: Card) -> None:
    redirects(card, BASIC, locks=True)
    redirects(card, SUPERIOR, locks=False)


@printed.reaction("Delaying Tactics", fr="Manœuvres dilatoires", blood=1)
def delaying_tactics(card: Card) -> None:
    effects = [CancelReferendum(), Unlock(ACTOR), NotAgain()]
    reaction(card, effects, windows=1 << POLLING, conditions=[POLITICAL_ACTION])


@printed.reaction("Dogged Pursuit", clan="Ravnos", disciplines="ani")
def dogged_pursuit(card: Card) -> None:
    locks = After(following.STILL_UNLESS_BLOCKED, [Lock(SELF)])
    first = If([Unless(COPY & On(SELF))], PutOn(SELF))
    stays = After(following.STILL_UNLESS_BLOCKED, [Lock(SELF), first], name="pursues")
    card.stays = ON_CARD
    for level, after in ((BASIC, locks), (SUPERIOR, stays)):
        reaction(card, [UnlockAndBlock(), after], level, windows=1 << NO_ATTEMPT, needs_locked=True)
    use(card, 1 << ATTEMPT, [Intercept(1, BEARER), Burn(THIS)])
    follows(card, locks, stays)


@printed.reaction("Eagle's Sight", fr="Vision d'aigle", disciplines="aus")
def eagles_sight(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [BlockAnyway()], SUPERIOR, windows=1 << NO_ATTEMPT)


@printed.reaction("Enhanced Senses", fr="Sens surdéveloppés", disciplines="aus")
def enhanced_senses(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(2)], SUPERIOR)


@printed.reaction("Eyes of Argus", fr="Yeux d'Argus", disciplines="aus")
def eyes_of_argus(card: Card) -> None:
    reaction(card, [Intercept(2)], BASIC, conditions=[AT_YOU])
    reaction(card, [Wake()], SUPERIOR, windows=WAKING, needs_locked=True)


@printed.reaction("Eyes of the Wild", fr="Yeux de la nature", clan="Gangrel")
def eyes_of_the_wild(card: Card) -> None:
    locks = After(following.STILL_UNLESS_BLOCKED, [Lock(SELF)])
    sees = Grant("vtes-grant-intercept-for-blood", 1)
    reaction(card, [UnlockAndBlock(), sees, locks], windows=1 << NO_ATTEMPT, needs_locked=True)
    granted(card, 1 << ATTEMPT, [Intercept(1)], blood=1)
    follows(card, locks)


@printed.reaction("Forced Awakening", fr="Réveil forcé")
def forced_awakening(card: Card) -> None:
    pays = After(following.UNLESS_BLOCKED, [Lose(1, SELF)])
    reaction(card, [Wake(), pays], windows=WAKING, needs_locked=True, conditions=[BY_VAMPIRE])
    follows(card, pays)


@printed.reaction("Guard Dogs", fr="Chiens de garde", disciplines="ani")
def guard_dogs(card: Card) -> None:
    maneuvers = Grant("vtes-grant-maneuver", 2, on_block=True)
    reaction(card, [Unlock(SELF)], BASIC, needs_locked=True, conditions=[BLEEDING_YOU])
    reaction(card, [Unlock(SELF), maneuvers], SUPERIOR, needs_locked=True, conditions=[BLEEDING_YOU])
    granted(card, 1 << MANEUVERS, [Maneuver()])
