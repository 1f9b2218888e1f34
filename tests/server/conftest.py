"""Servers for tests: without pauses, on a database of their own, with bots that answer at once."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from noctuary.server import laying
from noctuary.server.app import make_app
from noctuary.server.settings import Settings
from noctuary.server.store import Store
from noctuary.server.store.schema import METADATA
from tests.server import postgres, redis_server
from tests.server.playing import QUICK, WIDE, Room, quick_server
from tests.server.web import ORIGIN, Web
from tests.tools.programs import find_postgresql, find_redis, missing


@pytest.fixture(autouse=True)
def same_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tables are dealt in every run: a test that fails, fails again."""
    numbers = count()
    monkeypatch.setattr(laying, "new_seed", lambda: hashlib.sha256(b"%d" % next(numbers)).digest())


@pytest.fixture(scope="session")
def fresh_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database with its tables and nothing in them; made once, since that takes longer than most tests."""
    file = tmp_path_factory.mktemp("fresh") / "tables.db"

    async def make() -> None:
        async with quick_server(Settings(database=f"sqlite:///{file}")).running():
            pass

    asyncio.run(make())
    return file


@pytest.fixture
def settings(tmp_path: Path, fresh_database: Path) -> Settings:
    shutil.copy(fresh_database, tmp_path / "tables.db")
    return Settings(
        database=f"sqlite:///{tmp_path / 'tables.db'}", origins=(ORIGIN,), limits=WIDE, patience=QUICK
    )


@pytest.fixture
async def room(settings: Settings) -> AsyncIterator[Room]:
    """A running server, to talk to below its sockets."""
    server = quick_server(settings)
    async with server.running():
        yield Room(server)


@pytest.fixture
def web(settings: Settings) -> Iterator[Web]:
    """A running server, to talk to over HTTP and sockets."""
    server = quick_server(settings)
    with TestClient(make_app(settings, server), base_url=ORIGIN) as client:
        yield Web(client, server)


@pytest.fixture(scope="session")
def postgresql_programs() -> Path:
    """Where PostgreSQL's programs are; without them the tests that want them are skipped."""
    programs = find_postgresql()
    if programs is None:
        missing("These tests need PostgreSQL: apt install postgresql")
    return programs


@pytest.fixture(scope="session")
def postgresql(postgresql_programs: Path) -> Iterator[str]:
    """The address of a PostgreSQL database."""
    with postgres.running(postgresql_programs) as address:
        yield address


@pytest.fixture(scope="session")
def redis_program() -> Path:
    program = find_redis()
    if program is None:
        missing("These tests need Redis: apt install redis-server")
    return program


@pytest.fixture(scope="session")
def redis(redis_program: Path) -> Iterator[str]:
    """The address of a Redis."""
    with redis_server.running(redis_program) as server:
        yield server.address


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    return str(request.getfixturevalue("postgresql"))


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    yield store
    async with store._database.engine.begin() as db:
        for table in METADATA.sorted_tables:
            await db.execute(sa.delete(table))
    await store.close()
