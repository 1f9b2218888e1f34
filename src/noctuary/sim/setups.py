"""From the words of a command line to a game's setup: the one place that knows how each game is asked for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations

from noctuary.games.fables.pool import POOL as FABLES_POOL
from noctuary.kernel.game import Document
from noctuary.kernel.match import find_game

# What sits at a seat: the field of the setup that lists it, and everything it may be.
_FIELD = {"fables": "fables"}
_KNOWN = {"fables": tuple(sheet.slug for sheet in FABLES_POOL.order)}


def known_seats(game: str) -> tuple[str, ...]:
    """Everything that may sit at a seat of this game: a Fable."""
    find_game(game)
    return _KNOWN[game]


def pairings(game: str) -> list[tuple[str, str]]:
    """Every pair that can meet, each once."""
    return list(combinations(known_seats(game), 2))


def setup_for(game: str, seats: Sequence[str], **options: str) -> Document:
    """The setup of one match: what sits at each seat, and the game's options (`first`, `relics`)."""
    setup: Document = {_FIELD[game]: list(seats)}
    setup.update(options)
    return setup


def check_setup(game: str, seats: Sequence[str], **options: str) -> None:
    """Raise the NoctuaryError of a setup that cannot be, before a thousand games are started with it."""
    find_game(game).new_state(setup_for(game, seats, **options), b"check")


def seats_in(game: str, setup: str) -> list[str]:
    """What sits where according to the setup written in a record; nothing where it cannot be read."""
    try:
        document = json.loads(setup)
    except ValueError:
        return []
    listed = document.get(_FIELD.get(game, ""), []) if isinstance(document, dict) else []
    return [str(seat) for seat in listed] if isinstance(listed, list) else []
