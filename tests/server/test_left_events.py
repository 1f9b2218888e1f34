"""Events that nobody leads any more: they end by themselves, or by a moderator, and count no longer."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any

import pytest
import sqlalchemy as sa

from noctuary.server.settings import Settings
from noctuary.server.store.schema import EVENTS
from tests.server.test_damaged_events import spoil
from tests.server.test_events import SWISS, done, error, hosted, read
from tests.server.test_moderation import do, id_of, name_moderator
from tests.server.web import Browser, Web

DAY = 24 * 3600.0


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return replace(settings, limits=replace(settings.limits, all_events=4))


@pytest.fixture
def moderator(web: Web, settings: Settings) -> Browser:
    mona = web.guest("Mona")
    name_moderator(settings, id_of(mona))
    return mona


def call(web: Web, work: Any, *arguments: Any) -> None:
    assert web.client.portal is not None
    web.client.portal.call(work, *arguments)


def age(web: Web, event: str, days: float, **more: Any) -> None:
    """As if nothing had been done in it for so long."""
    then = time.time() - days * DAY

    async def write() -> None:
        query = sa.update(EVENTS).where(EVENTS.c.id == event)
        async with web.server.store._database.write() as db:
            await db.execute(query.values(updated=then, created=then, **more))

    call(web, write)


def state(browser: Browser, event: str) -> str:
    return str(read(browser, event)["line"]["state"])


def test_an_event_without_a_host_ends_after_a_week_and_any_after_sixty_days(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    left, young = hosted(bob, SWISS, bots=2), hosted(bob, SWISS)
    done(bob.post(f"/api/events/{left}/round"))
    assert bob.request("DELETE", "/api/account").status_code == 204
    old, quiet = hosted(ann, SWISS), hosted(ann, SWISS)
    assert error(ann.post("/api/events", SWISS)) == "too-many"  # of all there are
    for event, days in ((left, 8), (young, 6), (old, 61), (quiet, 59)):
        age(web, event, days)
    call(web, web.server.hall.tidy, time.time())
    assert [state(ann, event) for event in (left, young, old, quiet)] == [
        "over",
        "gathering",
        "cancelled",
        "gathering",
    ]
    assert "by itself" in read(ann, old)["notes"][0]["text"]
    hosted(ann, SWISS)


def test_an_event_that_is_announced_for_later_waits_for_it_but_not_for_ever(web: Web) -> None:
    ann = web.guest("Ann")
    soon, never = hosted(ann, SWISS), hosted(ann, SWISS)
    age(web, soon, 90, begins=time.time() + 30 * DAY)
    age(web, never, 400, begins=time.time() + 30 * DAY)
    call(web, web.server.hall.tidy, time.time())
    assert [state(ann, event) for event in (soon, never)] == ["gathering", "cancelled"]


def test_a_moderator_ends_any_event_with_a_reason_that_its_host_reads(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    event = hosted(ann, SWISS, bots=2)
    refused = ann.post("/api/moderate/deeds", {"what": "event", "reason": "x", "event": event})
    assert refused.status_code == 404  # for everybody else there is no such page
    told = do(moderator, "event", event=event)
    assert (told["log"][0]["what"], told["log"][0]["whom"]) == ("event", "Ann")
    assert (told["log"][0]["table"], told["log"][0]["reason"]) == (event, "rude words")
    assert state(ann, event) == "cancelled"
    assert "rude words" in read(ann, event)["notes"][0]["text"]
    assert any("rude words" in notice for notice in ann.get("/api/hello").json()["notices"])
    do(moderator, "event", 422, event=event)  # once is enough
    do(moderator, "event", 404, event="no-such-event")


def test_a_moderator_ends_what_nobody_hosts_and_what_is_damaged(web: Web, moderator: Browser) -> None:
    bob = web.guest("Bob")
    nobodys, broken = hosted(bob, SWISS), hosted(bob, SWISS)
    spoil(web, EVENTS, "course", "{", broken)
    assert bob.request("DELETE", "/api/account").status_code == 204
    for event in (nobodys, broken):
        do(moderator, "event", event=event)
    assert state(moderator, nobodys) == "cancelled"
    for _ in range(3):
        hosted(web.guest("Ann"), SWISS)  # neither counts any longer


def test_a_moderator_takes_the_words_of_an_event_down_and_it_goes_on(web: Web, moderator: Browser) -> None:
    ann = web.guest("Ann")
    event = hosted(ann, {**SWISS, "title": "Rude", "about": "Ruder"}, bots=2)
    do(moderator, "wording", event=event)
    told = done(ann.post(f"/api/events/{event}/round"))
    assert (told["line"]["title"], told["about"]) == ("", "")
    assert "Rude" not in ann.get(f"/api/events/{event}").text
    table = web.client.get(f"/api/replays/{told['meetings'][0]['table']}")
    assert "Rude" not in table.text
