"""What a card is: facts, and the ways in which it can be used.

A card says what it does in `uses` (plays from hand and uses in play), `traits` (numbers that hold while it is
in play) and `triggers` (what it does when something happens). Each is put together from typed pieces that can
be carried out and can be read: the text of a card is written from them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from noctuary.games.vtes.kinds import (
    BASIC,
    DISCIPLINES,
    NO_TITLE,
    NONE,
    VAMPIRE,
)
from noctuary.games.vtes.needs import Needs
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

if TYPE_CHECKING:
    from noctuary.games.vtes.state import InPlay, State

NOBODY: Final = Seat(-1)
X: Final = -2  # a cost that the player chooses
FROM_HAND: Final = 0  # `Using.origin`
FROM_CARD: Final = 1  # it lay face down on a card in play: nothing replaces it
FOR_GOOD: Final = 2  # … and leaves the game when it is burned
FOR_NOBODY: Final = 0  # `Card.holds`
FOR_CONTROLLER: Final = 1  # cards on it are played as if from the hand of its controller
FOR_BEARER: Final = 2  # … by the minion with it only
ANYTHING: Final = -1  # of a trait that looks by itself at what it is asked


class Phrase:
    """What a piece of a card reads as: a Fluent message with numbers and words in it."""

    __slots__ = ("message", "numbers", "parts", "special", "words")

    def __init__(
        self,
        message: str,
        numbers: dict[str, int] | None = None,
        parts: Mapping[str, Piece | Sequence[Piece]] | None = None,
        special: str = "",
        **words: str,
    ) -> None:
        self.message = MessageId(message)
        self.special = special  # `message-special` says it better, where the catalogue has it
        self.numbers = numbers or {}
        self.parts = dict(parts or {})  # pieces that stand in the sentence: whom, how much, what
        self.words = words  # ids of messages in the sentence (a sect, a type), or “=” and a name as it stands


@mypyc_attr(free_list_len=1, acyclic=True)
class Using:
    """One use of a card while it is announced and carried out: who, by whom, on what.

    Plain data that never changes once the use is announced: it stands in the state while others may answer.
    """

    __slots__ = (
        "blood_off",
        "index",
        "kind",
        "minion",
        "origin",
        "owner",
        "payer",
        "pool_off",
        "seat",
        "source",
        "target",
        "target_seat",
        "x",
    )

    def __init__(
        self,
        seat: Seat,
        kind: int,
        index: int,
        minion: int = NOTHING,
        source: int = NOTHING,
        target: int = NOTHING,
        target_seat: Seat = NOBODY,
        x: int = 0,
        pool_off: int = 0,
        blood_off: int = 0,
        payer: int = NOTHING,
        origin: int = 0,
        owner: Seat = NOBODY,
    ) -> None:
        self.seat = seat  # whoever uses it
        self.kind = kind  # the card
        self.index = index  # which of its uses
        self.minion = minion  # the uid of the minion that plays it
        self.source = source  # the uid of the card in play that is used
        self.target = target  # a uid, or a kind where a card outside play is chosen
        self.target_seat = target_seat
        self.x = x  # a number that was chosen
        self.pool_off = pool_off  # what has been done to make it cheaper
        self.blood_off = blood_off
        self.payer = payer  # the uid of the vampire that pays the pool with its blood
        self.origin = origin  # where it is played from: `FROM_HAND`, `FROM_CARD`, `FOR_GOOD`
        self.owner = owner  # whose card it is; NOBODY: hers who plays it

    def twin(self) -> Using:
        """Another one like it, to be changed before it is announced."""
        return Using(
            self.seat,
            self.kind,
            self.index,
            self.minion,
            self.source,
            self.target,
            self.target_seat,
            self.x,
            self.pool_off,
            self.blood_off,
            self.payer,
            self.origin,
            self.owner,
        )


class Piece:
    """A part of a card that reads as a clause."""

    def word(self) -> str:
        """One word for it, where it is that simple: special wordings hang on it (`Phrase.special`)."""
        return ""

    def key(self) -> tuple[object, ...] | None:
        """What makes another piece the same; None: its class and its fields."""
        return None

    # For `alike.py`, which compares what cards ask for:
    remembers = False  # it is in the way only where its own card has been played before or lies in play
    never_asked: tuple[str, ...] = ()  # fields that say how much it does, not whether it holds

    def phrase(self) -> Phrase | None:
        """None: the clause is said elsewhere."""
        return None


class Condition(Piece):
    """What must be true for a use or a trait; the refusal names the rule, or the card itself."""

    def why_not(self, s: State, using: Using) -> Refusal | None:
        raise NotImplementedError

    def used_disciplines(self) -> list[int]:
        """The Disciplines that whoever meets it uses to play the card."""
        return []


class Effect(Piece):
    """What a use does. It may ask its user before anything hidden shows; `rest` is for what follows."""

    places = False  # it puts the card itself somewhere: it does not go to the ash heap
    makes_vampires = False  # it puts new vampires into play: no action for a sterile one (VTES-SECT-04)
    cancels = False  # it cancels the card that is being played
    joins = NOTHING  # the sect that it makes a vampire join

    def why_not(self, s: State, using: Using) -> Refusal | None:
        """Whether it lacks something that it needs (VTES-SEQ-17)."""
        return None

    def run(self, s: State, using: Using) -> Play | None:
        raise NotImplementedError

    def told_terms(self, s: State, chosen: tuple[int, ...]) -> list[tuple[str, int, int]]:
        """Where it chooses the terms of a referendum, what they are: ("seat", which, points), ("clan", which,
        0) or ("card", uid, 0), in the order in which they are read (VTES-POL-03)."""
        return []

    def rest(self, s: State, using: Using, number: int) -> Play | None:
        """What `run` has put on the agenda as LATER, a = its place among the effects, b = `number`."""
        raise NotImplementedError

    def holds(self, effect: Effect) -> bool:
        """Whether it is that effect, or does it in its turn."""
        return self is effect

    def lasts_now(self, s: State, using: Using) -> bool:
        """Whether the number that it has left behind counts now: “if the acting minion is titled”."""
        return True

    def chosen_by(self, terms: tuple[int, ...]) -> int:
        """Where it chooses the terms of a referendum: what a card that comes of it notes as chosen."""
        return NOTHING


class Target(Piece):
    """What is chosen when a use is announced (VTES-SEQ-05): it lists what may be chosen."""

    names = "card"  # a uid; or "uncontrolled": a uid, "kind": a card elsewhere, "seat", "number"
    prompt = "vtes-ask-target"
    rule = "VTES-SEQ-05"  # says what may be chosen
    lacking = "VTES-SEQ-17"  # makes the use illegal where there is nothing to choose

    def choices(self, s: State, using: Using) -> list[int]:
        """Uids or kinds, as `names` says; an empty list makes the use illegal."""
        raise NotImplementedError


class Whom(Piece):
    """The Methuselahs at whom an action is directed, where they are not just its target's controller."""

    def seats(self, s: State, using: Using) -> list[Seat]:
        raise NotImplementedError


