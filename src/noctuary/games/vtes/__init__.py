"""Vampire: The Eternal Struggle."""

from noctuary.games.vtes.game import GAME

__all__ = ["GAME"]
