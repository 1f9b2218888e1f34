"""How often cards are played and win, counted over a series of games between bots (`tools/card_figures.py`).

A game keeps the counts beside its package's code, in `figures.json`; one that has none tells nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from noctuary.kernel.games import package_of

FILE: Final = "figures.json"


class CardFigure(msgspec.Struct, frozen=True, array_like=True):
    """Of one card, in seats: a player of one game."""

    held: int  # had it in the deck, or among the cards of the character
    played: int  # … and played it at least once
    times: int  # how often they did, all together
    won: int  # of those who played it


class SeatFigure(msgspec.Struct, frozen=True, array_like=True):
    """Of one deck or character."""

    seats: int
    won: int


class Figures(msgspec.Struct, frozen=True):
    recipe: str  # the command whose rows were counted
    games: int
    players: int  # of each game: one in so many wins where nothing makes a difference
    cards: dict[str, CardFigure]
    seats: dict[str, SeatFigure]


@cache
def figures_of(game: str) -> Figures | None:
    """None where nobody has counted, or what was counted cannot be read any more."""
    try:
        text = (resources.files(package_of(game)) / FILE).read_bytes()
        return msgspec.json.decode(text, type=Figures)
    except (OSError, msgspec.MsgspecError):
        return None
