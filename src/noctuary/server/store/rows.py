"""What the store gives and takes: rows as small values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class PersonRow:
    """Somebody who plays. A guest has neither account nor password."""

    id: str
    name: str
    language: str
    created: float
    seen: float
    account: str | None = None
    password: str | None = None


@dataclass
class SeatRow:
    """Who sits at a seat of a table."""

    seat: int
    sitter: str
    person: str | None = None
    name: str = ""
    bot: str = ""
    choice: str | None = None
    shown: bool = False
    clock: float | None = None


@dataclass
class SightRow:
    """Somebody has seen a seat's hand: she has `played` it, or looked over the shoulder of who did."""

    person: str
    seat: int
    played: bool


@dataclass(slots=True)
class MoveRow:
    """One move of a record, and when it was asked for.

    `auto`: the table played it for the seat, a "pass" as it was told to, or the "only" move there was.
    """

    number: int
    seat: int
    text: str
    turn: int
    step: str
    auto: str
    at: float


@dataclass
class ChatRow:
    who: str
    seat: int | None
    text: str
    at: float
    person: str | None
    number: int = 0  # given by the store


@dataclass
class ReportRow:
    """A line that somebody has reported. `lines` is what was said around it, as JSON."""

    table_id: str
    line: int
    reporter: str | None
    speaker: str | None
    why: str
    lines: str
    at: float
    number: int = 0  # given by the store
    state: str = "open"  # then "seen", then "closed"
    outcome: str = ""  # of a closed one
    closed: float | None = None
    told: bool = False  # she who reported knows that it is closed


@dataclass(frozen=True)
class MeasureRow:
    """What a moderator has done about a person or a table; `until` None: for good, or done and over."""

    what: str
    reason: str
    at: float
    person: str | None = None
    network: str | None = None
    table_id: str | None = None
    until: float | None = None
    lifted: float | None = None
    told: bool = False
    number: int = 0  # given by the store


@dataclass(frozen=True)
class LogRow:
    """A line of the moderators' log, with the names that people had then."""

    at: float
    who: str | None
    who_name: str
    what: str
    whom: str | None = None
    whom_name: str = ""
    table_id: str | None = None
    report: int | None = None
    until: float | None = None
    reason: str = ""
    number: int = 0  # given by the store


@dataclass
class BlockRow:
    """Somebody whom a person has blocked, by the name that she goes by now."""

    number: int
    name: str


@dataclass
class TableRow:
    """A table without its seats and moves."""

    id: str
    wish: str
    game: str
    title: str
    phase: str
    public: bool
    host: str | None
    seed: str
    commitment: str
    engine: str
    created: float
    updated: float
    setup: str | None = None
    position: str | None = None
    decision: int = 0
    turn: int = 0
    chat_open: bool = True
    winners: str = ""
    digest: str = ""
    rematch: str | None = None
    elapsed: float = 0.0  # seconds that it has been played at, where that is counted


@dataclass(frozen=True)
class InvitationRow:
    """Somebody is asked to a table."""

    table_id: str
    inviter: str
    invited: str
    seat: int | None
    at: float
    number: int = 0  # given by the store


@dataclass
class EventRow:
    """An event; `course` is its `Event` as JSON."""

    id: str
    host: str | None
    game: str
    title: str
    about: str
    language: str
    kind: str
    state: str
    wish: str
    most: int
    begins: float | None
    course: str
    version: int
    created: float
    updated: float


@dataclass
class EntryRow:
    """Somebody who takes part in an event, or a bot. Who has deleted herself has no name."""

    number: int
    person: str | None
    name: str
    bot: str = ""
    choice: str | None = None


@dataclass(frozen=True)
class ProgressRow:
    """A lesson or a puzzle that somebody has begun, and perhaps brought to its end."""

    kind: str
    slug: str
    done: bool
    place: str


@dataclass(frozen=True)
class DeckRow:
    """A deck that somebody keeps; `cards` is a `DeckCards` as JSON."""

    id: str
    person: str
    game: str
    name: str
    format: str
    note: str
    cards: str
    version: int
    created: float
    updated: float
    share: str | None = None
    deleted: float | None = None


@dataclass(frozen=True)
class DeckVersionRow:
    """What a deck was."""

    version: int
    name: str
    format: str
    note: str
    cards: str
    at: float
