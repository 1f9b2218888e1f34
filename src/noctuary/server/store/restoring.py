"""Copies of a database, made while a server runs, and put back while none does.

What is put back is whole or not there at all. In PostgreSQL it is one transaction; for SQLite a new file is
made beside the old one and takes its name at the end, and the old one is kept under another.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from noctuary.server.store import backup
from noctuary.server.store.backup import Backup, BadBackup
from noctuary.server.store.database import Database, at_leisure, check
from noctuary.server.store.failures import UNUSABLE, unusable
from noctuary.server.store.files import PRIVATE
from noctuary.server.store.migrate import VERSIONS, migrate, version_of
from noctuary.server.store.schema import METADATA, PERSONS, TABLES

_BESIDE: Final = ("-wal", "-shm", "-journal")


@dataclass(frozen=True)
class Restored:
    rows: int
    at: str  # when the copy was made
    kept: Path | None = None  # where the database is that was there before


# -- making a copy ----------------------------------------------------------------------------------------


def back_up(address: str, file: BinaryIO, *, sessions: bool = True) -> int:
    """Write everything to a file; how many rows that were. A server may go on meanwhile."""
    database = Database(address)
    if database.file is not None and not database.file.is_file():
        raise BadBackup("nothing", file=str(database.file))
    try:
        with _connected(database.engine.url) as connection:
            check(connection, database.file, whole=True)
            return backup.write(connection, file, sessions=sessions)
    except UNUSABLE as wrong:
        if isinstance(wrong, OSError) and not isinstance(wrong, sqlite3.Error):
            raise  # the file that is written, not the database
        raise unusable(database.file, wrong) from wrong


@contextmanager
def _connected(url: sa.URL) -> Iterator[sa.Connection]:
    """A connection in a transaction that sees one moment; nobody waits for it, and it waits for nobody."""
    is_sqlite = url.get_backend_name() == "sqlite"
    more: dict[str, Any] = {} if is_sqlite else {"isolation_level": "REPEATABLE READ"}
    plain = url.set(drivername="sqlite" if is_sqlite else "postgresql+psycopg")
    engine = sa.create_engine(plain, hide_parameters=True, **more)
    if is_sqlite:
        _begin_for_real(engine)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def _begin_for_real(engine: sa.Engine) -> None:
    """Python begins a transaction only where something is changed: reading would see many moments."""

    @event.listens_for(engine, "connect")
    def by_hand(connection: Any, _: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA busy_timeout=10000")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN")


# -- putting it back --------------------------------------------------------------------------------------


async def restore(address: str, file: BinaryIO, *, overwrite: bool = False) -> Restored:
    """Have what the copy has, and nothing else. No server may run on that database."""
    copy = Backup(file)
    database = Database(address)
    try:
        await database.claim()
        if database.file is not None:
            return _into_file(database.file, copy, overwrite=overwrite)
        async with database.engine.begin() as connection, at_leisure(connection, None):
            return await connection.run_sync(_into_postgresql, copy, overwrite)
    except DBAPIError as wrong:
        raise unusable(None, wrong) from wrong
    finally:
        await database.close()


def _into_postgresql(connection: sa.Connection, copy: Backup, overwrite: bool) -> Restored:
    if not overwrite and _has_anything(connection):
        raise BadBackup("full")
    METADATA.drop_all(connection)
    connection.execute(sa.text(f"DROP TABLE IF EXISTS {VERSIONS}"))
    return Restored(_fill(connection, copy), copy.head.at)


def _into_file(file: Path, copy: Backup, *, overwrite: bool) -> Restored:
    if not overwrite and not _is_empty(file):
        raise BadBackup("full")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    os.close(handle)
    try:
        with _connected(sa.URL.create("sqlite", database=name)) as connection:
            rows = _fill(connection, copy)
        with open(name, "rb+") as written:
            os.fsync(written.fileno())
        kept = _take_its_place(Path(name), file)
    except BaseException:
        for ending in ("", *_BESIDE):
            Path(f"{name}{ending}").unlink(missing_ok=True)
        raise
    return Restored(rows, copy.head.at, kept)


def _fill(connection: sa.Connection, copy: Backup) -> int:
    """Tables as they were when the copy was made, its rows, and then whatever has changed since."""
    migrate(connection, copy.head.schema)
    try:
        rows = backup.load(connection, copy)
    except DBAPIError as wrong:  # a value that this database does not keep, a row that is there twice
        problem = " ".join(str(wrong.orig).split())[:200]
        raise BadBackup("row", problem=problem) from wrong
    migrate(connection)
    backup.go_on_counting(connection)
    return rows


def _has_anything(connection: sa.Connection) -> bool:
    if version_of(connection) is None:
        return False
    return any(
        connection.execute(sa.select(table.c.id).limit(1)).first() is not None for table in (PERSONS, TABLES)
    )


def _is_empty(file: Path) -> bool:
    """Nothing there, or a database in which nobody has ever been; what cannot be read is not empty."""
    if not file.exists() or file.stat().st_size == 0:
        return True
    try:
        with _connected(sa.URL.create("sqlite", database=str(file))) as connection:
            return not _has_anything(connection)
    except Exception:
        return False


def _take_its_place(new: Path, file: Path) -> Path | None:
    """At once: there is no moment without a database. What was there is kept beside it."""
    kept = None
    os.chmod(new, PRIVATE)
    if file.exists() and file.stat().st_size > 0:
        with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(file)) as old:
            old.execute("PRAGMA journal_mode=DELETE")  # brings what lies beside it into the file itself
        kept = file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
        os.link(file, kept)
    for ending in _BESIDE:  # of a database that is damaged: they must not be taken for the new one's
        beside = Path(f"{file}{ending}")
        if beside.exists() and kept is not None:
            os.replace(beside, f"{kept}{ending}")
    os.replace(new, file)
    _sync_folder(file.parent)
    return kept


def _sync_folder(folder: Path) -> None:
    with contextlib.suppress(OSError):  # not every system can
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
