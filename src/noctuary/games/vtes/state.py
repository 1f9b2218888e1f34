"""The state of a game of VTES: plain data, copied by hand.

Cards in hands, decks and piles are the numbers of their kinds. A card in play is an `InPlay`. What is going
on (an action, a combat, a referendum, the windows that are open) is plain data too, so that nearly every
decision is made at rest.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from noctuary.games.vtes.card import NOBODY as NOBODY
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.going_on import Action, Combat, Referendum
from noctuary.games.vtes.in_force import InForce
from noctuary.games.vtes.kinds import STARTING_POOL, UNLOCK
from noctuary.kernel.chance import Chance
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move


class InPlay:
    """A card in play, or contested: a minion, a master, what lies on another card."""

    uid: int
    kind: int
    owner: Seat  # whose deck it comes from: never changes (VTES-SETUP-08)
    controller: Seat
    region: int
    host: int  # the uid of the card it lies on
    locked: bool
    counters: int  # blood, life or plain counters: the place gives the meaning (VTES-SETUP-02)
    stun: int  # stun counters (VTES-UNLOCK-05)
    level: int  # the level at which it was played
    since: int  # the turn in which it came into play
    late: bool  # after the minion phase of that turn
    capacity: int  # added to the printed one for good: Discipline cards
    sect: int  # what it has become; NOTHING: the printed one
    clan: int
    title: int  # what it has been given; NOTHING: the printed one, NO_TITLE: none any more
    city: str  # of a title it has been given; the clan, where a clan has it
    title_contested: bool  # VTES-TITLE-04
    contested: bool  # out of play because of a rival (VTES-CONTEST-01)
    contest_due: bool  # to be paid or yielded in this unlock phase, its own or its title's
    was_in: int  # the region it comes back to after a contest
    wounded: bool  # goes to torpor when this moment is over (VTES-DMG-02)
    used: tuple[int, ...]  # limits spent: use index * 16 + limit (VTES-SEQ-13)
    done: tuple[int, ...]  # actions tried this turn that it may not try again (VTES-ACT-02)
    returns: Seat  # who gets it back when temporary control ends; NOBODY: it is hers
    returns_at_end: bool  # of the turn; otherwise in the next unlock phase of who has it (VTES-UNLOCK-01)
    chosen: int  # what was chosen when it was played: a uid, a seat, a number
    second: int  # what else was
    corruption: tuple[int, ...]  # a seat for each corruption counter that she has put on it
    nightmares: int  # nightmare counters
    under: tuple[int, ...]  # cards that lie face down on it, out of play: who controls it may look at them
    under_of: tuple[int, ...]  # the seat that owns each of them
    leaves: bool  # burned, it leaves the game

    def copy(self) -> InPlay:
        twin = InPlay()
        twin.uid = self.uid
        twin.kind = self.kind
        twin.owner = self.owner
        twin.controller = self.controller
        twin.region = self.region
        twin.host = self.host
        twin.locked = self.locked
        twin.counters = self.counters
        twin.stun = self.stun
        twin.level = self.level
        twin.since = self.since
        twin.late = self.late
        twin.capacity = self.capacity
        twin.sect = self.sect
        twin.clan = self.clan
        twin.title = self.title
        twin.city = self.city
        twin.title_contested = self.title_contested
        twin.contested = self.contested
        twin.contest_due = self.contest_due
        twin.was_in = self.was_in
        twin.wounded = self.wounded
        twin.used = self.used
        twin.done = self.done
        twin.returns = self.returns
        twin.returns_at_end = self.returns_at_end
        twin.chosen = self.chosen
        twin.second = self.second
        twin.corruption = self.corruption
        twin.nightmares = self.nightmares
        twin.under = self.under
        twin.under_of = self.under_of
        twin.leaves = self.leaves
        return twin


def new_in_play(uid: int, kind: int, owner: Seat, controller: Seat, region: int) -> InPlay:
    made = InPlay()
    made.uid = uid
    made.kind = kind
    made.owner = owner
    made.controller = controller
    made.region = region
    made.host = NOTHING
    made.locked = False
    made.counters = 0
    made.stun = 0
    made.level = 0
    made.since = 0
    made.late = False
    made.capacity = 0
    made.sect = NOTHING
    made.clan = NOTHING
    made.title = NOTHING
    made.city = ""
    made.title_contested = False
    made.contested = False
    made.contest_due = False
    made.was_in = region
    made.wounded = False
    made.used = ()
    made.done = ()
    made.returns = NOBODY
    made.returns_at_end = False
    made.chosen = NOTHING
    made.second = NOTHING
    made.corruption = ()
    made.nightmares = 0
    made.under = ()
    made.under_of = ()
    made.leaves = False
    return made


class Uncontrolled:
    """A crypt card face down in the uncontrolled region. Never changed, only replaced."""

    __slots__ = ("counters", "kind", "uid")

    def __init__(self, uid: int, kind: int, counters: int = 0) -> None:
        self.uid = uid
        self.kind = kind
        self.counters = counters


class Methuselah:
    """One player: pool, hand, decks, piles, and what she has left to do in this phase."""

    seat: Seat
    pool: int
    debt: int  # pool that she was to lose and did not have, until she is ousted or saved (VTES-OUST-01)
    points: int  # half victory points (VTES-OUST-02, VTES-OUST-06)
    out: bool  # ousted, or withdrawn
    hand: list[int]  # always sorted
    library: list[int]  # the last one is on top
    crypt: list[int]
    uncontrolled: list[Uncontrolled]
    ash: list[int]  # in the order in which they came; nobody needs it (VTES-SEQ-20)
    removed: list[int]
    owed: tuple[int, ...]  # replacements that wait, each by the moment it waits for (VTES-SEQ-22)
    master_actions: int
    discard_actions: int
    transfers: int
    trifle_used: bool  # this phase (VTES-MASTER-04)
    out_of_turn: bool  # since her last turn (VTES-MASTER-05)
    event_played: bool  # this turn (VTES-DISC-04)
    burned_option: bool  # in this unlock phase (VTES-MASTER-09)
    turns: int  # she has begun
    last_turn: int  # the number of the one that she has ended last; 0: none yet
    withdrawing: int  # 0: no; 1: announced and still good; 2: announced and spoiled (VTES-OUST-07)
    used: tuple[int, ...]  # limits of her own in this phase
    shown: tuple[int, ...]  # cards of hers that somebody is looking at
    shown_to: Seat

    def copy(self) -> Methuselah:
        twin = Methuselah()
        twin.seat = self.seat
        twin.pool = self.pool
        twin.debt = self.debt
        twin.points = self.points
        twin.out = self.out
        twin.hand = self.hand[:]
        twin.library = self.library[:]
        twin.crypt = self.crypt[:]
        twin.uncontrolled = self.uncontrolled[:]
        twin.ash = self.ash[:]
        twin.removed = self.removed[:]
        twin.owed = self.owed
        twin.master_actions = self.master_actions
        twin.discard_actions = self.discard_actions
        twin.transfers = self.transfers
        twin.trifle_used = self.trifle_used
        twin.out_of_turn = self.out_of_turn
        twin.event_played = self.event_played
        twin.burned_option = self.burned_option
        twin.turns = self.turns
        twin.last_turn = self.last_turn
        twin.withdrawing = self.withdrawing
        twin.used = self.used
        twin.shown = self.shown
        twin.shown_to = self.shown_to
        return twin


def new_methuselah(seat: Seat) -> Methuselah:
    made = Methuselah()
    made.seat = seat
    made.pool = STARTING_POOL
    made.debt = 0
    made.points = 0
    made.out = False
    made.hand = []
    made.library = []
    made.crypt = []
    made.uncontrolled = []
    made.ash = []
    made.removed = []
    made.owed = ()
    made.master_actions = 0
    made.discard_actions = 0
    made.transfers = 0
    made.trifle_used = False
    made.out_of_turn = False
    made.event_played = False
    made.burned_option = False
    made.turns = 0
    made.last_turn = 0
    made.withdrawing = 0
    made.used = ()
    made.shown = ()
    made.shown_to = NOBODY
    return made


@mypyc_attr(free_list_len=1, acyclic=True)
class Window:
    """A moment in which effects can be used. Never changed, only replaced."""

    __slots__ = ("acting", "asked", "below", "impulse", "kind", "subject")

    def __init__(
        self,
        kind: int,
        acting: Seat,
        impulse: Seat,
        asked: tuple[Seat, ...] = (),
        subject: int = NOTHING,
        below: int = 0,
    ) -> None:
        self.kind = kind
        self.acting = acting  # has the impulse first, and again after every use (VTES-SEQ-02)
        self.impulse = impulse
        self.asked = asked  # who has passed since the last use
        self.subject = subject  # what it is about: a uid
        self.below = below  # how many steps of the agenda wait until it is closed


@mypyc_attr(free_list_len=1, acyclic=True)
class Step:
    """Something that is still to be done. Never changed."""

    __slots__ = ("a", "b", "c", "kind", "seat", "using")

    def __init__(
        self,
        kind: int,
        seat: Seat = NOBODY,
        a: int = NOTHING,
        b: int = NOTHING,
        c: int = NOTHING,
        using: Using | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.using = using


class Lasting:
    """An effect that outlasts its card: until the end of the turn, the action, the combat. Never changed."""

    __slots__ = ("about", "amount", "kind", "source", "until", "what")

    def __init__(
        self, what: int, about: int, amount: int, until: int, kind: int, source: int = NOTHING
    ) -> None:
        self.what = what  # the number or permission it changes (`numbers.py`)
        self.about = about  # a uid, or -2 - seat for a Methuselah
        self.amount = amount
        self.until = until
        self.kind = kind  # the card it comes from
        self.source = source


class Settings:
    """What the rules leave open, fixed for a whole game (VTES-RUL)."""

    __slots__ = (
        "arrive_at_end",
        "closed_lists",
        "events_once_each",
        "every_phase",
        "time_limit",
        "tournament",
    )

    def __init__(
        self,
        *,
        time_limit: int = 0,
        arrive_at_end: bool = False,
        events_once_each: bool = False,
        tournament: bool = False,
        every_phase: bool = False,
        closed_lists: bool = False,
    ) -> None:
        self.time_limit = time_limit  # turns; 0: none (VTES-OUST-06)
        self.arrive_at_end = arrive_at_end  # vampires enter at the end of the phase only (VTES-RUL-02)
        self.events_once_each = events_once_each  # VTES-RUL-10
        self.every_phase = every_phase  # she is asked even where she can only pass (VTES-RUL-17)
        self.tournament = tournament  # how withdrawing and a win are counted (VTES-RUL-11, VTES-OUST-05)
        self.closed_lists = closed_lists  # nobody knows what the others have brought

    def ending_after(self, turn: int) -> Settings:
        """The same with this turn as the last one; before the first it is the first."""
        return Settings(
            time_limit=max(1, turn),
            arrive_at_end=self.arrive_at_end,
            events_once_each=self.events_once_each,
            tournament=self.tournament,
            every_phase=self.every_phase,
            closed_lists=self.closed_lists,
        )


class State(KernelState):
    pool: Pool
    settings: Settings
    players: list[Methuselah]  # by seat; turns go up
    active: Seat
    turn_number: int
    phase: int
    edge: Seat  # NOBODY: uncontrolled
    cards: list[InPlay]  # in the order in which they came into play
    banished: list[InPlay]  # out of play: vampires sent to an uncontrolled region, and what is on them
    in_force: InForce  # what they could say: `numbers.take_stock` when one has come or gone
    next_uid: int
    bank: int  # counters it has given out: all pool, and all that lie on cards (VTES-SETUP-02)
    windows: list[Window]  # the last one is open; those below wait
    playing: list[Using]  # cards being played, the last one is answered first
    action: Action | None
    combat: Combat | None
    referendum: Referendum | None
    agenda: list[Step]  # the last one comes next
    lasting: list[Lasting]
    actions: int  # announced in this minion phase
    events: tuple[int, ...]  # names of the events played in this game (VTES-RUL-10)
    over_now: bool
    offered: list[Move] | None  # found by `settle` for the decision that follows; no part of the position
    unwatched: bool  # nobody learns from who is asked: only thought of; no part of the position
    alone: Seat  # everybody else declines what is under way; NOBODY: nobody does; no part of the position
    swept: bool  # since the table was last swept somebody has only passed; no part of the position

    def copy(self) -> State:
        twin = State()
        twin.chance = self.chance.copy()
        twin.log = None
        twin.pool = self.pool
        twin.settings = self.settings
        twin.players = [player.copy() for player in self.players]
        twin.active = self.active
        twin.turn_number = self.turn_number
        twin.phase = self.phase
        twin.edge = self.edge
        twin.cards = [card.copy() for card in self.cards]
        twin.banished = [card.copy() for card in self.banished] if self.banished else []
        twin.in_force = self.in_force
        twin.next_uid = self.next_uid
        twin.bank = self.bank
        twin.windows = self.windows[:]
        twin.playing = self.playing[:]
        action, combat, referendum = self.action, self.combat, self.referendum
        twin.action = None if action is None else action.copy()
        twin.combat = None if combat is None else combat.copy()
        twin.referendum = None if referendum is None else referendum.copy()
        twin.agenda = self.agenda[:]
        twin.lasting = self.lasting[:]
        twin.actions = self.actions
        twin.events = self.events
        twin.over_now = self.over_now
        twin.offered = None
        twin.unwatched = self.unwatched
        twin.alone = self.alone
        twin.swept = False
        return twin

    def over(self) -> bool:
        return self.over_now


def new_state(pool: Pool, settings: Settings, players: int, chance: Chance) -> State:
    made = State()
    made.chance = chance
    made.log = None
    made.pool = pool
    made.settings = settings
    made.players = [new_methuselah(Seat(seat)) for seat in range(players)]
    made.active = Seat(0)
    made.turn_number = 0
    made.phase = UNLOCK
    made.edge = NOBODY
    made.cards = []
    made.banished = []
    made.in_force = InForce(pool, [], 0, 0)
    made.next_uid = 0
    made.bank = STARTING_POOL * players
    made.windows = []
    made.playing = []
    made.action = None
    made.combat = None
    made.referendum = None
    made.agenda = []
    made.lasting = []
    made.actions = 0
    made.events = ()
    made.over_now = False
    made.offered = None
    made.unwatched = False
    made.alone = NOBODY
    made.swept = False
    return made
