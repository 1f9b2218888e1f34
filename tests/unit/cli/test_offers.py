"""What a line of the list of moves is chosen by."""

from __future__ import annotations

from noctuary.cli.offers import Offer, numbers_of
from noctuary.kernel.move import DONE, NUMBER, YES, move


def test_moves_go_by_their_places_and_amounts_by_themselves() -> None:
    amounts = [Offer(str(amount), (move(NUMBER, amount),)) for amount in range(4)]
    assert numbers_of(amounts) == [0, 1, 2, 3]
    assert numbers_of([Offer("Yes", (move(YES),)), Offer("No more", (move(DONE),))]) == [1, 2]
    assert numbers_of([*amounts, Offer("No more", (move(DONE),))]) == [1, 2, 3, 4, 5]
    assert numbers_of([]) == []
