"""When the server hangs up for good, a person reads why, in her language, and what she can do."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.people import People, Person
from tests.browser.test_taking_over import NARROW, WIDE

_SAID = {
    "en-GB": {
        "gone": "There is no such table.",
        "damaged": "This table is damaged and closed for good",
        "sockets": "Too many windows are open: close one.",
        "elsewhere": "This table has been opened in another window.",
    },
    "fr-FR": {
        "gone": "Cette table n’existe pas.",
        "damaged": "Cette table est endommagée et fermée pour de bon",
        "sockets": "Trop de fenêtres sont ouvertes\u00a0: fermez-en une.",
        "elsewhere": "Cette table a été ouverte dans une autre fenêtre.",
    },
}
languages = pytest.mark.parametrize("language", list(_SAID))
sizes = pytest.mark.parametrize(
    ("size", "language"), [(NARROW, "en-GB"), (WIDE, "fr-FR")], ids=["narrow", "wide"]
)


def hang_up(person: Person, address: str, code: int, reason: str) -> None:
    """As soon as her page has asked for anything there."""

    def opened(line: WebSocketRoute) -> None:
        line.close(code=code, reason=reason)

    person.page.route_web_socket(address, opened)


@languages
def test_a_table_that_is_not_there(people: People, language: str) -> None:
    ann = people.person(language=language)
    ann.page.goto("/table/nowhere")
    expect(ann.page.locator("main")).to_contain_text(_SAID[language]["gone"])
    expect(ann.page.locator("main button")).to_have_count(0)  # it will not be there the next time either


@sizes
def test_too_many_windows(people: People, pictures: Path, language: str, size: dict[str, int]) -> None:
    ann = people.person(language=language, viewport=size)
    table = ann.table("fables")
    hang_up(ann, "**/ws/**", 1008, "server-limit-sockets")
    name = f"{language[:2]}-{size['width']}"
    ann.page.goto(f"/table/{table}")
    expect(ann.page.locator("main")).to_contain_text(_SAID[language]["sockets"])
    expect(ann.page.locator("main button")).to_be_visible()
    ann.page.screenshot(path=pictures / f"hung-up-table-{name}.png")
    ann.page.goto("/")
    expect(ann.page.locator("main .lost")).to_contain_text(_SAID[language]["sockets"])
    ann.page.locator("main .lost").scroll_into_view_if_needed()
    ann.page.screenshot(path=pictures / f"hung-up-lobby-{name}.png")


@sizes
def test_opened_elsewhere_in_the_middle_of_a_game(
    people: People, pictures: Path, language: str, size: dict[str, int]
) -> None:
    ann = people.person(language=language, viewport=size)
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ann.page.route_web_socket("**/ws/table/**", opened)
    ann.open(ann.table("fables"))
    ann.wait_for_question()
    lines[-1].close(code=4409, reason="server-closed-elsewhere")
    band = ann.page.locator(".band.lost")
    expect(band).to_contain_text(_SAID[language]["elsewhere"])
    ann.page.screenshot(path=pictures / f"hung-up-game-{language[:2]}-{size['width']}.png")
    band.locator("button").click()
    ann.page.wait_for_selector(".frame")
    ann.wait_for_question()
    expect(band).to_have_count(0)


def spoil(own_people: People, table: str) -> None:
    """Give the table a first move that nobody can make, as a bad disk would."""
    own_people.serving.stop()
    with sqlite3.connect(own_people.serving.folder / "tables.db") as db:
        db.execute("DELETE FROM moves WHERE table_id = ?", [table])
        db.execute(
            "INSERT INTO moves (table_id, number, seat, text, turn, step, auto, at)"
            " VALUES (?, 0, 0, 'fly 7', 1, '', '', 0)",
            [table],
        )
    db.close()
    own_people.serving.start()


@languages
def test_a_damaged_table_says_so_and_is_thrown_away(
    own_people: People, pictures: Path, language: str
) -> None:
    ann = own_people.person(language=language)
    table, other = ann.table("fables", title="Friday night"), ann.table("buffy")
    spoil(own_people, table)
    ann.page.goto(f"/table/{table}")
    expect(ann.page.locator("main")).to_contain_text(_SAID[language]["damaged"])
    expect(ann.page.locator("main button")).to_have_count(0)
    ann.page.screenshot(path=pictures / f"damaged-table-{language[:2]}-1280.png")
    ann.page.goto("/")
    rows = ann.page.locator("main .tables .line")
    expect(rows).to_have_count(2)
    for size in (NARROW, WIDE):
        ann.page.set_viewport_size(size)  # type: ignore[arg-type]
        rows.filter(has_text="Friday night").scroll_into_view_if_needed()
        ann.page.screenshot(path=pictures / f"damaged-lobby-{language[:2]}-{size['width']}.png")
    rows.filter(has_text="Friday night").get_by_role("button").click()
    expect(rows).to_have_count(1)
    expect(rows.locator(f"a[href='/table/{other}']")).to_be_visible()
