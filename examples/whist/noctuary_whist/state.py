"""The table of German Whist, as plain data."""

from __future__ import annotations

from noctuary.kernel.chance import Chance
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

SEATS = 2
NOBODY = -1


class State(KernelState):
    """`open` are those cards of a hand that everybody has seen its owner take (WHI-DRAW-01)."""

    hands: list[list[int]]  # sorted
    open: list[list[int]]
    stock: list[int]  # its top is the last one
    turned: int  # the card that this trick is about; NOTHING once the stock is used up
    trump: int
    leader: Seat
    led: int  # the card that was led; NOTHING before that
    tricks: list[int]  # that count: those of the second half (WHI-WIN-01)
    trick: int  # the number of the one being played
    conceded: int  # the seat that has given up, or NOBODY

    def copy(self) -> State:
        twin = State()
        twin.chance = self.chance.copy()
        twin.log = None
        twin.hands = [hand[:] for hand in self.hands]
        twin.open = [cards[:] for cards in self.open]
        twin.stock = self.stock[:]
        twin.turned = self.turned
        twin.trump = self.trump
        twin.leader = self.leader
        twin.led = self.led
        twin.tricks = self.tricks[:]
        twin.trick = self.trick
        twin.conceded = self.conceded
        return twin

    def over(self) -> bool:
        return self.conceded != NOBODY or not (self.hands[0] or self.hands[1])


def new_state(chance: Chance) -> State:
    """An empty table."""
    s = State()
    s.chance = chance
    s.log = None
    s.hands = [[], []]
    s.open = [[], []]
    s.stock = []
    s.turned = NOTHING
    s.trump = 0
    s.leader = Seat(0)
    s.led = NOTHING
    s.tricks = [0, 0]
    s.trick = 1
    s.conceded = NOBODY
    return s


def other(seat: Seat) -> Seat:
    return Seat(1 - seat)


def to_play(s: State) -> Seat:
    return s.leader if s.led == NOTHING else other(s.leader)
