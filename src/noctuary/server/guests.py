"""Guests who have not come for a month are forgotten: a month that this server has lived through.

The wall clock alone says nothing. It may jump by years, forwards or back, and a server that was off for a
month has seen nobody because nobody could come. So the time that the steady clock did not see pass is given
back to every guest: whoever was away for ten days before the jump has been away for ten days after it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from noctuary.server.sessions import LOCAL
from noctuary.server.store import Store

NOTED: Final = "guests-looked-after"  # the note that says when that was, by the wall clock
_EVERY: Final = 3600.0
_TOLERANCE: Final = 300.0  # seconds; clocks are set right by less than that all the time


class Guests:
    def __init__(
        self,
        store: Store,
        idle: float,
        wall: Callable[[], float] = time.time,
        steady: Callable[[], float] = time.monotonic,
    ) -> None:
        self._people = store.people
        self._idle = idle
        self._wall = wall
        self._steady = steady
        self._last: tuple[float, float] | None = None  # both clocks, when we last looked
        self._swept: float | None = None  # by the steady clock

    async def look_after(self) -> None:
        """Called every minute or so: see whether the clock has jumped; now and then forget who is gone."""
        wall, steady = self._wall(), self._steady()
        skipped = await self._skipped(wall, steady)
        if abs(skipped) > _TOLERANCE:
            await self._people.give_back(skipped, wall)
        if abs(skipped) > _TOLERANCE or self._swept is None or steady - self._swept >= _EVERY:
            await self._people.write_note(NOTED, repr(wall))
            await self._people.forget_guests(wall - self._idle, await self._people.note(LOCAL))
            self._swept = steady
        self._last = wall, steady

    async def _skipped(self, wall: float, steady: float) -> float:
        """How much the wall clock went on without the steady one."""
        if self._last is not None:
            return (wall - self._last[0]) - (steady - self._last[1])
        noted = await self._people.note(NOTED)
        last = float(noted) if noted is not None else await self._people.last_seen()
        return 0.0 if last is None else wall - last
