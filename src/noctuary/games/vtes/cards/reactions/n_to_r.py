"""Reactions from N to R."""

from __future__ import annotations

from noctuary.games.vtes import numbers, permissions
from noctuary.games.vtes.blocks.atoms import ALLIES, ANARCH, VAMPIRES, YOURS
from noctuary.games.vtes.blocks.conditions import Is, Once
from noctuary.games.vtes.blocks.effects.action import Intercept, ReduceBleed, UnlockAndBlock, Wake
from noctuary.games.vtes.blocks.effects.attempts import COULD_BLOCK, StealthToNothing
from noctuary.games.vtes.blocks.effects.combat import Press, Prevent
from noctuary.games.vtes.blocks.effects.later import After, Grant, If, Remember, While
from noctuary.games.vtes.blocks.effects.on_cards import Lasts, Unlock
from noctuary.games.vtes.blocks.effects.politics import Votes
from noctuary.games.vtes.blocks.effects.referendums import ShareLosses, VotesAgainst
from noctuary.games.vtes.blocks.in_actions import AT_YOU, BEFORE_VOTES, BLEEDING_YOU, POLITICAL_ACTION, BledBy
from noctuary.games.vtes.blocks.in_combats import FIRST_ROUND
from noctuary.games.vtes.blocks.pointing import ACTOR, BLOCKER, CHOSEN, SELF
from noctuary.games.vtes.blocks.states import LOCKED, TITLED, YOUNGER
from noctuary.games.vtes.blocks.targets import OneOf
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import WAKING
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import reaction
from noctuary.games.vtes.cards.uses import follows, granted
from noctuary.games.vtes.kinds import (
    ATTEMPT,
    BASIC,
    DAMAGE,
    DISCIPLINE_CODES,
    NO_ATTEMPT,
    POLLING,
    PRESS,
    STRIKE,
    SUPERIOR,
)
from noctuary.games.vtes.rules import expiry, following


@printed.reaction("Night Terrors", clan="Ravnos", disciplines="obf&pre", blood=1)
def night_terrors(card: Card) -> None:
    reaction(card, [StealthToNothing()], BASIC)
    reaction(card, [StealthToNothing(), Grant("vtes-grant-strike-ends", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << STRIKE, [], strike=StrikeOf(ends=True), conditions=[FIRST_ROUND])


@printed.reaction("On the Qui Vive", fr="Sur le qui-vive")
def on_the_qui_vive(card: Card) -> None:
    stays = Lasts("", permissions.TO_UNLOCK, 1, expiry.NEXT_UNLOCK)
    reaction(
        card,
        [Wake(), If([Is(SELF, ALLIES)], stays, name="ally-stays-locked"), Remember(expiry.NEXT_UNLOCK)],
        windows=WAKING,
        needs_locked=True,
        conditions=[Once("between-unlocks")],
    )


@printed.reaction("One With the Land", clan="Tzimisce", disciplines="pro")
def one_with_the_land(card: Card) -> None:
    calm = Lasts("cannot-strike-first-round", permissions.TO_STRIKE, 1, expiry.END_OF_ROUND, ACTOR | BLOCKER)
    calms = After(following.BLOCKS, [calm])
    unlocks = [UnlockAndBlock(), calms]
    reaction(card, [Intercept(2)], BASIC, conditions=[AT_YOU])
    reaction(card, unlocks, SUPERIOR, windows=1 << NO_ATTEMPT, needs_locked=True, conditions=[AT_YOU])
    follows(card, calms)


@printed.reaction("Organized Resistance", fr="Résistance organisée", requires="baron")
def organized_resistance(card: Card) -> None:
    tries, sleeps = [Is(BLOCKER, ANARCH & YOURS)], OneOf(ANARCH & YOURS & LOCKED & COULD_BLOCK)
    helps, unlocks = [Intercept(1, BLOCKER)], [UnlockAndBlock(1, CHOSEN)]
    reaction(card, helps, windows=1 << ATTEMPT, conditions=tries, even_locked=True)
    reaction(card, unlocks, windows=1 << NO_ATTEMPT, target=sleeps, even_locked=True)


@printed.reaction(
    "Party Out Of Bounds", fr="Fin de soirée difficile", disciplines="obf/pre/pro", requires="anarch"
)
def party_out_of_bounds(card: Card) -> None:
    obf, pre, pro = (DISCIPLINE_CODES.index(code) for code in ("obf", "pre", "pro"))
    polling = 1 << POLLING
    reaction(card, [ReduceBleed(2)], BASIC, discipline=obf)
    reaction(card, [Votes(2)], BASIC, discipline=pre, windows=polling, conditions=[POLITICAL_ACTION])
    reaction(card, [Intercept(1)], BASIC, discipline=pro)


@printed.reaction("Poison Pill")
def poison_pill(card: Card) -> None:
    reaction(card, [ShareLosses()], windows=1 << POLLING, conditions=[BEFORE_VOTES])


@printed.reaction("Precognition", fr="Précognition", disciplines="aus")
def precognition(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(1), Grant("vtes-grant-prevent", 2, on_block=True)], SUPERIOR)
    granted(card, 1 << DAMAGE, [Prevent(1)], conditions=[FIRST_ROUND])


@printed.reaction("Protected District", fr="District protégé", requires="primogen")
def protected_district(card: Card) -> None:
    reaction(card, [ReduceBleed(3)], conditions=[BLEEDING_YOU])
    reaction(card, [VotesAgainst(3)], windows=1 << POLLING, conditions=[POLITICAL_ACTION])


@printed.reaction("Protection Racket", fr="Racket de protection", requires="anarch")
def protection_racket(card: Card) -> None:
    titled = [Is(ACTOR, TITLED)]
    more = While(titled, "intercept", numbers.INTERCEPT, 1, expiry.END_OF_ACTION)
    reaction(card, [Intercept(1), more])


@printed.reaction("Rat's Warning", disciplines="ani")
def rats_warning(card: Card) -> None:
    presses = Grant("vtes-grant-press", 2, on_block=True)
    reaction(card, [Unlock(SELF)], BASIC, needs_locked=True, conditions=[BLEEDING_YOU])
    reaction(card, [Unlock(SELF), presses], SUPERIOR, needs_locked=True, conditions=[BLEEDING_YOU])
    granted(card, 1 << PRESS, [Press()])


@printed.reaction("Redirection", disciplines="dom")
def redirection(card: Card) -> None:
    redirects(card, BASIC, locks=True, when=BledBy(YOUNGER))
    redirects(card, SUPERIOR, locks=True, when=BledBy(VAMPIRES))
