"""The words that blocks and rules share, as numbers: talents, zones, what is waived or forbidden.

Words that a single block knows stand beside it in `blocks`.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.move import NOTHING

# `talent` and `talent_to`, beyond BUTT_KICKING … CHARM
ALL_TALENTS: Final = NOTHING
CHOSEN_TALENT: Final = 4
LOWEST_TALENT: Final = 5  # of the goals (BUF-RUL-26: the user chooses among equals); of a character's talents
HIGHEST_TALENT: Final = 6
TALENT_WORDS: Final = ("butt-kicking", "smarts", "weirdness", "charm", "chosen", "lowest", "highest")

# What an effect does without, as a bit mask
WAIVE_TALENT: Final = 1
WAIVE_TRAIT: Final = 2
WAIVE_REFRESHED: Final = 4
WAIVE_PLACE: Final = 8
WAIVE_SIDE: Final = 16
WAIVE_FATIGUE: Final = 32
WAIVE_LIMIT: Final = 64
WAIVED: Final = {
    "talent": WAIVE_TALENT,
    "trait": WAIVE_TRAIT,
    "refreshed": WAIVE_REFRESHED,
    "place": WAIVE_PLACE,
    "side": WAIVE_SIDE,
    "fatigue": WAIVE_FATIGUE,
    "limit": WAIVE_LIMIT,
}

# What a card may forbid
FORBID_START_FIGHT: Final = 0  # characters
FORBID_FACE: Final = 1
FORBID_DOUBLE: Final = 2
FORBID_MOVE: Final = 3
FORBID_ASCEND: Final = 4
FORBID_ATTACH: Final = 5
FORBID_BE_ATTACKED: Final = 6
FORBID_SWAP: Final = 7
FORBID_JOIN: Final = 8
FORBID_PLACE_CHARACTER: Final = 9  # players
FORBID_PLACE_MAJOR: Final = 10  # supporting Heroes and Villains, with `amount` or more of them in play
FORBID_ACTIONS: Final = 11
FORBID_EVENTS: Final = 12
FORBID_RESURRECT: Final = 13
FORBID_EPISODES: Final = 14
FORBID_USE: Final = 15  # used abilities of cards in play
FORBIDDEN: Final = {
    "start-fight": FORBID_START_FIGHT,
    "face": FORBID_FACE,
    "double": FORBID_DOUBLE,
    "move": FORBID_MOVE,
    "ascend": FORBID_ASCEND,
    "attach": FORBID_ATTACH,
    "be-attacked": FORBID_BE_ATTACKED,
    "swap": FORBID_SWAP,
    "join": FORBID_JOIN,
    "place-character": FORBID_PLACE_CHARACTER,
    "place-major": FORBID_PLACE_MAJOR,
    "play-actions": FORBID_ACTIONS,
    "play-events": FORBID_EVENTS,
    "resurrect": FORBID_RESURRECT,
    "place-episodes": FORBID_EPISODES,
    "use-effects": FORBID_USE,
}

# Why somebody fatigues
CAUSE_SKILL: Final = 0  # attaching a skill
CAUSE_FIGHT: Final = 1  # having attacked
CAUSE_MOVE: Final = 2  # Park to an opponent's space
CAUSE_DOUBLE: Final = 3
CAUSE_CHALLENGE: Final = 4
CAUSE_COST: Final = 5
CAUSE_EFFECT: Final = 6
CAUSES: Final = {
    "skill": CAUSE_SKILL,
    "fight": CAUSE_FIGHT,
    "move": CAUSE_MOVE,
    "double": CAUSE_DOUBLE,
    "challenge": CAUSE_CHALLENGE,
    "cost": CAUSE_COST,
    "effect": CAUSE_EFFECT,
}

# Where a card comes from or goes
ZONE_HAND: Final = 0
ZONE_DECK: Final = 1  # as a destination: shuffled into it
ZONE_TOP: Final = 2
ZONE_BOTTOM: Final = 3
ZONE_DISCARD: Final = 4
ZONE_CRYPT: Final = 5
ZONE_PLAY: Final = 6
ZONE_OTHER: Final = 7  # another character
ZONES: Final = {
    "hand": ZONE_HAND,
    "deck": ZONE_DECK,
    "top": ZONE_TOP,
    "bottom": ZONE_BOTTOM,
    "discard": ZONE_DISCARD,
    "crypt": ZONE_CRYPT,
    "play": ZONE_PLAY,
    "other": ZONE_OTHER,
}

ONCE_SLUGS: Final = ("", "turn", "game")
