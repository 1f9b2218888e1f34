"""Events played through by script, from creation to export: Swiss duels, a league, VTES with a final."""

from __future__ import annotations

import asyncio
import csv
import io
import time
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from noctuary.events import course
from noctuary.events.event import Event, Kind
from noctuary.server.settings import Settings
from noctuary.server.site.events.hall import Change
from noctuary.server.store import Store
from noctuary.server.store.rows import EntryRow, EventRow
from noctuary.server.wire import NewTable, SeatWish, Sitter
from tests.server.playing import quick_server
from tests.server.web import Browser, Web

SWISS = {"game": "fables", "kind": "swiss", "title": "Friday", "rounds": 2, "options": {"turn_cap": 4}}
VTES = {"game": "vtes", "kind": "tables", "title": "Praxis", "rounds": 2, "options": {"time_limit": 5}}


@pytest.fixture
def settings(settings: Settings) -> Settings:
    """Events are looked after at once."""
    return replace(settings, patience=replace(settings.patience, events=0.02))


def hosted(host: Browser, wish: dict[str, Any], bots: int = 0) -> str:
    answer = host.post("/api/events", wish)
    assert answer.status_code == 201, answer.text
    event = str(answer.json()["event"])
    if bots:
        done(host.post(f"/api/events/{event}/bots", {"count": bots, "bot": "random"}))
    return event


def done(answer: Any) -> dict[str, Any]:
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def error(answer: Any) -> str:
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["error"]).removeprefix("events-error-")


def read(browser: Browser, event: str) -> dict[str, Any]:
    return done(browser.get(f"/api/events/{event}"))


def played_out(browser: Browser, event: str) -> dict[str, Any]:
    """Wait until all meetings that were dealt are over."""
    for _ in range(3000):
        told = read(browser, event)
        if all(one["points"] is not None or one["void"] for one in told["meetings"]):
            return told
        time.sleep(0.02)
    raise AssertionError("its tables are not played to their end")


def test_a_swiss_event_of_bots_from_creation_to_export(web: Web) -> None:
    host = web.guest("Hostess")
    event = hosted(host, SWISS, bots=5)
    for number in (1, 2):
        told = done(host.post(f"/api/events/{event}/round"))
        assert told["round"] == number
        told = played_out(host, event)
    assert told["line"]["state"] == "over"
    assert len(told["meetings"]) == 6
    rests = [one["entries"][0] for one in told["meetings"] if len(one["entries"]) == 1]
    assert len(set(rests)) == 2
    points = [line["numbers"][0] for line in told["standings"]]
    assert points == sorted(points, reverse=True)
    games = [one for one in told["meetings"] if len(one["entries"]) == 2]
    for one in games:  # the result is what the table says
        table = web.client.get(f"/api/replays/{one['table']}").json()
        winners = [1.0 if seat in table["winners"] else 0.0 for seat in (0, 1)]
        assert one["points"] == (winners if table["winners"] else [0.5, 0.5])
    rows = list(csv.reader(io.StringIO(host.get(f"/api/events/{event}/results.csv").text)))
    assert rows[0][:3] == ["place", "name", "played"]
    assert len([row for row in rows if row and row[0] in ("1", "2") and len(row) == 6]) == 2 * 4 + 2
    file = host.get(f"/api/events/{event}/results.json")
    assert file.json()["standings"] == told["standings"]


