"""`docs/vtes-coverage.md` lists what is in the pool, and keeps what was measured against winning decks."""

from __future__ import annotations

import json

from noctuary.games.vtes.pool import default_decks, default_pool
from tools import vtes_coverage


def test_the_page_is_current() -> None:
    text = vtes_coverage.PAGE.read_text(encoding="utf-8")
    assert text == vtes_coverage.page(), "run python tools/vtes_coverage.py"


def test_every_card_and_deck_stands_there() -> None:
    page = vtes_coverage.page()
    assert all(card.name in page for card in default_pool().printed)
    assert all(f"| {deck.name} |" in page for deck in default_decks().values())


def test_what_was_measured_keeps_the_bars() -> None:
    """At least 19 % of the recent winning decks whole, 79 % of their library copies."""
    found = json.loads(vtes_coverage.MEASURED.read_text(encoding="utf-8"))["recent"]
    library = found["parts"]["library"]
    assert found["whole"] >= 0.19 * found["decks"]
    assert library["known"] >= 0.79 * library["copies"]
    lacking = {one["card"] for one in found["lacking"]}
    assert lacking.isdisjoint(card.name for card in default_pool().printed), "measured before these came in"
