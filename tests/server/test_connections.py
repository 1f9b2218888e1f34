"""Strangers at the door, over real sockets: half-open requests, floods of connections, and of clients."""

from __future__ import annotations

import json
import resource
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from starlette.websockets import WebSocketDisconnect

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import files, running
from noctuary.server.app import make_app
from noctuary.server.limits import TooMuch
from noctuary.server.settings import Limits, Patience, Rate, Settings
from noctuary.server.table import telling
from tests.server.playing import QUICK, WIDE, Client, Room, new_table, quick_server, settle
from tests.server.test_sockets import closed_with, strict
from tests.server.web import Web

__all__ = ["strict"]
HEAD, BODY = 2.0, 2.0  # seconds that the server of these tests waits
PATIENCE = 100  # seconds that a test waits for what comes at once where nothing else runs
HALF = b"GET /api/hello HTTP/1.1\r\nhost: "
POST = b"POST /api/session HTTP/1.1\r\nhost: %s\r\nx-noctuary: 1\r\ncontent-length: 10\r\n\r\n{"


class Door:
    """A server on loopback, in a thread, and the connections that a test opens to it."""

    def __init__(self, settings: Settings) -> None:
        self._listener = running.listen("127.0.0.1", 0, or_next=False)
        self.settings = running.at_port(settings, self._listener)
        self.host = f"127.0.0.1:{self.settings.port}".encode()
        app = make_app(self.settings, quick_server(self.settings))
        config = running.uvicorn_config(app, self.settings)
        self._uvicorn = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [self._listener]})
        self._thread.start()
        while not self._uvicorn.started:
            assert self._thread.is_alive()
            time.sleep(0.02)

    def close(self) -> None:
        self._uvicorn.should_exit = True
        self._thread.join(30)

    @property
    def count(self) -> int:
        return len(self._uvicorn.server_state.connections)

    def connect(self, first: bytes = b"") -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.settings.port), timeout=PATIENCE)
        line.sendall(first)
        return line

    def hello(self) -> bytes:
        with closing(self.connect(HALF + self.host + b"\r\nconnection: close\r\n\r\n")) as line:
            return said(line)


def said(line: socket.socket) -> bytes:
    """All that the server says until it hangs up."""
    told = b""
    try:
        while part := line.recv(65536):
            told += part
    except ConnectionResetError:
        pass
    return told


def one_answer(line: socket.socket) -> bytes:
    """The head of one answer, its body read too."""
    told = b""
    while b"\r\n\r\n" not in told:
        told += (part := line.recv(65536))
        assert part, "the server has hung up"
    head, _, body = told.partition(b"\r\n\r\n")
    length = next(
        int(each.split(b":")[1]) for each in head.lower().split(b"\r\n") if b"content-length" in each
    )
    while len(body) < length:
        body += (part := line.recv(65536))
        assert part, "the server has hung up"
    return head


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Door]:
    limits = replace(WIDE, connections=40, address_connections=30)
    patience = replace(QUICK, head=HEAD, body=BODY)
    opened = Door(Settings(f"sqlite:///{tmp_path / 'tables.db'}", limits=limits, patience=patience))
    yield opened
    opened.close()


def test_a_head_that_never_ends_is_not_waited_for(door: Door) -> None:
    """Neither silence nor a byte now and then keeps a connection open."""
    began = time.monotonic()
    with ExitStack() as stack:
        silent = stack.enter_context(closing(door.connect()))
        half = stack.enter_context(closing(door.connect(HALF + door.host)))
        slow = stack.enter_context(closing(door.connect(HALF + door.host + b"\r\n")))
        sent = 0
        try:
            while time.monotonic() - began < PATIENCE:
                slow.sendall(b"x: y\r\n")
                sent += 1
                time.sleep(HEAD / 5)
        except OSError:
            pass
        assert sent > 1, "a slow head is given some time"
        assert said(silent) == said(half) == b""
    assert time.monotonic() - began < PATIENCE
    assert b"200 OK" in door.hello()


def test_a_body_that_never_ends_is_not_waited_for(door: Door) -> None:
    began = time.monotonic()
    with closing(door.connect(POST % door.host)) as silent, closing(door.connect(POST % door.host)) as slow:
        try:
            while time.monotonic() - began < PATIENCE:
                slow.sendall(b" ")
                time.sleep(BODY)
        except OSError:
            pass
        assert b"200" not in said(silent)
    assert time.monotonic() - began < PATIENCE
    assert b"200 OK" in door.hello()


def test_a_connection_that_is_used_again_has_the_same_time_each_time(door: Door) -> None:
    request = HALF + door.host + b"\r\n\r\n"
    with closing(door.connect(request)) as line:
        for _ in range(3):
            assert b"200 OK" in one_answer(line)
            line.sendall(request)
        line.sendall(HALF)
        said(line)


def test_so_many_connections_from_one_address(door: Door) -> None:
    """380 half-open requests: most are refused at once, the others soon, and then everybody is served."""
    most = door.settings.limits.address_connections
    with ExitStack() as stack:
        lines = [stack.enter_context(closing(door.connect(HALF))) for _ in range(380)]
        assert door.count <= most + 1
        answers = [said(line) for line in lines]
    assert sum(b"503" in answer for answer in answers) > 0
    assert b"200 OK" in door.hello()


