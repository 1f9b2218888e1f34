"""Events and invitations in the browser: hosted by a form, read on a wide and on a narrow screen."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.test_looks import LOCALES, SIZES, Screens


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "fr", "light"), (360, "fr", "dark")])
def test_an_event_is_hosted_played_and_read(
    people: People, pictures: Path, width: int, language: str, theme: str
) -> None:
    ann = people.person(language=LOCALES[language], viewport=SIZES[width], color_scheme=theme)
    page, screens = ann.page, Screens(ann, pictures, f"{width}-{language}-{theme}")
    page.goto("/events")
    page.locator("main header button").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input").first.fill("Coupe du vendredi")
    dialog.locator("select").nth(0).select_option("fables")
    dialog.locator("input[type=number]").nth(0).fill("2")
    dialog.locator("input[type=number]").nth(2).fill("4")
    screens.check("event-new")
    dialog.locator("button[type=submit]").click()
    page.locator("#event-lead").wait_for()
    page.locator(".joining button.primary").click()
    expect(page.locator(".entries li")).to_have_count(1)
    page.locator("form.joining input[type=number]").fill("3")
    page.locator("form.joining button").click()
    expect(page.locator(".entries li")).to_have_count(4)
    screens.check("event-gathering")
    page.locator(".host .primary").click()
    expect(page.locator("#event-calls")).to_be_visible()
    expect(page.locator("tbody tr")).to_have_count(4)
    screens.check("event-playing")
    page.locator(".calls a.primary").click()
    page.wait_for_url("**/table/**")
    page.goto("/events")
    expect(page.locator("main li").first).to_be_visible()
    screens.check("events")
    page.goto("/me")
    expect(page.locator("#own-events")).to_be_visible()
    assert not screens.faults, "\n".join(screens.faults)


def account(person: Person) -> None:
    person._post("/api/account", {"name": person.name, "password": "a long password"})


def test_somebody_is_invited_and_tables_are_found(people: People, pictures: Path) -> None:
    ann = people.person("Ann", language=LOCALES["fr"], viewport=SIZES[360])
    bob = people.person("Basil", language=LOCALES["fr"], viewport=SIZES[360])
    account(bob)
    table = ann.table("fables", "me", "open", public=True, language="fr")
    ann.table("fables", "me", "bot", public=True)
    screens = Screens(bob, pictures, "360-fr-light")
    bob.page.goto("/")
    rows = bob.page.locator("section[aria-labelledby=others] .tables > li")
    expect(rows).to_have_count(2)
    bob.page.get_by_role("search").locator("input[type=checkbox]").check()
    expect(rows).to_have_count(1)
    assert "open=1" in bob.page.url
    bob.page.get_by_role("search").locator("select").nth(2).select_option("fast")
    expect(bob.page.locator("section[aria-labelledby=others] .empty")).to_be_visible()
    bob.page.goto("/?language=en")
    expect(rows).to_have_count(1)
    bob.page.get_by_role("search").locator("button").click()
    expect(rows).to_have_count(2)

    ann.open(table)
    form = ann.page.locator(".gathering form")
    form.locator("input").fill("Basil")
    form.locator("select").select_option("1")
    form.locator("button").click()
    expect(form.get_by_role("status")).to_contain_text("Basil")
    Screens(ann, pictures, "360-fr-light").check("inviting")
    asked = bob.page.locator("section[aria-labelledby=invited] li")
    expect(asked).to_contain_text("Ann")
    asked.scroll_into_view_if_needed()
    screens.check("invited")
    asked.locator("button").click()
    expect(asked).to_have_count(0)
    assert not screens.faults, "\n".join(screens.faults)
