"""Reactions from T to Z."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE, Is
from noctuary.games.vtes.blocks.effects.action import BleedToNothing, Intercept, ReduceBleed, Wake
from noctuary.games.vtes.blocks.effects.later import While
from noctuary.games.vtes.blocks.effects.on_cards import Lock
from noctuary.games.vtes.blocks.in_actions import AT_YOU, BLEEDING_YOU
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.blocks.states import LOCKED, TITLED
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.lines import WAKING
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import reaction
from noctuary.games.vtes.kinds import BASIC, SUPERIOR
from noctuary.games.vtes.rules import expiry
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK


@printed.reaction("Telepathic Counter", disciplines="aus")
def telepathic_counter(card: Card) -> None:
    reaction(card, [ReduceBleed(1)], BASIC)
    reaction(card, [ReduceBleed(2)], SUPERIOR)


@printed.reaction("Telepathic Misdirection", fr="Distraction télépathique", disciplines="aus", blood=1)
def telepathic_misdirection(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    redirects(card, SUPERIOR, locks=True)


@printed.reaction("The Warrens", fr="Le terrier", clan="Nosferatu", blood=1)
def the_warrens(card: Card) -> None:
    titled = [Is(SELF, TITLED)]
    more = While(titled, "intercept", numbers.INTERCEPT, 1, expiry.END_OF_ACTION)
    reaction(card, [Intercept(2), more], conditions=[AT_YOU])


@printed.reaction("Visions of Zapathasura", disciplines="obf&pre", blood=1)
def visions_of_zapathasura(card: Card) -> None:
    unlocked = Is(SELF, ~LOCKED, "VTES-SEQ-16")  # “lock it to …”
    reaction(card, [ReduceBleed(3)], BASIC, conditions=[BLEEDING_YOU])
    reaction(card, [Lock(SELF), BleedToNothing()], SUPERIOR, conditions=[BLEEDING_YOU, unlocked])


@printed.reaction("Wake with Evening's Freshness", fr="Réveil avec la fraîcheur du soir")
def wake_with_evenings_freshness(card: Card) -> None:
    by = [BY_VAMPIRE]
    reaction(card, [Wake()], windows=WAKING, needs_locked=True, deferred=UNTIL_UNLOCK, conditions=by)
