"""The state of a game of Buffy: plain data, copied by hand.

Cards in hands, decks and piles are the numbers of their kinds. What is in play has a state of its own: a
character (its level cards, attachments, place), a challenge, a lasting effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.kinds import BUTT_KICKING, PROLOGUE
from noctuary.kernel.chance import Chance
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.steps import Step as Step

if TYPE_CHECKING:
    from noctuary.games.buffy.context import Force

NOBODY: Final = Seat(-1)
DRAWN: Final = Seat(-2)

FROM_HAND: Final = 0  # where cards come from that somebody looks at
FROM_DECK: Final = 1
FROM_CHALLENGES: Final = 2


@mypyc_attr(acyclic=True)
class Attached:
    """A skill or item on a character. Never changed, only replaced."""

    __slots__ = ("fatigued", "kind", "owner", "swapped")

    def __init__(self, kind: int, owner: Seat, fatigued: bool = False, swapped: bool = False) -> None:
        self.kind = kind
        self.owner = owner
        self.fatigued = fatigued
        self.swapped = swapped  # this turn (BUF-RES-16)


@mypyc_attr(acyclic=True)
class Character:
    """A character in play: its level cards, the last one on top (BUF-RES-08)."""

    uid: int
    owner: Seat
    who: int
    levels: tuple[int, ...]
    space: int
    fatigued: bool
    attached: tuple[Attached, ...]
    moves_made: int  # this turn (BUF-MOV-03)
    skills_taken: int  # this turn (BUF-RES-10)
    ascended: int  # times this turn (BUF-RES-06)

    def copy(self) -> Character:
        twin = Character()
        twin.uid = self.uid
        twin.owner = self.owner
        twin.who = self.who
        twin.levels = self.levels
        twin.space = self.space
        twin.fatigued = self.fatigued
        twin.attached = self.attached
        twin.moves_made = self.moves_made
        twin.skills_taken = self.skills_taken
        twin.ascended = self.ascended
        return twin


def new_character(uid: int, owner: Seat, who: int, card: int, space: int) -> Character:
    """Characters enter play refreshed (BUF-RUL-32)."""
    made = Character()
    made.uid = uid
    made.owner = owner
    made.who = who
    made.levels = (card,)
    made.space = space
    made.fatigued = False
    made.attached = ()
    made.moves_made = 0
    made.skills_taken = 0
    made.ascended = 0
    return made


@mypyc_attr(acyclic=True)
class PlacedChallenge:
    """A challenge in play. Never changed, only replaced."""

    __slots__ = ("faced_by", "kind", "owner", "space", "uid")

    def __init__(self, uid: int, kind: int, owner: Seat, space: int, faced_by: tuple[Seat, ...] = ()) -> None:
        self.uid = uid
        self.kind = kind
        self.owner = owner
        self.space = space
        self.faced_by = faced_by  # who has faced it this turn, each time (BUF-CHL-05)


@mypyc_attr(acyclic=True)
class Side:
    """One player: essence, Destiny, hand, decks and piles (BUF-ZON-01)."""

    seat: Seat
    essence: int
    destiny: int
    out: bool  # has conceded (BUF-RUL-49)
    hand: list[int]  # always sorted
    deck: list[int]  # the last one is on top
    discard: list[int]
    crypt: list[int]
    challenges: list[int]  # the Challenge Deck; the last one is on top, face up (BUF-ZON-08)
    locations: list[int]  # still to be placed during set-up
    main_card: int  # the L1 card of the Main Character revealed at set-up
    second_parts: tuple[int, ...]  # Part II cards beside the board
    part_one: int  # episode in play, NOTHING if none (BUF-EPI-07)
    parts_two: tuple[int, ...]  # Part II cards in play
    resurrected: bool  # this turn (BUF-RES-19)
    shown: tuple[int, ...]  # cards of theirs that somebody is looking at, out of their zone meanwhile
    shown_to: Seat  # who looks at them; NOBODY while nothing is shown
    shown_from: int  # the zone they came from: FROM_HAND, FROM_DECK or FROM_CHALLENGES

    def copy(self) -> Side:
        twin = Side()
        twin.seat = self.seat
        twin.essence = self.essence
        twin.destiny = self.destiny
        twin.out = self.out
        twin.hand = self.hand[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.crypt = self.crypt[:]
        twin.challenges = self.challenges[:]
        twin.locations = self.locations[:]
        twin.main_card = self.main_card
        twin.second_parts = self.second_parts
        twin.part_one = self.part_one
        twin.parts_two = self.parts_two
        twin.resurrected = self.resurrected
        twin.shown = self.shown
        twin.shown_to = self.shown_to
        twin.shown_from = self.shown_from
        return twin


def new_side(seat: Seat, essence: int, main_card: int) -> Side:
    made = Side()
    made.seat = seat
    made.essence = essence
    made.destiny = 0  # BUF-DST-01
    made.out = False
    made.hand = []
    made.deck = []
    made.discard = []
    made.crypt = []
    made.challenges = []
    made.locations = []
    made.main_card = main_card
    made.second_parts = ()
    made.part_one = NOTHING
    made.parts_two = ()
    made.resurrected = False
    made.shown = ()
    made.shown_to = NOBODY
    made.shown_from = NOTHING
    return made


@mypyc_attr(acyclic=True)
class Conflict:
    """A fight or a challenge being faced: a duel between attacker and defender (BUF-MUL-02)."""

    timing: int  # the stage it stands in: FIGHT_CHOOSE … CHALLENGE_DISCARD
    attacker: Seat
    defender: Seat
    fighter: int  # uid of the attacking character; NOTHING once it has left (fights)
    target: int  # uid of the attacked character or its Stunt-Double (fights)
    challenge: int  # uid of the challenge (challenges)
    facing: tuple[int, ...]  # uids facing the challenge
    resolving: int  # the resolving talent (BUF-FGT-06)
    resolving_locked: bool
    doubled: bool  # a Stunt-Double has been named (BUF-RUL-16)
    attacker_stacks: tuple[tuple[tuple[int, int], ...], ...]  # by talent: (kind, value)
    defender_stacks: tuple[tuple[tuple[int, int], ...], ...]
    watch: Seat
    passes: int
    winner: Seat  # NOBODY while undecided, DRAWN for a tie or nobody
    left: tuple[int, ...]  # uids that left by an effect
    afterwards: tuple[Step, ...]  # fights that begin when it is over (BUF-RUL-16c)

    def copy(self) -> Conflict:
        twin = Conflict()
        twin.timing = self.timing
        twin.attacker = self.attacker
        twin.defender = self.defender
        twin.fighter = self.fighter
        twin.target = self.target
        twin.challenge = self.challenge
        twin.facing = self.facing
        twin.resolving = self.resolving
        twin.resolving_locked = self.resolving_locked
        twin.doubled = self.doubled
        twin.attacker_stacks = self.attacker_stacks
        twin.defender_stacks = self.defender_stacks
        twin.watch = self.watch
        twin.passes = self.passes
        twin.winner = self.winner
        twin.left = self.left
        twin.afterwards = self.afterwards
        return twin


def new_stacks() -> tuple[tuple[tuple[int, int], ...], ...]:
    return ((), (), (), ())


def new_conflict(timing: int, attacker: Seat, defender: Seat) -> Conflict:
    made = Conflict()
    made.timing = timing
    made.attacker = attacker
    made.defender = defender
    made.fighter = NOTHING
    made.target = NOTHING
    made.challenge = NOTHING
    made.facing = ()
    made.resolving = BUTT_KICKING
    made.resolving_locked = False
    made.doubled = False
    made.attacker_stacks = new_stacks()
    made.defender_stacks = new_stacks()
    made.watch = attacker
    made.passes = 0
    made.winner = NOBODY
    made.left = ()
    made.afterwards = ()
    return made


@mypyc_attr(acyclic=True)
class Lasting:
    """An effect in force: which text of which card, for whom, how much, how long. Never changed."""

    __slots__ = (
        "amount",
        "answers",
        "effect",
        "holder",
        "seat",
        "source",
        "space",
        "talent",
        "uid",
        "until",
        "user",
        "what",
    )

    def __init__(
        self,
        answers: int,
        source: int,
        user: Seat,
        uid: int,
        talent: int,
        amount: int,
        what: int,
        until: int,
        effect: int = NOTHING,
        holder: int = NOTHING,
        space: int = NOTHING,
        seat: Seat = NOBODY,
    ) -> None:
        self.answers = answers  # the effect's, beside it: see `asked`
        self.source = source  # kind of the card
        self.user = user
        self.uid = uid  # the character or challenge concerned, NOTHING for players and everybody
        self.talent = talent
        self.amount = amount
        self.what = what
        self.until = until
        self.effect = effect  # its place in the card's text: ability * 64 + effect (filters are read there)
        self.holder = holder  # where the card is or was: see `context`
        self.space = space  # what "here" means
        self.seat = seat  # the player concerned, NOBODY for characters, challenges and everybody


class Settings:
    """What the rules leave to the players; fixed for a whole game."""

    __slots__ = ("closed_lists", "opening_hand", "turn_limit")

    def __init__(self, opening_hand: bool = False, turn_limit: int = 0, closed_lists: bool = False) -> None:
        self.opening_hand = opening_hand  # draw 5 at set-up (BUF-RUL-07)
        self.turn_limit = turn_limit  # 0: none (BUF-RUL-54)
        self.closed_lists = closed_lists  # nobody knows what the others have brought

    def ending_after(self, turn: int) -> Settings:
        """The same with this turn as the last one; before the first it is the first."""
        return Settings(self.opening_hand, max(1, turn), self.closed_lists)


OWN_TEXT: Final = 0  # a character, an attachment, an essence
EPISODE_TEXT: Final = 1
LOCATION_TEXT: Final = 2
CHALLENGE_TEXT: Final = 3


@mypyc_attr(acyclic=True)
class TextInPlay:
    """A card in play that has something to say. Never changed."""

    __slots__ = ("holder", "kind", "role", "seat", "standing", "uses", "waits")

    def __init__(
        self, kind: int, holder: int, seat: Seat, role: int, standing: int, waits: int, uses: int
    ) -> None:
        self.kind = kind
        self.holder = holder  # where it is: see `context`
        self.seat = seat  # whose it is; NOBODY for locations, where "you" is whoever is concerned
        self.role = role  # OWN_TEXT …
        self.standing = standing  # what the card speaks of: see `Pool`
        self.waits = waits
        self.uses = uses


@mypyc_attr(acyclic=True)
class TextsInPlay:
    """The cards in play that have something to say, made by `standing_cache` and then never changed."""

    def __init__(self) -> None:
        self.standing: list[TextInPlay] = []  # with texts that hold all the time
        self.waiting: list[TextInPlay] = []  # … that react
        self.usable: list[TextInPlay] = []  # … that can be used
        self.answers = 0  # what the standing ones answer, as a bit mask (`asked`)
        self.happenings = 0  # what the waiting ones wait for
        self.timings = 0  # the steps and stages in which one can be used
        self.endings = 0  # the happenings that end an episode in play
        self.watched = False  # whether an episode in play ends by what is true, whatever happened


class State(KernelState):
    """A whole game. Outside a conflict `watch` says whose watch it is, inside one the conflict does."""

    pool: Pool
    settings: Settings
    waits_in_hand: int  # bit mask of the happenings that an action may wait for which can come to a hand here
    sides: list[Side]
    characters: list[Character]  # in the order in which they came into play
    challenges: list[PlacedChallenge]
    locations: list[int]  # by space, NOTHING where none lies; 0 is the Park
    day: bool
    active: Seat
    first: Seat
    turn_number: int
    step: int
    watch: Seat
    passes: int  # consecutive (BUF-TURN-06)
    duties: int  # bit per seat: the mandatory sub-step of this step is done (BUF-TURN-05)
    conflict: Conflict | None
    lasting: tuple[Lasting, ...]
    used: tuple[int, ...]  # abilities used this turn: see `standing.mark_used`
    used_ever: tuple[int, ...]  # … this game
    events: tuple[int, ...]  # titles of events played this game (BUF-EVT-03)
    park_holder: Seat
    park_count: int
    next_uid: int
    agenda: list[Step]
    winner: Seat
    texts: TextsInPlay | None  # None: cards have come into play or left it since; ask `standing_cache`
    remembered: int  # bit mask of what is answered at all, while legal moves are listed and nothing changes
    remembering: bool
    answers: dict[int, list[Force]]  # … and what `standing.in_force` has said meanwhile

    def copy(self) -> State:
        twin = State()
        twin.chance = self.chance.copy()
        twin.log = None
        twin.pool = self.pool
        twin.settings = self.settings
        twin.waits_in_hand = self.waits_in_hand
        twin.sides = [side.copy() for side in self.sides]
        twin.characters = [character.copy() for character in self.characters]
        twin.challenges = self.challenges[:]
        twin.locations = self.locations[:]
        twin.day = self.day
        twin.active = self.active
        twin.first = self.first
        twin.turn_number = self.turn_number
        twin.step = self.step
        twin.watch = self.watch
        twin.passes = self.passes
        twin.duties = self.duties
        conflict = self.conflict
        twin.conflict = None if conflict is None else conflict.copy()
        twin.lasting = self.lasting
        twin.used = self.used
        twin.used_ever = self.used_ever
        twin.events = self.events
        twin.park_holder = self.park_holder
        twin.park_count = self.park_count
        twin.next_uid = self.next_uid
        twin.agenda = self.agenda[:]
        twin.winner = self.winner
        twin.texts = self.texts
        twin.remembered = 0
        twin.remembering = False
        twin.answers = {}
        return twin

    def over(self) -> bool:
        return self.winner != NOBODY


def new_state(pool: Pool, settings: Settings, sides: list[Side], chance: Chance) -> State:
    made = State()
    made.chance = chance
    made.log = None
    made.pool = pool
    made.settings = settings
    made.waits_in_hand = pool.waits_in_hand
    made.sides = sides
    made.characters = []
    made.challenges = []
    made.locations = [NOTHING] * (4 * len(sides) + 1)
    made.day = True
    made.active = Seat(0)
    made.first = Seat(0)
    made.turn_number = 0
    made.step = PROLOGUE
    made.watch = Seat(0)
    made.passes = 0
    made.duties = 0
    made.conflict = None
    made.lasting = ()
    made.used = ()
    made.used_ever = ()
    made.events = ()
    made.park_holder = NOBODY
    made.park_count = 0
    made.next_uid = 1
    made.agenda = []
    made.winner = NOBODY
    made.texts = None
    made.remembered = 0
    made.remembering = False
    made.answers = {}
    return made
