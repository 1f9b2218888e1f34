"""The words that card sets are written with, by what they stand for, and which of them each effect takes.

The numbers are those of `vocabulary`, `kinds` and `card`; here are only the ways from a word to its number.
"""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from enum import IntEnum
from typing import Final

from noctuary.games.buffy import happenings, kinds
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.card import Place, Player, Source, Target, Until, Whose
from noctuary.games.buffy.sets.format import SLUG

_SLUG: Final = re.compile(SLUG)


def is_slug(text: str) -> bool:
    return len(text) <= 60 and _SLUG.fullmatch(text) is not None


def _numbered(words: Sequence[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words) if word}


def _named(enum: type[IntEnum]) -> dict[str, int]:
    return {one.name.lower().replace("_", "-"): one.value for one in enum}


TYPES: Final = _numbered(kinds.TYPE_SLUGS)
SIDES: Final = _numbered(kinds.SIDE_SLUGS)
RANKS: Final = _numbered(kinds.RANK_SLUGS)
TIMINGS: Final = _numbered(kinds.TIMING_SLUGS)
TALENTS: Final = {**_numbered(v.TALENT_WORDS), "all": v.ALL_TALENTS}
SOURCES: Final = _named(Source)
WHOSE: Final = _named(Whose)
PLACES: Final = _named(Place)
TARGETS: Final = _named(Target)
PLAYERS: Final = _named(Player)
UNTIL: Final = _named(Until)
EFFECTS: Final = _numbered(v.OP_SLUGS)
CONDITIONS: Final = _numbered(v.CONDITION_SLUGS)
COSTS: Final = _numbered(v.COST_SLUGS)
HAPPENINGS: Final = _numbered(happenings.HAPPENING_SLUGS)
ZONES: Final = _numbered(v.ZONE_SLUGS)
ONCE: Final = _numbered(v.ONCE_SLUGS)

# What `what` means, by effect: one word of a list, or any of the words that say what is waived.
WHAT: Final[dict[int, Mapping[str, int]]] = {
    v.BOOST: _numbered(v.COUNT_SLUGS),
    v.BOOST_PER: _numbered(v.COUNT_SLUGS),
    v.CHANGE_GOAL: {"reward": v.AMOUNT_REWARD},
    v.FORBID: _numbered(v.FORBID_SLUGS),
    v.END_CONFLICT: _numbered(v.RESULT_SLUGS),
    v.PREVENT_FATIGUE: _numbered(v.CAUSE_SLUGS),
    v.DISCARD_CARDS: _numbered(v.CHOICE_SLUGS),
    v.ASCEND: _numbered(v.ASCEND_SLUGS),
    v.CHANGE_TYPE: RANKS,
    v.CHANGE_CAPACITY: _numbered(v.CAPACITY_SLUGS),
    v.DESTINY: _numbered(v.DESTINY_SLUGS),
    v.SET_TIME: _numbered(v.TIME_SLUGS),
    v.CANCEL: _numbered(v.CANCEL_SLUGS),
}
# What of a card may not be known; whatever stands in for it is provisional.
UNKNOWN: Final = _numbered(
    (
        "destiny",
        "effect",
        "goals",
        "icons",
        "limits",
        "needs",
        "place-types",
        "placement",
        "rank",
        "reward",
        "side",
        "talents",
        "timing",
        "traits",
        "unique",
    )
)
WAIVED: Final = {word: 1 << bit for bit, word in enumerate(v.WAIVE_SLUGS)}
WAIVES: Final[dict[int, tuple[str, ...]]] = {
    v.WAIVE_REQUIREMENT: ("talent", "trait"),
    v.START_FIGHT: ("refreshed", "place"),
    v.JOIN_CONFLICT: ("refreshed", "place", "side"),
    v.REPLACE_FIGHTER: ("refreshed", "place"),
    v.ATTACH: ("fatigue", "talent", "trait", "limit"),
}

