"""The Buffy the Vampire Slayer CCG, Class of '99 rules."""

from noctuary.games.buffy.game import GAME

__all__ = ["GAME"]
