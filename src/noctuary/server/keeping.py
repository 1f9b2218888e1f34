"""What becomes of games that are over: packed after a while, and thrown away when the keeper says so.

Nothing of it is in anybody's way: a few games at a time, each in a transaction of its own, so that a table
waits no longer for it than for another table's move. Several servers on one database may do it side by side.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from typing import Final

from noctuary.server.logs import FIELDS
from noctuary.server.settings import Keep
from noctuary.server.store import Store

_LOG: Final = logging.getLogger(__name__)
PACKED_UNTIL: Final = "packed-until"  # the note: what was touched before that is packed
_OVERLAP: Final = 24 * 3600.0  # a game may end by a clock that was set back
_AT_ONCE: Final = 50  # games that are looked for, or thrown away, in one go
_SECONDS: Final = 5.0  # a year of games that nobody has packed waits for the next minute
_PRUNE_EVERY: Final = 3600.0


class Keeping:
    def __init__(
        self,
        store: Store,
        keep: Keep,
        awake: Callable[[], Collection[str]],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._store = store
        self._keep = keep
        self._awake = awake
        self._clock = clock
        self._pruned: float | None = None  # by the steady clock

    async def look_after(self) -> None:
        """Called every minute or so."""
        until = time.monotonic() + _SECONDS
        try:
            await self.pack(until)
        except Exception:
            _LOG.exception("finished games could not be packed, and are packed later")
        due = self._pruned is None or time.monotonic() - self._pruned >= _PRUNE_EVERY
        if self._keep.games is not None and due and await self.prune(until):
            self._pruned = time.monotonic()

    async def pack(self, until: float) -> None:
        """Games that have been over for a while; the next ones first."""
        noted = await self._store.people.note(PACKED_UNTIL)
        since = 0.0 if noted is None else float(noted) - _OVERLAP
        before, packed = self._clock() - self._keep.unpacked, 0
        while time.monotonic() < until:
            found = await self._store.packing.ready(since, before, _AT_ONCE)
            for table, _ in found:
                packed += await self._store.packing.pack(table)
                await asyncio.sleep(0)  # whoever waits to write comes first
            if found:
                since = found[-1][1]
                await self._store.people.write_note(PACKED_UNTIL, repr(since))
            if len(found) < _AT_ONCE:
                break
        if packed:
            _LOG.info("finished games were packed", extra={FIELDS: {"games": packed}})

    async def prune(self, until: float) -> bool:
        """Throw away what is too old; False if there was more of it than there was time."""
        assert self._keep.games is not None
        before, gone, done = self._clock() - self._keep.games, 0, False
        while not done and time.monotonic() < until:
            pruned = await self._store.pruning.prune(before, _AT_ONCE, self._awake())
            gone, done = gone + pruned, pruned < _AT_ONCE
            await asyncio.sleep(0)
        if gone:
            _LOG.info("old tables were thrown away", extra={FIELDS: {"tables": gone}})
        return done
