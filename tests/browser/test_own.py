"""One's own page in a browser: what one has played, everything to take along, and how it is deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.test_looks import AXE, LOCALES, LOOKING, SIZES, TAGS

_CONCEDE = """
table => new Promise((done) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/table/${table}`);
  const send = (message) => line.send(JSON.stringify(message));
  line.onopen = () => { send({ t: "enter", language: "en" }); send({ t: "concede" }); };
  line.onmessage = (said) => { if (said.data.includes('"over"')) { line.close(); done(); } };
})
"""


_SIT_AND_CONCEDE = """
table => new Promise((done) => {
  const line = new WebSocket(`${location.origin.replace("http", "ws")}/ws/table/${table}`);
  const send = (message) => line.send(JSON.stringify(message));
  const deeds = [{ t: "enter", language: "en" }, { t: "sit", seat: 1 }, { t: "concede" }];
  line.onopen = () => deeds.forEach(send);
  line.onmessage = (said) => { if (said.data.includes('"over"')) { line.close(); done(); } };
})
"""


def conceded(ann: Person, game: str) -> str:
    table = ann.table(game, "me", "bot")
    ann.page.goto("/privacy")
    ann.page.evaluate(_CONCEDE, table)
    return table


@pytest.mark.parametrize(("width", "language"), [(1280, "fr"), (360, "fr")])
def test_ones_own_page_fits_and_reads_well(people: People, pictures: Path, width: int, language: str) -> None:
    ann = people.person("Ann", language=LOCALES[language], viewport=SIZES[width])
    conceded(ann, "fables")
    conceded(ann, "buffy")
    ann.table("fables", "me", "open")
    ann.page.goto("/me")
    expect(ann.page.locator("main table")).to_have_count(2)
    expect(ann.page.locator("main ol li")).to_have_count(2)
    ann.page.screenshot(path=pictures / f"own-{width}-{language}.png", full_page=True)
    assert ann.page.evaluate(LOOKING) == []
    ann.page.evaluate(AXE)
    found = ann.page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)["violations"]
    assert [violation["id"] for violation in found] == []


def test_games_lead_to_their_replays_and_everything_can_be_taken_along_and_deleted(people: People) -> None:
    ann = people.person("Ann")
    page, table = ann.page, conceded(ann, "fables")
    waiting = ann.table("fables", "me", "open")
    page.goto("/")
    page.locator("button.person").click()
    page.get_by_role("link", name="Your page").click()
    results = page.get_by_role("table", name="Twisted Fables")
    expect(results.get_by_role("row", name="All games 1 0 1 0")).to_be_visible()
    expect(results.get_by_role("row", name="bots 1 0 1 0")).to_be_visible()
    expect(page.locator(f"a[href='/table/{waiting}']")).to_be_visible()
    with page.expect_download() as taken:
        page.get_by_role("link", name="Take everything along").click()
    everything = json.loads(Path(taken.value.path()).read_text(encoding="utf-8"))
    assert {game["id"] for game in everything["games"]} == {table, waiting}

    page.locator(f"a[href='/replay/{table}']").click()
    page.wait_for_url(f"**/replay/{table}*")
    page.go_back()
    page.get_by_role("button", name="Delete everything …").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("games that others have played in, without your name")
    dialog.get_by_role("button", name="No", exact=True).click()
    expect(results).to_be_visible()
    page.get_by_role("button", name="Delete everything …").click()
    for place in (
        "noctuary-deck-1",
        "noctuary-set-buffy",
        "noctuary-progress",
        "noctuary-puzzle",
        "noctuary",
    ):
        page.evaluate("place => localStorage.setItem(place, '{}')", place)
    dialog.get_by_role("button", name="Delete everything now").click()
    page.wait_for_url("**/")
    assert page.evaluate("Object.keys(localStorage)") == ["noctuary"], "how the page looks is no secret"
    assert ann.context.request.get("/api/me").status == 401


def test_two_opponents_of_one_name_have_a_row_each(people: People) -> None:
    """Guests may be called alike: they are not one, and the page does not break over them."""
    ann = people.person("Ann")
    for _ in range(2):
        table = ann.table("fables", "me", "open", public=True)
        bob = people.person("Bob")
        bob.page.goto("/privacy")
        bob.page.evaluate(_SIT_AND_CONCEDE, table)
    ann.page.goto("/me")
    results = ann.page.get_by_role("table", name="Twisted Fables")
    expect(results.get_by_role("row", name="All games 2 2 0 0")).to_be_visible()
    expect(results.get_by_role("row", name="Bob 1 1 0 0")).to_have_count(2)
