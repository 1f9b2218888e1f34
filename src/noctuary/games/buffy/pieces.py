"""What a card's text is made of, and what the rules may ask of each piece.

A text is a list of abilities; an ability is conditions, costs and effects. Here stand the words that all
share (whom, where, how long) and the narrow interfaces `Effect`, `Condition` and `Cost`. What there is of
each stands in `blocks`: one class with its fields, what it does and how it reads. Rules import no block.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING

from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

if TYPE_CHECKING:
    from noctuary.games.buffy.context import Context, Force
    from noctuary.games.buffy.saying import Sayer, Words
    from noctuary.games.buffy.state import Character, PlacedChallenge, State


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

    def but(
        self, *, whose: Whose | None = None, place: Place | None = None, conflict: int | None = None
    ) -> Filter:
        """The same but for what is told."""
        return Filter(
            self.whose if whose is None else whose,
            ranks=self.ranks,
            trait=self.trait,
            who=self.who,
            level=self.level,
            fatigued=self.fatigued,
            main=self.main,
            conflict=self.conflict if conflict is None else conflict,
            other=self.other,
            place=self.place if place is None else place,
            place_type=self.place_type,
            location=self.location,
            title=self.title,
        )


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
    """What a text does: carried out once, or in force while it stands or lasts."""

    answers: int = 0  # the questions of the rules that it answers while in force: bit mask, see `asked`
    rewrites: bool = False  # puts other numbers in the place of printed talents, rather than adding to them

    # -- carried out --

    def start(self, s: State, ctx: Context) -> Play | None:
        """The EFFECT step: ask what it leaves open, then do it."""
        raise NotImplementedError

    def can_happen(self, s: State, ctx: Context, ability: Ability) -> bool:
        """Whether it finds whom or what it needs: a text without anything to do cannot be used."""
        raise NotImplementedError

    def may_attack(self, s: State, ctx: Context, character: Character) -> bool:
        """Whom the fight that it has announced may be against."""
        return True

    # -- in force --

    def concerns(self, s: State, force: Force, character: Character) -> bool:
        raise NotImplementedError

    def concerns_player(self, s: State, force: Force, seat: Seat) -> bool:
        raise NotImplementedError

    def concerns_challenge(self, s: State, force: Force, placed: PlacedChallenge) -> bool:
        raise NotImplementedError

    def is_about_players(self) -> bool:
        """Whether it speaks of players rather than of characters or challenges."""
        return False

    def means(self, s: State, force: Force, about: int, kind: int = NOTHING) -> bool:
        """Whether it speaks of this talent, trait, space …; `kind` is the card that shows the numbers."""
        return True

    def amount_now(
        self, s: State, ctx: Context, character: Character | None = None, kind: int = NOTHING
    ) -> int:
        """Its number, times what it counts if it counts something."""
        return 0

    def gives(self) -> int:
        """What it makes of a character: a type."""
        return NOTHING

    def rewrite(self, s: State, force: Force, talents: list[int]) -> None:
        """Put other numbers in the place of these."""

    # -- read aloud --

    def phrase(self, w: Sayer) -> tuple[str, Words]:
        """Its message, and what that is told besides whom, whose and how long."""
        raise NotImplementedError


class Condition:
    """Something that must be true."""

    needs_result: bool = False  # looks at who has won: for the short window after the result (BUF-RUL-16b)

    def holds(self, s: State, ctx: Context) -> bool:
        raise NotImplementedError

    def phrase(self, w: Sayer) -> str:
        """As a clause without "if": an episode's target and cancellation read it as it is."""
        raise NotImplementedError


class Cost:
    """A price, paid in full before the effect. What several need together is the business of `paying`."""

    amount: int = 1
    summed: bool = False  # several of a kind come out of the same supply
    tires: bool = False  # paid by fatiguing characters
    discards: bool = False  # paid with a character
    gives_up: bool = False  # paid with the card itself
    chooses: bool = False  # `choose` says what it is paid with
    late: int = 0  # what is still needed to pay with leaves play last

    def why_not(self, s: State, ctx: Context, amount: int) -> Refusal | None:
        """Why so much of it cannot be paid."""
        return None

    def takes_from(self, s: State, ctx: Context, other: Cost) -> int:
        """How much it takes of the supply that the other one is paid from."""
        return self.amount if type(self) is type(other) else 0

    def able(self, s: State, ctx: Context) -> list[Character]:
        """Which characters can pay it, where characters do."""
        return []

    def asks(self, ctx: Context) -> bool:
        """Whether paying leaves something to choose."""
        return self.chooses

    def choose(self, s: State, ctx: Context, costs: list[Cost], place: int, made: list[Paid]) -> Ask[Paid]:
        """What it is paid with; it is at this place of `costs`, those before it have `made` their choice."""
        raise NotImplementedError

    def pay(self, s: State, ctx: Context, paid: Paid) -> None:
        raise NotImplementedError

    def phrase(self, w: Sayer) -> str:
        raise NotImplementedError


class Paid:
    """What was chosen to pay one cost with."""

    __slots__ = ("bearers", "cost", "picked")

    def __init__(self, cost: Cost) -> None:
        self.cost = cost
        self.picked: list[int] = []  # characters, or kinds of cards
        self.bearers: list[int] = []  # of attachments


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
