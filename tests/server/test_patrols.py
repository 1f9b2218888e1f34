"""First Patrol over HTTP: the voice leads, the list of accepted moves is all that is remembered."""

from __future__ import annotations

from typing import Any

import pytest

from noctuary.games.buffy.patrol import Patrol, lessons
from tests.server.web import Browser, Web


def ask(browser: Browser, language: str = "en", **ask: Any) -> dict[str, Any]:
    answer = browser.post(f"/api/patrol?lang={language}", ask)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_patrol_is_walked_by_what_is_offered(web: Web, language: str) -> None:
    """At every beat what the lesson wants is among the offers, and the hint names it as the list does."""
    browser, patrol = web.guest(), Patrol.start()
    told = ask(browser, language)
    seen = []
    while not told["over"]:
        seen.append(told["lesson"])
        wanted = patrol.match.notation(patrol.match.parse(patrol.accepts[0]))
        offer = next(offer for offer in told["prompt"]["offers"] if offer["text"] == wanted)
        assert offer["label"] in told["hint"]
        assert told["voice"]
        patrol.play(wanted)
        told = ask(browser, language, made=told["made"], move=wanted)
        assert told["verdict"] == "accepted"
    assert sorted(set(seen)) == list(range(1, len(lessons()) + 1))
    assert told["prompt"] is None
    assert "noctuary play" not in told["voice"]


def test_a_slip_is_answered_by_the_voice_and_its_rule_and_changes_nothing(web: Web) -> None:
    browser = web.guest()
    before = ask(browser)
    told = ask(browser, about="move ada-vance-1 > A3")
    assert (told["verdict"], told["rule"]) == ("forbidden", "BUF-MOV-01")
    assert told["said"].startswith("Eager")
    assert told["view"] == before["view"]
    pointed = ask(browser, about="ada-vance-1")  # the same by pointing at her
    assert pointed["rule"].startswith("BUF-")


def test_whoever_insists_on_another_move_sees_what_would_come_of_it(web: Web) -> None:
    browser = web.guest()
    before = ask(browser)
    other = next(
        offer["text"]
        for offer in before["prompt"]["offers"]
        if offer["text"] != "challenge something-in-the-boiler-room > A3"
    )
    assert ask(browser, move=other)["verdict"] == "aside"
    told = ask(browser, move=other, again=True)
    assert told["verdict"] == "tried"
    assert told["told"]
    assert told["made"] == []
    assert told["view"] == before["view"]


def test_nobody_needs_a_session_and_nonsense_is_refused(web: Web) -> None:
    stranger = web.stranger()
    assert ask(stranger)["lesson"] == 1
    lost = stranger.post("/api/patrol", {"made": ["pass"]})
    assert lost.status_code == 409
    assert "begin" in lost.json()["message"]
    assert ask(stranger, move="dance")["verdict"] == "unreadable"


def test_what_is_hidden_from_the_player_is_not_sent(web: Web) -> None:
    told = ask(web.guest())
    seats = told["view"]["seats"]
    assert isinstance(seats[1].get("hand"), int) or not seats[1].get("hand")
