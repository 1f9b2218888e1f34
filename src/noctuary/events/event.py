"""An event as plain data: who takes part, who met whom, what came of it. `course` says how it goes on."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from random import Random


class Kind(Enum):
    LEAGUE = "league"  # everybody meets everybody, in any order
    SWISS = "swiss"  # so many rounds of duels: those meet who stand alike
    TABLES = "tables"  # so many rounds at tables of four and five, and a final of the best five


class State(Enum):
    GATHERING = "gathering"
    PLAYING = "playing"
    SEATING = "seating"  # the finalists choose their seats
    FINAL = "final"
    OVER = "over"
    CANCELLED = "cancelled"


class Standing(Enum):
    """Whether somebody still takes part."""

    IN = "in"
    DROPPED = "dropped"  # by her own wish
    REMOVED = "removed"  # by the host's


@dataclass
class Entry:
    """Somebody who takes part, by number: who that is, and with what she plays, is not known here."""

    number: int
    bot: bool = False
    standing: Standing = Standing.IN
    since: int = 0  # rounds that had begun when she came


@dataclass
class Meeting:
    """A duel or a table of a round, or somebody's rest. `entries` sit in the order of play."""

    number: int
    round: int
    entries: list[int]
    table: str = ""  # where it is played, once it is dealt
    points: list[float] | None = None  # of each, when it is over
    ready: list[float] = field(default_factory=list)  # since when each is ready to play; 0: she is not
    final: bool = False
    void: bool = False  # will not be played: somebody has left
    corrected: bool = False

    @property
    def is_rest(self) -> bool:
        return len(self.entries) == 1

    @property
    def open(self) -> bool:
        return self.points is None and not self.void


@dataclass
class Note:
    """Something that was done: the journal of an event."""

    at: float
    what: str  # a word of `events-note-…`
    entry: int | None = None
    meeting: int | None = None
    why: str = ""


@dataclass
class Event:
    kind: Kind
    rounds: int
    live: bool  # tables are dealt as a round begins; otherwise when all who sit there are ready
    seed: str  # all lots follow from it
    state: State = State.GATHERING
    round: int = 0  # the latest that has begun
    entries: list[Entry] = field(default_factory=list)
    meetings: list[Meeting] = field(default_factory=list)
    seeds: list[int] = field(default_factory=list)  # the finalists, the first seed first
    row: list[int] = field(default_factory=list)  # those of them who have chosen their seats
    notes: list[Note] = field(default_factory=list)

    def entry(self, number: int) -> Entry | None:
        return self.entries[number] if 0 <= number < len(self.entries) else None

    def meeting(self, number: int) -> Meeting | None:
        return self.meetings[number] if 0 <= number < len(self.meetings) else None

    def there(self) -> list[int]:
        """Those who still take part."""
        return [entry.number for entry in self.entries if entry.standing is Standing.IN]

    def chance(self, purpose: str) -> Random:
        return Random(f"{self.seed} {purpose}")

    def lots(self) -> dict[int, int]:
        """What decides where nothing else does: drawn once and for all."""
        return {entry.number: self.chance(f"lot {entry.number}").getrandbits(32) for entry in self.entries}

    def open_meetings(self) -> list[Meeting]:
        return [meeting for meeting in self.meetings if meeting.open]

    @property
    def closed(self) -> bool:
        return self.state in (State.OVER, State.CANCELLED)
