"""Whether somebody is still at the other end of a socket.

A network that drops tells nobody: neither end is closed, and it would be noticed after a minute. So we ask
whoever has said nothing for two seconds, and who does not answer at once is silent: shown as away, and there
again with the next word. Only a silence of many seconds closes the socket; a tunnel or a busy telephone costs
nobody her place.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.types import Scope
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from noctuary.server.networks import Crowd
from noctuary.server.settings import Patience, Settings

_NAME: Final = "noctuary.line"  # of our extension to what an ASGI server tells of a socket
_LINE: Final = "line"
ROUND_SECONDS: Final = 0.25  # between two looks at all sockets: so much later we may ask, and miss an answer
READ_AHEAD: Final = 16  # messages that may wait to be seen to before a socket is read no further
_QUESTION: Final = b"\x89\x04"  # a ping of four bytes, not masked: we are the server
_QUESTION_BYTES: Final = 4
_ANSWER: Final = b"\x8a\x84"  # a pong of a client: masked, with the four bytes that it was asked with
_ANSWER_BYTES: Final = 10


class Line:
    """What is known of the other end; whoever listens hears of every change."""

    def __init__(self, send: Callable[[bytes], Awaitable[None]] | None = None) -> None:
        self.silent = False
        self.listener: Callable[[bool], None] | None = None
        self.send = send  # a text as it goes over the wire; None: this line has none but the usual way

    def note(self, silent: bool) -> None:
        if silent is self.silent:
            return
        self.silent = silent
        if self.listener is not None:
            self.listener(silent)


def line_of(socket: WebSocket) -> Line:
    """The line of this socket; one that is never silent where nobody watches it."""
    return line_in(socket.scope) or Line()


def line_in(scope: Scope) -> Line | None:
    """The line of whatever asks; None where nobody watches it."""
    found = (scope.get("extensions") or {}).get(_NAME, {}).get(_LINE)
    return found if isinstance(found, Line) else None


def with_line(scope: Scope, line: Line) -> None:
    """From here on it is watched by whoever has this line."""
    scope["extensions"][_NAME] = {_LINE: line}


def sockets_for(settings: Settings, crowd: Crowd) -> type[WebSocketsSansIOProtocol]:
    """uvicorn makes its protocols itself and hands them nothing of ours: what they share is the class's."""
    return type("OurSocket", (Watched,), {"watch": Watch(settings.patience), "crowd": crowd})


class Watch:
    """Goes round all sockets of a server and asks those that have been quiet. One timer for all of them:
    thousands that come and go with every message would be most of what a quiet socket costs."""

    def __init__(self, patience: Patience) -> None:
        self.patience = patience
        self._sockets: set[Watched] = set()
        self._rounds: asyncio.TimerHandle | None = None

    def begin(self, socket: Watched) -> None:
        self._sockets.add(socket)
        if self._rounds is None:
            self._rounds = socket.loop.call_later(ROUND_SECONDS, self._go_round, socket.loop)

    def end(self, socket: Watched) -> None:
        self._sockets.discard(socket)

    def _go_round(self, loop: asyncio.AbstractEventLoop) -> None:
        self._rounds = None
        now, question = loop.time(), secrets.token_bytes(_QUESTION_BYTES)
        for socket in list(self._sockets):
            socket.look(now, question)
        if self._sockets:
            self._rounds = loop.call_later(ROUND_SECONDS, self._go_round, loop)


class Watched(WebSocketsSansIOProtocol):
    """A socket that is asked whether it is there, and whose silence is told before it is the end."""

    watch: Watch
    crowd: Crowd

    # -- coming and going ---------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.crowd.came(self.client)

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.went(self.client)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._line = Line(self._send)
        self._asked: bytes | None = None  # what she has been asked with, and has not answered yet
        self._asked_at = self._heard_at = self.loop.time()
        self._silence = 0.0  # seconds without an answer
        if self.response.status_code == 101:
            (self.scope["extensions"] or {})[_NAME] = {_LINE: self._line}

    # -- whether anybody is there -------------------------------------------------------------------

    def start_keepalive(self) -> None:
        self._heard_at = self.loop.time()
        self.watch.begin(self)

    def stop_keepalive(self) -> None:
        self.watch.end(self)

    def look(self, now: float, question: bytes) -> None:
        """Ask her if she has been quiet for long; see whether she has taken too long to answer."""
        patience = self.watch.patience
        if self._asked is None:
            if now - self._heard_at >= patience.ping:
                self._ask(now, question)
        elif now - self._asked_at >= patience.pong:
            self._unanswered(now, question)

    def _ask(self, now: float, question: bytes) -> None:
        if not self.close_sent and not self.transport.is_closing():
            self._asked, self._asked_at = question, now
            self.transport.write(_QUESTION + question)

    def _unanswered(self, now: float, question: bytes) -> None:
        """No answer in time. While we ourselves do not read, what she says lies there unread."""
        if not self.read_paused:
            self._silence += now - self._asked_at
            self._line.note(True)
        if self._silence >= self.watch.patience.silence:
            self.keepalive_timeout()
        else:
            self._ask(now, question)

    def data_received(self, data: bytes) -> None:
        """Whatever comes is a sign of life. What is nothing but the answer to us needs no parser."""
        if not self.handshake_complete:  # the request itself; nothing is known of her yet
            super().data_received(data)
            return
        self._heard_at = self.loop.time()
        asked, self._asked = self._asked, None
        if self._silence:
            self._silence = 0.0
            self._line.note(False)
        if asked is None or not _answers(data, asked):
            super().data_received(data)

    # -- messages -----------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """uvicorn switches a socket off and on again for each message: two system calls, and two in the
        kernel. So many may wait unread before we do."""
        paused, self.read_paused = self.read_paused, True  # what is paused is not paused again
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and not self.close_sent and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def _send(self, text: bytes) -> None:
        """What is encoded already is sent as it is, without a turn through text and back."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(text)
        except InvalidState as wrong:
            raise ClientDisconnected from wrong
        self.transport.write(b"".join(self.conn.data_to_send()))


def _answers(data: bytes, asked: bytes) -> bool:
    """Whether this is the answer of a client, masked, and nothing else."""
    if len(data) != _ANSWER_BYTES or not data.startswith(_ANSWER):
        return False
    masked = int.from_bytes(data[2:6]) ^ int.from_bytes(data[6:])
    return masked == int.from_bytes(asked)