# The fields an effect takes besides `effect` and `until`; those before the bar may not be left out.
_CHARACTER: Final = "target which"
_FIELDS: Final[dict[int, str]] = {
    v.BOOST: f"target amount | {_CHARACTER} talent counted what card",
    v.SET_TALENT: f"target talent amount | {_CHARACTER}",
    v.SWAP_TALENTS: f"target talent talent_to | {_CHARACTER}",
    v.COPY_TALENT: f"target talent counted | {_CHARACTER}",
    v.BOOST_PER: f"target amount what | {_CHARACTER} talent counted card",
    v.CHANGE_RESOLVING: "talent |",
    v.LOCK_RESOLVING: "|",
    v.IGNORE_FATIGUE: f"target | {_CHARACTER}",
    v.STACK_BONUS: "talent amount | player",
    v.REMOVE_FROM_STACK: "| player talent amount",
    v.FORBID_STACKING: "| player talent",
    v.ANY_ICON: "| player",
    v.CHANGE_GOAL: f"talent amount | {_CHARACTER} what",
    v.IGNORE_GOAL: f"talent | {_CHARACTER}",
    v.CHANGE_REWARD: f"amount | {_CHARACTER}",
    v.MOVE_CHALLENGE: f"target place | {_CHARACTER}",
    v.REMOVE_CHALLENGE: f"target to | {_CHARACTER}",
    v.ALLOW_REFACING: f"| {_CHARACTER} player",
    v.REORDER_CHALLENGES: "| player amount",
    v.WAIVE_REQUIREMENT: f"waive card | {_CHARACTER} player",
    v.START_FIGHT: f"target | {_CHARACTER} counted waive",
    v.LEAVE_CONFLICT: f"target | {_CHARACTER}",
    v.JOIN_CONFLICT: f"target | {_CHARACTER} waive",
    v.REPLACE_FIGHTER: f"target | {_CHARACTER} waive fixed",
    v.FORBID: f"what | {_CHARACTER} player amount",
    v.END_CONFLICT: "what |",
    v.CHANGE_DRAW: "amount timing | player fixed",
    v.SURVIVE_DEFEAT: f"target | {_CHARACTER}",
    v.BREAK_TIE: "| player",
    v.FATIGUE: f"target | {_CHARACTER} card",
    v.REFRESH: f"target | {_CHARACTER} card",
    v.PREVENT_FATIGUE: f"target | {_CHARACTER} amount what",
    v.NO_REFRESH: f"target | {_CHARACTER}",
    v.MOVE: f"target place | {_CHARACTER}",
    v.EXTRA_MOVES: f"target amount | {_CHARACTER}",
    v.WIDEN_MOVES: f"target place | {_CHARACTER}",
    v.FREE_MOVE: f"target place | {_CHARACTER}",
    v.COUNT_AS_PARK: "| place",
    v.DRAW_CARDS: "amount | player",
    v.DISCARD_CARDS: "| player amount what card",
    v.REVEAL: "from | player amount fixed",
    v.SEARCH: "to | which card amount from place",
    v.RECOVER: "to | which card amount place",
    v.MILL: "amount | player",
    v.CRYPT: f"from | {_CHARACTER} card player amount",
    v.RETURN_TO_HAND: f"target | {_CHARACTER} card",
    v.RECYCLE_NOW: "| player",
    v.PLACE_CHARACTER: "from | which place",
    v.ASCEND: f"target what | {_CHARACTER} amount",
    v.GRANT_TRAIT: f"target trait | {_CHARACTER} fixed",
    v.CHANGE_TYPE: f"target what | {_CHARACTER}",
    v.ATTACH: f"target card from | {_CHARACTER} waive",
    v.UNATTACH: f"target card to | {_CHARACTER} counted",
    v.PROTECT_ATTACHMENT: f"target | {_CHARACTER} card",
    v.CHANGE_CAPACITY: f"target what amount | {_CHARACTER}",
    v.DESTINY: "what | player amount",
    v.SET_TIME: "what | player amount",
    v.CANCEL: "what | target",
}


