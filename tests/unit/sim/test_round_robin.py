"""Everybody against everybody: each pair in both seat orders, and every game counted once."""

from __future__ import annotations

import pytest

from noctuary.sim import Outcome, Tournament, run_tournament

FABLES = Tournament("fables", ("red", "snow", "alice"), "random", 5, b"seed")


def test_each_pair_plays_half_of_its_games_with_the_seats_exchanged() -> None:
    games = {plan.seats: plan.games for _, _, plan in FABLES.plans()}
    assert games == {
        ("red", "snow"): 3,
        ("snow", "red"): 2,
        ("red", "alice"): 3,
        ("alice", "red"): 2,
        ("snow", "alice"): 3,
        ("alice", "snow"): 2,
    }


def test_every_game_is_counted_once() -> None:
    standings = run_tournament(FABLES)
    assert standings.failures == []
    assert standings.played == 15
    for one in range(3):
        assert standings.wins[one][one] == 0
        for other in range(3):
            if one != other:
                assert standings.games[one][other] == 5
                assert standings.share(one, other) + standings.share(other, one) == pytest.approx(1)
    assert sum(map(sum, standings.wins)) + standings.draws == 15


def test_the_same_seed_gives_the_same_standings_with_any_number_of_processes() -> None:
    alone, together = run_tournament(FABLES).document(), run_tournament(FABLES, jobs=2).document()
    del alone["seconds"], together["seconds"]
    assert alone == together


def test_who_began_and_how_it_was_won_is_counted() -> None:
    """BUF-SETUP-06: the only Villain begins. BUF-VIC-01, BUF-VIC-02: there are two ways to win."""
    cup = Tournament("buffy", ("ada-vance", "countess-vesna"), "random", 2, b"s", (("turn_limit", 3),))
    standings = run_tournament(cup)
    assert standings.sums.decided == sum(standings.sums.endings.values())
    assert standings.sums.first_wins == sum(standings.wins[1])
    assert set(standings.sums.endings) <= {"destiny", "park", "other"}


def test_a_draw_is_half_a_win() -> None:
    contest = Tournament("fables", ("red", "snow"), "random", 0, b"")
    standings, meeting = run_tournament(contest), contest.plans()[0]
    standings.add(meeting, Outcome(0, (), 9, 99))
    assert (standings.draws, standings.share(0, 1)) == (1, 0.5)
    standings.add(meeting, Outcome(1, (0,), 9, 99))
    assert standings.share(0, 1) == 0.75


def test_a_game_that_broke_off_counts_for_nobody() -> None:
    contest = Tournament("fables", ("red", "snow"), "random", 0, b"")
    standings, meeting = run_tournament(contest), contest.plans()[0]
    standings.add(meeting, Outcome(3, (), 0, 0, "endless"))
    assert (standings.played, len(standings.failures)) == (0, 1)
    assert standings.failures[0].seed == meeting.plan.seed_of(3)
