"""Lessons: guided games that teach a game, and the first real one after them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from noctuary.server.wire import Face, Line, LogLine, NewTable, Prompt, StepName, Strict, Table


class LessonAsk(Strict):
    """Where one is in a lesson, and what one tries or asks next."""

    # The moves that were accepted so far.
    made: Annotated[list[Line], Meta(max_length=200)] = msgspec.field(default_factory=list)
    move: Line | None = None
    again: bool = False  # insists on a move that the voice has just talked her out of
    about: Line | None = None  # why not this?


class LessonLine(msgspec.Struct):
    """A lesson as a list has it."""

    slug: str
    title: str
    about: str
    minutes: int
    chapters: int
    steps: int  # to its end


class FirstGame(msgspec.Struct):
    """A real game, for whoever has taken the lessons: against bots that play kindly, with hints that fade."""

    about: str
    table: NewTable  # to ask for it


class Course(msgspec.Struct):
    """The lessons of a game, in their order, and what follows them."""

    game: str
    title: str
    emblem: str
    lessons: list[LessonLine]
    first_game: FirstGame | None = None


class Courses(msgspec.Struct):
    courses: list[Course]


class LearnedLine(msgspec.Struct):
    """Something that one knows after a lesson, and the rule in which it stands."""

    text: str
    rule: str


class LessonTold(msgspec.Struct):
    """Where one is in a lesson, what the voice says, and the table."""

    slug: str
    lesson: str  # its title
    made: list[str]
    steps: int  # to its end
    chapter: int
    chapters: int
    title: str  # of the chapter
    voice: str
    task: str  # what is to be done now, in a few words; the prompt asks for it and offers nothing else
    hint: str
    said: str  # to what was tried or asked
    rule: str | None
    verdict: str  # "accepted", "forbidden", "aside", "tried", "unreadable"; "" if nothing was tried
    told: list[str]  # what would have come of a move that was tried and taken back
    over: bool
    learned: list[LearnedLine]  # what one knows now, at the end
    after: LessonLine | None  # the next lesson of the game, at the end of this one
    first_game: FirstGame | None  # at the end of the last lesson
    table: Table
    view: dict[str, Any]
    steps_of_turn: list[StepName]
    step: str
    prompt: Prompt | None
    log: list[LogLine]
    faces: dict[str, Face]
