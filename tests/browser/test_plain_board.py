"""A game that has no board here, from a package of its own: in the lobby, and played by its cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.people import MOST_MOVES, People
from tests.browser.serving import Serving
from tests.examples.conftest import whist_site

__all__ = ["whist_site"]


@pytest.fixture
def at_whist(
    chromium: Browser, whist_site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[People]:
    """People at a server that has the package installed."""
    monkeypatch.setenv("PYTHONPATH", str(whist_site))
    serving = Serving(tmp_path)
    serving.start()
    try:
        people = People(chromium, serving)
        yield people
        people.leave()
    finally:
        serving.stop()


@pytest.mark.parametrize("tongue", ["en", "fr"])
def test_it_is_in_the_lobby_and_a_whole_game_is_played_with_its_cards(
    at_whist: People, pictures: Path, tongue: str
) -> None:
    ann = at_whist.person()
    ann.page.goto(f"/?lang={tongue}")
    game = ann.page.locator(".game", has_text={"en": "German Whist", "fr": "Whist allemand"}[tongue])
    expect(game).to_be_visible()
    ann.page.screenshot(path=pictures / f"whist-lobby-{tongue}.png")
    game.locator(".button.primary").click()
    ann.page.wait_for_selector(".plain section")
    seen = ann.wait_for_question()
    expect(ann.page.locator(".plain")).to_contain_text({"en": "Trumps", "fr": "Atout"}[tongue])
    assert len(ann.cards(".hand")) in (12, 13)
    ann.page.screenshot(path=pictures / f"whist-table-{tongue}.png")
    for _ in range(MOST_MOVES if tongue == "fr" else 3):
        if seen["over"]:
            break
        ann.page.locator(".hand button.can").first.click()
        seen = ann.wait_for_question(seen["decision"])
    assert seen["over"] == (tongue == "fr")
