"""Reactions from D to G."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import AT_YOU
from noctuary.games.vtes.blocks.effects.action import Intercept, Wake
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import WAKING, reaction
from noctuary.games.vtes.kinds import BASIC, SUPERIOR


@printed.reaction("Deflection", fr="Déflexion", disciplines="dom", blood=1)
def deflection(card: Card) -> None:
    redirects(card, BASIC, locks=True)
    redirects(card, SUPERIOR, locks=False)


@printed.reaction("Eyes of Argus", fr="Yeux d'Argus", disciplines="aus")
def eyes_of_argus(card: Card) -> None:
    reaction(card, [Intercept(2)], BASIC, conditions=[AT_YOU])
    reaction(card, [Wake()], SUPERIOR, windows=WAKING, needs_locked=True)
