"""What holds of every card that is defined."""

from __future__ import annotations

import pytest

from noctuary.games.vtes.card_text import card_text
from noctuary.games.vtes.cards.printed import all_printed
from noctuary.games.vtes.kinds import SUPERIOR
from noctuary.games.vtes.pool import default_pool
from noctuary.text.catalogue import Language
from tests.tables.vtes_cards import card_box, cards_table, refused

PRINTED = [one.slug for one in all_printed()]
LEVELS = [
    (slug, index)
    for slug in PRINTED
    for index, use in enumerate(default_pool().cards[default_pool().kind_of[slug]].uses)
    if use.level == SUPERIOR and not use.in_play
]


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize("slug", PRINTED)
def test_a_card_can_be_read(slug: str, language: Language) -> None:
    pool = default_pool()
    text = card_text(pool, pool.cards[pool.kind_of[slug]], language)
    assert text.strip()
    assert "vtes-" not in text
    assert "{" not in text


@pytest.mark.parametrize("slug", PRINTED)
def test_a_card_does_something(slug: str) -> None:
    card = default_pool().cards[default_pool().kind_of[slug]]
    assert card.uses or card.traits or card.triggers


@pytest.mark.parametrize(("slug", "index"), LEVELS)
def test_superior_is_not_for_the_basic(slug: str, index: int) -> None:
    """VTES-SEQ-09: in whatever window, Abe has the Disciplines at basic only."""
    table = cards_table(box=card_box(slug), A={"ready": ["abe"], "hand": [slug]})
    use = f" use-{index + 1}" if index else ""
    assert refused(table, f"A play {slug} by abe{use}") is not None