class By:
    """Whose it is to use a card in one way."""

    CONTROLLER: Final = 0  # “you”; from hand, the minion that acts, reacts or fights
    OTHERS: Final = 1  # another minion of the same controller (VTES-SEQ-12)
    HOST: Final = 2  # whoever controls the card it lies on (VTES-RUL-04)
    ACTIVE: Final = 3  # the Methuselah whose phase it is, whoever controls the card
    ANYONE: Final = 4  # anybody; of an action, minions of any Methuselah


class UseOf:
    """One way of using a card.

    From hand (`in_play` False) the minion needs the Discipline at the level; a use at superior is one of
    its own, so that whoever has the Discipline at superior chooses between the two (VTES-SEQ-09).
    """

    def __init__(
        self,
        windows: int,
        effects: Sequence[Effect] = (),
        *,
        types: int = 0,
        discipline: int = NOTHING,
        level: int = NONE,
        conditions: Sequence[Condition] = (),
        target: Target | None = None,
        number: Target | None = None,
        in_play: bool = False,
        granted: bool = False,
        answers: int = NOTHING,
        locks: bool = False,
        once: int = 0,
        limit_as: int = NOTHING,
        pool: int = 0,
        blood: int = 0,
        action: ActionOf | None = None,
        strike: StrikeOf | None = None,
        terms: Effect | None = None,
        deferred: int = 0,
        optional: bool = True,
        by: int = 0,
        needs_locked: bool = False,
        even_locked: bool = False,
        master_action: bool = False,
        discard_action: bool = False,
        transfers: int = 0,
    ) -> None:
        self.windows = windows  # bit mask of 1 << window
        self.effects = list(effects)
        self.types = types  # the type it is played as; 0: the card's only one
        self.discipline = discipline
        self.level = level
        self.conditions = list(conditions)
        self.target = target
        self.number = number  # what is chosen after the target, a number or a second card: `Using.x`
        self.in_play = in_play
        self.granted = granted  # neither played nor in play: another use of the card has granted it
        self.answers = answers  # … to others, while that use is being played (VTES-SEQ-05)
        self.locks = locks  # "lock this card to" (VTES-SEQ-16)
        self.once = once  # per phase, turn, action, combat, round …: the limits of `limits.py`
        self.limit_as = limit_as  # the use whose limit it shares; NOTHING: its own
        self.pool = pool  # of this use, on top of what the card costs
        self.blood = blood
        self.action = action  # it is an action (VTES-ACT-20)
        self.strike = strike  # it is a strike (VTES-STRIKE)
        self.terms = terms  # of a referendum, chosen when it is called (VTES-POL-03); `effects` if it passes
        self.deferred = deferred  # until when its replacement waits (VTES-SEQ-22)
        self.optional = optional  # False: mandatory, in its window or as an action (VTES-SEQ-14, VTES-ACT-03)
        self.by = by  # whose it is to use: `By`
        self.needs_locked = needs_locked  # a reaction of a locked minion: wakes
        self.even_locked = even_locked  # … of any minion, locked or not
        self.master_action = master_action  # what a use in play costs besides (VTES-MASTER-02)
        self.discard_action = discard_action  # VTES-DISC-04
        self.transfers = transfers  # VTES-INFL-06


