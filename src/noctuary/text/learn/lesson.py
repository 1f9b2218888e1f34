"""Lessons as data: folders of TOML files that a game brings (docs/lessons.md); no screen is known here.

A lesson is made of chapters. A chapter goes on where the one before it ended, or skips ahead to a position of
its own, and is made of beats: what the voice says, the moves that it accepts, the wrong ones that it expects,
and what is played afterwards without asking. The cards that will come are laid down in the positions, so
everybody who takes a lesson meets the same evening.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import AnyGame, Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, RuleId
from noctuary.kernel.match import Match
from noctuary.kernel.script import ScriptLine
from noctuary.text.catalogue import has

ABOUT: Final = "lesson.toml"  # of a lesson's folder; every other TOML file in it is a chapter
FIRST_GAME: Final = "first-game.toml"  # beside the lessons of a game
_FOLDER: Final = "lessons"
_SEED: Final = b"lesson"
_LONGEST: Final = 60  # minutes
_MOST: Final = 99  # lessons of a game
T = TypeVar("T")
KIND: Final = "easy"  # the bot of a first game, if the file names no other


class Slip:
    """A wrong move that newcomers make, and what the voice has to say about it.

    `rule` forbids it; None: it is legal, but unwise.
    """

    def __init__(self, fields: Fields, book: LessonBook) -> None:
        self.move = _required(fields, "move")
        book.check_move(fields, "move", self.move)
        self.rule = RuleId(_known(fields, "rule")) if "rule" in fields else None
        self.say = MessageId(_known(fields, "say"))
        fields.finish()


class Learned:
    """A line of what one knows after a lesson, and the rule in which it stands."""

    def __init__(self, fields: Fields) -> None:
        self.say = MessageId(_known(fields, "say"))
        self.rule = RuleId(_known(fields, "rule"))
        fields.finish()


class Beat:
    """One thing to try. `then` is played afterwards for every seat, as in the script of a position."""

    def __init__(self, fields: Fields, book: LessonBook, seats: str) -> None:
        self.say = MessageId(_known(fields, "say"))
        self.hint = MessageId(_known(fields, "hint", f"{self.say}.hint"))
        task = f"{self.say}.task"
        self.task = MessageId(_known(fields, "task", task if has(task) else self.hint))
        self.accept = fields.texts("accept")
        if not self.accept:
            fields.refuse("not-a-list", "accept")
        for move in self.accept:
            book.check_move(fields, "accept", move)
        self.slips = [Slip(table, book) for table in fields.tables("slip")]
        self.then = _script(fields, "then", book, seats)
        fields.finish()


class Chapter:
    """`position` is None where it goes on from the one before; `before` is played as it begins."""

    def __init__(self, fields: Fields, file: str, book: LessonBook) -> None:
        self.file = file
        self._game = book.game
        self.title = MessageId(_known(fields, "title"))
        self.covers = [_one_of(fields, "covers", text, book.topics) for text in fields.texts("covers")]
        self.position: Document | None = fields.table("position").values if "position" in fields else None
        fields.value("position")
        # A position that cannot be is an error now, not in the middle of a lesson.
        seats = SEAT_LETTERS if self.position is None else SEAT_LETTERS[: self.begin().seats]
        self.before = _script(fields, "before", book, seats)
        self.beats = [Beat(table, book, seats) for table in fields.tables("beat")]
        if not self.beats:
            fields.refuse("not-a-list", "beat")
        fields.finish()

    def begin(self) -> Match:
        """The match of its position."""
        if self.position is None:
            raise InFile(NoctuaryError(MessageId("error-lesson-no-position")), self.file, 0)
        return Match.at(self._game, self._game.load(self.position), _SEED, log=True)


class Lesson:
    """What is chosen in a list of lessons. `.about` and `.farewell` of its title are messages, too."""

    def __init__(self, slug: str, game: str, fields: Fields, chapters: Sequence[Chapter]) -> None:
        self.slug = slug
        self.game = game
        self.chapters = list(chapters)
        self.title = MessageId(_known(fields, "title"))
        for part in ("about", "farewell"):
            if not has(f"{self.title}.{part}"):
                raise _unknown(fields, "title", f"{self.title}.{part}")
        self.minutes = fields.number("minutes", 15, 1, _LONGEST)
        self.place = fields.number("place", 1, 1, _MOST)
        self.learned = [Learned(table) for table in fields.tables("learned")]
        fields.finish()
        if not self.chapters:
            fields.refuse("not-a-list", "chapter")

    @property
    def beats(self) -> int:
        return sum(len(chapter.beats) for chapter in self.chapters)

    def message(self, about: str) -> MessageId:
        """Something that every voice says; a lesson may have its own words for it."""
        own = f"{self.title}-{about}"
        return MessageId(own if has(own) else f"lesson-{about}")


class FirstGame:
    """What follows the lessons: a real game, she at the first seat, kind bots at the others."""

    def __init__(self, fields: Fields) -> None:
        self.about = MessageId(_known(fields, "about"))
        self.seats = fields.texts("seats")
        if len(self.seats) < 2:
            fields.refuse("not-a-list", "seats")
        self.bot = fields.text("bot", KIND)
        self.mode = fields.text("mode", "")
        self.options = _options(fields)
        fields.finish()


class LessonBook:
    """The lessons of a game: `MENU.lessons`. They lie in the folder `lessons` of its package."""

    topics: tuple[str, ...] = ()  # what chapters may cover; empty: whatever they say

    def __init__(self, name: str, package: str) -> None:
        self.name = name
        self.package = package

    def check_move(self, fields: Fields, field: str, text: str) -> None:
        """Whether a move makes sense shows when it is played; a game may look at its words sooner."""

    @property
    def game(self) -> AnyGame:
        return find_game(self.name)

    @property
    def folder(self) -> Traversable:
        return resources.files(self.package) / _FOLDER

    @cached_property
    def lessons(self) -> tuple[Lesson, ...]:
        """In the order in which they are taken."""
        if not self.folder.is_dir():
            return ()
        found = [self.lesson(folder) for folder in self.folder.iterdir() if (folder / ABOUT).is_file()]
        return tuple(sorted(found, key=lambda lesson: (lesson.place, lesson.slug)))

    def check(self) -> None:
        """Read everything: the NoctuaryError of what is wrong with any of it."""
        _ = self.lessons, self.first_game

    @cached_property
    def first_game(self) -> FirstGame | None:
        file = self.folder / FIRST_GAME
        if not file.is_file():
            return None
        return _read(file.read_text(encoding="utf-8"), file.name, FirstGame)

    def lesson(self, folder: Traversable) -> Lesson:
        """The lesson of a folder, with its chapters in the order of their files."""
        files = [file for file in folder.iterdir() if file.name.endswith(".toml") and file.name != ABOUT]
        chapters = [
            self.chapter(file.read_text(encoding="utf-8"), file.name)
            for file in sorted(files, key=lambda file: file.name)
        ]
        text = (folder / ABOUT).read_text(encoding="utf-8")
        where = f"{folder.name}/{ABOUT}"
        return _read(text, where, lambda fields: Lesson(folder.name, self.name, fields, chapters))

    def chapter(self, text: str, file: str = "") -> Chapter:
        """A chapter; whatever is wrong with it is one error with its file."""
        return _read(text, file, lambda fields: Chapter(fields, file, self))


# -- reading ------------------------------------------------------------------------------------------


def _read(text: str, file: str, reader: Callable[[Fields], T]) -> T:
    try:
        return reader(Fields(tomllib.loads(text), "error-position"))
    except tomllib.TOMLDecodeError as wrong:
        raise InFile(NoctuaryError(MessageId("error-lesson-not-toml"), problem=str(wrong)), file, 0) from None
    except InFile:
        raise
    except NoctuaryError as wrong:
        raise InFile(wrong, file, 0) from None


def _required(fields: Fields, name: str, default: str = "") -> str:
    text = fields.text(name, default)
    if not text:
        fields.refuse("not-a-text", name)
    return text


def _known(fields: Fields, name: str, default: str = "") -> str:
    """A message or a rule, which is a message too."""
    text = _required(fields, name, default)
    if not has(text):
        raise _unknown(fields, name, text)
    return text


def _unknown(fields: Fields, name: str, given: str) -> NoctuaryError:
    return NoctuaryError(MessageId("error-lesson-unknown-id"), field=fields.at(name), given=given)


def _options(fields: Fields) -> dict[str, bool | int | str]:
    """Fields of the setup, as people choose them."""
    found: dict[str, bool | int | str] = {}
    for name, value in fields.table("options").values.items() if "options" in fields else ():
        if not isinstance(value, bool | int | str):
            fields.refuse("not-a-text", "options")
        found[name] = value
    fields.value("options")
    return found


def _one_of(fields: Fields, name: str, given: str, allowed: Sequence[str]) -> str:
    if allowed and given not in allowed:
        fields.fail("not-allowed", name, given=shown(given), allowed=", ".join(allowed))
    return given


def _script(fields: Fields, name: str, book: LessonBook, seats: str) -> list[ScriptLine]:
    """Moves, each after the letter of its seat, and checks, as in the script of a position."""
    lines = [ScriptLine(number, text) for number, text in enumerate(fields.texts(name), start=1)]
    for line in lines:
        if not line.sign:
            letter, _, move = line.text.partition(" ")
            _one_of(fields, name, letter, list(seats))
            book.check_move(fields, name, move)
    return lines
