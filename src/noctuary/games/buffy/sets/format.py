"""The shape of a card set as TOML has it: which tables there are, which fields they take, and how large.

Only shapes: what the words mean is looked up by `sets`. Everything is closed (an unknown field is an error)
and everything has a limit, so that a file from a stranger can be opened.
"""

# not compiled: it describes files, and is never in a hot loop.

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

from msgspec import Meta, Struct

FORMAT: Final = 1  # the version of this format that we write and read
LONGEST_FILE: Final = 512 * 1024  # characters
DEEPEST: Final = 10  # tables and lists inside each other
MOST_CARDS: Final = 1000  # in one set

ANYWHERE: Final = "anywhere"
SLUG: Final = r"^[a-z0-9]+(-[a-z0-9]+)*$"
Slug: TypeAlias = Annotated[str, Meta(pattern=SLUG, max_length=60)]
Title: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Tale: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]  # one of a list that `sets` knows
Small: TypeAlias = Annotated[int, Meta(ge=0, le=30)]
Change: TypeAlias = Annotated[int, Meta(ge=-30, le=30)]


class Names(Struct, forbid_unknown_fields=True):
    """A name in both languages."""

    en: Title
    fr: Title


class Tales(Struct, forbid_unknown_fields=True):
    en: Tale
    fr: Tale


class Talents(Struct, forbid_unknown_fields=True, rename="kebab"):
    """A number for some of the talents."""

    butt_kicking: Small | None = None
    smarts: Small | None = None
    weirdness: Small | None = None
    charm: Small | None = None

    def listed(self) -> list[int | None]:
        return [self.butt_kicking, self.smarts, self.weirdness, self.charm]


class Changes(Struct, forbid_unknown_fields=True, rename="kebab"):
    """The same, where a number may be negative."""

    butt_kicking: Change | None = None
    smarts: Change | None = None
    weirdness: Change | None = None
    charm: Change | None = None

    def listed(self) -> list[int | None]:
        return [self.butt_kicking, self.smarts, self.weirdness, self.charm]


class FilterTable(Struct, forbid_unknown_fields=True):
    """Which characters, challenges or spaces are meant; a field that is left out asks nothing."""

    whose: Word = "anybody"
    ranks: Annotated[list[Word], Meta(max_length=4)] = []
    trait: Slug | None = None
    who: Slug | None = None
    level: Annotated[int, Meta(ge=1, le=9)] | None = None
    fatigued: bool | None = None
    main: bool | None = None
    taking_part: bool | None = None
    other: bool = False
    place: Word = ANYWHERE
    place_type: Slug | None = None
    location: Slug | None = None
    title: Slug | None = None


class EffectTable(Struct, forbid_unknown_fields=True, rename={"zone_from": "from", "zone_to": "to"}):
    """One primitive with its arguments; which of them it takes is the primitive's business."""

    effect: Word
    target: Word | None = None
    which: FilterTable | None = None
    player: Word | None = None
    talent: Word | None = None
    talent_to: Word | None = None
    amount: Change | None = None
    counted: FilterTable | None = None
    until: Word | None = None
    what: Word | None = None
    waive: Annotated[list[Word], Meta(max_length=7)] = []
    timing: Annotated[list[Word], Meta(max_length=19)] = []
    trait: Slug | None = None
    place: FilterTable | None = None
    card: Word | None = None
    zone_from: Word | None = None
    zone_to: Word | None = None
    fixed: bool | None = None


class ConditionTable(Struct, forbid_unknown_fields=True):
    check: Word
    amount: Change | None = None
    which: FilterTable | None = None
    player: Word | None = None
    talent: Word | None = None
    trait: Slug | None = None
    card: Word | None = None


class CostTable(Struct, forbid_unknown_fields=True):
    pay: Word
    amount: Annotated[int, Meta(ge=1, le=30)] | None = None
    which: FilterTable | None = None


class AbilityTable(Struct, forbid_unknown_fields=True, rename={"conditions": "if", "effects": "do"}):
    """One paragraph of a card's text."""

    effects: Annotated[list[EffectTable], Meta(min_length=1, max_length=8)]
    when: Word | None = None
    timing: Annotated[list[Word], Meta(max_length=19)] = []
    conditions: Annotated[list[ConditionTable], Meta(max_length=8)] = []
    cost: Annotated[list[CostTable], Meta(max_length=4)] = []
    once: Word | None = None
    may: bool = False


class EndingTable(Struct, forbid_unknown_fields=True, rename={"conditions": "if"}):
    """The Target of a Part I, the Cancel of a Part II: what has to be so, or what has to happen."""

    when: Word | None = None
    conditions: Annotated[list[ConditionTable], Meta(max_length=8)] = []


class CardTable(Struct, forbid_unknown_fields=True):
    slug: Slug
    type: Word
    name: Names | None = None
    source: Word | None = None
    printing: Annotated[int, Meta(ge=1, le=99)] = 1
    flavour: Tales | None = None
    # characters and essences
    side: Word | None = None
    who: Slug | None = None
    rank: Word | None = None
    level: Annotated[int, Meta(ge=1, le=9)] | None = None
    destiny: Small = 0
    talents: Changes | None = None  # also what a skill or item adds
    traits: Annotated[list[Slug], Meta(max_length=10)] = []
    # skills, items, actions
    needs: Talents | None = None
    needs_trait: Slug | None = None
    only: Slug | None = None
    bearer: FilterTable | None = None
    timing: Annotated[list[Word], Meta(max_length=19)] = []
    icons: Talents | None = None
    to_crypt: bool = False
    # challenges
    goals: Talents | None = None
    reward: Annotated[int, Meta(ge=0, le=10)] | None = None
    placement: FilterTable | None = None
    defeat_trait: Slug | None = None
    defeat_who: Slug | None = None
    # locations
    unique: bool = False
    place_types: Annotated[list[Slug], Meta(max_length=10)] = []
    # episodes
    episode: Slug | None = None
    ending: EndingTable | None = None
    # everything
    tournament: bool = True
    unknown: Annotated[list[Word], Meta(max_length=10)] = []
    ability: Annotated[list[AbilityTable], Meta(max_length=8)] = []


class SetTable(Struct, forbid_unknown_fields=True):
    """A whole file."""

    format: int
    set: Slug
    name: Names
    card: Annotated[list[CardTable], Meta(max_length=MOST_CARDS)]
    source: Word = "private"
    people: dict[str, Names] = {}
    traits: dict[str, Names] = {}
    place_types: dict[str, Names] = {}