class Way:
    """One way of playing a card, for the question whether any card could be played (`alike.py`)."""

    __slots__ = ("heavier", "index", "kind", "needs", "remembers")

    def __init__(self, kind: int, index: int, needs: int, heavier: list[Way], remembers: bool) -> None:
        self.kind = kind
        self.index = index  # of the use
        self.needs = needs  # the bit of `within_reach` that some minion has to have; 0: played by no minion
        self.heavier = heavier  # ways that ask for more: they are looked at only where this one may be spent
        self.remembers = remembers  # one of its pieces does


def within_reach(discipline: int, level: int) -> int:
    """A bit for each level of each Discipline, and one for just a minion."""
    if discipline == NOTHING or level < BASIC:
        return 1 << 2 * DISCIPLINES
    return 1 << 2 * discipline + level - BASIC


class ActionOf:
    """What kind of action a use is: stealth, whom it is directed at, what it does when it succeeds."""

    def __init__(
        self,
        kind: int,
        *,
        stealth: int = 0,
        directed: bool = False,
        bleed: int = 0,
        votes: int = 0,
        traits: Sequence[Trait] = (),
        whom: Whom | None = None,
        without_equipment: bool = False,
        announced: Sequence[Effect] = (),
    ) -> None:
        self.kind = kind
        self.stealth = stealth
        self.directed = directed  # at the controller of its target (VTES-ACT-07)
        self.bleed = bleed  # on top of the minion's own
        self.votes = votes
        self.traits = list(traits)  # what holds while the action is going on, of its actor's card
        self.announced = list(announced)  # what it does at once, blocked or not: it asks nobody
        self.without_equipment = without_equipment  # none but the card itself adds to its bleed
        self.whom = whom  # directed at several Methuselahs (VTES-ACT-08)


