"""Standings: points are conserved, what opponents are worth breaks ties, a final decides."""

from __future__ import annotations

from itertools import combinations
from random import Random

from noctuary.events.pairing import REST
from noctuary.events.standings import Duel, TableResult, after_final, duel_standings, table_standings


def test_a_win_is_three_points_a_draw_one_and_a_rest_a_win() -> None:
    lines = duel_standings([0, 1, 2], [Duel(0, 1), Duel(0, 2, 0.5), Duel(1, REST)])
    told = {line.entry: (line.points, line.played, line.won, line.drawn, line.lost) for line in lines}
    assert told == {0: (4, 2, 1, 1, 0), 1: (3, 1, 0, 0, 1), 2: (1, 1, 0, 1, 0)}


def test_of_those_with_as_many_points_she_is_first_who_met_the_stronger() -> None:
    """0 and 1 have won once each; she whom 1 has beaten has won against somebody else, the other has not."""
    duels = [Duel(0, 3), Duel(1, 2), Duel(2, 4), Duel(5, 3)]
    order = [line.entry for line in duel_standings(range(6), duels)]
    assert order.index(1) < order.index(0)


def test_in_a_league_the_game_between_them_decides() -> None:
    """0 and 1 have won two of three; 1 has beaten 0."""
    duels = [Duel(1, 0), Duel(0, 2), Duel(0, 3), Duel(1, 2), Duel(3, 1), Duel(2, 3)]
    lines = duel_standings(range(4), duels, league=True)
    assert [line.entry for line in lines][:2] == [1, 0]
    assert lines[0].points == lines[1].points


def test_who_is_alike_in_everything_shares_a_place() -> None:
    lines = duel_standings(range(4), [Duel(0, 1), Duel(2, 3)])
    assert [line.place for line in lines] == [1, 1, 3, 3]


def test_what_is_won_is_what_others_lose() -> None:
    random = Random(3)
    duels = [Duel(one, other, random.choice((0.0, 0.5, 1.0))) for one, other in combinations(range(9), 2)]
    lines = duel_standings(range(9), duels)
    assert sum(line.won for line in lines) == sum(line.lost for line in lines)
    assert sum(line.played for line in lines) == 2 * len(duels)
    drawn = sum(duel.score == 0.5 for duel in duels)
    assert sum(line.points for line in lines) == 3 * (len(duels) - drawn) + 2 * drawn


def test_a_game_win_needs_two_points_and_more_than_anybody() -> None:
    assert TableResult((7, 8, 9, 4, 5), (3, 1, 1, 0, 0)).game_win() == 7
    assert TableResult((7, 8, 9, 4, 5), (2, 2, 1, 0, 0)).game_win() is None
    assert TableResult((7, 8, 9, 4), (1.5, 0.5, 0.5, 0)).game_win() is None


def test_tournament_points_go_by_rank_and_are_shared() -> None:
    assert TableResult((1, 2, 3, 4, 5), (3, 1, 1, 0, 0)).tournament_points() == [60, 42, 42, 18, 18]
    assert TableResult((1, 2, 3, 4), (0, 0, 0, 4)).tournament_points() == [28, 28, 28, 60]
    for points in ((5, 0, 0, 0, 0), (1, 1, 1, 1, 1), (2, 1, 0.5, 0.5, 0.5)):
        assert round(sum(TableResult((1, 2, 3, 4, 5), points).tournament_points()), 9) == 180


def test_game_wins_come_before_points_and_lots_before_nothing() -> None:
    """3 has more points, 1 has a game win; 4 and 5 have the same of everything."""
    results = [TableResult((1, 2, 4, 5), (2, 1, 0, 0)), TableResult((3, 6, 7, 8), (2, 2, 0, 0))]
    results.append(TableResult((3, 6, 7, 8), (2, 2, 0, 0)))
    lines = table_standings(range(1, 9), results, {4: 9, 5: 2})
    order = [line.entry for line in lines]
    assert order[:2] == [1, 3]
    assert order.index(5) < order.index(4)
    assert [line.place for line in lines] == list(range(1, 9))


def test_the_final_is_won_by_points_and_then_by_seed() -> None:
    results = [TableResult((1, 2, 3, 4, 5), (5, 0, 0, 0, 0)), TableResult((6, 7, 8, 9), (0, 0, 0, 4))]
    seeds = table_standings(range(1, 10), results, {})
    five = [line.entry for line in seeds[:5]]
    assert five[:2] == [1, 9]
    drawn = TableResult(tuple(five), (1.0, 1.0, 1.0, 1.0, 1.0))
    told = after_final(table_standings(range(1, 10), results, {}), drawn)
    assert told[0].entry == 1
    assert [line.place for line in told] == [1, 2, 2, 2, 2, 6, 7, 8, 9]
    won = TableResult(tuple(five), (0.0, 0.5, 3.0, 0.0, 0.0))
    assert after_final(table_standings(range(1, 10), results, {}), won)[0].entry == five[2]
