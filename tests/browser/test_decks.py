"""Decks: built by import and by keys until no rule is broken, played at once, shown to somebody else."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.people import People, Person
from tests.browser.test_looks import AXE, LOCALES, LOOKING, SIZES, TAGS

_VTES: Final = resources.files("noctuary.games.vtes") / "decks" / "v5-malkavian.txt"
_BUFFY: Final = resources.files("noctuary.games.buffy") / "ready_decks" / "ada-vance.txt"


def bring(person: Person, text: str) -> Locator:
    """Paste a list; the dialog that says what was read of it."""
    person.page.locator("details.more summary").click()
    person.page.locator("[data-deed=import]").click()
    dialog = person.page.locator("dialog")
    dialog.locator("textarea").fill(text)
    dialog.locator("form .primary").click()
    dialog.locator("[data-import]").first.wait_for()
    return dialog


def saved(person: Person) -> None:
    expect(person.page.locator("[data-saving]")).to_have_attribute("data-saving", "saved")


def test_a_guest_builds_a_vtes_deck_by_list_and_keys_and_plays_it(people: People) -> None:
    """A stranger brings a list that lacks a vampire and has a misspelt card and one that is not there yet."""
    guest = people.person(None)
    page = guest.page
    page.goto("/decks")
    page.locator("[data-game=vtes] .primary").click()
    page.locator("[data-zone=cards] li").first.wait_for()
    whole = _VTES.read_text(encoding="utf-8")
    short = whole.replace("2 Alexander Silverson (G6)\n", "").replace("Deflection", "Deflectoin")
    dialog = bring(guest, f"{short}\n2 Absimiliard’s Army\n")
    expect(dialog.locator("[data-left]")).to_have_count(2)
    dialog.locator("[data-import]").first.click()
    expect(page.locator("[data-fault='VTES-DECK-01']")).to_have_count(1)  # the crypt
    left = page.locator("section.left [data-left]")
    expect(left).to_have_count(2)
    left.filter(has_text="Deflectoin").get_by_role("button", name="Deflection").click()
    expect(left).to_have_count(1)
    assert page.locator("[data-zone=deck] [data-card=deflection] .count").inner_text() == "5"
    # By keys alone: search, take one, go into the list, one more; then one too many is taken back.
    guest.press("/")
    page.keyboard.type("silverson")
    guest.press("Enter", "ArrowDown")
    saved(guest)  # with its place on the server the page has another address: the focus stays where it is
    guest.press("+")
    mine = page.locator("[data-zone=deck] [data-card^=alexander-silverson] .count")
    expect(mine).to_have_text("2")
    expect(page.locator("[data-legal=yes]")).to_be_visible()
    guest.press("Delete")
    expect(mine).to_have_count(0)
    expect(page.locator("[data-legal=no]")).to_be_visible()
    guest.press("Control+z")
    expect(mine).to_have_text("2")
    expect(page.locator("[data-legal=yes]")).to_be_visible()
    saved(guest)
    # What is built is there again after a reload, also the line that could not be read.
    page.reload()
    expect(mine).to_have_text("2")
    expect(left).to_have_count(1)
    left.locator(".quiet").click()
    saved(guest)
    page.locator("[data-play]").click()
    page.locator("dialog select").first.select_option("easy")
    page.locator("dialog form .primary").click()
    page.wait_for_url("**/table/*")
    guest.wait_for_question()


def test_a_misspelt_card_of_a_document_is_settled_in_the_list_and_a_longer_file_is_refused(
    people: People,
) -> None:
    guest = people.person(None)
    page = guest.page
    page.goto("/decks/vtes/new")
    page.locator("[data-zone=cards] li").first.wait_for()
    document = {"name": "Mine", "crypt": {"alexa-draper": 2}, "library": {"deflectoin": 3, "blood-doll": 1}}
    dialog = bring(guest, json.dumps(document, indent=2))
    left = dialog.locator("[data-left]")
    expect(left).to_have_count(1)
    left.get_by_role("button", name="Deflection").click()
    expect(left).to_have_count(0)
    expect(dialog.locator("[role=status]")).to_contain_text("6 cards")
    # Half of a file is no deck: it is refused, and what was read before is gone.
    for size in (70_000, 300_000):
        text = json.dumps({**document, "note": "x" * size}).encode()
        dialog.locator("input[type=file]").set_input_files(
            {"name": "deck.json", "mimeType": "application/json", "buffer": text}
        )
        expect(dialog.locator(".trouble")).to_contain_text("too long")
        expect(dialog.locator("[data-import]")).to_have_count(0)


def test_a_buffy_deck_is_shown_by_link_and_somebody_takes_a_copy(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob", language="fr-FR")
    page = ann.page
    page.goto("/decks/buffy/new")
    page.locator("[data-zone=cards] li").first.wait_for()
    lines = _BUFFY.read_text(encoding="utf-8").splitlines()
    bring(ann, "\n".join(line for line in lines if not line.startswith(("essence:", "main:")))).locator(
        "[data-import]"
    ).first.click()
    expect(page.locator("[data-fault='BUF-ESS-01']")).to_be_visible()
    page.locator("#deck-search").fill("The Night Calls")
    page.locator("[data-zone=cards] [data-card=ada-vance-essence] .name").click()
    expect(page.locator("[data-fault='BUF-ESS-01']")).to_have_count(0)
    page.locator("[data-zone=deck] select").select_option("ada-vance-1")
    expect(page.locator("[data-legal=yes]")).to_be_visible()
    page.locator("input.name").fill("Ann’s night watch")
    saved(ann)
    page.locator("details.more summary").click()
    page.locator("[data-deed=share]").click()
    told = page.locator(".toast").filter(has_text="/decks/shared/").inner_text()
    path = "/decks/shared/" + told.split("/decks/shared/")[1].split()[0]
    # The page of a card names it, to her alone.
    page.goto("/cards/buffy/ada-vance-essence")
    expect(page.locator("[data-own-decks] a")).to_have_text("1 × Ann’s night watch")
    bob.page.goto("/cards/buffy/ada-vance-essence")
    bob.page.locator("a[href='/decks/ready/buffy/ada-vance']").wait_for()
    bob.page.wait_for_load_state("networkidle")
    expect(bob.page.locator("[data-own-decks]")).to_have_count(0)
    bob.page.goto(path)
    expect(bob.page.locator("h1")).to_have_text("Ann’s night watch")
    expect(bob.page.locator("[data-zone=listing] [data-card=ada-vance-essence]")).to_be_visible()
    expect(bob.page.locator("[data-zone=listing] button.step")).to_have_count(0)
    bob.page.locator("[data-take]").click()
    bob.page.locator("[data-zone=deck] [data-card=ada-vance-essence]").wait_for()
    bob.page.goto("/decks")
    row = bob.page.locator("[data-game=buffy] [data-deck]")
    expect(row).to_have_count(1)
    row.locator("[data-deed=throw]").click()
    expect(row).to_have_count(0)
    bob.page.locator("[data-undo]").click()
    expect(row).to_have_count(1)
    # A new table offers it.
    bob.page.goto("/")
    games = [game["slug"] for game in bob.get("/api/hello?lang=fr")["games"]]
    bob.page.locator(".game").nth(games.index("buffy")).locator(".deeds button").last.click()
    offered = bob.page.locator("dialog .seat").first.locator("optgroup[label='Mes decks'] option")
    expect(offered).to_have_count(1)
    bob.page.locator("dialog .seat .choice select").first.select_option(value=offered.get_attribute("value"))
    bob.page.wait_for_load_state("networkidle")
    bob.page.locator("dialog form > button.primary").click()
    bob.page.wait_for_url("**/table/*")
    bob.wait_for_question()


def test_two_decks_are_compared_until_somebody_has_seen_enough(people: People) -> None:
    ann = people.person()
    page = ann.page
    page.goto("/decks/buffy/new")
    page.locator("[data-zone=cards] li").first.wait_for()
    bring(ann, _BUFFY.read_text(encoding="utf-8")).locator("[data-import]").first.click()
    expect(page.locator("[data-legal=yes]")).to_be_visible()
    page.locator("details.more summary").click()
    page.locator("[data-deed=compare]").click()
    page.locator("dialog select").last.select_option("100")
    page.locator("dialog form .primary").click()
    page.locator("[data-comparison=running] progress").wait_for()
    ann.wait_for("() => Number(document.querySelector('[data-comparison] progress')?.value ?? 0) >= 2")
    page.locator("[data-comparison] button").click()
    page.locator("[data-comparison=stopped]").wait_for()
    shares = page.locator("[data-comparison] li")
    expect(shares).to_have_count(2)
    expect(shares.first).to_contain_text("%")
    # What came of it is seen again with its deck, also when that has changed, and with no other one.
    heading = page.locator("[data-comparison] h3")
    expect(heading).to_contain_text("The Night Calls")
    found = shares.first.inner_text()
    ann.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    page.locator("input.name").fill("Changed")
    saved(ann)
    page.locator("details.more summary").click()
    page.locator("[data-deed=compare]").click()
    page.locator("[data-comparison=stopped]").wait_for()
    expect(heading).to_contain_text("The Night Calls")
    expect(page.locator("[data-comparison]")).to_contain_text("changed since")
    assert shares.first.inner_text() == found
    page.goto("/decks/vtes/new")
    page.locator("[data-zone=cards] li").first.wait_for()
    bring(ann, _VTES.read_text(encoding="utf-8")).locator("[data-import]").first.click()
    saved(ann)
    page.locator("details.more summary").click()
    page.locator("[data-deed=compare]").click()
    page.locator("dialog form .primary").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.locator("[data-comparison]")).to_have_count(0)
    # While it goes on, every deck shows it, for what it is.
    page.locator("dialog select").last.select_option("100")
    page.locator("dialog form .primary").click()
    page.locator("[data-comparison=running] progress").wait_for()
    page.goto("/decks/buffy/new")
    page.locator("[data-zone=cards] li").first.wait_for()
    page.locator("details.more summary").click()
    page.locator("[data-deed=compare]").click()
    page.locator("[data-comparison=running]").wait_for()
    expect(heading).not_to_contain_text("Night Calls")
    expect(page.locator("[data-comparison]")).to_contain_text("another deck")
    page.locator("[data-comparison] button").click()
    page.locator("[data-comparison=stopped]").wait_for()


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "fr", "dark")])
def test_the_deck_pages_are_for_everybody(
    people: People, pictures: Path, width: int, language: str, theme: str
) -> None:
    """Nothing is cut or covered, axe finds nothing, and each tab can be reached where they are tabs."""
    ann = people.person(language=LOCALES[language], viewport=SIZES[width], color_scheme=theme)
    page = ann.page
    faults: list[str] = []

    def look(name: str) -> None:
        page.wait_for_timeout(50)
        page.screenshot(path=pictures / f"{name}-{width}-{language}-{theme}.png")
        faults.extend(f"{name}: {fault}" for fault in page.evaluate(LOOKING))
        if not page.evaluate("typeof axe === 'object'"):
            page.evaluate(AXE)
        found = page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)
        faults.extend(
            f"{name}: {violation['id']} {violation['nodes'][0]['html'][:160]}"
            for violation in found["violations"]
        )

    page.goto("/decks/vtes/new")
    page.locator("[data-zone=cards] li").first.wait_for()
    bring(ann, _VTES.read_text(encoding="utf-8") + "\n2 Deflectoin\n")
    look("deck-import")
    page.locator("dialog [data-import]").first.click()
    saved(ann)
    look("deck-cards")
    tabs = page.locator(".tabs button")
    assert tabs.count() == (0 if width > 1000 else 3)
    for at, name in enumerate(("deck", "checks"), start=1):
        if tabs.count():
            tabs.nth(at).click()
            look(f"deck-{name}")
    page.locator("[data-deal]").click()
    page.locator(".hands .card").first.wait_for()
    look("deck-hands")
    for deed in ("export", "compare", "history", "keys"):
        page.locator("details.more summary").click()
        page.locator(f"[data-deed={deed}]").click()
        page.locator("dialog[open] .body").wait_for()
        page.wait_for_load_state("networkidle")
        look(f"deck-{deed}")
        ann.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    assert not faults, "\n".join(faults)
