"""The words a card set is written with, as numbers: 58 primitives, conditions, costs, and their arguments.

The primitives carry the numbers of the card facts (H5). Beside each stands which fields of `Effect` it reads
besides `target`/`filter` (whom), `player` and `until`. Abilities carry them out (`effects`), word by word.
"""

from __future__ import annotations

from typing import Final

from noctuary.kernel.move import NOTHING

# -- primitives ---------------------------------------------------------------------------------------

# Talents and resolution
BOOST: Final = 1  # talent, amount (may be negative), counted with what: amount is per thing counted
SET_TALENT: Final = 2  # talent, amount: replaces the printed talent
SWAP_TALENTS: Final = 3  # talent, talent_to: the printed ones
COPY_TALENT: Final = 4  # talent, counted: from which character (chosen if several)
BOOST_PER: Final = 5  # talent, amount, what (COUNT_…), counted
CHANGE_RESOLVING: Final = 6  # talent
LOCK_RESOLVING: Final = 7
IGNORE_FATIGUE: Final = 8  # no −1 while fatigued
STACK_BONUS: Final = 9  # player, talent, amount
REMOVE_FROM_STACK: Final = 10  # player, talent (ALL_TALENTS: any), amount (0: all)
FORBID_STACKING: Final = 11  # player, talent
ANY_ICON: Final = 12  # player
# Challenges: target is THIS (the one being faced, or that carries the text), CHOSEN or ALL
CHANGE_GOAL: Final = 13  # talent, amount, what AMOUNT_REWARD: amount times the printed reward
IGNORE_GOAL: Final = 14  # talent
CHANGE_REWARD: Final = 15  # amount
MOVE_CHALLENGE: Final = 16  # place: to where
REMOVE_CHALLENGE: Final = 17  # zone_to ZONE_BOTTOM or ZONE_CRYPT
ALLOW_REFACING: Final = 18  # player
REORDER_CHALLENGES: Final = 19  # player, amount looked at and put back in any order; 0: shuffle
WAIVE_REQUIREMENT: Final = 20  # what (WAIVE_TALENT | WAIVE_TRAIT), card_type; CHALLENGE: of the challenge
# Conflict participation
START_FIGHT: Final = 21  # target attacks one of `counted`; what (WAIVE_REFRESHED | WAIVE_PLACE)
LEAVE_CONFLICT: Final = 22
JOIN_CONFLICT: Final = 23  # a challenge; what (WAIVE_REFRESHED | WAIVE_PLACE | WAIVE_SIDE)
REPLACE_FIGHTER: Final = 24  # what (WAIVE_REFRESHED | WAIVE_PLACE); fixed: the replacement fatigues
FORBID: Final = 25  # what (FORBID_…); target for characters, player for players
END_CONFLICT: Final = 26  # what (RESULT_…)
CHANGE_DRAW: Final = 27  # player, timings (DRAW and draw stages), amount; fixed: at most so many
SURVIVE_DEFEAT: Final = 28
BREAK_TIE: Final = 29  # player
# Fatigue and movement
FATIGUE: Final = 30  # card_type SKILL or ITEM: an attachment instead
REFRESH: Final = 31  # card_type likewise
PREVENT_FATIGUE: Final = 32  # amount: how often (0: always), what (CAUSE_…)
NO_REFRESH: Final = 33
MOVE: Final = 34  # place: to where
EXTRA_MOVES: Final = 35  # amount
WIDEN_MOVES: Final = 36  # place
FREE_MOVE: Final = 37  # place; instant: move there now, uncounted
COUNT_AS_PARK: Final = 38  # place (standing on a location: that one)
# Cards and zones
DRAW_CARDS: Final = 39  # player, amount
DISCARD_CARDS: Final = 40  # player, amount (0: all), what (CHOICE_…), card_type
REVEAL: Final = 41  # player, zone_from ZONE_HAND, or ZONE_DECK with amount; fixed: everybody sees it
SEARCH: Final = 42  # filter, card_type, amount, zone_from ZONE_DECK, zone_to ZONE_HAND/PLAY/TOP, place
RECOVER: Final = 43  # filter, card_type, amount, zone_to ZONE_HAND/TOP/BOTTOM/DECK/PLAY, place
MILL: Final = 44  # player, amount
CRYPT: Final = (
    45  # zone_from ZONE_PLAY (target, card_type: attachment), ZONE_HAND, ZONE_DISCARD (player, amount)
)
RETURN_TO_HAND: Final = 46  # target; card_type SKILL or ITEM: an attachment
RECYCLE_NOW: Final = 47  # player
# Characters and attachments
PLACE_CHARACTER: Final = 48  # filter, zone_from ZONE_HAND/DISCARD/DECK, place
ASCEND: Final = 49  # what (ASCEND_…), amount: discount
GRANT_TRAIT: Final = 50  # trait; fixed: takes it away
CHANGE_TYPE: Final = 51  # what: HERO … MINION
ATTACH: Final = 52  # card_type, zone_from ZONE_HAND/DISCARD/DECK, what (WAIVE_FATIGUE | WAIVE_TALENT | …)
UNATTACH: Final = 53  # card_type, zone_to ZONE_DISCARD/HAND/OTHER; counted: to which character
PROTECT_ATTACHMENT: Final = 54  # card_type
CHANGE_CAPACITY: Final = 55  # what (CAPACITY_…), amount
# Destiny, time and meta
DESTINY: Final = 56  # player, what (DESTINY_…), amount
SET_TIME: Final = 57  # what (TIME_…), amount
CANCEL: Final = 58  # what (CANCEL_…)
OPS: Final = 59

