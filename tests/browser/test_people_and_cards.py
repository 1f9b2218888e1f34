"""What one does about other people at a table, and about single cards that are asked for too often."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from tests.browser.people import People, Person


def together(people: People, language: str = "en-GB") -> tuple[Person, Person]:
    """Ann and Bob at a table, dealt; Bob has said something."""
    ann, bob = people.person("Ann", language=language), people.person("Bob")
    table = ann.table("fables", "me", "open")
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    for person in (ann, bob):
        talk(person)
    bob.page.locator("[data-chat]").fill("You cannot even shuffle.")
    bob.press("Enter")
    ann.page.locator(".said .about").wait_for()
    return ann, bob


def talk(person: Person) -> None:
    """Turn to the chat; the deal may still be on its way to a slow page, so look whether it is there."""
    tab, field = person.page.locator("[role=tab]").last, person.page.locator("[data-chat]")
    for _ in range(20):
        tab.click()
        try:
            field.wait_for(timeout=3_000)
            return
        except PlaywrightTimeout:
            continue
    raise AssertionError(person.texts("aside"))


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_a_line_is_reported_and_its_speaker_blocked_and_let_go(
    people: People, pictures: Path, language: str
) -> None:
    ann, bob = together(people, language)
    page = ann.page
    expect(bob.page.locator(".said .about")).to_have_count(0)  # nobody reports herself
    page.locator(".said .about").click()
    page.locator("dialog blockquote").wait_for()
    page.screenshot(path=pictures / f"said-{language[:2]}.png")
    page.locator("dialog .report").click()
    expect(page.locator(".toast.note")).to_be_visible()
    page.locator(".said .about").click()
    page.locator("dialog .block").click()
    expect(page.locator(".said", has_text="shuffle")).to_have_count(0)
    page.goto("/")
    page.locator("button.person").click()
    page.locator("dialog li", has_text="Bob").locator("button").click()
    expect(page.locator("dialog li", has_text="Bob")).to_have_count(0)


def test_a_card_of_the_log_is_asked_for_always_and_as_usual_again(people: People, pictures: Path) -> None:
    ann = people.person()
    ann.open(ann.table("buffy", turns=1))
    seen = ann.wait_for_question()
    line = ann.page.locator("[data-log] li", has=ann.page.locator(".ask"))
    while not line.count():
        ann.answer_by_keys(seen)
        seen = ann.wait_for_question(seen["decision"])
    line.last.click(button="right")
    dialog = ann.page.locator("dialog")
    dialog.locator("input").nth(1).check()
    ann.page.screenshot(path=pictures / "ask-for.png")
    ann.press("Escape")
    special = ann.page.locator(".act .asked")
    special.wait_for()
    special.click()
    dialog.locator("input").first.check()
    ann.press("Escape")
    expect(special).to_have_count(0)
    ann.page.locator("[data-log] .ask").last.focus()
    ann.press("Enter")
    expect(dialog.locator("input").first).to_be_checked()
