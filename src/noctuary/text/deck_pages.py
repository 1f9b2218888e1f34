"""The pages of the decks that come with a game: what they say, and how the decks have fared."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

_FARES: Final = "ready_fares.json"  # beside the game's modules, made by tools/deck_fares.py


class DeckPage(NamedTuple):
    """Messages: the paragraphs of the plan, and by the slug of each key card what it is there for."""

    plan: tuple[str, ...]
    keys: dict[str, str]


class Met(NamedTuple):
    """Games against another deck, and how many of them were won; a draw is half a win."""

    won: float
    games: int


def page_named(game: str, name: str, keys: Sequence[str], *more: str) -> DeckPage:
    """The page whose messages go by the name of the deck; `more` are further paragraphs."""
    plan = (f"{game}-ready-plan-{name}", f"{game}-ready-hint-{name}", *more)
    whys = {card: f"{game}-ready-key-{name}-{number}" for number, card in enumerate(keys, start=1)}
    return DeckPage(plan, whys)


@cache
def fares_in(package: str) -> dict[str, dict[str, Met]]:
    """How each deck has fared against each other that it has met, as it was measured last."""
    found: dict[str, dict[str, Met]] = {}
    file = resources.files(package) / _FARES
    if not file.is_file():
        return found
    for series in json.loads(file.read_text(encoding="utf-8"))["series"]:
        names = series["entrants"]
        for row, name in enumerate(names):
            found[name] = {
                other: Met(series["won"][row][place], games)
                for place, (other, games) in enumerate(zip(names, series["games"][row], strict=True))
                if games
            }
    return found
