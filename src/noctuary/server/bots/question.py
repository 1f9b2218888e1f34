"""What a process is asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

import msgspec

from noctuary.kernel.game import Document


class What(Enum):
    CHOOSE = "choose"  # a move, as a bot
    ADVISE = "advise"  # the best move, and why
    LOOK = "look"  # at a move that was played
    PLAY = "play"  # a game on, between bots
    SAMPLE = "sample"  # deal, and play the first turns


@dataclass(frozen=True)
class Question:
    """`match` is the dump of the match as the seat that is asked imagines it, or of a finished game."""

    bot: str
    seed: bytes
    match: Document
    moves: int  # how many there are to choose from
    what: What = What.CHOOSE
    played: int = -1  # the move to look at

    def line(self, bot: str = "") -> bytes:
        """What its process reads; the bot may be named with the seconds it is given."""
        asked = {
            "bot": bot or self.bot,
            "seed": self.seed.hex(),
            "match": self.match,
            "what": self.what.value,
            "played": self.played,
        }
        return msgspec.json.encode(asked) + b"\n"


@dataclass(frozen=True)
class Task:
    """Something that nobody at a table waits for, and the seconds that a process has for it."""

    what: What
    asked: Document
    seconds: float

    def line(self) -> bytes:
        return msgspec.json.encode({**self.asked, "what": self.what.value}) + b"\n"
