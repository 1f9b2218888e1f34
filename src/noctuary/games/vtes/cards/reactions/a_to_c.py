"""Reactions from A to C."""

from __future__ import annotations

from noctuary.games.vtes.blocks.effects.action import Intercept
from noctuary.games.vtes.blocks.effects.on_cards import Unlock
from noctuary.games.vtes.blocks.in_actions import HAS_BLOCKED
from noctuary.games.vtes.blocks.pointing import SELF
from noctuary.games.vtes.card import Card
from noctuary.games.vtes.cards import printed
from noctuary.games.vtes.cards.pieces import redirects
from noctuary.games.vtes.cards.shapes import reaction
from noctuary.games.vtes.kinds import AFTER_ACTION, BASIC, NONE, SUPERIOR


@printed.reaction("Bait and Switch", fr="Leurre", requires="baron")
def bait_and_switch(card: Card) -> None:
    redirects(card, NONE, locks=True)


@printed.reaction("Cats' Guidance", fr="Conseil des chats", disciplines="ani")
def cats_guidance(card: Card) -> None:
    blocked = [HAS_BLOCKED]
    reaction(card, [Unlock(SELF)], BASIC, windows=1 << AFTER_ACTION, needs_locked=True, conditions=blocked)
    reaction(card, [Intercept(1)], SUPERIOR)
