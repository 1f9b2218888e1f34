"""A stranger asks for a bot's seat: those who play agree or decline; she waits, or withdraws."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from noctuary.text.catalogue import Language, say
from tests.browser.people import People, Person

WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 360, "height": 740}


def strangers_wish(people: People, language: str, size: dict[str, int]) -> tuple[Person, Person, str]:
    """Ann plays against a bot; Cleo has come with the link and asked for its seat."""
    ann = people.person("Ann", language=language, viewport=size)
    cleo = people.person("Cleo", language=language, viewport=size)
    table = ann.table("fables", "me", "bot")
    ann.open(table)
    ann.wait_for_question()
    cleo.open(table)
    return ann, cleo, table


def ask_for_seat(cleo: Person, seat: int) -> None:
    with cleo.menu() as menu:
        menu.locator(f"li[data-seat='{seat}'] [data-sit=ask]").click()
        menu.locator("[data-request=seat]").wait_for()


@pytest.mark.parametrize(("size", "language"), [(WIDE, "en-GB"), (NARROW, "fr-FR")], ids=["wide", "narrow"])
def test_a_bots_seat_is_asked_for_and_agreed_to(
    people: People, pictures: Path, language: str, size: dict[str, int]
) -> None:
    ann, cleo, _ = strangers_wish(people, language, size)
    name = f"{language[:2]}-{size['width']}"
    with cleo.menu() as menu:
        menu.locator("li[data-seat='1'] [data-sit=ask]").click()
        menu.locator("[data-request=seat] button").wait_for()
        cleo.page.screenshot(path=pictures / f"seat-asked-{name}.png")
    expect(cleo.page.locator(".bands [data-request=seat]")).to_be_visible()
    request = ann.page.locator(".bands [data-request=seat]")
    expect(request).to_contain_text("Cleo")
    ann.page.screenshot(path=pictures / f"seat-request-{name}.png")
    request.locator(".primary").click()
    expect(request).to_have_count(0)
    expect(cleo.page.locator("[data-request=seat]")).to_have_count(0)
    expect(cleo.page.locator(".toast.note")).to_be_visible()
    with cleo.menu() as menu:
        expect(menu.locator("li[data-seat='1']")).to_contain_text("Cleo")
        expect(menu.locator("[data-sit]")).to_have_count(0)


def test_a_request_is_withdrawn_and_another_declined(people: People) -> None:
    ann, cleo, _ = strangers_wish(people, "en-GB", WIDE)
    ask_for_seat(cleo, 1)
    request = ann.page.locator(".bands [data-request=seat]")
    request.wait_for()
    cleo.page.locator(".bands [data-request=seat]").get_by_role("button", name="Withdraw").click()
    expect(request).to_have_count(0)
    ask_for_seat(cleo, 1)
    request.get_by_role("button", name="Decline").click()
    expect(cleo.page.locator(".toast")).to_contain_text("somebody said no")
    expect(cleo.page.locator("[data-request=seat]")).to_have_count(0)


def test_the_text_table_shows_the_request_too(people: People) -> None:
    ann, cleo, table = strangers_wish(people, "en-GB", WIDE)
    ann.open(table, "?text=1")
    ask_for_seat(cleo, 1)
    ann.page.get_by_role("button", name="Agree").click()
    with cleo.menu() as menu:
        expect(menu.locator("li[data-seat='1']")).to_contain_text("Cleo")


def test_who_has_left_comes_back_to_her_own_seat_alone(people: People, pictures: Path) -> None:
    ann, _, _ = strangers_wish(people, "fr-FR", NARROW)
    with ann.menu() as menu:
        menu.get_by_role(
            "button", name=say(Language.FR, "web-pause"), exact=True
        ).click()  # or bots end the game
        menu.get_by_role("button", name=say(Language.FR, "web-resume"), exact=True).wait_for()
        menu.locator("li[data-seat='0'] .button").click()
        expect(menu.locator("li[data-seat='1'] .why-not")).to_be_visible()
        expect(menu.locator("li[data-seat='1'] [data-sit]")).to_have_count(0)
        ann.page.screenshot(path=pictures / "seat-own-fr-360.png")
        menu.locator("li[data-seat='0'] [data-sit=free]").click()
        expect(menu.locator("[data-sit]")).to_have_count(0)
