"""Decks that people bring to a table: everything that is wrong with one, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.text.catalogue import Language, error_text, say
from noctuary.text.decks import DeckBook, Telling
from noctuary.text.menu import menu_of

_MOST: Final = 30  # lines of complaint


class BadDeck(NoctuaryError):
    """A deck that cannot be played, and why: one line for each thing that is wrong."""

    def __init__(self, seat: Seat, faults: Sequence[Telling]) -> None:
        super().__init__(MessageId("server-error-deck"), seat=seat_letter(seat), count=len(faults))
        self._faults = faults[:_MOST]

    def faults(self, language: Language) -> list[str]:
        return [tell(language) for tell in self._faults]


def check_deck(game: str, seat: Seat, text: str, options: Mapping[str, Json]) -> None:
    """Raise the error of a list that cannot be read or breaks the rules of its format."""
    book = menu_of(game).decks
    faults = [] if book is None else _faults(book, text, options)
    if faults:
        raise BadDeck(seat, faults)


def _faults(book: DeckBook, text: str, options: Mapping[str, Json]) -> list[Telling]:
    """What cannot be read, or else what is against the rules: of half a deck its size says nothing."""
    sets = options.get("sets", [])
    deck = book.read(text, [str(own) for own in sets] if isinstance(sets, list) else [])
    if deck.troubles:
        return [_of_line(trouble.line, trouble.problem) for trouble in deck.troubles]
    form = book.format_of(options)
    return [] if form is None else [fault.tell for fault in deck.faults(form)]


def _of_line(line: int, problem: NoctuaryError) -> Telling:
    """A list as a whole has no line."""

    def tell(language: Language) -> str:
        text = error_text(language, problem)
        return say(language, "server-deck-line", line=line, problem=text) if line else text

    return tell
