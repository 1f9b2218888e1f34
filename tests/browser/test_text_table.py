"""The table in words: the same game by typed notation."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import MOST_MOVES, People


@pytest.mark.parametrize(("game", "turns"), [("fables", 6), ("buffy", 1), ("vtes", 2)])
def test_a_whole_game_by_typed_notation(people: People, game: str, turns: int) -> None:
    ann = people.person()
    ann.open(ann.table(game, turns=turns), "?text=1")
    command = ann.page.locator("#command")
    seen = ann.wait_for_question()
    for turn in range(MOST_MOVES):
        if seen["over"]:
            break
        moves = ann.texts(".moves code")
        command.fill(moves[turn % len(moves)])
        command.press("Enter")
        seen = ann.wait_for_question(seen["decision"])
    assert seen["over"]
    assert ann.page.locator(".text-table h2").count() > 3


def test_a_move_that_is_not_offered_is_explained(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("fables", turns=6), "?text=1")
    ann.wait_for_question()
    ann.page.locator("#command").fill("attack attack-1")
    ann.page.locator("#command").press("Enter")
    expect(ann.page.locator(".toast")).to_be_visible()


@pytest.mark.parametrize("way", ["button", "key", "word"])
def test_a_hint_is_asked_for_and_told_in_words(people: People, way: str) -> None:
    ann = people.person()
    ann.open(ann.table("fables", turns=6, hints=True), "?text=1")
    ann.wait_for_question()
    command = ann.page.locator("#command")
    if way == "button":
        ann.page.get_by_role("button", name="Ask for a hint").click()
    elif way == "key":
        command.blur()
        ann.press("i")
    else:
        command.fill("hint")
        command.press("Enter")
    told = ann.page.locator(".text-table [role=status]")
    expect(told).to_contain_text("Hard would play")
    assert ann.page.locator(".toast").count() == 0, "it is not taken for a move"
    command.fill("hint")
    command.press("Enter")
    expect(ann.page.locator(".text-table [aria-live=assertive]")).to_contain_text("Hard would play")


def test_where_there_are_no_hints_none_is_offered_in_words(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("fables", turns=6), "?text=1")
    ann.wait_for_question()
    expect(ann.page.get_by_role("button", name="Ask for a hint")).to_have_count(0)
    expect(ann.page.locator(".text-table [role=status]")).to_have_count(0)


def test_the_two_tables_change_places_by_a_key(people: People) -> None:
    ann = people.person()
    ann.open(ann.table("buffy", turns=1))
    seen = ann.wait_for_question()
    ann.press("t")
    ann.page.locator("#command").wait_for()
    assert ann.wait_for_question()["decision"] == seen["decision"]
    ann.press("t")
    ann.page.locator(".prompt").wait_for()
