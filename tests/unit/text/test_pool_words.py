"""Words of matches that bring cards of their own: made once, and kept for the next question."""

from __future__ import annotations

from typing import Final

import pytest

from noctuary.games.fables.game import GAME
from noctuary.kernel.game import Document
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting import log_lines, present
from noctuary.text.catalogue import Language
from noctuary.text.words import words_of
from tests.tables.buffy_table import buffy_table
from tests.tables.vtes_table import vtes_table

SPARE_SHOT: Final[Document] = {
    "fables": ["red", "snow"],
    "cards": [
        {
            "slug": "spare-shot",
            "type": "attack",
            "range": "3",
            "effects": [{"effect": "damage", "amount": "T+B"}],
        }
    ],
    "seats": {"A": {"hand": ["spare-shot", "attack-1"]}},
}


def own_cards(game: str) -> Match:
    """A match with a pool of its own."""
    if game == "fables":
        return Match.at(GAME, GAME.load(SPARE_SHOT), b"test", log=True)
    if game == "buffy":
        return buffy_table().match
    return vtes_table(A={"ready": ["ann"]}, B={"ready": ["bob"]}).match


@pytest.mark.parametrize("game", ["buffy", "fables", "vtes"])
def test_the_words_of_a_match_with_cards_of_its_own_are_made_once(game: str) -> None:
    match, other = own_cards(game), own_cards(game)
    words = words_of(game).at(match)
    assert words is not words_of(game)
    assert words_of(game).at(other) is not words
    assert words_of(game).at(match) is words, "and with it the faces that were drawn"


@pytest.mark.parametrize("game", ["buffy", "fables", "vtes"])
def test_only_the_last_few_are_kept(game: str) -> None:
    match = own_cards(game)
    words = words_of(game).at(match)
    for _ in range(8):
        words_of(game).at(own_cards(game))
    assert words_of(game).at(match) is not words


def test_a_card_of_a_position_of_its_own_is_shown_and_told() -> None:
    """Its face, its text and the line of the log in which it is used."""
    match = own_cards("fables")
    frame = present(match, Seat(0), Language.EN, 0)
    assert frame.faces["spare-shot"].title == "Spare shot"
    assert "damage" in frame.faces["spare-shot"].text
    match.play_text("use spare-shot attack-1")
    lines = log_lines(match, -1, None, Language.FR)
    assert ["spare-shot", "Spare shot"] in [card for line in lines for card in line.cards]
