"""Dumps with something wrong in them, for every game."""

from __future__ import annotations

import pytest

from tests.mutations import PER_DUMP, mutants
from tests.whole_games import WholeGames, every_game

in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)


@in_every_game
def test_the_same_seed_makes_the_same_mutants(game: WholeGames) -> None:
    made = [list(mutants(game, 1, PER_DUMP + 2)) for _ in range(2)]
    assert made[0] == made[1]
    assert len({str(mutant.document) for mutant in made[0]}) > PER_DUMP, "and each is another one"
