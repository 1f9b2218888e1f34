"""How much a page brings with it: compressed script and style of the lobby and of the first table."""

from __future__ import annotations

import gzip
import time
from typing import Final

import pytest
from playwright.sync_api import Response

from tests.browser.people import People

MOST: Final = 130_000  # bytes


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
def test_the_first_load_is_small(people: People, game: str) -> None:
    """From the lobby to a table: everything that was fetched on the way. The time is told, not judged."""
    ann = people.person(language="fr-FR")
    fetched: dict[str, int] = {}

    def count(response: Response) -> None:
        if response.url.endswith((".js", ".css")):
            fetched[response.url] = len(gzip.compress(response.body()))

    ann.page.on("response", count)
    ann.page.goto("/")
    ann.page.locator(".game .primary").first.wait_for()
    lobby = sum(fetched.values())
    began = time.monotonic()
    ann.open(ann.table(game))
    ann.wait_for_question()
    ready = time.monotonic() - began
    ann.page.wait_for_load_state("networkidle")
    print(
        f"{game}: lobby {lobby:,} bytes, with the table {sum(fetched.values()):,}; usable after {ready:.2f} s"
    )
    assert 0 < lobby <= sum(fetched.values()) < MOST
