"""The gallery in the browser: cards found while typing, linked to by filters, walked through by keys."""

from __future__ import annotations

import json
import re
import statistics
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route, expect

from noctuary.games.vtes.words import WORDS
from noctuary.text.examples import examples_with_card
from tests.browser.people import People
from tests.browser.test_looks import AXE, TAGS

MANY: Final = 5_000
WITHIN_MS: Final = 50  # on a machine that answers a question to an empty list within EMPTY_MS
EMPTY_MS: Final = 2
ROUNDS: Final = 5

# Types each question into the field and waits until the page has answered: milliseconds for each.
TYPING: Final = """
async (questions) => {
  const field = document.querySelector("main input[type=search]");
  const took = [];
  for (const question of questions) {
    const began = performance.now();
    field.value = question;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((done) => setTimeout(done, 0));  // whatever changes has changed by now
    took.push(performance.now() - began);
    await new Promise((done) => requestAnimationFrame(done));
  }
  return took;
}
"""


def names(page: Page) -> list[str]:
    return [text.strip() for text in page.locator("main:not([hidden]) [data-card] .name").all_inner_texts()]


def fits(page: Page) -> None:
    page.evaluate(AXE)
    found = page.evaluate("tags => axe.run({ runOnly: tags })", TAGS)
    assert [(one["id"], one["nodes"][0]["html"]) for one in found["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_card_is_found_in_either_language_and_read_in_both(people: People) -> None:
    """By keys alone: / to search, down into the cards, Enter to open, Esc back."""
    page = people.person(name=None, language="fr-FR").page
    page.goto("/cards/vtes")
    page.locator("[data-card]").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("UNALIGNED govern")
    expect(page.locator("[data-card]")).to_have_count(1)
    assert names(page) == ["Diriger les indécis"]
    fits(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    faces = page.locator(".face")
    expect(faces).to_have_count(2)
    expect(faces.nth(0)).to_contain_text("Diriger les indécis")
    expect(faces.nth(1)).to_contain_text("Bleed with +2 bleed.")
    expect(page.locator('a[href="/rules/VTES-SETUP-07"]').first).to_be_visible()
    position = 'a[href="/rules/vtes/example/rulings/govern-the-unaligned-not-revealed"]'
    expect(page.locator(position)).to_be_visible()
    expect(page.get_by_role("heading", name="Dans les decks prêts")).to_be_visible()
    fits(page)
    page.get_by_role("link", name="Domination").click()
    expect(page).to_have_url(re.compile(r"/cards/vtes\?discipline=dom$"))
    field = page.locator("main:not([hidden]) input[type=search]")
    expect(field).to_have_value("")
    page.go_back()
    expect(faces).to_have_count(2)
    page.go_back()
    expect(field).to_have_value("UNALIGNED govern")


def test_filters_can_be_linked_to_and_missing_cards_are_marked(people: People) -> None:
    ann = people.person(name=None, viewport={"width": 360, "height": 740})
    page = ann.page
    page.goto("/cards/vtes?q=Toreador%20Grand&clan=toreador&type=master")
    expect(page.locator("[data-card]")).to_have_count(1)
    page.locator("button.chip", has_text="Clan").click()
    expect(page).to_have_url(re.compile(r"^(?!.*clan=).*type=master"))
    page.locator("summary").click()
    page.get_by_label("Playable").select_option("no")
    expect(page).to_have_url(re.compile("here=no"))
    page.goto("/cards/vtes?q=ak-47")
    expect(page.locator("li.missing")).to_contain_text("not yet")
    page.locator("li.missing a").click()
    expect(page.locator("p.missing")).to_contain_text("cannot play it yet")
    fits(page)
    page.goto("/cards/vtes/no-such-card")
    expect(page.get_by_role("alert")).to_contain_text("no such card")
    ann.troubles.clear()  # the browser tells of an address that is not there


@pytest.mark.parametrize("filters", ["", "&discipline=dom&capacity=1,2,3,4,5,6,7,8"])
def test_searching_thousands_of_cards_takes_no_time(people: People, filters: str) -> None:
    """Within 50 ms at 5,000 cards, all of which have facets. The machine may be busy: a list without any says
    how slow it is just now."""
    without, among = (typing(people, cards, filters) for cards in (0, MANY))
    print(f"{MANY} cards: {among:.1f} ms a question; none: {without:.1f} ms")
    assert among < WITHIN_MS * max(1, without / EMPTY_MS)


def typing(people: People, cards: int, filters: str) -> float:
    """The middle of many questions, put to a gallery of so many cards. Of each the best time counts, for
    others may be busy on this machine."""
    page = people.person(name=None).page
    one, rest = made_up(cards)
    page.route("**/api/cards/vtes", lambda route: answered(route, one))
    page.route("**/api/cards/vtes/rest", lambda route: answered(route, rest))
    page.goto(f"/cards/vtes?q=zz{filters}")
    page.locator("p.count", has_text="card").wait_for()
    page.wait_for_load_state("networkidle")
    questions = ["b", "bl", "blo", "bloo", "blood", "sang", "dominate 7", "x", "unheard of", "7", "the", "e"]
    questions += ["capacity 4", "bleed capacity 11", "coût 2", "clan 7"]
    rounds: list[list[float]] = [page.evaluate(TYPING, questions) for _ in range(ROUNDS)]
    if cards:
        page.evaluate(TYPING, ["card 49"])
        expect(page.locator("[data-card]").first).to_contain_text("Blood Card 49")
    best: list[float] = [min(times) for times in zip(*rounds)]
    return statistics.median(best)


def answered(route: Route, body: dict[str, Any]) -> None:
    route.fulfill(body=json.dumps(body), content_type="application/json")


def facet(slug: str, en: str, fr: str, values: list[str]) -> dict[str, Any]:
    told = [{"slug": value, "en": value, "fr": value} for value in values]
    return {"slug": slug, "en": en, "fr": fr, "together": slug == "discipline", "values": told}


def made_up(count: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """A gallery with texts as long as real ones are."""
    every = range(count)
    slugs = [f"card-{at}" for at in every]
    said = "Bleed with +{} bleed. Only usable by a vampire with Dominate, once each turn, and by no ally. "
    one = {
        "game": "vtes",
        "missing": 0,
        "slugs": slugs,
        "en": [f"Blood Card {at}" for at in every],
        "fr": [f"Carte de sang {at}" for at in every],
        "former": {},
        "lines_en": ["Action · Dominate · 1 blood" for _ in every],
        "lines_fr": ["Action · Domination · 1 de sang" for _ in every],
        "kinds": [{"slug": "action", "en": "A", "fr": "A"}],
        "kind": [0 for _ in every],
        "emblems": ["drop"],
        "emblem": [0 for _ in every],
        "facets": [
            facet("discipline", "Discipline", "Discipline", ["dom", "aus", "cel", "pot"]),
            facet("clan", "Clan", "Clan", [f"clan {at}" for at in range(40)]),
            facet("capacity", "Capacity", "Capacité", [str(at) for at in range(1, 12)]),
            facet("pool", "Pool cost", "Coût en réserve", [str(at) for at in range(1, 7)]),
        ],
        "values": {
            "discipline": [[0, 1 + at % 3] for at in every],
            "clan": [[at % 40] for at in every],
            "capacity": [[at % 11] for at in every],
            "pool": [[at % 6] for at in every],
        },
    }
    texts = [3 * said.format(at) for at in every]
    rest = {"game": "vtes", "texts_en": texts, "texts_fr": texts, "slugs": [], "en": [], "fr": []}
    return one, {**rest, "former": {}, "values": {}}


def test_a_game_that_is_not_there_is_said_so_with_a_way_to_those_that_are(people: People) -> None:
    page = people.person(name=None).page
    for address in ("/cards/poker", "/cards/poker/ace-of-spades"):
        page.goto(address)
        expect(page.get_by_role("alert")).to_contain_text("no game called “poker”")
        fits(page)
    page.locator("main").get_by_role("link", name="Eternal Struggle").click()
    expect(page.locator("[data-card]").first).to_be_visible()


def test_a_number_after_a_field_fits_exactly(people: People) -> None:
    """In either language; and the page says that it does."""
    page = people.person(name=None, language="fr-FR").page
    page.goto("/cards/vtes")
    expect(page.locator("#cards-language")).to_contain_text("capacité")
    for question in ("capacité 10", "capacity 10"):
        page.goto(f"/cards/vtes?q={question}")
        page.wait_for_load_state("networkidle")
        expect(page.locator("p.count")).not_to_contain_text("Lecture")
        wanted = [card for card in WORDS.pool.printed if card.is_crypt and card.capacity == 10]
        assert page.locator("p.count").inner_text().split()[0] == str(len(wanted))


def test_every_position_with_a_card_can_be_reached(people: People) -> None:
    page = people.person(name=None).page
    page.goto("/cards/vtes/madison")
    positions = page.locator("a[href*='/example/']")
    expect(positions).to_have_count(12)
    page.locator("[data-proofs]").click()
    expect(positions).to_have_count(len(examples_with_card("vtes", "madison")))
