"""What a seat sees of a Buffy match, as types (BUF-RUL-44); `view` fills them in."""

# not compiled: msgspec makes its structs of interpreted classes

from __future__ import annotations

from typing import Literal

from noctuary.games.buffy.kinds import Talent
from noctuary.kernel.view import Piece, View


class Side(Piece):
    """One seat; the last fields are there for those who may see them."""

    essence: str  # the Essence card
    main_card: str | None  # the Main Character's level 1 card
    destiny: int  # Destiny Points
    out: bool  # has lost
    hand_size: int  # cards in hand
    deck_size: int  # cards in the Resource Deck
    discard: list[str]  # the discard pile
    crypt: list[str]  # the Crypt
    challenge: str | None  # the top card of the Challenge Deck
    challenges_left: int  # cards in the Challenge Deck
    locations_left: int  # Locations not laid yet
    part_one: str | None  # the Episode card, part one, in play
    parts_two: list[str]  # Episode cards, part two, in play
    second_parts_left: int  # Episode cards, part two, beside the board
    shown: list[str] | None = None  # cards that the one who looks is shown
    hand: list[str] | None = None  # for herself
    deck: list[str] | None = None  # what is left in it, in no order; for herself
    challenge_deck: list[str] | None = None  # what lies under the top card, in no order; for herself
    locations: list[str] | None = None  # those not laid yet; for herself
    second_parts: list[str] | None = None  # for herself


class Space(Piece):
    """A space of the board."""

    space: str  # its name
    owner: int | None  # whose it is; null: the park
    location: str | None  # the Location on it
    adjacent: list[str]  # its neighbours


class Attached(Piece):
    """A Skill or an Item on a character."""

    card: str  # which one
    owner: int  # whose deck it comes from
    fatigued: bool  # turned


class Character(Piece):
    """A character in play."""

    name: str  # what notation calls it
    owner: int  # whose it is
    who: str  # the person
    levels: list[str]  # its cards, the top one last
    space: str  # where it stands
    fatigued: bool  # turned
    main: bool  # the Main Character
    rank: str  # hero, companion, villain or minion
    traits: list[str]  # what else it is
    talents: dict[Talent, int]  # all four
    attached: list[Attached]  # its Skills and Items
    moves_left: int  # how often it may still move


class Challenge(Piece):
    """A challenge on the board."""

    card: str  # which one
    owner: int  # whose it is
    space: str  # where it lies
    goals: dict[Talent, int]  # what has to be reached, by talent
    reward: int  # Destiny Points
    faced_by: list[int]  # seats that have faced it this turn


class Stacked(Piece):
    """What lies in a talent stack."""

    card: str | None  # null: an effect that counts like a card
    value: int  # what it adds


class Conflict(Piece):
    """A fight or a challenge that is being faced, with totals as they would be compared now."""

    stage: str  # its step
    attacker: int  # the seat that fights or faces
    defender: int  # the seat against it
    watch: int  # the seat that may act now
    fighter: str | None  # the attacking character of a fight
    target: str | None  # the defending character of a fight
    challenge: str | None  # the challenge; null: it is a fight
    facing: list[str]  # the characters that face it
    resolving: Talent | None  # the talent that a fight is about
    attacker_stacks: dict[Talent, list[Stacked]]  # the attacker's cards
    defender_stacks: dict[Talent, list[Stacked]]  # the defender's cards
    attacker_totals: dict[Talent, int]  # what the attacker has
    defender_totals: dict[Talent, int]  # what the defender has, or the goals
    counting: list[Talent]  # the talents that decide
    required: bool  # what the challenge asks of those who face it is there
    winner: int | Literal["draw"] | None  # the seat that has won


class BuffyView(View, kw_only=True):
    """A whole match of the Buffy CCG."""

    day: bool  # else it is night
    step: str  # the step of the turn
    watch: int  # the seat that may act now
    passes: int  # passes in a row
    park_holder: int | None  # the seat that holds the park
    park_count: int  # for how many turns in a row
    turn_limit: int  # the last turn; 0: none
    seats: list[Side]  # in turn order
    spaces: list[Space]  # the whole board
    ring: list[str]  # the spaces around the park, in order
    characters: list[Character]  # all in play
    challenges: list[Challenge]  # all on the board
    conflict: Conflict | None  # the fight or challenge that is going on
    events: list[str]  # Events in play
