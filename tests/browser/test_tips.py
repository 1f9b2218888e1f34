"""What a sign means is told where it stands: by pointer, by keys, and by a finger that rests on it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.people import People, Person


def told(page: Page) -> Locator:
    return page.locator("#tip:popover-open")


def covers(page: Page, sign: Locator) -> bool:
    """Whether the tip lies over what it explains."""
    tip, under = told(page).bounding_box(), sign.bounding_box()
    assert tip is not None
    assert under is not None
    across = tip["x"] < under["x"] + under["width"] and under["x"] < tip["x"] + tip["width"]
    return (
        across and tip["y"] < under["y"] + under["height"] - 1 and under["y"] < tip["y"] + tip["height"] - 1
    )


def press_long(person: Person, sign: Locator) -> None:
    """A finger rests on it and is lifted again."""
    box = sign.bounding_box()
    assert box is not None
    line = person.context.new_cdp_session(person.page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    person.page.wait_for_timeout(700)
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_step_of_the_turn_is_explained_by_pointer_and_keys(people: People) -> None:
    ann = people.person()
    ann.open(ann.staged("bleed"))
    ann.wait_for_question()
    step = ann.page.locator(".strip .all > li").nth(2)
    step.hover()
    expect(told(ann.page)).to_contain_text("Minion")
    assert not covers(ann.page, step)
    ann.press("Escape")
    expect(told(ann.page)).to_have_count(0)

    ann.page.mouse.move(600, 400)
    ann.page.locator(".home").focus()
    ann.press("Tab")
    expect(told(ann.page)).to_contain_text("Unlock")
    focused = ann.page.locator(":focus")
    assert focused.get_attribute("aria-describedby") == "tip"
    ann.press("Tab")
    expect(told(ann.page)).to_contain_text("Master")
    assert focused.get_attribute("aria-describedby") == "tip"
