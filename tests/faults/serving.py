"""A server as a process: started, killed, started again at the same address."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

ORIGIN: Final = "https://play.example.org"
HOST: Final = "play.example.org"
_STARTING: Final = 90.0  # seconds; the machine may be busy
_POLL: Final = 0.01
_PORTS: Final = range(20_000, 32_000)


class Broken(AssertionError):
    """A promise that was not kept."""


class Nursery:
    """Where servers come from: see `nursery.py`. `more` is environment, for a shim that is loaded first."""

    lie = ""  # makes servers that break a promise, to see whether that is noticed

    def __init__(self, more: Mapping[str, str] | None = None) -> None:
        # Its errors go with ours: a server that has started writes to a log of its own.
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.faults.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **(more or {})},
        )
        self._hear("ready")

    def fork(self, arguments: list[str], log: Path) -> int:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps([arguments, str(log), self.lie]) + "\n")
        self._process.stdin.flush()
        return int(self._hear())

    def _hear(self, expected: str | None = None) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline().strip()
        if not line or expected not in (None, line):
            raise Broken(f"no servers can be started: {line!r}")
        return line

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Served:
    """One `noctuary serve`. It believes that it stands behind a proxy, so that everybody who comes can have
    an address of her own, and the usual limits hold as they do outside."""

    def __init__(
        self, nursery: Nursery, folder: Path, database: str, port: int | None = None, *more: str
    ) -> None:
        self._nursery = nursery
        self.database = database
        self.port = free_port() if port is None else port
        self.log = folder / f"server-{self.port}.log"
        self.log.touch()
        self._more = more
        self.pid: int | None = None
        self.started = 0
        self._read = 0

    def start(self, *, wait: bool = True) -> None:
        assert self.pid is None
        self._read = self.log.stat().st_size
        proxy = ["--behind-proxy", "--origin", ORIGIN, "--pause", "0"]
        arguments = ["serve", "--port", str(self.port), "--database", self.database, *proxy, *self._more]
        self.pid = self._nursery.fork(arguments, self.log)
        self.started += 1
        if wait:
            self.wait()

    def wait(self) -> None:
        """Until it lets people in."""
        until = time.monotonic() + _STARTING
        while not self._lets_in():
            if self.pid is None or not is_alive(self.pid):
                raise Broken(f"the server did not start: {self.last_words()}")
            if time.monotonic() > until:
                raise Broken(f"the server takes too long to start: {self.last_words()}")
            time.sleep(_POLL)

    def _lets_in(self) -> bool:
        with socket.socket() as knocking:
            knocking.settimeout(1.0)
            # A socket that listens takes people in before anybody answers: the log says when it does.
            return ORIGIN in self.last_words() and knocking.connect_ex(("127.0.0.1", self.port)) == 0

    def kill(self) -> None:
        """As the system does it when memory is short, or the keeper when patience is."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        pid, self.pid = self.pid, None
        if pid is None:
            return
        with suppress(ProcessLookupError):
            os.kill(pid, how)
        until = time.monotonic() + _STARTING
        while is_alive(pid):
            if time.monotonic() > until:
                os.kill(pid, signal.SIGKILL)
                raise Broken("the server does not end")
            time.sleep(_POLL)

    def last_words(self) -> str:
        """What it has said since it was last started."""
        with self.log.open("rb") as log:
            log.seek(self._read)
            return log.read().decode(errors="replace")

    def complaints(self) -> list[str]:
        """Every error that it has logged so far, under whatever name it ran."""
        lines = self.log.read_text(errors="replace").splitlines()
        return [line for line in lines if line.startswith(("ERROR", "CRITICAL", "Traceback"))]


def is_alive(pid: int) -> bool:
    """Until the last of its threads is gone: as long as one is, the port is not free."""
    return Path(f"/proc/{pid}").exists()


def free_port() -> int:
    """None that the system gives to whoever calls somebody: while a server is down, those who knock at its
    door would be given its own port."""
    while True:
        port = secrets.choice(_PORTS)
        with socket.socket() as asked, suppress(OSError):
            asked.bind(("127.0.0.1", port))
            return port
