"""The two ends of a line on which a client's request or socket reaches the process of its table."""

from __future__ import annotations

import asyncio
from enum import IntEnum
from typing import Any, Final

import msgspec
from starlette.types import Message, Scope

from noctuary.server.cluster.bus import Bus, Frame, packed
from noctuary.server.lines import Line, with_line
from noctuary.server.table.stream import RESTARTING, TOO_SLOW, Close

_MOST_ASKED: Final = 200  # events that wait to be seen to; whoever sends faster is cut off
_MOST_TOLD: Final = 600  # that wait for a slow client
_CARRIED: Final = (
    "type",
    "http_version",
    "method",
    "scheme",
    "path",
    "raw_path",
    "query_string",
    "root_path",
    "headers",
    "client",
    "server",
    "subprotocols",
)


class Kind(IntEnum):
    """What a frame says. The first four go to the process of the table, the next four come from it."""

    OPEN = 1
    ASKED = 2
    HUSHED = 3
    GONE = 4
    TAKEN = 5
    REFUSED = 6
    TOLD = 7
    ENDED = 8
    THOUGHT = 9  # what a bot's process has come to (`thinking.py`)


def scope_of(told: dict[str, Any]) -> Scope:
    """What an ASGI server would say of the client, from what its process has told."""
    scope: dict[str, Any] = {"asgi": {"version": "3.0", "spec_version": "2.4"}, "state": {}, "extensions": {}}
    scope.update({name: told[name] for name in _CARRIED if name in told})
    scope["headers"] = [(name, value) for name, value in told["headers"]]
    scope["client"] = None if told.get("client") is None else tuple(told["client"])
    return scope


class Outgoing:
    """The client's end."""

    def __init__(self, bus: Bus, owner: str, name: str) -> None:
        self.owner = owner
        self.name = name
        self.taken = False
        self._bus = bus
        self._answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._told: asyncio.Queue[Message | Close] = asyncio.Queue()
        self._over = False

    async def open(self, table: str, scope: Scope, seconds: float) -> bool:
        """Whether the other process has taken it up, in time."""
        told = {name: scope[name] for name in _CARRIED if name in scope}
        self._bus.say(self.owner, Frame(Kind.OPEN, self.name, packed((table, told))))
        try:
            self.taken = await asyncio.wait_for(self._answer, seconds)
        except TimeoutError:
            self.end()
        return self.taken

    def hear(self, frame: Frame) -> None:
        match frame.kind:
            case Kind.TAKEN | Kind.REFUSED:
                self._answered(frame.kind == Kind.TAKEN)
            case Kind.TOLD:
                if self._told.qsize() < _MOST_TOLD:
                    self._told.put_nowait(msgspec.msgpack.decode(frame.told))
                else:
                    self._told.put_nowait(TOO_SLOW)
            case Kind.ENDED:
                self._over = True
                self._told.put_nowait(RESTARTING)

    def _answered(self, taken: bool) -> None:
        if not self._answer.done():
            self._answer.set_result(taken)

    def ask(self, event: Message) -> None:
        self._bus.say(self.owner, Frame(Kind.ASKED, self.name, packed(event)))

    def hush(self, silent: bool) -> None:
        self._bus.say(self.owner, Frame(Kind.HUSHED, self.name, packed(silent)))

    async def told(self) -> Message | Close:
        return await self._told.get()

    def cut(self) -> None:
        self._answered(False)
        self._told.put_nowait(RESTARTING)

    def end(self) -> None:
        if not self._over:
            self._over = True
            self._bus.say(self.owner, Frame(Kind.GONE, self.name))


class Incoming:
    """The table's end."""

    def __init__(self, bus: Bus, holder: str, name: str, scope: Scope) -> None:
        self.holder = holder
        self.name = name
        self.scope = scope
        self.answering: asyncio.Task[None] | None = None
        self.gone = False  # the client has hung up, or its process is not to be heard
        self._bus = bus
        self._silence = Line()
        with_line(scope, self._silence)
        self._asked: asyncio.Queue[Message] = asyncio.Queue()

    def hear(self, frame: Frame) -> None:
        match frame.kind:
            case Kind.ASKED:
                if self._asked.qsize() < _MOST_ASKED:
                    self._asked.put_nowait(msgspec.msgpack.decode(frame.told))
                else:
                    self.cut()
            case Kind.HUSHED:
                self._silence.note(msgspec.msgpack.decode(frame.told, type=bool))
            case Kind.GONE:
                self.cut()

    async def receive(self) -> Message:
        return await self._asked.get()

    async def send(self, event: Message) -> None:
        self._bus.say(self.holder, Frame(Kind.TOLD, self.name, packed(event)))

    def say(self, kind: Kind) -> None:
        self._bus.say(self.holder, Frame(kind, self.name))

    def cut(self) -> None:
        """As if the client had hung up."""
        self.gone = True
        if self.scope["type"] == "websocket":
            self._asked.put_nowait({"type": "websocket.disconnect", "code": 1006})
        else:
            self._asked.put_nowait({"type": "http.disconnect"})
