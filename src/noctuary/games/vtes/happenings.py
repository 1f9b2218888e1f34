"""What cards can wait for (`Trigger.happening`). `about` is a uid, or a seat where the note says so."""

from __future__ import annotations

from typing import Final

ENTERED: Final = 0  # a minion has come to the ready region
WENT_TO_TORPOR: Final = 1
BURNED: Final = 2  # a card has been burned
BLED: Final = 3  # a bleed was successful; about: the acting minion
HUNTED: Final = 4
ACTION_SUCCEEDED: Final = 5
BLOCK_SUCCEEDED: Final = 6  # about: the blocking minion
UNLOCK_PHASE: Final = 7  # about: the seat whose phase it is
MASTER_PHASE_BEGINS: Final = 8
MINION_PHASE_BEGINS: Final = 9
INFLUENCE_PHASE_BEGINS: Final = 10
DISCARD_PHASE_BEGINS: Final = 11
EDGE_GAINED: Final = 12  # about: a seat
CARD_PLAYED: Final = 13  # and done, or cancelled; about: a kind
COMBAT_ENDED: Final = 14
REFERENDUM_PASSED: Final = 15
DIABLERISED: Final = 16  # about: the diablerist
OUSTED: Final = 17  # about: a seat
BLEED_SUCCEEDS: Final = 19  # a bleed is about to be successful; about: the acting minion
DISCARDED: Final = 20  # by a discard phase action; about: a kind
SECT_CHANGED: Final = 21  # about: the vampire
READY_LOST: Final = (
    22  # a ready minion has been burned or has gone to torpor; about: who controlled it, a seat
)
CONTROL_CHANGED: Final = 23  # somebody else controls the card for good
BLOCKED: Final = 24  # an action has been blocked, before anybody has the impulse; about: the acting minion
REFERENDUM_FAILED: Final = 25  # of a political action, or it was cancelled; about: who has called it
ANNOUNCED: Final = 26  # an action, with all its choices; about: the card it is directed at
PRESS_STEP: Final = 27  # of a round of combat; about: the acting combatant
COMBAT_OVER: Final = 28  # this one, whatever follows; about: the acting combatant
ROUND_ENDS: Final = 29  # of a combat; about: nothing
COMBATANT_LOST: Final = 30  # it was ready and fights, and is burned or in torpor now
CANCELS: Final = 31  # a card that cancels another Methuselah's minion card is being played; about: its kind
LEAVES_READY: Final = 32  # a ready minion is about to leave play; about: the minion, still there
COUNT: Final = 33
ABOUT_KINDS: Final = frozenset({CARD_PLAYED, DISCARDED, CANCELS})
ABOUT_SEATS: Final = frozenset(
    {*range(UNLOCK_PHASE, DISCARD_PHASE_BEGINS + 1), EDGE_GAINED, OUSTED, READY_LOST}
)
