"""Positions: TOML files that set up a situation, play a script in notation and check what is then true.

They are how the rules are proved, how puzzles are written and what a bug report attaches. The format is
explained in `docs/records-and-positions.md`; the game reads the situation itself (`Game.load`).
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from noctuary.kernel.chance import match_key
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.expectations import check, flat
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.match import Match, find_game
from noctuary.kernel.script import ScriptLine, run_line
from noctuary.kernel.toml_text import to_toml

_WORD: Final = r"""(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')"""
_KEY: Final = re.compile(rf"\s*({_WORD}(?:\.{_WORD})*)\s*=")
_COMMENT: Final = re.compile(r"(^|\s)#.*")  # `love-tattoo#2` is a card, not a remark
_HEADER: Final = re.compile(r"\s*(\[\[?)\s*([^\]]+?)\s*\]")
_TOML_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)|\(at end of document\)")
_HEX: Final = "0x"


class Failure:
    """One thing that did not come out as the file says, and where the file says it."""

    def __init__(self, line: int, problem: NoctuaryError) -> None:
        self.line = line
        self.problem = problem

    def __repr__(self) -> str:
        return f"line {self.line}: {self.problem}"


class PositionResult:
    def __init__(self, file: str, title: str, rules: list[str], failures: list[Failure]) -> None:
        self.file = file
        self.title = title
        self.rules = rules
        self.failures = failures

    @property
    def passed(self) -> bool:
        return not self.failures


# -- reading ----------------------------------------------------------------------------------------


class Position:
    """A position file, read but not yet played."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        try:
            table = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise _not_toml(error, text, file) from None
        fields = Fields(table, "error-position")
        try:
            self._read(fields)
        except InFile:
            raise
        except NoctuaryError as error:
            raise self.in_file(error) from None

    def _read(self, fields: Fields) -> None:
        try:
            self.game = find_game(fields.text("game", ""))
        except NoctuaryError as error:
            raise self.in_file(error, "game") from None
        self.title = fields.text("title", "")
        self.rules = fields.texts("rules")
        self.rulings = fields.texts("rulings")  # the published answers it shows: `bonding: 1`
        self.dealt = "setup" in fields  # a deal instead of a situation
        self.document = fields.table("setup").values if self.dealt else dict(fields.table("position").values)
        fields.value("position")
        self.seed = read_seed(fields.text("seed", "position"))
        script = fields.text("script", str(self.document.pop("script", "")))
        self.script = [ScriptLine(line, text) for line, text in self._script_lines(script)]
        self.expect = fields.table("expect").values
        if "card" in fields:
            self.document["cards"] = fields.value("card")
        fields.value("card")
        fields.finish()

    def _script_lines(self, script: str) -> list[tuple[int, str]]:
        """The lines that say something, with their numbers in the file."""
        opening = re.search(r"^\s*script\s*=\s*(\"\"\"|''')?(\n?)", self.text, re.MULTILINE)
        first = 1 + self.text.count("\n", 0, opening.end()) if opening else 0
        lines = [_COMMENT.sub("", text).strip() for text in script.split("\n")]
        return [(line, text) for line, text in enumerate(lines, start=first) if text]

    def in_file(self, error: NoctuaryError, table: str = "") -> InFile:
        """The error with its place; the line is that of the field it names."""
        field = str(error.arguments.get("field", ""))
        path = f"{table}.{field}" if table and field else field or table
        return InFile(error, self.file, line_of(self.text, path))

    def begin(self, *, log: bool = False) -> Match:
        """The match as it stands before the script."""
        try:
            if self.dealt:
                return Match.start(self.game, self.document, self.seed, log=log)
            return Match.at(self.game, self.game.load(self._with_chance()), self.seed, log=log)
        except NoctuaryError as error:
            if str(error.arguments.get("field", "")).startswith("cards."):
                raise self.in_file(error) from None
            raise self.in_file(error, "setup" if self.dealt else "position") from None

    def _with_chance(self) -> Document:
        """The situation, its chance keyed by the seed unless it says otherwise."""
        key: Document = {"key": match_key(self.seed).hex()}
        given = self.document.get("chance", {})
        return {**self.document, "chance": {**key, **given} if isinstance(given, dict) else given}


def read_seed(text: str) -> bytes:
    """`0x` and hexadecimal digits are bytes; anything else is taken as the text it is."""
    if text.startswith(_HEX):
        try:
            return bytes.fromhex(text.removeprefix(_HEX))
        except ValueError:
            raise NoctuaryError(MessageId("error-position-not-a-seed"), field="seed", given=text) from None
    return text.encode()


def _not_toml(error: tomllib.TOMLDecodeError, text: str, file: str) -> InFile:
    place = _TOML_PLACE.search(str(error))
    line = int(place[1]) if place and place[1] else 1 + text.rstrip().count("\n")
    column = place[2] if place and place[2] else "1"
    return InFile(NoctuaryError(MessageId("error-not-toml"), column=column), file, line)


def line_of(text: str, path: str) -> int:
    """The line where a field stands or, failing that, the nearest table around it; 0 if there is none."""
    wanted = [part if part != "cards" else "card" for part in path.split(".")]
    found, best = 0, 0
    table: list[str] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.split("\n"), start=1):
        header = _HEADER.match(line)
        key = _KEY.match(line)
        if header:
            table = _parts(header[2])
            if header[1] == "[[":
                counts[header[2]] = counts.get(header[2], 0) + 1
                table = [*table, str(counts[header[2]])]
        elif not key:
            continue
        here = table if header or not key else table + _parts(key[1])
        if len(here) > best and here == wanted[: len(here)]:
            found, best = number, len(here)
    return found


def _parts(key: str) -> list[str]:
    return [part for part in re.sub(r"[\"'\s]", "", key).split(".") if part]


def read_position(path: str | Path) -> Position:
    """Read a position file; what is wrong with it is one error with file and line."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise InFile(NoctuaryError(MessageId("error-not-utf8")), str(path), 0) from None
    except OSError:
        raise NoctuaryError(MessageId("error-cannot-read-file"), file=str(path)) from None
    return Position(text, str(path))


