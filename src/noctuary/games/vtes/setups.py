"""Setups: what a table agrees on before a game, as a document.

`{"decks": ["v5-malkavian", "v5-ventrue"], "first": "random", "time_limit": 40}`. A deck is the name of one
that comes with Noctuary, or its whole text. The seats are as given; A begins unless the setup names another
or asks for lots to be drawn (VTES-SETUP-05).
"""

# not compiled: it reads documents and is never in a hot loop

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from noctuary.games.vtes import decks
from noctuary.games.vtes.card_pool import Pool
from noctuary.games.vtes.deck_exports import write_deck
from noctuary.games.vtes.deck_lists import read_deck, read_list
from noctuary.games.vtes.decks import Deck, Fault, Format
from noctuary.games.vtes.kinds import MOST_PLAYERS
from noctuary.games.vtes.pool import default_decks, default_pool, newest, pool_at
from noctuary.games.vtes.ready_decks import FIRST_DECKS, played_as
from noctuary.games.vtes.rules import setup as rules_setup
from noctuary.games.vtes.state import Settings, State
from noctuary.kernel import deck_fields
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.deck_fields import FREE, are_closed, decks_given, is_text, refuse_faults, refuse_unknown
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, Seat

FORMATS: Final = [*(form.value for form in Format), FREE]
LONGEST_GAME: Final = 9999


def new_game(setup: Document, seed: bytes) -> State:
    """Deal a game; a setup that cannot be is an error that names its field."""
    fields = Fields(setup, "error-setup")
    pool = pool_at(fields.number("cards", newest(), 0, newest()))
    brought = _decks(fields, pool)
    settings = read_settings(fields)
    chance = Chance(match_key(seed))
    first = _first(fields, len(brought), chance)
    fields.finish()
    return rules_setup.new_game(pool, settings, brought, chance, first)


def _first(fields: Fields, seats: int, chance: Chance) -> Seat:
    """Who begins (VTES-SETUP-05)."""
    first = fields.choice("first", SEAT_LETTERS[0], ["random", *SEAT_LETTERS[:seats]])
    return Seat(chance.below(seats)) if first == "random" else Seat(SEAT_LETTERS.index(first))


def read_settings(fields: Fields, *, every_phase: bool = False) -> Settings:
    """The fields that a setup and a position share; `every_phase` is what holds if they do not say."""
    return Settings(
        time_limit=fields.number("time_limit", 0, 0, LONGEST_GAME, "VTES-OUST-06"),
        arrive_at_end=fields.flag("arrive_at_end"),
        events_once_each=fields.flag("events_once_each"),
        tournament=fields.flag("tournament"),
        every_phase=fields.flag("every_phase", every_phase),
        closed_lists=are_closed(fields),
    )


def _decks(fields: Fields, pool: Pool) -> list[Deck]:
    given = decks_given(fields, FIRST_DECKS, MOST_PLAYERS)
    form = fields.choice("format", Format.STANDARD.value, FORMATS)
    found = [_deck(fields, pool, text) for text in given]
    if form != FREE:
        checked = played_as(Format(form), _ready(given), default_pool())
        for place, deck in enumerate(found, start=1):
            wrong = _faults(given[place - 1], deck, pool, checked)
            refuse_faults(fields, place, [fault.rule for fault in wrong])
    return found


def _faults(name: str, deck: Deck, pool: Pool, form: Format) -> Sequence[Fault]:
    """What is wrong with a deck; those that come with Noctuary are looked at once, not in each game."""
    if pool is default_pool() and name in default_decks():
        return _faults_of_ready(name, form)
    return decks.check(deck, pool, form)


@cache
def _faults_of_ready(name: str, form: Format) -> tuple[Fault, ...]:
    return tuple(decks.check(default_decks()[name], default_pool(), form))


def _ready(given: list[str]) -> list[Deck]:
    """Those of the decks that come with Noctuary."""
    known = default_decks()
    return [known[name] for name in given if name in known]


def _deck(fields: Fields, pool: Pool, name: str) -> Deck:
    if is_text(name):
        return read_deck(name, pool, fields.at("decks"))
    known = default_decks()
    refuse_unknown(fields, name, known)
    if pool is default_pool():
        return known[name]
    return read_deck(write_deck(known[name], default_pool()), pool, fields.at("decks"))


def lasting(setup: Document) -> Document:
    """With the decks written out; the format then says that what was a starter may be so small."""
    setup = {"cards": newest(), **setup}
    lasts = deck_fields.lasting(setup, FIRST_DECKS, _written)
    form, given = setup.get("format", Format.STANDARD.value), setup.get("decks", list(FIRST_DECKS))
    if form == Format.STANDARD.value and isinstance(given, list):
        ready = _ready([deck for deck in given if isinstance(deck, str)])
        if played_as(Format.STANDARD, ready, default_pool()) is Format.PRECON:
            lasts["format"] = Format.PRECON.value
    return lasts


def recorded(setup: Document) -> Document:
    """What was dealt before setups said from which cards: the first pool that has all of its decks."""
    given = setup.get("decks", list(FIRST_DECKS))
    if "cards" in setup or not isinstance(given, list):
        return dict(setup)
    texts = [_written(deck) for deck in given if isinstance(deck, str)]
    fitting = (number for number in range(newest()) if _knows(pool_at(number), texts))
    return {**setup, "cards": next(fitting, newest())}


def _knows(pool: Pool, texts: list[str]) -> bool:
    return all(not read_list(text, pool)[1] for text in texts)


def _written(deck: str) -> str:
    """What is no ready deck's name is a text already."""
    known = default_decks()
    return write_deck(known[deck], default_pool()) if deck in known else deck
