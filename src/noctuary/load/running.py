"""A whole run: lay the tables, let people play, and say what it came to."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeAlias

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.load.counting import Counts, spread
from noctuary.load.guests import Door, make_tables
from noctuary.load.machine import Use, listening_at, own_cpu, use_of
from noctuary.load.plan import Address, Plan
from noctuary.load.result import Result, timeline
from noctuary.load.socket import CouldNotOpen
from noctuary.load.tables import LoadTable
from noctuary.server.files import want_files

_AT_ONCE: Final = 24  # tables that gather at the same time
_GATHER_SECONDS: Final = 120.0
_SAMPLE_SECONDS: Final = 1.0
_MOVES: Final = 'noctuary_moves_total{by="people"}'
_SPARE_FILES: Final = 100
_LOOK_SECONDS: Final = 0.05
_ASK_SECONDS: Final = 0.25

Tell: TypeAlias = Callable[[], None]  # one more table is laid


class Run:
    """Tables that are laid once and played at as often as one likes, at one pace after the other."""

    def __init__(self, address: Address, plan: Plan) -> None:
        self.address = address
        self.plan = plan
        self.counts = Counts()
        self._tables: list[LoadTable] = []
        self._processes = listening_at(address.port) if address.on_loopback else []
        self._empty: Use | None = None

    async def gather(self, tell: Tell) -> None:
        plan = self.plan
        want_files(plan.tables * (plan.people + plan.watchers) + _SPARE_FILES)
        self._empty = self._use()
        made = await make_tables(self.address, plan)
        self._tables = [
            LoadTable(self.address, plan, one, number, self.counts) for number, one in enumerate(made)
        ]
        gate = asyncio.Semaphore(_AT_ONCE)

        async def gather(table: LoadTable) -> None:
            async with gate:
                try:
                    async with asyncio.timeout(_GATHER_SECONDS):
                        await table.gather()
                except (CouldNotOpen, TimeoutError) as wrong:
                    raise NoctuaryError(
                        MessageId("load-error-enter"), problem=str(wrong) or type(wrong).__name__
                    ) from wrong
            tell()

        await asyncio.gather(*(gather(table) for table in self._tables))

    def leave(self) -> None:
        for table in self._tables:
            table.leave()

    async def play(self, every: float, seconds: float) -> Result:
        """Play at this pace; what is due in the first seconds warms up and is not measured."""
        plan, counts = self.plan, Counts()
        self.counts = counts
        counted = await self._counted_by_server()
        start = time.perf_counter() + _LOOK_SECONDS
        counts.begin = start + plan.warm_up
        counts.end = counts.begin + seconds
        for number, table in enumerate(self._tables):
            table.counts = counts
            table.start(start + every * number / len(self._tables), every)
        await _until(counts.begin)
        kept, own, before = counts.kept, own_cpu(), self._use()
        uses = await self._watch(counts.end)
        for table in self._tables:
            table.stop()
        untold = await self._drain(counts.end + plan.drain)
        after, moves = self._use(), counts.kept - kept
        result = self._result(every, seconds, uses, before, after, moves, own_cpu() - own, untold)
        now = await self._counted_by_server()
        result.moves_counted = None if now is None or counted is None else round(now - counted)
        return result

    async def _counted_by_server(self) -> float | None:
        """People's moves, as the server's own metrics have them."""

        def ask() -> float | None:
            door = Door(self.address)
            try:
                return door.metric(_MOVES)
            finally:
                door.close()

        return await asyncio.to_thread(ask)

    def _use(self) -> Use | None:
        return use_of(self._processes) if self._processes else None

    async def _watch(self, end: float) -> list[tuple[float, float, int]]:
        uses: list[tuple[float, float, int]] = []
        while True:
            now, use = time.perf_counter(), self._use()
            if use is not None:
                uses.append((now, use.cpu, use.memory))
            if now >= end:
                return uses
            await _until(min(now + _SAMPLE_SECONDS, end))

    async def _drain(self, until: float) -> int:
        """Wait for those who have not heard yet; how many moves somebody never heard of."""
        while time.perf_counter() < until:
            waiting = [table for table in self._tables if table.untold()]
            if not waiting:
                return 0
            for table in waiting:
                table.ask_around()
            await asyncio.sleep(_ASK_SECONDS)
        return sum(table.untold() for table in self._tables)

    def _result(
        self,
        every: float,
        seconds: float,
        uses: list[tuple[float, float, int]],
        before: Use | None,
        after: Use | None,
        moves: int,
        own: float,
        untold: int,
    ) -> Result:
        plan, counts = self.plan, self.counts
        cpu = None if before is None or after is None else after.cpu - before.cpu
        used = None if len(uses) < 2 else (uses[-1][1] - uses[0][1]) / (uses[-1][0] - uses[0][0])
        grown = None if after is None or self._empty is None else after.memory - self._empty.memory
        return Result(
            tables=plan.tables,
            screens=plan.tables * (plan.people + plan.watchers),
            games=list(plan.games),
            every=every,
            seconds=seconds,
            moves_wished=counts.wished,
            moves_sent=counts.sent,
            moves_told=counts.told,
            wished_per_s=round(counts.wished / seconds, 2),
            told_per_s=round(counts.told / seconds, 2),
            latency_ms=spread([took for _, took in counts.latencies]),
            own_screen_ms=spread(counts.own),
            generator_late_ms=spread(counts.late),
            server_cpu_ms_per_move=None if cpu is None or not moves else round(cpu / moves * 1000, 3),
            server_cpu=None if used is None else round(used, 3),
            generator_cpu=round(own / seconds, 3),
            server_memory=None if after is None else after.memory,
            memory_per_table=None if grown is None else grown // plan.tables,
            messages=counts.messages,
            bytes_per_message=round(counts.received / counts.messages, 1) if counts.messages else 0.0,
            gaps=counts.gaps,
            held=counts.held,
            unseen=counts.unseen,
            untold=untold,
            moves_kept=counts.kept,
            games_ended=counts.games,
            chats=counts.chats,
            undos=counts.undos,
            cuts=counts.cuts,
            errors=dict(counts.errors),
            timeline=timeline(counts, uses),
        )


async def _until(moment: float) -> None:
    await asyncio.sleep(max(0.0, moment - time.perf_counter()))
