"""Who meets whom: nobody twice as long as that is possible, nobody rests twice, everybody plays."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from noctuary.events.pairing import REST, Pair, paired, round_of
from noctuary.events.schedule import league_rounds, new_meetings


def by_trying(order: list[int], met: set[Pair]) -> list[Pair] | None:
    """The first pairing by the order, found by trying all: slow, and plainly right."""
    if not order:
        return []
    one, rest = order[0], order[1:]
    for other in rest:
        if not met & {(one, other), (other, one)}:
            others = by_trying([left for left in rest if left != other], met)
            if others is not None:
                return [(one, other), *others]
    return None


def test_it_is_the_first_pairing_that_there_is() -> None:
    random = Random(7)
    for _ in range(300):
        order = random.sample(range(20), random.choice((2, 4, 6, 8)))
        pairs = list(combinations(order, 2))
        met = set(random.sample(pairs, random.randrange(len(pairs) + 1)))
        assert paired(order, met) == by_trying(order, met)


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 30, 64])
def test_nobody_meets_or_rests_twice_as_long_as_dirac_promises(count: int) -> None:
    order, met = list(range(count)), set[Pair]()
    random = Random(count)
    for _ in range(min(9, (count + 1) // 2)):
        random.shuffle(order)
        pairs = round_of(order, met)
        assert not met & {*pairs, *((other, one) for one, other in pairs)}
        there = [one for pair in pairs for one in pair]
        assert sorted(there) == sorted([*order, *([REST] if count % 2 else [])])
        met.update(pairs)


def test_everybody_meets_everybody_before_anybody_meets_again() -> None:
    """Four people have three rounds of new opponents, and a fourth round all the same."""
    met: set[Pair] = set()
    for _ in range(3):
        met.update(round_of([0, 1, 2, 3], met))
    assert len(met) == 6
    again = round_of([0, 1, 2, 3], met)
    assert sorted(one for pair in again for one in pair) == [0, 1, 2, 3]


def test_as_few_as_possible_meet_again() -> None:
    """0 has met everybody; the others are all new to each other."""
    pairs = round_of([0, 1, 2, 3], {(0, 1), (0, 2), (0, 3)})
    old = [pair for pair in pairs if 0 in pair]
    assert len(pairs) == 2
    assert len(old) == 1


@pytest.mark.parametrize("count", range(2, 14))
def test_in_a_league_each_pair_meets_once_and_rests_are_shared(count: int) -> None:
    rounds = league_rounds(range(count))
    pairs = [pair for each in rounds for pair in each]
    games = [frozenset(pair) for pair in pairs if REST not in pair]
    assert sorted(map(sorted, games)) == [list(pair) for pair in combinations(range(count), 2)]
    rests = [one for one, other in pairs if other == REST]
    assert sorted(rests) == (list(range(count)) if count % 2 else [])
    assert all(len({one for pair in each for one in pair}) == 2 * len(each) for each in rounds)
    begins = [sum(one == who for one, other in pairs if other != REST) for who in range(count)]
    assert max(begins) - min(begins) <= 1


def test_who_comes_late_to_a_league_meets_everybody() -> None:
    assert [frozenset(pair) for pair in new_meetings([0, 1, 2], 3)] == [{0, 3}, {1, 3}, {2, 3}]
