"""Finding tables and being asked to one: language and pace, those that need players first, invitations."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from starlette.testclient import TestClient

from noctuary.server.app import make_app
from noctuary.server.settings import Settings
from tests.server.playing import WIDE, quick_server
from tests.server.web import BOT, ME, ORIGIN, Browser, Web

OPEN = {"sitter": "open"}


def account(web: Web, name: str) -> Browser:
    browser = web.guest(name)
    answer = browser.post("/api/account", {"name": name, "password": "a long password"})
    assert answer.status_code in (200, 201), answer.text
    return browser


def invited(browser: Browser) -> list[dict[str, Any]]:
    return list(browser.get("/api/tables").json()["invited"])


def invite(browser: Browser, table: str, name: str, seat: int | None = None) -> Any:
    return browser.post(f"/api/tables/{table}/invitations", {"name": name, "seat": seat})


def until(is_so: Callable[[], object]) -> None:
    for _ in range(500):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it did not come to that")


def sit_down(browser: Browser, table: str) -> None:
    with browser.at(table) as seat:
        seat.send(t="sit", seat=1, choice="snow")
        until(lambda: any(line["mine"] for line in browser.get("/api/tables").json()["tables"]))


def test_a_table_is_found_by_language_and_pace_and_those_that_wait_come_first(web: Web) -> None:
    ann = web.guest("Ann")
    waiting = ann.table("fables", ME, OPEN, public=True, language="fr", clock={"minutes": 10})
    full = ann.table("fables", ME, BOT, public=True)
    lines = web.guest("Bob").get("/api/tables").json()["tables"]
    assert [line["id"] for line in lines] == [waiting, full]
    assert (lines[0]["language"], lines[0]["pace"]) == ("fr", "fast")
    assert (lines[1]["language"], lines[1]["pace"]) == ("any", "relaxed")
    assert lines[0]["event"] == ""


def test_nobody_makes_a_table_of_an_event_by_hand(web: Web) -> None:
    answer = web.guest().post("/api/tables", {"game": "fables", "seats": [ME, BOT], "event": "x"})
    assert answer.status_code == 422
    assert answer.json()["error"] == "server-error-event-table"


def test_an_account_is_invited_by_name_and_finds_it_in_the_lobby(web: Web) -> None:
    ann, bob = web.guest("Ann"), account(web, "Bob")
    table = ann.table("fables", ME, OPEN)
    assert invite(ann, table, "bob", 1).status_code == 204
    (told,) = invited(bob)
    assert (told["table"], told["by"], told["game"], told["seat"]) == (table, "Ann", "fables", 1)
    assert invited(ann) == []
    with bob.socket("/ws/lobby") as socket:
        assert '"by":"Ann"' in socket.receive_text()


def test_a_kept_seat_is_for_her_alone_and_sitting_down_answers(web: Web) -> None:
    ann, bob, eve = web.guest("Ann"), account(web, "Bob"), web.guest("Eve")
    table = ann.table("fables", ME, OPEN)
    invite(ann, table, "Bob", 1)
    with eve.at(table) as seat:
        seat.send(t="sit", seat=1, choice="snow")
        assert "kept" in seat.read("wrong")["message"]
    sit_down(bob, table)
    assert invited(bob) == []


def test_she_declines_and_the_seat_is_free(web: Web) -> None:
    ann, bob, eve = web.guest("Ann"), account(web, "Bob"), web.guest("Eve")
    table = ann.table("fables", ME, OPEN)
    invite(ann, table, "Bob", 1)
    number = invited(bob)[0]["number"]
    assert eve.request("DELETE", f"/api/invitations/{number}").status_code == 404  # not hers
    assert bob.request("DELETE", f"/api/invitations/{number}").status_code == 204
    assert invited(bob) == []
    sit_down(eve, table)


def test_a_guest_can_be_invited_by_whoever_has_met_her(web: Web) -> None:
    ann, bob = web.guest("Ann"), web.guest("Bob")
    table = ann.table("fables", ME, OPEN)
    assert invite(ann, table, "Bob").json()["error"] == "server-error-nobody-named"
    sit_down(bob, table)
    again = ann.table("fables", ME, OPEN)
    assert invite(ann, again, "Bob").status_code == 204


@pytest.mark.parametrize("who", ["host", "guest"])
def test_whoever_is_blocked_is_not_to_be_found(web: Web, who: str) -> None:
    ann, bob = account(web, "Ann"), account(web, "Bob")
    met = ann.table("fables", ME, OPEN)
    sit_down(bob, met)
    blocks, other = (bob, 0) if who == "guest" else (ann, 1)
    with blocks.at(met) as seat:
        seat.send(t="block", seat=other)
        until(lambda: blocks.get("/api/blocks").json()["blocked"])
    table = ann.table("fables", ME, OPEN)
    assert invite(ann, table, "Bob").json()["error"] == "server-error-nobody-named"


def test_what_cannot_be_is_refused_in_words(web: Web) -> None:
    ann, bob, eve = account(web, "Ann"), account(web, "Bob"), web.guest("Eve")
    table = ann.table("fables", ME, OPEN)
    assert invite(eve, table, "Bob").status_code == 403
    assert invite(ann, "no-such-table", "Bob").status_code == 404
    assert invite(ann, table, "Ann").json()["error"] in (
        "server-error-invited-sits",
        "server-error-invite-oneself",
    )
    assert invite(ann, table, "Bob", 0).json()["error"] == "server-error-seat-taken"
    assert invite(ann, table, "Bob", 5).json()["error"] == "server-error-seat-taken"
    assert invite(ann, table, "‮\u200b").status_code == 404
    assert invite(ann, table, "x" * 200).status_code == 400
    assert bob.request("DELETE", "/api/invitations/99999999999999999999").status_code == 404
    dealt = ann.table("fables", ME, BOT)
    assert invite(ann, dealt, "Bob").json()["error"] == "server-error-not-gathering"


def test_invitations_are_bounded_and_lapse(settings: Settings) -> None:
    few = replace(settings, limits=replace(WIDE, invitations=1))
    server = quick_server(few)
    with TestClient(make_app(few, server), base_url=ORIGIN) as client:
        web = Web(client, server)
        ann, bob = web.guest("Ann"), account(web, "Bob")
        account(web, "Cleo")
        table = ann.table("fables", ME, OPEN)
        assert invite(ann, table, "Bob").status_code == 204
        assert invite(ann, table, "Bob", 1).status_code == 204  # the same again, in the place of the first
        assert invite(ann, table, "Cleo").status_code == 429
        assert len(invited(bob)) == 1
    late = replace(few, patience=replace(few.patience, invitation=-1.0))
    server = quick_server(late)
    with TestClient(make_app(late, server), base_url=ORIGIN) as client:
        bob.web = Web(client, server)
        assert invited(bob) == []


def test_whoever_deletes_herself_takes_her_invitations_along(web: Web) -> None:
    ann, bob = account(web, "Ann"), account(web, "Bob")
    invite(ann, ann.table("fables", ME, OPEN), "Bob")
    assert len(invited(bob)) == 1
    assert ann.request("DELETE", "/api/account").status_code == 204
    assert invited(bob) == []
