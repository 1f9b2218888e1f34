"""A Redis of the tests' own, in a temporary folder, reached by its socket alone."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import redis


class RedisServer:
    """A Redis that can be stopped and started again; it keeps nothing."""

    def __init__(self, program: Path, folder: Path) -> None:
        self._program = program
        self._socket = folder / "redis.sock"
        self._folder = folder
        self._server: subprocess.Popen[bytes] | None = None
        self.address = f"unix://{self._socket}"

    def start(self) -> None:
        command = [str(self._program), "--port", "0", "--unixsocket", str(self._socket)]
        command += ["--dir", str(self._folder), "--save", "", "--appendonly", "no"]
        quiet = subprocess.DEVNULL
        self._server = subprocess.Popen(command, stdout=quiet, stderr=quiet)
        for _ in range(600):
            if self._server.poll() is not None:
                raise RuntimeError("redis-server ended at once")
            try:
                with redis.Redis.from_url(self.address) as client:
                    client.ping()
                return
            except redis.ConnectionError:
                time.sleep(0.05)
        raise RuntimeError("redis-server did not come up")

    def stop(self) -> None:
        if self._server is not None:
            self._server.kill()
            self._server.wait(30)
            self._server = None


@contextmanager
def running(program: Path) -> Iterator[RedisServer]:
    folder = Path(tempfile.mkdtemp(prefix="noctuary-redis-"))
    server = RedisServer(program, folder)
    try:
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
