"""What can happen that a card may wait for: "when …" (BUF-RUL-10). `reports.happened` reports it.

Each report names a seat, a character or challenge (`uid`) and a card (`kind`), as said beside the number;
what does not apply is NOBODY or NOTHING. A thing is reported right after it has happened.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

CHARACTER_PLACED: Final = 0  # its player, uid, card (placed, resurrected or put into play)
ASCENDED: Final = 1  # its player, uid, new level card
MOVED: Final = 2  # its player, uid, card; it stands in the new space already
CHARACTER_FATIGUED: Final = 3  # its player, uid
CHARACTER_REFRESHED: Final = 4
ATTACHED: Final = 5  # the bearer's player, bearer, skill or item
UNATTACHED: Final = 6  # the bearer's player, bearer, skill or item (discarded, moved, returned)
CHARACTER_DISCARDED: Final = 7  # its player, old uid, its top card; it lies in the discard pile already
CHARACTER_CRYPTED: Final = 8
ACTION_PLAYED: Final = 9  # who played it, NOTHING, the action; its effects are still to come
EVENT_PLAYED: Final = 10
FIGHT_STARTED: Final = 11  # the attacker, the attacking character, NOTHING
FIGHT_WON: Final = 12  # the winner, the winning character, NOTHING
FIGHT_LOST: Final = 13  # the loser, the losing character, its top card
FIGHT_TIED: Final = 14  # once per player: the player, the character, its top card
DOUBLED: Final = 15  # the defender, the Stunt-Double
CHALLENGE_PLACED: Final = 16  # who placed it, challenge uid, challenge card
CHALLENGE_FACED: Final = 17  # the facing player, challenge uid, challenge card
CHALLENGE_DEFEATED: Final = 18  # the facing player, challenge uid, challenge card
CHALLENGE_FAILED: Final = 19
STEP_BEGAN: Final = 20  # the active player; the ability's timings say which step
STEP_ENDED: Final = 21  # reported before the next step begins
TURN_BEGAN: Final = 22  # the active player
TURN_ENDED: Final = 23  # the active player; before the park check
DESTINY_GAINED: Final = 24  # the player
DESTINY_LOST: Final = 25
HAND_DISCARDED: Final = 26  # the player, NOTHING, the card discarded from hand
EPISODE_PLACED: Final = 27  # its player, NOTHING, the Part I
EPISODE_ADVANCED: Final = 28  # its player, NOTHING, the Part II that came into play
RECYCLED: Final = 29  # the player whose discard pile became a Resource Deck
TIME_CHANGED: Final = 30  # the active player; day has become night or the other way round
STACKED: Final = 31  # the player, NOTHING, the card put into a talent stack
LEFT_CONFLICT: Final = 32  # its player, uid
JOINED_CONFLICT: Final = 33
STAGE_BEGAN: Final = 34  # the attacker; the ability's timings say which stage
CHARACTER_RETURNED: Final = 35  # its player, old uid, its top card; it is in hand again


class About(Enum):
    """Whom or what a happening is about, for whoever reads a card aloud."""

    CHARACTER = 0
    CHALLENGE = 1
    PLAYER = 2
    STEP = 3  # a step or stage, which the ability's timing names
    NOBODY = 4


# The word for each in a card set, and what it is about.
WORDS: Final[dict[int, tuple[str, About]]] = {
    CHARACTER_PLACED: ("character-placed", About.CHARACTER),
    ASCENDED: ("ascended", About.CHARACTER),
    MOVED: ("moved", About.CHARACTER),
    CHARACTER_FATIGUED: ("character-fatigued", About.CHARACTER),
    CHARACTER_REFRESHED: ("character-refreshed", About.CHARACTER),
    ATTACHED: ("attached", About.CHARACTER),
    UNATTACHED: ("unattached", About.CHARACTER),
    CHARACTER_DISCARDED: ("character-discarded", About.CHARACTER),
    CHARACTER_CRYPTED: ("character-crypted", About.CHARACTER),
    ACTION_PLAYED: ("action-played", About.PLAYER),
    EVENT_PLAYED: ("event-played", About.PLAYER),
    FIGHT_STARTED: ("fight-started", About.CHARACTER),
    FIGHT_WON: ("fight-won", About.CHARACTER),
    FIGHT_LOST: ("fight-lost", About.CHARACTER),
    FIGHT_TIED: ("fight-tied", About.CHARACTER),
    DOUBLED: ("doubled", About.CHARACTER),
    CHALLENGE_PLACED: ("challenge-placed", About.CHALLENGE),
    CHALLENGE_FACED: ("challenge-faced", About.CHALLENGE),
    CHALLENGE_DEFEATED: ("challenge-defeated", About.CHALLENGE),
    CHALLENGE_FAILED: ("challenge-failed", About.CHALLENGE),
    STEP_BEGAN: ("step-began", About.STEP),
    STEP_ENDED: ("step-ended", About.STEP),
    TURN_BEGAN: ("turn-began", About.NOBODY),
    TURN_ENDED: ("turn-ended", About.NOBODY),
    DESTINY_GAINED: ("destiny-gained", About.PLAYER),
    DESTINY_LOST: ("destiny-lost", About.PLAYER),
    HAND_DISCARDED: ("hand-discarded", About.PLAYER),
    EPISODE_PLACED: ("episode-placed", About.PLAYER),
    EPISODE_ADVANCED: ("episode-advanced", About.PLAYER),
    RECYCLED: ("recycled", About.PLAYER),
    TIME_CHANGED: ("time-changed", About.NOBODY),
    STACKED: ("stacked", About.PLAYER),
    LEFT_CONFLICT: ("left-conflict", About.CHARACTER),
    JOINED_CONFLICT: ("joined-conflict", About.CHARACTER),
    STAGE_BEGAN: ("stage-began", About.STEP),
    CHARACTER_RETURNED: ("character-returned", About.CHARACTER),
}
