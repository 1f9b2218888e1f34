"""Dumps of VTES with something wrong in them: each is refused, or is a game that plays on in good order."""

from __future__ import annotations

import pytest

from tests.tables.vtes_games import VtesGames
from tests.tools.mutations import PER_DUMP, attempt, mutants

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_mutant_is_refused_or_plays_on(seed: int) -> None:
    game = VtesGames()
    answers = [attempt(game, mutant, longest=120) for mutant in mutants(game, 100 + seed, 2 * PER_DUMP)]
    assert any(answer is None for answer in answers)
    assert any(answer is not None for answer in answers)
