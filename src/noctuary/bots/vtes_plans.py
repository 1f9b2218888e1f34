"""What a table of VTES is worth to a deck with a plan: the same votes mean more to whoever calls referendums.

The plan is read from the bot's own cards (`styles`): its library, hand and ash heap, and nobody else's.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import predator, prey
from noctuary.games.vtes.kinds import IN_PLAY, ON_CARD, READY, TORPOR
from noctuary.games.vtes.state import State
from noctuary.games.vtes.styles import BLEEDS, BUILDS, FIGHTS, VOTES, style_of_cards
from noctuary.kernel.ids import Seat

# In points of pool, for a deck that does nothing else.
_BLEED: Final = 1.0  # each point that a ready minion bleeds for
_VOTE: Final = 0.8
_STRENGTH: Final = 0.8  # each point above a bare hand
_LAID_DOWN: Final = 1.5  # each vampire in torpor of those she fights
_THING: Final = 0.6  # each card that she has built


def style(s: State, seat: Seat) -> list[float]:
    """How much her own deck bleeds, votes, fights and builds."""
    me = s.players[seat]
    return style_of_cards(s.pool, me.library + me.hand + me.ash)


def more_to_her(s: State, seat: Seat) -> float:
    """What the table is worth to her plan, on top of what it is worth to anybody."""
    share = style(s, seat)
    hunted, hunter = prey(s, seat), predator(s, seat)
    worth = 0.0
    for card in s.cards:
        if card.controller == seat:
            if card.region == READY:
                worth += share[BLEEDS] * _BLEED * numbers.bleed(s, card)
                worth += share[VOTES] * _VOTE * numbers.votes(s, card)
                worth += share[FIGHTS] * _STRENGTH * (numbers.strength(s, card) - 1)
            elif card.region in (IN_PLAY, ON_CARD):
                worth += share[BUILDS] * _THING
        elif card.region == TORPOR and card.controller in (hunted, hunter):
            worth += share[FIGHTS] * _LAID_DOWN
    return worth
