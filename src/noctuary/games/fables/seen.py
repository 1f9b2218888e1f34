"""What a seat sees of a match of Twisted Fables, as types (FAB-INFO); `view` fills them in."""

# not compiled: msgspec makes its structs of interpreted classes

from __future__ import annotations

from noctuary.kernel.view import Piece, View


class Durable(Piece):
    """A card that stays in play."""

    card: str  # which one
    basic: str | None  # the basic card that was played with it
    value: int  # what it counts as


class Reserve(Piece):
    """One of a Fable's three piles of Talents."""

    top: str | None  # the card that can be bought next
    left: int  # cards in it


class FateToken(Piece):
    """A token of Scheherazade's."""

    pile: str  # where it lies
    red: bool  # else it is white


class Packet(Piece):
    """Damage that is not settled yet."""

    source: int  # the seat it comes from
    target: int  # the seat it goes to
    amount: int  # how much


class Relics(Piece):
    """The relics, where they are played with."""

    deck_size: int  # relics left in the deck
    row: list[str | None]  # from square 1; null: used up, not refilled yet
    discard: list[str]  # used relics


class Fable(Piece):
    """One seat; the last fields are there for those who may see them."""

    fable: str  # which Fable
    team: int  # the seats of a team have the same number
    out: bool  # defeated
    hp: int  # hit points
    max_hp: int  # the most there can be
    defense: int  # Defense
    max_defense: int  # the most there can be
    power: int  # Power
    threshold: int  # the hit points at which it is crossed; -1 once it has been
    square: int  # the square she stands on; 0: not placed yet
    track: int  # the track she stands on
    distance: int | None  # to her opponent
    hand_size: int  # cards in hand
    deck_size: int  # cards in the deck
    discard: list[str]  # the discard pile
    play: list[str]  # cards played this turn
    durables: list[Durable]  # cards that stay in play
    twists: list[str]  # Twists in play
    reserves: list[Reserve]  # attack, defense, movement
    epics_left: int  # Epics that have not been chosen
    cache_size: int  # cards in her cache
    gauges: dict[str, int]  # counters of her own, by name
    avatar: str  # Alice's identity; `none` for the others
    tentacles: list[int]  # the squares of her tentacles
    fate: list[FateToken]  # her tokens on the piles
    shown: list[str] | None = None  # cards that the one who looks is shown
    hand: list[str] | None = None  # for herself
    deck: list[str] | None = None  # what is left in it, in no order; for herself
    cache: list[str] | None = None  # for herself
    epics: list[str] | None = None  # those not chosen yet; for herself
    prices: dict[str, int] | None = None  # what she pays now, by card; for herself


class FablesView(View, kw_only=True):
    """A whole match of Twisted Fables."""

    mode: str  # 1v1 or 2v2
    squares: int  # of a track
    seats: list[Fable]  # in turn order
    piles: dict[str, int]  # cards left in the shop, by card
    poison: int  # poisons left
    matches: int  # matches left
    pending: list[Packet]  # damage that is not settled yet
    relics: Relics | None  # where they are played with
