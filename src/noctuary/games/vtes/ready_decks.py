"""The decks that come with Noctuary: how hard each is to play, and which are starters.

A deck is a file in `decks/`; what it wants is told by `vtes-deck-about-<name>`.
"""

# not compiled: it is read by lobbies, never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import decks
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.decks import Deck, Format
from noctuary.text.menu import Level

LEVELS: Final = {
    "nb-malkavian": Level.EASY,
    "nb-nosferatu": Level.EASY,
    "nb-toreador": Level.EASY,
    "nb-tremere": Level.EASY,
    "nb2-brujah": Level.EASY,
    "nb2-gangrel": Level.EASY,
    "nb2-ministry": Level.EASY,
    "v5-malkavian": Level.EASY,
    "v5-nosferatu": Level.MEDIUM,
    "v5-toreador": Level.MEDIUM,
    "v5-tremere": Level.EASY,
    "v5-ventrue": Level.MEDIUM,
    "v5a-banu-haqim": Level.HARD,
    "v5a-brujah": Level.MEDIUM,
    "v5a-gangrel": Level.MEDIUM,
    "v5a-ministry": Level.MEDIUM,
    "v5c-ravnos": Level.HARD,
    "v5c-tzimisce": Level.HARD,
}
FIRST_DECKS: Final = ("v5-malkavian", "v5-ventrue")  # for a setup that names none
WELCOME: Final = "v5-malkavian"  # hide, bleed, send bleeds on: the plan of the game without its side roads


def is_starter(deck: Deck) -> bool:
    """Smaller than a standard deck may be, as it was sold (VTES-DECK-04)."""
    return len(deck.crypt) < Format.STANDARD.least_crypt


def played_as(form: Format, ready: list[Deck], pool: Pool) -> Format:
    """A standard table at which somebody plays a starter that comes with Noctuary is one for such decks."""
    if form is not Format.STANDARD or not any(is_starter(deck) for deck in ready):
        return form
    return Format.PRECON if all(not decks.check(deck, pool, Format.PRECON) for deck in ready) else form
