"""The databases that faults are tried on, and what must be true of what is in them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

from noctuary.server.store.schema import CHAT, MOVES, SEATS, TABLES
from tests.faults.people import Findings
from tests.server import postgres
from tests.tools.programs import find_postgresql, find_redis


class Absent(Exception):
    """Something that is needed is not installed here."""


@contextmanager
def postgresql() -> Iterator[postgres.Cluster]:
    programs = find_postgresql()
    if programs is None:
        raise Absent("PostgreSQL is not installed here")
    with postgres.cluster(programs) as made:
        made.start()
        yield made


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis."""
    try:
        from tests.server import redis_server
    except ModuleNotFoundError as missing:
        raise Absent("the redis package is not installed here") from missing
    program = find_redis()
    if program is None:
        raise Absent("Redis is not installed here")
    with redis_server.running(program) as running:
        yield running.address


@contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database of that kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.db'}"
        return
    with postgresql() as cluster:
        yield cluster.address


def look_inside(address: str, findings: Findings) -> None:
    """Nothing is there twice or half: records without holes, every line of a chat once, no seat too many.

    For a server that has been stopped: whoever opens an SQLite database tidies it up.
    """
    engine = sa.create_engine(address.replace("postgresql://", "postgresql+psycopg://"))
    try:
        with engine.connect() as db:
            for table in db.execute(sa.select(TABLES.c.id)).scalars().all():
                findings.note("rows", _wrong_rows(db, table))
    finally:
        engine.dispose()


def _wrong_rows(db: sa.Connection, table: str) -> str:
    numbers = sa.select(MOVES.c.number).where(MOVES.c.table_id == table).order_by(MOVES.c.number)
    found = list(db.execute(numbers).scalars())
    if found != list(range(len(found))):
        return f"{table}: its moves are numbered {found[-5:]}, {len(found)} of them"
    said = list(db.execute(sa.select(CHAT.c.text).where(CHAT.c.table_id == table)).scalars())
    if len(set(said)) != len(said):
        return f"{table}: something was said twice"
    seats = list(db.execute(sa.select(SEATS.c.seat).where(SEATS.c.table_id == table)).scalars())
    return "" if sorted(seats) == list(range(len(seats))) else f"{table}: seats {seats}"
