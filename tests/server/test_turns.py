"""Work that takes its time is done in turns."""

from __future__ import annotations

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest

from noctuary.server.limits import TooMuch
from noctuary.server.site import sets
from noctuary.server.site.own import own, taking
from noctuary.server.turns import Turns
from tests.hidden.wires import answered
from tests.hidden.worlds import World, opened
from tests.server.test_card_sets import MY_SET


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


async def asked(world: World, method: str, path: str, who: str, body: Any = None) -> tuple[int, Any]:
    """Status and body of the answer to somebody."""
    told = await answered(world.port, method, path, world.cookies[who], body)
    head, _, content = told.partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(content)


async def test_so_many_card_sets_wait_to_be_read_and_no_more(
    tmp_path: Path, fresh_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may ask, also who has no name: a queue without an end would be a stranger's to fill."""
    monkeypatch.setattr(sets, "_MOST_WAITING", 3)
    go, looked = threading.Event(), sets._looked

    def slowly(*about: Any) -> Any:
        assert go.wait(60)
        return looked(*about)

    monkeypatch.setattr(sets, "_looked", slowly)
    async with opened(tmp_path, "here", fresh_database) as world:
        path, body = "/api/sets/buffy/check", {"text": MY_SET}
        tasks = [asyncio.create_task(asked(world, "POST", path, "nobody", body)) for _ in range(5)]
        refused: set[asyncio.Task[tuple[int, Any]]] = set()
        async with asyncio.timeout(60):
            while len(refused) < 2:
                refused, _ = await asyncio.wait(tasks, timeout=0.05)
        go.set()
        found = sorted([status for status, _ in await asyncio.gather(*tasks)])
    assert found == [200, 200, 200, 429, 429]


async def test_who_takes_everything_along_waits_for_whoever_came_first(
    tmp_path: Path, fresh_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Behind a link nobody reads that it is not her turn."""
    go, began, found_all = asyncio.Event(), asyncio.Event(), taking.everything

    async def slowly(*about: Any) -> Any:
        began.set()
        await go.wait()
        return await found_all(*about)

    monkeypatch.setattr(own, "everything", slowly)
    path = "/api/me/everything"
    async with opened(tmp_path, "here", fresh_database) as world:
        first = asyncio.create_task(asked(world, "GET", path, "Ann"))
        await began.wait()
        second = asyncio.create_task(asked(world, "GET", path, "Bob"))
        assert (await asked(world, "GET", path, "Ann"))[0] == 429, "one at a time is enough for one"
        assert not second.done()
        go.set()
        told = [await task for task in (first, second)]
    assert [(status, found["person"]["name"]) for status, found in told] == [(200, "Ann"), (200, "Bob")]
