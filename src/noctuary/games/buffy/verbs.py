"""The verbs of Buffy's moves. Their words are in `notation`, their sentences in the catalogues.

In the notes below `uid` is a character in play, `kind` a card, `holder` says which one of several equal
cards in play is meant: the uid of the character that is the card or bears it, the uid of the challenge, the
space of the location, NOTHING for an essence or an episode.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.move import CARD as CARD
from noctuary.kernel.move import DONE as DONE
from noctuary.kernel.move import NO as NO
from noctuary.kernel.move import NUMBER as NUMBER
from noctuary.kernel.move import SEAT as SEAT
from noctuary.kernel.move import YES as YES

# Sub-steps of a watch, offered at rest.
PASS: Final = 0
CHALLENGE: Final = 1  # a = kind on top of the own Challenge Deck, b = space (BUF-PRO-02)
UNDER: Final = 2  # a = kind on top of the own Challenge Deck, which can be placed nowhere (BUF-PRO-04)
PLAY: Final = 3  # a = kind: an action or event for its effect
USE: Final = 4  # a = kind, b = holder, c = place of the ability on the card
REFRESH: Final = 5
MOVE: Final = 6  # a = uid, b = space
PLACE: Final = 7  # a = kind of a character card, b = space
EPISODE: Final = 8  # a = kind of a Part I
ASCEND: Final = 9  # a = uid, b = kind of the next level
ATTACH: Final = 10  # a = kind, b = uid
UPGRADE: Final = 11  # a = kind of the new item, b = uid, c = kind of the item given up
SWAP: Final = 12  # a = kind of the item, b = uid that gives, c = uid that receives
RESURRECT: Final = 13  # a = kind, b = space
FIGHT: Final = 14  # a = uid of the attacker, b = uid of the target
FACE: Final = 15  # a = uid of the challenge, b = uid of the first character

# Sub-stages of a conflict, offered at rest.
DOUBLE: Final = 20  # a = uid of the Stunt-Double
STACK: Final = 21  # a = kind, b = talent
DISCARD: Final = 22  # a = kind from the own hand; also in the Draw Step and as an answer

# Answers to questions, besides those of every game (above).
GO: Final = 33  # enough: carry it out
ADD: Final = 34  # a = uid of one more character
TARGET: Final = 37  # a = uid of a character
AT_CHALLENGE: Final = 38  # a = uid of a challenge
TO: Final = 39  # a = space
TALENT: Final = 40  # a = talent
ATTACHMENT: Final = 42  # a = kind, b = uid of its bearer
RESOLVE: Final = 43  # a = kind, b = holder, c = place of the ability: the trigger that comes next
ON_TOP: Final = 44  # a = kind: put it on top
BENEATH: Final = 45  # a = kind: put it at the bottom
START: Final = 46  # a = space for the Main Character (BUF-SETUP-08)
DAY: Final = 47
NIGHT: Final = 48
LAY: Final = 49  # a = kind of a location, b = space (BUF-SETUP-10)
KEEP: Final = 50  # keep what is left of the hand (BUF-DRAW-01)
TRAIT: Final = 51  # a = trait
