"""What processes say to each other, through Redis.

Each process hears a channel of its own and one that all hear. What is said to the same process within a
moment goes in one message. Messages are numbered: Redis hands out what it is told to whoever listens just
then, and keeps nothing, so whoever finds a number missing, or has lost the connection, knows that it has
missed something and starts the lines anew that went through it. Nobody's game depends on it: a client that
is sent away comes back and is told what it has missed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import Any, Final, Protocol

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server.company import News
from noctuary.server.patience import Backoff

_LOG: Final = logging.getLogger(__name__)
_EVERYBODY: Final = "noctuary:everybody"
_COMPANY: Final = "noctuary:company"
_MOST_BYTES: Final = 32 * 1024 * 1024  # that wait for Redis; more than that is thrown away, and missed
_MOST_FRAMES: Final = 200  # in one message
AWAY: Final = (RedisError, OSError, TimeoutError)


class Frame(msgspec.Struct, array_like=True):
    """A few words to one process: of which kind, on which line, and what."""

    kind: int
    line: str
    told: msgspec.Raw = msgspec.Raw(b"\xc0")


class _Packet(msgspec.Struct, array_like=True):
    sender: str
    number: int
    frames: list[Frame]


class _Announced(msgspec.Struct, array_like=True):
    sender: str
    number: int
    news: News


class Listener(Protocol):
    def frame(self, sender: str, frame: Frame) -> None: ...

    def news(self, sender: str, news: News) -> None: ...

    def missed(self, sender: str | None) -> None:
        """Something that this process has said is lost; None: anything may be."""

    def unheard(self, process: str) -> None:
        """Nobody listens there any more."""


_encode = msgspec.msgpack.Encoder().encode
_packets: Final = msgspec.msgpack.Decoder(_Packet)
_announcements: Final = msgspec.msgpack.Decoder(_Announced)


def packed(told: Any) -> msgspec.Raw:
    return msgspec.Raw(_encode(told))


def channel_of(process: str) -> str:
    return f"noctuary:process:{process}"


def redis_of(address: str) -> Redis:
    try:
        # A connection that nobody answers is found out by asking; one that listens may hear nothing for long.
        return Redis.from_url(address, socket_connect_timeout=5.0, health_check_interval=10)
    except ValueError as wrong:
        raise NoctuaryError(MessageId("server-error-redis"), problem=str(wrong)) from wrong


class Bus:
    def __init__(self, address: str, process: str) -> None:
        self.redis = redis_of(address)
        self._process = process
        self._listener: Listener | None = None
        self._waiting: dict[str, list[Frame]] = {}
        self._announced: list[News] = []
        self._bytes = 0
        self._numbers: dict[str, int] = {}  # of the last message to each channel
        self._heard: dict[tuple[str, bool], int] = {}  # of the last from each process, to all or to us
        self._line: Any = None  # the connection that publishes
        self._something = asyncio.Event()
        self._listening = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    # -- opening and closing --------------------------------------------------------------------------

    async def open(self, listener: Listener) -> str:
        """Begin to listen; the name of the company, which all have who hear each other here."""
        self._listener = listener
        try:
            await self.redis.set(_COMPANY, secrets.token_urlsafe(12), nx=True)
            company = await self.redis.get(_COMPANY) or b""
        except AWAY as wrong:
            await self.redis.aclose()
            raise NoctuaryError(MessageId("server-error-redis"), problem=str(wrong)) from wrong
        self._tasks = [
            asyncio.create_task(self._listen(listener)),
            asyncio.create_task(self._speak(listener)),
        ]
        await asyncio.wait_for(self._listening.wait(), 10.0)
        return company.decode() if isinstance(company, bytes) else company

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.redis.aclose()

    async def flush(self) -> None:
        """Until what was to be said is said, but not for ever."""
        for _ in range(100):
            if not self._waiting and not self._announced:
                return
            await asyncio.sleep(0.01)

    # -- speaking -------------------------------------------------------------------------------------

    def say(self, process: str, frame: Frame) -> None:
        """Tell one process something, in order."""
        self._bytes += len(bytes(frame.told))
        if self._bytes > _MOST_BYTES:
            self._give_up()
            return
        self._waiting.setdefault(process, []).append(frame)
        self._something.set()

    def announce(self, news: News) -> None:
        """Tell all others."""
        self._announced.append(news)
        self._something.set()

    def _give_up(self) -> None:
        """Redis is away for too long: what waits for it is lost, and so are the lines it belonged to."""
        _LOG.error("Redis takes nothing: what was to be said to other processes is thrown away")
        self._waiting.clear()
        self._bytes = 0
        if self._listener is not None:
            self._listener.missed(None)

    async def _speak(self, listener: Listener) -> None:
        backoff = Backoff()
        while True:
            await self._something.wait()
            self._something.clear()
            waiting, announced = self._waiting, self._announced
            self._waiting, self._announced, self._bytes = {}, [], 0
            try:
                await self._send(waiting, announced, listener)
                backoff.worked()
            except AWAY as wrong:
                _LOG.warning("Redis is away: %s", wrong)
                listener.missed(None)  # some of it may have been heard
                await asyncio.sleep(backoff.failed())

    async def _send(self, waiting: dict[str, list[Frame]], announced: list[News], listener: Listener) -> None:
        told: list[tuple[str, str, bytes]] = []
        to: list[str | None] = []
        for news in announced:
            number = self._next(_EVERYBODY)
            told.append(("PUBLISH", _EVERYBODY, _encode(_Announced(self._process, number, news))))
            to.append(None)
        for process, frames in waiting.items():
            for first in range(0, len(frames), _MOST_FRAMES):
                some = frames[first : first + _MOST_FRAMES]
                packet = _Packet(self._process, self._next(process), some)
                told.append(("PUBLISH", channel_of(process), _encode(packet)))
                to.append(process)
        for one, heard in zip(to, await self._publish(told), strict=True):
            if one is not None and not heard:
                listener.unheard(one)

    async def _publish(self, told: list[tuple[str, str, bytes]]) -> list[int]:
        """How many hear each. On a connection of our own: a third of what a pipeline of the pool's costs."""
        pool: Any = self.redis.connection_pool
        if self._line is None:
            self._line = await pool.get_connection()
        try:
            await self._line.send_packed_command(self._line.pack_commands(told))
            return [int(await self._line.read_response()) for _ in told]
        except BaseException:
            line, self._line = self._line, None
            await line.disconnect()  # half a conversation must not be taken for the next one
            await pool.release(line)
            raise

    def _next(self, channel: str) -> int:
        number = self._numbers.get(channel, 0) + 1
        self._numbers[channel] = number
        return number

    # -- listening ------------------------------------------------------------------------------------

    async def _listen(self, listener: Listener) -> None:
        backoff = Backoff()
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as heard:
                    await heard.subscribe(_EVERYBODY, channel_of(self._process))
                    if self._listening.is_set():
                        listener.missed(None)  # we did not listen for a while
                    self._heard.clear()
                    self._listening.set()
                    backoff.worked()
                    await self._hear_on(heard, listener)
            except AWAY as wrong:
                _LOG.warning("Redis is away: %s", wrong)
                await asyncio.sleep(backoff.failed())

    async def _hear_on(self, heard: PubSub, listener: Listener) -> None:
        """Until the connection is lost: then nobody knows what is said, and all lines are cut."""
        try:
            while True:
                message = await heard.get_message(timeout=60.0)
                if message is not None:
                    self._hear(listener, message["channel"], message["data"])
        except AWAY:
            listener.missed(None)
            raise

    def _hear(self, listener: Listener, channel: bytes, data: bytes) -> None:
        try:
            if channel == _EVERYBODY.encode():
                told = _announcements.decode(data)
                if told.sender != self._process:
                    self._count(listener, told.sender, told.number, to_all=True)
                    listener.news(told.sender, told.news)
                return
            packet = _packets.decode(data)
            self._count(listener, packet.sender, packet.number, to_all=False)
            for frame in packet.frames:
                listener.frame(packet.sender, frame)
        except msgspec.MsgspecError as wrong:  # of another version: it is as good as missed
            _LOG.error("what another process says is not understood: %s", wrong)
            listener.missed(None)
        except Exception:
            _LOG.exception("what another process says could not be seen to")

    def _count(self, listener: Listener, sender: str, number: int, *, to_all: bool) -> None:
        last = self._heard.get((sender, to_all))
        self._heard[sender, to_all] = number
        if last is not None and number != last + 1:
            _LOG.warning("something that process %s has said is lost", sender)
            listener.missed(sender)

    def forget(self, process: str) -> None:
        """A process that is there no more."""
        self._numbers.pop(process, None)
        self._waiting.pop(process, None)
        self._heard.pop((process, True), None)
        self._heard.pop((process, False), None)