OP_SLUGS: Final = (
    "",
    "boost",
    "set-talent",
    "swap-talents",
    "copy-talent",
    "boost-per",
    "change-resolving-talent",
    "lock-resolving-talent",
    "ignore-fatigue-penalty",
    "stack-bonus",
    "remove-from-stack",
    "forbid-stacking",
    "any-icon",
    "change-goal",
    "ignore-goal",
    "change-reward",
    "move-challenge",
    "remove-challenge",
    "allow-refacing",
    "reorder-challenge-deck",
    "waive-requirement",
    "start-fight",
    "leave-conflict",
    "join-conflict",
    "replace-fighter",
    "forbid",
    "end-conflict",
    "change-draw",
    "survive-defeat",
    "break-tie",
    "fatigue",
    "refresh",
    "prevent-fatigue",
    "no-refresh",
    "move",
    "extra-moves",
    "widen-moves",
    "free-move",
    "count-as-in-park",
    "draw",
    "discard",
    "reveal",
    "search",
    "recover",
    "mill",
    "crypt",
    "return-to-hand",
    "recycle-now",
    "place-character",
    "ascend",
    "grant-trait",
    "change-type",
    "attach",
    "unattach",
    "protect-attachment",
    "change-capacity",
    "destiny",
    "set-time",
    "cancel",
)

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
WAIVE_SLUGS: Final = ("talent", "trait", "refreshed", "place", "side", "fatigue", "limit")  # by bit

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
FORBIDS: Final = 16
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

# -- conditions ---------------------------------------------------------------------------------------

