"""Setups: what a table agrees on before a game, as a document.

`{"fables": ["red", "snow"], "relics": "printed", "first": "A"}`; everything has a default (FAB-RUL).
"""

# not compiled: it reads documents and is never in a hot loop.

from __future__ import annotations

from typing import Final

from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules import setup as rules_setup
from noctuary.games.fables.settings import RANDOM_FIRST, RelicDeck, Settings
from noctuary.games.fables.sheet import Pool, Sheet
from noctuary.games.fables.state import State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.fields import Fields
from noctuary.kernel.game import Document
from noctuary.kernel.ids import SEAT_LETTERS, Seat

DUEL: Final = "1v1"
TEAMS: Final = "2v2"
MODES: Final = (DUEL, TEAMS)
SEATS_OF_MODE: Final = {DUEL: 2, TEAMS: 4}
USUAL_FABLES: Final = ("red", "snow", "beauty", "alice")
BASIC_COPIES: Final = (12, 18)  # FAB-RUL-03
LONGEST_GAME: Final = 9999


def new_game(setup: Document, seed: bytes) -> State:
    """Deal a game; a setup that cannot be is an error that names its field."""
    fields = Fields(setup, "error-setup")
    settings, sheets = read_settings(fields, POOL)
    fields.finish()
    return rules_setup.new_game(POOL, settings, sheets, Chance(match_key(seed)))


def read_settings(fields: Fields, pool: Pool) -> tuple[Settings, list[Sheet]]:
    """The fields that a setup and a position share."""
    names = fields.texts("fables")
    mode = fields.choice("mode", TEAMS if len(names) > 2 else DUEL, MODES)
    if "fables" not in fields:
        names = list(USUAL_FABLES[: SEATS_OF_MODE[mode]])
    sheets = _sheets(fields, names, mode, pool)
    squares = 11 if mode == TEAMS else 9
    left, right = _start_squares(fields, squares)
    relics = fields.choice("relics", "none", [deck.name.lower() for deck in RelicDeck])
    settings = Settings(
        teams=mode == TEAMS,
        relics=RelicDeck[relics.upper()],
        start_left=left,
        start_right=right,
        basic_copies=_basic_copies(fields),
        first=_first(fields, len(sheets)),
        turn_cap=fields.number("turn_cap", 0, 0, LONGEST_GAME),
        ask_anyway=fields.flag("ask_anyway"),
    )
    return settings, sheets


def _sheets(fields: Fields, names: list[str], mode: str, pool: Pool) -> list[Sheet]:
    for name in names:
        if name not in pool.sheets:
            fields.fail("unknown-fable", "fables", given=name, allowed=", ".join(pool.sheets))
    if len(names) != SEATS_OF_MODE[mode]:
        fields.fail("fable-count", "fables", mode=mode, count=SEATS_OF_MODE[mode], given=len(names))
    # Each Fable's own cards exist once (FAB-RUL-34); two of her in a duel is a house rule.
    mirror = fields.flag("mirror") and mode == DUEL
    for name in names:
        if names.count(name) > 1 and not mirror:
            fields.fail("same-fable-twice", "fables", given=name, rule="FAB-RUL-34")
    return [pool.sheets[name] for name in names]


def _start_squares(fields: Fields, squares: int) -> tuple[int, int]:
    """Two different squares, the left one first; 0 stands for the usual one (FAB-RUL-01)."""
    given = fields.numbers("start_squares", 1, squares)
    if not given:
        return 0, 0
    if len(given) != 2 or given[0] >= given[1]:
        fields.refuse("start-squares", "start_squares", most=squares, rule="FAB-RUL-01")
    return given[0], given[1]


def _basic_copies(fields: Fields) -> int:
    copies = fields.number("basic_copies", BASIC_COPIES[0])
    if copies not in BASIC_COPIES:
        fields.refuse("not-allowed", "basic_copies", allowed=", ".join(map(str, BASIC_COPIES)))
    return copies


def _first(fields: Fields, seats: int) -> Seat:
    first = fields.choice("first", "random", ["random", *SEAT_LETTERS[:seats]])
    return RANDOM_FIRST if first == "random" else Seat(SEAT_LETTERS.index(first))
