"""A copy of everything that is kept, in one file that both databases write and read.

Lines of JSON under gzip: a head that says which version wrote it, then each table of the database with its
columns and its rows, and at the end how many rows that were and the SHA-256 of all lines before. It is read
in one transaction that sees one moment, so a server may go on meanwhile; only some rows are in memory.

Rows are kept as the schema of their day had them: an older copy is read into a database of that day, which is
then brought up to date like any other. Which process has which table is of no use elsewhere and stays out.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, BinaryIO, Final

import sqlalchemy as sa

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.records import engine_version
from noctuary.server.store.migrate import HEAD, known_versions, version_of
from noctuary.server.store.schema import LEASES, METADATA, PROCESSES, SESSIONS

KIND: Final = "noctuary-backup"
FORMAT: Final = 1
_OF_THE_MOMENT: Final = (LEASES, PROCESSES)
_AT_ONCE: Final = 500  # rows in memory
_LONGEST_LINE: Final = 64 * 1024 * 1024
_BYTES: Final = "bytes"
_PLAIN: Final = "plain"


class BadBackup(NoctuaryError):
    """A file that is no copy of ours, or not a whole one."""

    def __init__(self, why: str, **arguments: str | int) -> None:
        super().__init__(MessageId(f"server-error-backup-{why}"), **arguments)


@dataclass(frozen=True)
class Head:
    schema: str
    engine: str
    at: str


# -- writing ----------------------------------------------------------------------------------------------


def write(connection: sa.Connection, file: BinaryIO, *, sessions: bool = True) -> int:
    """Everything, as of now; how many rows that were. The connection's transaction sees one moment."""
    version = version_of(connection)
    if version != HEAD:
        raise BadBackup("schema", version=str(version), head=HEAD)
    with gzip.GzipFile(fileobj=file, mode="wb", compresslevel=6, filename="", mtime=0) as packed:
        lines = _Lines(packed)
        at = datetime.now(UTC).isoformat(timespec="seconds")
        lines.write({KIND: FORMAT, "schema": version, "engine": engine_version(), "at": at})
        rows = 0
        for table in METADATA.sorted_tables:
            if table not in _OF_THE_MOMENT and (sessions or table is not SESSIONS):
                rows += _write_table(connection, table, lines)
        lines.end(rows)
    return rows


def _write_table(connection: sa.Connection, table: sa.Table, lines: _Lines) -> int:
    kinds = [_BYTES if isinstance(column.type, sa.LargeBinary) else _PLAIN for column in table.columns]
    columns = [[column.name, kind] for column, kind in zip(table.columns, kinds, strict=True)]
    lines.write({"table": table.name, "columns": columns})
    binary = [place for place, kind in enumerate(kinds) if kind == _BYTES]
    count = 0
    for row in connection.execution_options(yield_per=_AT_ONCE).execute(sa.select(table)):
        values = list(row)
        for place in binary:
            values[place] = base64.b64encode(values[place]).decode()
        lines.write(values)
        count += 1
    return count


class _Lines:
    """Lines of JSON, and what they add up to."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._digest = hashlib.sha256()

    def write(self, line: object) -> None:
        data = (
            json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")
            + b"\n"
        )
        self._digest.update(data)
        self._file.write(data)

    def end(self, rows: int) -> None:
        self.write({"rows": rows, "sha256": self._digest.hexdigest()})


# -- reading ----------------------------------------------------------------------------------------------


class Backup:
    """A file that is being read: its head first, then its rows, which are checked up to the last line."""

    def __init__(self, file: BinaryIO) -> None:
        self._lines = _checked(file)
        self.head = _head(next(self._lines, None))

    def tables(self) -> Iterator[tuple[sa.TableClause, list[dict[str, Any]]]]:
        """Some rows of a table at a time."""
        table: sa.TableClause | None = None
        names: list[str] = []
        binary: set[str] = set()
        batch: list[dict[str, Any]] = []
        for line in self._lines:
            if isinstance(line, dict):
                if table is not None and batch:
                    yield table, batch
                table, names, binary = _table(line)
                batch = []
            elif table is None or not isinstance(line, list) or len(line) != len(names):
                raise BadBackup("damaged")
            else:
                row = dict(zip(names, line, strict=True))
                batch.append(row | {name: _bytes(row[name]) for name in binary})
                if len(batch) == _AT_ONCE:
                    yield table, batch
                    batch = []
        if table is not None and batch:
            yield table, batch


def _table(line: dict[str, Any]) -> tuple[sa.TableClause, list[str], set[str]]:
    try:
        names = [str(name) for name, _ in line["columns"]]
        binary = {str(name) for name, kind in line["columns"] if kind == _BYTES}
        found = sa.table(str(line["table"]), *(sa.column(name) for name in names))
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadBackup("damaged") from wrong
    return found, names, binary


def _bytes(text: object) -> bytes:
    try:
        return base64.b64decode(str(text), validate=True)
    except ValueError as wrong:
        raise BadBackup("damaged") from wrong


def _head(line: object) -> Head:
    if not isinstance(line, dict) or not isinstance(line.get(KIND), int):
        raise BadBackup("not-one")
    schema = str(line.get("schema"))
    if line[KIND] > FORMAT or schema not in known_versions():
        raise BadBackup("newer", engine=str(line.get("engine"))[:40])
    return Head(schema, str(line.get("engine")), str(line.get("at")))


def _checked(file: BinaryIO) -> Iterator[object]:
    """Every line but the last, which says whether those before it are all and as they were."""
    digest, rows, begun = hashlib.sha256(), 0, False
    try:
        with gzip.GzipFile(fileobj=file, mode="rb") as packed:
            while True:
                data = packed.readline(_LONGEST_LINE)
                if not data:
                    raise BadBackup("damaged" if begun else "not-one")
                line = json.loads(data.decode("utf-8", "surrogatepass"))
                if isinstance(line, dict) and "sha256" in line:
                    whole = line["sha256"] == digest.hexdigest() and line.get("rows") == rows
                    if not whole or packed.read(1):
                        raise BadBackup("damaged")
                    return
                digest.update(data)
                rows += isinstance(line, list)
                begun = True
                yield line
    except (OSError, EOFError, zlib.error, ValueError) as wrong:
        raise BadBackup("damaged" if begun else "not-one") from wrong


def load(connection: sa.Connection, backup: Backup) -> int:
    """Write its rows into tables that are empty, as they were in the days of the copy; how many that were."""
    rows = 0
    for table, batch in backup.tables():
        connection.execute(sa.insert(table), batch)
        rows += len(batch)
    return rows


def go_on_counting(connection: sa.Connection) -> None:
    """PostgreSQL numbers rows by sequences, which know nothing of rows that brought their number along."""
    if connection.dialect.name != "postgresql":
        return
    for table in METADATA.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            name = sa.func.pg_get_serial_sequence(table.name, column.name)
            if connection.execute(sa.select(name)).scalar() is not None:
                last = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
                connection.execute(sa.select(sa.func.setval(name, last, False)))
