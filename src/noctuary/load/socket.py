"""A socket as cheap as can be: the library's protocol without its tasks; one process drives thousands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.typing import Origin
from websockets.uri import parse_uri

from noctuary.load.plan import Address

_OPEN_SECONDS: Final = 60.0
_HANDSHAKE_FAILED: Final = "handshake"


class CouldNotOpen(Exception):
    """The server does not answer, or says no."""


class Socket(asyncio.Protocol):
    """Text in, text out. `heard` gets each message with the moment its bytes were here, `closed` the code."""

    def __init__(
        self,
        uri: str,
        address: Address,
        cookie: str,
        heard: Callable[[bytes, float], None],
        closed: Callable[[int], None],
    ) -> None:
        # As a browser: compressed both ways. Our own side is kept small, the server's is its own choice.
        deflate = ClientPerMessageDeflateFactory(client_max_window_bits=12, compress_settings={"memLevel": 5})
        self._protocol = ClientProtocol(
            parse_uri(uri), origin=Origin(address.origin), extensions=[deflate], max_size=None
        )
        self._cookie = cookie
        self._heard = heard
        self._closed = closed
        self._transport: asyncio.Transport | None = None
        self._parts: list[bytes] = []
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        request = self._protocol.connect()
        request.headers["Cookie"] = self._cookie
        self._protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        now = time.perf_counter()
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event, now)
            elif isinstance(event, Response):
                self._answered()
        self._flush()

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(CouldNotOpen("lost"))
        code = self._protocol.close_rcvd.code if self._protocol.close_rcvd is not None else 1006
        self._closed(code)

    def _answered(self) -> None:
        if self.opened.done():
            return
        if self._protocol.handshake_exc is not None:
            self.opened.set_exception(CouldNotOpen(_HANDSHAKE_FAILED))
        else:
            self.opened.set_result(None)

    def _frame(self, frame: Frame, now: float) -> None:
        if frame.opcode is Opcode.TEXT and frame.fin:
            self._heard(bytes(frame.data), now)
        elif frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._heard(whole, now)

    def send(self, data: bytes) -> None:
        if self._transport is None or self._transport.is_closing() or not self.opened.done():
            return
        self._protocol.send_text(data)
        self._flush()

    def _flush(self) -> None:
        transport = self._transport
        if transport is None:
            return
        for data in self._protocol.data_to_send():
            if data:
                transport.write(data)
            else:
                transport.close()  # the library's word for the end
        if self._protocol.close_expected():
            transport.close()

    def drop(self) -> None:
        """Gone without a word, as a telephone in a tunnel is."""
        if self._transport is not None:
            self._transport.abort()


async def open_socket(socket: Socket, address: Address) -> None:
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(_OPEN_SECONDS):
            await loop.create_connection(
                lambda: socket, address.host, address.port, ssl=True if address.secure else None
            )
            await socket.opened
    except (OSError, TimeoutError) as wrong:
        raise CouldNotOpen(type(wrong).__name__) from wrong
