"""Every page around the table: small to load, clean for axe, nothing cut or covered, no complaint.

What lies behind a page's buttons is tried by the tests of its area. A picture of each is left in
`test-artefacts/`, to be looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import People, Person
from tests.browser.test_looks import LOCALES, LOOKING, SIZES, Screens

# Half of a card that is scrolled under what is asked is not a small target: boards are read out unscrolled.
TALL: Final = 2400
# Everything that was fetched so far, compressed as it was sent, whether or not the browser had kept it.
WEIGHT: Final = """
["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)
"""
LEAST, MOST = 40_000, 150_000  # bytes, compressed
# Whoever waits for some seconds waits for some hundredths of them, so that what comes by itself has come.
HURRY: Final = """
const wait = window.setTimeout;
window.setTimeout = (deed, ms = 0, ...given) => wait(deed, ms >= 1000 ? ms / 100 : ms, ...given);
"""
SETTLED_MS: Final = 300
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
    "sets": ("/sets", "[data-face=fr]"),
}
# Weighed only: a card that lies in very many positions, and what somebody has made first.
HEAVY: Final = {"card-seen-often": ("/cards/vtes/madison", ".face")}
A_DECK: Final = {
    "crypt": [{"card": "anita-wainwright", "count": 12}],
    "library": [{"card": "govern-the-unaligned", "count": 60}],
}


@pytest.mark.parametrize(("width", "language", "theme"), [(1280, "en", "light"), (360, "fr", "dark")])
def test_every_page(people: People, pictures: Path, width: int, language: str, theme: str) -> None:
    person = people.person(language=LOCALES[language], viewport=SIZES[width], color_scheme=theme)
    screens = Screens(person, pictures, f"{width}-{language}-{theme}")
    for name, (address, sign) in PAGES.items():
        person.page.goto(address)
        person.page.locator(sign).first.wait_for()
        person.page.wait_for_load_state("networkidle")
        if person.page.locator("main.middle").count():
            screens.faults += [f"{name}: {fault}" for fault in person.page.evaluate(LOOKING)]
            person.page.set_viewport_size({"width": width, "height": TALL})
        screens.check(name)
        person.page.set_viewport_size({"width": width, "height": SIZES[width]["height"]})
    assert not screens.faults, "\n".join(screens.faults)


@pytest.mark.parametrize("language", LOCALES)
def test_a_page_that_is_opened_and_left_alone_stays_small(people: People, language: str) -> None:
    """Half a minute later, too: what is large comes when somebody does something."""
    person = people.person(language=LOCALES[language])
    made = dict(things_made(person))
    person.context.add_init_script(HURRY)
    weights = {}
    for name, (address, sign) in {**PAGES, **HEAVY, **made}.items():
        person.page.goto(address)
        person.page.locator(sign).first.wait_for()
        person.page.wait_for_load_state("networkidle")
        person.page.wait_for_timeout(SETTLED_MS)
        weights[name] = person.page.evaluate(WEIGHT)
        print(f"{name}: {weights[name]:,} bytes")
    assert {name: weight for name, weight in weights.items() if not LEAST < weight < MOST} == {}


def things_made(person: Person) -> Iterator[tuple[str, tuple[str, str]]]:
    """A deck of hers, the same as others see it, and the replay of a game between bots."""
    deck = person._post("/api/decks", {"game": "vtes", "name": "Mine", "cards": {"parts": A_DECK}})
    yield "deck-kept", (f"/decks/{deck['id']}", "[data-zone=cards] li")
    token = person._post(f"/api/decks/{deck['id']}/share", {})["token"]
    yield "deck-shared", (f"/decks/shared/{token}", "[data-zone=listing] li")
    for game in ("fables", "vtes"):
        table = person.table(game, "bot", "bot", turns=2)
        person.open(table)
        person.page.locator("#over").wait_for()
        yield f"replay-{game}", (f"/replay/{table}", ".scrub input")
