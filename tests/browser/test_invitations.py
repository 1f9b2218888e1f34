"""Coming by a link: a stranger is asked in, and whoever was away takes her seat back on the board."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from noctuary.text.catalogue import Language, say
from tests.browser.people import People
from tests.browser.test_looks import AXE

PHONE: Final = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def violations(page: Page) -> list[str]:
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations.map((one) => one.id)")
    return [str(one) for one in found]


def test_a_stranger_with_a_telephone_is_asked_in_and_sits_down(people: People, pictures: Path) -> None:
    ann = people.person("Ann")
    table = ann.table("fables", "me", "open", title="Friday <b>night</b>")
    ann.open(table)
    somebody = people.person(None, language="fr-FR", **PHONE)
    page = somebody.page
    page.goto(f"/table/{table}")
    invitation = page.locator(".invitation")
    expect(invitation).to_contain_text(say(Language.FR, "web-invite-by", name="Ann"))
    expect(invitation).to_contain_text("Twisted Fables")
    expect(invitation).to_contain_text(say(Language.FR, "fables-about"))
    expect(invitation).to_contain_text("Friday <b>night</b>")
    expect(page.locator("[data-seat='0']")).to_contain_text("Ann")
    expect(page.locator("[data-seat='1']")).to_contain_text("Blanche Neige")
    assert page.evaluate("document.activeElement.matches('input, textarea')") is False, "no keyboard comes up"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []
    page.screenshot(path=pictures / "invitation-fr-360.png", full_page=True)
    page.get_by_role("button", name=say(Language.FR, "web-new-here")).click()
    page.locator("dialog").wait_for()
    page.keyboard.press("Escape")
    sit = page.get_by_role("button", name=say(Language.FR, "web-sit-at", letter="B"))
    sit.click()
    expect(invitation).to_be_visible()  # nobody sits down without a name
    page.get_by_label(say(Language.FR, "web-invite-name")).fill("Cléo")
    sit.click()
    page.locator(".frame > [data-zone=board]").wait_for()
    expect(ann.page.locator(".gathering")).to_have_count(0)
    with ann.menu() as menu:
        expect(menu.locator("li[data-seat='1']")).to_contain_text("Cléo")


def test_watching_is_one_click_and_a_full_table_says_so(people: People, pictures: Path) -> None:
    ann, cleo = people.person("Ann"), people.person("Cleo")
    table = ann.table("buffy", "me", "open", "bot")
    cleo.page.goto(f"/table/{table}")
    expect(cleo.page.locator(".invitation .as")).to_contain_text("Cleo")
    cleo.page.screenshot(path=pictures / "invitation-en-1280.png", full_page=True)
    cleo.page.get_by_role("button", name=say(Language.EN, "web-sit-at", letter="B")).click()
    cleo.page.wait_for_selector(".frame")
    dora = people.person("Dora", language="fr-FR")
    dora.page.goto(f"/table/{table}")
    expect(dora.page.locator(".invitation .state")).to_have_text(say(Language.FR, "web-invite-ask"))
    with cleo.menu() as menu:
        menu.get_by_role("button", name=say(Language.EN, "web-pause")).click()
    expect(dora.page.locator(".invitation .state")).to_have_text(say(Language.FR, "web-invite-paused"))
    dora.page.screenshot(path=pictures / "invitation-paused-fr-1280.png", full_page=True)
    dora.page.get_by_role("button", name=say(Language.FR, "web-invite-watch")).click()
    dora.page.wait_for_selector(".frame")
    expect(dora.page.locator(".chip.watching")).to_be_visible()


def test_who_is_away_is_seen_and_takes_her_seat_back_on_the_board(people: People, pictures: Path) -> None:
    ann, bob = people.person("Ann"), people.person("Bob", language="fr-FR", **PHONE)
    table = ann.table("fables", "me", "open", turns=8)
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    expect(ann.page.locator(".gathering")).to_have_count(0)
    bob.page.goto("about:blank")
    away = ann.page.locator("[data-away='1']")
    expect(away).to_contain_text(say(Language.EN, "web-away", name="Bob"))
    expect(away.locator(".soon")).to_contain_text(re.compile(r"[01]:\d\d"))
    ann.page.screenshot(path=pictures / "away-en-1280.png")
    assert violations(ann.page) == []
    bob.open(table)
    expect(away).to_have_count(0)
    with bob.menu() as menu:
        menu.locator("li[data-seat='1']").get_by_role("button", name=say(Language.FR, "web-to-bot")).click()
    back = bob.page.get_by_role("button", name=say(Language.FR, "web-seat-take-back"))
    back.wait_for()
    bob.page.screenshot(path=pictures / "take-back-fr-360.png")
    back.focus()
    bob.press("Enter")
    expect(back).to_have_count(0)
    expect(bob.page.locator(".chip.watching")).to_have_count(0)
