"""What lobby and tables tell a client, as types: schemas and the client's own types come from here.

What a client is sent is what its seat may see, in its person's language. What it asks at a table stands in
`wires/asks.py`; the pages around the table have modules of their own beside it.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.bots.strengths import NORMAL
from noctuary.text.passing import PassLevel

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]
Slug: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,64}$")]
DeckText: TypeAlias = Annotated[str, Meta(max_length=65_536, pattern=r"^[^\x00]*$")]  # no database keeps NUL
SetText: TypeAlias = Annotated[str, Meta(max_length=65_536, pattern=r"^[^\x00]*$")]  # a card set of one's own
BotName: TypeAlias = Annotated[str, Meta(max_length=24)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=5)]
Index: TypeAlias = Annotated[int, Meta(ge=0, le=10_000)]


class Tongue(Enum):
    ENGLISH = "en"
    FRENCH = "fr"


class Sitter(Enum):
    """Who a seat is for."""

    ME = "me"  # whoever makes the table
    PERSON = "person"  # somebody who has sat down
    BOT = "bot"
    OPEN = "open"


class Phase(Enum):
    """Where a table stands."""

    GATHERING = "gathering"  # seats are open: nothing is dealt yet
    PLAYING = "playing"
    PAUSED = "paused"
    OVER = "over"
    DAMAGED = "damaged"  # its record cannot be replayed: closed for good


class Pace(Enum):
    """How quickly people mean to play at a table."""

    FAST = "fast"  # with a short clock
    NORMAL = "normal"  # with a clock
    RELAXED = "relaxed"  # nobody counts the minutes


class Spoken(Enum):
    """The language that people mean to talk in at a table."""

    ANY = "any"
    ENGLISH = "en"
    FRENCH = "fr"


class Fading(Enum):
    """How far the hints of a first game have faded."""

    SHOWN = "shown"  # with every question
    ASKED = "asked"
    GONE = "gone"


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """What comes from outside: a field that nobody asked for is an error, not noise."""


# -- what HTTP is asked ------------------------------------------------------------------------------------


class NewSession(Strict):
    name: Name | None = None
    language: Tongue | None = None


class Account(Strict):
    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class SeatWish(Strict):
    sitter: Sitter
    choice: DeckText | None = None  # a Fable, the name of a ready deck, or the text of one's own; None: drawn
    bot: BotName = NORMAL


TableMinutes: TypeAlias = Annotated[int, Meta(ge=5, le=600)]
IdleMinutes: TypeAlias = Annotated[int, Meta(ge=1, le=120)]


class ClockWish(Strict):
    minutes: Annotated[int, Meta(ge=1, le=600)]
    increment: Annotated[int, Meta(ge=0, le=300)] = 0  # seconds for each answer


class NewTable(Strict):
    game: Slug
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=6)]
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, bool | int | str] = {}
    public: bool = False
    clock: ClockWish | None = None
    minutes: TableMinutes | None = None  # of the whole table; then the game ends by its rules
    idle: IdleMinutes | None = None  # for an answer; then the others may end it
    title: Annotated[str, Meta(max_length=60)] = ""
    hints: bool = False  # whoever plays may ask what `hard` would do; not with a clock, and everybody sees it
    fading: bool = False  # for a first game: hints are shown at first, then asked for, then gone
    sets: Annotated[list[SetText], Meta(max_length=2)] = []  # card sets that are brought to this table
    language: Spoken = Spoken.ANY
    event: Annotated[str, Meta(max_length=32)] = ""  # whose table it is; only the server says so


class Invite(Strict):
    """Ask somebody to a table, by name: an account, or somebody met at a table; a seat can be kept."""

    name: Name
    seat: SeatNumber | None = None


class Again(Strict):
    """The same against the same bots, at once; or with another deck, or against other bots."""

    other: bool = False  # play something else than before: `choice`, or what is drawn
    choice: DeckText | None = None
    bot: BotName | None = None  # which one sits at the other seats; None: the same as before


# -- what HTTP answers -------------------------------------------------------------------------------------


class Person(msgspec.Struct):
    id: str
    name: str
    guest: bool
    language: Tongue
    named: bool  # goes by a name of her own, not by the one that every guest has


class Choice(msgspec.Struct):
    """Something that may sit at a seat: a Fable, a deck."""

    slug: str
    title: str
    about: str
    level: str = ""  # how hard it is to play, in words
    group: str = ""  # the heading under which it is listed


class Option(msgspec.Struct):
    """A setting of a game: yes or no, a number between bounds, or one of several words."""

    name: str
    title: str
    kind: str  # "yes-no", "number", "word"
    default: bool | int | str
    least: int = 0
    most: int = 0
    words: list[str] = []


class Mode(msgspec.Struct):
    slug: str
    title: str
    seats: list[int]  # how many may sit down


class GameInfo(msgspec.Struct):
    slug: str
    title: str
    about: str
    modes: list[Mode]
    choices: list[Choice]
    options: list[Option]
    bots: list[str]
    own_decks: bool
    own_cards: bool = False  # people write card sets for it
    lesson: str = ""  # the first that teaches it, if there is one
    first_turn: bool = False  # its first turn is told on one page
    emblem: str = ""  # the figure that stands for it, as on a face
    round_minutes: int = 0  # how long a round of an event takes by custom; 0: there is no such custom


class Hello(msgspec.Struct):
    """All that a page needs before it shows anything."""

    version: str
    person: Person | None
    games: list[GameInfo]
    banned: str = ""  # why she may only look, and until when
    notices: list[str] = []  # what moderators have to tell her, until she has read it
    moderator: bool = False


class Made(msgspec.Struct):
    table: str


class Problem(msgspec.Struct):
    """What is wrong, in the asker's language, and where if it has a place."""

    error: str
    message: str
    faults: list[str] = []


