"""The two sockets: a table's and the lobby's. Bytes in, bytes out; what they mean is the desk's business."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec
from sqlalchemy.exc import DataError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.server import wire
from noctuary.server.answers import NotUnderstood, decoded, told
from noctuary.server.house import Damaged, House
from noctuary.server.limits import Keeper, TooMuch
from noctuary.server.lines import Line, line_of
from noctuary.server.lobby import Guest
from noctuary.server.metrics import Metrics
from noctuary.server.sessions import Sessions, Visitor
from noctuary.server.store.claims import Taken
from noctuary.server.store.failures import AWAY, NotKept
from noctuary.server.table import desk
from noctuary.server.table.stream import BANNED, Close, Stream
from noctuary.server.table.table import Table, TooLate
from noctuary.server.wires import asks
from noctuary.text.catalogue import Language

_LOG: Final = logging.getLogger(__name__)
_ASKED: Final[Any] = asks.Asked  # a union: no class, but as good as one to msgspec
_AWAY: Final = MessageId("server-error-away")
NO_SESSION: Final = Close(4401, MessageId("server-error-no-session"))
NO_TABLE: Final = Close(4404, MessageId("server-error-no-table"))
GONE: Final = Close(1000, MessageId("server-closed-gone"))
LATER: Final = Close(1013, _AWAY)
_POLICY: Final = 1008
_DAMAGED: Final = 4410
_LAST_WORDS: Final = 2.0  # seconds to send what is still to be told before a socket closes


class Sockets:
    def __init__(self, house: House, sessions: Sessions, keeper: Keeper, metrics: Metrics) -> None:
        self._house = house
        self._sessions = sessions
        self._keeper = keeper
        self._metrics = metrics

    # -- a table ------------------------------------------------------------------------------------

    async def table(self, socket: WebSocket) -> None:
        async with self._counted(socket) as visitor:
            if visitor is not None:
                await self._at_table(socket, visitor, socket.path_params["table"])

    async def _at_table(self, socket: WebSocket, visitor: Visitor, name: str) -> None:
        first = await self._first(socket, visitor)
        if first is None:
            return
        try:
            table = await self._house.find(name)
            if table is None:
                await _close(socket, NO_TABLE)
                return
            stream, outbox = await desk.enter(table, visitor, first)
        except TooMuch as wrong:
            await _close(socket, Close(_POLICY, wrong.message))
            return
        except Damaged as wrong:
            await _close(socket, Close(_DAMAGED, wrong.message))
            return
        except NoctuaryError as wrong:  # it has fallen asleep this very moment
            await _close(socket, Close(1012, wrong.message))
            return
        writer = asyncio.create_task(_write(socket, outbox))
        hushing = Hushing(line_of(socket), table, stream, outbox)
        try:
            await self._read(socket, table, visitor, stream)
            await asyncio.wait([writer], timeout=_LAST_WORDS)
        finally:
            writer.cancel()
            hushing.end()
            await desk.go(table, stream, outbox)

    async def _first(self, socket: WebSocket, visitor: Visitor) -> asks.Enter | None:
        """The first message says how the client wants to be told. It counts like any other."""
        patience = self._house.settings.patience.enter
        try:
            asked = self._asked(socket, visitor, await asyncio.wait_for(_receive(socket), patience))
        except (TimeoutError, NotUnderstood):
            asked = None
        except TooMuch as wrong:
            await _close(socket, Close(_POLICY, wrong.message))
            return None
        except WebSocketDisconnect:
            return None
        if isinstance(asked, asks.Enter):
            return asked
        await _close(socket, Close(_POLICY, MessageId("server-closed-not-understood")))
        return None

    def _asked(self, socket: WebSocket, visitor: Visitor, data: bytes) -> asks.Asked:
        self._keeper.message(visitor.session, _address(socket))
        if len(data) > self._keeper.limits.message_bytes:
            raise TooMuch("message-size")
        asked: asks.Asked = decoded(data, _ASKED)
        return asked

    async def _read(self, socket: WebSocket, table: Table, visitor: Visitor, stream: Stream) -> None:
        """See to one request after the other, until the client or the table is gone."""
        while not table.asleep:
            try:
                data, since = await _receive(socket), time.monotonic()
                asked = self._asked(socket, visitor, data)
                if isinstance(asked, asks.Say | asks.Report):
                    self._keeper.chat(visitor.session, _address(socket))
                await desk.ask(table, visitor, stream, asked, since)
            except WebSocketDisconnect:
                stream.close(GONE)
                return
            except TooMuch as wrong:
                stream.tell_now(_wrong(wrong, stream.language))
                if wrong.what != "chat":
                    stream.close(Close(_POLICY, wrong.message))
                    return
            except Taken:
                table.doubt()
                stream.tell_now(_wrong(NoctuaryError(_AWAY), stream.language))
            except NoctuaryError as wrong:
                if isinstance(wrong, NotKept):
                    table.doubt()
                stream.tell_now(_wrong(wrong, stream.language))
            except DataError as wrong:  # a sign that no database keeps
                table.doubt()
                stream.tell_now(_wrong(NotUnderstood(ValueError(str(wrong.orig))), stream.language))
            except AWAY as wrong:
                _LOG.warning("table %s: the database is away: %s", table.id, wrong)
                table.doubt()
                stream.tell_now(_wrong(NoctuaryError(_AWAY), stream.language))
            except Exception:
                # What is in memory may be half-changed: the record is not.
                _LOG.exception("table %s: a request failed", table.id)
                self._house.forget(table)
                return

    # -- the lobby ----------------------------------------------------------------------------------

    async def lobby(self, socket: WebSocket) -> None:
        async with self._counted(socket) as visitor:
            if visitor is None:
                return
            code = socket.query_params.get("lang", visitor.person.language)
            language = Language(code) if code in [each.value for each in Language] else Language.EN
            guest = Guest(visitor.session, visitor.person.id, language)
            await self._house.lobby.enter(guest)
            writer = asyncio.create_task(_write(socket, guest.outbox))
            try:
                await self._listen(socket, visitor, guest)
            finally:
                self._house.lobby.go(guest)
                writer.cancel()

    async def _listen(self, socket: WebSocket, visitor: Visitor, guest: Guest) -> None:
        """Nothing is asked in the lobby but whether we are still there."""
        while True:
            try:
                asked = self._asked(socket, visitor, await _receive(socket))
                if isinstance(asked, asks.Ping):
                    guest.outbox.put_nowait(msgspec.json.encode(wire.Pong()))
            except WebSocketDisconnect:
                return
            except TooMuch as wrong:
                await _close(socket, Close(_POLICY, wrong.message))
                return
            except NotUnderstood:
                await _close(socket, Close(_POLICY, MessageId("server-closed-not-understood")))
                return

    # -- both ---------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def _counted(self, socket: WebSocket) -> AsyncIterator[Visitor | None]:
        """Accept somebody with a session, within the number of sockets that she may have."""
        await socket.accept()
        address = _address(socket)
        try:
            visitor = await self._who(socket, address)
        except TooMuch as wrong:
            await _close(socket, Close(_POLICY, wrong.message))
            yield None
            return
        except AWAY as wrong:
            _LOG.warning("a socket: the database is away: %s", wrong)
            await _close(socket, LATER)
            yield None
            return
        if visitor is None:
            await _close(socket, NO_SESSION)
            yield None
            return
        self._metrics.socket_opened()
        try:
            if self._house.order.ban_of(visitor.person, address) is not None:
                await _close(socket, BANNED)
                yield None
            else:
                yield visitor
        except AWAY as wrong:
            _LOG.warning("a socket: the database is away: %s", wrong)
            await _close(socket, LATER)
        finally:
            self._metrics.socket_closed()
            self._keeper.close_socket(visitor.session, address)

    async def _who(self, socket: WebSocket, address: str) -> Visitor | None:
        """Whose socket it is, counted as hers."""
        self._keeper.knock(address)
        visitor = await self._sessions.visitor(socket)
        if visitor is not None:
            await self._house.order.fresh()
            self._house.order.came(visitor.person.id, address)
            self._keeper.arrival(visitor.session)
            self._keeper.open_socket(visitor.session, address)
        return visitor


class Hushing:
    """Tells the table whenever a line falls silent, and whenever it answers again.

    A task lives only while there is something to tell: lines are many, and hardly ever silent.
    """

    def __init__(
        self, line: Line, table: Table, stream: Stream, outbox: asyncio.Queue[bytes | Close]
    ) -> None:
        self._line = line
        self._table = table
        self._stream = stream
        self._outbox = outbox
        self._telling: asyncio.Task[None] | None = None
        line.listener = self._heed
        if line.silent:  # since before anybody listened
            self._heed(True)

    def _heed(self, _: bool) -> None:
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell())

    def end(self) -> None:
        self._line.listener = None
        if self._telling is not None:
            self._telling.cancel()

    async def _tell(self) -> None:
        told = self._stream.silent
        while self._line.silent is not told:
            told = self._line.silent
            await desk.hush(self._table, self._stream, self._outbox, told)


def _address(socket: WebSocket) -> str:
    return socket.client.host if socket.client is not None else ""


async def _receive(socket: WebSocket) -> bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


async def _write(socket: WebSocket, outbox: asyncio.Queue[bytes | Close]) -> None:
    """Send what is to be told, in order, until there is a reason to close."""
    line = line_of(socket)
    try:
        while True:
            told = await outbox.get()
            if isinstance(told, Close):
                await _close(socket, told)
                return
            if line.send is not None:
                await line.send(told)
            else:
                await socket.send_text(told.decode())
    except (RuntimeError, WebSocketDisconnect, OSError):
        return  # it is gone; the reader hears of it too


async def _close(socket: WebSocket, why: Close) -> None:
    if socket.application_state is WebSocketState.CONNECTED:
        with contextlib.suppress(RuntimeError, OSError):
            await socket.close(why.code, why.reason)


def _wrong(wrong: NoctuaryError, language: Language) -> wire.Wrong:
    decision = wrong.decision if isinstance(wrong, TooLate) else None
    return wire.Wrong(wrong.message, "\n".join(told(language, wrong)), decision)
