"""Records: a match as text, after chess's PGN, so that it can be kept, read, annotated and replayed.

Tag pairs first, then numbered moves with the letter of the seat that made them, `{comments}`, `$n` glyphs and
`(variations)` anywhere between, and the result on a line of its own. Several games may follow each other in
one file. A damaged record says what is wrong and on which line, and gives what could be read.
"""

from __future__ import annotations

import json
import re
from enum import Enum
from importlib import metadata
from typing import Final

from noctuary.kernel.chance import commitment
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.expectations import read_line, winner_of
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Document
from noctuary.kernel.games import find_game
from noctuary.kernel.ids import SEAT_LETTERS, MessageId
from noctuary.kernel.match import Match

UNFINISHED: Final = "*"
_LONGEST_RESULT: Final = 100  # characters, with the space around it
_RESULT: Final = re.compile(r"\*|draw|abandoned|[A-F](\+[A-F])*")
_TAG: Final = re.compile(r'\[\s*([A-Za-z][A-Za-z0-9_]*)\s+"([^"\\]*(?:\\.[^"\\]*)*)"\s*\]')
_NUMBER: Final = re.compile(r"(\d{1,6})\.")
_GLYPH: Final = re.compile(r"\$(\d{1,6})")
_MOVE: Final = re.compile(r"(?:(?!\s\d+\.\s|\s\*)[^{}()$\n])*")
_SPACE: Final = re.compile(r"\s*")


class What(Enum):
    """The things that stand in the text of a game."""

    MOVE = "move"
    COMMENT = "comment"
    GLYPH = "glyph"
    VARIATION = "variation"


class Item:
    """One of them. `text` is a move with its seat letter, or what stands between the brackets."""

    def __init__(self, what: What, text: str, line: int) -> None:
        self.what = what
        self.text = text
        self.line = line

    def __repr__(self) -> str:
        return f"Item({self.what.value}, {self.text!r})"


class Trouble:
    """Something wrong with a record (or, among `notes`, worth knowing), and the line it is on."""

    def __init__(self, line: int, problem: NoctuaryError, *, by_replay: bool = False) -> None:
        self.line = line
        self.problem = problem
        self.by_replay = by_replay  # found by playing, not by reading

    def __repr__(self) -> str:
        return f"line {self.line}: {self.problem}"


class Record:
    """One game as it was read or written. `errors` and `notes` are for people; nothing is thrown away."""

    def __init__(self) -> None:
        self.tags: dict[str, str] = {}
        self.items: list[Item] = []
        self.result = UNFINISHED
        self.line = 1  # where it begins
        self.errors: list[Trouble] = []
        self.notes: list[Trouble] = []

    def __repr__(self) -> str:
        wrong = f", {len(self.errors)} errors" if self.errors else ""
        return f"<Record of {self.tags.get('Game', '?')}, {len(self.moves)} moves, {self.result}{wrong}>"

    @property
    def moves(self) -> list[str]:
        """The moves that were played, each with its seat letter."""
        return [item.text for item in self.items if item.what is What.MOVE]

    # -- writing ------------------------------------------------------------------------------------

    def write(self) -> str:
        """The record as text: a move to a line, so that two records compare line by line."""
        lines = [f'[{name} "{_escaped(value)}"]' for name, value in self.tags.items()]
        lines.append("")
        number = 0
        for item in self.items:
            if item.what is What.MOVE:
                number += 1
                lines.append(f"{number}. {item.text}")
            elif item.what is What.GLYPH and lines[-1]:
                lines[-1] += f" ${item.text}"
            else:
                lines.append(
                    {What.COMMENT: "{%s}", What.VARIATION: "(%s)", What.GLYPH: "$%s"}[item.what] % item.text
                )
        lines += [self.result, ""]
        return "\n".join(lines)

    # -- replaying ----------------------------------------------------------------------------------

    def replay(self, *, log: bool = False) -> Match:
        """Play the record move by move, as far as it goes.

        A move that this version of the rules refuses is an error with its line and its rule, and the match
        up to there is returned. What cannot even begin is a NoctuaryError.
        """
        self.notes = []
        self.errors = [error for error in self.errors if not error.by_replay]
        engine = self.tags.get("Engine", "")
        if engine and engine != engine_version():
            problem = _problem("note-record-other-version", theirs=engine, ours=engine_version())
            self.notes.append(Trouble(self.line, problem, by_replay=True))
        match = self._begin(log)
        for item in self.items:
            if item.what is What.MOVE and not self._play(match, item):
                return match
        if self.result not in (UNFINISHED, winner_of(match)):
            self._error(
                self.line, _problem("error-record-other-result", told=self.result, found=winner_of(match))
            )
        return match

    def _begin(self, log: bool) -> Match:
        game = find_game(self.tags.get("Game", ""))
        seed = _bytes(self.tags.get("Seed", ""), "Seed")
        told = self.tags.get("SeedHash")
        if told is not None and told != commitment(seed):
            self._error(self.line, _problem("error-record-other-seed"))
        if "Position" in self.tags:
            return Match.at(game, game.load(_json(self.tags["Position"], "Position")), seed, log=log)
        setup = game.recorded_setup(_json(self.tags.get("Setup", "{}"), "Setup"))
        return Match.start(game, setup, seed, log=log)

    def _play(self, match: Match, item: Item) -> bool:
        try:
            match.play(read_line(match, item.text))
        except NoctuaryError as problem:
            self._error(item.line, problem)
            return False
        return True

    def _error(self, line: int, problem: NoctuaryError) -> None:
        self.errors.append(Trouble(line, problem, by_replay=True))


