"""Positions: TOML files that set up a situation, play a script in notation and check what is then true.

They are how the rules are proved, how puzzles are written and what a bug report attaches. The format is
explained in `docs/records-and-positions.md`; the game reads the situation itself (`Game.load`).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from noctuary.kernel.chance import match_key
from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.expectations import check, flat, is_about_question
from noctuary.kernel.fields import Fields, shown
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, RuleId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.script import ScriptLine, run_line
from noctuary.kernel.text_files import read_text, told_name
from noctuary.kernel.toml_lines import TomlLines
from noctuary.kernel.toml_reading import read_toml
from noctuary.kernel.toml_text import to_toml

_COMMENT: Final = re.compile(r"(^|\s)#.*")  # `love-tattoo#2` is a card, not a remark
_HEX: Final = "0x"
_ON_THE_NEXT_LINE: Final = ('"""\n', "'''\n")


class Failure:
    """One thing that did not come out as the file says, and where the file says it."""

    def __init__(self, line: int, problem: NoctuaryError) -> None:
        self.line = line
        self.problem = problem

    def __repr__(self) -> str:
        return f"line {self.line}: {self.problem}"


class PositionResult:
    """What came of a position file. `open_question`: its script ends inside one and says nothing about it."""

    def __init__(
        self,
        file: str,
        title: str,
        rules: list[str],
        failures: list[Failure],
        open_question: NoctuaryError | None = None,
    ) -> None:
        self.file = file
        self.title = title
        self.rules = rules
        self.failures = failures
        self.open_question = open_question

    def __repr__(self) -> str:
        came = "passed" if self.passed else f"{len(self.failures)} failures"
        return f"<PositionResult of {self.file}, {came}>"

    @property
    def passed(self) -> bool:
        return not self.failures


# -- reading ----------------------------------------------------------------------------------------


class Position:
    """A position file, read but not yet played."""

    def __init__(self, text: str, file: str) -> None:
        self.text = text
        self.file = file
        table = read_toml(text, file)
        self.lines = TomlLines(text)
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
        self.titles = _titles(fields)
        self.title = self.title_in("en")
        self.rules = fields.texts("rules")
        self.rulings = fields.texts("rulings")  # the published answers it shows: `bonding: 1`
        self.dealt = "setup" in fields  # a deal instead of a situation
        self.document = fields.table("setup").values if self.dealt else dict(fields.table("position").values)
        fields.value("position")
        self.seed = read_seed(fields.text("seed", "position"))
        script = fields.text("script", str(self.document.pop("script", "")))
        self.script = [ScriptLine(line, text) for line, text in self._script_lines(script)]
        self.expect = fields.table("expect").values
        self.puzzle = fields.table("puzzle").values  # what is to be done here: see `noctuary.text.puzzles`
        if "card" in fields:
            self.document["cards"] = fields.value("card")
        fields.value("card")
        fields.finish()
        self._check_rules()

    def _check_rules(self) -> None:
        """Every rule that is named is one of the game: a typing mistake would be found by nobody."""
        for rule in self.rules:
            self._check_rule(rule, self.lines.line("rules"))
        for rule, line in self._refusing():
            self._check_rule(rule, line)

    def rules_named(self) -> list[str]:
        """The rules that it shows, and those that it finds refusing a move."""
        return list(dict.fromkeys([*self.rules, *(rule for rule, _ in self._refusing())]))

    def _refusing(self) -> list[tuple[str, int]]:
        """The rules by which moves are refused, and where the file says so."""
        refused = self.expect.get("refused")
        at_the_end = list(refused.values()) if isinstance(refused, dict) else []
        found = [(str(rule), self.lines.line("expect.refused")) for rule in at_the_end]
        for line in self.script:
            if line.sign == "!" and not line.waits and " = " in line.text:
                found.append((line.halves()[1], line.line))
        return found

    def _check_rule(self, rule: str, line: int) -> None:
        if not self.game.knows_rule(RuleId(rule)):
            problem = NoctuaryError(MessageId("error-unknown-rule"), rule=rule, game=self.game.name)
            raise InFile(problem, self.file, line)

    def _script_lines(self, script: str) -> list[tuple[int, str]]:
        """The lines that say something, with their numbers in the file."""
        values = self.lines.values
        begin = values.get(("script",), values.get(("position", "script"), 0))
        first = self.lines.line_at(begin) + self.text.startswith(_ON_THE_NEXT_LINE, begin)
        lines = [_COMMENT.sub("", text).strip() for text in script.split("\n")]
        return [(line, text) for line, text in enumerate(lines, start=first) if text]

    def title_in(self, language: str) -> str:
        """What it is called in the language of that code, or in the first of which it says so."""
        return self.titles.get(language) or next(iter(self.titles.values()), "")

    def in_file(self, error: NoctuaryError, table: str = "") -> InFile:
        """The error with its place; the line is that of the field it names."""
        field = str(error.arguments.get("field", ""))
        path = f"{table}.{field}" if table and field else field or table
        cards = re.sub(r"^(position\.)?cards\b", "card", path)  # `[[card]]`, but a dump has `cards`
        return InFile(error, self.file, self.lines.line(path, cards))

    def begin(self, *, log: bool = False) -> Match:
        """The match as it stands before the script."""
        try:
            if self.dealt:
                return Match.start(self.game, self.document, self.seed, log=log)
            return Match.at(self.game, self.game.load(self._with_chance()), self.seed, log=log)
        except NoctuaryError as error:
            raise self.in_file(error, "setup" if self.dealt else "position") from None

    def _with_chance(self) -> Document:
        """The situation, its chance keyed by the seed unless it says otherwise."""
        key: Document = {"key": match_key(self.seed).hex()}
        given = self.document.get("chance", {})
        return {**self.document, "chance": {**key, **given} if isinstance(given, dict) else given}


