"""What the bots have to be told about a game."""

from __future__ import annotations

from math import exp
from typing import Any, Final, Generic, TypeAlias

from mypy_extensions import mypyc_attr

from noctuary.kernel.decision import Decision
from noctuary.kernel.game import S
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move

NORMAL_LINES: Final = 30  # that a normal opponent follows, unless its game asks for more
FARTHEST: Final = 30.0  # an exponent beyond which nothing changes any more


class Horizon:
    """How far a line is followed: so many turns more, or so many decisions, and then on to a quiet point."""

    __slots__ = ("decisions", "turns")

    def __init__(self, turns: int = 0, decisions: int = 0) -> None:
        self.turns = turns  # ends with the turn in which this many more have begun; 0: turns do not count
        self.decisions = decisions  # 0: as many as it takes


@mypyc_attr(allow_interpreted_subclasses=True)  # somebody else's judge is plain Python in any wheel
class Judge(Generic[S]):
    """Knows what a position of one game is worth, which offers need not be tried, and how far to look ahead.

    In the middle of an action, passing leads on to its end like any other move. Where that is so
    (`follows_passing`), a move has to beat it. `scale` says how sure a lead is: who is ahead by so much wins
    about three games of four. `normal_lines` is how much of a look ahead makes a normal opponent: enough to
    beat the first look most of the time, too little for whoever looks on.
    """

    def __init__(
        self, *, follows_passing: bool = False, scale: float = 10.0, normal_lines: int = NORMAL_LINES
    ) -> None:
        self.follows_passing = follows_passing
        self.scale = scale
        self.normal_lines = normal_lines

    def worth(self, state: S, seat: Seat) -> float:
        raise NotImplementedError

    def estimate(self, state: S, seat: Seat) -> float:
        """How likely this seat is to win from here, from 0 to 1; by itself a lead in worth, squashed."""
        return squashed(self.worth(state, seat) / self.scale)

    def hope(self, state: S, seat: Seat) -> float:
        """The same as a person is told it; by itself what a search goes by.

        A search wants to tell its lines apart; how the game stands may be told better by something else.
        """
        return self.estimate(state, seat)

    def sensible(self, state: S, decision: Decision) -> list[Move]:
        """The offers worth trying, at least one; by itself all of them.

        It may look only at what the seat that is asked can see.
        """
        return decision.moves

    def offers(self, state: S, decision: Decision) -> list[Move]:
        """The same for whoever has time: what a look into the future may find better than the first guess."""
        return self.sensible(state, decision)

    def chance(self, state: S, seat: Seat, move: Move) -> float:
        """How likely it is that nobody comes between, as far as the seat can see; by itself nobody does.

        Moves are followed with everybody else declining: what that gains, is gained so often.
        """
        return 1.0

    def is_out(self, state: S, seat: Seat) -> bool:
        """Whether the game is over for this seat while others play on; by itself it never is."""
        return False

    def horizon(self, state: S, seat: Seat) -> Horizon:
        """How far a search follows its lines from here."""
        return _SOON

    def far_horizon(self, state: S, seat: Seat) -> Horizon:
        """The same for an expert, who has the time; by itself no farther, for not everywhere that helps."""
        return self.horizon(state, seat)


def squashed(lead: float) -> float:
    """From any lead to a share of won games."""
    return 1.0 / (1.0 + exp(-min(max(lead, -FARTHEST), FARTHEST)))


_SOON: Final = Horizon(decisions=12)
AnyJudge: TypeAlias = Judge[Any]
