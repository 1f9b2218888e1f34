"""First Patrol over HTTP: the voice leads, the list of accepted moves is all that is remembered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from noctuary.games.buffy.patrol import Patrol, lessons
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
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
    other = "challenge something-in-the-boiler-room > A1"
    assert ask(browser, move=other)["verdict"] == "aside"
    told = ask(browser, move=other, again=True)
    assert told["verdict"] == "tried"
    assert told["told"]
    assert told["made"] == []
    assert told["view"] == before["view"]


def test_pointing_at_what_is_legal_but_not_meant_is_answered_kindly_and_shown_on_insisting(
    web: Web,
) -> None:
    browser = web.guest()
    before = ask(browser)
    told = ask(browser, about="space/A1")
    assert (told["verdict"], told["rule"]) == ("aside", None)
    assert ask(browser, about="space/A1", again=True)["verdict"] == "tried"
    made = [
        "challenge something-in-the-boiler-room > A3",
        "move ada-vance-1 > A3",
        "pass",
        "place rook-delaney-1 > A3",
    ]
    told = ask(browser, made=made, about="hand/dirty-fighting")  # several might have it
    assert (told["verdict"], told["rule"]) == ("aside", None)
    assert told["said"].endswith(told["task"]), "and what to do instead"
    assert before["made"] == []


Beat: TypeAlias = tuple[dict[str, Any], Patrol]


def beats(browser: Browser, language: str) -> Iterator[Beat]:
    """Everything that is told on the way, beat by beat, with the patrol as it then stands."""
    patrol, told = Patrol.start(), ask(browser, language)
    while not told["over"]:
        yield told, patrol
        wanted = patrol.match.notation(patrol.match.parse(patrol.accepts[0]))
        patrol.play(wanted)
        told = ask(browser, language, made=told["made"], move=wanted)


def quoted(text: str) -> list[str]:
    return re.findall(r"[“«]\s*([^”»]+?)\s*[”»]", text)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_hint_of_every_lesson_names_buttons_that_are_there(web: Web, language: str) -> None:
    """What a hint, an instruction or the voice puts in quotes stands on a button at that moment."""
    walked = 0
    for told, _ in beats(web.guest(), language):
        labels = [offer["label"] for offer in told["prompt"]["offers"]]
        assert quoted(told["hint"]), "a hint names what to press"
        for label in [*quoted(told["hint"]), *quoted(told["task"]), *quoted(told["voice"])]:
            assert label in labels, told["hint"]
        walked += 1
    assert walked == sum(len(lesson.beats) for lesson in lessons())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_there_is_one_instruction_at_a_time_and_nothing_else_on_offer(web: Web, language: str) -> None:
    for told, patrol in beats(web.guest(), language):
        prompt, match = told["prompt"], patrol.match
        meant = [match.notation(match.parse(text)) for text in patrol.accepts]
        assert sorted(offer["text"] for offer in prompt["offers"]) == sorted(meant)
        assert prompt["text"] == told["task"]
        assert len(told["task"]) < 90, "a few words"
        assert names_what_is_meant(told["task"], meant[0], Language(language)), told["task"]


def names_what_is_meant(task: str, move: str, language: Language) -> bool:
    """Whether an instruction names at least one thing that the move is about, as it is called on screen."""
    verb, *words = move.split()
    if verb == "pass":
        return {Language.EN: "pass", Language.FR: "passez"}[language] in task.casefold()
    if verb == "refresh":
        return True  # all of one's cards
    slugs = words_of("buffy").card_slugs()
    titles = [words_of("buffy").card_title(word, language) for word in words if word in slugs]
    named = {part for title in titles for part in re.findall(r"\w{3,}", title)}
    return bool(named & set(re.findall(r"\w{3,}", task))) or bool(set(words) & set(re.findall(r"\w+", task)))


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
