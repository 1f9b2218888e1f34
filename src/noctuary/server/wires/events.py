"""Events: who takes part in leagues, Swiss rounds and rounds at tables, who meets whom, who stands where."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.bots.strengths import NORMAL
from noctuary.events.event import Kind, Standing, State
from noctuary.server.wire import (
    BotName,
    ClockWish,
    DeckText,
    IdleMinutes,
    Index,
    Slug,
    Spoken,
    Strict,
    TableMinutes,
)

About: TypeAlias = Annotated[str, Meta(max_length=2000, pattern=r"^[^\x00]*$")]
Reason: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300, pattern=r"^[^\x00]*$")]
MOST_IN_A_LEAGUE = 32
MOST = 128


class NewEvent(Strict):
    game: Slug
    kind: Kind
    title: Annotated[str, Meta(min_length=1, max_length=60)]
    about: About = ""
    rounds: Annotated[int, Meta(ge=1, le=12)] = 3  # a league has as many as it needs
    mode: Annotated[str, Meta(max_length=40)] = ""
    options: dict[str, bool | int | str] = msgspec.field(default_factory=dict)
    clock: ClockWish | None = None
    minutes: TableMinutes | None = None  # of each game; then it ends by its rules
    idle: IdleMinutes | None = None  # for an answer; then the others may end it
    language: Spoken = Spoken.ANY
    # Whether tables are dealt as a round begins, or when those there are ready; None: unless it is a league.
    live: bool | None = None
    begins: Annotated[float, Meta(ge=0, le=4e9)] | None = None  # seconds since 1970
    most: Annotated[int, Meta(ge=2, le=MOST)] = 64


class JoinEvent(Strict):
    choice: DeckText | None = None  # as at a table; None: drawn at each deal


class AddBots(Strict):
    count: Annotated[int, Meta(ge=1, le=20)] = 1
    bot: BotName = NORMAL


class RemoveEntry(Strict):
    entry: Index
    why: Reason


class ChooseSeat(Strict):
    """A finalist puts herself into the row, before the one who now lies at `place`."""

    place: Annotated[int, Meta(ge=0, le=5)]


class ReadyFor(Strict):
    meeting: Index


class CorrectResult(Strict):
    meeting: Index
    points: Annotated[list[Annotated[float, Meta(ge=0, le=5)]], Meta(min_length=2, max_length=5)]
    why: Reason


# -- answers ----------------------------------------------------------------------------------------------


class EventMade(msgspec.Struct):
    event: str


class EventLine(msgspec.Struct):
    """An event as it is listed."""

    id: str
    game: str
    title: str
    kind: Kind
    state: State
    language: Spoken
    people: int
    most: int
    begins: float | None
    mine: bool  # the reader takes part
    hosting: bool


class EventList(msgspec.Struct):
    events: list[EventLine]


class EntryTold(msgspec.Struct):
    number: int
    name: str
    bot: str  # which one; empty: somebody
    standing: Standing
    me: bool = False


class MeetingTold(msgspec.Struct):
    """A duel, a table or a rest; `points` of each when it is over."""

    number: int
    round: int
    entries: list[int]
    table: str
    points: list[float] | None
    ready: list[bool]
    final: bool
    void: bool
    corrected: bool


class PlaceTold(msgspec.Struct):
    """A line of the standings, the first first."""

    place: int
    entry: int
    played: int
    numbers: list[float]  # one for each of the columns


class NoteTold(msgspec.Struct):
    """What was done, in the reader's language."""

    at: float
    text: str


class EventTold(msgspec.Struct):
    """All of an event that the reader may know: what others play is a secret until the deal."""

    line: EventLine
    about: str
    host: str
    rounds: int
    round: int
    live: bool
    clock: ClockWish | None
    minutes: int | None
    idle: int | None
    options: dict[str, bool | int | str]
    mode: str
    entries: list[EntryTold]
    meetings: list[MeetingTold]
    columns: list[str]
    standings: list[PlaceTold]
    row: list[int]  # the finalists who have chosen their seats, in the order of play
    seeds: list[int]
    chooser: int | None  # who is to choose now
    notes: list[NoteTold]
    me: int | None  # the reader's entry
    choice: str | None  # what she plays; of a deck of her own its text
    why_not_join: str  # empty: she may
    why_not_round: str  # what keeps the host from the next round; empty: nothing
    why_not_final: str
