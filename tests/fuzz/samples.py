"""Texts that are right, to be spoiled: what ships with the project, and what its own tests play."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

TESTS: Final = Path(__file__).parents[1]
_LONGEST: Final = 12_000  # characters: longer ones only take longer to spoil


def _texts(folder: Path, pattern: str) -> list[str]:
    found = [file.read_text(encoding="utf-8") for file in sorted(folder.rglob(pattern))]
    return [text[:_LONGEST] for text in found]


def _shipped(game: str, folder: str, pattern: str) -> list[str]:
    return _texts(Path(str(files(f"noctuary.games.{game}"))) / folder, pattern)


@cache
def samples(door: str) -> list[str]:
    if door == "decks":
        return _shipped("buffy", "decks", "*.txt") + _shipped("vtes", "decks", "*.txt")
    if door == "sets":
        return _shipped("buffy", "cards", "*.toml")
    if door == "records":
        return _texts(TESTS / "golden", "*.record")
    return _texts(TESTS / "positions", "*.toml")
