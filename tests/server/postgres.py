"""A PostgreSQL of the tests' own: a cluster in a temporary folder, reached by its socket alone."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


@contextmanager
def running(programs: Path) -> Iterator[str]:
    """The address of a database; the server refuses to run as root, so it runs as somebody else then."""
    folder = Path(tempfile.mkdtemp(prefix="noctuary-pg-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:
        nobody = pwd.getpwnam("nobody")
        who = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
        os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    quiet: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": folder}
    data = folder / "data"
    try:
        subprocess.run(
            [
                programs / "initdb",
                "-D",
                data,
                "-U",
                "noctuary",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-sync",
            ],
            check=True,
            timeout=120,
            **quiet,
            **who,
        )
        settings = ["-c", "listen_addresses=", "-c", "fsync=off", "-c", f"unix_socket_directories={folder}"]
        server = subprocess.Popen([programs / "postgres", "-D", data, *settings], **quiet, **who)
        try:
            _wait_for(folder / ".s.PGSQL.5432", server)
            yield f"postgresql://noctuary@/postgres?host={folder}"
        finally:
            server.terminate()
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(socket: Path, server: subprocess.Popen[bytes]) -> None:
    import psycopg

    for _ in range(300):
        if server.poll() is not None:
            raise RuntimeError("postgres ended at once")
        try:
            psycopg.connect(f"host={socket.parent} user=noctuary dbname=postgres").close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise RuntimeError("postgres did not come up")
