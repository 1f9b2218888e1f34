"""What every bot does: answer a question."""

from __future__ import annotations

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class Bot:
    """Answers the match's open question; it may look at nothing that its seat cannot know."""

    def choose(self, match: Match) -> Move:
        raise NotImplementedError
