"""What one does at a table besides playing: ask why, drag, yield, undo, hand over, give up."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.people import People, Person


def answer(person: Person, *texts: str) -> dict[str, Any]:
    """Give these answers, by the words of their buttons, one after the other."""
    seen = person.wait_for_question()
    for text in texts:
        button = person.page.locator(".offer, .pass", has_text=text).first
        button.click()
        seen = person.wait_for_question(seen["decision"])
    return seen


def fables_turn(person: Person) -> str:
    """At her first turn of Twisted Fables, with her hand kept."""
    table = person.table("fables", turns=12)
    person.open(table)
    answer(person, "Keep")
    return table


def test_the_language_changes_in_mid_game_without_a_reload(people: People) -> None:
    ann = people.person()
    fables_turn(ann)
    page = ann.page
    page.evaluate("window.same = true")
    english = {
        "question": page.locator("#prompt-text").inner_text(),
        "log": ann.log(),
        "pass": ann.texts(".pass .what"),
    }
    page.locator(".switch button[lang=fr]").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("#prompt-text")).to_contain_text("choisissez une action")
    assert len(ann.log()) == len(english["log"])
    assert not set(ann.log()) & set(english["log"])
    assert ann.texts(".pass .what") != english["pass"]
    assert page.evaluate("window.same"), "the page is the same"
    page.locator(".switch button[lang=en]").click()
    expect(page.locator("#prompt-text")).to_have_text(english["question"])
    assert ann.log() == english["log"]


@pytest.mark.parametrize("how", ["click", "key", "right click"])
def test_why_cannot_i_is_answered_with_a_rule_and_a_sentence(people: People, how: str) -> None:
    """The opponent is out of range: the attack in the hand is dark, and says why."""
    ann = people.person()
    fables_turn(ann)
    dark = ann.page.locator("[data-zone=hand] button[data-word='hand/attack-1']").first
    expect(dark).not_to_have_class("can")
    if how == "key":
        ann.press("h")
        dark.focus()
        ann.press("?")
    else:
        dark.click(button="right" if how == "right click" else "left")
    toast = ann.page.locator(".toast")
    expect(toast.locator(".rule")).to_contain_text("FAB-")
    expect(toast).to_contain_text("range")


def test_a_card_is_dragged_to_where_it_goes(people: People) -> None:
    """A location of the Buffy CCG is laid onto a space of one's own."""
    ann = people.person()
    ann.open(ann.table("buffy", turns=1))
    seen = ann.wait_for_question()
    ann.press("1")
    seen = ann.wait_for_question(seen["decision"])
    card = ann.page.locator("[data-word='locations/harrow-street']")
    space = ann.page.locator("[data-word='space/A2']")
    card.drag_to(space)
    ann.wait_for_question(seen["decision"])
    expect(ann.page.locator("[data-log]")).to_contain_text("Harrow Street at A2")


def test_a_yield_is_drawn_and_escape_ends_it(people: People) -> None:
    """Against a person, who takes her time: a bot's turn may end the yield before anybody has seen it."""
    ann, bob = people.person("Ann"), people.person("Bob")
    table = ann.table("fables", "me", "open", options={"first": "A"})
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    kept = ann.wait_for_question()
    ann.page.locator(".pass", has_text="Keep").click()
    bob.wait_for_question()
    bob.page.locator(".pass", has_text="Keep").click()
    ann.wait_for_question(kept["decision"])
    ann.page.locator(".level select").select_option("until-targeted")
    band = ann.page.locator(".band.yield")
    band.wait_for()
    ann.page.evaluate("document.activeElement.blur()")
    ann.press("Escape")
    band.wait_for(state="detached")
    expect(ann.page.locator(".level select")).to_have_value("can-act")


def test_every_automatic_pass_is_in_the_log_with_a_way_to_stop_there(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("buffy", turns=2))
    seen = ann.wait_for_question()
    line = ann.page.locator("[data-log] li.auto")
    while not line.count() and not seen["over"]:
        ann.answer_by_keys(seen)
        seen = ann.wait_for_question(seen["decision"])
    ann.page.locator("[data-log] li.auto .halt").first.click()
    expect(ann.page.locator(".strip .stop").first).to_be_attached()


