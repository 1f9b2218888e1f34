"""A card of one's own: made by the form, read in both languages, kept, saved and played."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from noctuary.games.buffy.sets import read_set
from tests.browser.people import People
from tests.browser.test_cards import fits


def test_a_card_is_made_by_the_form_exported_and_played(people: People, pictures: Path) -> None:
    page = people.person(language="fr-FR", viewport={"width": 1280, "height": 900}).page
    page.goto("/sets")
    page.locator("[data-field=type] select").first.select_option("event")
    page.locator(".form [data-field=name] [data-field=fr] input").first.fill("Coup de chance")
    page.locator("[data-field=effect] select").select_option("draw")
    page.locator("[data-field=do] [data-field=amount] input").fill("2")
    expect(page.locator("[data-face=fr]")).to_contain_text("Piochez 2")
    expect(page.locator("[data-face=en]")).to_contain_text("Draw 2")
    page.screenshot(path=pictures / "sets-fr.png", full_page=True)
    fits(page)

    page.locator("[data-field=do] [data-field=amount] input").fill("99")
    expect(page.locator("[data-field=do] [data-field=amount] .wrong")).to_contain_text("99")
    page.locator("[data-field=do] [data-field=amount] input").fill("2")
    expect(page.locator("#sets-mistakes")).to_have_text("Tout est juste")

    page.set_viewport_size({"width": 360, "height": 740})
    page.screenshot(path=pictures / "sets-fr-360.png", full_page=True)
    fits(page)
    page.reload()
    expect(page.locator("[data-face=fr]")).to_contain_text("Coup de chance")
    with page.expect_download() as saved:
        page.locator("a[download]").first.click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    assert read_set(text).card_slugs() == ["card-1"]

    digest = page.locator("[data-digest]").inner_text()
    page.get_by_role("button", name="Jouer maintenant").click()
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Menu").first.click()
    expect(page.locator("dialog code", has_text=digest)).to_be_visible()