class StrikeOf:
    """What kind of strike a use is (VTES-STRIKE)."""

    def __init__(
        self,
        *,
        damage: int = 0,
        strength: bool = False,
        aggravated: int = 0,
        ranged: bool = False,
        first: bool = False,
        dodge: bool = False,
        ends: bool = False,
        steals: int = 0,
        maneuver: bool = False,
        only_near: bool = False,
        only_far: bool = False,
        undodgeable: bool = False,
        past_fortitude: bool = False,
        blunts_weapons: bool = False,
        wears: bool = False,
        with_weapon: bool = False,
        effects: Sequence[Effect] = (),
        says: str = "",
    ) -> None:
        self.damage = damage
        self.strength = strength  # "strength + damage": hand strikes and melee weapons (VTES-STRIKE-12)
        self.aggravated = aggravated  # points of `damage` that are; -1: all of it
        self.ranged = ranged
        self.first = first
        self.dodge = dodge
        self.ends = ends
        self.steals = steals  # blood
        self.maneuver = maneuver  # comes with an optional one, which commits the strike (VTES-COMBAT-08)
        self.only_far = only_far  # usable at long range only
        self.only_near = only_near  # … and which is to close range only
        self.undodgeable = undodgeable
        self.past_fortitude = past_fortitude  # cards requiring Fortitude cannot prevent its damage
        self.blunts_weapons = blunts_weapons  # weapons of the vampire it hits do no damage this round
        self.wears = wears  # each point that it inflicts, prevented or not, burns a counter of its weapon
        self.with_weapon = with_weapon  # that of the weapon, or the hands, chosen with it, for `damage` more
        self.effects = list(effects)  # what else it does at resolution
        self.says = says  # the message that tells what these are, where the strike is nothing else


class Trait(Piece):
    """A number or a permission that holds while its card is in play: asked for, never stored."""

    what = ANYTHING  # the number or permission it speaks of (see `numbers.py`)
    changes_costs = False  # `cost` says something

    def number(self, s: State, card: InPlay, what: int, about: int) -> int:
        """What it adds to the number `what` of the card with uid `about` (see `numbers.py`)."""
        return 0

    def forbids(self, s: State, card: InPlay, what: int, about: int) -> bool:
        return False

    def forbids_card(self, s: State, card: InPlay, minion: InPlay, played: Card) -> bool:
        """Whether it keeps the minion from playing that card."""
        return False

    def lends(self, s: State, card: InPlay, about: int) -> int:
        """The sect, clan or title (`what`) that it lends to the card with uid `about`; NOTHING if none."""
        return NOTHING

    def cost(self, s: State, card: InPlay, played: Card, using: Using, what: int) -> int:
        """What it adds to the cost of a card that is played (`numbers.POOL_COST` or `BLOOD_COST`)."""
        return 0

    def offers(self, s: State, card: InPlay, using: Using) -> int:
        """How much less a card costs that is being played, if this one is locked for it."""
        return 0

    def pays_for(self, s: State, card: InPlay, using: Using) -> bool:
        """Whether its vampire can be locked to pay the pool that a card costs with its blood."""
        return False

    def spends(self, s: State, card: InPlay, using: Using) -> int:
        """How many of its counters can pay for a card as that is paid for."""
        return 0


class Trigger(Piece):
    """What a card does when something happens (see `happenings.py`): mandatory, or offered to a seat."""

    happening = 0

    def applies(self, s: State, card: InPlay, about: int) -> bool:
        return True

    def run(self, s: State, card: InPlay, about: int) -> Play | None:
        raise NotImplementedError


class Limit:
    """Of a card, how many copies can be played: one in a while, counted when it is announced.

    `until` says when it can be played again (`rules.expiry`); `each_minion` has a limit of its own, and with
    `each_use` each way of playing it does.
    """

    __slots__ = ("each_minion", "each_use", "level", "until")

    def __init__(
        self, until: int, *, each_minion: bool = False, level: int = NONE, each_use: bool = False
    ) -> None:
        self.until = until
        self.each_minion = each_minion
        self.each_use = each_use
        self.level = level  # only uses at this level count; NONE: all


