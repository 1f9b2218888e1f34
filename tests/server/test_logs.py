"""What is written down for the keeper: everything that happens, on a line each, and nobody's secrets."""

from __future__ import annotations

import asyncio
import hashlib
import io
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from starlette.testclient import TestClient

from noctuary.server import logs
from noctuary.server.app import make_app
from noctuary.server.settings import Addresses, LogFormat, Logging, LogLevel, Settings
from noctuary.server.store.schema import MOVES, PERSONS, TABLES
from tests.server.playing import quick_server
from tests.server.web import COOKIE, ORIGIN, Browser, Web

PASSWORD, WRONG, LATER = "correct horse battery", "wrong horse battery", "another horse battery"
CHAT = "meet me behind the crypt"


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """What is written at the level `info`, as JSON."""
    written, root, ours = io.StringIO(), logging.getLogger(), logging.getLogger("noctuary")
    before = root.level, ours.level
    handler = logs.configure(Logging(LogFormat.JSON, LogLevel.INFO), written)
    yield written
    root.removeHandler(handler)
    root.setLevel(before[0])
    ours.setLevel(before[1])


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def rows(web: Web, query: sa.Select[Any]) -> list[Any]:
    async def read() -> list[Any]:
        async with web.server.store._database.read() as db:
            return list(await db.execute(query))

    return list(web.client.portal.call(read)) if web.client.portal else []


def write(web: Web, query: sa.Update) -> None:
    async def change() -> None:
        async with web.server.store._database.write() as db:
            await db.execute(query)

    assert web.client.portal is not None
    web.client.portal.call(change)


def an_evening(web: Web) -> list[str]:
    """People come, sign in, fail to, talk, play to the end, follow a link to a deck, and meet what is broken:
    all that nobody else must read."""
    ann, bob = web.guest("Ann"), web.guest("Bob")
    secrets = [ann.cookie, bob.cookie]
    ann.post("/api/account", {"name": "Ann", "password": PASSWORD})
    stranger = web.stranger()
    assert stranger.post("/api/sign-in", {"name": "Ann", "password": WRONG}).status_code == 422
    assert stranger.post("/api/sign-in", {"name": "Ann", "password": PASSWORD}).status_code == 200
    secrets += [ann.cookie, stranger.cookie, PASSWORD, WRONG, CHAT]
    table = played(ann)
    stranger.get("/api/shared-decks/Zm9yZ2V0IG1lIG5vdCBhdCBhbGw1")
    broken = ann.table()
    play_one(ann, broken)
    house = web.server.house
    assert web.client.portal is not None
    live = house.awake(broken)
    assert live is not None
    web.client.portal.call(house.forget, live)
    write(web, sa.update(MOVES).where(MOVES.c.table_id == broken).values(text="eat the vampire’s hand"))
    assert ann.get(f"/api/replays/{broken}").status_code == 410
    secrets += ["Zm9yZ2V0IG1lIG5vdCBhdCBhbGw1", "eat the vampire", table, broken]
    secrets += [row.seed for row in rows(web, sa.select(TABLES.c.seed))]
    secrets += [row.password for row in rows(web, sa.select(PERSONS.c.password)) if row.password]
    tokens = [one for one in secrets if one is not None]
    return [*tokens, *(hashlib.sha256(one.encode()).hexdigest() for one in tokens)]


def played(ann: Browser) -> str:
    table = ann.table(options={"turn_cap": 6})
    with ann.at(table) as seat:
        seat.send(t="say", text=CHAT)
        while True:
            message = seat.read()
            told = message.get("table")
            if told and told["phase"] == "over":
                return table
            if message.get("prompt"):
                seat.send(t="move", decision=message["prompt"]["decision"], index=0)


def play_one(ann: Browser, table: str) -> None:
    with ann.at(table) as seat:
        prompt = seat.read_prompt()
        seat.send(t="move", decision=prompt["decision"], index=0)
        seat.read("changed")


