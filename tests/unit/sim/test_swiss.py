"""Swiss tournaments: those who stand alike meet, nobody meets anybody twice, nobody rests twice."""

from __future__ import annotations

from random import Random

import pytest

from noctuary.events.pairing import REST, most_rounds
from noctuary.kernel.errors import NoctuaryError
from noctuary.sim import Ladder, Outcome, Plan, Standings, Swiss, Tournament, run_swiss
from noctuary.sim.swiss import games_of_swiss


def entrants(count: int) -> Ladder:
    plan = Plan("fables", ("red", "snow"), (), 2, b"s")
    return Ladder(tuple(f"bot-{n}" for n in range(count)), plan, (("red", "snow"),))


def by_lot(count: int, seed: int) -> Swiss:
    """A tournament of as many rounds as there can be, each game won by lot."""
    ladder, random = entrants(count), Random(seed)
    swiss = Swiss(Standings(ladder))
    for _ in range(most_rounds(count)):
        swiss.rounds.append(swiss.next_round())
        for one, other in swiss.rounds[-1]:
            for meeting in [] if REST in (one, other) else ladder.between(one, other):
                for number in range(2):
                    swiss.standings.add(meeting, Outcome(number, (random.randrange(2),), 9, 99))
    return swiss


@pytest.mark.parametrize("count", range(2, 14))
def test_nobody_meets_anybody_or_rests_twice(count: int) -> None:
    for seed in range(10):
        rounds = by_lot(count, seed).rounds
        met = [frozenset(pair) for pairs in rounds for pair in pairs]
        assert len(met) == len(set(met))
        for pairs in rounds:
            there = [one for pair in pairs for one in pair]
            assert sorted(there) == sorted([*range(count), *([REST] if count % 2 else [])])


def test_those_who_won_meet_those_who_won() -> None:
    swiss = by_lot(8, 1)
    fresh = Swiss(swiss.standings, swiss.rounds[:1])
    leaders = {one for one in range(8) if fresh.points(one) == 1}
    if len(leaders) % 2 == 0:
        second = swiss.rounds[1]
        assert all((one in leaders) == (other in leaders) for one, other in second)


def test_it_is_played_and_told_in_order() -> None:
    cup = Tournament("fables", ("red", "snow", "alice", "mulan"), "random", 2, b"s")
    swiss = run_swiss(cup, 2)
    assert swiss.standings.played == games_of_swiss(cup, 2) == 8
    told = swiss.document()
    assert len(told["rounds"]) == 2  # type: ignore[arg-type]
    points = [swiss.points(one) for one in swiss.order()]
    assert points == sorted(points, reverse=True)
    assert sum(points) == 4
    again = run_swiss(cup, 2, jobs=2).document()
    del told["seconds"], again["seconds"]
    assert told == again


def test_too_many_rounds_are_refused() -> None:
    with pytest.raises(NoctuaryError) as refused:
        run_swiss(entrants(4), 3)
    assert refused.value.arguments["most"] == 2
