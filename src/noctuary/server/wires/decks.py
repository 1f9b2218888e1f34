"""Messages of `/decks`: decks that people keep, what is wrong with one, and those that come with the games.

The server keeps a deck as cards and counts by its parts (crypt and library; essence, resources, challenges
…), and beside them the lines of an imported list that it could not read, so that nothing is lost.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.bots.strengths import NORMAL
from noctuary.server.wire import BotName, DeckText, Line, Slug, Strict

DeckName: TypeAlias = Annotated[str, Meta(max_length=80, pattern=r"^[^\x00-\x1f\x7f]*$")]
Note: TypeAlias = Annotated[str, Meta(max_length=2000, pattern=r"^[^\x00]*$")]
Seed: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]

# -- what is asked -----------------------------------------------------------------------------------------


class Copies(Strict):
    """A card and how many of it there are."""

    card: Slug
    count: Annotated[int, Meta(ge=1, le=99)]


Parts: TypeAlias = Annotated[dict[Slug, Annotated[list[Copies], Meta(max_length=300)]], Meta(max_length=8)]


class DeckCards(Strict):
    """What is in a deck, by part (`DeckGame.parts` names them), and lines of a list that cannot be read."""

    parts: Parts = msgspec.field(default_factory=dict)
    leftover: Annotated[list[Line], Meta(max_length=100)] = msgspec.field(default_factory=list)


class NewDeck(Strict):
    """A deck to be kept: of these cards or, without any, an empty one."""

    game: Slug
    name: DeckName = ""
    format: Slug | None = None  # what it is for; None: what is usual
    note: Note = ""
    cards: DeckCards | None = None


class ChangeDeck(Strict):
    """What is to change; what is left out stays. `version` is the one that was read: another one meanwhile
    is answered with 409 (`server-error-deck-changed`), and nothing is written. What is saved within ten
    minutes after a version of the history has begun takes its place there, unless it is to stand `apart`."""

    version: Annotated[int, Meta(ge=1, le=2**31 - 1)]
    name: DeckName | None = None
    format: Slug | None = None
    note: Note | None = None
    cards: DeckCards | None = None
    apart: bool = False


class RestoreDeck(Strict):
    """Make an earlier version the newest one; those after it stay in the history."""

    version: Annotated[int, Meta(ge=1, le=2**31 - 1)]


class CheckDeck(Strict):
    """A draft, saved or not."""

    game: Slug
    cards: DeckCards
    format: Slug | None = None


class ReadText(Strict):
    """A list as players write it, in any format that the project reads; without a game, as it looks."""

    text: DeckText
    game: Slug | None = None
    format: Slug | None = None


class WriteText(Strict):
    """A draft as text, in one of the formats that `DeckGame.exports` names."""

    game: Slug
    cards: DeckCards
    name: DeckName = ""
    form: Slug | None = None  # None: the first


class SampleWish(Strict):
    """An opening hand and first turns: the same number deals and plays the same."""

    game: Slug
    cards: DeckCards
    seed: Seed = 0
    turns: Annotated[int, Meta(ge=0, le=4)] = (
        0  # so many turns of one's own, played by a bot; 0: the hand only
    )


class LotWish(Strict):
    """A legal deck by lot."""

    game: Slug
    format: Slug | None = None
    side: Slug | None = None
    seed: Seed = 0


class DeckChoice(Strict):
    """One deck: of one's own by its id, a ready one by its name, or the cards of a draft, which may have a
    name. Exactly one."""

    deck: Annotated[str, Meta(max_length=32)] | None = None
    ready: Slug | None = None
    cards: DeckCards | None = None
    name: DeckName = ""


class CompareWish(Strict):
    """Two decks play against each other, every deal twice with the seats exchanged."""

    game: Slug
    one: DeckChoice
    other: DeckChoice
    bot: BotName = "greedy"  # who plays both: one of `DeckGame.bots`
    games: Annotated[int, Meta(ge=2, le=200)] = 40
    seed: Seed = 0


class PlayDeck(Strict):
    """Play this deck now, against bots with ready decks."""

    bot: BotName = NORMAL
    against: Slug | None = None  # the ready deck of the first bot; None: drawn
    seats: Annotated[int, Meta(ge=2, le=6)] = 2


# -- what is answered --------------------------------------------------------------------------------------


class Named(msgspec.Struct):
    """A word of the game and what it is called."""

    slug: str
    title: str


class DeckPart(msgspec.Struct):
    """A part of a deck, and which kinds of cards (`Face.kind`) go there."""

    slug: str
    title: str
    kinds: list[str]
    single: bool = False  # exactly one card: an essence, the card of the Main Character
    within: str = ""  # its card also counts in that part: the Main Character's in the resources


class DeckGame(msgspec.Struct):
    """A game with decks, and what can be done with one."""

    slug: str
    title: str
    parts: list[DeckPart]
    formats: list[Named]  # the usual one first
    sides: list[Named]  # what a deck by lot may be asked to be for
    exports: list[Named]  # formats of text, the usual one first
    bots: list[Named]  # who may play a comparison


class DeckLimits(msgspec.Struct):
    decks: int  # of one person
    versions: int  # of one deck
    cards: int  # in one deck
    games: int  # of one comparison


class DeckLine(msgspec.Struct):
    """A deck as one's shelf lists it."""

    id: str
    game: str
    name: str
    format: str
    legal: bool
    about: str  # in a few words: how many cards of what
    cards: int
    version: int
    updated: str  # ISO 8601, UTC
    shared: bool


class DeckShelf(msgspec.Struct):
    """One's decks, the newest first; those thrown away that can be taken back; and what there is to know."""

    decks: list[DeckLine]
    gone: list[DeckLine]
    games: list[DeckGame]
    limits: DeckLimits


