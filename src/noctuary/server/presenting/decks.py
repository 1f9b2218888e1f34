"""Decks that people bring to a table: everything that is wrong with one, line by line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from noctuary.games.buffy import decks as buffy_decks
from noctuary.games.buffy import setups as buffy_setups
from noctuary.games.buffy.words import fault_text as buffy_fault
from noctuary.games.vtes import decks as vtes_decks
from noctuary.games.vtes.deck_lists import read_list
from noctuary.games.vtes.pool import default_pool as vtes_pool
from noctuary.games.vtes.words import fault_text as vtes_fault
from noctuary.kernel.deck_fields import FREE
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId, Seat, seat_letter
from noctuary.text.catalogue import Language, error_text, say

Telling: TypeAlias = Callable[[Language], str]
_MOST: Final = 30  # lines of complaint


class BadDeck(NoctuaryError):
    """A deck that cannot be played, and why: one line for each thing that is wrong."""

    def __init__(self, seat: Seat, faults: Sequence[Telling]) -> None:
        super().__init__(MessageId("server-error-deck"), seat=seat_letter(seat), count=len(faults))
        self._faults = faults[:_MOST]

    def faults(self, language: Language) -> list[str]:
        return [tell(language) for tell in self._faults]


def check_deck(game: str, seat: Seat, text: str, options: dict[str, Json]) -> None:
    """Raise the error of a list that cannot be read or breaks the rules of its format."""
    faults = _vtes(text, options) if game == "vtes" else _buffy(text, options)
    if faults:
        raise BadDeck(seat, faults)


def _vtes(text: str, options: dict[str, Json]) -> list[Telling]:
    """What cannot be read, or else what is against the rules: of half a deck its size says nothing."""
    pool = vtes_pool()
    deck, troubles = read_list(text, pool)
    if troubles:
        return [_of_line(trouble.line, trouble.problem) for trouble in troubles]
    form = options.get("format", vtes_decks.Format.STANDARD.value)
    if form not in [each.value for each in vtes_decks.Format]:
        return []  # not checked, or a word that the setup refuses
    faults = vtes_decks.check(deck, pool, vtes_decks.Format(form))
    return [partial(vtes_fault, pool, fault) for fault in faults]


def _buffy(text: str, options: dict[str, Json]) -> list[Telling]:
    sets = options.get("sets", [])
    pool = buffy_setups.pool_of(tuple(str(own) for own in sets) if isinstance(sets, list) else ())
    deck, troubles = buffy_decks.read_list(text, pool)
    if troubles or deck is None:
        return [_of_line(trouble.line, trouble.problem) for trouble in troubles]
    if options.get("format") == FREE:
        return []  # not checked
    faults = buffy_decks.check(deck, pool)
    return [partial(buffy_fault, pool, fault) for fault in faults]


def _of_line(line: int, problem: NoctuaryError) -> Telling:
    """A list as a whole has no line."""

    def tell(language: Language) -> str:
        text = error_text(language, problem)
        return say(language, "server-deck-line", line=line, problem=text) if line else text

    return tell
