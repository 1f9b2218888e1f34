"""Players made of code: `random` and `greedy`. They know what their seat knows, and no more."""

from __future__ import annotations

from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.buffy import BuffyJudge
from noctuary.bots.fables import FablesJudge
from noctuary.bots.greedy import Greedy
from noctuary.bots.judge import Judge
from noctuary.bots.random_bot import RandomBot
from noctuary.bots.vtes import VtesJudge
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId

BOTS: Final = ("random", "greedy")
_JUDGES: Final[dict[str, Judge]] = {"buffy": BuffyJudge(), "fables": FablesJudge(), "vtes": VtesJudge()}


def make_bot(name: str, game: str, seed: bytes) -> Bot:
    """The bot of that name for that game; the same seed plays the same way."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy" and game in _JUDGES:
        return Greedy(seed, _JUDGES[game])
    raise NoctuaryError(MessageId("error-unknown-bot"), bot=name, known=", ".join(BOTS))


__all__ = ["BOTS", "Bot", "Greedy", "RandomBot", "make_bot"]
