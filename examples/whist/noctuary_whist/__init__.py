"""German Whist: two players, a pack of cards, a trump. `noctuary rules --game whist` tells the rules."""

from noctuary_whist.game import GAME

__all__ = ["GAME"]