def test_vtes_rounds_and_a_final_from_creation_to_export(web: Web) -> None:
    host = web.guest("Hostess")
    event = hosted(host, VTES, bots=8)
    for _ in (1, 2):
        done(host.post(f"/api/events/{event}/round"))
        told = played_out(host, event)
    tables = list(told["meetings"])
    assert [len(one["entries"]) for one in tables] == [4, 4, 4, 4]
    hunts = [(one["entries"][seat], one["entries"][(seat + 1) % 4]) for one in tables for seat in range(4)]
    assert len(set(hunts)) == 16  # no predator has met the same prey again
    assert error(host.post(f"/api/events/{event}/round")) == "no-tables"
    told = done(host.post(f"/api/events/{event}/final"))
    assert len(told["seeds"]) == 5
    assert sorted(told["row"]) == sorted(told["seeds"])  # bots have chosen by lot
    told = played_out(host, event)
    assert told["line"]["state"] == "over"
    final = told["meetings"][-1]
    assert final["final"]
    best = max(final["points"])
    seeds = [seed for seed in told["seeds"] if final["points"][final["entries"].index(seed)] == best]
    assert told["standings"][0]["entry"] == seeds[0]
    total = sum(line["numbers"][1] for line in told["standings"])
    assert total == sum(sum(one["points"]) for one in tables)
    assert "tournament-points" in host.get(f"/api/events/{event}/results.csv").text


def test_a_league_of_bots_is_played_through_and_ended(web: Web) -> None:
    host = web.guest("Hostess")
    wish = {"game": "fables", "kind": "league", "title": "L", "options": {"turn_cap": 4}}
    event = hosted(host, wish, bots=4)
    told = done(host.post(f"/api/events/{event}/round"))
    assert not told["live"]  # as a league is meant to be
    assert sum(one["table"] != "" for one in told["meetings"]) <= 2  # nobody plays two games at once
    told = played_out(host, event)
    assert sorted(sorted(one["entries"]) for one in told["meetings"]) == [
        [0, 1],
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
        [2, 3],
    ]
    assert [line["played"] for line in told["standings"]] == [3, 3, 3, 3]
    won = {line["entry"]: line["numbers"][0] for line in told["standings"]}
    points = dict.fromkeys(range(4), 0.0)
    for one in told["meetings"]:
        for entry, result in zip(one["entries"], one["points"], strict=True):
            points[entry] += {1.0: 3.0, 0.5: 1.0, 0.0: 0.0}[result]
    assert won == points
    told = done(host.post(f"/api/events/{event}/end"))
    assert told["line"]["state"] == "over"
    assert not any(one["void"] for one in told["meetings"])
    assert "berger" in host.get(f"/api/events/{event}/results.csv").text


