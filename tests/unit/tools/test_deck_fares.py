"""How ready decks fare, as their pages tell it, from series that were played."""

from __future__ import annotations

from typing import Any

from tools.deck_fares import kept_with, series_of


def report(wins: list[list[int]], shares: list[list[float]], draws: int) -> dict[str, Any]:
    told = {"bot": "greedy", "seed": "s", "entrants": ["a", "b", "c"], "games_per_pair": 4}
    return {**told, "wins": wins, "shares": shares, "draws": draws}


def test_a_draw_is_half_a_win_and_a_game_that_broke_off_was_not_played() -> None:
    wins = [[0, 3, 2], [0, 0, 2], [1, 2, 0]]  # a and b broke one off, a and c drew one
    shares = [[0.0, 1.0, 0.625], [0.0, 0.0, 0.5], [0.375, 0.5, 0.0]]
    series = series_of(report(wins, shares, draws=1))
    assert series["games"] == [[0, 3, 4], [3, 0, 4], [4, 4, 0]]
    assert series["won"] == [[0, 3, 2.5], [0, 0, 2], [1.5, 2, 0]]


def test_series_of_other_decks_stay() -> None:
    old = [{"entrants": ["a", "b"], "seed": "old"}, {"entrants": ["x", "y"], "seed": "old"}]
    new = [{"entrants": ["b", "c"], "seed": "new"}]
    assert kept_with(old, new) == [old[1], new[0]]
