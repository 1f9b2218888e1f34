"""Bots in a pool of their own, which as many machines as one likes may help to fill: `noctuary bots`.

A question lies in Redis until it is taken or too late, by Redis's own clock; its number stands in a line, and
whoever is free takes the first. The answer goes straight to the process that has asked. When nobody helps, or
nobody answers in time, that process lets a bot of its own have a quick look.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

import msgspec
from redis.asyncio import Redis

from noctuary.server.bots import BotPool, Looked, Question, What
from noctuary.server.bots.pool import QUICK
from noctuary.server.bots.waiting import share, wanted, within
from noctuary.server.cluster.bus import AWAY, Bus, Frame, packed
from noctuary.server.cluster.lines import Kind
from noctuary.server.company import News
from noctuary.server.patience import Backoff

_LOG: Final = logging.getLogger(__name__)
_HURRIED: Final = "noctuary:questions"
_PATIENT: Final = "noctuary:questions:patient"
_HELPERS: Final = "noctuary:helpers"  # who helps with how many processes, by when she last said so
_BEAT_SECONDS: Final = 2.0
_GONE_SECONDS: Final = 8.0
_LOOKED_EVERY: Final = 2.0  # how exactly it is known whether anybody helps
_PATIENT_SECONDS: Final = 600.0
_TAKE_SECONDS: Final = 1.0


class Asked(msgspec.Struct, array_like=True):
    """A question on its way."""

    process: str
    bot: str
    seed: bytes
    match: dict[str, Any]
    moves: int
    what: str
    played: int
    seconds: float  # until it is too late


def _key(number: str) -> str:
    return f"noctuary:question:{number}"


async def helping(redis: Redis) -> int:
    """How many processes help just now."""
    seconds, _ = await redis.time()
    names: list[Any] = await redis.zrangebyscore(_HELPERS, seconds - _GONE_SECONDS, "+inf")
    return sum([int(name.decode().rpartition(":")[2]) for name in names])


class SharedBots(BotPool):
    """Asks those who help; one's own processes where nobody does."""

    def __init__(self, command: Sequence[str], workers: int, seconds: float, bus: Bus, process: str) -> None:
        super().__init__(command, workers, seconds)
        self._bus = bus
        self._process = process
        self._waiting: dict[str, asyncio.Future[dict[str, object] | None]] = {}
        self._helping = 0
        self._looked_at = float("-inf")

    async def warm_up(self) -> None:
        """Others think; one's own process is started when it is needed."""

    async def choose(self, question: Question) -> int | None:
        if not await self._somebody_helps():
            return await super().choose(question)
        seconds = wanted(question.bot) + self._seconds
        index = self._index(await self._ask_others(question, seconds, patient=False), question)
        if index is None:
            index = await super().choose(replace(question, bot=QUICK))
        return index

    async def look(self, question: Question, *, patient: bool = False) -> Looked | None:
        if not await self._somebody_helps():
            return await super().look(question, patient=patient)
        seconds = _PATIENT_SECONDS if patient else wanted(question.bot) + self._seconds
        return self._looked(await self._ask_others(question, seconds, patient=patient), question)

    async def _somebody_helps(self) -> bool:
        now = time.monotonic()
        if now - self._looked_at > _LOOKED_EVERY:
            self._looked_at = now
            try:
                self._helping = await helping(self._bus.redis)
            except AWAY:
                self._helping = 0
        return self._helping > 0

    async def _ask_others(
        self, question: Question, seconds: float, *, patient: bool
    ) -> dict[str, object] | None:
        number = secrets.token_urlsafe(9)
        asked = Asked(
            self._process,
            question.bot,
            question.seed,
            question.match,
            question.moves,
            question.what.value,
            question.played,
            seconds,
        )
        future = asyncio.get_running_loop().create_future()
        self._waiting[number] = future
        try:
            async with asyncio.timeout(seconds):
                told = self._bus.redis.pipeline(transaction=True)
                told.set(_key(number), msgspec.msgpack.encode(asked), px=int(seconds * 1000))
                told.rpush(_PATIENT if patient else _HURRIED, number)
                await told.execute()
                answer: dict[str, object] | None = await future
                return answer
        except AWAY as wrong:  # a TimeoutError is among them
            _LOG.warning("bots: nobody answers (%s)", type(wrong).__name__)
            return None
        finally:
            self._waiting.pop(number, None)

    # -- what the bus brings --------------------------------------------------------------------------

    def frame(self, sender: str, frame: Frame) -> None:
        future = self._waiting.get(frame.line) if frame.kind == Kind.THOUGHT else None
        if future is not None and not future.done():
            future.set_result(msgspec.msgpack.decode(frame.told))

    def cut(self, process: str | None) -> None:
        """An answer may be lost: a quick look decides, instead of waiting for it."""
        for future in self._waiting.values():
            if process is None and not future.done():
                future.set_result(None)


