"""A browser's end of a connection, down to the bytes: what a stranger with a network tap would write down."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from contextlib import suppress
from typing import Any, Final

_TEXT, _CLOSE, _PING, _PONG = 1, 8, 9, 10
_KEY: Final = base64.b64encode(b"twin worlds only").decode()  # always the same: its answer is, too
_MASK: Final = b"\x01\x02\x03\x04"
_SECONDS: Final = 60.0
_DATE: Final = re.compile(rb"(?im)^(date|set-cookie): .*\r\n")


class Wire:
    """A socket of the web. `heard` has the frames as they came, header and all; pings are left out."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer
        self.heard: list[bytes] = []
        self.last: dict[str, Any] = {}  # the last message of each kind
        self._pongs = 0
        self._pong = asyncio.Condition()
        self._listening = asyncio.create_task(self._listen())

    @staticmethod
    async def open(port: int, path: str, cookie: str) -> Wire:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        origin = f"http://127.0.0.1:{port}"
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\n\r\n".encode()
        )
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), _SECONDS)
        assert head.startswith(b"HTTP/1.1 101"), head
        return Wire(reader, writer)

    async def _listen(self) -> None:
        try:
            while True:
                start = await self._reader.readexactly(2)
                size, more = start[1] & 127, b""
                if size > 125:
                    more = await self._reader.readexactly(2 if size == 126 else 8)
                    size = int.from_bytes(more, "big")
                payload = await self._reader.readexactly(size)
                await self._take(start[0] & 15, start + more, payload)
        except (asyncio.IncompleteReadError, ConnectionError):
            return

    async def _take(self, opcode: int, head: bytes, payload: bytes) -> None:
        if opcode == _PING:
            self._send(_PONG, payload)
            return
        message = json.loads(payload) if opcode == _TEXT else {"t": "control"}
        if message["t"] == "pong":  # to a question of our own, asked when it suits us
            async with self._pong:
                self._pongs += 1
                self._pong.notify_all()
            return
        self.heard.append(head + payload)
        self.last[message["t"]] = message

    def _send(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        masked = bytes(byte ^ _MASK[at % 4] for at, byte in enumerate(payload))
        self._writer.write(bytes([128 | opcode]) + length + _MASK + masked)

    def say(self, **message: Any) -> None:
        self._send(_TEXT, json.dumps(message).encode())

    async def flush(self) -> None:
        """Until everything that was told before now has arrived: it is answered in order."""
        wanted = self._pongs + 1
        self.say(t="ping")
        async with self._pong:
            await asyncio.wait_for(self._pong.wait_for(lambda: self._pongs >= wanted), _SECONDS)

    async def close(self) -> None:
        self._send(_CLOSE, (1000).to_bytes(2, "big"))
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await _hang_up(self._writer)


async def answered(port: int, method: str, path: str, cookie: str, body: Any = None) -> bytes:
    """The whole answer to a request as it came, without its date and its cookie."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = b"" if body is None else json.dumps(body).encode()
    writer.write(
        f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: http://127.0.0.1:{port}\r\n"
        f"Cookie: {cookie}\r\nX-Noctuary: 1\r\nConnection: close\r\n"
        f"Content-Length: {len(content)}\r\n\r\n".encode()
        + content
    )
    told = await asyncio.wait_for(reader.read(), _SECONDS)
    await _hang_up(writer)
    return told


async def _hang_up(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


def without_date(told: bytes) -> bytes:
    return _DATE.sub(b"", told)
