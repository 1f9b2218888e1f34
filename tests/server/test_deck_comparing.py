"""Two decks compared by games between bots."""

from __future__ import annotations

import asyncio
import time
from threading import Event
from typing import Any

import pytest

from noctuary.kernel.game import Json
from noctuary.server import comparing
from noctuary.server.bots import BotPool, Task, What
from noctuary.server.settings import Settings
from noctuary.server.site.decks import telling
from noctuary.sim.setups import setup_for
from tests.server.playing import InstantBots
from tests.server.test_deck_keeping import VENTRUE, kept, put
from tests.server.web import Browser, Web


def ended(browser: Browser) -> dict[str, Any]:
    """As it stands when it is over; the games are few, so this takes seconds."""
    for _ in range(3000):
        told = browser.get("/api/deck-comparison").json()
        assert isinstance(told, dict)
        if told["state"] != "running":
            return told
        time.sleep(0.02)
    raise AssertionError(told)


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that hardly think, in games that are soon over."""
    monkeypatch.setattr(telling, "COMPARING", ("random", "greedy"))
    monkeypatch.setattr(comparing, "_LONGEST", 4)


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Nothing is played there until it is set: a comparison goes on for as long as a test needs."""
    opened = Event()
    work = InstantBots.work

    async def when_opened(pool: InstantBots, task: Task) -> dict[str, Any] | None:
        while not opened.is_set():
            await asyncio.sleep(0.01)
        return await work(pool, task)

    monkeypatch.setattr(InstantBots, "work", when_opened)
    return opened


@pytest.mark.parametrize(("game", "ready"), [("vtes", "v5-ventrue"), ("buffy", "ada-vance")])
def test_two_decks_are_compared_from_both_sides_of_the_table(web: Web, game: str, ready: str) -> None:
    ann = web.guest()
    mine = kept(ann, game)["id"]
    wish = {"game": game, "one": {"deck": mine}, "other": {"ready": ready}, "bot": "random", "games": 3}
    begun = ann.post("/api/deck-comparison", wish)
    assert begun.status_code == 202, begun.text
    told = ended(ann)
    assert (told["state"], told["done"], told["total"]) == ("done", 4, 4)  # every deal twice
    one, other = told["one"], told["other"]
    assert one["wins"] + other["wins"] + told["draws"] == 4
    assert one["low"] <= one["share"] <= one["high"]
    assert one["share"] + other["share"] == pytest.approx(100)
    # The same deck against itself: whoever wins a deal at one seat wins it at that seat again.
    assert one["share"] == 50
    assert "Mine" in told["verdict"]


def test_one_comparison_for_each_person_and_it_can_be_stopped(web: Web, workshop: Event) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    assert ann.get("/api/deck-comparison").json()["state"] == "none"
    wish = {
        "game": "vtes",
        "one": {"cards": VENTRUE},
        "other": {"ready": "v5-malkavian"},
        "bot": "random",
        "games": 200,
    }
    assert ann.post("/api/deck-comparison", wish).status_code == 202
    again = ann.post("/api/deck-comparison", wish)
    assert (again.status_code, again.json()["error"]) == (409, "server-error-comparing")
    assert bob.get("/api/deck-comparison").json()["state"] == "none"
    assert bob.request("DELETE", "/api/deck-comparison").status_code == 204
    assert ann.get("/api/deck-comparison").json()["state"] == "running"
    assert ann.request("DELETE", "/api/deck-comparison").status_code == 204
    told = ended(ann)
    assert told["state"] == "stopped"
    assert told["done"] == 0
    workshop.set()
    assert ann.post("/api/deck-comparison", {**wish, "bot": "random", "games": 2}).status_code == 202
    assert ended(ann)["state"] == "done"


def test_what_came_of_it_says_which_decks_have_played(web: Web) -> None:
    """Whoever looks at another deck meanwhile is not told that it was this one; nor that it is unchanged."""
    ann = web.guest()
    mine = kept(ann, "buffy", name="Night watch")["id"]
    put(ann, mine, version=1, name="Day watch")
    wish = {
        "game": "buffy",
        "one": {"deck": mine},
        "other": {"ready": "milo-hart"},
        "bot": "random",
        "games": 2,
    }
    assert ann.post("/api/deck-comparison?lang=fr", wish).status_code == 202
    put(ann, mine, version=2, name="Another by now")
    told = ended(ann)
    one, other = told["one"], told["other"]
    assert (told["game"], one["name"], one["deck"], one["version"]) == ("buffy", "Day watch", mine, 2)
    assert (other["ready"], other["deck"], other["version"]) == ("milo-hart", "", 0)
    assert "Marginal Notes" in other["name"]
    assert ann.get("/api/deck-comparison").json() == told  # and again, for as long as it is the last one
    draft = {"game": "vtes", "one": {"cards": VENTRUE, "name": "Draft"}, "other": {"cards": VENTRUE}}
    assert ann.post("/api/deck-comparison", {**draft, "bot": "random", "games": 2}).status_code == 202
    told = ended(ann)
    assert [told[side]["name"] for side in ("one", "other")] == ["Draft", "Nameless deck"]
    assert told["one"]["deck"] == ""


def test_what_cannot_be_compared_is_refused(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    hers = kept(bob)["id"]
    ready = {"ready": "v5-ventrue"}
    wishes: list[tuple[int, dict[str, Any]]] = [
        (404, {"one": {"deck": hers}}),
        (404, {"one": {"ready": "nothing"}}),
        (422, {"one": {}}),
        (422, {"one": {"cards": {}}}),
        (422, {"one": {"deck": hers, "ready": "v5-ventrue"}}),
        (422, {"one": ready, "bot": "expert@3600s"}),
        (422, {"one": ready, "bot": "os:system"}),
        (400, {"one": ready, "games": 201}),
        (422, {"one": ready, "game": "fables"}),
    ]
    for status, wish in wishes:
        answer = ann.post("/api/deck-comparison", {"game": "vtes", "other": ready, **wish})
        assert answer.status_code == status, (wish, answer.text)
        assert answer.json()["message"]
    assert web.stranger().post("/api/deck-comparison", {"game": "vtes"}).status_code == 401


async def test_the_workshop_is_a_process_that_plays_games_on(settings: Settings) -> None:
    """However a game is cut in slices, the same game comes of it."""
    pool = BotPool(settings.workshop_command, 1, 60.0)
    asked: dict[str, Json] = {
        "game": "buffy",
        "setup": setup_for("buffy", ["ada-vance", "milo-hart"], turn_limit=1),
        "seed": "00",
        "bot": "random",
        "seconds": 60.0,
        "made": [],
    }
    try:
        whole = await pool.work(Task(What.PLAY, asked, 60.0))
        slices = {**asked, "seconds": 0.02}
        for _ in range(1000):
            part = await pool.work(Task(What.PLAY, slices, 60.0))
            assert part is not None
            if part["over"]:
                break
            assert len(part["made"]) > len(slices["made"])  # type: ignore[arg-type]
            slices["made"] = part["made"]
        assert whole == part
        nonsense = await pool.work(Task(What.PLAY, {"game": "nothing"}, 60.0))
        assert nonsense is not None
        assert "error" in nonsense
    finally:
        await pool.close()