class CountedX:
    """An X that nobody chooses: the card says what it is."""

    __slots__ = ("number", "slug")

    def __init__(self, slug: str, number: Callable[[State, Using], int]) -> None:
        self.slug = slug  # `vtes-x-is-…`
        self.number = number


class Card:
    """One title. Fields that do not belong to its type keep their defaults."""

    def __init__(self, slug: str, types: int) -> None:
        self.slug = slug
        self.types = types
        self.kind = NOTHING  # its number in the pool
        self.name = ""  # what contests and searches go by (VTES-CONTEST-05)
        self.name_fr = ""
        self.former: list[str] = []  # names it had, and short ones: they stay searchable
        self.unique = False
        self.keywords = 0
        self.banned = False
        self.fifth = False  # a card of the fifth edition (VTES-DECK-04)
        self.burn_option = False
        # library cards: what is needed, and what it costs
        self.pool = 0
        self.blood = 0
        self.x_is: CountedX | None = None  # None: the player chooses
        self.clans: list[int] = []  # any of them; a requirement on minion cards only (VTES-SEQ-08)
        self.disciplines: list[int] = []
        self.all_disciplines = False  # "and"; otherwise any of them
        self.needs = Needs()  # sect, title, traits, capacity
        self.chooses = False  # any of these but Disciplines: the pool says so
        # bodies: allies and retainers
        self.life = 0
        self.strength = 0
        self.ranged = False  # a retainer's damage reaches long range (VTES-COMBAT-15)
        self.bleed = 0
        # crypt cards
        self.clan = NOTHING
        self.group = 0  # 0: any
        self.capacity = 0
        self.levels = [NONE] * DISCIPLINES
        self.sect = NOTHING
        self.title = NO_TITLE
        self.city = ""  # of a prince, baron, archbishop
        self.votes = 0  # "N votes (titled)"
        self.traits_mask = 0
        self.advanced = False
        self.when_merged: Callable[[Card], None] | None = None  # what [MERGED] text adds (VTES-INFL-09)
        self.halves: list[Card] = []  # of a merged vampire: the base card, the advanced one (`merging.py`)
        self.slave_of = NOTHING  # the clan a slave serves (VTES-SECT-04)
        self.path = ""  # VTES-SECT-03
        self.circle = ""  # the city whose circle it belongs to
        self.more_bleed = 0
        self.more_strength = 0
        self.more_stealth = 0
        self.more_intercept = 0
        self.more_hunt = 0
        # what it does
        self.uses: list[UseOf] = []
        self.traits: list[Trait] = []
        self.triggers: list[Trigger] = []
        self.limits: list[Limit] = []  # "only one can be played each …"
        self.burned_if: list[Condition] = []  # in play, once all of these hold
        self.spares_draws = False  # it gives up a counter instead of its controller's draw
        self.stays = NOTHING  # the region of a card that stays in play: IN_PLAY, ON_CARD, READY
        self.goes_back = False  # burned, it is shuffled into its owner's library
        self.plays_as = NOTHING  # the sect it has where an ally plays cards as a vampire (VTES-SECT-06)
        self.one_discipline = False  # … cards that require one of its Disciplines, not several at once
        self.takes_points = False  # its controller gets the victory points of whom it was put against
        self.keeps_control = False  # on a minion, it stays with who played it (VTES-SETUP-11)
        self.holds = FOR_NOBODY  # who plays what lies face down on it
        self.held_leave = False  # what is played from it, or burned with it, leaves the game
        self.becomes = 0  # the type it has in play, where that is not the one it is played as

    @property
    def free(self) -> Card:
        """The same card without its own cost: for uses of what is in play already."""
        return _FREE

    @property
    def kinds(self) -> list[int]:
        """The cards that it is made of: two for a merged vampire."""
        return [half.kind for half in self.halves] if self.halves else [self.kind]

    @property
    def is_crypt(self) -> bool:
        return self.types == VAMPIRE


_FREE: Final = Card("", 0)
