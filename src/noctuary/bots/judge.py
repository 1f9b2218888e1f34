"""What the greedy bot has to be told about a game."""

from __future__ import annotations

from noctuary.kernel.decision import Decision
from noctuary.kernel.game import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move


class Judge:
    """Knows what a position of one game is worth, and which offers need not be tried."""

    # In the middle of an action, passing leads on to its end like any other move: a move has to beat that.
    follows_passing = False

    def worth(self, state: State, seat: Seat) -> float:
        raise NotImplementedError

    def sensible(self, state: State, decision: Decision) -> list[Move]:
        """The offers worth trying, at least one; by itself all of them.

        It may look only at what the seat that is asked can see.
        """
        return decision.moves
