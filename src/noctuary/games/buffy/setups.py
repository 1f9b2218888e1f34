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
from noctuary.kernel import deck_fields
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import FREE, are_closed, decks_given, is_text, refuse_faults, refuse_unknown
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import RuleId

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
        closed_lists=are_closed(fields),
    )


def _decks(fields: Fields, pool: Pool) -> list[Deck]:
    given = decks_given(fields, FIRST_DECKS, MOST_PLAYERS)
    form = fields.choice("format", Format.CASUAL.value, FORMATS)
    found: list[Deck] = []
    for place, text in enumerate(given, start=1):
        deck = _deck(fields, pool, text)
        if form != FREE:
            refuse_faults(fields, place, [fault.rule for fault in decks.check(deck, pool, Format(form))])
        elif not deck.playable:  # nobody can be dealt who is not there
            refuse_faults(fields, place, [RuleId("BUF-DCK-11")])
        found.append(deck)
    return found


def _deck(fields: Fields, pool: Pool, name: str) -> Deck:
    """A known deck is read anew where more sets number the cards anew."""
    if is_text(name):
        return read_deck(name, pool, fields.at("decks"))
    known = default_decks()
    refuse_unknown(fields, name, known)
    if pool is default_pool():
        return known[name]
    return read_deck(decks.write_deck(known[name], default_pool()), pool, name)


def lasting(setup: Document) -> Document:
    return deck_fields.lasting(setup, FIRST_DECKS, _written)


def _written(deck: str) -> str:
    """What is no ready deck's name is a text already."""
    known = default_decks()
    return decks.write_deck(known[deck], default_pool()) if deck in known else deck
