"""How far one has come in lessons and puzzles is kept, and goes where one goes."""

from __future__ import annotations

from typing import Any

from tests.server.web import Browser, Web

ACCOUNT = {"name": "Ann Example", "password": "correct horse"}


def lesson(slug: str, *, done: bool = False, place: str = "") -> dict[str, Any]:
    return {"kind": "lesson", "slug": slug, "done": done, "place": place}


def puzzle(slug: str) -> dict[str, Any]:
    return {"kind": "puzzle", "slug": slug, "done": True, "place": ""}


def kept(who: Browser) -> dict[str, tuple[bool, str]]:
    return {step["slug"]: (step["done"], step["place"]) for step in who.get("/api/progress").json()["steps"]}


def put(who: Browser, *steps: dict[str, Any]) -> Any:
    return who.request("PUT", "/api/progress", {"steps": list(steps)})


def test_whoever_is_nobody_keeps_nothing(web: Web) -> None:
    stranger = web.stranger()
    assert stranger.get("/api/progress").status_code == 401
    assert put(stranger).status_code == 401


def test_what_was_done_stays_done(web: Web) -> None:
    ann = web.guest()
    put(ann, lesson("red", done=True, place="end"), puzzle("one-bite"))
    put(ann, lesson("red", place="start"))
    assert kept(ann) == {"one-bite": (True, ""), "red": (True, "start")}


def test_nobody_sees_anothers_progress(web: Web) -> None:
    ann = web.guest()
    put(ann, lesson("red"))
    bob = web.guest("Bob")
    assert kept(bob) == {}


def test_a_guests_progress_goes_along_when_she_signs_in(web: Web) -> None:
    ann = web.guest()
    put(ann, lesson("red", place="far"), lesson("first", place="5"))
    assert ann.post("/api/account", ACCOUNT).status_code == 201
    guest = web.guest("Guest")
    put(guest, lesson("red", done=True, place="end"), puzzle("one-bite"))
    assert guest.post("/api/sign-in", ACCOUNT).status_code == 200
    assert kept(guest) == {"first": (False, "5"), "red": (True, "far"), "one-bite": (True, "")}


def test_it_goes_with_whoever_goes(web: Web) -> None:
    ann = web.guest()
    put(ann, lesson("red"))
    assert ann.request("DELETE", "/api/account").status_code == 204
    assert ann.get("/api/progress").status_code == 401


def test_the_oldest_make_room(web: Web) -> None:
    ann = web.guest()
    for hundred in range(11):
        steps = [lesson(f"lesson-{hundred}-{each}") for each in range(100)]
        assert put(ann, *steps).status_code == 200
    left = kept(ann)
    assert len(left) == 1000
    assert "lesson-0-0" not in left
    assert "lesson-10-99" in left


def test_what_is_no_progress_is_refused_in_words(web: Web) -> None:
    ann = web.guest()
    for wrong in (
        {"steps": [lesson("../etc")]},
        {"steps": [lesson("a", place="x" * 4001)]},
        {"steps": [{"kind": "crown", "slug": "a"}]},
        {"steps": [lesson("a")] * 301},
        {"steps": None},
    ):
        answer = ann.request("PUT", "/api/progress", wrong)
        assert answer.status_code == 400
        assert answer.json()["message"]
    assert kept(ann) == {}
