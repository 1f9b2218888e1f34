"""Reactions from A to C."""

from __future__ import annotations

from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.kinds import NONE


@printed.reaction("Bait and Switch", fr="Leurre", requires="baron")
def bait_and_switch(card: Card) -> None:
    redirects(card, NONE, locks=True)
