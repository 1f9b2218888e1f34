"""What has just happened is shown: cards that others play, numbers that change, bots at one's own speed."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person

SPEED: Final = "localStorage.setItem('noctuary', JSON.stringify({{ speed: '{}', warnings: false }}))"
PHONE: Final = {"width": 390, "height": 780}


def at_speed(people: People, speed: str, **wishes: Any) -> Person:
    ann = people.person(**wishes)
    ann.context.add_init_script(SPEED.format(speed))
    return ann


def end_turn(ann: Person) -> None:
    """Ann does nothing until there is something of the bot's to look at."""
    seen = ann.wait_for_question()
    for _ in range(20):
        ann.press("Space")
        ann.wait_until_answered(seen["decision"])
        ann.page.wait_for_function(
            "() => looked().decision !== null || document.querySelector('[data-step]')"
        )
        if ann.page.locator("[data-step]").count():
            return
        seen = ann.look()
    raise AssertionError("it is never the bot's turn")


def step_to(ann: Person, what: str) -> Locator:
    """Step by step until this is to be seen."""
    found = ann.page.locator(what)
    for _ in range(60):
        if found.count():
            return found.first
        if not ann.page.locator("[data-step]").count():
            end_turn(ann)
        ann.press(".")
        ann.page.wait_for_timeout(60)
    raise AssertionError(f"no {what} to be seen")


def box(ann: Person, what: str) -> dict[str, float]:
    found = ann.page.locator(what).first.bounding_box()
    assert found is not None
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


def test_step_by_step_a_played_card_is_shown_over_the_board_and_numbers_say_what_changed(
    people: People,
) -> None:
    ann = at_speed(people, "step")
    ann.open(ann.table("fables", turns=12))
    end_turn(ann)
    before = len(ann.log())
    ann.page.wait_for_timeout(300)
    assert len(ann.log()) == before, "bots wait to be looked at"
    shown = step_to(ann, "[data-shown]")
    assert ann.look()["decision"] is None
    over, board = box(ann, "[data-shown]"), box(ann, "[data-zone=board]")
    assert over["y"] + over["height"] <= board["y"] + board["height"] + 1
    assert box(ann, "[data-shown] .card")["width"] > 150
    caption = shown.locator("p").last.inner_text()
    assert any(line.replace("\u2060", "") in caption for line in ann.log())
    ann.press("Escape")
    expect(shown).to_have_count(0)
    changed = step_to(ann, ".float")
    assert re.fullmatch(r"[+−]\d+", changed.inner_text())
    assert changed.evaluate("one => one.getAnimations().length") == 0, "less motion is asked for"
    ann.page.locator(".pace select").select_option("fast")
    ann.wait_for_question()
    expect(ann.page.locator("[data-step]")).to_have_count(0)
    assert ann.page.evaluate("JSON.parse(localStorage.getItem('noctuary')).speed") == "fast"


def test_on_a_phone_the_played_card_moves_in_and_leaves_the_dock_alone(people: People) -> None:
    ann = at_speed(people, "step", viewport=PHONE, reduced_motion="no-preference", has_touch=True)
    ann.open(ann.table("fables", turns=12))
    end_turn(ann)
    step_to(ann, "[data-shown]")
    over, dock = box(ann, "[data-shown]"), box(ann, ".dock")
    assert over["y"] + over["height"] <= dock["y"] + 1
    assert ann.page.locator("[data-shown].moves").count() == 1
    ann.page.locator(".pace select").focus()
    ann.page.mouse.click(over["x"] + over["width"] / 2, over["y"] + 20)
    expect(ann.page.locator("[data-shown]")).to_have_count(0)


def test_actor_and_target_are_joined_while_both_can_be_seen_and_it_is_said_how_it_stands(
    people: People,
) -> None:
    ann = people.person(viewport={"width": 1280, "height": 720})
    ann.open(ann.staged("attempt"))
    ann.wait_for_question()
    expect(ann.page.locator("[data-standing]")).to_contain_text("Alexa Draper would block")
    joins = ann.page.locator("svg[data-joins]")
    expect(joins).to_have_attribute("data-joins", "1")
    assert joins.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    ends = "one => [...one.querySelectorAll('.over')].map((line) => Number(line.getAttribute('y2')))[0]"
    before = joins.evaluate(ends)
    ann.page.locator("[data-zone=board]").evaluate("board => board.scrollBy(0, 60)")
    ann.page.wait_for_function(
        "before => { const line = document.querySelector('svg[data-joins] .over');"
        "return line === null || Number(line.getAttribute('y2')) !== before }",
        arg=before,
    )
    ann.page.locator("[data-zone=board]").evaluate(
        "board => { board.style.height = '0'; board.style.minHeight = '0'; board.style.padding = '0'; "
        "window.dispatchEvent(new Event('resize')) }"
    )
    expect(joins).to_have_attribute("data-joins", "0")


def test_the_log_tells_whose_line_it_is_and_shows_its_card(people: People) -> None:
    ann = at_speed(people, "fast")
    ann.open(ann.table("vtes", turns=12))
    seen = ann.wait_for_question()
    while (
        not ann.page.locator("[data-log] li .card").count()
        or ann.page.locator("[data-log] > details").count() < 4
    ):
        ann.press("Space")
        seen = ann.wait_for_question(seen["decision"])
    bot = ann.page.locator("[data-seat='1'] h3").first.inner_text()
    assert "Methuselah" not in " ".join(ann.log())
    line = ann.page.locator("[data-log] li", has_text=bot).last
    expect(line.locator(".seat")).to_have_text("B")
    turns = ann.page.locator("[data-log] > details")
    assert turns.first.get_attribute("open") is None, "older turns are folded"
    turns.first.locator("summary.turn").focus()
    ann.press("Enter")
    assert turns.first.get_attribute("open") is not None
    told = ann.page.locator("[data-log] details[open] li:has(a.card)").last
    told.hover()
    ann.page.wait_for_timeout(500)
    expect(ann.page.locator(".reader .page")).to_contain_text(told.locator("a.card").first.inner_text())
