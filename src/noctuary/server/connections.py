"""Connections: how many there may be, and how long one may take to say what it wants.

uvicorn waits for ever for the rest of a request that somebody has begun, and counts nobody; a few hundred
half-open requests would be enough to keep everybody else out.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from noctuary.server.networks import Crowd
from noctuary.server.settings import Settings

_LATE_SECONDS: Final = 1.5  # for a request that is on its way when the server stops
_FULL: Final = b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def protocol_for(settings: Settings, crowd: Crowd) -> type[H11Protocol]:
    """uvicorn makes its protocols itself and hands them nothing of ours: what they share is the class's."""
    return type("OurProtocol", (Patient,), {"settings": settings, "crowd": crowd})


class Patient(H11Protocol):
    """HTTP/1.1 with deadlines: for the head of a request from its first byte, for its body from the head on.

    Each is for the whole of it. A byte now and then buys no time.
    """

    settings: Settings
    crowd: Crowd  # sockets are in it, too

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._deadline: asyncio.TimerHandle | None = None
        self._waits_for: object = None  # the state of theirs that the deadline is for
        self._is_socket = False
        self._gone = False
        self._stopping = False

    # -- how many -----------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._one_too_many(self.crowd.came(self.client)):
            self.connections.discard(self)  # it takes a moment to close, and counts no longer
            self._go()
            transport.write(_FULL)
            transport.close()
            return
        self._wait_for_more()

    def _one_too_many(self, from_there: int) -> bool:
        limits = self.settings.limits
        if len(self.connections) > limits.connections:
            return True
        if self.settings.behind_proxy or self.client is None:
            return False  # everybody comes from the proxy
        return from_there > limits.address_connections

    def _go(self) -> None:
        """No longer one of the crowd: refused, lost, or counted as a socket from now on."""
        if not self._gone:
            self._gone = True
            self.crowd.went(self.client)

    # -- at the end -----------------------------------------------------------------------------------

    def shutdown(self) -> None:
        """The server stops. Whoever has just come is heard: nobody else would answer her."""
        has_asked = getattr(self, "cycle", None) is not None
        self._stopping = True
        if not has_asked and not self._is_socket and not self.transport.is_closing():
            self.loop.call_later(_LATE_SECONDS, super().shutdown)
        else:
            super().shutdown()

    # -- how long -----------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._stopping and self.cycle is not None:
            self.cycle.keep_alive = False  # the next request is for the next server
        self._wait_for_more()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait_for_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_no_more()  # from here on pings tell whether somebody is there
        self._go()
        super().handle_websocket_upgrade(event)
        self._is_socket = True

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_no_more()
        self._go()
        super().connection_lost(exc)

    def _wait_for_more(self) -> None:
        """Set the deadline for what has begun to arrive; one that is set already stays as it is."""
        theirs = self.conn.their_state
        if self._is_socket or theirs is self._waits_for:
            return
        self._wait_no_more()
        patience = self.settings.patience
        seconds = {h11.IDLE: patience.head, h11.SEND_BODY: patience.body}.get(theirs)
        if seconds is not None and not self.transport.is_closing():
            self._waits_for = theirs
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _wait_no_more(self) -> None:
        self._waits_for = None
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self.transport.abort()
