"""Setups and states as JSON-ready documents."""

from noctuary.games.buffy.dumping import dump
from noctuary.games.buffy.loading import load
from noctuary.games.buffy.setups import new_game

__all__ = ["dump", "load", "new_game"]
