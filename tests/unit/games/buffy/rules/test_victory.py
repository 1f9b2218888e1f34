"""Destiny (BUF-DST), the Park, the end of the game (BUF-VIC)."""

from __future__ import annotations

import pytest

from noctuary.games.buffy.blocks import destiny, moving
from noctuary.games.buffy.pieces import Ability, Mode, Until
from noctuary.games.buffy.rules import conceding, victory
from noctuary.games.buffy.state import NOBODY
from noctuary.kernel.ids import Seat
from tests.tables.buffy_table import buffy_state, buffy_table, usual_box

A, B, C = Seat(0), Seat(1), Seat(2)


def test_everyone_starts_without_destiny_and_never_falls_below() -> None:
    """BUF-DST-01, BUF-DST-02, BUF-DST-04"""
    s = buffy_state(a={"destiny": 1})
    victory.lose_destiny(s, A, 3)
    victory.lose_destiny(s, B, 1)
    assert [side.destiny for side in s.sides] == [0, 0]


@pytest.mark.parametrize(("destiny", "gain"), [(9, 1), (8, 5)])
def test_ten_destiny_points_win_at_once(destiny: int, gain: int) -> None:
    """BUF-VIC-01, BUF-GOAL-02"""
    s = buffy_state(a={"destiny": destiny})
    victory.gain_destiny(s, A, gain)
    assert s.winner == A


def test_after_a_win_nothing_changes_any_more() -> None:
    """BUF-RUL-47"""
    s = buffy_state(a={"destiny": 9}, b={"destiny": 4})
    victory.gain_destiny(s, A, 1)
    victory.lose_destiny(s, A, 1)
    victory.gain_destiny(s, B, 6)
    assert (s.winner, s.sides[0].destiny, s.sides[1].destiny) == (A, 10, 4)


def test_if_one_effect_lifts_several_the_highest_wins_and_then_the_nearest() -> None:
    """BUF-RUL-46"""
    higher = buffy_state(active="A", a={"destiny": 8}, b={"destiny": 9})
    victory.gain_together(higher, [A, B], 2)
    assert higher.winner == B
    equal = buffy_state(players=3, active="C", a={"destiny": 9}, b={"destiny": 9}, c={"destiny": 2})
    victory.gain_together(equal, [A, B, C], 1)
    assert equal.winner == A


def test_paying_needs_that_many() -> None:
    """BUF-DST-03, BUF-CHG-11"""
    s = buffy_state(a={"destiny": 2})
    assert victory.why_not_pay(s, A, 2) is None
    refusal = victory.why_not_pay(s, A, 3)
    assert refusal is not None
    assert refusal.rule == "BUF-DST-03"
    victory.pay_destiny(s, A, 2)
    assert s.sides[0].destiny == 0


def test_the_only_player_in_the_park_counts_up() -> None:
    """BUF-EX-03: BUF-VIC-03, BUF-VIC-05"""
    table = buffy_table(step="end", a={"characters": {"buffy-1": "park"}})
    table.play("A pass", "B pass")
    assert (table.state.park_holder, table.state.park_count) == (A, 1)
    assert not table.state.day


def test_the_park_is_held_while_others_act_elsewhere() -> None:
    """BUF-EX-01: BUF-GOAL-04, BUF-VIC-03"""
    table = buffy_table(
        step="conflict",
        a={
            "essence": "buffy-essence",
            "characters": {"buffy-1": "park", "giles-1": "park", "angel-1": "A1", "xander-1": "A1"},
        },
        challenges={"B:good-deed-1": "A1"},
    )
    assert "face good-deed-1 with angel-1" in table.offered()
    assert "face good-deed-1 with buffy-1" not in table.offered()
    table.play("A pass", "B pass", "A pass", "B pass")
    assert (table.state.park_holder, table.state.park_count) == (A, 1)


@pytest.mark.parametrize("others", [{}, {"buffy-1": "park"}])
def test_nobody_or_two_players_in_the_park_set_it_back(others: dict[str, str]) -> None:
    """BUF-VIC-04"""
    rival = {"spike-1": "park"} if others else {}
    s = buffy_state(park=("A", 4), a={"characters": others}, b={"characters": rival})
    victory.park_check(s)
    assert (s.park_holder, s.park_count) == (NOBODY, 0)


def test_when_the_park_changes_hands_the_new_count_is_one() -> None:
    """BUF-RUL-13, BUF-VIC-06"""
    s = buffy_state(park=("A", 4), b={"characters": {"spike-1": "park"}})
    victory.park_check(s)
    assert (s.park_holder, s.park_count) == (B, 1)


def test_the_sixth_check_in_a_row_wins_before_the_flip() -> None:
    """BUF-VIC-02, BUF-VIC-06, BUF-RUL-12"""
    table = buffy_table(step="end", active="B", park=("A", 5), a={"characters": {"xander-1": "park"}})
    table.play("B pass", "A pass")
    assert table.match.winners == [A]
    assert table.state.day


def test_conceding_with_two_players_ends_the_game() -> None:
    """BUF-RUL-49"""
    s = buffy_state()
    conceding.concede(s, A)
    assert s.winner == B


def test_conceding_among_three_clears_the_table_of_that_player() -> None:
    """BUF-RUL-49"""
    table = buffy_table(
        players=3,
        a={"characters": {"buffy-1": "A1"}},
        b={"characters": {"thug-1": "B1"}},
        challenges={"A:good-deed-1": "A1"},
        locations={"A1": "library"},
    )
    table.play("A concede")
    s = table.state
    assert [character.owner for character in s.characters] == [B]
    assert (s.challenges, s.winner, s.watch) == ([], NOBODY, B)
    assert s.locations[1] != -1


def test_the_game_goes_on_without_characters() -> None:
    """BUF-RUL-50"""
    table = buffy_table(step="end")
    table.play("A pass", "B pass")
    assert not table.match.over


def test_a_space_that_counts_as_the_park_is_controlled_with_it() -> None:
    """BUF-GOLD-01, BUF-VIC-03"""
    box = usual_box()
    as_park = moving.CountAsPark(until=Until.WHILE)
    box.location("street", Ability(Mode.STANDING, [as_park]))
    s = buffy_state(box, locations={"B2": "street"}, a={"characters": {"buffy-1": "B2"}})
    assert victory.park_controller(s) == A


def test_a_card_may_prevent_a_loss() -> None:
    """BUF-GOLD-01, BUF-DST-04"""
    box = usual_box()
    box.essence(
        "buffy-essence", Ability(Mode.STANDING, [destiny.Destiny(what=destiny.Change.KEEP, amount=1)])
    )
    s = buffy_state(box, a={"destiny": 3})
    victory.lose_destiny(s, A, 2)
    assert s.sides[0].destiny == 2