def _titles(fields: Fields) -> dict[str, str]:
    """`title` is a text, or a table of them by the codes of their languages."""
    if not isinstance(fields.value("title", ""), dict):
        return {"en": fields.text("title", "")}
    table = fields.table("title")
    return {code: table.text(code, "") for code in table.values}


def read_seed(text: str) -> bytes:
    """`0x` and hexadecimal digits are bytes; anything else is taken as the text it is."""
    if text.startswith(_HEX):
        try:
            return bytes.fromhex(text.removeprefix(_HEX))
        except ValueError:
            raise NoctuaryError(MessageId("error-position-not-a-seed"), field="seed", given=text) from None
    return text.encode()


def read_position(path: str | Path) -> Position:
    """Read a position file (`-`: the standard input); what is wrong is one error with file and line."""
    return Position(read_text(path), told_name(path))


# -- running ----------------------------------------------------------------------------------------


def run_position(path: str | Path) -> PositionResult:
    """Play the script of a position file and check what it expects."""
    return run(read_position(path))


def run_file(path: str | Path) -> PositionResult:
    """The same, but a file that cannot be read or set up has failed: others can be run after it."""
    try:
        return run_position(path)
    except InFile as wrong:
        return PositionResult(str(path), "", [], [Failure(wrong.line, wrong.problem)])
    except NoctuaryError as wrong:
        return PositionResult(str(path), "", [], [Failure(0, wrong)])


def run(position: Position) -> PositionResult:
    match = position.begin()
    question: NoctuaryError | None = None
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
        question = _open_question(match, position)
        if question is not None and position.expect:  # it checks what is true while a move is half made
            failures.append(Failure(position.script[-1].line, question))
    return PositionResult(position.file, position.title, position.rules, failures, question)


def _open_question(match: Match, position: Position) -> NoctuaryError | None:
    """The question inside which the script ends, if neither its last line nor the rest looks at it."""
    script = position.script
    if match.at_rest or match.decision is None or not any(line.moves for line in script) or script[-1].asks:
        return None
    if any(is_about_question(path) for path, _ in flat(position.expect)):
        return None
    offered = [match.notation(move) for move in match.decision.moves]
    asked = SEAT_LETTERS[match.decision.seat]
    return NoctuaryError(MessageId("error-ends-inside-question"), asked=asked, found=shown(offered))


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
            failures.append(Failure(position.lines.line(f"expect.{path}"), problem))
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
