"""What a card is: printed facts and abilities. Everything here is fixed when the pool is made.

A card set (TOML) is read by `sets`; it becomes these values. What a text is made of stands in `pieces`, and
one piece after another in `blocks`. Nothing a set can say runs code.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import Final

from noctuary.games.buffy.kinds import (
    ACTION,
    CHALLENGE_RESOLVE,
    CHALLENGE_WON,
    EPISODE_ONE,
    EVENT,
    FIGHT_RESOLVE,
    FIGHT_WON,
    ITEM,
    PROLOGUE,
    SKILL,
    TALENTS,
)
from noctuary.games.buffy.pieces import Ability, Filter, Mode
from noctuary.kernel.game import Json
from noctuary.kernel.move import NOTHING

NO_GOAL: Final = -1
ANY_TALENT: Final = TALENTS  # in `Pool.stacking`: the place after the talents


class Source(IntEnum):
    RULEBOOK = 0
    OFFICIAL = 1
    HOUSE = 2
    PRIVATE = 3  # typed in by a collector


class Card:
    """One title. Fields that do not belong to its type keep their defaults."""

    def __init__(self, slug: str, card_type: int, source: Source) -> None:
        self.slug = slug
        self.type = card_type
        self.source = source
        self.kind = NOTHING  # its number in the pool
        self.side = NOTHING  # GOOD, EVIL, EITHER: essences, characters, challenges
        self.who = NOTHING  # the person: characters and essences
        self.rank = NOTHING  # HERO …: characters
        self.level = 0
        self.destiny = 0  # Destiny Requirement of a level card
        self.talents: list[int] = [0] * TALENTS
        self.traits = 0  # bit mask: on the card, or given by an attachment
        self.needs: list[tuple[int, int]] = []  # talent requirements: talent, value
        self.needs_trait = NOTHING
        self.only = NOTHING  # "X only": the person (BUF-CHG-03)
        self.timings = 0  # an action's timing line, as a bit mask
        self.icons: list[tuple[int, int]] = []  # an action's icons: talent, value
        self.goals: list[int] = [NO_GOAL] * TALENTS
        self.reward = 0
        self.placement: Filter | None = None  # where a challenge may be put
        self.defeat_trait = NOTHING  # a challenge's trait requirement
        self.defeat_who = NOTHING  # … and the person who must take part
        self.unique = False
        self.location_types = 0  # bit mask
        self.episode = ""  # both parts of an episode share it
        self.ending: Ability | None = None  # a Part I's Target, a Part II's Cancel (BUF-EPI-05, -06)
        self.bearer: Filter | None = None  # whom a skill or item may go on; None: one's own characters
        self.to_crypt = False  # an action that goes to the Crypt after its effect
        self.abilities: list[Ability] = []
        self.tournament = True  # False: a number is not known, so it may not be in a tournament deck
        self.unknown: tuple[str, ...] = ()  # what of it is not known, in the words of `sets.words`
        self.printing = 1  # the most recent one counts (BUF-MRP-01); characters and essences keep each (-02)
        self.names: dict[str, str] = {}  # its title by language code; empty: it goes by its slug
        self.flavour: dict[str, str] = {}


class Pool:
    """Every title known at a table, numbered once; shared by all states of a match."""

    def __init__(
        self,
        cards: Sequence[Card],
        people: list[str],
        traits: list[str],
        place_types: list[str],
        names: dict[str, dict[str, str]] | None = None,
        extra: list[Json] | None = None,
    ) -> None:
        self.cards = list(cards)
        for kind, card in enumerate(self.cards):
            card.kind = kind
        self.kind_of = {card.slug: card.kind for card in self.cards}
        self.people = people  # slugs; a "separate" double has one of its own (BUF-CHR-11)
        self.traits = traits
        self.place_types = place_types
        self.names = names or {}  # of people, traits and place types by language: `trait.slayer` and so on
        self.extra = extra or []  # cards beyond the default pool, as their documents have them
        self.type = [card.type for card in self.cards]  # hot
        self.standing = [_standing(card) for card in self.cards]  # hot: bit mask of what it answers (`asked`)
        self.uses = [_uses(card) for card in self.cards]  # hot: bit mask of steps and stages to use it in
        self.waits = [_waits(card) for card in self.cards]  # hot: bit mask of happenings waited for
        self.waits_in_hand = self.waits_of(range(len(self.cards)))
        self.plays = [_plays(card) for card in self.cards]  # hot: bit mask of steps and stages to play it in
        self.stacking = [_stacking(card) for card in self.cards]  # hot: what it adds to a stack
        self.vampire = traits.index("vampire") if "vampire" in traits else NOTHING

    def waits_of(self, kinds: Iterable[int]) -> int:
        """Bit mask of the happenings that actions among these cards wait for: they react from hand."""
        mask = 0
        for kind in kinds:
            if self.type[kind] == ACTION:
                mask |= self.waits[kind]
        return mask


def _standing(card: Card) -> int:
    """Which questions of the rules the card answers as long as it is in play, as a bit mask."""
    mask = 0
    for ability in card.abilities:
        if ability.mode == Mode.STANDING:
            for effect in ability.effects:
                mask |= effect.answers
    return mask


def _uses(card: Card) -> int:
    mask = 0
    for ability in card.abilities:
        if ability.mode == Mode.USED:
            mask |= ability.timings
    return mask


def _plays(card: Card) -> int:
    """In which steps and stages an action or event may be played; others never are.

    The short window after the result is only for cards that need it (BUF-RUL-16b).
    """
    if card.type == EVENT:
        return 1 << PROLOGUE
    if card.type != ACTION:
        return 0
    mask = card.timings & ~(1 << FIGHT_WON | 1 << CHALLENGE_WON)
    if _needs_result(card):
        if card.timings & (1 << FIGHT_RESOLVE | 1 << FIGHT_WON):
            mask |= 1 << FIGHT_WON
        if card.timings & (1 << CHALLENGE_RESOLVE | 1 << CHALLENGE_WON):
            mask |= 1 << CHALLENGE_WON
    return mask


def _needs_result(card: Card) -> bool:
    return any(condition.needs_result for ability in card.abilities for condition in ability.conditions)


def _stacking(card: Card) -> list[int]:
    """By talent, what the card adds to that stack, NOTHING if it cannot be put there (BUF-STK-02, -03, -04).

    At ANY_TALENT stands what it adds where every icon serves for every talent.
    """
    if card.type in (SKILL, ITEM, EPISODE_ONE):
        return [1] * (TALENTS + 1)
    worth = [NOTHING] * (TALENTS + 1)
    if card.type == ACTION:
        for icon, value in card.icons:
            worth[icon] = max(worth[icon], value)
            worth[ANY_TALENT] = max(worth[ANY_TALENT], value)
    return worth


def _waits(card: Card) -> int:
    """Which happenings the card reacts to, as a bit mask."""
    mask = 0
    for ability in card.abilities:
        if ability.mode == Mode.TRIGGERED:
            mask |= 1 << ability.trigger
    return mask
