"""Lessons in a browser: First Patrol from the lobby to its end."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from noctuary.text.catalogue import Language
from noctuary.text.learn.lesson import Lesson
from noctuary.text.learn.shelf import find_lesson, lessons_of
from noctuary.text.learn.walk import Walk
from noctuary.text.menu import games
from noctuary.text.words import words_of
from tests.browser.people import People, Person

JOINTS = (">", "with", "for")


def decision_of(person: Person) -> int:
    return int(person.page.locator("[data-decision]").get_attribute("data-decision") or 0)


# What an eye is drawn to: the words of all that can be chosen, and whether the big button is one of them.
_GLOWING = """
() => ({
  words: [...document.querySelectorAll("[data-zone] .can[data-word]")]
    .flatMap((thing) => thing.dataset.word.split(" ")),
  passes: document.querySelector(".pass:not(:disabled)") !== null,
})
"""
_ON_SCREEN = """
() => {
  const { top, bottom, left, right } = document.querySelector("#prompt-text").getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}
"""


def check_beat(person: Person, patrol: Walk) -> None:
    """One instruction, on screen; what glows is what it is about; what the hint names can be pressed."""
    page, match = person.page, patrol.match
    expect(page.locator("#prompt-text")).to_have_text(patrol.task(Language.EN))
    assert page.evaluate(_ON_SCREEN)
    meant = {word for text in patrol.accepts for word in match.notation(match.parse(text)).split()}
    glowing = page.evaluate(_GLOWING)
    assert {word.rpartition("/")[2] for word in glowing["words"]} <= meant
    assert glowing["passes"] == ("pass" in meant)
    page.locator(".hint.button").click()
    named = page.locator(".voice .hint:visible").inner_text().partition("“")[2].partition("”")[0]
    assert page.locator(".offer:visible, .pass:visible").filter(has_text=named).count(), named
    page.locator(".voice.near .close").click()


def walk(person: Person, patrol: Walk) -> None:
    """Do what the voice wants: point at everything that the move names, or take it from the list."""
    check_beat(person, patrol)
    page, asked, wanted = person.page, decision_of(person), patrol.accepts[0]
    move = patrol.match.parse(wanted)
    label = words_of("buffy").describe_move(patrol.match, move, Language.EN)
    verb, *words = [word for word in wanted.split() if word not in JOINTS]
    if verb == "pass":
        page.locator(".pass").click()
    for word in words:
        thing = page.locator(f"[data-word$='/{word}'].can").first
        if settled(person) == asked and thing.count() and not page.locator(".offer", has_text=label).count():
            thing.click()
    offer = page.locator(".offer", has_text=label)
    if verb != "pass" and settled(person) == asked:
        offer.first.click()
    patrol.play(wanted)
    page.wait_for_function(
        "asked => { const now = looked(); return now.over || now.decision > asked }", arg=asked
    )


def settled(person: Person) -> int | None:
    """The open question, once nothing is on its way to the server; None at the end of the patrol."""
    person.page.wait_for_function("() => { const now = looked(); return now.over || now.decision !== null }")
    seen = person.look()
    return None if seen["over"] else int(seen["decision"])


def test_the_patrol_is_walked_from_the_lobby_to_its_end(people: People, pictures: Path) -> None:
    ann = people.person(viewport={"width": 360, "height": 640})
    page = ann.page
    page.goto("/")
    page.locator("a.lesson[href='/learn/first-patrol']").click()
    ann.wait_for_question()
    patrol = Walk(find_lesson("first-patrol"))
    page.locator("[data-word='play/ada-vance-1']").first.click()  # walking comes later, says the voice
    expect(page.locator(".voice .answer").first).to_contain_text("BUF-")
    page.screenshot(path=pictures / "patrol-slip-en-360.png")
    page.locator("[data-word='space/A1']").first.click()  # nor anywhere but in A3
    expect(page.locator(".voice .answer:visible")).to_contain_text("another night")
    for _ in range(8):
        walk(ann, patrol)
    here = page.locator(".voice .said").first.inner_text()
    page.reload()  # one goes on where one was
    ann.wait_for_question()
    assert page.locator(".voice .said").first.inner_text() == here
    page.locator(".switch button[lang=fr]").click()
    expect(page.locator(".voice h2").first).to_contain_text("Chapitre")
    expect(page.locator(".voice .said").first).not_to_have_text(here)
    page.screenshot(path=pictures / "patrol-fr-360.png")
    page.locator(".switch button[lang=en]").click()
    expect(page.locator(".voice .said").first).to_have_text(here)
    ann.press("u")  # and back
    expect(page.locator(".voice .said").first).not_to_have_text(here)
    patrol = Walk(find_lesson("first-patrol"))
    for _ in range(7):
        patrol.play(patrol.accepts[0])
    while not patrol.over:
        walk(ann, patrol)
    expect(page.locator("#over")).to_be_visible()
    expect(page.locator("#over .first-game")).to_be_visible()
    page.locator("#over button").first.click()
    page.wait_for_function("() => looked().decision === 1")


def do_what_is_asked(person: Person) -> None:
    """Press the one thing that the lesson offers."""
    page, asked = person.page, settled(person)
    page.locator(".pass:not(:disabled):visible, .offer:visible").first.click()
    page.wait_for_function(
        "asked => { const now = looked(); return now.over || now.decision > asked }", arg=asked
    )


def test_a_newcomer_tries_each_game_leaves_comes_back_and_plays(people: People, pictures: Path) -> None:
    """A few steps of each lesson, another page, and on where one was, before and after the server knows her;
    in the first real game hints come by themselves."""
    ann = people.person(None, viewport={"width": 360, "height": 740})
    page = ann.page
    firsts = [lessons_of(game)[0] for game in games() if lessons_of(game)]
    for lesson in firsts:
        page.goto("/learn")
        page.locator(f"a[href='/learn/{lesson.slug}']").click()
        for _ in range(3):
            do_what_is_asked(ann)
    page.goto("/learn")
    check_progress(page, firsts, 3)
    page.screenshot(path=pictures / "learn-en-360.png", full_page=True)
    for lesson in firsts:
        page.locator(f"a[href='/learn/{lesson.slug}']").click()
        walk = Walk(lesson)
        for _ in range(3):
            walk.play(walk.accepts[0])
        expect(page.locator("#prompt-text")).to_have_text(walk.task(Language.EN))
        do_what_is_asked(ann)
        page.go_back()
    page.locator(".course", has_text="Twisted Fables").locator(".first-game").click()
    expect(page.locator(".prompt p[role=status]")).to_contain_text("Hard", timeout=20_000)
    expect(page.locator(".chip.hints")).to_have_count(1)
    page.screenshot(path=pictures / "first-game-en-360.png")
    page.goto("/learn")
    check_progress(page, firsts, 4)
    assert page.evaluate("localStorage.getItem('noctuary-progress')") is None, "the server keeps it now"
    page.goto("/learn?lang=fr")
    expect(page.locator("h1")).to_have_text("Apprendre un jeu")
    page.screenshot(path=pictures / "learn-fr-360.png", full_page=True)


def check_progress(page: Page, lessons: list[Lesson], steps: int) -> None:
    for lesson in lessons:
        row = page.locator("li", has=page.locator(f"a[href='/learn/{lesson.slug}']"))
        expect(row).to_contain_text(f"{steps} of {lesson.beats} steps done")
        expect(row.locator("a")).to_contain_text("Go on")


def test_an_evening_of_vtes_is_read_and_played_by_what_is_offered(people: People, pictures: Path) -> None:
    ann = people.person(viewport={"width": 360, "height": 740})
    page = ann.page
    page.goto("/learn/vtes-votes")
    ann.wait_for_question()
    page.locator(".voice .said .card:visible", has_text="Mkhokheli").click()  # a card that the voice names
    expect(page.get_by_role("dialog")).to_contain_text("prince of Cape Town")
    page.keyboard.press("Escape")
    evening = Walk(find_lesson("vtes-votes"))
    made: list[str] = []
    while evening.number < len(evening.whole.chapters):
        made.append(evening.accepts[0])
        evening.play(made[-1])
    step = {"kind": "lesson", "slug": "vtes-votes", "place": json.dumps(made)}
    page.evaluate("steps => localStorage.setItem('noctuary-progress', JSON.stringify(steps))", [step])
    page.reload()  # the last chapter, as if she had played up to there
    ann.wait_for_question()
    while not evening.over:
        asked, wanted = settled(ann), evening.accepts[0]
        expect(page.locator("#prompt-text")).to_have_text(evening.task(Language.EN))
        page.locator(".pass" if wanted == "pass" else ".offer").first.click()
        evening.play(wanted)
        page.wait_for_function(
            "asked => { const now = looked(); return now.over || now.decision > asked }", arg=asked
        )
    learned = page.locator(".learned a")
    expect(learned).to_have_count(len(evening.whole.learned))
    expect(learned.first).to_have_attribute("href", "/rules/VTES-TITLE-02")
    expect(page.locator("#over .first-game")).to_be_visible()
    page.screenshot(path=pictures / "evening-end-360.png", full_page=True)
