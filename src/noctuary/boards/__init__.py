"""What lies on each game's table, ready to be drawn or read out: one module per game, named after it.

A game in a package of its own may bring its board as `board.py`; without one, its view is read out.
"""

from __future__ import annotations

from types import ModuleType

from noctuary.boards import plain
from noctuary.boards.sight import Sight
from noctuary.boards.text import Line, Section
from noctuary.kernel.games import drawer_of
from noctuary.text.catalogue import Language, say
from noctuary.text.contest import contest_now


def sections_of(table: Sight, language: Language) -> list[Section]:
    """The board in words, by the module of the game that is played."""
    reading = _with("sections", drawer_of(table.match.game.name, "noctuary.boards.{}_text", "board"))
    found: list[Section] = reading.sections(table, language)
    contest = contest_now(table.match, language, table.words.names)
    if contest is not None and contest.lines:
        found = [*found, Section(say(language, "board-contest"), [Line(line) for line in contest.lines])]
    return found


def meant_by(table: Sight, word: str, place: str) -> list[str]:
    """What a person could mean by pointing at a word in a place, in notation."""
    pointing = _with("meant_by", drawer_of(table.match.game.name, "noctuary.boards.{}", "board"))
    found: list[str] = pointing.meant_by(table, word, place)
    return found


def told_of(table: Sight, language: Language) -> dict[str, list[str]]:
    """What can be said now of each thing in play, by its word of notation, if the game's board tells it."""
    board = drawer_of(table.match.game.name, "noctuary.boards.{}", "board")
    tell = getattr(board, "told", None)
    found: dict[str, list[str]] = {} if tell is None else tell(table, language)
    return found


def _with(deed: str, module: ModuleType | None) -> ModuleType:
    """The game's own board, if it has one that does this."""
    return module if module is not None and hasattr(module, deed) else plain
