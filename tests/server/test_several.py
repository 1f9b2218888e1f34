"""A server of several processes, over a real PostgreSQL and a real Redis."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import pytest

from noctuary.server.settings import Patience
from tests.server import cutting, prometheus, redis_server
from tests.server.several import (
    OPEN,
    Person,
    Process,
    children_of,
    eventually,
    new_database,
    play_on,
    processes,
)
from tests.server.test_running import started, stop
from tests.server.test_starting import refused
from tests.server.web import BOT, ME

Newcomer = Callable[[Process, str], Person]
MANY = 20  # tables
LOADED = 5.0  # seconds that a machine with other work on it may add to what is promised


@pytest.fixture(scope="module")
def database(postgresql: str) -> Iterator[str]:
    with new_database(postgresql, "several") as address:
        yield address


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def pair(home: Path, database: str, redis: str) -> Iterator[list[Process]]:
    with processes(home, database, redis, 2) as found:
        yield found


@pytest.fixture(scope="module")
def third(home: Path, database: str, redis: str) -> Iterator[Process]:
    """One that something happens to."""
    with processes(home, database, redis, 1) as (found,):
        yield found


@pytest.fixture
def person() -> Iterator[Newcomer]:
    with ExitStack() as sockets:
        yield lambda at, name: Person(at, name, sockets)


def test_people_play_at_a_table_through_whichever_process_they_have(
    pair: list[Process], person: Newcomer
) -> None:
    first, second = pair
    ann, ben = person(first, "Ann"), person(second, "Ben")
    table = ann.table(second, ME, OPEN, public=True)  # made by one process, awake in the other
    here = ann.at(first, table)
    here.until(lambda told: told["t"] == "snapshot")
    there = ben.at(second, table)
    there.until(lambda told: told["t"] == "snapshot")
    there.say(t="sit", seat=1)
    there.until(lambda told: told.get("view"))
    play_on(6, here, there)
    there.say(t="say", text="good evening")
    assert here.until(lambda told: told["t"] == "chat")["said"]["text"] == "good evening"

    for process in pair:  # requests that need the live table
        report = ben.ask(process, "GET", f"/api/tables/{table}/report")
        assert report.status_code == 200
        assert "bug report" in report.text
        assert ben.ask(process, "GET", f"/api/tables/{table}/record").status_code == 409
        assert ben.ask(process, "GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/report").status_code == 404

    number, epoch = there.last, there.epoch  # a lost line goes on where it was
    there.close()
    play_on(1, here) if here.prompt else here.say(t="say", text="where are you?")
    back = ben.at(second, table, epoch=epoch, since=number)
    assert back.read()["n"] == number + 1
    sees = person(second, "Cid")
    sees.at(second, table).until(lambda told: told["t"] == "snapshot")
    eventually(lambda: _line(sees, second, table)["watching"] == 1)
    assert _line(sees, first, table)["watching"] == 1


def _line(person: Person, at: Process, table: str) -> dict[str, int]:
    tables = person.ask(at, "GET", "/api/tables").json()["tables"]
    return next(line for line in tables if line["id"] == table)


def test_each_process_tells_what_all_of_them_count(pair: list[Process], person: Newcomer) -> None:
    ann = person(pair[0], "Ann")
    told = []
    for process in pair:

        def all_are_told(process: Process = process) -> bool:
            told.append(prometheus.read(ann.ask(process, "GET", "/metrics").text))
            return sum(name.startswith("noctuary_sockets{") for name in told[-1]) >= len(pair)

        eventually(all_are_told)
    before, after = told[0], told[-1]
    counted = [name for name in before if name.startswith("noctuary_moves_total")]
    assert counted
    assert all(after[name] >= before[name] for name in counted), "whoever answers, none goes back"


def test_signing_out_closes_sockets_in_every_process(pair: list[Process], person: Newcomer) -> None:
    first, second = pair
    ann = person(first, "Ann")
    table = ann.table(first)
    sockets = [ann.at(first, table), ann.at(second, table), ann.socket(second, "/ws/lobby")]
    for socket in sockets:
        socket.read()
    assert ann.ask(first, "POST", "/api/sign-out").status_code == 204
    assert [socket.closed() for socket in sockets] == [4403, 4403, 4403]


def test_the_lobby_of_one_process_hears_of_the_tables_of_another(
    pair: list[Process], person: Newcomer
) -> None:
    first, second = pair
    ann, ben = person(first, "Ann"), person(second, "Ben")
    lobby = ben.socket(second, "/ws/lobby")
    lobby.read()
    table = ann.table(first, ME, OPEN, public=True)
    lobby.until(lambda told: table in [line["id"] for line in told["tables"]])


def test_whom_somebody_has_blocked_sits_at_none_of_her_tables_in_any_process(
    pair: list[Process], person: Newcomer
) -> None:
    first, second = pair
    ann, ben = person(first, "Ann"), person(second, "Ben")
    table = ann.table(first, ME, OPEN)
    here = ann.at(first, table)
    here.until(lambda told: told["t"] == "snapshot")
    there = ben.at(second, table)
    there.say(t="sit", seat=1)
    there.until(lambda told: told.get("view"))
    here.say(t="block", seat=1)
    here.until(lambda told: told["t"] == "noted")
    elsewhere = ann.table(second, ME, OPEN)  # owned by the other process, which has only heard of it
    ann.at(second, elsewhere).read()
    there = ben.at(second, elsewhere)
    there.until(lambda told: told["t"] == "snapshot")
    there.say(t="sit", seat=1)
    assert there.until(lambda told: told["t"] == "wrong")["error"]


def test_a_paused_owner_cannot_write_when_it_goes_on(
    pair: list[Process], third: Process, person: Newcomer
) -> None:
    ann = person(third, "Ann")
    table = ann.table(third, ME, OPEN)
    old = ann.at(third, table)
    old.until(lambda told: told["t"] == "snapshot")
    third.pause()
    old.say(t="say", text="into the void")  # read when the process goes on, before anybody tells it
    new = ann.at(pair[0], table)
    new.until(lambda told: told["t"] == "snapshot")  # as soon as the lease is over
    new.say(t="say", text="still here")
    new.until(lambda told: told["t"] == "chat")
    third.go_on()
    assert old.closed() == 1012
    shown = ann.at(third, table).until(lambda told: told["t"] == "snapshot")  # led to the new owner
    assert [said["text"] for said in shown["chat"]] == ["still here"]


def test_a_killed_process_loses_nothing(pair: list[Process], third: Process, person: Newcomer) -> None:
    """Also for somebody whose own process goes on: her socket is closed, and she comes again."""
    stays = pair[0]
    ann, ben = person(third, "Ann"), person(stays, "Ben")
    table = ann.table(third, ME, OPEN)
    here = ann.at(third, table)
    here.until(lambda told: told["t"] == "snapshot")
    there = ben.at(stays, table)
    there.until(lambda told: told["t"] == "snapshot")
    there.say(t="sit", seat=1)
    open_question = play_on(4, here, there)
    third.kill()
    assert there.closed() == 1012
    again, back = ann.at(stays, table), ben.at(stays, table, epoch=there.epoch, since=there.last)
    for socket in (again, back):
        socket.until(lambda told: told["t"] == "snapshot")
    assert play_on(2, again, back) > open_question, "what was acknowledged is there"


def test_the_tables_of_a_killed_process_move_within_ten_seconds(
    home: Path, database: str, redis: str, person: Newcomer, pair: list[Process]
) -> None:
    """From the kill to the first answer of whoever has them next, for each of many."""
    with processes(home, database, redis, 2, "--measuring") as (dies, stays):
        people = [person(dies, f"Player {number}") for number in range(MANY)]
        tables = [one.table(dies) for one in people]
        for one, table in zip(people, tables, strict=True):
            one.at(dies, table).until(lambda told: told["t"] == "snapshot")
        dies.kill()
        killed = time.monotonic()

        def answered(one: Person, table: str) -> float:
            one.at(stays, table).until(lambda told: told["t"] == "snapshot")
            return time.monotonic() - killed

        with ThreadPoolExecutor(MANY) as asking:
            took = list(asking.map(answered, people, tables))
    assert Patience().lease + Patience().beat < 10
    assert max(took) < 10 + LOADED, sorted(took)


def test_an_owner_that_is_cut_off_cannot_write(
    home: Path, database: str, redis: str, person: Newcomer, pair: list[Process]
) -> None:
    """Its lines to PostgreSQL and Redis take what is sent, and nothing comes: its people are told to wait."""
    with (
        cutting.to_postgresql(database) as (to_database, by_line),
        cutting.to_redis(redis) as (to_redis, redis_by_line),
        processes(home, by_line, redis_by_line, 1) as (alone,),
    ):
        ann = person(alone, "Ann")
        table = ann.table(alone, ME, OPEN)
        old = ann.at(alone, table)
        old.until(lambda told: told["t"] == "snapshot")
        to_database.cut()
        to_redis.cut()
        old.say(t="say", text="into the void")
        new = ann.at(pair[0], table)
        new.until(lambda told: told["t"] == "snapshot")  # as soon as the lease is over
        new.say(t="say", text="still here")
        new.until(lambda told: told["t"] == "chat")
        assert old.until(lambda told: told["t"] == "wrong")["error"] == "server-error-away"
        to_database.mend()
        to_redis.mend()
        assert old.closed() == 1012
        shown = ann.at(alone, table).until(lambda told: told["t"] == "snapshot")  # led to the new owner
        assert [said["text"] for said in shown["chat"]] == ["still here"]


def test_a_server_that_knows_of_no_others_is_kept_out(
    pair: list[Process], database: str, redis_program: Path, home: Path
) -> None:
    arguments = ("serve", "--port", "0", "--log-level", "error", "--database", database)
    assert "Another Noctuary server" in refused(*arguments, home=home)
    with redis_server.running(redis_program) as other:
        assert "with another Redis" in refused(*arguments, "--redis", other.address, home=home)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--workers", "2"), "an SQLite file has room for one process"),
        (("--redis", "redis://localhost/0"), "an SQLite file has room for one process"),
        (("--workers", "2", "--database", "postgresql:///nowhere"), "name one with --redis"),
        (("--redis", "http://localhost", "--database", "postgresql:///nowhere"), "Redis cannot be reached"),
    ],
)
def test_what_several_processes_need_is_said(arguments: tuple[str, ...], told: str, tmp_path: Path) -> None:
    assert told in refused("serve", "--port", "0", *arguments, home=tmp_path)


def test_workers_share_a_port_and_a_dead_one_is_started_anew(
    home: Path, database: str, redis: str, person: Newcomer, pair: list[Process]
) -> None:
    arguments = ("serve", "--port", "0", "--pause", "0", "--database", database, "--redis", redis)
    with started(home, *arguments, "--workers", "2") as (parent, address):
        server = Process(parent, address)
        ann = person(server, "Ann")
        table = ann.table(server, ME, BOT)
        socket = ann.at(server, table)
        play_on(2, socket)  # against a bot of the pool
        workers = children_of(parent.pid)
        victim = workers[0]
        os.kill(victim, signal.SIGKILL)
        eventually(
            lambda: len(children_of(parent.pid)) == len(workers) and victim not in children_of(parent.pid)
        )
        seen = ann.at(server, table).until(lambda told: told["t"] == "snapshot")
        assert seen["table"]["phase"] == "playing"
        assert stop(parent).strip().endswith("Stopped. Every table is saved.")
        assert parent.returncode == 0
