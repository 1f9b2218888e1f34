"""Mirrored deals: the same cards for everybody, and each bot in each place."""

from __future__ import annotations

import pytest

from noctuary.kernel.match import Match
from noctuary.sim import Ladder, Plan, Series, run_series, run_tournament, tables
from noctuary.sim.plans import period
from noctuary.sim.tables import shared_out

DUEL = Plan("fables", ("red", "snow"), ("random", "greedy"), 4, b"seed", mirror=True)
FIVE = ("hard", "greedy", "greedy", "greedy", "greedy")


def test_one_deal_is_played_with_the_bots_exchanged_and_then_the_next() -> None:
    starts = [Match.start("fables", DUEL.setup(n), DUEL.seed_of(n)).digest() for n in range(4)]
    assert starts[0] == starts[1] != starts[2] == starts[3]
    assert [DUEL.bots_at(n) for n in range(2)] == [("random", "greedy"), ("greedy", "random")]
    assert [DUEL.setup(n)["first"] for n in range(4)] == ["A", "A", "B", "B"]


def test_at_a_table_of_five_the_odd_one_sits_once_in_each_place() -> None:
    plan = Plan("vtes", ("a", "b", "c", "d", "e"), FIVE, 5, b"", mirror=True)
    assert [plan.bots_at(n).index("hard") for n in range(5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("bots", "turns"), [("XY", 2), ("XYXY", 2), ("XXYY", 4), ("XX", 1), ("XYYYY", 5)])
def test_no_deal_is_played_twice_the_same_way(bots: str, turns: int) -> None:
    assert period(bots) == turns


def test_a_bot_counts_wherever_it_sits() -> None:
    report = run_series(DUEL)
    random, greedy = report.bots()
    assert (random["bot"], greedy["bot"]) == ("random", "greedy")
    assert random["games"] == greedy["games"] == 4
    assert sum(report.wins) + report.draws == 4
    assert greedy["wins"] == 4  # in either place


def test_games_are_shared_out_in_whole_deals() -> None:
    assert shared_out(10, 2, 3) == [4, 4, 2]
    assert shared_out(3, 2, 5) == [2, 2, 0, 0, 0]


def test_a_series_over_many_tables_has_every_game_once_and_other_seats_begin() -> None:
    series = Series(DUEL, tuple(tables("fables", 2, 3, b"s")))
    plans = series.plans()
    assert [plan.games for plan in plans] == [2, 2]
    assert [plan.setup(0)["first"] for plan in plans] == ["A", "B"]
    assert run_series(series).games == 4


def test_tables_are_all_pairs_in_an_order_by_lot() -> None:
    found = tables("fables", 2, None, b"s")
    assert len(set(map(frozenset, found))) == len(found) == 45
    assert found == tables("fables", 2, None, b"s") != tables("fables", 2, None, b"t")


def test_at_larger_tables_everything_sits_everywhere() -> None:
    found = tables("fables", 4, None, b"s")
    assert all(len(set(table)) == 4 for table in found)
    for seat in range(4):
        assert len({table[seat] for table in found}) == len(found) == 10


def test_each_pair_of_a_ladder_plays_the_same_deals() -> None:
    ladder = Ladder(("random", "greedy", "easy"), DUEL, (("red", "snow"), ("alice", "mulan")))
    first, second = ladder.between(0, 1), ladder.between(1, 2)
    assert [meeting.plan.seed for meeting in first] == [meeting.plan.seed for meeting in second]
    assert [meeting.plan.games for meeting in first] == [2, 2]
    assert first[0].plan.bots == ("random", "greedy")


def test_a_ladder_knows_who_won_in_whichever_place_he_sat() -> None:
    standings = run_tournament(Ladder(("random", "greedy"), DUEL, (("red", "snow"),)))
    assert standings.wins == [[0, 0], [4, 0]]
    random, greedy = standings.elo()
    assert greedy.elo == greedy.low == greedy.high == 1000  # the anchor
    assert random.elo < 700


def test_a_ladder_is_the_same_with_any_number_of_processes() -> None:
    ladder = Ladder(("random", "greedy"), DUEL, tuple(tables("fables", 2, 2, b"s")))
    alone, together = run_tournament(ladder).document(), run_tournament(ladder, jobs=2).document()
    del alone["seconds"], together["seconds"]
    assert alone == together
