"""Every table fits, from a phone to a large screen: measured in boxes, at rest and during a contest."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person

FITTING: Final = Path(__file__).with_name("fitting.js").read_text(encoding="utf-8")
TOUCHED: Final = ((360, 640), (390, 844), (640, 360), (768, 1024))
POINTED_AT: Final = ((1280, 800), (1920, 1080), (2560, 1440))
_SHEETS: Final = {"reader": "Lecteur de cartes", "log": "Journal"}
# The tables with the most seats, and how many; each at rest and while something is fought out.
TABLES: Final = {
    "fables": {"fables-teams": 4, "fables-teams-hurt": 4},
    "buffy": {"buffy-four": 4, "buffy-four-contest": 4},
    "vtes": {"minions": 5, "combat": 5, "referendum": 6},
}


def phone(people: People, size: tuple[int, int] = (360, 640), **more: Any) -> Person:
    viewport = {"width": size[0], "height": size[1]}
    return people.person(language="fr-FR", has_touch=True, is_mobile=True, viewport=viewport, **more)


def resized(person: Person, sizes: tuple[tuple[int, int], ...]) -> Iterator[str]:
    """One table after the other on each screen."""
    for width, height in sizes:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(50)  # what watches its size has seen it
        yield f"{width}×{height}"


def at(person: Person, stage: str) -> Person:
    person.open(person.staged(stage))
    person.wait_for_question()
    person.page.locator(".vitals").wait_for()  # it comes with the board
    return person


@pytest.mark.parametrize("game", TABLES)
def test_the_numbers_of_all_seats_the_hand_and_the_pass_button_are_always_in_sight(
    people: People, game: str
) -> None:
    faults = []
    for person, sizes in ((phone(people), TOUCHED), (people.person(language="fr-FR"), POINTED_AT)):
        for stage, seats in TABLES[game].items():
            at(person, stage)
            assert person.page.evaluate("document.activeElement.matches('input, textarea')") is False
            for size in resized(person, sizes):
                found = person.page.evaluate(FITTING, seats)
                faults += [f"{stage} on {size}, {fault}" for fault in found]
    assert not faults, "\n".join(faults)


def test_what_is_asked_folds_away_by_touch_and_by_key_and_stays_so(people: People) -> None:
    ann = at(phone(people), "fables-duel")
    handle = ann.page.locator(".handle")
    expect(handle).to_have_attribute("aria-expanded", "true")
    handle.tap()
    expect(ann.page.locator("[data-zone=hand]")).to_be_hidden()
    expect(handle).to_contain_text(ann.texts("#prompt-text")[0])
    expect(ann.page.locator(".pass")).to_be_visible()
    ann.page.reload()
    ann.wait_for_question()
    expect(ann.page.locator("[data-zone=hand]")).to_be_hidden()
    handle.focus()
    ann.press("Enter")
    expect(ann.page.locator("[data-zone=hand]")).to_be_visible()


def test_a_tap_reads_and_a_second_tap_plays(people: People) -> None:
    """In the hand by two taps, on the board by a tap and the button that then says what it does."""
    ann = at(phone(people), "fables-duel")
    decision = ann.look()["decision"]
    read = ann.page.locator(".tapped")
    card = ann.page.locator("[data-zone=hand] .can").first
    card.tap()
    expect(read).to_contain_text(str(card.locator(".title").first.text_content()))
    assert ann.look()["decision"] == decision
    card.tap()
    expect(read).to_have_count(0)
    ann.page.wait_for_function("before => looked().decision !== before || looked().choosing", arg=decision)

    at(ann, "bleed")
    blocker = ann.page.locator(".own [data-word='play/alexa-draper']")
    blocker.tap()
    decision = ann.look()["decision"]
    expect(read).to_contain_text("Alexa Draper")
    read.locator(".primary").tap()
    ann.wait_for_question(decision)


def test_a_tap_elsewhere_has_read_and_no_tap_opens_the_keyboard(people: People) -> None:
    ann = at(phone(people), "fables-duel")
    card = ann.page.locator("[data-zone=hand] [data-card]").first
    card.tap()
    expect(ann.page.locator(".tapped")).to_be_visible()
    ann.page.locator("#prompt-text").tap()
    expect(ann.page.locator(".tapped")).to_have_count(0)
    for sheet in ("reader", "log"):
        ann.page.locator(f".row .sheet[aria-label='{_SHEETS[sheet]}']").tap()
        ann.page.locator("dialog").wait_for()
        assert ann.page.evaluate("document.activeElement.matches('input, textarea')") is False
        ann.page.locator("dialog .close").tap()


def test_a_question_brings_its_contest_into_sight_unless_somebody_scrolls(people: People) -> None:
    ann = at(phone(people), "combat")
    in_sight = """() => {
        const { top } = document.querySelector('.sequence').getBoundingClientRect();
        return top > 0 && top < document.querySelector('.frame > .dock').getBoundingClientRect().top - 100;
    }"""
    ann.page.wait_for_function(in_sight)
    decision = ann.look()["decision"]
    ann.page.evaluate("scrollTo(0, 1e6)")
    assert not ann.page.evaluate(in_sight)
    ann.page.locator(".offer").first.tap()
    decision = ann.wait_for_question(decision)["decision"]
    ann.page.wait_for_function(in_sight)

    # A finger that lies on the page all the while.
    ann.page.evaluate("dispatchEvent(new Event('touchstart'))")
    ann.page.evaluate("scrollTo(0, 1e6)")
    ann.press("Space")
    ann.wait_for_question(decision)
    ann.page.wait_for_timeout(200)
    assert not ann.page.evaluate(in_sight)


def test_a_large_screen_shows_everything_larger_and_the_hand_to_be_read(people: People) -> None:
    """Words on the cards of the hand of 13 px and more at 1920×1080; a third larger at 2560×1440."""
    ann = at(people.person(language="fr-FR"), "minions")
    sizes = """() => ({
        words: parseFloat(getComputedStyle(document.querySelector('.hand .rules')).fontSize),
        reader: document.querySelector('.aside').getBoundingClientRect().width,
        board: document.querySelector('main.middle .board').getBoundingClientRect().width,
        middle: document.querySelector('main.middle').getBoundingClientRect().width,
    })"""
    seen = {}
    for size in resized(ann, POINTED_AT[1:]):
        ann.page.locator(".hand .rules").first.wait_for()
        seen[size] = ann.page.evaluate(sizes)
    full, larger = seen["1920×1080"], seen["2560×1440"]
    assert full["words"] >= 13
    assert full["reader"] > 340
    for one in ("words", "reader", "board"):
        assert larger[one] == pytest.approx(full[one] * 4 / 3, rel=0.03)
    assert full["board"] > full["middle"] - 40  # no empty column beside it
