"""Whatever reads a stranger's text, by its name: given a text, each answers or refuses, and never breaks."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from noctuary.games.buffy import decks as buffy_decks
from noctuary.games.buffy.pool import default_pool as buffy_pool
from noctuary.games.buffy.pool import pool_with
from noctuary.games.buffy.sets import read_set
from noctuary.games.vtes.deck_lists import read_list
from noctuary.games.vtes.pool import default_pool as vtes_pool
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.positions import Position, run
from noctuary.kernel.records import read_records
from noctuary.server.presenting.decks import BadDeck, check_deck
from noctuary.text.catalogue import Language, error_text

Reader = Callable[[str], object]


def told(error: NoctuaryError) -> None:
    """As it is told: in both languages, and as a program prints it."""
    for language in Language:
        error_text(language, error)
        if isinstance(error, BadDeck):
            error.faults(language)
    str(error).encode()


def careful(read: Reader) -> Reader:
    """Read, and tell what is wrong; anything but an error with a message goes on."""

    def reading(text: str) -> None:
        try:
            read(text)
        except NoctuaryError as error:
            told(error)

    return reading


def _position(text: str) -> None:
    for failure in run(Position(text, "hostile")).failures:
        told(failure.problem)


def _records(text: str) -> None:
    for record in read_records(text):
        for trouble in record.errors:
            str(trouble.problem)
        record.write()


def _record_tag(text: str) -> None:
    """A record whose deal is the text."""
    head = f'[Game "fables"]\n[Seed "00"]\n[Setup "{json.dumps(text)[1:-1]}"]\n*\n'
    for record in read_records(head):
        record.replay()


def _setup(text: str) -> None:
    """The text in every place of a setup that takes one."""
    for game in ("buffy", "vtes"):
        with suppress(NoctuaryError):
            Match.start(game, {"decks": [text, text + "\n"]})
        Match.start(game, {text: 1, "format": text})


def _notation(text: str) -> None:
    for game in ("fables", "buffy", "vtes"):
        match = Match.start(game, {}, b"hostile")
        with suppress(NoctuaryError):
            match.why_not(match.parse(text[:900]))
        match.play_text(text)


def _decks_of_a_table(text: str) -> None:
    for game in ("buffy", "vtes"):
        try:
            check_deck(game, Seat(0), text, {})
        except NoctuaryError as error:
            told(error)


READERS: Final[dict[str, Reader]] = {
    "vtes deck": lambda text: read_list(text, vtes_pool()),
    "buffy deck": lambda text: buffy_decks.read_deck(text, buffy_pool()),
    "decks of a table": _decks_of_a_table,
    "card set": lambda text: pool_with([read_set(text, "hostile")]),
    "position": _position,
    "records": _records,
    "record's deal": _record_tag,
    "setup": _setup,
    "notation": _notation,
}
