"""Documents in and out: a setup, a position, a dump."""

# not compiled: it reads and writes documents

from noctuary.games.vtes.dumping import dump
from noctuary.games.vtes.loading import load
from noctuary.games.vtes.setups import new_game

__all__ = ["dump", "load", "new_game"]
