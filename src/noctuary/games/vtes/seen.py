"""What a seat sees of a VTES match, as types (VTES-SETUP-07); `view` fills them in."""

# not compiled: msgspec makes its structs of interpreted classes

from __future__ import annotations

from typing import Literal

from msgspec import field

from noctuary.games.vtes.kinds import Region
from noctuary.kernel.view import Piece, View


class Uncontrolled(Piece):
    """A card in an uncontrolled region."""

    counters: int  # blood on it
    card: str | None = None  # for the owner only, unless it was banished
    word: str | None = None  # what notation calls it, for the owner only
    on: list[str] | None = None  # what lies on it: it was banished


class Methuselah(Piece):
    """One seat; the last fields are there for those who may see them."""

    pool: int  # her pool
    points: float  # victory points
    out: bool  # ousted or withdrawn
    prey: int | None  # the seat that she bleeds
    predator: int | None  # the seat that bleeds her
    hand_size: int  # cards in hand
    library_size: int  # cards in the library
    crypt_size: int  # cards in the crypt
    ash: list[str]  # the ash heap
    removed: list[str]  # cards removed from the game
    owed: int  # cards that are not replaced yet
    master_actions: int  # master phase actions left
    discard_actions: int  # discard phase actions left
    transfers: int  # transfers left
    withdrawing: bool  # has begun to withdraw
    uncontrolled: list[Uncontrolled]  # her uncontrolled region
    shown: list[str] | None = None  # cards that the one who looks is shown
    hand: list[str] | None = None  # for herself, or while an effect lays it open
    library: list[str] | None = None  # what is left in it, in no order; for herself
    crypt: list[str] | None = None  # the same of the crypt


class InPlay(Piece):
    """A card in play. From `vampire` on the fields are there for minions, from `capacity` on for vampires."""

    name: str  # what notation calls it
    card: str  # which card it is
    owner: int  # whose deck it comes from
    controller: int  # who controls it
    region: Region  # where it lies
    host: str | None  # the card that it lies on
    locked: bool  # turned
    counters: int  # blood, life, or other counters
    stun: int = 0  # stun counters
    returns: int | None = None  # the seat that gets it back: it is borrowed
    nightmares: int = 0  # nightmare counters
    face_down: int = 0  # cards that lie face down on it
    under: list[str] | None = None  # which ones they are; for whoever controls it
    corruption: list[int] | None = None  # the owners of the corruption counters on it, one each
    vampire: bool | None = None  # counts as a vampire; else it is an ally
    bleed: int | None = None  # its bleed
    strength: int | None = None  # its strength
    capacity: int | None = None  # its capacity
    clan: str | None = None  # its clan
    sect: str | None = None  # its sect
    title: str | None = None  # its title; `none` for one without
    title_contested: bool | None = None  # the title is contested
    votes: int | None = None  # the votes of its title
    disciplines: list[str] | None = None  # by their codes, superior ones in capitals


class Played(Piece):
    """A card that is being played."""

    card: str  # which one
    seat: int  # who plays it
    by: str | None  # the minion that plays it
    target: str | None  # the card in play that was chosen with it
    target_seat: int | None  # the Methuselah who was chosen with it


class Action(Piece):
    """The action that is going on."""

    kind: str  # bleed, hunt …
    actor: str  # the acting minion
    seat: int  # its controller
    card: str | None  # the action card
    targets: list[int]  # the seats that it is directed at
    target: str | None  # the card in play that it is about
    stealth: int  # its stealth
    bleed: int  # how much it would bleed for
    blocker: str | None  # the minion that tries to block
    intercept: int | None  # the blocker's intercept
    declined: list[int]  # seats that will not block
    eligible: list[int]  # seats that may block
    blockers: list[str]  # minions that may still block, as far as everybody sees
    limited: bool  # an action modifier that limits its bleed has been played


class Fighter(Piece):
    """One of the two in a combat."""

    minion: str  # who fights
    seat: int  # its controller
    strike: str | None  # the strike that is declared: a card, or `hand`
    strength: int  # its strength now
    pending: int  # damage that is coming
    aggravated: int  # aggravated damage that is coming
    additional: int  # additional strikes left


class Combat(Piece):
    """The combat that is going on."""

    round: int  # its number
    range: Literal["close", "long"]  # how far apart they are
    sides: list[Fighter]  # the acting minion first
    pressed: bool  # another round follows


class Vote(Piece):
    """Votes that are cast."""

    seat: int | None  # whose
    by: str | None  # the card in play that casts them; null: the Edge or a political action card
    votes: int  # how many
    for_: bool = field(name="for")  # for or against


class Term(Piece):
    """What was chosen when a referendum was called: a Methuselah, a clan or a card in play (VTES-POL-03)."""

    seat: int | None = None  # a Methuselah
    points: int | None = None  # what she is to get or lose
    clan: str | None = None  # a clan
    card: str | None = None  # a card in play


class Referendum(Piece):
    """The referendum that is going on."""

    caller: str  # the minion that called it
    seat: int  # its controller
    card: str | None  # the political action card
    terms: list[Term]  # what was chosen
    for_: int = field(name="for")  # votes for it
    against: int  # votes against it
    cast: list[Vote]  # the votes in the order in which they were cast
    left: list[int]  # by seat: votes that lie open and are not cast yet
    blood_hunt: bool  # it is a blood hunt


class VtesView(View, kw_only=True):
    """A whole match of Vampire: The Eternal Struggle."""

    phase: str  # the phase of the turn
    edge: int | None  # the seat that has the Edge
    seats: list[Methuselah]  # in turn order
    cards: list[InPlay]  # everything in play
    window: str | None  # the window that is open
    moment: str | None  # the window that is open, or over which cards are being played
    impulse: int | None  # the seat that may use something now
    order: list[int]  # in which order the impulse goes round
    passed: list[int]  # seats that have passed since the last use
    subject: str | None  # what the open window is about: who strikes, who goes to torpor
    playing: list[Played]  # cards that are being played, the last one on top
    action: Action | None  # the action that is going on
    combat: Combat | None  # the combat that is going on
    referendum: Referendum | None  # the referendum that is going on
