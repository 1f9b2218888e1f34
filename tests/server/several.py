"""Several processes of one server, and people who come to whichever they like."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import psycopg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.test_running import started
from tests.server.web import BOT, COOKIE, ME

PATIENCE = 60.0  # seconds; a busy machine needs some
OPEN = {"sitter": "open", "choice": "snow"}


@contextmanager
def new_database(postgresql: str, name: str) -> Iterator[str]:
    """A database of its own: other tests count what they find in theirs."""
    host = postgresql.partition("?host=")[2]
    with psycopg.connect(host=host, user="noctuary", dbname="postgres", autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}")
        yield postgresql.replace("/postgres?", f"/{name}?")
        db.execute(f"DROP DATABASE {name} WITH (FORCE)")


class Process:
    """One of several; `http` is its address."""

    def __init__(self, popen: subprocess.Popen[str], http: str) -> None:
        self.popen = popen
        self.http = http

    def kill(self) -> None:
        self.popen.kill()
        self.popen.wait()

    def pause(self) -> None:
        os.kill(self.popen.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.popen.pid, signal.SIGCONT)


@contextmanager
def processes(home: Path, database: str, redis: str, many: int, *more: str) -> Iterator[list[Process]]:
    arguments = ("serve", "--port", "0", "--pause", "0", "--database", database, "--redis", redis, *more)
    with ExitStack() as stack, ThreadPoolExecutor(many) as starting:
        starts = [starting.submit(_start, started(home, *arguments), stack) for _ in range(many)]
        yield [start.result() for start in starts]


def _start(one: AbstractContextManager[tuple[subprocess.Popen[str], str]], stack: ExitStack) -> Process:
    return Process(*stack.enter_context(one))


class Person:
    """Somebody with a cookie, which every process knows."""

    def __init__(self, at: Process, name: str, sockets: ExitStack) -> None:
        self.cookie = ""
        self._sockets = sockets  # closed when the test is over
        answer = self.ask(at, "POST", "/api/session", {"name": name})
        assert answer.status_code == 201, answer.text
        self.cookie = answer.cookies[COOKIE]

    def _headers(self, at: Process) -> dict[str, str]:
        return {"origin": at.http, "x-noctuary": "1", "cookie": f"{COOKIE}={self.cookie}"}

    def ask(self, at: Process, method: str, path: str, body: Any = None) -> httpx2.Response:
        content = None if body is None else json.dumps(body)
        return httpx2.request(
            method, f"{at.http}{path}", content=content, headers=self._headers(at), timeout=PATIENCE
        )

    def table(self, at: Process, *seats: dict[str, Any], **more: Any) -> str:
        wish = {"game": "fables", "seats": list(seats) or [ME, BOT], **more}
        answer = self.ask(at, "POST", "/api/tables", wish)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def socket(self, at: Process, path: str) -> Socket:
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        line = connect(
            at.http.replace("http", "ws") + path,
            origin=Origin(at.http),
            additional_headers=headers,
            open_timeout=PATIENCE,
            max_size=None,
        )
        return Socket(self._sockets.enter_context(line))

    def at(self, process: Process, table: str, **wishes: Any) -> Socket:
        socket = self.socket(process, f"/ws/table/{table}")
        socket.say(t="enter", **{"language": "en", **wishes})
        return socket


class Socket:
    """Checks that no numbered message is missing."""

    def __init__(self, line: Any) -> None:
        self._line = line
        self.last = -1
        self.epoch = ""
        self.table: dict[str, Any] = {}
        self.prompt: dict[str, Any] | None = None

    def say(self, **message: Any) -> None:
        self._line.send(json.dumps(message))

    def read(self, seconds: float = PATIENCE) -> dict[str, Any]:
        message = json.loads(self._line.recv(timeout=seconds))
        assert isinstance(message, dict)
        number = message.get("n")
        if number is not None:
            if message["t"] != "snapshot" and self.last >= 0:
                assert number == self.last + 1, "a gap"
            self.last = number
            self.epoch = message.get("epoch", self.epoch)
            self.table = message.get("table") or self.table
            if "prompt" in message:
                self.prompt = message["prompt"]
        return message

    def until(self, seen: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Read on until a message is as expected."""
        while True:
            message = self.read()
            if seen(message):
                return message

    def catch_up(self) -> None:
        """Read what is there."""
        with suppress(TimeoutError):
            while True:
                self.read(0.05)

    def play(self) -> None:
        """Answer the open question with its first offer, and read on until that is done."""
        assert self.prompt is not None
        decision = self.prompt["decision"]
        self.say(t="move", decision=decision, index=0)
        told = self.until(lambda told: told["t"] == "wrong" or not self._asks(decision))
        assert told["t"] != "wrong", told

    def _asks(self, decision: int) -> bool:
        return self.prompt is not None and self.prompt["decision"] == decision

    def closed(self) -> int:
        """Read to the end: the code with which it is closed."""
        try:
            while True:
                self.read()
        except ConnectionClosed:
            return int(self._line.close_code or 0)

    def close(self) -> None:
        self._line.close()


def play_on(moves: int, *sockets: Socket) -> int:
    """Whoever is asked answers, so many times; the number of the question that is open then."""
    made = last = 0
    while made < moves:
        for socket in sockets:
            socket.catch_up()
            if socket.prompt is not None and socket.prompt["decision"] >= last:
                last = socket.prompt["decision"] + 1
                socket.play()
                made += 1
                break
    return last


def eventually(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    until = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < until, "it did not come true"
        time.sleep(0.1)


def children_of(process: int) -> list[int]:
    """The processes that it has started and that live."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            told = entry.read_text().rpartition(")")[2].split()
            if int(told[1]) == process and told[0] != "Z":
                found.append(int(entry.parent.name))
    return sorted(found)
