"""From the words of a command line to a game's setup: the one place that knows how each game is asked for."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from noctuary.games.buffy.decks import Format
from noctuary.games.buffy.pool import default_decks
from noctuary.games.fables.pool import POOL as FABLES_POOL
from noctuary.games.vtes.pool import default_decks as vtes_decks
from noctuary.kernel.game import Document, Json
from noctuary.kernel.match import find_game

# The field of the setup that lists what sits at each seat, and the options that a game understands.
_FIELD: Final = {"fables": "fables", "buffy": "decks", "vtes": "decks"}
_OPTIONS: Final = {
    "fables": ("ask_anyway", "first", "mode", "relics", "turn_cap"),
    "buffy": ("format", "sets", "turn_limit"),
    "vtes": ("first", "format", "time_limit", "tournament"),
}
_LIMIT: Final = {"fables": "turn_cap", "buffy": "turn_limit", "vtes": "time_limit"}
_NAME_WORDS: Final = ("name", "nom", "deck name")
_TOURNAMENT: Final = Format.CONSTRUCTED.least  # cards in a Resource Deck


def games() -> list[str]:
    """The games whose series and tables can be asked for."""
    return list(_FIELD)


def known_seats(game: str) -> tuple[str, ...]:
    """Everything that may sit at a seat of this game: a Fable, a deck that comes with Noctuary."""
    if game == "fables":
        return tuple(sheet.slug for sheet in FABLES_POOL.order)
    return tuple(vtes_decks() if game == "vtes" else default_decks())


def usual_seats(game: str) -> list[str]:
    """Those that meet where nobody names any: of the decks, the small ones of casual play."""
    if game == "buffy":
        return [name for name, deck in default_decks().items() if len(deck.resources) < _TOURNAMENT]
    return list(known_seats(game))


def pairings(game: str) -> list[tuple[str, str]]:
    """Every usual pair that can meet, each once."""
    return list(combinations(usual_seats(game), 2))


def setup_for(game: str, seats: Sequence[str], **options: Json) -> Document:
    """The setup of one match: what sits at each seat, and those of the options that the game has.

    Who begins a game of Buffy follows from the rules (BUF-SETUP-06): it has no `first`.
    """
    setup: Document = {_FIELD[game]: list(seats)}
    setup.update({name: value for name, value in options.items() if name in _OPTIONS[game]})
    return setup


def limit_of(game: str, turns: int) -> dict[str, Json]:
    """The field that ends the game after so many turns; none for 0 (BUF-RUL-54, FAB-RUL-47, VTES-OUST-06)."""
    return {_LIMIT[game]: turns} if turns else {}


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
    except ValueError:
        return []
    listed = document.get(_FIELD.get(game, ""), []) if isinstance(document, dict) else []
    return [seat_label(str(seat)) for seat in listed] if isinstance(listed, list) else []
