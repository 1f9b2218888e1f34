"""The words that blocks and rules share, as numbers: talents, zones, what is waived or forbidden."""

from __future__ import annotations

from typing import Final

from noctuary.kernel.move import NOTHING

# -- arguments ----------------------------------------------------------------------------------------

# `talent` and `talent_to`, beyond BUTT_KICKING … CHARM
ALL_TALENTS: Final = NOTHING
CHOSEN_TALENT: Final = 4
LOWEST_TALENT: Final = 5  # of the goals (BUF-RUL-26: the user chooses among equals); of a character's talents
HIGHEST_TALENT: Final = 6
TALENT_WORDS: Final = ("butt-kicking", "smarts", "weirdness", "charm", "chosen", "lowest", "highest")

# `what` of BOOST_PER (and of any effect with `counted`)
COUNT_CHARACTERS: Final = 0  # that `counted` admits
COUNT_CHALLENGES: Final = 1  # in play that `counted` admits
COUNT_ATTACHMENTS: Final = 2  # on the target, of `card_type`
COUNT_HAND: Final = 3  # cards in the user's hand
COUNT_DESTINY: Final = 4  # the user's Destiny Points
COUNT_SLUGS: Final = ("characters", "challenges", "attachments", "hand", "destiny")

AMOUNT_REWARD: Final = 0  # CHANGE_GOAL

# WAIVE_…: bit mask, read by WAIVE_REQUIREMENT, START_FIGHT, JOIN_CONFLICT, REPLACE_FIGHTER, ATTACH
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
FORBID_SLUGS: Final = (
    "start-fight",
    "face",
    "double",
    "move",
    "ascend",
    "attach",
    "be-attacked",
    "swap",
    "join",
    "place-character",
    "place-major",
    "play-actions",
    "play-events",
    "resurrect",
    "place-episodes",
    "use-effects",
)

RESULT_NONE: Final = 0
RESULT_WIN: Final = 1  # for the user
RESULT_LOSE: Final = 2
RESULT_SLUGS: Final = ("none", "win", "lose")

# PREVENT_FATIGUE: which fatigue. NOTHING: any
CAUSE_SKILL: Final = 0  # attaching a skill
CAUSE_FIGHT: Final = 1  # having attacked
CAUSE_MOVE: Final = 2  # Park to an opponent's space
CAUSE_DOUBLE: Final = 3
CAUSE_CHALLENGE: Final = 4
CAUSE_COST: Final = 5
CAUSE_EFFECT: Final = 6
CAUSE_SLUGS: Final = ("skill", "fight", "move", "double", "challenge", "cost", "effect")

CHOICE_OWN: Final = 0  # whoever discards chooses
CHOICE_USER: Final = 1  # the user looks at the hand and chooses
CHOICE_RANDOM: Final = 2
CHOICE_SLUGS: Final = ("own", "user", "random")

ZONE_HAND: Final = 0
ZONE_DECK: Final = 1  # as a destination: shuffled into it
ZONE_TOP: Final = 2
ZONE_BOTTOM: Final = 3
ZONE_DISCARD: Final = 4
ZONE_CRYPT: Final = 5
ZONE_PLAY: Final = 6
ZONE_OTHER: Final = 7  # another character
ZONE_SLUGS: Final = ("hand", "deck", "top", "bottom", "discard", "crypt", "play", "other")

ASCEND_NOW: Final = 0  # from hand, Destiny Requirement lower by amount; not counted
ASCEND_DISCOUNT: Final = 1  # the requirement is lower by amount, standing or lasting
ASCEND_AGAIN: Final = 2  # amount more times this turn, standing or lasting
ASCEND_DESCEND: Final = 3  # loses its top level card
ASCEND_SLUGS: Final = ("now", "discount", "again", "descend")

CAPACITY_ITEMS: Final = 0
CAPACITY_SKILLS: Final = 1  # skills per turn
CAPACITY_SLUGS: Final = ("items", "skills")

DESTINY_GAIN: Final = 0
DESTINY_LOSE: Final = 1
DESTINY_PAY: Final = 2
DESTINY_STEAL: Final = 3  # the user from the player
DESTINY_KEEP: Final = 4  # prevents losses (amount: how many Points, 0: all), standing or lasting
DESTINY_SLUGS: Final = ("gain", "lose", "pay", "steal", "keep")

TIME_DAY: Final = 0
TIME_NIGHT: Final = 1
TIME_FLIP: Final = 2
TIME_PARK_RESET: Final = 3
TIME_PARK_SET: Final = 4  # the player's park count becomes amount
TIME_SLUGS: Final = ("day", "night", "flip", "park-reset", "park-set")

CANCEL_CARD: Final = 0  # the action or event just played does nothing
CANCEL_EPISODE: Final = 1  # an episode to the Crypt: the source itself, or (target CHOSEN) one chosen
CANCEL_SLUGS: Final = ("card", "episode")

ONCE_SLUGS: Final = ("", "turn", "game")
