"""Work that takes its time is done in turns."""

from __future__ import annotations

import asyncio

import pytest

from noctuary.server.limits import TooMuch
from noctuary.server.turns import Turns


async def test_one_after_the_other_one_for_each_and_so_many_at_most() -> None:
    turns, done, go = Turns(2), [], asyncio.Event()

    async def work(who: str) -> None:
        async with turns.turn(who):
            await go.wait()
            done.append(who)

    first, second = asyncio.create_task(work("ann")), asyncio.create_task(work("bob"))
    await asyncio.sleep(0)
    for who in ("ann", "cat"):  # ann waits already, and two are enough
        with pytest.raises(TooMuch):
            await work(who)
    second.cancel()
    await asyncio.gather(second, return_exceptions=True)
    third = asyncio.create_task(work("cat"))
    go.set()
    await asyncio.gather(first, third)
    assert done == ["ann", "cat"]
