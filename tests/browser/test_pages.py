"""Every page around the table: small to load, clean for axe, nothing cut or covered, no complaint.

What lies behind a page's buttons is tried by the tests of its area. A picture of each is left in
`test-artefacts/`, to be looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import People
from tests.browser.test_looks import LOCALES, LOOKING, SIZES, Screens

# Half of a card that is scrolled under what is asked is not a small target: boards are read out unscrolled.
TALL: Final = 2400
# Everything that was fetched so far, compressed as it was sent, whether or not the browser had kept it.
WEIGHT: Final = """
["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)
"""
MOST: Final = 150_000  # bytes, compressed
# The address of each page, and what is seen when it is there.
PAGES: Final = {
    "cards": ("/cards", "[data-card]"),
    "cards-vtes": ("/cards/vtes", "[data-card]"),
    "card-vtes": ("/cards/vtes/govern-the-unaligned", ".face"),
    "card-fables": ("/cards/fables/attack-3", ".face"),
    "decks": ("/decks", ".ready a"),
    "deck-new": ("/decks/vtes/new", "[data-zone=cards] li"),
    "deck-vtes": ("/decks/ready/vtes/v5-malkavian", "#list"),
    "rules": ("/rules", "main a[href='/rules/vtes']"),
    "rule-buffy": ("/rules/BUF-CHL-03", "#BUF-CHL-03"),
    "glossary": ("/rules/fables/glossary", "main dl, main table"),
    "example": ("/rules/buffy/example/examples/ex-01-the-park-and-a-challenge", "output"),
    "learn": ("/learn", ".course .primary"),
    "lesson-fables": ("/learn/red-and-snow", "[data-decision]"),
    "lesson-vtes": ("/learn/vtes-influence", "[data-decision]"),
    "puzzles": ("/puzzles", "main li a"),
    "puzzle-fables": ("/puzzles/fables/beside-her", ".voice .goal"),
    "puzzle-vtes": ("/puzzles/vtes/unseen", ".voice .goal"),
    "events": ("/events", "main header button"),
    "me": ("/me", "main h2"),
}


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "fr", "dark")])
def test_every_page(people: People, pictures: Path, width: int, language: str, theme: str) -> None:
    person = people.person(language=LOCALES[language], viewport=SIZES[width], color_scheme=theme)
    screens = Screens(person, pictures, f"{width}-{language}-{theme}")
    for name, (address, sign) in PAGES.items():
        person.page.goto(address)
        person.page.locator(sign).first.wait_for()
        weight = person.page.evaluate(WEIGHT)
        print(f"{name}: {weight:,} bytes")
        if not 40_000 < weight < MOST:
            screens.faults.append(f"{name}: {weight:,} bytes to load it")
        person.page.wait_for_load_state("networkidle")
        if person.page.locator("main.middle").count():
            screens.faults += [f"{name}: {fault}" for fault in person.page.evaluate(LOOKING)]
            person.page.set_viewport_size({"width": width, "height": TALL})
        screens.check(name)
        person.page.set_viewport_size({"width": width, "height": SIZES[width]["height"]})
    assert not screens.faults, "\n".join(screens.faults)
