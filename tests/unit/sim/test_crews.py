"""Who plays batches of games: nothing is lost, nothing is played twice, whatever a crew hands back."""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Any

import pytest

from noctuary.bots.helpers import cores
from noctuary.kernel.errors import NoctuaryError
from noctuary.sim.crews import BATCH, Alone, Batch, Crew, Waiting, outcomes
from noctuary.sim.workers import crew_of


def product(plan: int, number: int) -> int:
    return plan * 1000 + number


class Careless(Alone):
    """Loses every third batch, as a machine that is switched off would, and hands back half of the others."""

    given = 0

    def take(self) -> list[tuple[Batch, list[Any]]]:
        ((batch, _),) = super().take()
        self.given += 1
        count = 0 if self.given % 3 == 0 else (len(batch.numbers) + 1) // 2
        return [(batch, [product(batch.place + 1, number) for number in batch.numbers[:count]])]


@pytest.mark.parametrize("crew", [Alone(), Careless(), crew_of(2)])
def test_every_game_is_played_once(crew: Crew) -> None:
    numbers = [range(40), [3, 5, 7], range(0)]
    found = sorted(outcomes(product, [1, 2, 3], numbers, crew))
    assert found == [(0, 1000 + n) for n in range(40)] + [(1, 2000 + n) for n in (3, 5, 7)]


def test_plans_take_turns_so_that_an_interrupted_series_has_something_of_each() -> None:
    waiting = Waiting([range(BATCH * 2), range(BATCH * 2)])
    assert [batch.place for batch in waiting.some(9)] == [0, 1, 0, 1]


def test_a_batch_that_came_back_is_handed_out_first() -> None:
    waiting = Waiting([range(BATCH), range(BATCH)])
    (first,) = waiting.some(1)
    waiting.put_back(Batch(first.place, first.numbers[4:]))
    assert next(waiting.some(1)) == Batch(0, range(4, BATCH))


def dies_once(marker: str, number: int) -> int:
    """Ends its process the first time it comes to game 5."""
    if number == 5 and not Path(marker).exists():
        Path(marker).touch()
        os._exit(1)
    return number


def test_games_of_a_process_that_died_are_played_by_another(tmp_path: Path) -> None:
    found = sorted(outcomes(dies_once, [str(tmp_path / "died")], [range(40)], crew_of(2)))
    assert found == [(0, number) for number in range(40)]
    assert (tmp_path / "died").exists()


def dies(plan: int, number: int) -> int:
    os._exit(1)


def test_processes_that_die_again_and_again_are_given_up_with_a_clear_word() -> None:
    with pytest.raises(NoctuaryError, match="died"):
        list(outcomes(dies, [1], [range(3)], crew_of(2)))


def test_a_crew_that_is_left_early_is_told() -> None:
    left: list[type[BaseException] | None] = []

    class Watched(Alone):
        def __exit__(
            self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
        ) -> None:
            left.append(kind)

    games = outcomes(product, [1], [range(9)], Watched())
    next(games)
    games.close()
    assert left == [GeneratorExit]


def test_all_cores_are_as_many_as_this_process_may_use(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    class Counted:
        def __init__(self, count: int) -> None:
            made.append(count)

    monkeypatch.setattr("noctuary.sim.workers.Processes", Counted)
    monkeypatch.setattr("noctuary.bots.helpers.cores", lambda: 7)
    crew_of(0), crew_of(3)
    assert made == [7, 3]
    assert cores() >= 1
