"""What keeps a server from starting is one sentence, told by the command itself."""

from __future__ import annotations

import asyncio
import io
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
import uvicorn

from noctuary.cli.entry import run
from noctuary.server.store import Store
from noctuary.server.store.claims import Taken
from noctuary.text.catalogue import Language, say
from tests.server import postgres
from tests.server.test_running import get, started, stop

SERVE = ("serve", "--port", "0")


def refused(*arguments: str, home: Path) -> str:
    """Run a command that cannot start, in this process; what it says on its one line."""

    async def begin(server: object) -> None:
        raise AssertionError("it has started")

    told, printed = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stderr(told), redirect_stdout(printed):
        patched.setenv("NOCTUARY_HOME", str(home))
        patched.setattr(uvicorn.Server, "main_loop", begin)
        code = run([*arguments, "--lang", "en"])
    return _one_line(code, printed.getvalue(), told.getvalue())


def refused_outside(*arguments: str, home: Path) -> str:
    """The same in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", "from noctuary.cli import main; main()", *arguments, "--lang", "en"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=300,
        env={**os.environ, "NOCTUARY_HOME": str(home), "CI": "true"},
    )
    return _one_line(done.returncode, done.stdout, done.stderr)


def _one_line(code: int, printed: str, told: str) -> str:
    assert code in (1, 2), told
    lines = [line for line in told.strip().splitlines() if not _about_pages(line)]
    assert len(lines) == 1, told
    assert lines[0].startswith("noctuary: ")
    assert printed == ""
    return lines[0].removeprefix("noctuary: ")


def _about_pages(line: str) -> bool:
    """A checkout without built pages says so first."""
    return line in say(Language.EN, "server-no-client").splitlines()


def sqlite_at(file: Path) -> str:
    return f"sqlite:///{file}"


def a_database(file: Path) -> None:
    async def make() -> None:
        store = Store(sqlite_at(file))
        await store.open()
        await store.close()

    asyncio.run(make())


# -- SQLite -----------------------------------------------------------------------------------------------


def test_what_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("dear diary, " * 500)
    told = refused(*SERVE, "--database", sqlite_at(file), home=tmp_path)
    assert told == f"{file} is not a database; choose another file with --database."
    assert file.read_text().startswith("dear diary"), "and it is left alone"


def test_a_damaged_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    data = bytearray(file.read_bytes())
    data[5000:] = b"\xa5" * (len(data) - 5000)
    file.write_bytes(data)
    assert "is damaged" in refused(*SERVE, "--database", sqlite_at(file), home=tmp_path)
    assert "is damaged" in refused_outside(*SERVE, "--database", sqlite_at(file), home=tmp_path)


def test_a_database_cut_short(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    file.write_bytes(file.read_bytes()[:6000])
    assert "is damaged" in refused(*SERVE, "--database", sqlite_at(file), home=tmp_path)


def test_a_database_of_a_newer_version(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    with sqlite3.connect(file) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    told = refused(*SERVE, "--database", sqlite_at(file), home=tmp_path)
    assert "a newer version of Noctuary (it stands at 9999)" in told


def test_another_programs_database(tmp_path: Path) -> None:
    file = tmp_path / "other.db"
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE bookmarks (url TEXT)")
    assert "another program" in refused(*SERVE, "--database", sqlite_at(file), home=tmp_path)


def test_a_folder_that_is_not_there_and_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    told = refused(*SERVE, "--database", sqlite_at(tmp_path / "nowhere" / "tables.db"), home=tmp_path)
    assert told == f"There is no folder {tmp_path / 'nowhere'} to keep the database in."
    assert "Is a directory" in refused(*SERVE, "--database", sqlite_at(tmp_path), home=tmp_path)


def test_a_home_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("")
    told = refused(*SERVE, home=tmp_path / "file" / "home")
    assert "cannot be made: Not a directory" in told


def test_a_database_that_may_not_be_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    a_database(file)
    file.chmod(0o444)
    if os.access(file, os.W_OK):  # we are root, to whom rights mean nothing; the system's own tree does
        file = Path("/sys/tables.db")
    told = refused(*SERVE, "--database", sqlite_at(file), home=tmp_path)
    assert told == f"The database {file} cannot be opened: Permission denied."


# -- PostgreSQL -------------------------------------------------------------------------------------------


def test_no_postgresql_there(tmp_path: Path) -> None:
    told = refused(*SERVE, "--database", f"postgresql://noctuary@/x?host={tmp_path}", home=tmp_path)
    assert told.startswith("The database cannot be reached: ")
    with socket.socket() as taken:  # bound, but nobody listens
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        address = f"postgresql://noctuary:hush@127.0.0.1:{port}/x"
        told = refused_outside(*SERVE, "--database", address, home=tmp_path)
    assert told.startswith("The database cannot be reached: ")
    assert "hush" not in told


@pytest.fixture(scope="module")
def guarded_postgresql(postgresql_programs: Path) -> Iterator[str]:
    """The address of a PostgreSQL that wants a password."""
    with postgres.cluster(postgresql_programs, auth="scram-sha-256", password="right horse") as cluster:
        cluster.start()
        yield cluster.address


def test_a_wrong_password_and_no_such_database(tmp_path: Path, guarded_postgresql: str) -> None:
    address = guarded_postgresql.replace("noctuary@", "noctuary:wrong%20horse@")
    told = refused(*SERVE, "--database", address, home=tmp_path)
    assert "password authentication failed" in told
    assert "wrong horse" not in told
    right = guarded_postgresql.replace("noctuary@", "noctuary:right%20horse@")
    told = refused(*SERVE, "--database", right.replace("/postgres?", "/nowhere?"), home=tmp_path)
    assert 'database "nowhere" does not exist' in told


@pytest.mark.parametrize("address", ["postgresql://x:y:z@a:b/c", "nonsense", "mysql://x/y", "sqlite:/x"])
def test_an_address_that_is_none(tmp_path: Path, address: str) -> None:
    assert "database" in refused(*SERVE, "--database", address, home=tmp_path)


# -- ports and certificates -------------------------------------------------------------------------------


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        told = refused("serve", "--port", str(port), home=tmp_path)
    assert told == f"Port {port} is taken; choose another with --port."


def test_an_address_that_is_not_ours(tmp_path: Path) -> None:
    told = refused(
        *SERVE, "--host", "192.0.2.1", "--behind-proxy", "--origin", "https://play.example", home=tmp_path
    )
    assert told.startswith("Nobody can listen at 192.0.2.1")
    told = refused(
        *SERVE, "--host", "no.such.invalid", "--behind-proxy", "--origin", "https://x.example", home=tmp_path
    )
    assert told.startswith("Nobody can listen at no.such.invalid")


def test_a_certificate_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "cert.pem"
    file.write_text("-----BEGIN CERTIFICATE-----\nrubbish\n-----END CERTIFICATE-----\n")
    told = refused(*SERVE, "--certificate", str(file), "--key", str(file), home=tmp_path)
    assert told.startswith("The certificate cannot be used")
    told = refused(*SERVE, "--certificate", str(tmp_path / "none.pem"), home=tmp_path)
    assert str(tmp_path / "none.pem") in told
    assert refused(*SERVE, "--key", str(file), home=tmp_path) == "--key goes with --certificate."


# -- one server to a database -----------------------------------------------------------------------------


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("page")
    with started(tmp_path, *SERVE) as (process, address):
        told = refused(*SERVE, home=tmp_path)
        assert told.startswith(f"Another Noctuary server is running on this database: {address} – play there")
        other = tmp_path / "other name.db"
        other.symlink_to(tmp_path / "tables.db")
        assert "Another Noctuary server" in refused(*SERVE, "--database", sqlite_at(other), home=tmp_path)
        assert get(f"{address}/api/hello")[0] == 200, "the first one does not mind"
        process.kill()
        process.wait()
    with started(tmp_path, *SERVE) as (process, _):  # a killed one leaves nothing behind
        stop(process)


def test_a_play_beside_one_that_has_told_no_address_says_what_to_do(tmp_path: Path) -> None:
    """It has the database already, and is not ready yet."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("page")
    first = Store(sqlite_at(tmp_path / "tables.db"))
    asyncio.run(first.open(alone=True))
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("NOCTUARY_CLIENT", str(tmp_path / "client"))
        told = refused("play", "fables", home=tmp_path)
        assert "wait a moment, or stop it there with Ctrl-C" in told
        (tmp_path / "tables.db.lock").write_text("rubbish, and no address\n")
        assert refused("play", "fables", home=tmp_path) == told
    asyncio.run(first.close())


