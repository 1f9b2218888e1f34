"""A PostgreSQL of the tests' own: a cluster in a temporary folder, reached by its socket alone."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Cluster:
    """A PostgreSQL that can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, more: dict[str, Any], password: str) -> None:
        self.address = f"postgresql://noctuary@/postgres?host={folder}"
        self._programs, self._folder, self._more, self._password = programs, folder, more, password
        self._server: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        settings = ["-c", "listen_addresses=", "-c", "fsync=off"]
        settings += ["-c", f"unix_socket_directories={self._folder}"]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), *settings]
        server: subprocess.Popen[bytes] = subprocess.Popen(command, **self._more)
        self._server = server
        _wait_for(self._folder, server, self._password)

    def stop(self) -> None:
        """At once: whoever is connected is cut off, as by a power cut."""
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait(30)
            self._server = None


@contextmanager
def cluster(programs: Path, auth: str = "trust", password: str = "unused") -> Iterator[Cluster]:
    """A cluster that does not run yet. As root it runs as somebody else: PostgreSQL refuses to be root."""
    folder = Path(tempfile.mkdtemp(prefix="noctuary-pg-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    secret = folder / "password"
    secret.write_text(password)
    if who:
        for path in (folder, secret):
            os.chown(path, who["user"], who["group"])
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    options = ["-U", "noctuary", f"--auth={auth}", f"--pwfile={secret}", "--encoding=UTF8", "--no-sync"]
    made = Cluster(programs, folder, {**quiet, **who}, password)
    try:
        command = [str(programs / "initdb"), "-D", str(folder / "data"), *options]
        subprocess.run(command, check=True, timeout=120, **quiet, **who)
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """The address of a database that runs."""
    with cluster(programs) as made:
        made.start()
        yield made.address


def _wait_for(folder: Path, server: subprocess.Popen[bytes], password: str) -> None:
    import psycopg

    for _ in range(600):
        if server.poll() is not None:
            raise RuntimeError("postgres ended at once")
        try:
            psycopg.connect(host=str(folder), user="noctuary", dbname="postgres", password=password).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("postgres did not come up")
