"""A server of several processes, over a real PostgreSQL and a real Redis."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.several import OPEN, Person, Process, eventually, new_database, play_on, processes
from tests.server.web import ME

Newcomer = Callable[[Process, str], Person]


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
