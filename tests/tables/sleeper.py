"""A bot that does nothing: whoever looks for idle turns must find hers."""

from __future__ import annotations

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


class Sleeper:
    """Stops wherever one can."""

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        return next((move for move in decision.moves if match.game.stops(move)), decision.moves[-1])
