"""A guest is forgotten after a month that the server has seen pass, whatever the clock on the wall says."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from noctuary.server.guests import Guests
from noctuary.server.sessions import LOCAL
from noctuary.server.store import PersonRow, Store

DAY = 24 * 3600.0
MONTH = 30 * DAY
TODAY = 1_800_000_000.0


class Clocks:
    def __init__(self) -> None:
        self.wall = TODAY
        self.steady = 5_000.0

    def pass_by(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds


@pytest.fixture
def clocks() -> Clocks:
    return Clocks()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    for name, days in (("fresh", 0), ("away", 10), ("local", 10)):
        seen = TODAY - days * DAY
        await store.people.add(PersonRow(name, name, "en", seen, seen))
    await store.people.write_note(LOCAL, "local")
    yield store
    await store.close()


def begun(store: Store, clocks: Clocks) -> Guests:
    """As a server does that has just started."""
    return Guests(store, MONTH, lambda: clocks.wall, lambda: clocks.steady)


async def left(store: Store) -> set[str]:
    names = ("fresh", "away", "local")
    return {name for name in names if await store.people.find(name) is not None}


async def live(guests: Guests, clocks: Clocks, days: float) -> None:
    for _ in range(round(days * 8)):
        clocks.pass_by(DAY / 8)
        await guests.look_after()


async def test_after_a_month_guests_are_gone_but_not_who_plays_at_this_machine(
    store: Store, clocks: Clocks
) -> None:
    guests = begun(store, clocks)
    await guests.look_after()
    await live(guests, clocks, 19)
    assert await left(store) == {"fresh", "away", "local"}
    await live(guests, clocks, 2)
    assert await left(store) == {"fresh", "local"}
    await store.people.seen("fresh", clocks.wall)
    await live(guests, clocks, 29)
    assert await left(store) == {"fresh", "local"}


@pytest.mark.parametrize("years", [-20, -1, 1, 20])
async def test_a_clock_that_jumps_forgets_nobody(store: Store, clocks: Clocks, years: int) -> None:
    guests = begun(store, clocks)
    await guests.look_after()
    clocks.wall += years * 365 * DAY
    await live(guests, clocks, 1)
    assert await left(store) == {"fresh", "away", "local"}
    clocks.wall -= years * 365 * DAY  # and is set right again
    await live(guests, clocks, 15)
    assert await left(store) == {"fresh", "away", "local"}
    await live(guests, clocks, 31)
    assert await left(store) == {"local"}, "those who do not come any more do go"


@pytest.mark.parametrize("years", [-20, 1, 20])
async def test_a_server_that_starts_with_a_wrong_clock_forgets_nobody(
    store: Store, clocks: Clocks, years: int
) -> None:
    """Nor one that was off for a year: nobody could come."""
    await begun(store, clocks).look_after()
    clocks.wall += years * 365 * DAY
    clocks.steady = 3.0
    guests = begun(store, clocks)
    await guests.look_after()
    await live(guests, clocks, 15)
    assert await left(store) == {"fresh", "away", "local"}


async def test_the_first_start_after_an_older_version_forgets_nobody_by_a_wrong_clock(
    store: Store, clocks: Clocks
) -> None:
    clocks.wall += 365 * DAY
    await begun(store, clocks).look_after()
    assert await left(store) == {"fresh", "away", "local"}
