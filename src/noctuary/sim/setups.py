"""From what sits at the seats to a game's setup, and back from a setup to words for it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.games import find_game
from noctuary.text.menu import menu_of

_NAME_WORDS: Final = ("name", "nom", "deck name")


def setup_for(game: str, seats: Sequence[str], **options: Json) -> Document:
    """The setup of one match: what sits at each seat, and those of the options that the game has."""
    return menu_of(game).setup(seats, options)


def check_setup(game: str, seats: Sequence[str], **options: Json) -> None:
    """Raise the NoctuaryError of a setup that cannot be, before a thousand games are started with it."""
    find_game(game).new_state(setup_for(game, seats, **options), b"check")


def seat_label(seat: str) -> str:
    """What sits there in a word; the whole text of a deck goes by the name in it."""
    lines = seat.splitlines()
    if len(lines) < 2:
        return seat
    named = (line.partition(":") for line in lines)
    return next((name.strip() for word, _, name in named if word.strip().lower() in _NAME_WORDS), "deck")


def seats_in(game: str, setup: str) -> list[str]:
    """What sits where according to the setup written in a record; nothing where it cannot be read."""
    try:
        document = json.loads(setup)
        field = menu_of(game).field
    except (ValueError, NoctuaryError):
        return []
    listed = document.get(field, []) if isinstance(document, dict) else []
    return [seat_label(str(seat)) for seat in listed] if isinstance(listed, list) else []