def _sorted_out(fields: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    needed, possible = fields.split("|")
    return tuple(needed.split()), tuple(possible.split())


EFFECT_FIELDS: Final = {op: _sorted_out(fields) for op, fields in _FIELDS.items()}

# Effects that mean nothing without a duration.
LASTING: Final = (
    v.BOOST,
    v.SET_TALENT,
    v.SWAP_TALENTS,
    v.COPY_TALENT,
    v.BOOST_PER,
    v.IGNORE_FATIGUE,
    v.FORBID_STACKING,
    v.ANY_ICON,
    v.WAIVE_REQUIREMENT,
    v.FORBID,
    v.CHANGE_DRAW,
    v.SURVIVE_DEFEAT,
    v.PREVENT_FATIGUE,
    v.NO_REFRESH,
    v.EXTRA_MOVES,
    v.WIDEN_MOVES,
    v.COUNT_AS_PARK,
    v.GRANT_TRAIT,
    v.CHANGE_TYPE,
    v.PROTECT_ATTACHMENT,
    v.CHANGE_CAPACITY,
)

# The same for conditions (besides `check`) and costs (besides `pay`).
_CONDITION_FIELDS: Final[dict[int, str]] = {
    v.IS_DAY: "|",
    v.IS_NIGHT: "|",
    v.COUNT_AT_LEAST: "amount | which",
    v.COUNT_EXACTLY: "amount | which",
    v.COUNT_AT_MOST: "amount | which",
    v.THIS_IS: "which |",
    v.DESTINY_AT_LEAST: "amount | player",
    v.DESTINY_AT_MOST: "amount | player",
    v.DESTINY_AHEAD: "|",
    v.DESTINY_BEHIND: "|",
    v.MAIN_IN_PLAY: "| player",
    v.MAIN_NOT_IN_PLAY: "| player",
    v.HAND_AT_LEAST: "amount | player",
    v.HAND_AT_MOST: "amount | player",
    v.HAS_WON: "|",
    v.HAS_LOST: "|",
    v.IS_ATTACKER: "|",
    v.IS_DEFENDER: "|",
    v.TALENT_AT_LEAST: "talent amount |",
    v.PARTICIPANT: "which |",
    v.ALONE: "| which",
    v.IN_FIGHT: "|",
    v.IN_CHALLENGE: "| which",
    v.CHALLENGES_AT_LEAST: "amount | which",
    v.CHALLENGES_AT_MOST: "amount | which",
    v.PARK_COUNT_AT_LEAST: "amount | player",
    v.IS_ACTIVE: "|",
    v.IS_OWNER: "|",
    v.BEARS: "which |",
    v.RESOLVING_IS: "talent |",
    v.SUBJECT_IS: "which |",
    v.SUBJECT_CARD: "| which card",
    v.HAPPENED_TO: "player |",
    v.THIS_HAPPENED: "|",
    v.DISCARD_AT_LEAST: "amount | player",
    v.CRYPTED: "which |",
    v.DECK_AT_MOST: "amount | player",
}
CONDITION_FIELDS: Final = {check: _sorted_out(fields) for check, fields in _CONDITION_FIELDS.items()}
_COST_FIELDS: Final[dict[int, str]] = {
    v.COST_FATIGUE_THIS: "|",
    v.COST_FATIGUE_CARD: "|",
    v.COST_FATIGUE: "| amount which",
    v.COST_DISCARD: "| amount",
    v.COST_DESTINY: "| amount",
    v.COST_DISCARD_CARD: "|",
    v.COST_CRYPT_CARD: "|",
    v.COST_DISCARD_CHARACTER: "| which",
    v.COST_DISCARD_ATTACHED: "| amount",
    v.COST_MILL: "| amount",
    v.COST_CRYPT_DISCARDED: "| amount",
}
COST_FIELDS: Final = {pay: _sorted_out(fields) for pay, fields in _COST_FIELDS.items()}
