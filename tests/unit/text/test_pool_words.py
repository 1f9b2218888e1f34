"""Words of matches that bring cards of their own: made once, and kept for the next question."""

from __future__ import annotations

import pytest

from noctuary.kernel.match import Match
from noctuary.text.words import words_of
from tests.tables.buffy_table import buffy_table
from tests.tables.vtes_table import vtes_table


def own_cards(game: str) -> Match:
    """A match with a pool of its own."""
    if game == "buffy":
        return buffy_table().match
    return vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}).match


@pytest.mark.parametrize("game", ["buffy", "vtes"])
def test_the_words_of_a_match_with_cards_of_its_own_are_made_once(game: str) -> None:
    match, other = own_cards(game), own_cards(game)
    words = words_of(game).at(match)
    assert words is not words_of(game)
    assert words_of(game).at(other) is not words
    assert words_of(game).at(match) is words, "and with it the faces that were drawn"


@pytest.mark.parametrize("game", ["buffy", "vtes"])
def test_only_the_last_few_are_kept(game: str) -> None:
    match = own_cards(game)
    words = words_of(game).at(match)
    for _ in range(8):
        words_of(game).at(own_cards(game))
    assert words_of(game).at(match) is not words
