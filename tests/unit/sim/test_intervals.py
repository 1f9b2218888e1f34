"""Intervals hold what they promise."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.sim.intervals import Mean, Ratio, wilson
from noctuary.sim.sums import Tally


def test_wilson_as_in_the_books() -> None:
    assert wilson(8, 10) == pytest.approx((0.4902, 0.9433), abs=0.0001)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=0.0001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_share_of_victory_points_lies_in_its_interval_nineteen_times_of_twenty() -> None:
    """A seat that takes a fifth of whatever a table comes to."""
    random, inside = Random(1), 0
    for _ in range(300):
        ratio = Ratio()
        for _ in range(60):
            points = [0.0] * 5
            for _ in range(random.randrange(3, 6)):
                points[random.randrange(5)] += 1
            ratio.add(points[0], sum(points))
        low, high = ratio.interval()
        inside += low <= 0.2 <= high
    assert 0.9 <= inside / 300 <= 0.99


def test_a_ratio_counts_points_and_not_games() -> None:
    ratio = Ratio()
    for part, whole in ((1, 1), (0, 3), (2, 4)):
        ratio.add(part, whole)
    assert ratio.share == 3 / 8
    assert Ratio().interval() == (0.0, 1.0)


@pytest.mark.parametrize("part", [0, 2, 5])
def test_games_that_all_went_alike_leave_some_doubt(part: int) -> None:
    ratio = Ratio()
    for _ in range(10):
        ratio.add(part, 5)
    assert ratio.interval() == wilson(part * 2, 10)


def test_who_holds_all_seats_has_all_points_for_sure() -> None:
    everywhere, somewhere = Tally(seats=2), Tally(seats=1)
    for tally in (everywhere, somewhere):
        tally.points.add(2, 2)
        tally.points.add(2, 2)
    assert everywhere.points_interval(2) == (1.0, 1.0)
    low, high = somewhere.points_interval(2)
    assert (low, high) == wilson(2, 2)


def test_a_mean_has_the_interval_of_the_normal_distribution() -> None:
    mean = Mean()
    for value in (1, 2, 3, 4, 5):
        mean.add(value)
    assert mean.value == 3
    assert mean.interval() == pytest.approx((3 - 1.386, 3 + 1.386), abs=0.001)
