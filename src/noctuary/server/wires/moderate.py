"""The moderators' page: what was reported, what was done about it, and by whom."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.server.wire import Line, Name, Strict

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]


class Deed(Enum):
    """What a moderator can do about a person or a thing."""

    WARN = "warn"
    MUTE = "mute"  # she says nothing in any chat
    BAN = "ban"  # she may look, and nothing else
    RENAME = "rename"
    CHAT = "chat"  # the chat of a table is closed
    TITLE = "title"  # a table loses its title
    DECK = "deck"  # a deck is shared no more
    EVENT = "event"  # an event is ended
    WORDING = "wording"  # an event loses its title and what its host says of it


class ReportState(Enum):
    OPEN = "open"
    SEEN = "seen"
    CLOSED = "closed"


class Outcome(Enum):
    """What came of a report."""

    NONE = ""
    ACTED = "acted"
    NOTHING = "nothing"  # there was nothing to do


class NewDeed(Strict):
    """The reason is told to whoever it is about. Of person, table, deck and event, what the deed needs."""

    what: Deed
    reason: Line
    person: Id | None = None
    table: Id | None = None
    deck: Id | None = None  # the word in the address that it is shared by
    event: Id | None = None
    name: Name | None = None  # instead of the one that is taken from her
    minutes: Annotated[int, Meta(ge=1, le=5_256_000)] | None = None  # None: for good
    network: bool = False  # guests from where she comes from are banned too
    report: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class Lifting(Strict):
    reason: Line


class ReportSeen(Strict):
    state: ReportState
    outcome: Outcome = Outcome.NONE


class ReportedLine(msgspec.Struct):
    who: str
    text: str
    at: str
    reported: bool


class Measure(msgspec.Struct):
    """What was done about somebody; `in_force`: it can be lifted."""

    number: int
    what: Deed
    reason: str
    at: str
    until: str | None
    in_force: bool
    network: bool


class Watched(msgspec.Struct):
    """Somebody a moderator looks at: no more than her name, and what had to do with order."""

    id: str
    name: str
    guest: bool
    since: str
    reported: int  # times
    leavings: int  # games that went on without her, in the last 90 days
    measures: list[Measure]
    network_known: bool


class ReportTold(msgspec.Struct):
    number: int
    at: str
    table: str
    by: str
    about: Watched | None  # None: she is gone
    why: str
    lines: list[ReportedLine]
    state: ReportState
    outcome: Outcome


class LogLineTold(msgspec.Struct):
    number: int
    at: str
    who: str  # empty: the keeper of the machine
    what: str
    whom: str
    table: str | None
    report: int | None
    until: str | None
    reason: str


class Moderated(msgspec.Struct):
    """Reports that wait first; people under a measure; the log, the latest first."""

    reports: list[ReportTold]
    people: list[Watched]
    chats: list[Measure]  # tables whose chat is closed
    log: list[LogLineTold]


class WatchedList(msgspec.Struct):
    people: list[Watched]
