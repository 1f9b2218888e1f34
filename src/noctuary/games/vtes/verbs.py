"""The verbs of VTES' moves. Their words are in `notation`, their sentences in the catalogues.

`uid` is a card in play, `kind` a card anywhere else.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.move import CARD as CARD
from noctuary.kernel.move import DONE as DONE
from noctuary.kernel.move import NO as NO
from noctuary.kernel.move import NUMBER as NUMBER
from noctuary.kernel.move import SEAT as SEAT
from noctuary.kernel.move import YES as YES

# Offered at rest, in a window.
PASS: Final = 0
PLAY: Final = 1  # a = kind, b = uid of the minion that plays it (NOTHING: the Methuselah), c = which use
USE: Final = 2  # a = uid of the card in play, b = which use, c = uid of the minion that acts with it
BLEED: Final = 3  # a = uid; whom follows from the seats, or is asked
HUNT: Final = 4  # a = uid
TAKE_EQUIPMENT: Final = 6  # a = uid that acts, b = uid that gives
LEAVE_TORPOR: Final = 9  # a = uid
RESCUE: Final = 10  # a = uid, b = uid in torpor
DIABLERISE: Final = 11  # a = uid, b = uid in torpor
BECOME_ANARCH: Final = 12  # a = uid
BLOCK: Final = 13  # a = uid
STRIKE: Final = 14  # hand strike; a = uid of a retainer that is aimed at
TRANSFER: Final = 15  # a = uid of the uncontrolled card: 1 pool to it
TAKE_BACK: Final = 16  # a = uid: 1 blood from it
DRAW_CRYPT: Final = 17
ARRIVE: Final = 18  # a = uid: to the ready region
MERGE: Final = 19  # a = uid of the uncontrolled version
DISCARD: Final = 20  # a = kind
VOTE: Final = 21  # a = uid of the vampire, b = 1 for, 0 against
VOTE_EDGE: Final = 22  # a = 1 for, 0 against
VOTE_CARD: Final = 23  # a = kind of a political action card to burn, b = 1 for, 0 against
PAY_CONTEST: Final = 24  # a = uid
YIELD: Final = 25  # a = uid
EDGE_POOL: Final = 26  # the Edge: 1 pool in the unlock phase
UNLOCK_INFERNAL: Final = 27  # a = uid
BURN_OPTION: Final = 28  # a = kind
WITHDRAW: Final = 29
MANEUVER: Final = 31  # with an allowance of the combatant's own
PRESS: Final = 32  # a = 1 to continue, 0 to end
GRANTED: Final = 33  # what a card has granted: a = kind, b = uid of the minion, c = which use
MARK: Final = 34  # a = uid of a minion of the Red List
HUNT_DOWN: Final = 35  # a = uid that acts, b = uid of a marked minion

# Answers to questions, besides those of every game (above).
TARGET: Final = 45  # a = uid of a card in play
UNCONTROLLED: Final = 46  # a = uid of an uncontrolled card
PAY_POOL: Final = 48
PAY_BLOOD: Final = 49  # a = uid
FOR: Final = 50  # the terms, or a ballot
AGAINST: Final = 51
DISCIPLINE: Final = 52  # a = Discipline
CLAN: Final = 53
LONG_RANGE: Final = 54
CLOSE_RANGE: Final = 55
SECT: Final = 56
FETCH: Final = 57  # a = kind, b = from where: `searching.py`
