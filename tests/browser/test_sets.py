"""A card of one's own: made by the form, read in both languages, kept, saved and played."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from noctuary.games.buffy.sets import read_set
from noctuary.text.card_sets import digest_of
from tests.browser.people import People
from tests.browser.test_cards import fits
from tests.server.test_card_sets import MY_SET

TOML: Final = re.compile("TOML text|texte TOML")


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


def begun(people: People, language: str = "en-GB") -> Page:
    """The form, with the first card's face in it."""
    page = people.person(language=language).page
    page.goto("/sets")
    page.locator("[data-face=en]").wait_for()
    return page


def text_of(page: Page) -> str:
    page.get_by_role("button", name=TOML).click()
    text = page.locator("textarea").input_value()
    page.get_by_role("button", name=TOML).click()
    return text


def test_no_entry_writes_over_another(people: People) -> None:
    """Two added, the first taken away, one more added; and a name that is taken is refused in words."""
    page = begun(people)
    page.locator("summary", has_text="The set").click()
    persons = page.locator("[data-field=people]").first
    add = persons.get_by_role("button", name="Add")
    add.click()
    add.click()
    entries = persons.locator(".named")
    entries.nth(1).locator("input").nth(1).fill("Second")
    persons.get_by_role("button", name="Take away: new-1").click()
    add.click()
    expect(entries).to_have_count(2)
    assert "Second" in text_of(page)

    page.locator("summary", has_text="The set").click()
    name = entries.nth(1).locator("input").first
    before = name.input_value()
    name.fill("new-2")
    name.blur()
    expect(entries.nth(1).locator(".refused")).to_contain_text("taken")
    expect(name).to_have_value(before)
    expect(entries).to_have_count(2)
    fits(page)


def test_another_file_asks_before_it_replaces_what_is_in_no_file(people: People) -> None:
    page = begun(people)
    page.locator(".form [data-field=name] [data-field=en] input").first.fill("Hours of Work")
    opened = {"name": "other.toml", "mimeType": "text/plain", "buffer": MY_SET.encode()}
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]
    dialog = page.locator("dialog")
    expect(dialog).to_contain_text("in no file yet")
    fits(page)
    dialog.get_by_role("button", name="Go on writing").click()
    assert "Hours of Work" in text_of(page)
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save it").click()
    assert "Hours of Work" in Path(saved.value.path()).read_text(encoding="utf-8")
    expect(page.locator("[data-face=en]")).to_contain_text("Lucky Break")
    page.locator("input[type=file]").set_input_files(opened)  # type: ignore[arg-type]
    expect(dialog).to_have_count(0)


def test_the_form_explains_itself_in_the_persons_language(people: People) -> None:
    page = begun(people, "fr-FR")
    page.locator("[data-field=type] select").first.select_option("event")
    effect = page.locator("[data-field=effect]").first
    effect.locator("select").select_option(label="Piocher des cartes")
    expect(effect.locator("select")).to_have_value("draw")
    expect(effect.locator("[data-meaning]")).to_have_text("Pioche tant de cartes.")
    amount = page.locator("[data-field=do] [data-field=amount]")
    expect(amount.locator(".help")).to_contain_text("Combien")
    page.get_by_role("button", name="English").first.click()
    expect(effect.locator("[data-meaning]")).to_have_text("Draws so many cards.")


def test_the_text_shows_the_card_one_is_writing_at(people: People) -> None:
    """While one types; and remarks, which the form would drop, are spoken of before."""
    page = begun(people)
    page.get_by_role("button", name=TOML).click()
    field = page.locator("textarea")
    second = (
        MY_SET[MY_SET.index("[[card]]") :].replace("lucky-break", "worse").replace("Lucky Break", "Worse")
    )
    field.fill(f"{MY_SET}\n# the other one\n{second}")
    expect(page.locator("[data-face=en]")).to_contain_text("Worse")
    field.press("Control+Home")
    expect(page.locator("[data-face=en]")).to_contain_text("Lucky Break")
    expect(page.locator("[data-remarks]")).to_have_count(0)
    page.get_by_role("button", name=TOML).click()
    expect(page.locator("[data-remarks]")).to_contain_text("drops them")
    page.locator("[data-remarks] button").click()
    expect(page.locator("[data-remarks]")).to_have_count(0)

    page.get_by_role("button", name=TOML).click()
    field.fill("no = = toml")
    expect(page.get_by_role("button", name=TOML)).to_be_disabled()


def test_a_friend_is_invited_to_a_table_with_the_set(people: People) -> None:
    """By the page of the set, and by the lobby's form for a new table."""
    ann, bob = people.person("Ann"), people.person("Bob")
    page = ann.page
    page.goto("/sets")
    page.get_by_role("button", name=TOML).click()
    page.locator("textarea").fill(MY_SET)
    digest = page.locator("[data-digest]")
    expect(digest).to_have_text(digest_of(MY_SET))
    page.locator("[data-against]").select_option("open")
    page.get_by_role("button", name="Lay a table").click()
    page.wait_for_url("**/table/*")
    bob.page.goto(page.url)
    expect(bob.page.locator(".invitation [data-set]")).to_contain_text(digest_of(MY_SET))
    bob.page.locator(".invitation [type=submit]").click()
    bob.page.locator(".frame").wait_for()

    page.goto("/")
    page.locator("[data-game=buffy] .deeds button, .game:has-text('Buffy') .deeds button").last.click()
    page.locator("dialog [data-brings]").check()
    page.locator("dialog [data-seat='1'] select").first.select_option("open")
    page.locator("dialog [type=submit]").click()
    page.wait_for_url("**/table/*")
    bob.page.goto(page.url)
    expect(bob.page.locator(".invitation [data-set]")).to_contain_text(digest_of(MY_SET))