class DeckFault(msgspec.Struct):
    """A rule that a deck breaks, the sentence that says so, and the cards it is about."""

    rule: str
    text: str
    cards: list[str] = []


class Bar(msgspec.Struct):
    slug: str
    title: str
    amount: int
    cards: list[Copies] = []  # what it is made of; empty where that would say nothing


class Chart(msgspec.Struct):
    """`bars` in their order; one chart for each question: types, costs, talents, capacities, groups …"""

    slug: str
    title: str
    bars: list[Bar]


class Figure(msgspec.Struct):
    """A number worth knowing, already in words: the mean capacity of a crypt."""

    slug: str
    title: str
    value: str


class PartCount(msgspec.Struct):
    part: str
    count: int


class DeckCheck(msgspec.Struct):
    """Everything that is wrong with a draft, and what it is made of."""

    legal: bool
    format: str
    faults: list[DeckFault]
    counts: list[PartCount]
    charts: list[Chart]
    figures: list[Figure]
    about: str


class Deck(msgspec.Struct):
    """A deck of one's own; or one of its versions, as it was."""

    id: str
    game: str
    name: str
    format: str
    note: str
    version: int
    updated: str
    cards: DeckCards
    check: DeckCheck
    share: str | None = None  # the token of its link, `/decks/shared/<token>`


class DeckVersion(msgspec.Struct):
    """A deck as it was at the end of a sitting; their numbers go up, with gaps."""

    version: int
    name: str
    at: str  # when that began
    cards: int
    added: list[Copies]  # since the version before it that is kept
    removed: list[Copies]


class DeckHistory(msgspec.Struct):
    """The newest first."""

    versions: list[DeckVersion]


class DeckWith(msgspec.Struct):
    """A deck of one's own that holds a card."""

    id: str
    name: str
    copies: int


class DecksWith(msgspec.Struct):
    """The one that was changed last comes first."""

    decks: list[DeckWith]


class DeckShare(msgspec.Struct):
    token: str
    path: str


class SharedDeck(msgspec.Struct):
    """A deck that somebody shows by link, as it is now: to read, and to take a copy of."""

    game: str
    name: str
    format: str
    note: str
    by: str  # who shows it
    mine: bool
    updated: str
    cards: DeckCards
    check: DeckCheck


class Near(msgspec.Struct):
    """A card that may have been meant."""

    title: str
    card: str | None  # None: an official card that is not in the pool yet


class ImportLine(msgspec.Struct):
    """A line of a list that could not be read, why, and what may have been meant."""

    line: int  # 0: the list as a whole
    text: str
    problem: str
    count: int = 0
    not_yet: bool = False  # an official card that is not in the pool yet
    near: list[Near] = []


class DeckImport(msgspec.Struct):
    """What a list says: nothing is kept of it on the server. The lines that could not be read stand in
    `cards.leftover`, too."""

    game: str
    name: str
    cards: DeckCards
    lines: list[ImportLine]
    check: DeckCheck
    listed: str | None = None  # of a document, the list in it, whose lines are told; None: the text was one


class DeckExport(msgspec.Struct):
    text: str
    file: str  # what it may be saved as


class SamplePile(msgspec.Struct):
    """Cards that are dealt: the hand, the uncontrolled region …"""

    slug: str
    title: str
    cards: list[str]


class SampleTurn(msgspec.Struct):
    """A turn of one's own as a bot plays it: what was told of it, and what was there at its end."""

    turn: int
    lines: list[str]
    piles: list[SamplePile]


class Sample(msgspec.Struct):
    """How a deck begins, dealt and played by the rules."""

    seed: int
    piles: list[SamplePile]
    turns: list[SampleTurn]


class Scored(msgspec.Struct):
    """How one of two decks did; shares with their 95 % interval, of a hundred games."""

    name: str  # as it was called then
    wins: int
    share: float
    low: float
    high: float
    deck: str = ""  # the id of one's own, and which version of it has played
    version: int = 0
    ready: str = ""  # the slug of a ready one


class CompareState(Enum):
    NONE = "none"  # nothing has been compared yet
    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"  # by whoever began it; what was found stays
    FAILED = "failed"


class CompareTold(msgspec.Struct):
    """The comparison that one has begun last, as far as it has come."""

    state: CompareState
    game: str = ""
    bot: str = ""
    done: int = 0
    total: int = 0
    one: Scored | None = None
    other: Scored | None = None
    draws: int = 0
    turns: float = 0.0  # of a game, on average
    verdict: str = ""  # in a sentence, when it is over


class ReadyLine(msgspec.Struct):
    """A deck that comes with a game."""

    game: str
    slug: str
    title: str
    about: str
    level: str  # "easy", "medium", "hard"
    level_title: str
    group: str


class ReadyShelf(msgspec.Struct):
    decks: list[ReadyLine]
    games: list[DeckGame]


class KeyCard(msgspec.Struct):
    """A card that a ready deck is built around, and what it is there for."""

    card: str
    title: str
    why: str


class Fare(msgspec.Struct):
    """How a ready deck did against another, or against all; of a hundred games."""

    against: str  # its slug; empty: all of them
    title: str
    games: int
    share: float
    low: float
    high: float


class ReadyDeck(msgspec.Struct):
    """The page of a ready deck."""

    line: ReadyLine
    plan: list[str]  # paragraphs
    keys: list[KeyCard]
    fares: list[Fare]  # the first against all; empty: nobody has measured it
    measured: str  # how that was found out, in a sentence
    cards: DeckCards
    check: DeckCheck
    text: str  # its list, to copy
