"""What every bot does: answer a question."""

# not compiled: in a compiled wheel, too, anybody's class with this method is a bot

from __future__ import annotations

from typing import Protocol

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class Bot(Protocol):
    """Answers the match's open question; it may look at nothing that its seat cannot know."""

    def choose(self, match: Match) -> Move: ...
