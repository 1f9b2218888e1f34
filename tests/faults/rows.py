"""Broken rows, wherever a table is kept: the server starts, says what is damaged, and the others go on."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from noctuary.server.store.schema import METADATA
from tests.faults.crowd import Crowd
from tests.faults.people import Person, Table
from tests.faults.report import Report
from tests.faults.serving import Broken, Nursery, Served

_KEYS: Final = ("id", "table_id", "event_id")  # by which a row is found
_GARBAGE: Final[tuple[Any, ...]] = ("\ufffd{", "", -7, "then")
_OF_A_TABLE: Final = ("tables", "seats", "sittings", "sights", "moves", "chat", "mutes")
_OF_AN_EVENT: Final = ("events", "event_entries", "event_tables")
_DAMAGED: Final = 4410
_ASKED: Final = (
    "/api/hello",
    "/api/tables",
    "/api/me",
    "/api/me/games",
    "/api/me/everything",
    "/api/blocks",
    "/api/progress",
    "/api/decks",
    "/api/events",
)


async def broken_rows(nursery: Nursery, seed: str, most: int = 1000) -> Report:
    """A table for each column that something of a table is kept in, and for each kind of garbage there; not
    more of them than asked for, drawn by lot."""
    report, began = Report("broken row", "sqlite"), time.monotonic()
    with tempfile.TemporaryDirectory(prefix="noctuary-faults-") as name:
        address = f"sqlite:///{Path(name) / 'tables.db'}"
        served = Served(nursery, Path(name), address)
        crowd = Crowd([served.port], 2, seed)
        try:
            await asyncio.to_thread(served.start)
            await crowd.gather()
            await crowd.play(4.0)
            await crowd.rest()
            event = await _event(crowd.people[0])
            served.kill()
            crowd.note_fall()
            model, random = next(iter(crowd.tables)), Random(seed)
            victims = _spoil(address, _OF_A_TABLE, model, random, most)
            events = _spoil(address, _OF_AN_EVENT, event, random, most)
            await asyncio.to_thread(served.start)
            await crowd.all_back()
            for victim, what in victims.items():
                await _visit(crowd, victim, what, report)
            for victim, what in events.items():
                await _read_event(crowd, victim, what)
            await _ask_everything(crowd, report)
            await crowd.play(1.0)
            await crowd.go_home()
        except Broken as wrong:
            crowd.findings.wrong.append(str(wrong))
        finally:
            served.kill()
            report.findings, report.did = crowd.findings, crowd.did()
    report.seconds = time.monotonic() - began
    return report


async def _event(host: Person) -> str:
    """An event of two bots that has begun."""
    wish = {"game": "fables", "kind": "swiss", "title": "Broken", "options": {"turn_cap": 4}}
    answer = await host.ask("POST", "/api/events", wish)
    if answer.status_code != 201:
        raise Broken(f"no event: {answer.text}")
    event = str(answer.json()["event"])
    for deed, body in (("bots", {"count": 2}), ("round", {})):
        await host.ask("POST", f"/api/events/{event}/{deed}", body)
    return event


def _spoil(address: str, names: Sequence[str], model: str, random: Random, most: int) -> dict[str, str]:
    """Copies of a table or an event, each with one thing wrong; by id, what."""
    columns = [column for name in names for column in METADATA.tables[name].columns]
    columns = [one for one in columns if one.name not in _KEYS and one.autoincrement is not True]
    all_wrong = [(column, wrong) for column in columns for wrong in _GARBAGE]
    victims: dict[str, str] = {}
    engine = sa.create_engine(address)
    try:
        with engine.begin() as db:
            for column, wrong in random.sample(all_wrong, min(most, len(all_wrong))):
                victim = f"victim-{names[0]}-{len(victims)}"
                victims[victim] = f"{column.table.name}.{column.name} = {wrong!r}"
                _copy(db, names, model, victim)
                _break(db, column, victim, wrong)
    finally:
        engine.dispose()
    return victims


def _copy(db: sa.Connection, names: Sequence[str], model: str, victim: str) -> None:
    for name in names:
        table = METADATA.tables[name]
        key = _key(table)
        for row in db.execute(sa.select(table).where(key == model)).mappings().all():
            values = {**row, key.name: victim}
            if name == "event_tables":
                values["table_id"] = f"{victim}-t"
            if name == "chat" or (name in ("sittings", "mutes") and "number" in values):
                values.pop("number")
            db.execute(sa.insert(table).values(values))


def _key(table: sa.Table) -> sa.Column[Any]:
    """The column that says whose a row is."""
    return next(table.c[name] for name in ("id", "event_id", "table_id") if name in table.c)


def _break(db: sa.Connection, column: sa.Column[Any], victim: str, garbage: Any) -> None:
    """Below SQLAlchemy, which would not write it."""
    name, key = column.table.name, _key(METADATA.tables[column.table.name]).name
    query = sa.text(
        f'UPDATE OR IGNORE "{name}" SET "{column.name}" = :garbage WHERE rowid ='
        f' (SELECT max(rowid) FROM "{name}" WHERE "{key}" = :victim)'
    )
    db.execute(query, {"garbage": garbage, "victim": victim})


async def _visit(crowd: Crowd, victim: str, what: str, report: Report) -> None:
    """It opens, or it says that it is damaged; and its replay over HTTP says the same in its way."""
    visitor = Person(
        f"Visitor {report.times}", crowd.people[0].port, 5000 + report.times, Random(0), crowd.findings
    )
    await visitor.become_guest()
    problem = ""
    try:
        await visitor.glimpse(Table(victim))
    except ConnectionClosed as closed:
        code = None if closed.rcvd is None else closed.rcvd.code
        problem = "" if code == _DAMAGED else f"{what}: closed with {code}"
    except TimeoutError:
        problem = f"{what}: no answer"
    crowd.findings.note("tables", problem)
    answer = await visitor.ask("GET", f"/api/replays/{victim}")
    crowd.findings.note(
        "replays", "" if answer.status_code < 500 else f"{what}: {answer.status_code} {answer.text}"
    )
    report.times += 1


async def _read_event(crowd: Crowd, victim: str, what: str) -> None:
    """It is told, or it says that it is damaged."""
    for path in ("", "/results.csv"):
        answer = await crowd.people[0].ask("GET", f"/api/events/{victim}{path}")
        told = "" if answer.status_code < 500 else f"{what}: {answer.status_code} {answer.text[:200]}"
        crowd.findings.note("events", told)


async def _ask_everything(crowd: Crowd, report: Report) -> None:
    """Lists that damaged rows stand in are there all the same."""
    for path in _ASKED:
        answer = await crowd.people[0].ask("GET", path)
        problem = "" if answer.status_code < 500 else f"{path}: {answer.status_code} {answer.text[:200]}"
        crowd.findings.note("pages", problem)