def _problem(message: str, **arguments: str | int) -> NoctuaryError:
    return NoctuaryError(MessageId(message), **arguments)


def engine_version() -> str:
    try:
        return metadata.version("noctuary")
    except metadata.PackageNotFoundError:  # a source tree that nobody has installed
        return "0+source"


def _bytes(text: str, tag: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise _problem("error-record-bad-tag", tag=tag, given=shown(text)) from None


def _json(text: str, tag: str) -> Document:
    try:
        document = json.loads(text)
    except (ValueError, RecursionError):
        document = None
    if not isinstance(document, dict):
        raise _problem("error-record-bad-tag", tag=tag, given=shown(text))
    return document


# -- from a match -----------------------------------------------------------------------------------


def write_record(match: Match, tags: dict[str, str] | None = None) -> str:
    """A match as a record; `tags` adds to the usual tags or replaces them (not the result)."""
    return record_of(match, tags).write()


def record_of(match: Match, tags: dict[str, str] | None = None) -> Record:
    record = Record()
    record.result = winner_of(match) if match.over else UNFINISHED
    record.tags["Game"] = match.game.name
    if match.setup is not None:
        record.tags["Setup"] = json.dumps(match.game.lasting_setup(match.setup))
    else:
        record.tags["Position"] = json.dumps(match.game.dump(match.origin()), separators=(",", ":"))
    record.tags["Seats"] = " ".join(SEAT_LETTERS[: match.seats])
    record.tags["Seed"] = match.seed.hex()
    record.tags["SeedHash"] = match.seed_commitment
    record.tags["Engine"] = engine_version()
    record.tags.update(tags or {})
    record.tags["Result"] = record.result
    again = match.replayed(0)
    for move in match.history:
        text = f"{SEAT_LETTERS[again.seat_of(move)]} {again.notation(move)}"
        record.items.append(Item(What.MOVE, text, 0))
        again.play(move)
    return record


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")


# -- from text --------------------------------------------------------------------------------------


def read_records(text: str) -> list[Record]:
    """Every game of a file, with whatever is wrong with it."""
    return _Reader(text).records


class _Reader:
    """Walks through the text once. A new game begins at the first tag behind a move or a result."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.place = 0
        self._line = 1  # the line of `_counted`: lines are counted on from there, each once
        self._counted = 0
        self._line_end = -1
        self._moves = 0  # of the game being read
        self.records: list[Record] = []
        self.record: Record | None = None
        self.ended = True  # nothing may follow but a new game
        while self._next():
            pass
        self._end_of_file()

    @property
    def line(self) -> int:
        self._line += self.text.count("\n", self._counted, self.place)
        self._counted = self.place
        return self._line

    def _game(self) -> Record:
        """The game being read; a new one if there is none."""
        if self.record is None or self.ended:
            self.record = Record()
            self.record.line = self.line
            self.records.append(self.record)
            self.ended = False
            self._moves = 0
        return self.record

    def _next(self) -> bool:
        """Read one thing; False at the end of the text."""
        space = _SPACE.match(self.text, self.place)
        self.place = space.end() if space else self.place
        if self.place >= len(self.text):
            return False
        sign = self.text[self.place]
        if sign == "[":
            self._tag()
        elif sign == "{":
            self._bracketed(What.COMMENT, self.text.find("}", self.place))
        elif sign == "(":
            self._bracketed(What.VARIATION, _closing(self.text, self.place))
        else:
            self._word()
        return True

    def _tag(self) -> None:
        if self.record is not None and self.record.items:
            if not self.ended:
                self._trouble("error-record-no-result")
            self.ended = True
        game = self._game()
        found = _TAG.match(self.text, self.place)
        if found is None:
            self._trouble("error-record-tag", text=self._rest_of_line())
            self.place = self._end_of_line()
            return
        game.tags[found[1]] = re.sub(r"\\(.)", r"\1", found[2])
        if found[1] == "Result":
            game.result = game.tags["Result"] if _RESULT.fullmatch(game.tags["Result"]) else UNFINISHED
        self.place = found.end()

    def _bracketed(self, what: What, end: int) -> None:
        """A comment or a variation; one that is never closed takes the rest of the text with it."""
        game = self._game()
        if end < 0:
            self._trouble("error-record-not-closed", sign=self.text[self.place])
            end = len(self.text)
        game.items.append(Item(what, self.text[self.place + 1 : end], self.line))
        self.place = end + 1

    def _word(self) -> None:
        glyph = _GLYPH.match(self.text, self.place)
        number = _NUMBER.match(self.text, self.place)
        if glyph:
            self._game().items.append(Item(What.GLYPH, glyph[1], self.line))
            self.place = glyph.end()
        elif number:
            self._move(int(number[1]), number.end())
        else:
            self._result_or_nonsense()

    def _result_or_nonsense(self) -> None:
        end = self._end_of_line()
        whole = end - self.place <= _LONGEST_RESULT and _RESULT.fullmatch(self.text[self.place : end].strip())
        if whole or self.text[self.place] == UNFINISHED:
            self._game().result = whole[0] if whole else UNFINISHED
            self.ended = True
            self.place = end if whole else self.place + 1
        else:
            self._trouble("error-record-word", text=self._rest_of_line().strip())
            self.place = end

    def _move(self, number: int, after: int) -> None:
        """A number and the words behind it, up to the next thing or the end of the line."""
        game = self._game()
        line, expected = self.line, self._moves + 1
        if number != expected:
            self._trouble("error-record-number", number=str(number), expected=str(expected))
        words = _MOVE.match(self.text, after)
        found = words[0] if words else ""
        self.place = after + len(found)
        move = " ".join(found.split())
        if move:
            game.items.append(Item(What.MOVE, move, line))
            self._moves += 1
        else:
            self._trouble("error-record-no-move", number=str(number))

    def _rest_of_line(self) -> str:
        return self.text[self.place : self._end_of_line()]

    def _end_of_line(self) -> int:
        """Looked for once a line, however many things stand on it."""
        if self._line_end < self.place:
            end = self.text.find("\n", self.place)
            self._line_end = end if end >= 0 else len(self.text)
        return self._line_end

    def _trouble(self, message: str, **arguments: str | int) -> None:
        problem = _problem(message, **arguments)
        game = self.record if self.record is not None else self._game()
        game.errors.append(Trouble(self.line, problem))

    def _end_of_file(self) -> None:
        if self.record is not None and not self.ended:
            self.place = len(self.text.rstrip())
            self._trouble("error-record-no-result")
        for record in self.records:
            if "Game" not in record.tags:
                record.errors.append(Trouble(record.line, _problem("error-record-no-game")))


def _closing(text: str, start: int) -> int:
    """Where the variation that opens here closes, others and comments inside it skipped; -1 if nowhere."""
    depth, place = 0, start
    while place < len(text):
        if text[place] == "{":
            place = text.find("}", place)
            if place < 0:
                return -1
        depth += (text[place] == "(") - (text[place] == ")")
        if depth == 0:
            return place
        place += 1
    return -1
