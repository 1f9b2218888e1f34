"""What a card of the hand does can be read where it lies, at any size, without anything in the way."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page, expect

from tests.browser.people import People

CARD: Final = "[data-zone=hand] [data-card=deflection]"
# What the large card lies over of the buttons that answer.
COVERED: Final = """() => {
  const large = document.querySelector(".peek").getBoundingClientRect();
  const over = (button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < large.right && right > large.left && top < large.bottom && bottom > large.top;
  };
  const answers = [...document.querySelectorAll(".offer, .pass, .act button, [data-zone=hand] button")];
  const { left, top, right, bottom } = large;
  const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const text = document.querySelector(".peek .text");
  return { inside, covered: answers.filter(over).length, height: large.height, needed: text.scrollHeight };
}"""
WORDS: Final = """card => {
  const rules = card.querySelector(".rules");
  return rules && {
    size: parseFloat(getComputedStyle(rules).fontSize),
    lines: rules.clientHeight / parseFloat(getComputedStyle(rules).lineHeight),
  };
}"""


def reads_all(page: Page) -> None:
    expect(page.locator(".peek .text")).to_contain_text("Redirect the bleed")
    seen: dict[str, Any] = page.evaluate(COVERED)
    assert seen["inside"]
    assert seen["covered"] == 0
    assert seen["height"] > seen["needed"] > 0, "its end is cut off"


def test_a_card_of_the_hand_is_read_by_pointing_focus_and_touch_and_on_itself(people: People) -> None:
    ann = people.person()
    ann.open(ann.staged("bleed"))
    ann.wait_for_question()
    card, peek = ann.page.locator(CARD), ann.page.locator(".peek")

    card.hover()
    reads_all(ann.page)
    ann.page.locator("[data-log]").hover()
    expect(peek).to_have_count(0)

    ann.page.set_viewport_size({"width": 800, "height": 900})
    ann.tab_to("[data-zone=hand] [data-card]")
    ann.press("Home")
    reads_all(ann.page)
    ann.press("Escape")
    expect(peek).to_have_count(0)

    ann.page.set_viewport_size({"width": 1440, "height": 900})
    expect(card.locator(".rules")).to_contain_text("Redirect the bleed")
    words = card.evaluate(WORDS)
    assert words["size"] >= 11
    assert words["lines"] >= 5
    card.hover()
    reads_all(ann.page)  # it says more than it has room for
    short = ann.page.locator("[data-zone=hand] [data-card=majesty]")
    short.hover()
    expect(short.locator(".rules")).to_contain_text("combat ends")
    expect(peek).to_have_count(0)
