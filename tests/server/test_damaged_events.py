"""A broken row of an event costs that event: the list is there, and the others go on."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
import sqlalchemy as sa

from noctuary.server.settings import Settings
from noctuary.server.store.schema import EVENT_ENTRIES, EVENT_TABLES, EVENTS
from tests.server.test_events import SWISS, done, error, hosted, played_out, read
from tests.server.web import Web

GARBAGE = (
    (EVENTS, "state", "dancing"),
    (EVENTS, "kind", "race"),
    (EVENTS, "language", "xx"),
    (EVENTS, "most", "then"),
    (EVENTS, "begins", "then"),
    (EVENTS, "updated", "then"),
    (EVENTS, "wish", "{"),
    (EVENTS, "course", ""),
    (EVENTS, "course", json.dumps({"kind": "swiss", "rounds": 1, "live": True, "seed": "", "entries": []})),
    (EVENT_ENTRIES, "number", 77),
    (EVENT_ENTRIES, "bot", b"\xff"),
)


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Events are looked after at once, and a host may have many."""
    return replace(
        settings,
        patience=replace(settings.patience, events=0.02),
        limits=replace(settings.limits, events=100),
    )


def spoil(web: Web, kept: sa.Table, column: str, garbage: object, event: str) -> None:
    """Below SQLAlchemy, which would not write it; SQLite keeps anything."""
    key = "id" if kept is EVENTS else "event_id"
    last = f'SELECT max(rowid) FROM "{kept.name}" WHERE "{key}" = :event'
    query = sa.text(f'UPDATE "{kept.name}" SET "{column}" = :garbage WHERE rowid = ({last})')

    async def write() -> None:
        async with web.server.store._database.write() as db:
            await db.execute(query, {"garbage": garbage, "event": event})

    assert web.client.portal is not None
    web.client.portal.call(write)


def test_a_broken_event_costs_no_list_and_says_that_it_is_damaged(web: Web) -> None:
    ann = web.guest("Ann")
    good = hosted(ann, SWISS, bots=2)
    broken = []
    for kept, column, garbage in GARBAGE:
        broken.append(hosted(ann, SWISS, bots=2))
        spoil(web, kept, column, garbage, broken[-1])
    for browser in (ann, web.stranger()):
        assert good in [line["id"] for line in done(browser.get("/api/events"))["events"]]
    assert ann.get("/api/me/everything").status_code == 200
    for (kept, column, _), event in zip(GARBAGE, broken, strict=True):
        answer = ann.get(f"/api/events/{event}")
        assert (answer.status_code, error(answer)) == (410, "damaged"), (kept.name, column)
        for ending in ("csv", "json"):
            assert ann.get(f"/api/events/{event}/results.{ending}").status_code == 410
        for deed in ("round", "end", "join"):
            assert ann.post(f"/api/events/{event}/{deed}").status_code == 410


def test_other_events_go_on_beside_a_broken_one(web: Web) -> None:
    ann = web.guest("Ann")
    for column, garbage in (("course", "{"), ("state", "dancing"), ("wish", "")):
        broken = hosted(ann, SWISS, bots=2)

        async def not_laid(event: str = broken) -> None:
            """A table is to be laid for it, and cannot."""
            async with web.server.store._database.write() as db:
                values = {"table_id": event[:10], "event_id": event, "taken": False}
                await db.execute(sa.insert(EVENT_TABLES).values(values))

        assert web.client.portal is not None
        web.client.portal.call(not_laid)
        spoil(web, EVENTS, column, garbage, broken)
    good = hosted(ann, {**SWISS, "rounds": 1}, bots=2)
    done(ann.post(f"/api/events/{good}/round"))
    assert played_out(ann, good)["line"]["state"] == "over"


def test_the_list_counts_those_who_take_part_as_the_event_does(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    event = hosted(ann, {**SWISS, "about": '"standing":"in"'}, bots=2)
    for browser in (ann, bob):
        done(browser.post(f"/api/events/{event}/join"))
    done(bob.post(f"/api/events/{event}/drop"))
    done(ann.post(f"/api/events/{event}/remove", {"entry": 0, "why": '"standing":"in"'}))
    (line,) = ann.get("/api/events").json()["events"]
    assert line["people"] == read(ann, event)["line"]["people"] == 2
