"""What is going on: an action, a combat, a referendum. Plain data in the state, copied by hand."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import NOBODY, Using
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

CLOSE: Final = 0
LONG: Final = 1
ACTING: Final = 0  # the two sides of a combat (VTES-COMBAT-02)
OPPOSING: Final = 1
FIRST_STRIKES: Final = 0
NORMAL: Final = 1
PRESSES: Final = 2  # no strikes any more: what is inflicted in the press step


class Action:
    """The action that is going on (VTES-ACT, VTES-BLOCK)."""

    kind: int
    actor: int
    seat: Seat  # the acting Methuselah
    card: int  # the kind of the action card, NOTHING for a default action
    using: Using | None
    targets: tuple[Seat, ...]  # whom it is directed at; empty: undirected
    target: int  # a uid
    pool_cost: int  # fixed when it is announced, paid when it succeeds (VTES-ACT-05, VTES-SEQ-07)
    blood_cost: int
    stealth: int  # all changes; also across a new target (VTES-BLOCK-08)
    bleed: int
    limited: bool  # a limited bleed modifier has been used
    blocker: int  # the minion that attempts to block
    intercepts: tuple[tuple[int, int], ...]  # changes by minion
    declined: tuple[Seat, ...]
    played: tuple[tuple[int, int], ...]  # minion and kind: no modifier or reaction twice (VTES-SEQ-11)
    disciplines: tuple[int, ...]  # uid * 32 + Discipline, of each one that a minion has used to play cards
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

    def copy(self) -> Action:
        twin = Action()
        twin.kind = self.kind
        twin.actor = self.actor
        twin.seat = self.seat
        twin.card = self.card
        twin.using = self.using
        twin.targets = self.targets
        twin.target = self.target
        twin.pool_cost = self.pool_cost
        twin.blood_cost = self.blood_cost
        twin.stealth = self.stealth
        twin.bleed = self.bleed
        twin.limited = self.limited
        twin.blocker = self.blocker
        twin.intercepts = self.intercepts
        twin.declined = self.declined
        twin.played = self.played
        twin.disciplines = self.disciplines
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
    made.pool_cost = 0
    made.blood_cost = 0
    made.stealth = 0
    made.bleed = 0
    made.limited = False
    made.blocker = NOTHING
    made.intercepts = ()
    made.declined = ()
    made.played = ()
    made.disciplines = ()
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
    lost: int  # blood lost to damage in this round: Taste of Vitae and the like (VTES-DMG-08)
    inflicted: int  # damage that its strikes have successfully inflicted in this round
    hurt: int  # damage of any kind that was successfully inflicted on it in this round
    pending: int  # damage about to be handled
    pending_aggravated: int
    unpreventable: int  # … of the normal points
    unpreventable_aggravated: int
    past_fortitude: int  # points at hand that cards requiring Fortitude cannot prevent
    past_fortitude_aggravated: int  # … of the aggravated ones
    environmental: int  # points at hand that are no strike's (VTES-DMG-05)
    dodging: bool
    named: bool  # its strike of this pair: the moment to aim it has been
    maneuvers: int  # allowances (VTES-COMBAT-13)
    presses: int

    def copy(self) -> Fighter:
        twin = Fighter()
        twin.uid = self.uid
        twin.seat = self.seat
        twin.strike = self.strike
        twin.committed = self.committed
        twin.additional = self.additional
        twin.additional_used = self.additional_used
        twin.lost = self.lost
        twin.inflicted = self.inflicted
        twin.hurt = self.hurt
        twin.pending = self.pending
        twin.pending_aggravated = self.pending_aggravated
        twin.unpreventable = self.unpreventable
        twin.unpreventable_aggravated = self.unpreventable_aggravated
        twin.past_fortitude = self.past_fortitude
        twin.past_fortitude_aggravated = self.past_fortitude_aggravated
        twin.environmental = self.environmental
        twin.dodging = self.dodging
        twin.named = self.named
        twin.maneuvers = self.maneuvers
        twin.presses = self.presses
        return twin


def new_fighter(uid: int, seat: Seat = NOBODY) -> Fighter:
    made = Fighter()
    made.uid = uid
    made.seat = seat
    made.strike = None
    made.committed = NOTHING
    made.additional = 0
    made.additional_used = False
    made.lost = 0
    made.inflicted = 0
    made.hurt = 0
    made.pending = 0
    made.pending_aggravated = 0
    made.unpreventable = 0
    made.unpreventable_aggravated = 0
    made.past_fortitude = 0
    made.past_fortitude_aggravated = 0
    made.environmental = 0
    made.dodging = False
    made.named = False
    made.maneuvers = 0
    made.presses = 0
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
    goes_on: bool  # a new round follows instead of its end (VTES-COMBAT-12)
    queued: int  # a new combat with this opponent follows
    striking: int  # 0: the first strikes, then the number of the additional pair
    of_block: bool  # between the acting minion and the one that has blocked it
    first_block: bool  # … both of them vampires, and the first such combat of the turn
    before_uid: int  # what has come into play since it began has this uid or a higher one
    stage: int  # what is being resolved: FIRST_STRIKES, NORMAL, PRESSES

    def copy(self) -> Combat:
        twin = Combat()
        twin.sides = [self.sides[ACTING].copy(), self.sides[OPPOSING].copy()]
        twin.round = self.round
        twin.range = self.range
        twin.range_set = self.range_set
        twin.last = self.last
        twin.pressed = self.pressed
        twin.ended = self.ended
        twin.goes_on = self.goes_on
        twin.queued = self.queued
        twin.striking = self.striking
        twin.of_block = self.of_block
        twin.first_block = self.first_block
        twin.before_uid = self.before_uid
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
    made.goes_on = False
    made.queued = NOTHING
    made.striking = 0
    made.of_block = False
    made.first_block = False
    made.before_uid = 0
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
