"""Reactions from D to G."""

from __future__ import annotations

from noctuary.games.vtes.blocks.atoms import SELF
from noctuary.games.vtes.blocks.conditions import AT_YOU, BLEEDING_YOU
from noctuary.games.vtes.blocks.effects.action import Intercept, ReduceBleed, Wake
from noctuary.games.vtes.blocks.effects.combat import Maneuver
from noctuary.games.vtes.blocks.effects.later import Grant
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import WAKING, at, granted, reaction
from noctuary.games.vtes.kinds import BASIC, MANEUVERS, SUPERIOR


@printed.reaction("Deep Ecology", fr="Écologie profonde", disciplines="ani/for/pro", requires="anarch")
def deep_ecology(card: Card) -> None:
    reaction(card, [Intercept(2)], **at("ani", AT_YOU))
    reaction(card, [ReduceBleed(2)], **at("for"))
    reaction(card, [Unlock(SELF)], **at("pro"), needs_locked=True, blood=1)


@printed.reaction("Deflection", fr="Déflexion", disciplines="dom", blood=1)
def deflection(card: Card) -> None:
    redirects(card, BASIC, locks=True)
    redirects(card, SUPERIOR, locks=False)


@printed.reaction("Enhanced Senses", fr="Sens surdéveloppés", disciplines="aus")
def enhanced_senses(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    reaction(card, [Intercept(2)], SUPERIOR)


@printed.reaction("Eyes of Argus", fr="Yeux d'Argus", disciplines="aus")
def eyes_of_argus(card: Card) -> None:
    reaction(card, [Intercept(2)], BASIC, conditions=[AT_YOU])
    reaction(card, [Wake()], SUPERIOR, windows=WAKING, needs_locked=True)


@printed.reaction("Guard Dogs", fr="Chiens de garde", disciplines="ani")
def guard_dogs(card: Card) -> None:
    maneuvers = Grant("vtes-grant-maneuver", 2, on_block=True)
    reaction(card, [Unlock(SELF)], BASIC, needs_locked=True, conditions=[BLEEDING_YOU])
    reaction(card, [Unlock(SELF), maneuvers], SUPERIOR, needs_locked=True, conditions=[BLEEDING_YOU])
    granted(card, 1 << MANEUVERS, [Maneuver()])