def test_a_stop_is_set_in_the_strip_and_kept(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("buffy", turns=1))
    ann.wait_for_question()
    step = ann.page.locator(".strip .all button").nth(3)
    step.click()
    ann.page.locator("dialog input").first.check()
    ann.press("Escape")
    expect(step.locator(".stop")).to_be_attached()
    ann.page.reload()
    expect(ann.page.locator(".strip .all button").nth(3).locator(".stop")).to_be_attached()


def test_undo_against_a_bot_is_free(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("fables", turns=8))
    first = ann.wait_for_question()
    question, log = ann.page.locator("#prompt-text").inner_text(), ann.log()
    ann.press("Space")
    after = ann.wait_for_question(first["decision"])
    ann.press("u")
    ann.wait_for_question(after["decision"])
    expect(ann.page.locator("#prompt-text")).to_have_text(question)
    assert ann.log() == log


def test_undo_between_people_never_goes_past_a_reveal_without_their_consent(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    table = ann.table("fables", "me", "open", turns=12)
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    players = [ann, bob]
    ann.page.wait_for_function("() => looked().decision !== null || document.querySelector('.waiting')")
    mover = next(each for each in players * 500 if each.look()["decision"] is not None)
    other = bob if mover is ann else ann
    mover.page.locator(".offer").click()  # a mulligan: she has seen new cards
    other.wait_for_question()
    expect(mover.page.locator("[data-log]")).to_contain_text("mulligan")
    log = mover.log()
    mover.page.locator(".undo").click()
    expect(other.page.locator(".band.ask")).to_contain_text(mover.name)
    other.page.locator(".band.ask .buttons button").last.click()
    expect(mover.page.locator(".toast")).to_contain_text("not taken back")
    assert mover.log() == log
    mover.page.locator(".undo").click()
    other.page.locator(".band.ask .primary").click()
    mover.wait_for_question()
    expect(mover.page.locator("[data-log]")).not_to_contain_text("mulligan")


def test_giving_up_ends_the_game_for_the_other(people: People) -> None:
    ann = people.person()
    fables_turn(ann)
    with ann.menu() as menu:
        menu.get_by_role("button", name="Concede").click()
        menu.locator(".sure .danger").click()
    expect(ann.page.locator("#over")).to_have_text("You lost")


def test_a_seat_is_handed_to_a_bot_and_taken_back(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    table = ann.table("fables", "me", "open", turns=12)
    ann.open(table)
    bob.open(table)
    bob.sit(1)
    with bob.menu() as menu:
        menu.get_by_label("Bot", exact=True).select_option("hard")
        menu.get_by_role("button", name="Hand to a bot").click()
        expect(menu.locator(".seats li").nth(1)).to_contain_text("bot: Hard")
    expect(bob.page.locator(".hand")).to_have_count(0)
    with bob.menu() as menu:
        menu.locator(".seats li").nth(1).get_by_role("button", name="Sit down here").click()
        expect(menu.locator(".seats li").nth(1)).to_contain_text("Bob")
    expect(bob.page.locator(".hand")).to_be_attached()


def test_a_bug_report_is_downloaded_without_the_others_cards(people: People) -> None:
    ann = people.person()
    fables_turn(ann)
    with ann.menu() as menu, ann.page.expect_download() as download:
        menu.get_by_role("link", name="Bug report").click()
    report = download.value.path().read_text()
    assert download.value.suggested_filename.endswith(".txt")
    assert "== own moves" in report
    assert "energy-shield" in report, "her own hand is in it"
    assert not [slug for slug in ("broken-passage", "corrupt-offering") if slug in report]


def test_a_deck_of_ones_own_is_refused_with_every_fault(people: People) -> None:
    ann = people.person()
    ann.page.goto("/")
    games = [game["slug"] for game in ann.get("/api/hello?lang=en")["games"]]
    ann.page.locator(".game").nth(games.index("buffy")).locator(".deeds button").last.click()
    seat = ann.page.locator("dialog .seat").first
    seat.locator(".choice select").select_option(label="A list of my own …")
    seat.locator("textarea").fill("3 no-such-card\nnonsense")
    ann.page.locator("dialog form > button.primary").click()
    faults = ann.page.locator("dialog .problem, dialog .faults li")
    expect(faults.first).to_be_visible()
    told = " ".join(faults.all_inner_texts())
    assert "no-such-card" in told
    ann.troubles = [trouble for trouble in ann.troubles if "status of 4" not in trouble]  # the refusal
