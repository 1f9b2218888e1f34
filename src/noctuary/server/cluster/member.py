"""One process among several: it beats, holds the leases of its tables, and hears the others."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from typing import Final, Protocol

from sqlalchemy.exc import SQLAlchemyError

from noctuary.server.cluster.attempts import allowed
from noctuary.server.cluster.bus import AWAY, Bus, Frame
from noctuary.server.cluster.counting import Counting
from noctuary.server.company import LobbyChanged, News
from noctuary.server.settings import Patience, Rate
from noctuary.server.store import Store
from noctuary.server.store.fences import HeldFences
from noctuary.server.store.leases import Moved

_LOG: Final = logging.getLogger(__name__)
_TIDY_SECONDS: Final = 600.0
_STRIPES: Final = 64


class Tables(Protocol):
    """What a member needs of its house."""

    def hear(self, news: News) -> None: ...

    def lose(self, table: str) -> None:
        """Another process has this table now."""

    def resume(self) -> None:
        """Some news may not have come: look at everything anew."""


class Lines(Protocol):
    """What a member needs of its relay."""

    def frame(self, sender: str, frame: Frame) -> None: ...

    def cut(self, process: str | None) -> None:
        """The lines from and to this process are broken, or all of them."""


class Member:
    """Implements `Company`, for the house, and `Listener`, for the bus."""

    shared = True

    def __init__(self, redis: str, store: Store, patience: Patience) -> None:
        self.id = secrets.token_urlsafe(9)
        self.bus = Bus(redis, self.id)
        self.fences = HeldFences(self._lost)
        self.others: frozenset[str] = frozenset()  # that are there now
        self.leaving = False
        self._left = False
        self._company = ""
        self._leases = store.leases
        self._patience = patience
        self._house: Tables | None = None
        self._lines: list[Lines] = []
        self._watching: dict[str, dict[str, int]] = {}  # by process and table
        self._taking = [asyncio.Lock() for _ in range(_STRIPES)]
        self._giving: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._counting = Counting(self.bus.redis, self.id, store.metrics)
        self._tidied = 0.0
        store.tables.fence(self.fences)

    def serve(self, house: Tables) -> None:
        self._house = house

    def carry(self, lines: Lines) -> None:
        self._lines.append(lines)

    # -- being there ----------------------------------------------------------------------------------

    async def open(self) -> None:
        """Join the others; refused where those who use this database hear another Redis."""
        self._company = await self.bus.open(self)
        try:
            await self._leases.join(self.id, self._company, self._patience.lease)
        except BaseException:
            await self.bus.close()
            raise
        self._tasks = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(self._counting.keep_telling()),
        ]

    async def leave(self) -> None:
        """Give everything back at once, so that nobody waits until the leases are over."""
        self.take_leave()
        if self._left:
            return
        self._left = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self._leases.leave(self.id)
        except (SQLAlchemyError, OSError) as wrong:
            _LOG.warning("the leases could not be given back, and end by themselves: %s", wrong)

    def take_leave(self) -> None:
        self.leaving = True

    async def close(self) -> None:
        await self.leave()
        await asyncio.gather(*self._giving, return_exceptions=True)
        await self.bus.flush()
        await self.bus.close()

    async def _beat(self) -> None:
        last = time.monotonic()
        while True:
            await asyncio.sleep(self._patience.beat)
            began = time.monotonic()  # the lease runs from the statement, not from its answer
            try:
                there = await self._leases.beat(self.id, self._company, self._patience.lease)
                if time.monotonic() - last > self._patience.lease:
                    await self._look_after_pause()
                last = began
                self._meet(there)
                if self.tidies and last - self._tidied > _TIDY_SECONDS:
                    self._tidied = last
                    await self._leases.tidy()
            except (SQLAlchemyError, OSError) as wrong:
                _LOG.warning("process %s cannot say that it is there: %s", self.id, wrong)
            except Exception:
                _LOG.exception("process %s could not say that it is there", self.id)

    async def _look_after_pause(self) -> None:
        """We were not there for a while: what others have taken meanwhile is not ours."""
        _LOG.warning("process %s was away for longer than its leases hold", self.id)
        ours = await self._leases.held(self.id)
        for table, fence in list(self.fences.held.items()):
            if ours.get(table) != fence:
                self._lost(table)

    def _meet(self, there: frozenset[str]) -> None:
        for gone in self.others - there:
            _LOG.warning("process %s is there no more", gone)
            self._watching.pop(gone, None)
            self.bus.forget(gone)
            self._cut(gone)
        if self.others - there and self._house is not None:
            self._house.hear(LobbyChanged({}))
        self.others = there - {self.id}

    @property
    def tidies(self) -> bool:
        return not self.leaving and all(self.id < other for other in self.others)

    # -- tables ---------------------------------------------------------------------------------------

    async def take(self, table: str) -> bool:
        return await self.whose(table) in (None, self.id)

    async def whose(self, table: str) -> str | None:
        """Which process has the table: this one, if nobody had it. None: there is no such table."""
        if table in self.fences.held:
            return self.id
        async with self._taking[hash(table) % _STRIPES]:
            if table in self.fences.held:
                return self.id
            if self.leaving:
                raise Moved
            held = await self._leases.take(table, self.id)
            if held is not None and held.fence is not None:
                self.fences.held[table] = held.fence
            return None if held is None else held.owner

    def has(self, table: str) -> bool:
        return table in self.fences.held and not self.leaving

    def give_back(self, table: str) -> None:
        fence = self.fences.held.pop(table, None)
        if fence is None or self.leaving:
            return
        giving = asyncio.create_task(self._give_back(table, fence))
        self._giving.add(giving)
        giving.add_done_callback(self._giving.discard)

    async def _give_back(self, table: str, fence: int) -> None:
        try:
            await self._leases.give_back(table, fence)
        except (SQLAlchemyError, OSError) as wrong:
            _LOG.warning("the lease of table %s could not be given back: %s", table, wrong)

    def held(self) -> list[str]:
        return list(self.fences.held)

    def _lost(self, table: str) -> None:
        self.fences.held.pop(table, None)
        if self._house is not None:
            self._house.lose(table)

    # -- news -----------------------------------------------------------------------------------------

    def tell(self, news: News) -> None:
        self.bus.announce(news)

    async def counted(self) -> str:
        """What all processes have counted, as Prometheus reads it."""
        return await self._counting.told_of_all(self.others)

    def watching(self, table: str) -> int:
        return sum(told.get(table, 0) for told in self._watching.values())

    async def allows(self, rate: Rate, who: Sequence[tuple[str, int]]) -> bool:
        """Without Redis each process goes by its own limit, which it keeps anyway."""
        try:
            return all([await allowed(self.bus.redis, name, rate, times) for name, times in who])
        except AWAY as wrong:
            _LOG.warning("Redis is away: %s", wrong)
            return True

    def news(self, sender: str, news: News) -> None:
        if isinstance(news, LobbyChanged):
            known = self._watching.setdefault(sender, {})
            known.update(news.watching)
            self._watching[sender] = {table: many for table, many in known.items() if many}
        if self._house is not None:
            self._house.hear(news)

    def frame(self, sender: str, frame: Frame) -> None:
        for lines in self._lines:
            lines.frame(sender, frame)

    def missed(self, sender: str | None) -> None:
        self._cut(sender)
        if self._house is not None:
            self._house.resume()

    def unheard(self, process: str) -> None:
        self._cut(process)

    def _cut(self, process: str | None) -> None:
        for lines in self._lines:
            lines.cut(process)
