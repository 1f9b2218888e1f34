"""The words that card sets are written with, by what they stand for.

The numbers are those of `vocabulary`, `kinds` and `pieces`, or places in `blocks.catalogue`; here are only
the ways from a word to its number.
"""

# not compiled: it reads files, and is never in a hot loop.

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from noctuary.games.buffy import happenings, kinds
from noctuary.games.buffy import vocabulary as v
from noctuary.games.buffy.blocks import catalogue
from noctuary.games.buffy.blocks.shapes import words_of
from noctuary.games.buffy.card import Source
from noctuary.games.buffy.pieces import Place, Player, Target, Until, Whose
from noctuary.games.buffy.sets.format import SLUG

_SLUG: Final = re.compile(SLUG)


def is_slug(text: str) -> bool:
    return len(text) <= 60 and _SLUG.fullmatch(text) is not None


def numbered(words: Sequence[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words) if word}


TYPES: Final = numbered(kinds.TYPE_SLUGS)
SIDES: Final = numbered(kinds.SIDE_SLUGS)
RANKS: Final = numbered(kinds.RANK_SLUGS)
TIMINGS: Final = numbered(kinds.TIMING_SLUGS)
TALENTS: Final = {**numbered(v.TALENT_WORDS), "all": v.ALL_TALENTS}
SOURCES: Final = words_of(Source)
WHOSE: Final = words_of(Whose)
PLACES: Final = words_of(Place)
TARGETS: Final = words_of(Target)
PLAYERS: Final = words_of(Player)
UNTIL: Final = words_of(Until)
EFFECTS: Final = numbered([kind.slug for kind in catalogue.EFFECTS])
CONDITIONS: Final = numbered([kind.slug for kind in catalogue.CONDITIONS])
COSTS: Final = numbered([kind.slug for kind in catalogue.COSTS])
HAPPENINGS: Final = {word: number for number, (word, _) in happenings.WORDS.items()}
ZONES: Final = v.ZONES
ONCE: Final = numbered(v.ONCE_SLUGS)

# What of a card may not be known; whatever stands in for it is provisional.
UNKNOWN: Final = numbered(
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
