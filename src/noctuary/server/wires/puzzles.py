"""Puzzles: the list, and an attempt whose only memory is the list of moves made so far."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from noctuary.server.wire import Face, Line, LogLine, Prompt, Slug, StepName, Strict, Table

MOST_MADE = 400
LONGEST_FILE = 60_000
Made: TypeAlias = Annotated[list[Line], Meta(max_length=MOST_MADE)]
PuzzleFile: TypeAlias = Annotated[str, Meta(max_length=LONGEST_FILE, pattern=r"^[^\x00]*$")]


class PuzzleInfo(msgspec.Struct):
    """One puzzle of the list."""

    slug: Slug
    title: str
    level: str  # "easy", "medium", "hard"
    level_title: str
    goal: str
    ways: int  # first moves that solve it; 0: others are asked first


class PuzzleGame(msgspec.Struct):
    game: Slug
    title: str
    puzzles: list[PuzzleInfo]


class PuzzleList(msgspec.Struct):
    games: list[PuzzleGame]


class PuzzleAsk(Strict):
    """Where one is in an attempt, and what one tries or asks next."""

    made: Made = msgspec.field(default_factory=list)  # every move so far, those of the others, too
    move: Line | None = None
    about: Line | None = None  # why not this?
    hint: Annotated[int, Meta(ge=0, le=3)] = 0  # the how-manieth hint is wanted; 0: none
    file: PuzzleFile | None = None  # a puzzle of one’s own, as its file


class OpenHand(msgspec.Struct):
    """What one of the others holds: in a puzzle everything lies open."""

    seat: int
    name: str
    cards: list[str]  # slugs


class PuzzleTold(msgspec.Struct):
    """An attempt: where it stands, and the table."""

    made: list[str]
    back: list[str]  # the moves up to the last choice: one step back
    game: Slug
    slug: str
    title: str
    level: str
    introduction: str
    goal: str
    ways: int
    verdict: str  # "open", "reached", "missed"
    said: str  # what it teaches, why it was missed, or why not
    rule: str | None
    hint: str
    hints: int  # how many there are here
    hands: list[OpenHand]
    file: str  # the puzzle as a file
    table: Table
    view: dict[str, Any]
    steps: list[StepName]
    step: str
    prompt: Prompt | None
    log: list[LogLine]
    faces: dict[str, Face]


class PuzzleWish(Strict):
    """Make a puzzle of a moment of a finished game, for whoever sat there."""

    at: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=5)]


class PuzzleFound(msgspec.Struct):
    """A goal that the search has proved at that moment, and the puzzle as a file."""

    goal: str
    ways: int
    depth: int
    file: str


class PuzzlesFound(msgspec.Struct):
    found: list[PuzzleFound]
    looked: int  # goals that were tried
