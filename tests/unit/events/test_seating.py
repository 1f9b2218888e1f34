"""Tables of four and five: who can sit down, who rests, and what a seating repeats."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from noctuary.events.seating import Tables, history_of, insert, measure, seat
from noctuary.events.table_sizes import can_sit, plan, table_sizes, who_sits


def test_all_numbers_but_six_of_them_can_sit_down() -> None:
    assert [people for people in range(1, 200) if not can_sit(people)] == [1, 2, 3, 6, 7, 11]
    for people in range(1, 200):
        sizes = table_sizes(people)
        assert set(sizes) <= {4, 5}
        assert sum(sizes) in (0, people)
        assert sizes.count(4) <= 4  # five tables of four are four of five


@pytest.mark.parametrize("people", [6, 7, 11])
@pytest.mark.parametrize("rounds", [2, 3])
def test_where_not_all_can_sit_everybody_plays_as_often(people: int, rounds: int) -> None:
    sizes = plan([rounds] * people)
    assert sum(sizes) == people * rounds
    assert all(can_sit(size) for size in sizes)
    needs = dict.fromkeys(range(people), rounds)
    played: Counter[int] = Counter()
    for _ in sizes:
        there = who_sits(needs, list(range(people)))
        assert can_sit(len(there))
        for one in there:
            needs[one] -= 1
            played[one] += 1
    assert set(played.values()) == {rounds}
    assert not who_sits(needs, list(range(people)))


def course(people: int, rounds: int, seed: int = 1) -> list[Tables]:
    random, found = Random(seed), list[Tables]()
    for _ in range(rounds):
        found.append(seat(range(people), history_of(found), random))
    return found


@pytest.mark.parametrize(("people", "rounds"), [(5, 3), (8, 3), (9, 3), (13, 2), (17, 2), (40, 2)])
def test_no_predator_meets_the_same_prey_again(people: int, rounds: int) -> None:
    found = course(people, rounds)
    pairs = [
        (one, table[(place + 1) % len(table)])
        for tables in found
        for table in tables
        for place, one in enumerate(table)
    ]
    assert len(pairs) == people * rounds
    assert len(set(pairs)) == len(pairs)
    assert measure(found)[0] == 0
    for tables in found:
        assert sorted(one for table in tables for one in table) == list(range(people))


def test_what_is_possible_with_sixteen_people_is_found() -> None:
    """Two rounds in which nobody shares a table, a seat or a relation with anybody again."""
    broken = measure(course(16, 2))
    assert broken[0] == broken[1] == broken[3] == broken[5] == 0


def test_the_measure_names_what_is_repeated() -> None:
    """The same table again: four preys, six meetings, six relations, four seats."""
    twice: list[Tables] = [[[0, 1, 2, 3]], [[0, 1, 2, 3]]]
    broken = measure(twice)
    assert (broken[0], broken[1], broken[3], broken[4]) == (4, 6, 6, 0)
    assert (broken[5], broken[6], broken[8]) == (6, 4, 6)
    five: list[Tables] = [[[0, 1, 2, 3, 4]], [[2, 1, 0, 3, 4]]]
    assert measure(five)[4] == 1  # who sat fifth sits fifth again


def test_the_same_chance_gives_the_same_seating() -> None:
    assert course(8, 2, seed=5) == course(8, 2, seed=5)


def test_finalists_put_themselves_into_the_row() -> None:
    """The fifth seed lies there first; the first seed sees all four before she chooses."""
    row: list[int] = []
    for one, place in ((5, 0), (4, 1), (3, 1), (2, 0), (1, 3)):
        row = insert(row, one, place)
    assert row == [2, 5, 3, 1, 4]
    assert insert([1, 2], 3, 99) == [1, 2, 3]
