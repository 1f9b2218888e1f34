"""Shapes that combat cards of several modules share."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.blocks.effects.on_cards import Lasts
from noctuary.games.vtes.blocks.in_combats import CLOSE_RANGE
from noctuary.games.vtes.card import Card, StrikeOf
from noctuary.games.vtes.cards.lines import IN_ROUND
from noctuary.games.vtes.cards.shapes import combat_card, strike_card
from noctuary.games.vtes.kinds import BASIC
from noctuary.games.vtes.rules import expiry


def claws(card: Card) -> None:
    """At basic, hands that wound for a round."""
    sharp = Lasts("hands-aggravated", numbers.HANDS_AGGRAVATED, 1, expiry.END_OF_ROUND)
    combat_card(card, IN_ROUND, [sharp], BASIC)


def burning_hands(card: Card, more: int, level: int) -> None:
    """A hand strike that Fortitude does not stop, and that weapons are no answer to."""
    burn = StrikeOf(strength=True, damage=more, past_fortitude=True, blunts_weapons=True)
    strike_card(card, burn, level, conditions=[CLOSE_RANGE])
