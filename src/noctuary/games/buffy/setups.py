"""Setups: what a table agrees on before a game, as a document.

`{"decks": ["ada-vance", "countess-vesna"], "opening_hand": true}`. A deck is the name of one that comes with
Noctuary, or its whole text; `sets` adds card sets by their text.
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from functools import lru_cache
from typing import Final

from noctuary.games.buffy import decks
from noctuary.games.buffy.board import MOST_PLAYERS
from noctuary.games.buffy.card import Pool
from noctuary.games.buffy.decks import Deck, Format, read_deck
from noctuary.games.buffy.pool import default_decks, default_pool, pool_with
from noctuary.games.buffy.rules import setup as rules_setup
from noctuary.games.buffy.sets import read_set
from noctuary.games.buffy.state import Settings, State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document, Json

FREE: Final = "free"  # decks are not checked
FORMATS: Final = [*(form.value for form in Format), FREE]
LONGEST_GAME: Final = 9999
FIRST_DECKS: Final = ("ada-vance", "countess-vesna")  # for a setup that names none


def new_game(setup: Document, seed: bytes) -> State:
    """Deal a game; a setup that cannot be is an error that names its field."""
    fields = Fields(setup, "error-setup")
    pool = pool_of(tuple(fields.texts("sets")), fields.at("sets"))
    brought = _decks(fields, pool)
    settings = read_settings(fields)
    fields.finish()
    return rules_setup.new_game(pool, settings, brought, Chance(match_key(seed)))


@lru_cache(maxsize=8)
def pool_of(sets: tuple[str, ...], place: str = "") -> Pool:
    """Replays of one match share its pool, and with it what has been written of its cards."""
    return pool_with([read_set(text, place) for text in sets]) if sets else default_pool()


def read_settings(fields: Fields) -> Settings:
    """The fields that a setup and a position share."""
    return Settings(
        opening_hand=fields.flag("opening_hand"),
        turn_limit=fields.number("turn_limit", 0, 0, LONGEST_GAME, "BUF-RUL-54"),
    )


def _decks(fields: Fields, pool: Pool) -> list[Deck]:
    names = fields.texts("decks")
    if "decks" not in fields:
        names = list(FIRST_DECKS)
    if not 2 <= len(names) <= MOST_PLAYERS:
        fields.fail("deck-count", "decks", given=len(names), least=2, most=MOST_PLAYERS)
    form = fields.choice("format", Format.CASUAL.value, FORMATS)
    found: list[Deck] = []
    for place, name in enumerate(names, start=1):
        deck = _deck(fields, pool, name)
        faults = [] if form == FREE else decks.check(deck, pool, Format(form))
        if faults:
            rules = ", ".join(dict.fromkeys(fault.rule for fault in faults))
            fields.fail("illegal-deck", f"decks.{place}", count=len(faults), rule=rules)
        found.append(deck)
    return found


def _deck(fields: Fields, pool: Pool, name: str) -> Deck:
    """A text has lines; a name has none. A known deck is read anew where more sets number the cards anew."""
    if "\n" in name:
        return read_deck(name, pool, fields.at("decks"))
    known = default_decks()
    if name not in known:
        fields.fail("unknown-deck", "decks", given=name, allowed=", ".join(known))
    if pool is default_pool():
        return known[name]
    return read_deck(decks.write_deck(known[name], default_pool()), pool, name)


def lasting(setup: Document) -> Document:
    """The setup with each ready deck written out: its list may change, a record of it may not."""
    named = setup.get("decks", list(FIRST_DECKS))
    return {**setup, "decks": [_written_out(deck) for deck in named] if isinstance(named, list) else named}


def _written_out(deck: Json) -> Json:
    """What is no ready deck's name is a text already."""
    known = default_decks()
    if not isinstance(deck, str) or deck not in known:
        return deck
    return decks.write_deck(known[deck], default_pool())