def test_who_comes_back_to_a_league_finds_her_meetings_again(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    event = hosted(ann, {"game": "fables", "kind": "league", "title": "L"})
    for browser in (ann, bob):
        done(browser.post(f"/api/events/{event}/join"))
    done(ann.post(f"/api/events/{event}/round"))
    told = done(bob.post(f"/api/events/{event}/drop"))
    assert [one["void"] for one in told["meetings"]] == [True]
    told = done(bob.post(f"/api/events/{event}/join"))
    assert [one["void"] for one in told["meetings"]] == [False]
    done(bob.post(f"/api/events/{event}/ready", {"meeting": 0}))
    assert done(ann.post(f"/api/events/{event}/ready", {"meeting": 0}))["meetings"][0]["table"]


def test_people_meet_in_a_league_when_both_are_ready(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    event = hosted(ann, {"game": "fables", "kind": "league", "title": "L"})
    for browser, choice in ((ann, "red"), (bob, "snow")):
        told = done(browser.post(f"/api/events/{event}/join", {"choice": choice}))
        assert told["choice"] == choice
    assert "red" not in bob.get(f"/api/events/{event}").text  # a secret until the deal
    assert "choice" not in web.stranger().get(f"/api/events/{event}/results.json").json()["entries"][0]
    done(ann.post(f"/api/events/{event}/round"))
    told = done(ann.post(f"/api/events/{event}/ready", {"meeting": 0}))
    assert told["meetings"][0]["table"] == ""
    told = done(bob.post(f"/api/events/{event}/ready", {"meeting": 0}))
    table = told["meetings"][0]["table"]
    lines = ann.get("/api/tables").json()["tables"]
    assert [(line["id"], line["event"], line["mine"]) for line in lines] == [(table, event, True)]
    with ann.at(table) as seat:
        seat.send(t="concede")
        told = played_out(bob, event)
    mine = told["meetings"][0]["entries"].index(told["me"])
    assert told["meetings"][0]["points"][mine] == 1.0
    assert [line["mine"] for line in bob.get("/api/events").json()["events"]] == [True]


def test_the_tables_of_an_event_have_its_limits(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    event = hosted(ann, {**SWISS, "minutes": 45, "idle": 7})
    for browser in (ann, bob):
        told = done(browser.post(f"/api/events/{event}/join"))
    assert (told["minutes"], told["idle"]) == (45, 7)
    table = web.server.house.awake(done(ann.post(f"/api/events/{event}/round"))["meetings"][0]["table"])
    assert table is not None
    assert table.time is not None
    assert table.waiting is not None
    assert table.time.left(0.0) == 45 * 60
    assert table.waiting._patience == 7 * 60


def test_the_host_leads_and_nobody_else(web: Web) -> None:
    ann, eve = web.guest("Ann"), web.guest("Eve")
    event = hosted(ann, SWISS, bots=2)
    for deed in ("round", "end", "bots"):
        assert error(eve.post(f"/api/events/{event}/{deed}")) == "host-only"
    assert error(eve.post(f"/api/events/{event}/drop")) == "not-in"
    assert web.stranger().post(f"/api/events/{event}/join").status_code == 401
    done(ann.post(f"/api/events/{event}/round"))
    played_out(ann, event)
    wish = {"meeting": 0, "points": [0.5, 0.5], "why": "the line was cut"}
    assert error(eve.post(f"/api/events/{event}/correct", wish)) == "host-only"
    told = done(ann.post(f"/api/events/{event}/correct", wish))
    assert told["meetings"][0]["points"] == [0.5, 0.5]
    assert told["meetings"][0]["corrected"]
    assert "the line was cut" in told["notes"][0]["text"]
    assert error(ann.post(f"/api/events/{event}/correct", {**wish, "points": [1, 1]})) == "points"


def test_joining_has_its_limits(web: Web) -> None:
    ann, bob, eve = web.guest("Ann"), web.guest("Bob"), web.guest("Eve")
    event = hosted(ann, {**SWISS, "most": 2})
    assert error(bob.post(f"/api/events/{event}/join", {"choice": "no such fable"})) != ""
    done(bob.post(f"/api/events/{event}/join"))
    twin = web.guest("Воb")
    assert error(twin.post(f"/api/events/{event}/join")) == "name"
    done(ann.post(f"/api/events/{event}/join"))
    assert error(eve.post(f"/api/events/{event}/join")) == "full"
    done(ann.post(f"/api/events/{event}/remove", {"entry": 0, "why": "asked to"}))
    assert error(bob.post(f"/api/events/{event}/join")) == "unwelcome"
    done(eve.post(f"/api/events/{event}/join"))
    told = done(eve.post(f"/api/events/{event}/drop"))
    assert told["entries"][told["me"]]["standing"] == "dropped"
    told = done(eve.post(f"/api/events/{event}/join"))  # and comes back
    assert told["entries"][told["me"]]["standing"] == "in"


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"title": ""}, 400),
        ({"title": "\u202e\u200b"}, 422),
        ({"title": "x" * 61}, 400),
        ({"about": "x" * 3000}, 400),
        ({"game": "chess"}, 422),
        ({"rounds": 100}, 400),
        ({"most": 1_000_000}, 400),
        ({"kind": "tables"}, 422),  # Fables are not played by five
        ({"options": {"turn_cap": -3}}, 422),
        ({"begins": 1e300}, 400),
        ({"minutes": 0}, 400),
        ({"minutes": 100_000}, 400),
        ({"idle": 0}, 400),
        ({"nonsense": 1}, 400),
    ],
)
def test_what_no_event_can_be_is_refused(web: Web, wish: dict[str, Any], status: int) -> None:
    answer = web.guest().post("/api/events", {**SWISS, **wish})
    assert answer.status_code == status, answer.text
    assert answer.json()["message"]


