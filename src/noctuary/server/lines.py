"""Whether somebody is still at the other end of a socket.

A network that drops tells nobody: neither end is closed, and it would be noticed after a minute. So we ask
every two seconds, and whoever does not answer at once is silent: shown as away, and there again with the next
answer. Only a silence of many seconds closes the socket; a tunnel or a busy telephone costs nobody her place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from noctuary.server.settings import Patience, Settings

_NAME: Final = "noctuary.line"  # of our extension to what an ASGI server tells of a socket
_LINE: Final = "line"
_ANSWER: Final = b"\x8a\x84"  # a pong of a client: masked, with the four bytes that it was asked with
_ANSWER_BYTES: Final = 10


class Line:
    """What is known of the other end; whoever listens hears of every change."""

    def __init__(self) -> None:
        self.silent = False
        self.listener: Callable[[bool], None] | None = None

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


def sockets_for(settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """uvicorn makes its protocols itself and hands them nothing of ours: the settings are the class's."""
    return type("OurSocket", (Watched,), {"patience": settings.patience})


class Watched(WebSocketsSansIOProtocol):
    """A socket that is asked whether it is there, and whose silence is told before it is the end."""

    patience: Patience

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        self._line = Line()
        self._silence = 0.0  # seconds without an answer
        if self.response.status_code == 101:
            (self.scope["extensions"] or {})[_NAME] = {_LINE: self._line}

    def data_received(self, data: bytes) -> None:
        """Thousands of sockets answer every two seconds: what is nothing but the answer needs no parser."""
        payload = self.pending_ping_payload
        if len(data) == _ANSWER_BYTES and payload is not None and data.startswith(_ANSWER):
            mask, masked = data[2:6], data[6:]
            if bytes(one ^ other for one, other in zip(mask, masked, strict=True)) == payload:
                self.handle_pong(Frame(Opcode.PONG, payload))
                return
        super().data_received(data)

    def handle_pong(self, event: Frame) -> None:
        answered = self.pending_ping_payload is not None and bytes(event.data) == self.pending_ping_payload
        super().handle_pong(event)
        if answered:
            self._silence = 0.0
            self._line.note(False)

    def keepalive_timeout(self) -> None:
        """No answer in time. While we ourselves do not read, what she says lies there unread."""
        if not self.read_paused:
            self._silence += self.patience.pong
            self._line.note(True)
        if self._silence >= self.patience.silence:
            super().keepalive_timeout()
        else:
            self.send_keepalive_ping()
