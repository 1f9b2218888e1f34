"""Setups and states as JSON-ready documents."""

from __future__ import annotations

from noctuary.games.fables.pool import POOL
from noctuary.games.fables.rules import setup as rules_setup
from noctuary.games.fables.settings import Settings
from noctuary.games.fables.state import State
from noctuary.kernel.chance import Chance, match_key
from noctuary.kernel.game import Document


def new_game(setup: Document, seed: bytes) -> State:
    names = setup.get("fables", ["red", "snow"])
    assert isinstance(names, list)
    settings = Settings(teams=len(names) == 4)
    return rules_setup.new_game(POOL, settings, [POOL.sheets[str(n)] for n in names], Chance(match_key(seed)))


def dump(s: State) -> Document:
    raise NotImplementedError


def load(document: Document) -> State:
    raise NotImplementedError
