"""What a seat sees (WHI-INFO-01), and what it can only imagine."""

from __future__ import annotations

from noctuary.kernel.chance import Chance
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.view import Piece, View
from noctuary_whist.cards import SLUGS, SUITS
from noctuary_whist.state import SEATS, State, other, to_play


class Player(Piece):
    tricks: int  # that count
    cards: int  # in the hand
    taken: list[str]  # those among them that everybody has seen her take
    hand: list[str] | None = None  # for the one who looks


class WhistView(View):
    trump: str  # the suit
    turned: str | None  # the card that this trick is about; null: the stock is used up, tricks count
    stock: int  # cards in it, without the one turned up
    led: str | None  # the card that was led
    seats: list[Player]


def view(s: State, seat: Seat | None) -> WhistView:
    return WhistView(
        game="whist",
        seat=None if seat is None else int(seat),
        turn=s.trick,
        active=int(to_play(s)),
        trump=SUITS[s.trump],
        turned=None if s.turned == NOTHING else SLUGS[s.turned],
        stock=len(s.stock),
        led=None if s.led == NOTHING else SLUGS[s.led],
        seats=[
            Player(
                tricks=s.tricks[one],
                cards=len(s.hands[one]),
                taken=[SLUGS[card] for card in sorted(s.open[one])],
                hand=[SLUGS[card] for card in s.hands[one]] if one == seat else None,
            )
            for one in range(SEATS)
        ],
    )


def imagine(s: State, seat: Seat, chance: Chance) -> State:
    """The other hand and the stock, dealt anew from all that she has not seen.

    It begins with a sorted list: what comes out depends on what she knows and on the chance alone.
    """
    twin = s.copy()
    twin.chance = chance
    rival = other(seat)
    known = sorted(s.open[rival])
    unseen = sorted([card for card in s.hands[rival] if card not in known] + s.stock)
    chance.shuffle(unseen)
    hidden = len(s.hands[rival]) - len(known)
    twin.hands[rival] = sorted(known + unseen[:hidden])
    twin.stock = unseen[hidden:]
    return twin
