"""Lessons over HTTP: the voice leads, the list of accepted moves is all that is remembered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, TypeAlias

import pytest

from noctuary.text.catalogue import Language, say
from noctuary.text.learn.shelf import find_lesson, shelf
from noctuary.text.learn.walk import Walk
from noctuary.text.words import words_of
from tests.server.web import Browser, Web

PATROL = "first-patrol"
lessons = pytest.mark.parametrize("slug", list(shelf()))
languages = pytest.mark.parametrize("language", ["en", "fr"])


def ask(browser: Browser, language: str = "en", slug: str = PATROL, **ask: Any) -> dict[str, Any]:
    answer = browser.post(f"/api/lessons/{slug}?lang={language}", ask)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert isinstance(told, dict)
    return told


Beat: TypeAlias = tuple[dict[str, Any], Walk]


def beats(browser: Browser, language: str, slug: str) -> Iterator[Beat]:
    """Everything that is told on the way, beat by beat, with the walk as it then stands; at last the end."""
    walk, told = Walk(find_lesson(slug)), ask(browser, language, slug)
    while not told["over"]:
        yield told, walk
        wanted = walk.match.notation(walk.match.parse(walk.accepts[0]))
        assert walk.play(wanted).accepted
        told = ask(browser, language, slug, made=told["made"], move=wanted)
        assert told["verdict"] == "accepted"
    yield told, walk


def quoted(text: str) -> list[str]:
    return re.findall(r"[“«]\s*([^”»]+?)\s*[”»]", text)


@lessons
@languages
def test_a_whole_lesson_is_walked_by_what_is_offered(web: Web, language: str, slug: str) -> None:
    """At every beat there is one instruction, what it wants is all that is on offer, and whatever a hint puts
    in quotes stands on a button at that moment."""
    chapters = []
    for told, walk in beats(web.guest(), language, slug):
        if told["over"]:
            assert told["prompt"] is None
            assert len(told["made"]) == told["steps"]
            assert "noctuary " not in told["voice"], "no command in the browser"
            break
        prompt, match = told["prompt"], walk.match
        meant = [match.notation(match.parse(text)) for text in walk.accepts]
        assert sorted(offer["text"] for offer in prompt["offers"]) == sorted(meant)
        assert prompt["text"] == told["task"]
        assert len(told["task"]) < 90, "a few words"
        labels = [offer["label"] for offer in prompt["offers"]]
        assert quoted(told["hint"]), "a hint names what to press"
        for label in [*quoted(told["hint"]), *quoted(told["task"])]:
            assert label in labels, told["hint"]
        assert told["voice"]
        chapters.append(told["chapter"])
    assert sorted(set(chapters)) == list(range(1, len(find_lesson(slug).chapters) + 1))


@languages
def test_the_list_has_every_lesson_and_a_first_game_that_can_be_played(web: Web, language: str) -> None:
    browser = web.guest()
    courses = browser.get(f"/api/lessons?lang={language}").json()["courses"]
    listed = [lesson["slug"] for course in courses for lesson in course["lessons"]]
    assert listed == list(shelf())
    for course in courses:
        assert course["first_game"], course["game"]
        assert course["first_game"]["about"]
        made = browser.post("/api/tables", course["first_game"]["table"])
        assert made.status_code == 201, made.text


def test_a_lesson_that_is_not_there_is_not_found(web: Web) -> None:
    missing = web.stranger().post("/api/lessons/tap-dancing", {})
    assert missing.status_code == 404
    assert "tap-dancing" in missing.json()["message"]


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


@languages
def test_an_instruction_of_first_patrol_names_what_is_meant(web: Web, language: str) -> None:
    for told, walk in beats(web.guest(), language, PATROL):
        if not told["over"]:
            wanted = walk.match.notation(walk.match.parse(walk.accepts[0]))
            assert names_what_is_meant(told["task"], wanted, Language(language)), told["task"]
            labels = [offer["label"] for offer in told["prompt"]["offers"]]
            assert set(quoted(told["voice"])) <= set(labels)


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
    assert ask(stranger)["chapter"] == 1
    lost = stranger.post(f"/api/lessons/{PATROL}", {"made": ["pass"]})
    assert lost.status_code == 409
    assert "begin" in lost.json()["message"]
    assert ask(stranger, move="dance")["verdict"] == "unreadable"


def test_what_is_hidden_from_the_player_is_not_sent(web: Web) -> None:
    told = ask(web.guest())
    seats = told["view"]["seats"]
    assert isinstance(seats[1].get("hand"), int) or not seats[1].get("hand")


@languages
def test_a_lesson_ends_with_what_was_learned_and_the_rules_to_read_on(web: Web, language: str) -> None:
    browser, slug = web.guest(), "vtes-votes"
    ends = [told for told, _ in beats(browser, language, slug)]
    assert all(told["learned"] == [] for told in ends[:-1])
    learned = ends[-1]["learned"]
    assert [line["rule"] for line in learned] == [one.rule for one in find_lesson(slug).learned]
    assert all(line["text"] for line in learned)


@languages
def test_pointing_at_the_card_of_a_slip_is_answered_in_the_voice_s_own_words(web: Web, language: str) -> None:
    """By whom the card would be played need not be said, nor against whom."""
    browser, slug = web.guest(), "vtes-influence"
    told = next(told for told, walk in beats(browser, language, slug) if walk.accepts == ["pass"])
    answer = ask(browser, language, slug, made=told["made"], about="hand/deflection")
    assert answer["said"].startswith(say(Language(language), "vtes-influence-slip-too-early"))
    assert (answer["verdict"], answer["rule"]) == ("forbidden", "VTES-BLOCK-14")
    assert answer["made"] == told["made"]
