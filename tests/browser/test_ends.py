"""The end of a game in the browser: who won and why, the standings, how it went, and what to do next."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import People, Person
from tests.browser.test_looks import AXE
from tests.tables.ends import ENDS

WHY: Final = {
    "end-fables": ("Snow White has no HP left", "Blanche Neige n’a plus de PV", "FAB-GOAL-02"),
    "end-buffy": (
        "controlled Sunnydale Park at the end of 6",
        "a contrôlé le parc de Sunnydale",
        "BUF-VIC-02",
    ),
    "end-vtes": ("is the last Methuselah left", "Il ne reste qu’Ann", "VTES-OUST-05"),
}


def won(ann: Person, name: str) -> str:
    """A table one move before its end, and that move, typed."""
    table = ann.staged(name)
    ann.open(table, "?text=1")
    seen = ann.wait_for_question()
    moves = [*ENDS[name].moves]
    while not seen["over"]:
        ann.page.locator("#command").fill(moves.pop(0) if moves else "pass")
        ann.page.locator("#command").press("Enter")
        seen = ann.wait_for_question(seen["decision"])
    return table


def give_up(ann: Person) -> None:
    """By the menu; what closes the menu may have closed the end, too."""
    with ann.menu() as menu:
        menu.get_by_role("button", name="Concede").click()
        menu.locator(".sure .danger").click()
    ann.page.locator("#over").wait_for()
    if not ann.page.locator("dialog").count():
        ann.page.get_by_role("button", name="How it ended").click()


def assert_accessible(page: Page) -> None:
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE)
    page.wait_for_timeout(300)  # a dialog that is still coming up is of no colour
    found = page.evaluate("axe.run('dialog')")
    assert [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]] == []


def assert_fits(page: Page) -> None:
    wider = page.evaluate(
        "(() => { const body = document.querySelector('dialog .body');"
        " return [body.scrollWidth - body.clientWidth, document.body.scrollWidth - innerWidth] })()"
    )
    assert max(wider) <= 0, "nothing is wider than the screen"


@pytest.mark.parametrize("name", ENDS)
def test_a_game_that_is_won_tells_how(people: People, pictures: Path, name: str) -> None:
    english, french, rule = WHY[name]
    ann = people.person()
    table = won(ann, name)
    page = ann.page
    dialog = page.locator("dialog")
    expect(dialog.locator("h2")).to_have_text("You won!")
    expect(dialog.locator(".why")).to_contain_text(english)
    dialog.locator(".rule summary").click()
    expect(dialog.locator(".rule")).to_contain_text(rule)
    expect(dialog.locator("tr.mine.won")).to_contain_text("Ann")
    expect(dialog.locator("tbody tr[data-seat]")).to_have_count(2)
    expect(dialog.get_by_role("img", name=re.compile("at the end of each turn"))).to_be_visible()
    assert_accessible(page)
    assert_fits(page)
    page.screenshot(path=pictures / f"{name}-en.png")

    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("#over")).to_have_text("You won!")

    page.set_viewport_size({"width": 360, "height": 640})
    page.goto(f"/table/{table}?lang=fr&text=0")
    page.get_by_role("button", name="Comment elle a fini").click()
    expect(dialog.locator("h2")).to_contain_text("Vous avez gagné")
    expect(dialog.locator(".why")).to_contain_text(re.compile(french.replace(" ", r"\s")))
    assert_accessible(page)
    assert_fits(page)
    page.screenshot(path=pictures / f"{name}-fr.png")

    moment = dialog.locator("a[href*='?at=']").last
    at = str(moment.get_attribute("href")).rpartition("=")[2]
    moment.click()
    expect(page.locator("output")).to_contain_text(f"Coup {at} sur")
    expect(page.locator(".told")).to_contain_text(":")
    expect(page.locator(".marks i")).not_to_have_count(0)
    page.screenshot(path=pictures / f"{name}-replay-fr.png")
    page.get_by_role("button", name="Prochain moment fort").click()
    expect(page.locator(".told")).to_contain_text(":")


def test_once_more_begins_at_once_with_another_deck_or_another_bot(people: People) -> None:
    ann = people.person()
    table = ann.table("fables")
    ann.open(table)
    ann.wait_for_question()
    give_up(ann)
    dialog = ann.page.locator("dialog")
    expect(dialog.locator("h2")).to_have_text("You lost")
    expect(dialog.locator(".why")).to_contain_text("Little Red Riding Hood gave up.")
    dialog.locator(".again summary").click()
    dialog.get_by_label("You play").select_option("alice")
    dialog.get_by_label("Against").select_option("easy")
    dialog.get_by_role("button", name="Deal").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    ann.wait_for_question()
    expect(ann.page.locator("main")).to_contain_text("Alice")
    second = ann.page.url
    give_up(ann)
    dialog.get_by_role("button", name="Rematch").click()
    ann.page.wait_for_url(lambda url: "/table/" in url and url != second)
    ann.wait_for_question()
    expect(ann.page.locator("main")).to_contain_text("Alice")
