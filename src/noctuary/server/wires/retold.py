"""A game that is over: its replay, its story, an analysis of it, and the proof of its deal."""

from __future__ import annotations

from typing import Any

import msgspec

from noctuary.bots.strengths import NORMAL
from noctuary.server.wire import (
    BotName,
    Face,
    Index,
    LogLine,
    Phase,
    Seat,
    SeatNumber,
    Section,
    StepName,
    Strict,
)


class FromHere(Strict):
    """Go on from a moment of a replay, oneself at one seat and bots at the others."""

    at: Index
    seat: SeatNumber
    bot: BotName = NORMAL


class ReplayInfo(msgspec.Struct):
    """A game as the replay viewer begins with it; its log is as the asked-for seat heard it."""

    id: str
    game: str
    title: str
    phase: Phase
    seats: list[Seat]
    moves: int
    turns: list[int]  # how many moves were made when each turn began, the first turn first
    log: list[LogLine]
    notation: list[str]  # each move with its seat's letter; empty while the game goes on
    winners: list[int]
    commitment: str
    seed: str | None
    me: int | None


class ReplayFrame(msgspec.Struct):
    """One moment of a replay."""

    at: int
    view: dict[str, Any]
    steps: list[StepName]
    step: str
    faces: dict[str, Face]
    sections: list[Section] | None = None


class StoryRow(msgspec.Struct):
    """A seat in the standings, the best first."""

    seat: int
    place: int
    cells: list[str]  # one for each of the columns
    note: str  # what became of it; empty: nothing more to say
    deck: str  # the title of what was played; empty: a deck of one's own
    choice: str | None  # its slug


class StoryPoint(msgspec.Struct):
    """The curve after so many moves."""

    at: int
    turn: int
    numbers: list[int]  # by seat


class StoryMoment(msgspec.Struct):
    """A moment to look at again in the replay, after so many moves."""

    at: int
    turn: int
    seat: int
    kind: str  # "first", "gain", "loss", "great", "gone", "end"
    text: str
    change: str  # what it did to a number; empty: nothing


class Story(msgspec.Struct):
    """How a finished game is told: why it ended, where everybody stands, and what mattered on the way."""

    why: str
    rule: str  # its id; empty: none
    rule_text: str
    because: list[str]  # what that came from
    columns: list[str]
    rows: list[StoryRow]
    number: str  # what the curve shows; empty: there is none
    points: list[StoryPoint]
    moments: list[StoryMoment]


class AnalysisTurning(msgspec.Struct):
    """A move that cost something: what was played, and what would have been better and why."""

    at: int
    turn: int
    seat: int
    played: str
    text: str
    before: int  # games won of a hundred, with the better move
    after: int  # with the one that was played


class AnalysisSwing(msgspec.Struct):
    """A stretch after which a seat stood otherwise: from a decision of hers to the next, or to the end."""

    at: int
    turn: int
    seat: int
    played: str
    before: int  # games won of a hundred
    after: int


class AnalysisTold(msgspec.Struct):
    """A finished game looked at again, as far as that has come."""

    state: str  # "none", "running", "done"
    done: int = 0
    total: int = 0
    mine: bool = False  # the reader has begun it, and may stop it
    points: list[StoryPoint] = []  # what everybody could hope for, of a hundred games
    turnings: list[AnalysisTurning] = []  # in the order of the game, when it is done
    swings: list[AnalysisSwing] = []  # the largest first, when it is done


class Verified(msgspec.Struct):
    """What came of replaying a game from its published seed."""

    good: bool
    commitment: str  # shown before the game
    commitment_found: str  # of the seed
    digest: str  # of the final state, kept when the game ended
    digest_found: str  # after replaying
    moves: int
