"""What the greedy bot has to be told about a game."""

from __future__ import annotations

from typing import Any, Generic, TypeAlias

from mypy_extensions import mypyc_attr

from noctuary.kernel.decision import Decision
from noctuary.kernel.game import S
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move


@mypyc_attr(allow_interpreted_subclasses=True)  # somebody else's judge is plain Python in any wheel
class Judge(Generic[S]):
    """Knows what a position of one game is worth, and which offers need not be tried.

    In the middle of an action, passing leads on to its end like any other move. Where that is so
    (`follows_passing`), a move has to beat it.
    """

    def __init__(self, *, follows_passing: bool = False) -> None:
        self.follows_passing = follows_passing

    def worth(self, state: S, seat: Seat) -> float:
        raise NotImplementedError

    def sensible(self, state: S, decision: Decision) -> list[Move]:
        """The offers worth trying, at least one; by itself all of them.

        It may look only at what the seat that is asked can see.
        """
        return decision.moves

    def chance(self, state: S, seat: Seat, move: Move) -> float:
        """How likely it is that nobody comes between, as far as the seat can see; by itself nobody does.

        Moves are followed with everybody else declining: what that gains, is gained so often.
        """
        return 1.0


AnyJudge: TypeAlias = Judge[Any]
