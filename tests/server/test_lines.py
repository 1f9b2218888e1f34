"""A socket below its messages: when it is asked whether it is there, when it is read, and what it is sent."""

from __future__ import annotations

import asyncio
import base64
from typing import Any

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.utils import ClientDisconnected
from websockets.frames import Frame, Opcode

from noctuary.server import lines
from noctuary.server.lines import READ_AHEAD, Line, Watched, sockets_for
from noctuary.server.networks import Crowd
from noctuary.server.settings import Patience, Settings

PATIENCE = Patience(ping=2.0, pong=1.5, silence=20.0)
CLIENT = ("192.0.2.7", 4711)
HANDSHAKE = (
    b"GET /ws/lobby HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + base64.b64encode(b"x" * 16) + b"\r\n\r\n"
)


class Wire(asyncio.Transport):
    """Keeps what is written, and how often reading was switched."""

    def __init__(self) -> None:
        super().__init__({"peername": CLIENT, "sockname": ("192.0.2.1", 80)})
        self.written: list[bytes] = []
        self.switched: list[str] = []
        self.closed = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.switched.append("off")

    def resume_reading(self) -> None:
        self.switched.append("on")


class Guest:
    """One socket, let in by an application that does as it is told."""

    def __init__(self, crowd: Crowd) -> None:
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.wants = asyncio.Event()  # the application reads what has come
        self.let_in = asyncio.Event()
        self.line: Line | None = None
        self.changes: list[bool] = []
        config = uvicorn.Config(self._application, log_config=None, lifespan="off", interface="asgi3")
        config.load()
        made = sockets_for(Settings("sqlite://", patience=PATIENCE), crowd)
        state = uvicorn.Server(config).server_state
        self.socket = made(config=config, server_state=state, app_state={})
        self.wire = Wire()

    async def _application(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        self.line = lines.line_in(scope)
        assert self.line is not None
        self.line.listener = self.changes.append
        await send({"type": "websocket.accept"})
        self.let_in.set()
        while True:
            await self.wants.wait()
            message = await receive()
            self.heard.put_nowait(message)
            if message["type"] == "websocket.disconnect":
                return

    async def come(self) -> Watched:
        assert isinstance(self.socket, Watched)
        self.socket.connection_made(self.wire)
        self.socket.data_received(HANDSHAKE)
        await asyncio.wait_for(self.let_in.wait(), 10)
        self.wire.written.clear()
        return self.socket

    async def go(self) -> None:
        self.wants.set()
        self.socket.connection_lost(None)
        await asyncio.sleep(0)


@pytest.fixture
def crowd() -> Crowd:
    return Crowd()


@pytest.fixture
async def guest(crowd: Crowd) -> Guest:
    return Guest(crowd)


def said(opcode: Opcode, data: bytes) -> bytes:
    return Frame(opcode, data).serialize(mask=True)


async def test_whoever_is_heard_is_not_asked_and_whoever_is_quiet_is(guest: Guest) -> None:
    socket = await guest.come()
    began = socket.loop.time()
    socket.look(began + 1.9, b"1234")
    assert not guest.wire.written
    socket.look(began + 2.1, b"1234")
    assert guest.wire.written == [b"\x89\x041234"], "a ping with these four bytes"
    socket.look(began + 2.4, b"5678")
    assert len(guest.wire.written) == 1, "asked once, until she has had time to answer"
    socket.data_received(said(Opcode.PONG, b"1234"))
    socket.look(socket.loop.time() + 1.9, b"5678")
    assert len(guest.wire.written) == 1, "she has just been heard"
    await guest.go()


async def test_who_does_not_answer_is_silent_until_anything_is_heard_of_her(guest: Guest) -> None:
    socket = await guest.come()
    now = socket.loop.time() + 3
    socket.look(now, b"1234")
    socket.look(now + 1.4, b"5678")
    assert guest.changes == []
    socket.look(now + 1.6, b"5678")
    assert guest.changes == [True]
    assert guest.wire.written[-1] == b"\x89\x045678", "and asked again"
    socket.data_received(said(Opcode.TEXT, b"{}"))
    assert guest.changes == [True, False]
    assert not guest.wire.closed
    await guest.go()


async def test_a_long_silence_is_the_end(guest: Guest) -> None:
    socket = await guest.come()
    now = socket.loop.time() + 3
    for _ in range(13):
        assert not guest.wire.closed
        socket.look(now, b"1234")
        now += PATIENCE.pong
    socket.look(now, b"1234")
    socket.look(now + PATIENCE.pong, b"1234")
    assert guest.wire.closed
    await guest.go()


async def test_who_is_not_read_is_not_taken_for_silent(guest: Guest) -> None:
    socket = await guest.come()
    socket.data_received(b"".join(said(Opcode.TEXT, b"{}") for _ in range(READ_AHEAD)))
    now = socket.loop.time() + 3
    socket.look(now, b"1234")
    socket.look(now + 2, b"1234")
    assert guest.changes == []
    await guest.go()


async def test_one_timer_is_enough_for_all_and_none_runs_for_nobody(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "ROUND_SECONDS", 0.001)
    socket = await guest.come()
    looked = asyncio.Event()
    monkeypatch.setattr(socket, "look", lambda *_: looked.set())
    await asyncio.wait_for(looked.wait(), 10)
    await guest.go()
    await asyncio.sleep(0.05)
    assert socket.watch._rounds is None


async def test_a_socket_is_switched_off_only_when_much_waits_to_be_seen_to(guest: Guest) -> None:
    socket = await guest.come()
    for _ in range(READ_AHEAD - 1):
        socket.data_received(said(Opcode.TEXT, b"{}"))
    assert guest.wire.switched == [], "one message, or a few, are no reason"
    socket.data_received(said(Opcode.TEXT, b"{}"))
    assert guest.wire.switched == ["off"], "but whoever sends and sends is read no further"
    guest.wants.set()
    for _ in range(READ_AHEAD):
        assert (await asyncio.wait_for(guest.heard.get(), 10))["text"] == "{}"
    assert guest.wire.switched == ["off", "on"]
    await guest.go()


async def test_an_answer_in_pieces_is_no_message_and_breaks_none(guest: Guest) -> None:
    """What is cut in two on its way goes through the parser, as everything else does."""
    socket = await guest.come()
    guest.wants.set()
    socket.look(socket.loop.time() + 3, b"1234")
    text = said(Opcode.TEXT, '"é"'.encode())
    answer = said(Opcode.PONG, b"1234")
    for piece in (text[:3], text[3:], answer[:4], answer[4:], text):
        socket.data_received(piece)
    for _ in range(2):
        assert (await asyncio.wait_for(guest.heard.get(), 10))["text"] == '"é"'
    await guest.go()


async def test_what_is_encoded_is_sent_as_it_is(guest: Guest) -> None:
    socket = await guest.come()
    assert guest.line is not None
    assert guest.line.send is not None
    await guest.line.send('"é"'.encode())
    await socket.send({"type": "websocket.send", "text": '"é"'})
    assert guest.wire.written[0] == guest.wire.written[1], "a text, to whoever reads it"
    await guest.go()
    with pytest.raises(ClientDisconnected):
        await guest.line.send(b'"too late"')


async def test_whoever_has_gone_counts_no_longer(guest: Guest, crowd: Crowd) -> None:
    await guest.come()
    assert crowd.came(CLIENT) == 2
    crowd.went(CLIENT)
    await guest.go()
    assert crowd.came(CLIENT) == 1