class TableLine(msgspec.Struct):
    """A table as the lobby lists it."""

    id: str
    game: str
    title: str
    phase: Phase
    seats: list[str]
    open_seats: int
    watching: int
    mine: bool
    hosting: bool
    turn: int
    updated: str
    language: Spoken = Spoken.ANY
    pace: Pace = Pace.RELAXED
    event: str = ""  # the event that it is played for
    hints: bool = False  # whoever sits down there may ask what `hard` would do


class Invited(msgspec.Struct):
    """Somebody invites the reader to a table; `seat` is kept for her."""

    number: int
    table: str
    game: str
    title: str
    by: str
    seat: int | None
    until: str


class Tables(msgspec.Struct):
    """The lobby: one's own tables, and the public ones; and who invites the reader."""

    tables: list[TableLine]
    invited: list[Invited] = []


class Blocked(msgspec.Struct):
    """Somebody whom one has blocked; the number lifts it."""

    number: int
    name: str


class BlockList(msgspec.Struct):
    blocked: list[Blocked]


class CardFaces(msgspec.Struct):
    """A card in both languages, for the reader."""

    en: Face
    fr: Face


# -- a table, as a client is told --------------------------------------------------------------------------


class Seat(msgspec.Struct):
    seat: int
    letter: str
    name: str  # the person's or the bot's own
    title: str  # what she plays: a Fable, a deck
    sitter: Sitter
    here: bool  # connected; always true of bots
    away_for: float | None = None  # seconds until others may claim the game or give the seat to a bot
    hers: bool = False  # the reader has played it in this game, and a bot plays on for her
    clock: float | None = None  # seconds left
    idle_for: float | None = None  # she is there and does nothing: seconds until others may end it
    shown: bool = False  # lets spectators of this seat see its hand
    bot: str = ""  # which one
    sit: str = ""  # whether the reader may sit down there: "free", or "ask" those who play; "": she may not
    why_not: str = ""  # what keeps her from a seat that nobody sits at, where it has to do with hands