class Helper:
    """`noctuary bots`: takes questions for so many processes, until it is told to stop."""

    def __init__(self, redis: str, command: Sequence[str], processes: int, seconds: float) -> None:
        self.id = secrets.token_urlsafe(9)
        self._bus = Bus(redis, self.id)
        self._pool = BotPool(command, processes, seconds)
        self._processes = processes
        self._stopping = False

    async def run(self, ready: Callable[[], None]) -> None:
        """Until it is stopped; `ready` is called when questions are taken."""
        await self._bus.open(self)
        takers = [asyncio.create_task(self._take()) for _ in range(self._processes)]
        beating = asyncio.create_task(self._beat())
        ready()
        try:
            await asyncio.gather(*takers)
        finally:
            beating.cancel()
            for taker in takers:
                taker.cancel()
            await asyncio.gather(beating, *takers, return_exceptions=True)
            with contextlib.suppress(*AWAY):
                await self._bus.redis.zrem(_HELPERS, self._name)
            await self._bus.flush()
            await self._pool.close()
            await self._bus.close()

    def stop(self) -> None:
        """What has been taken is still answered."""
        self._stopping = True

    @property
    def _name(self) -> str:
        return f"{self.id}:{self._processes}"

    async def _beat(self) -> None:
        backoff = Backoff()
        while True:
            try:
                seconds, _ = await self._bus.redis.time()
                await self._bus.redis.zadd(_HELPERS, {self._name: seconds})
                await self._bus.redis.zremrangebyscore(_HELPERS, "-inf", seconds - 60)
                backoff.worked()
                await asyncio.sleep(_BEAT_SECONDS)
            except AWAY as wrong:
                _LOG.warning("Redis is away: %s", wrong)
                await asyncio.sleep(backoff.failed())

    async def _take(self) -> None:
        backoff = Backoff()
        while not self._stopping:
            try:
                taken: Any = await self._bus.redis.blpop([_HURRIED, _PATIENT], timeout=_TAKE_SECONDS)
                if taken is not None:
                    await self._answer(taken[1].decode())
                backoff.worked()
            except AWAY as wrong:
                _LOG.warning("Redis is away: %s", wrong)
                await asyncio.sleep(backoff.failed())
            except Exception:
                _LOG.exception("a question could not be answered")

    async def _answer(self, number: str) -> None:
        redis = self._bus.redis
        left = await redis.pttl(_key(number))
        data: Any = await redis.getdel(_key(number))
        if data is None:
            return  # too late, or nobody waits for it any more
        asked = msgspec.msgpack.decode(data, type=Asked)
        waiting, helpers = await redis.llen(_HURRIED), await helping(redis)
        patient = asked.seconds >= _PATIENT_SECONDS
        waited = 0.0 if patient else max(0.0, asked.seconds - left / 1000)
        told = await self._thought(asked, waited, waiting, max(helpers, self._processes))
        self._bus.say(asked.process, Frame(Kind.THOUGHT, number, packed(told)))

    async def _thought(
        self, asked: Asked, waited: float, waiting: int, helpers: int
    ) -> dict[str, object] | None:
        question = Question(asked.bot, asked.seed, asked.match, asked.moves, What(asked.what), asked.played)
        seconds = wanted(question.bot)
        if seconds:
            seconds = share(seconds, waited, waiting, helpers)
        told = await self._pool.think(question.line(within(question.bot, seconds)), seconds)
        if told is None and question.what is What.CHOOSE:
            told = await self._pool.think(question.line(QUICK), 0.0)
        return told

    # -- what the bus brings: nothing that a helper needs ---------------------------------------------

    def frame(self, sender: str, frame: Frame) -> None: ...

    def news(self, sender: str, news: News) -> None: ...

    def missed(self, sender: str | None) -> None: ...

    def unheard(self, process: str) -> None: ...
