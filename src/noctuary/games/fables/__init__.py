"""Twisted Fables: 1v1, 2v2 and Relic mode, with all ten Fables."""

from noctuary.games.fables.game import GAME

__all__ = ["GAME"]
