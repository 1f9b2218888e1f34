"""What a server tells its keeper: what it counts, whether it lives, whether it is ready."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy.exc import OperationalError
from starlette.testclient import TestClient

from noctuary.kernel.errors import NoctuaryError
from noctuary.server import probes, running, wire
from noctuary.server.app import Server, make_app
from noctuary.server.metrics import Metrics, of_all
from noctuary.server.probes import read_token
from noctuary.server.settings import Settings
from noctuary.server.table import desk
from noctuary.server.wires import asks
from tests.server import prometheus
from tests.server.playing import Room, quick_server
from tests.server.web import ORIGIN, Web

HERE = ("127.0.0.1", 50000)
OUTSIDE = ("203.0.113.9", 50000)
TOKEN = "a-token-that-is-long-enough"


@contextmanager
def asked(
    settings: Settings, client: tuple[str, int] = HERE, server: Server | None = None
) -> Iterator[TestClient]:
    """A running server, asked from that address."""
    server = server or quick_server(settings)
    with TestClient(make_app(settings, server), base_url=ORIGIN, client=client) as asker:
        yield asker


def test_what_is_counted_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    metrics = Metrics()
    now = 1000.0
    monkeypatch.setattr("noctuary.server.metrics.time.monotonic", lambda: now)
    for by_bot, seconds in ((False, 0.004), (True, 0.2), (False, 60.0)):
        metrics.moved(by_bot, now - seconds)
    metrics.committed(3)
    told = prometheus.read(metrics.text())
    assert told["noctuary_moves_total{by=people}"] == 2
    assert told["noctuary_moves_total{by=bots}"] == 1
    assert told["noctuary_move_seconds_bucket{le=0.005}"] == 1
    assert told["noctuary_move_seconds_bucket{le=0.25}"] == 2
    assert told["noctuary_move_seconds_bucket{le=+Inf}"] == 3
    assert told["noctuary_move_seconds_sum"] == pytest.approx(60.204)
    assert told["noctuary_commit_writes_bucket{le=2}"] == 0
    assert told["noctuary_commit_writes_bucket{le=5}"] == 1
    assert told["process_resident_memory_bytes"] > 1_000_000
    assert told["process_cpu_seconds_total"] > 0


def test_whoever_is_asked_tells_what_every_process_has_counted() -> None:
    """Each under its name, so that no counter ever jumps back."""
    first, second = Metrics(), Metrics()
    for _ in range(3):
        first.moved(False, time.monotonic())
    second.moved(False, time.monotonic() - 60.0)
    told = prometheus.read(of_all({"a": first.text(), "b": second.text()}))
    assert told["noctuary_moves_total{by=people,process=a}"] == 3
    assert told["noctuary_moves_total{by=people,process=b}"] == 1
    assert told["noctuary_move_seconds_bucket{le=10,process=a}"] == 3
    assert told["noctuary_move_seconds_bucket{le=10,process=b}"] == 0
    assert told["noctuary_sockets{process=b}"] == 0


def test_a_bound_is_part_of_its_bucket() -> None:
    metrics = Metrics()
    metrics.committed(5)
    told = prometheus.read(metrics.text())
    assert told["noctuary_commit_writes_bucket{le=2}"] == 0
    assert told["noctuary_commit_writes_bucket{le=5}"] == 1


async def test_a_move_takes_as_long_as_its_maker_waits(room: Room) -> None:
    """Whether the table was busy or the move itself was slow is the same to her."""
    table, ann = await room.alone_at()
    stream, _ = await desk.enter(table, ann.visitor, asks.Enter(wire.Tongue.ENGLISH))
    took, heard = room.server.store.metrics.told_after, time.monotonic()
    move = asks.PlayMove(ann.prompt["decision"], 0)
    async with table.lock:
        asking = asyncio.create_task(desk.ask(table, ann.visitor, stream, move, heard - 7))
        await asyncio.sleep(0.01)
        before = took.sum
    await asking
    await asyncio.sleep(0)
    assert took.sum - before >= 7


def test_a_game_is_counted_and_tells_nothing_of_it(settings: Settings) -> None:
    server = quick_server(settings)
    with asked(settings, server=server) as client:
        ann = Web(client, server).guest("Annabel")
        table = ann.table()
        with ann.at(table) as seat:
            shown = seat.read("snapshot")
            words = [shown["epoch"], shown["table"]["commitment"], *shown["faces"]]
            text = client.get("/metrics").text
            told = prometheus.read(text)
            assert told["noctuary_tables_awake"] == told["noctuary_streams"] == told["noctuary_sockets"] == 1
            question = shown["prompt"]
            while question is None:
                question = seat.read("changed")["prompt"]
            seat.send(t="move", decision=question["decision"], index=0)
            seat.read("changed")
            after = prometheus.read(client.get("/metrics").text)
        assert after["noctuary_moves_total{by=people}"] >= 1
        moves = sum(after[f"noctuary_moves_total{{by={who}}}"] for who in ("people", "bots"))
        assert after["noctuary_move_seconds_count"] == moves
        assert after["noctuary_commit_writes_sum"] >= moves
        for secret in ["Annabel", table, ann.cookie or "", "fables", "red", "snow", *words]:
            assert secret not in text


@pytest.mark.parametrize(
    ("client", "changes", "headers", "status"),
    [
        (HERE, {}, {}, 200),
        (("::1", 1), {}, {}, 200),
        (OUTSIDE, {}, {}, 403),
        (OUTSIDE, {}, {"x-forwarded-for": "127.0.0.1"}, 403),
        (HERE, {}, {"x-forwarded-for": "127.0.0.1"}, 403),  # a proxy that nobody has told us of
        (HERE, {"behind_proxy": True}, {}, 403),
        (HERE, {"behind_proxy": True}, {"x-forwarded-for": "127.0.0.1"}, 403),
        (OUTSIDE, {"metrics_from": ("203.0.113.0/24",)}, {}, 200),
        (("::ffff:203.0.113.9", 1), {"metrics_from": ("203.0.113.0/24",)}, {}, 200),
        (OUTSIDE, {"metrics_from": ("203.0.114.0/24", "2001:db8::/32")}, {}, 403),
        (OUTSIDE, {"metrics_token": TOKEN}, {"authorization": f"Bearer {TOKEN}"}, 200),
        (OUTSIDE, {"metrics_token": TOKEN, "behind_proxy": True}, {"authorization": f"Bearer {TOKEN}"}, 200),
        (OUTSIDE, {"metrics_token": TOKEN}, {"authorization": f"Bearer {TOKEN}x"}, 403),
        (OUTSIDE, {"metrics_token": TOKEN}, {"authorization": "Bearer \u00e9"}, 403),
        (OUTSIDE, {}, {"authorization": "Bearer "}, 403),
    ],
)
def test_who_may_read_the_metrics(
    settings: Settings,
    client: tuple[str, int],
    changes: dict[str, Any],
    headers: dict[str, str],
    status: int,
) -> None:
    app = make_app(wanted := replace(settings, **changes), quick_server(wanted))
    asker = TestClient(app, base_url=ORIGIN, client=client)  # not started: nothing is asked of a database
    sent = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    answer = asker.get("/metrics", headers=sent)
    assert answer.status_code == status
    assert ("noctuary_moves_total" in answer.text) is (status == 200)


def test_what_is_no_network_and_no_token_is_said_to_be_none(tmp_path: Path) -> None:
    with pytest.raises(NoctuaryError) as wrong:
        running.check(Settings("sqlite://", metrics_from=("10.0.0.0/99",)))
    assert wrong.value.message == "server-error-network"
    file = tmp_path / "token"
    for text in ("", "short", "two words of which each is long", "é" * 20):
        file.write_text(text)
        with pytest.raises(NoctuaryError) as wrong:
            read_token(file)
        assert wrong.value.message == "server-error-token"
    file.write_text(TOKEN + "\n")
    assert read_token(file) == TOKEN


def test_a_server_lives_and_is_ready_under_any_name(settings: Settings) -> None:
    with asked(settings, OUTSIDE) as client:
        for path, said in (("/healthz", "ok"), ("/readyz", "ready")):
            answer = client.get(path, headers={"host": "10.1.2.3"})
            assert (answer.status_code, answer.text.strip()) == (200, said)


def test_ready_only_between_start_and_stop(settings: Settings) -> None:
    server = quick_server(settings)
    asker = TestClient(make_app(settings, server), base_url=ORIGIN)
    assert (asker.get("/readyz").status_code, asker.get("/readyz").text) == (503, "starting\n")
    assert asker.get("/healthz").status_code == 200
    with asker:
        assert asker.get("/readyz").status_code == 200
    assert (asker.get("/readyz").status_code, asker.get("/readyz").text) == (503, "stopping\n")


def test_not_ready_while_the_database_is_away(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(probes, "_FRESH_SECONDS", 0.0)
    server = quick_server(settings)
    with asked(settings, server=server) as client:
        failed = server.metrics.database_errors.counts[""]
        engine = server.store._database.engine

        def away(*_: object) -> None:
            raise OperationalError("SELECT", {}, Exception("gone"))

        sa.event.listen(engine.sync_engine, "before_cursor_execute", away)
        answer = client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "database\n")
        assert client.get("/healthz").status_code == 200
        assert server.metrics.database_errors.counts[""] > failed
        sa.event.remove(engine.sync_engine, "before_cursor_execute", away)
        assert client.get("/readyz").status_code == 200


def test_not_ready_with_another_versions_tables(settings: Settings) -> None:
    server = quick_server(settings)
    with asked(settings, server=server) as client:
        file = sa.create_engine(settings.database)
        with file.begin() as connection:
            connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
        file.dispose()
        answer = client.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "migrations\n")
