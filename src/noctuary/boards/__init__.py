"""What lies on each game's table, ready to be drawn or read out: one module per game, named after it.

A game in a package of its own may bring its board as `board.py`; without one, its view is read out.
"""

from __future__ import annotations

from importlib import import_module

from noctuary.boards.sight import Sight
from noctuary.boards.text import Section
from noctuary.text.catalogue import Language


def sections_of(table: Sight, language: Language) -> list[Section]:
    """The board in words, by the module of the game that is played."""
    reading = import_module(f"noctuary.boards.{table.match.game.name}_text")
    found: list[Section] = reading.sections(table, language)
    return found
