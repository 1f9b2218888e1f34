"""What a card is: printed facts and abilities. Everything here is fixed when the pool is made.

A card set (TOML) is read by `sets`; it becomes these values. An ability is conditions, costs and effects;
an effect is one of the vocabulary's primitives with a target, an amount and a duration. Nothing a set can
say runs code.
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
from noctuary.games.buffy.vocabulary import HAS_LOST, HAS_WON
from noctuary.kernel.game import Json
from noctuary.kernel.move import NOTHING

NO_GOAL: Final = -1
ANY_TALENT: Final = TALENTS  # in `Pool.stacking`: the place after the talents


class Source(IntEnum):
    RULEBOOK = 0
    OFFICIAL = 1
    HOUSE = 2
    PRIVATE = 3  # typed in by a collector


class Whose(IntEnum):
    """Seen from the player who uses the card."""

    ANYBODY = 0
    MINE = 1
    OPPONENTS = 2


class Place(IntEnum):
    """Where something must be."""

    ANYWHERE = 0
    HERE = 1  # where the source is: its location, its bearer, its challenge, the running conflict
    PARK = 2
    OWN_SPACE = 3  # one of the user's four
    OPPOSING_SPACE = 4
    ADJACENT = 5  # next to the source
    TYPED = 6  # a location of the given type
    TITLED = 7  # the location with the given title
    NOT_PARK = 8


class Filter:
    """Which characters (or challenges, or spaces) are meant. A field at its default asks nothing."""

    __slots__ = (
        "conflict",
        "fatigued",
        "level",
        "location",
        "main",
        "other",
        "place",
        "place_type",
        "ranks",
        "title",
        "trait",
        "who",
        "whose",
    )

    def __init__(
        self,
        whose: Whose = Whose.ANYBODY,
        *,
        ranks: int = 0,
        trait: int = NOTHING,
        who: int = NOTHING,
        level: int = 0,
        fatigued: int = NOTHING,
        main: int = NOTHING,
        conflict: int = NOTHING,
        other: bool = False,
        place: Place = Place.ANYWHERE,
        place_type: int = NOTHING,
        location: str = "",
        title: str = "",
    ) -> None:
        self.whose = whose
        self.ranks = ranks  # bit mask over HERO … MINION; 0: any
        self.trait = trait  # index into the pool's traits
        self.who = who
        self.level = level  # 0: any
        self.fatigued = fatigued  # 0 refreshed, 1 fatigued
        self.main = main  # 1 Main Characters only, 0 supporting only
        self.conflict = conflict  # 1 taking part in the running conflict, 0 not
        self.other = other  # not the source's own character
        self.place = place
        self.place_type = place_type
        self.location = location  # slug, for Place.TITLED
        self.title = title  # slug of the card itself: a challenge, an attachment, a card looked for


class Target(IntEnum):
    """Whom an effect concerns."""

    THIS = 0  # the character that is the card, bears it, or (an action in a conflict) takes part for the user
    CHOSEN = 1  # one that the user chooses among those the filter admits
    ALL = 2  # everyone the filter admits
    MAIN = 3  # the user's Main Character
    FOE = 4  # the opposing fighter
    NONE = 5  # the effect needs no character
    SAME = 6  # the one the effect before it concerned
    SUBJECT = 7  # the one that the happening a reaction waited for is about


class Player(IntEnum):
    YOU = 0
    OPPONENT = 1  # the other side of the conflict; with two players simply the other one
    EACH_OPPONENT = 2
    CHOSEN_OPPONENT = 3
    EACH = 4
    LEFT = 5  # the player to the left
    ACTIVE = 6


class Until(IntEnum):
    """How long an effect lasts."""

    INSTANT = 0
    STAGE = 1
    CONFLICT = 2
    STEP = 3
    TURN = 4
    GAME = 5
    WHILE = 6  # as long as its card is in play: the duration of every standing ability


class Effect:
    """One primitive of the vocabulary (`effects`): its number there, and its arguments."""

    __slots__ = (
        "amount",
        "card_type",
        "counted",
        "filter",
        "fixed",
        "op",
        "place",
        "player",
        "talent",
        "talent_to",
        "target",
        "timings",
        "trait",
        "until",
        "what",
        "zone_from",
        "zone_to",
    )

    def __init__(
        self,
        op: int,
        *,
        target: Target = Target.NONE,
        which: Filter | None = None,
        player: Player = Player.YOU,
        talent: int = NOTHING,
        talent_to: int = NOTHING,
        amount: int = 0,
        counted: Filter | None = None,
        until: Until = Until.INSTANT,
        what: int = NOTHING,
        trait: int = NOTHING,
        place: Filter | None = None,
        card_type: int = NOTHING,
        zone_from: int = NOTHING,
        zone_to: int = NOTHING,
        fixed: bool = False,
        timings: int = 0,
    ) -> None:
        self.op = op
        self.target = target
        self.filter = which
        self.player = player
        self.talent = talent
        self.talent_to = talent_to
        self.amount = amount
        self.counted = counted
        self.until = until
        self.what = what
        self.trait = trait
        self.place = place
        self.card_type = card_type
        self.zone_from = zone_from
        self.zone_to = zone_to
        self.fixed = fixed
        self.timings = timings  # bit mask: the draw step and draw stages that CHANGE_DRAW means


class Condition:
    """Something that must be true: its number in `conditions`, and its arguments."""

    __slots__ = ("amount", "check", "filter", "player", "talent", "trait")

    def __init__(
        self,
        check: int,
        *,
        amount: int = 0,
        which: Filter | None = None,
        player: Player = Player.YOU,
        talent: int = NOTHING,
        trait: int = NOTHING,
    ) -> None:
        self.check = check
        self.amount = amount
        self.filter = which
        self.player = player
        self.talent = talent
        self.trait = trait


class Cost:
    """A price, paid in full before the effect: its number in `costs`, and how much."""

    __slots__ = ("amount", "filter", "pay")

    def __init__(self, pay: int, amount: int = 1, which: Filter | None = None) -> None:
        self.pay = pay
        self.amount = amount
        self.filter = which


class Mode(IntEnum):
    STANDING = 0  # holds while the card is in play
    USED = 1  # a sub-step of a watch: "use an effect" (BUF-TURN-10)
    PLAYED = 2  # what an action or event does when played
    TRIGGERED = 3  # "when …": the reaction of a card in play, or of an episode (BUF-RUL-10)


class Ability:
    """One paragraph of a card's text."""

    __slots__ = ("conditions", "costs", "effects", "may", "mode", "once", "timings", "trigger")

    def __init__(
        self,
        mode: Mode,
        effects: Sequence[Effect],
        *,
        timings: int = 0,
        conditions: Sequence[Condition] = (),
        costs: Sequence[Cost] = (),
        once: int = 0,
        may: bool = False,
        trigger: int = NOTHING,
    ) -> None:
        self.mode = mode
        self.effects = list(effects)
        self.timings = timings  # bit mask over the steps and stages in which it may be used
        self.conditions = list(conditions)
        self.costs = list(costs)
        self.once = once  # 0 any number of times, 1 once per turn, 2 once per game
        self.may = may
        self.trigger = trigger  # the happening it waits for


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
        self.standing = [_standing(card) for card in self.cards]  # hot: bit mask of primitives in force
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
    """Which primitives stand on the card as long as it is in play, as a bit mask."""
    mask = 0
    for ability in card.abilities:
        if ability.mode == Mode.STANDING:
            for effect in ability.effects:
                mask |= 1 << effect.op
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
    return any(
        condition.check in (HAS_WON, HAS_LOST)
        for ability in card.abilities
        for condition in ability.conditions
    )


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
