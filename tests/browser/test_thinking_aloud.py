"""What a hard bot would do: as a hint at the table, and of a finished game in its replay."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.test_ends import give_up


def test_a_hint_is_asked_for_with_a_key_and_both_sides_see_that_there_are_hints(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    table = ann.table("fables", "me", "bot", hints=True)
    ann.open(table)
    ann.wait_for_question()
    ann.press("i")
    told = ann.page.locator(".prompt p[role=status]")
    expect(told).to_contain_text("Hard would play")
    expect(ann.page.locator(".chip.hints")).to_have_text("Hints on")
    bob.open(table)
    expect(bob.page.locator(".chip.hints")).to_have_text("Hints on")
    expect(bob.page.locator(".advice")).to_have_count(0)


def test_on_a_phone_a_tap_tells_what_the_sign_of_hints_means(people: People) -> None:
    bob = people.person("Bob", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    bob.open(bob.table("fables", "me", "bot", hints=True))
    bob.wait_for_question()
    sign = bob.page.get_by_role(
        "button", name="Hints on – Whoever plays here may ask what a hard bot would do."
    )
    box = sign.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 24
    sign.tap()
    expect(bob.page.get_by_role("tooltip")).to_contain_text(
        "Hints on – Whoever plays here may ask what a hard bot would do."
    )
    bob.page.locator("#prompt-text").tap()
    expect(bob.page.get_by_role("tooltip")).to_be_hidden()


def test_a_finished_game_is_analysed_under_the_slider(people: People) -> None:
    ann = people.person("Ann")
    table = ann.table("fables", turns=12)
    ann.open(table)
    ann.wait_for_question()
    for _ in range(2):
        ann.page.keyboard.press("Space")
        ann.wait_for_question()
    give_up(ann)
    ann.page.goto(f"/replay/{table}")
    ann.page.get_by_role("button", name="Analyse this game").click()
    expect(ann.page.locator("[data-analysis=done]")).to_be_visible()
    expect(ann.page.locator("[data-analysis] path.line").first).to_be_attached()
