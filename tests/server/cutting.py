"""A line between a server and what it needs, that can be cut: bytes are taken and go nowhere, as in a network
that has come apart. Nobody is told."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


class Line:
    """Listens at a port of this machine, and passes on to a socket in the file system."""

    def __init__(self, to: Path) -> None:
        self._to = str(to)
        self._whole = threading.Event()
        self._whole.set()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: list[socket.socket] = []
        self.port: int = self._listener.getsockname()[1]
        _begin(self._accept)

    def cut(self) -> None:
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self._listener.close()
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.mend()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listener.accept()
                self._ends.append(near)
                _begin(self._join, near)

    def _join(self, near: socket.socket) -> None:
        self._whole.wait()
        far = socket.socket(socket.AF_UNIX)
        self._ends.append(far)
        with suppress(OSError):
            far.connect(self._to)
            _begin(self._pass_on, far, near)
            self._pass_on(near, far)

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self._whole.wait()
                other.sendall(data)
        with suppress(OSError):
            self._whole.wait()
            other.shutdown(socket.SHUT_RDWR)


def _begin(work: object, *arguments: object) -> None:
    threading.Thread(target=work, args=arguments, daemon=True).start()  # type: ignore[arg-type]


@contextmanager
def to_postgresql(address: str) -> Iterator[tuple[Line, str]]:
    """A line to the database at this address, and the address at its other end."""
    before, _, folder = address.partition("?host=")
    line = Line(Path(folder) / ".s.PGSQL.5432")
    try:
        yield line, before.replace("@/", f"@127.0.0.1:{line.port}/")
    finally:
        line.close()


@contextmanager
def to_redis(address: str) -> Iterator[tuple[Line, str]]:
    line = Line(Path(address.removeprefix("unix://")))
    try:
        yield line, f"redis://127.0.0.1:{line.port}/0"
    finally:
        line.close()
