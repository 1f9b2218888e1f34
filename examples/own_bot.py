"""A bot of your own in thirty lines: try every offered move on an imagined table, keep what looks best.

noctuary sim fables --seats red,snow --bots own_bot:Bot,random --games 100     (given in this folder)
"""

from random import Random

from noctuary import Match
from noctuary.games.fables.seen import FablesView
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move


class Bot:
    def __init__(self, seed: bytes) -> None:
        self.random = Random(seed)

    def choose(self, match: Match) -> Move:
        """`match.decision` is the question; what the others hide is imagined, never looked at."""
        assert match.decision is not None
        seat, moves = match.decision.seat, match.decision.moves
        return max(moves, key=lambda move: self.worth(match, seat, move)) if len(moves) > 1 else moves[0]

    def worth(self, match: Match, seat: Seat, move: Move) -> float:
        """Hit points first, then Defense and Power, and a step towards the opponent."""
        table = match.imagine(seat, self.random.randbytes(8))
        table.play(move)
        view = table.view(seat)
        assert isinstance(view, FablesView)
        worth = 0.01 * self.random.random() - 0.1 * (view.seats[seat].distance or 0)
        for number, fable in enumerate(view.seats):
            coming = sum(packet.amount for packet in view.pending if packet.target == number)
            value = fable.hp - coming + 0.3 * fable.defense + 0.1 * fable.power
            worth += value if fable.team == view.seats[seat].team else -value
        return worth