IS_DAY: Final = 0
IS_NIGHT: Final = 1
COUNT_AT_LEAST: Final = 2  # filter, amount: characters in play (BUF-RUL-40b)
COUNT_EXACTLY: Final = 3
COUNT_AT_MOST: Final = 4
THIS_IS: Final = 5  # filter: the source's own character, or the user's (one of those) taking part
DESTINY_AT_LEAST: Final = 6  # player, amount
DESTINY_AT_MOST: Final = 7
DESTINY_AHEAD: Final = 8  # more Points than every opponent
DESTINY_BEHIND: Final = 9  # fewer than some opponent
MAIN_IN_PLAY: Final = 10  # player
MAIN_NOT_IN_PLAY: Final = 11
HAND_AT_LEAST: Final = 12  # player, amount
HAND_AT_MOST: Final = 13
HAS_WON: Final = 14  # the user has just won this fight, or defeated this challenge
HAS_LOST: Final = 15
IS_ATTACKER: Final = 16  # the user, in the running conflict
IS_DEFENDER: Final = 17
TALENT_AT_LEAST: Final = 18  # talent, amount: the source's character, or one of the user's taking part
PARTICIPANT: Final = 19  # filter: somebody like this takes part in the running conflict
ALONE: Final = 20  # exactly one character faces the challenge, and filter admits it
IN_FIGHT: Final = 21  # a fight is running
IN_CHALLENGE: Final = 22  # a challenge that filter (title, whose, place) admits is being faced
CHALLENGES_AT_LEAST: Final = 23  # filter, amount: challenges in play
CHALLENGES_AT_MOST: Final = 24
PARK_COUNT_AT_LEAST: Final = 25  # player, amount
IS_ACTIVE: Final = 26  # the user is the active player
IS_OWNER: Final = 27  # the user owns the source (locations: the space)
BEARS: Final = 28  # filter.title or trait: the source's character bears such an attachment
RESOLVING_IS: Final = 29  # talent
SUBJECT_IS: Final = 30  # filter: the character the happening is about
SUBJECT_CARD: Final = 31  # filter.title, or amount as card type (amount - 1; 0: any): its card
HAPPENED_TO: Final = 32  # player: whose happening it is
THIS_HAPPENED: Final = 33  # the happening is about the source's own character or challenge
DISCARD_AT_LEAST: Final = 34  # player, amount: cards in the discard pile
CRYPTED: Final = 35  # filter.title: such a card lies in somebody's Crypt
DECK_AT_MOST: Final = 36  # player, amount
CONDITIONS: Final = 37
CONDITION_SLUGS: Final = (
    "day",
    "night",
    "at-least",
    "exactly",
    "at-most",
    "this-is",
    "destiny-at-least",
    "destiny-at-most",
    "destiny-ahead",
    "destiny-behind",
    "main-in-play",
    "main-not-in-play",
    "hand-at-least",
    "hand-at-most",
    "won",
    "lost",
    "attacker",
    "defender",
    "talent-at-least",
    "participant",
    "alone",
    "in-fight",
    "in-challenge",
    "challenges-at-least",
    "challenges-at-most",
    "park-count-at-least",
    "active",
    "owner",
    "bears",
    "resolving",
    "subject-is",
    "subject-card",
    "happened-to",
    "this-happened",
    "discard-at-least",
    "in-crypt",
    "deck-at-most",
)

# -- costs --------------------------------------------------------------------------------------------

COST_FATIGUE_THIS: Final = 0  # the source's character; an action in a conflict: one taking part
COST_FATIGUE_CARD: Final = 1  # the skill or item itself
COST_FATIGUE: Final = 2  # amount of the user's characters that filter admits
COST_DISCARD: Final = 3  # amount cards from hand
COST_DESTINY: Final = 4  # pays amount (BUF-DST-03)
COST_DISCARD_CARD: Final = 5  # the source itself: skill, item, character, episode
COST_CRYPT_CARD: Final = 6
COST_DISCARD_CHARACTER: Final = 7  # one of the user's that filter admits
COST_DISCARD_ATTACHED: Final = 8  # amount skills or items of the user's characters
COST_MILL: Final = 9  # amount cards off the top of the Resource Deck into the discard pile
COST_CRYPT_DISCARDED: Final = 10  # amount cards of the discard pile into the Crypt
COSTS: Final = 11
COST_SLUGS: Final = (
    "fatigue-this",
    "fatigue-card",
    "fatigue",
    "discard",
    "destiny",
    "discard-card",
    "crypt-card",
    "discard-character",
    "discard-attached",
    "mill",
    "crypt-discarded",
)

ONCE_SLUGS: Final = ("", "turn", "game")
