"""The small vocabularies of the game: talents, traits, steps, stages, sides. Hot code uses them as ints."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

# Talents (BUF-TAL-01)
BUTT_KICKING: Final = 0
SMARTS: Final = 1
WEIRDNESS: Final = 2
CHARM: Final = 3
TALENTS: Final = 4
Talent: TypeAlias = Literal["butt-kicking", "smarts", "weirdness", "charm"]
TALENT_SLUGS: Final[tuple[Talent, ...]] = ("butt-kicking", "smarts", "weirdness", "charm")

# Card types
ESSENCE: Final = 0
CHARACTER: Final = 1
CHALLENGE: Final = 2
LOCATION: Final = 3
SKILL: Final = 4
ITEM: Final = 5
EVENT: Final = 6
ACTION: Final = 7
EPISODE_ONE: Final = 8
EPISODE_TWO: Final = 9
TYPE_SLUGS: Final = (
    "essence",
    "character",
    "challenge",
    "location",
    "skill",
    "item",
    "event",
    "action",
    "episode-one",
    "episode-two",
)

# Character types (BUF-CHR-01)
HERO: Final = 0
COMPANION: Final = 1
VILLAIN: Final = 2
MINION: Final = 3
RANK_SLUGS: Final[tuple[str, ...]] = ("hero", "companion", "villain", "minion")

# Sides
GOOD: Final = 0
EVIL: Final = 1
EITHER: Final = 2  # a turncoat's essence (BUF-ESS-04)
SIDE_SLUGS: Final = ("good", "evil", "either")

# The seven steps of a turn (BUF-TURN-01), then the stages of a conflict: one range, since a card's
# timing line may name any of them.
PROLOGUE: Final = 0
DRAW: Final = 1
REFRESH: Final = 2
MOVEMENT: Final = 3
RESOURCE: Final = 4
CONFLICT: Final = 5
END: Final = 6
STEPS: Final = 7
FIGHT_CHOOSE: Final = 7
FIGHT_DRAW: Final = 8
FIGHT_BATTLE: Final = 9
FIGHT_RESOLVE: Final = 10
FIGHT_WON: Final = 11  # the short window after the result is fixed (BUF-RUL-16b)
FIGHT_DISCARD: Final = 12
CHALLENGE_CHOOSE: Final = 13
CHALLENGE_DRAW: Final = 14
CHALLENGE_BATTLE: Final = 15
CHALLENGE_RESOLVE: Final = 16
CHALLENGE_WON: Final = 17
CHALLENGE_DISCARD: Final = 18
TIMINGS: Final = 19
TIMING_SLUGS: Final[tuple[str, ...]] = (
    "prologue",
    "draw",
    "refresh",
    "movement",
    "resource",
    "conflict",
    "end",
    "fight-choose",
    "fight-draw",
    "fight-battle",
    "fight-resolve",
    "fight-result",
    "fight-discard",
    "challenge-choose",
    "challenge-draw",
    "challenge-battle",
    "challenge-resolve",
    "challenge-result",
    "challenge-discard",
)

PARK: Final = 0  # Sunnydale Park; the spaces of the ring follow from 1
SPACES_EACH: Final = 4  # BUF-BOARD-01
HAND: Final = 5  # BUF-DRAW-01
ITEMS: Final = 2  # BUF-RES-12
SUPPORTING_LIMIT: Final = 5  # Heroes or Villains, BUF-CHR-05
DESTINY_TO_WIN: Final = 10  # BUF-VIC-01
PARK_TO_WIN: Final = 6  # BUF-VIC-02