def test_an_evening_leaves_no_secret_in_the_log(web: Web, log: io.StringIO) -> None:
    secrets = an_evening(web)
    written = log.getvalue()
    assert len(secrets) > 20
    assert [secret for secret in secrets if secret in written] == []
    assert "testclient" not in written, "no addresses unless the keeper wants them"
    told = lines(log)
    sign_ins = [line["status"] for line in told if line.get("route") == "/api/sign-in"]
    assert sign_ins == [422, 200]
    assert "/api/shared-decks/{token}" in {line.get("route") for line in told}
    sockets = [line for line in told if line["event"] == "socket"]
    assert {line["route"] for line in sockets} == {"/ws/table/{table}"}
    assert all(line["ms"] >= 0 for line in told if line["event"] == "request")
    (closed,) = [line for line in told if "closed for good" in line["event"]]
    assert closed["level"] == "error"
    assert closed["error"], "what kind of error it was"
    assert any("house.py" in step for step in closed["way"]), "and how it came to it"
    assert re.search(r"table [\w-]{6}… cannot", closed["event"]), "a keeper finds the table by how it begins"


def test_an_error_of_the_database_names_no_values(log: io.StringIO) -> None:
    store = quick_server(Settings("sqlite://")).store
    said = sa.insert(PERSONS).values(id="x", name=CHAT, language="en", created=1.0, seen=1.0, account="a")

    async def twice() -> None:
        try:
            async with store._database.engine.begin() as db:
                await db.run_sync(PERSONS.create)
                await db.execute(said)
                await db.execute(said)
        finally:
            await store.close()

    with pytest.raises(IntegrityError) as wrong:
        asyncio.run(twice())
    assert CHAT not in str(wrong.value)
    logging.getLogger("noctuary").warning("the database is away: %s", wrong.value)
    logging.getLogger("noctuary").error("it failed", exc_info=wrong.value)
    first, second = lines(log)
    assert first["event"] == "the database is away: IntegrityError"
    assert second["error"] == "IntegrityError"
    assert CHAT not in log.getvalue()


@pytest.mark.parametrize(
    ("wish", "told"),
    [(Addresses.NONE, None), (Addresses.NETWORK, "192.0.2.0/24"), (Addresses.FULL, "192.0.2.77")],
)
def test_addresses_are_written_as_the_keeper_wishes(
    settings: Settings, log: io.StringIO, wish: Addresses, told: str | None
) -> None:
    server = quick_server(settings)
    chosen = Logging(LogFormat.JSON, LogLevel.INFO, wish)
    app = make_app(type(settings)(**{**vars(settings), "logging": chosen}), server)
    with TestClient(app, base_url=ORIGIN, client=("192.0.2.77", 50000)) as client:
        client.get("/api/hello")
    (line,) = [line for line in lines(log) if line["event"] == "request"]
    assert line.get("address") == told


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("::ffff:192.0.2.77", "192.0.2.0/24"),
        ("64:ff9b::192.0.2.77", "192.0.2.0/24"),
        ("192.0.2.77:4711", "192.0.2.0/24"),
        ("testclient", None),
    ],
)
def test_the_network_of_an_address_is_its_own(address: str, network: str | None) -> None:
    """A socket that takes both kinds tells IPv4 addresses as IPv6 ones: they would all be one network."""
    assert logs.shortened(address, Addresses.NETWORK) == network


def test_text_is_a_line_too(log: io.StringIO) -> None:
    wish = Logging(LogFormat.TEXT, LogLevel.INFO)
    record = logging.LogRecord("n", logging.ERROR, "", 0, "a\nb %s", (ValueError("the Count’s hand"),), None)
    assert logs.formatter_for(wish).format(record) == "ERROR n: a"
    record = logging.LogRecord("n", logging.ERROR, "", 0, "no %s", (ValueError("the Count’s hand"),), None)
    assert logs.formatter_for(wish).format(record) == "ERROR n: no ValueError"
    in_full = Logging(LogFormat.TEXT, LogLevel.DEBUG)
    assert "Count" in logs.formatter_for(in_full).format(record), "whoever looks for a fault gets the words"


def test_what_no_token_is_stays_readable() -> None:
    text = "server-error-database-taken-at at table AAAAAAAAAAAAAAAAAAAAAA"
    assert logs.scrubbed(text) == "server-error-database-taken-at at table AAAAAA…"
    assert COOKIE in logs.scrubbed(f"a cookie named {COOKIE}")
