"""Reactions from T to Z."""

from __future__ import annotations

from noctuary.games.vtes.blocks.conditions import BY_VAMPIRE
from noctuary.games.vtes.blocks.effects.action import Intercept, Wake
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import WAKING, reaction
from noctuary.games.vtes.kinds import BASIC, SUPERIOR
from noctuary.games.vtes.rules.replacing import UNTIL_UNLOCK


@printed.reaction("Telepathic Misdirection", fr="Distraction télépathique", disciplines="aus", blood=1)
def telepathic_misdirection(card: Card) -> None:
    reaction(card, [Intercept(1)], BASIC)
    redirects(card, SUPERIOR, locks=True)


@printed.reaction("Wake with Evening's Freshness", fr="Réveil avec la fraîcheur du soir")
def wake_with_evenings_freshness(card: Card) -> None:
    by = [BY_VAMPIRE]
    reaction(card, [Wake()], windows=WAKING, needs_locked=True, deferred=UNTIL_UNLOCK, conditions=by)
