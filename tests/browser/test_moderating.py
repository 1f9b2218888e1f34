"""A moderator's journey: a report comes in, she bans, the other reads why, and the log has it all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person
from tests.browser.test_looks import AXE, LOCALES, LOOKING, SIZES, TAGS

_REPORTED = """
([table, line]) => new Promise((done) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/table/${table}`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ t: "enter", language: "en" });
  socket.onmessage = (said) => {
    const told = JSON.parse(said.data);
    if (told.t === "snapshot" && line) send({ t: "say", text: line });
    if (told.t === "chat" && line) { socket.close(); done(); }
    if (told.t === "snapshot" && !line) send({ t: "report", line: told.chat.at(-1).line, why: "rude" });
    if (told.t === "noted") { socket.close(); done(); }
  };
})
"""


def reported(ann: Person, bob: Person) -> str:
    """Bob has reported what Ann said."""
    table = ann.table("fables", "me", "open")
    for person, line in ((ann, "You play like a wet sock."), (bob, "")):
        person.page.goto("/privacy")
        person.page.evaluate(_REPORTED, [table, line])
    return table


def made_moderator(person: Person, folder: Path) -> None:
    (file,) = folder.rglob("tables.db")
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("insert into moderators select id, 0 from persons where name = ?", [person.name])


def looked_at(person: Person, picture: Path) -> None:
    person.page.screenshot(path=picture, full_page=True)
    assert person.page.evaluate(LOOKING) == []
    person.page.evaluate(AXE)
    found = person.page.evaluate("rules => axe.run({ runOnly: rules })", TAGS)["violations"]
    assert [violation["id"] for violation in found] == []


@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (360, "fr")])
def test_a_report_leads_to_a_ban_with_a_reason(
    people: People, pictures: Path, width: int, language: str
) -> None:
    ann, bob = people.person(f"Ann{width}"), people.person(f"Bob{width}", language=LOCALES[language])
    mona = people.person(f"Mona{width}", language=LOCALES[language], viewport=SIZES[width])
    reported(ann, bob)
    made_moderator(mona, people.serving.folder)
    page = mona.page
    page.goto("/moderate")
    report = page.locator("[data-report]").first
    expect(report.locator(".reported")).to_contain_text("You play like a wet sock.")
    report.locator("summary").first.click()
    report.locator("form select").first.select_option("ban")
    report.locator("form input[maxlength='300']").first.fill("No insults, please.")
    looked_at(mona, pictures / f"moderate-{width}-{language}.png")
    report.locator("form button[type=submit]").first.click()
    expect(page.locator("section[aria-labelledby=moderate-log]")).to_contain_text("No insults, please.")
    report.locator(".deeds button").nth(1).click()
    expect(page.locator(".closed").first).to_be_visible()
    looked_at(mona, pictures / f"moderate-after-{width}-{language}.png")
    ann.page.goto("/")
    expect(ann.page.locator("section[role=status]")).to_contain_text("No insults, please.")
    ann.page.screenshot(path=pictures / f"moderate-banned-{width}.png")
    bob.page.goto("/")
    notice = bob.page.locator("section[role=status]")
    expect(notice.locator("li")).to_have_count(1)
    bob.page.screenshot(path=pictures / f"moderate-told-{width}-{language}.png")
    notice.locator("button").click()
    expect(notice).to_have_count(0)
