"""The verbs of Twisted Fables' moves. Their words are in `notation`, their sentences in the catalogues."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.move import CARD as CARD
from noctuary.kernel.move import DONE as DONE
from noctuary.kernel.move import NO as NO
from noctuary.kernel.move import NUMBER as NUMBER
from noctuary.kernel.move import YES as YES

# Actions of the activation phase (FAB-ACT-01), offered at rest.
END: Final = 0  # end the activation phase
FOCUS: Final = 1
ATTACK: Final = 2  # a = first card
DEFEND: Final = 3
MOVE: Final = 4
USE: Final = 5  # a = Talent, b = basic card (NOTHING: free, in a combo)
EPIC: Final = 6  # a = Epic
BUY: Final = 7  # a = kind of the card
RELIC: Final = 8  # a = Talent to discard, b = square
SWITCH: Final = 9  # lane switch, a = card to discard
# Special actions (FAB-ACT-09).
STORE: Final = 10  # Red: a = card from hand onto a free cache
FETCH: Final = 11  # Red: a = stored card
DOSE: Final = 12  # discard Poison from hand for Power, a = Poison
TENTACLE: Final = 13  # the Little Mermaid: a = card to discard
KINDLE: Final = 14  # the Match Girl: a Match onto the opponent's deck
NUDGE_LEFT: Final = 15  # Kaguya: shift the opponent
NUDGE_RIGHT: Final = 16
APEX: Final = 17  # Dorothy: a = first card to discard

# Answers to questions, besides those of every game (above).
ADD: Final = 30  # a = one more card
GO: Final = 31  # enough: carry it out
LEFT: Final = 32  # a = squares, NOTHING where the number is given
RIGHT: Final = 33
FROM_HAND: Final = 37  # a = card in hand
FROM_DISCARD: Final = 38  # a = card in the discard pile
TO: Final = 40  # a = square
PILE: Final = 41  # a = supply pile
KEEP: Final = 43  # the opening hand
MULLIGAN: Final = 44
RESOLVE: Final = 45  # a = which effect or response comes next
AVATAR: Final = 46  # a = Avatar
START_AT: Final = 47  # a = square, b = track
TOKEN: Final = 48  # a = Tentacle's square or Fate token
ON_TOP: Final = 49  # a = card: back on top of the deck
DISCARD: Final = 50  # a = card: to the discard pile

SPECIAL_FIRST: Final = STORE
SPECIAL_LAST: Final = APEX