class Table(msgspec.Struct):
    id: str
    game: str
    title: str
    phase: Phase
    seats: list[Seat]
    me: int | None
    host: bool
    public: bool
    chat_open: bool
    commitment: str
    seed: str | None = None  # told when the game is over
    winners: list[int] = []
    rematch: str | None = None  # the table to go on at
    asking: Consent | None = None
    wanted: Consent | None = None  # a bot's seat that somebody would like to take over
    claims: list[int] = []  # seats that are away or out of time: claim the game, or give them to a bot
    ticking: int | None = None  # the seat whose clock runs
    time_left: float | None = None  # seconds until the time of the table is up
    time_runs: bool = False
    watching: int = 0
    host_seat: int | None = None  # who invites
    sight: int | None = None  # whose cards a spectator sees
    hints: bool = False  # may be asked for at this table
    fading: Fading | None = None  # they fade, and this is how far they have
    from_position: bool = False  # began at a moment of another game: its seed proves nothing about the deal
    sets: list[SetTold] = []  # played with beside the cards that come with Noctuary


class SetTold(msgspec.Struct):
    """A card set at a table: whoever reads the same digest has the same cards."""

    title: str
    digest: str
    cards: int


class Consent(msgspec.Struct):
    """Somebody asks the others for something: an undo past what the rules of undo allow, or a bot's seat."""

    id: int
    what: str  # "undo", "seat"
    by: int | None  # the seat that asks; None: somebody without one
    text: str
    waiting_for: list[int]
    mine: bool = False  # the reader's own, which she may withdraw


class Tag(msgspec.Struct):
    """A few letters on a card's face that stand for a word: a Discipline by its code, a clan."""

    text: str
    title: str
    kind: str = ""  # how it is drawn: "basic", "superior"; "": as plain text


class Face(msgspec.Struct):
    """What a card shows. `kind` picks its frame, `letter` says the same without colour."""

    slug: str
    title: str
    title_other: str  # in the other language
    line: str
    text: str
    kind: str
    letter: str
    numbers: dict[str, int] = {}  # by name: talents, goals, cost, level, value
    tags: list[Tag] = []
    emblem: str = ""  # the figure that it shows, by name; empty: one by lot


class Part(msgspec.Struct):
    """A word of a move and what it is: `verb`, `hand` (a card in it), `play` (something in play), `card` (one
    wherever it lies), `pile`, `space`, `seat`, `number`, `answer`, or a place of the game's own."""

    word: str
    what: str


class Offer(msgspec.Struct):
    """One legal move. What bears one of its words on the table, where that word says, can be clicked."""

    text: str
    label: str
    parts: list[Part]
    forecast: str = ""  # what it comes to, as far as the one who is asked can know
    tags: list[Tag] = []  # what tells it from other ways to play the same card: a Discipline at a level
    detail: str = ""  # what this way does
    warning: str = ""  # why hardly anybody means it: asked about once more before it is sent


class Prompt(msgspec.Struct):
    decision: int
    text: str
    rule: str
    rule_text: str
    source: str | None  # the card that asks
    offers: list[Offer]
    passing: int | None  # the index of the offer that declines or goes on: Space


class LogLine(msgspec.Struct):
    at: int  # moves made when it was told: the moment of the replay
    turn: int
    text: str
    cards: list[list[str]] = []  # [slug, title as written in the text]
    auto: bool = False  # an automatic pass
    step: str = ""
    kind: str = ""  # what heads or punctuates the log: "turn", "step" or "pass"
    seat: int | None = None  # whom it is about
    played: str = ""  # the card whose playing it tells of


class StepName(msgspec.Struct):
    """A step of the phase strip."""

    slug: str
    title: str
    stops: bool  # whether one can ask to be stopped there