def test_a_host_has_few_events_and_bots_are_few(web: Web) -> None:
    host = web.guest()
    events = [hosted(host, SWISS) for _ in range(3)]
    assert error(host.post("/api/events", SWISS)) == "too-many"
    done(host.post(f"/api/events/{events[0]}/end"))
    event = hosted(host, SWISS, bots=20)
    assert error(host.post(f"/api/events/{event}/bots", {"count": 1})) == "bots"
    assert web.stranger().get("/api/events/" + "x" * 500).status_code == 404


def test_an_event_is_hers_who_takes_part_and_she_takes_it_along(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    event = hosted(ann, SWISS, bots=1)
    done(bob.post(f"/api/events/{event}/join", {"choice": "red"}))
    for browser, mine in ((bob, True), (ann, False), (web.stranger(), False)):
        assert [line["mine"] for line in browser.get("/api/events").json()["events"]] == [mine]
    (kept,) = bob.get("/api/me/everything").json()["events"]
    assert (kept["id"], kept["choice"]) == (event, "red")


async def test_of_two_changes_at_once_none_is_lost(settings: Settings) -> None:
    server = quick_server(settings)
    async with server.running():
        row = await _bots_event(server.store)

        def deed(change: Change) -> None:
            entry = course.join(change.event, change.now, bot=True)
            change.entries.append(EntryRow(entry.number, None, "", "random"))

        await asyncio.gather(*(server.hall.change(row, deed) for _ in range(4)))
        kept, event = await server.hall.read(row)
        assert [entry.number for entry in kept.entries] == [0, 1, 2, 3]
        assert len(event.entries) == 4


def test_whoever_deletes_herself_leaves_a_nameless_entry(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    event = hosted(ann, SWISS, bots=1)
    done(bob.post(f"/api/events/{event}/join"))
    assert bob.request("DELETE", "/api/account").status_code == 204
    told = read(ann, event)
    assert "Bob" not in ann.get(f"/api/events/{event}").text
    done(ann.post(f"/api/events/{event}/round"))  # a bot sits in for her
    assert played_out(ann, event)["round"] == 1
    assert len(told["entries"]) == 2


async def test_an_event_goes_on_after_a_restart(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server ends after the pairing is kept and before a table is laid: the next one lays it."""
    first = quick_server(settings)
    async with first.running():
        row = await _bots_event(first.store)

        def deed(change: Change) -> None:
            for number in range(2):
                course.join(change.event, change.now, bot=True)
                change.entries.append(EntryRow(number, None, "", "random"))
            course.begin_round(change.event, change.now)

        monkeypatch.setattr(first.hall, "_lay", _nothing)
        await first.hall.change(row, deed)
    second = quick_server(settings)
    async with second.running():
        for _ in range(1000):
            _, event = await second.hall.read(row)
            if event.meetings[0].points is not None:
                return
            await asyncio.sleep(0.02)
    raise AssertionError("nobody has played it")


async def _nothing(event: str) -> None:
    """The power is cut here."""


async def _bots_event(store: Store) -> str:
    table = NewTable("fables", [SeatWish(Sitter.OPEN), SeatWish(Sitter.OPEN)], options={"turn_cap": 4})
    event = Event(Kind.SWISS, 1, True, "seed")
    wish, told = msgspec.json.encode(table).decode(), msgspec.json.encode(event).decode()
    now = time.time()  # an old event that nobody hosts would end by itself
    kept = EventRow(
        "e", None, "fables", "T", "", "any", "swiss", "gathering", wish, 8, None, told, 0, now, now
    )
    await store.events.add(kept, 5, 5)
    return "e"
