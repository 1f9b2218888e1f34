"""The state of a game of VTES: plain data, copied by hand.

Cards in hands, decks and piles are the numbers of their kinds. A card in play is an `InPlay`. What is going
on (an action, a combat, a referendum, the windows that are open) is plain data too, so that nearly every
decision is made at rest.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import Pool, Using
from noctuary.games.vtes.kinds import STARTING_POOL, UNLOCK
from noctuary.kernel.chance import Chance
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

NOBODY: Final = Seat(-1)
CLOSE: Final = 0
LONG: Final = 1
ACTING: Final = 0  # the two sides of a combat (VTES-COMBAT-02)
OPPOSING: Final = 1
FIRST_STRIKES: Final = 0
NORMAL: Final = 1


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
    merged: int  # the kind of the base card under an advanced one (VTES-INFL-09)
    capacity: int  # added to the printed one for good: Discipline cards
    sect: int  # what it has become; NOTHING: the printed one
    clan: int
    title: int  # what it has been given; NOTHING: the printed one, NO_TITLE: none any more
    city: str
    title_contested: bool  # VTES-TITLE-04
    contested: bool  # out of play because of a rival (VTES-CONTEST-01)
    contest_due: bool  # to be paid or yielded in this unlock phase, its own or its title's
    was_in: int  # the region it comes back to after a contest
    wounded: bool  # goes to torpor when this moment is over (VTES-DMG-02)
    used: tuple[int, ...]  # limits spent: use index * 16 + limit (VTES-SEQ-13)
    done: tuple[int, ...]  # actions tried this turn that it may not try again (VTES-ACT-02)
    returns: Seat  # who gets it back when temporary control ends; NOBODY: it is hers
    chosen: int  # what was chosen when it was played: a uid, a seat, a number
    second: int  # what else was
    corruption: tuple[int, ...]  # a seat for each corruption counter that she has put on it

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
        twin.merged = self.merged
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
        twin.chosen = self.chosen
        twin.second = self.second
        twin.corruption = self.corruption
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
    made.merged = NOTHING
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
    made.chosen = NOTHING
    made.second = NOTHING
    made.corruption = ()
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
    withdrawing: int  # 0: no; 1: announced and still good; 2: announced and spoiled (VTES-OUST-07)
    used: tuple[int, ...]  # limits of her own in this phase
    shown: tuple[int, ...]  # cards of hers that somebody is looking at
    shown_to: Seat

    def copy(self) -> Methuselah:
        twin = Methuselah()
        twin.seat = self.seat
        twin.pool = self.pool
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
        twin.withdrawing = self.withdrawing
        twin.used = self.used
        twin.shown = self.shown
        twin.shown_to = self.shown_to
        return twin


def new_methuselah(seat: Seat) -> Methuselah:
    made = Methuselah()
    made.seat = seat
    made.pool = STARTING_POOL
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
    made.withdrawing = 0
    made.used = ()
    made.shown = ()
    made.shown_to = NOBODY
    return made


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


class Action:
    """The action that is going on (VTES-ACT, VTES-BLOCK)."""

    kind: int
    actor: int
    seat: Seat  # the acting Methuselah
    card: int  # the kind of the action card, NOTHING for a default action
    using: Using | None
    targets: tuple[Seat, ...]  # whom it is directed at; empty: undirected
    target: int  # a uid
    stealth: int  # all changes; also across a new target (VTES-BLOCK-08)
    bleed: int
    limited: bool  # a limited bleed modifier has been used
    blocker: int  # the minion that attempts to block
    intercepts: tuple[tuple[int, int], ...]  # changes by minion
    declined: tuple[Seat, ...]
    played: tuple[tuple[int, int], ...]  # minion and kind: no modifier or reaction twice (VTES-SEQ-11)
    awake: tuple[int, ...]  # VTES-SEQ-18
    cannot_block: tuple[int, ...]
    blocked_by: int  # who has blocked it
    votes: int
    bled: int  # pool that a successful bleed has burned
    card_placed: bool  # the action card has gone somewhere: into play, back to hand
    successful: bool
    over: bool
    continues: bool  # as if unblocked, after the combat with the blocker (VTES-ACT-26)
    items: tuple[int, ...]  # equipment named for an action that takes it (VTES-ACT-12)
    marks: tuple[int, ...]  # what cards have noted for the rest of the action

    def copy(self) -> Action:
        twin = Action()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.seat = self.seat
        twin.card = self.card
        twin.using = self.using
        twin.targets = self.targets
        twin.target = self.target
        twin.stealth = self.stealth
        twin.bleed = self.bleed
        twin.limited = self.limited
        twin.blocker = self.blocker
        twin.intercepts = self.intercepts
        twin.declined = self.declined
        twin.played = self.played
        twin.awake = self.awake
        twin.cannot_block = self.cannot_block
        twin.blocked_by = self.blocked_by
        twin.votes = self.votes
        twin.bled = self.bled
        twin.card_placed = self.card_placed
        twin.successful = self.successful
        twin.over = self.over
        twin.continues = self.continues
        twin.items = self.items
        twin.marks = self.marks
        return twin


def new_action(kind: int, actor: int, seat: Seat) -> Action:
    made = Action()
    made.kind = kind
    made.actor = actor
    made.seat = seat
    made.card = NOTHING
    made.using = None
    made.targets = ()
    made.target = NOTHING
    made.stealth = 0
    made.bleed = 0
    made.limited = False
    made.blocker = NOTHING
    made.intercepts = ()
    made.declined = ()
    made.played = ()
    made.awake = ()
    made.cannot_block = ()
    made.blocked_by = NOTHING
    made.votes = 0
    made.bled = 0
    made.card_placed = False
    made.successful = False
    made.over = False
    made.continues = False
    made.items = ()
    made.marks = ()
    return made


class Strike:
    """A strike that has been declared. Never changed, only replaced."""

    __slots__ = ("card", "index", "more", "more_aggravated", "source", "target")

    def __init__(
        self,
        card: int,
        index: int,
        source: int = NOTHING,
        target: int = NOTHING,
        more: int = 0,
        more_aggravated: bool = False,
    ) -> None:
        self.card = card  # the kind of the strike card or weapon; NOTHING: hand strike
        self.index = index  # which of its uses
        self.source = source  # the uid of the weapon
        self.target = target  # a retainer, an item (VTES-STRIKE-09, VTES-STRIKE-14)
        self.more = more  # damage added after both are declared (VTES-STRIKE-10)
        self.more_aggravated = more_aggravated


class Fighter:
    """One side of a combat."""

    uid: int
    seat: Seat  # who controlled it when the combat began (VTES-SECT-07)
    strike: Strike | None
    committed: int  # the strike that a maneuver has bound it to: kind * 16 + use, NOTHING if none
    additional: int  # strikes left beyond the first
    additional_used: bool  # its one limited source in this round (VTES-STRIKE-11)
    strength: int  # changes for this combat
    strength_round: int  # changes for this round
    prevent: int  # points that stand ready for the damage at hand
    lost: int  # blood lost to damage in this round: Taste of Vitae and the like (VTES-DMG-08)
    inflicted: int  # damage inflicted in this round
    pending: int  # damage about to be handled
    pending_aggravated: int
    unpreventable: int
    dodging: bool
    cannot: int  # bit mask of what effects keep it from: `combat.py`
    maneuvers: int  # allowances (VTES-COMBAT-13)
    presses: int
    marks: tuple[int, ...]  # what cards have noted for the rest of the combat

    def copy(self) -> Fighter:
        twin = Fighter()
        twin.uid = self.uid
        twin.seat = self.seat
        twin.strike = self.strike
        twin.committed = self.committed
        twin.additional = self.additional
        twin.additional_used = self.additional_used
        twin.strength = self.strength
        twin.strength_round = self.strength_round
        twin.prevent = self.prevent
        twin.lost = self.lost
        twin.inflicted = self.inflicted
        twin.pending = self.pending
        twin.pending_aggravated = self.pending_aggravated
        twin.unpreventable = self.unpreventable
        twin.dodging = self.dodging
        twin.cannot = self.cannot
        twin.maneuvers = self.maneuvers
        twin.presses = self.presses
        twin.marks = self.marks
        return twin


def new_fighter(uid: int, seat: Seat = NOBODY) -> Fighter:
    made = Fighter()
    made.uid = uid
    made.seat = seat
    made.strike = None
    made.committed = NOTHING
    made.additional = 0
    made.additional_used = False
    made.strength = 0
    made.strength_round = 0
    made.prevent = 0
    made.lost = 0
    made.inflicted = 0
    made.pending = 0
    made.pending_aggravated = 0
    made.unpreventable = 0
    made.dodging = False
    made.cannot = 0
    made.maneuvers = 0
    made.presses = 0
    made.marks = ()
    return made


class Combat:
    """The combat that is going on (VTES-COMBAT)."""

    sides: list[Fighter]  # ACTING, OPPOSING
    round: int
    range: int
    range_set: bool  # by an effect: no maneuvers in this round (VTES-COMBAT-07)
    last: int  # the side that maneuvered or pressed last, NOTHING if none
    pressed: bool  # the last press was to continue
    ended: bool
    queued: int  # a new combat with this opponent follows (VTES-COMBAT-12)
    first: int  # the side that strikes alone or first in this pair
    striking: int  # 0: the first strikes, then the number of the additional pair
    stage: int  # which strikes are being resolved: FIRST_STRIKES, NORMAL

    def copy(self) -> Combat:
        twin = Combat()
        twin.sides = [self.sides[ACTING].copy(), self.sides[OPPOSING].copy()]
        twin.round = self.round
        twin.range = self.range
        twin.range_set = self.range_set
        twin.last = self.last
        twin.pressed = self.pressed
        twin.ended = self.ended
        twin.queued = self.queued
        twin.first = self.first
        twin.striking = self.striking
        twin.stage = self.stage
        return twin


def new_combat(acting: int, opposing: int) -> Combat:
    made = Combat()
    made.sides = [new_fighter(acting), new_fighter(opposing)]
    made.round = 1
    made.range = CLOSE
    made.range_set = False
    made.last = NOTHING
    made.pressed = False
    made.ended = False
    made.queued = NOTHING
    made.first = ACTING
    made.striking = 0
    made.stage = FIRST_STRIKES
    return made


class Referendum:
    """The referendum that is going on (VTES-POL)."""

    caller: int  # the acting vampire, or the diablerist of a blood hunt
    seat: Seat
    card: int  # the kind of the card that calls it; NOTHING: a blood hunt
    source: int  # the uid of the card in play that calls it
    terms: tuple[int, ...]
    votes_for: int
    votes_against: int
    cast: tuple[tuple[int, int, int], ...]  # source, votes, 1 for or 0 against
    card_votes: tuple[Seat, ...]  # who has used her vote by a political action card (VTES-POL-05)
    passed: bool
    hunt: bool  # a blood hunt (VTES-DIAB-02)

    def copy(self) -> Referendum:
        twin = Referendum()
        twin.caller = self.caller
        twin.seat = self.seat
        twin.card = self.card
        twin.source = self.source
        twin.terms = self.terms
        twin.votes_for = self.votes_for
        twin.votes_against = self.votes_against
        twin.cast = self.cast
        twin.card_votes = self.card_votes
        twin.passed = self.passed
        twin.hunt = self.hunt
        return twin


def new_referendum(caller: int, seat: Seat, card: int) -> Referendum:
    made = Referendum()
    made.caller = caller
    made.seat = seat
    made.card = card
    made.source = NOTHING
    made.terms = ()
    made.votes_for = 0
    made.votes_against = 0
    made.cast = ()
    made.card_votes = ()
    made.passed = False
    made.hunt = False
    return made


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

    __slots__ = ("arrive_at_end", "events_once_each", "time_limit", "withdrawal_points")

    def __init__(
        self,
        *,
        time_limit: int = 0,
        arrive_at_end: bool = False,
        events_once_each: bool = False,
        withdrawal_points: int = 2,
    ) -> None:
        self.time_limit = time_limit  # turns; 0: none (VTES-OUST-06)
        self.arrive_at_end = arrive_at_end  # vampires enter at the end of the phase only (VTES-RUL-02)
        self.events_once_each = events_once_each  # VTES-RUL-10
        self.withdrawal_points = withdrawal_points  # half points (VTES-RUL-11)


class State(KernelState):
    pool: Pool
    settings: Settings
    players: list[Methuselah]  # by seat; turns go up
    active: Seat
    turn_number: int
    phase: int
    edge: Seat  # NOBODY: uncontrolled
    cards: list[InPlay]  # in the order in which they came into play
    next_uid: int
    windows: list[Window]  # the last one is open; those below wait
    playing: list[Using]  # cards being played, the last one is answered first
    action: Action | None
    combat: Combat | None
    referendum: Referendum | None
    agenda: list[Step]  # the last one comes next
    lasting: list[Lasting]
    events: tuple[int, ...]  # names of the events played in this game (VTES-RUL-10)
    over_now: bool

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
        twin.next_uid = self.next_uid
        twin.windows = self.windows[:]
        twin.playing = self.playing[:]
        action, combat, referendum = self.action, self.combat, self.referendum
        twin.action = None if action is None else action.copy()
        twin.combat = None if combat is None else combat.copy()
        twin.referendum = None if referendum is None else referendum.copy()
        twin.agenda = self.agenda[:]
        twin.lasting = self.lasting[:]
        twin.events = self.events
        twin.over_now = self.over_now
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
    made.next_uid = 0
    made.windows = []
    made.playing = []
    made.action = None
    made.combat = None
    made.referendum = None
    made.agenda = []
    made.lasting = []
    made.events = ()
    made.over_now = False
    return made
