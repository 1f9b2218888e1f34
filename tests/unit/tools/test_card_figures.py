"""What the rows of a series tell of cards: who had them, who played them, who won with them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from noctuary.text.card_figures import CardFigure, SeatFigure
from tools.card_figures import count


def row(number: int, winners: list[str], cards: list[dict[str, int]], **more: Any) -> str:
    told = {"number": number, "seats": ["red", "snow"], "winners": winners, "cards": cards}
    rest = {"turns": 9, "decisions": 90, "error": "", "first": "A", "ending": "", "points": []}
    return json.dumps({**told, **rest, "shown": [], "asked": 0, "vitals": [], **more})


def test_cards_are_counted_by_whoever_had_played_and_won_with_them() -> None:
    rows = [
        row(0, ["A"], [{"pot-shot": 2, "attack-1": 3}, {"attack-1": 1}]),
        row(1, ["B"], [{"attack-1": 1}, {"attack-1": 2, "blood-1": 1}]),
        row(2, [], [{}, {}], error="KeyError: it broke off, and counts for nobody"),
    ]
    found = count("fables", "noctuary sim fables …", rows)
    assert (found.games, found.players) == (2, 2)
    assert found.cards["pot-shot"] == CardFigure(held=2, played=1, times=2, won=1)
    assert found.cards["attack-1"] == CardFigure(held=4, played=4, times=7, won=2)
    assert found.cards["system-hack"] == CardFigure(held=2, played=0, times=0, won=0)
    assert "blood-1" not in found.cards, "an imaginary card is nobody's"
    assert found.seats == {"red": SeatFigure(2, 1), "snow": SeatFigure(2, 1)}


def test_rows_without_cards_are_refused_with_a_word_how_to_get_them() -> None:
    with pytest.raises(SystemExit, match="--report"):
        count("fables", "noctuary sim fables …", [row(0, ["A"], [])])