async def test_a_second_server_on_the_same_postgresql_is_refused(postgresql: str) -> None:
    first, second, reader = Store(postgresql), Store(postgresql), Store(postgresql)
    await first.open(alone=True)
    with pytest.raises(Taken):
        await second.open(alone=True)
    await reader.open()  # `noctuary reports` only reads
    await reader.close()
    await first.close()
    await second.open(alone=True)
    await second.close()


def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    """Not the files, not those that SQLite lays beside them, and not what an older version has left."""
    home = tmp_path / "home"
    with started(home, *SERVE) as (process, address):
        get(f"{address}/api/hello")
        assert stat.S_IMODE(home.stat().st_mode) == 0o700
        files = sorted(home.glob("tables.db*"))
        assert {file.name for file in files} >= {"tables.db", "tables.db-wal", "tables.db-shm"}
        assert {oct(stat.S_IMODE(file.stat().st_mode)) for file in files} == {"0o600"}
        stop(process)
    (home / "tables.db").chmod(0o644)
    with started(home, *SERVE) as (process, _):
        assert stat.S_IMODE((home / "tables.db").stat().st_mode) == 0o600
        assert stat.S_IMODE((home / "tables.db-wal").stat().st_mode) == 0o600
        stop(process)


def test_the_lock_is_no_file_to_stumble_over(tmp_path: Path) -> None:
    shutil.copy(__file__, tmp_path / "tables.db.lock")  # left by whatever else
    with started(tmp_path, *SERVE) as (process, _):
        stop(process)
