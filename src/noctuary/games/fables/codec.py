"""Setups and states as JSON-ready documents."""

from noctuary.games.fables.dumping import dump
from noctuary.games.fables.loading import load
from noctuary.games.fables.setups import new_game

__all__ = ["dump", "load", "new_game"]
