"""Clocks: of each person, of the whole table, and what they say about a table's pace."""

from __future__ import annotations

import pytest

from noctuary.server.table.clocks import pace_of
from noctuary.server.wire import ClockWish, NewTable, Pace, SeatWish, Sitter

_SEATS = [SeatWish(Sitter.ME), SeatWish(Sitter.OPEN)]


@pytest.mark.parametrize(
    ("clock", "pace"),
    [
        (None, Pace.RELAXED),
        (ClockWish(15), Pace.FAST),
        (ClockWish(16), Pace.NORMAL),
        (ClockWish(600, 30), Pace.NORMAL),
    ],
)
def test_the_pace_of_a_table_follows_from_its_clocks(clock: ClockWish | None, pace: Pace) -> None:
    assert pace_of(NewTable("fables", _SEATS, clock=clock)) is pace