# -- running ----------------------------------------------------------------------------------------


def run_position(path: str | Path) -> PositionResult:
    """Play the script of a position file and check what it expects."""
    return run(read_position(path))


def run(position: Position) -> PositionResult:
    match = position.begin()
    failures: list[Failure] = []
    for line in position.script:
        try:
            run_line(match, line)
        except NoctuaryError as problem:
            failures.append(Failure(line.line, problem))
            if line.moves:
                break  # what follows would be played from another situation
    else:
        failures += _check_all(match, position)
    return PositionResult(position.file, position.title, position.rules, failures)


def open_position(text: str, file: str = "", *, log: bool = False) -> Match:
    """The match that a position leads to, its script played."""
    position = Position(text, file)
    match = position.begin(log=log)
    for line in position.script:
        if line.moves:
            try:
                run_line(match, line)
            except NoctuaryError as problem:
                raise InFile(problem, file, line.line) from None
    return match


def _check_all(match: Match, position: Position) -> list[Failure]:
    failures: list[Failure] = []
    for path, expected in flat(position.expect):
        try:
            check(match, path, expected)
        except NoctuaryError as problem:
            failures.append(Failure(line_of(position.text, f"expect.{path}"), problem))
    return failures


# -- writing ----------------------------------------------------------------------------------------


def position_of(match: Match, *, seen_by: Seat | None = None, title: str = "") -> str:
    """A running match as a position file, at this very question.

    It holds everything, hidden cards too: it is for oneself. With `seen_by` it is what that seat may tell
    others: all it cannot know has been dealt anew.
    """
    if seen_by is not None:
        match = match.imagine(seen_by, b"position")
    saved = match.dump()
    state, answers = saved["state"], saved["answers"]
    document: Document = {"game": match.game.name, "title": title, "seed": f"{_HEX}{match.seed.hex()}"}
    if isinstance(answers, list) and answers:
        document["script"] = "".join(f"{line}\n" for line in _with_seats(saved))
    if isinstance(state, dict):
        document["position"] = short = without_defaults(match, state)
        chance = short.get("chance")
        if isinstance(chance, dict) and chance.get("key") == match_key(match.seed).hex():
            del chance["key"]  # the seed says it already
    return to_toml(document)


def _with_seats(saved: Document) -> list[str]:
    """The answers given since the last rest point, each with the seat that gave it."""
    answers = saved["answers"]
    match = Match.load({**saved, "answers": []})
    lines: list[str] = []
    for text in answers if isinstance(answers, list) else []:
        assert match.decision is not None
        lines.append(f"{SEAT_LETTERS[match.decision.seat]} {text}")
        match.play_text(str(text))
    return lines


def without_defaults(match: Match, whole: Document) -> Document:
    """Leave out whatever `Game.load` fills in by itself, so that the file says only what matters.

    Lists at the top stay: they are what a reader looks for first.
    """
    short = _deep(whole)
    for name, value in whole.items():
        if not (isinstance(value, list) and value):
            _leave_out(match, whole, short, short, name)
    return short


def _leave_out(match: Match, whole: Document, short: Document, table: Document, name: str) -> None:
    """Leave this field out if that changes nothing; otherwise look into it."""
    value = table.pop(name)
    try:
        if match.game.dump(match.game.load(short)) == whole:
            return
    except NoctuaryError:
        pass
    table[name] = value
    if isinstance(value, dict):
        for inner in list(value):
            _leave_out(match, whole, short, value, inner)


def _deep(document: Document) -> Document:
    return {name: _deep(value) if isinstance(value, dict) else value for name, value in document.items()}
