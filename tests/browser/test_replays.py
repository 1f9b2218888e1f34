"""A game that is over: to look at move by move with anybody's eyes, to check, and to play on from."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import People, Person, play_out
from tests.browser.serving import Serving
from tests.browser.test_ends import give_up


@pytest.fixture(scope="module")
def played(chromium: Browser, shared_server: Serving) -> Iterator[tuple[Person, str]]:
    """Ann, who has played a short game to its end, and its table: each test looks at it anew."""
    people = People(chromium, shared_server)
    ann = people.person()
    table = ann.table("fables", turns=4)
    ann.open(table)
    play_out(ann)
    yield ann, table
    people.leave()


@pytest.fixture
def ann(played: tuple[Person, str]) -> Person:
    ann, table = played
    ann.open(table)
    ann.page.locator("#over").wait_for()
    return ann


def test_the_seed_is_verified_in_front_of_the_player(ann: Person) -> None:
    ann.page.get_by_role("button", name="How it ended").click()
    ann.page.locator(".verify summary").click()
    ann.page.locator(".verify button").click()
    expect(ann.page.locator(".verify .good")).to_contain_text("moves replayed")


def test_a_replay_is_scrubbed_and_seen_with_each_seats_eyes(ann: Person) -> None:
    ann.page.locator(".over a[href^='/replay/']").click()
    page = ann.page
    page.locator(".player").wait_for()
    page.locator(".scrub input").focus()
    ann.press("Home")
    expect(page.locator("output")).to_contain_text("Move 0 of")
    ann.press("ArrowRight", "ArrowRight")
    expect(page.locator("output")).to_contain_text("Move 2 of")
    hers = ann.cards("[data-zone=hand]")
    assert hers, "she sees what she saw"
    page.locator(".deeds select").select_option("")
    page.locator("[data-zone=hand] [data-card]").first.wait_for(state="detached")
    page.locator(".deeds select").select_option("1")
    page.wait_for_url("**seat=B*")
    page.wait_for_function(
        "hers => { const now = [...document.querySelectorAll('[data-zone=hand] [data-card]')];"
        "return now.length > 0 && now.map((card) => card.dataset.card).join() !== hers }",
        arg=",".join(hers),
    )


def test_a_long_name_keeps_to_its_column(people: People) -> None:
    ann = people.person("Maximilienne Montaubans")
    table = ann.table("fables", turns=4)
    ann.open(table)
    ann.wait_for_question()
    give_up(ann)
    ann.page.goto(f"/replay/{table}")
    ann.page.locator(".deeds select").wait_for()
    over = ann.page.locator(".deeds").evaluate(
        "all => Math.max(...[...all.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right))"
        " - all.getBoundingClientRect().right"
    )
    assert over <= 1


def test_one_plays_on_from_a_moment(ann: Person) -> None:
    ann.page.locator(".over a[href^='/replay/']").click()
    ann.page.locator(".player").wait_for()
    ann.page.locator(".scrub input").focus()
    ann.press("Home", "ArrowRight", "ArrowRight", "ArrowRight")
    expect(ann.page.locator("output")).to_contain_text("Move 3 of")
    ann.page.get_by_role("button", name="Play from here").click()
    ann.page.wait_for_url("**/table/**")
    seen = ann.wait_for_question()
    assert not seen["over"]