class StopName(msgspec.Struct):
    """A moment that may concern whoever plays, by the word that `Passing.stops` has for it."""

    stop: str
    title: str
    usual: bool  # asked about unless she says otherwise


class StopNames(msgspec.Struct):
    """Some of them that belong together."""

    title: str
    stops: list[StopName]


class Section(msgspec.Struct):
    """The text table: a heading and its lines."""

    heading: str
    lines: list[TextLine]


class TextLine(msgspec.Struct):
    text: str
    word: str | None = None  # what it is called in notation, to point at
    card: str | None = None


class Passing(msgspec.Struct):
    level: PassLevel
    stops: list[str]  # "mine:draw", "theirs:conflict"; of a game with windows also "at:polling", "when:prey"
    always: list[str] = []  # cards: asked whenever one of them is concerned
    never: list[str] = []  # cards: passed where they are all that there is to ask about


class Said(msgspec.Struct):
    who: str
    seat: int | None
    text: str
    at: str
    line: int = 0  # by which it can be reported
    mine: bool = False


class Contest(msgspec.Struct):
    """What is open on the table, in a view as `contest`: who is at whom, by their words there, and how it
    stands."""

    actors: list[str]
    targets: list[str]
    lines: list[str]


class Change(msgspec.Struct):
    """One place of a view that is different now: `set` it, or, without one, take it away."""

    path: list[str | int]
    set: Any = msgspec.UNSET


class Told(msgspec.Struct, tag_field="t"):
    """What the server sends: numbered, so that a client says from where it goes on."""

    n: int


class Snapshot(Told, tag="snapshot"):
    """Everything, at the start and whenever a client cannot go on from where it was."""

    epoch: str
    table: Table
    view: dict[str, Any]
    steps: list[StepName]
    step: str
    prompt: Prompt | None
    passing: Passing
    log: list[LogLine]
    chat: list[Said]
    faces: dict[str, Face]
    undo: str | None  # what an undo would do: "free", "ask"; None: there is nothing to undo
    sections: list[Section] | None = None  # for a client that reads the text table
    language: Tongue = Tongue.ENGLISH
    stops: list[StopNames] = []  # what may concern her, to choose from, where a game names it


class Changed(Told, tag="changed"):
    """What one move, or one change at the table, has changed."""

    view: list[Change] = []
    prompt: Prompt | None = None
    step: str = ""
    log: list[LogLine] = []
    log_cut: int | None = None  # after an undo: forget the lines told at this move and later
    faces: dict[str, Face] = {}
    table: Table | None = None  # None: as it was
    passing: Passing | None = None  # None: as it was
    undo: str | None = None
    sections: list[Section] | None = None  # None: as they were, but for these
    section_changes: dict[int, Section] = {}  # by their place in the list


class ChatSaid(Told, tag="chat"):
    said: Said


class Refusal(msgspec.Struct, tag_field="t", tag="refusal"):
    """Why not: to the asker alone. It has no number: it changes nothing."""

    text: str
    rule: str | None = None
    about: str = ""


class Wrong(msgspec.Struct, tag_field="t", tag="wrong"):
    """What could not be done, in the asker's language."""

    error: str
    message: str
    decision: int | None = None  # the one that was answered too late


class Noted(msgspec.Struct, tag_field="t", tag="noted"):
    """What was asked for is done, in the asker's language."""

    text: str


class Hinted(msgspec.Struct, tag_field="t", tag="hint"):
    """What `hard` would do, and why: to the asker alone."""

    decision: int
    index: int
    text: str


class Pong(msgspec.Struct, tag_field="t", tag="pong"):
    pass


class LobbyTold(msgspec.Struct, tag_field="t", tag="lobby"):
    tables: list[TableLine]
    invited: list[Invited] = []


FromServer: TypeAlias = Snapshot | Changed | ChatSaid | Refusal | Wrong | Noted | Hinted | Pong
FromLobby: TypeAlias = LobbyTold | Pong
