"""The rulebooks: chapters and rules in both languages, terms, and examples to step through."""

from __future__ import annotations

import msgspec

from noctuary.server.wire import Table
from noctuary.server.wires.retold import ReplayFrame


class Both(msgspec.Struct):
    """A text in both languages."""

    en: str
    fr: str


class BookLine(msgspec.Struct):
    """A rulebook on the shelf."""

    game: str
    title: Both
    prefix: str  # of its rule ids
    chapters: int
    rules: int
    terms: int


class Shelf(msgspec.Struct):
    books: list[BookLine]


class RuleTold(msgspec.Struct):
    id: str
    text: Both
    see: list[str]  # rules that it names
    seen_from: list[str]  # rules that name it
    together: list[str]  # rules that the same examples show
    examples: int


class Chapter(msgspec.Struct):
    id: str
    title: Both
    rules: list[RuleTold]


class TermIn(msgspec.Struct):
    """A term in one language."""

    word: str
    definition: str
    also: list[str]  # other names it goes by
    forms: list[str]  # as which texts have it


class TermTold(msgspec.Struct):
    slug: str
    en: TermIn
    fr: TermIn
    rules: list[str]  # those that define it


class Book(msgspec.Struct):
    """A whole rulebook."""

    game: str
    title: Both
    prefix: str
    chapters: list[Chapter]
    terms: list[TermTold]


class ExampleLine(msgspec.Struct):
    name: str  # `examples/ex-01-the-park`
    title: str


class RuleMore(msgspec.Struct):
    """What belongs to one rule: examples of it, and what the table says when it refuses by it."""

    id: str
    examples: list[ExampleLine]
    refusals: list[str]


class ExampleStep(msgspec.Struct):
    kind: str  # "beginning", "move", "passes" or "refused"
    seat: str  # the letter of whoever does it
    notation: str
    text: str  # the same in words
    passes: int  # everybody has passed so often before
    rule: str | None  # by which it is refused
    reasons: list[str]
    told: list[str]  # what the log says
    holds: list[str]  # what the file then finds to be so


class Example(msgspec.Struct):
    """A position, at one of its steps."""

    game: str
    name: str
    title: str
    rules: list[str]
    at: int
    steps: list[ExampleStep]
    seat: int  # through whose eyes
    table: Table
    frame: ReplayFrame