def test_everybody_together_has_so_many_connections(tmp_path: Path) -> None:
    limits = replace(WIDE, connections=5)
    settings = Settings(
        f"sqlite:///{tmp_path / 'tables.db'}",
        limits=limits,
        patience=replace(QUICK, head=2 * PATIENCE),
        behind_proxy=True,
        origins=("https://play.example",),
    )
    door = Door(settings)
    try:
        with ExitStack() as stack:
            for _ in range(5):
                stack.enter_context(closing(door.connect(HALF)))
            assert b" 503 " in door.hello()
    finally:
        door.close()


def test_the_usual_patience_is_longer_than_any_honest_request() -> None:
    assert Patience().head >= 5
    assert Patience().body >= 30
    assert Limits().address_connections >= 2 * Limits().sockets * Limits().per_address


# -- clients at a table -----------------------------------------------------------------------------------


def test_entering_counts_like_a_message(strict: Web) -> None:
    ann = strict.guest()
    path = f"/ws/table/{ann.table()}"
    codes = [closed_with_reason(ann, path) for _ in range(12)]
    assert (1008, "server-limit-messages") in codes


def closed_with_reason(browser: object, path: str) -> tuple[int, str]:
    with browser.socket(path) as socket:  # type: ignore[attr-defined]
        socket.send_text(json.dumps({"t": "enter", "language": "en"}))
        try:
            told = json.loads(socket.receive_text())
        except WebSocketDisconnect as closed:
            return closed.code, closed.reason
        return 0, told["t"]


def test_coming_and_going_is_limited_even_without_a_word(tmp_path: Path, strict: Web) -> None:
    keeper = strict.server.keeper
    keeper.limits = replace(keeper.limits)
    keeper._arrivals._rate = Rate(3, 0.001)
    ann = strict.guest()
    path = f"/ws/table/{ann.table()}"
    assert [closed_with(ann, path, origin="https://evil.example") for _ in range(9)] == [1008] * 9
    codes = []
    for _ in range(5):
        with ann.socket(path) as socket:
            socket.send_text('{"t":"ping"}')
            try:
                socket.receive_text()
            except WebSocketDisconnect as closed:
                codes.append(closed.reason)
    assert codes == ["server-closed-not-understood"] * 3 + ["server-limit-arrivals"] * 2


async def test_so_many_clients_of_one_person_at_a_table(settings: Settings) -> None:
    server = quick_server(replace(settings, limits=replace(WIDE, streams=3)))
    async with server.running():
        room = Room(server)
        table, ann = await room.alone_at()
        clients = [ann]
        for _ in range(40):
            await clients[-1].lose_socket()
            clients.append(Client(room, ann.person))
            await clients[-1].enter(table)
        assert len(table.streams) == 3
        for _ in range(2):
            await Client(room, ann.person).enter(table)
        with pytest.raises(TooMuch):
            await Client(room, ann.person).enter(table)
        bob = await room.client("Bob")
        await bob.enter(table)


async def test_so_many_look_on_at_a_table_and_who_sits_there_comes_in_all_the_same(
    settings: Settings,
) -> None:
    server = quick_server(replace(settings, limits=replace(WIDE, table_streams=3)))
    async with server.running():
        room = Room(server)
        ann = await room.client("Ann")
        table = await room.table(ann, new_table("fables", "me:red", "bot:snow"))
        for number in range(3):
            await (await room.client(f"Watcher {number}")).enter(table)
        with pytest.raises(TooMuch):
            await (await room.client("One too many")).enter(table)
        await ann.enter(table)
        assert ann.table["me"] == 0


async def test_nothing_is_drawn_for_a_client_that_has_lost_its_line(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It hears what it has missed when it comes back, in one message, and holds what everybody holds."""
    table, ann, bob = await room.two_at()
    carl = await room.client("Carl")
    await carl.enter(table)
    await carl.lose_socket()
    drawn: list[str] = []
    frame_for = telling.frame_for

    def counted(table: object, stream: object) -> object:
        drawn.append(stream.person)  # type: ignore[attr-defined]
        return frame_for(table, stream)  # type: ignore[arg-type]

    monkeypatch.setattr(telling, "frame_for", counted)
    for _ in range(6):
        await settle(table)
        asked = ann if ann.is_asked else bob
        await asked.play_any()
    await settle(table)
    assert carl.person.id not in drawn
    assert ann.person.id in drawn
    heard = len(carl.messages)
    await carl.come_back()
    assert len(carl.messages) == heard + 1
    fresh = await room.client("Fresh")
    await fresh.enter(table)
    assert carl.view == fresh.view
    assert carl.state["log"] == fresh.state["log"]


async def test_what_was_taken_back_meanwhile_is_not_in_the_log_of_who_comes_back(room: Room) -> None:
    table, ann = await room.alone_at()
    await ann.play_any()
    await settle(table)
    await ann.lose_socket()
    other = Client(room, ann.person)
    await other.enter(table)
    made = len(table.moves)
    await table.cut(0)
    while len(table.moves) < made:
        await settle(table)
        if other.is_asked:
            await other.play(len(other.prompt["offers"]) - 1)
    await settle(table)
    await ann.come_back()
    fresh = Client(room, ann.person)
    await fresh.enter(table)
    assert ann.state["log"] == fresh.state["log"]


def test_more_connections_than_the_system_allows_are_refused_before_anybody_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And the number of files is raised where that is allowed."""
    allowed = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda what: allowed[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: allowed.append(limits))
    files.make_room(600)
    assert allowed == [(1024, 4096)]
    files.make_room(3000)
    assert allowed[-1] == (3200, 4096)
    with pytest.raises(NoctuaryError) as refused:
        files.make_room(4000)
    assert refused.value.message == "server-error-files"
