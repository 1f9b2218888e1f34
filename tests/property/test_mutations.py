"""A dump with something wrong in it is refused with a clear word or plays on in good order.

NOCTUARY_MUTANTS sets another number of them, and NOCTUARY_MUTANTS_SEED other ones.
"""

from __future__ import annotations

import os

import pytest

from tests.tables.whole_games import WholeGames, every_game
from tests.tools.mutations import PER_DUMP, attempt, mutants

MUTANTS = int(os.environ.get("NOCTUARY_MUTANTS", "240"))
SEED = int(os.environ.get("NOCTUARY_MUTANTS_SEED", "1"))
CHUNKS = 4
LONGEST = 120  # moves that each of them is played here

in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@in_every_game
def test_a_mutant_is_refused_or_plays_on(game: WholeGames, chunk: int) -> None:
    count = MUTANTS // CHUNKS
    played = sum(attempt(game, mutant, LONGEST) is None for mutant in mutants(game, SEED + chunk, count))
    assert 0 < played < count, "both come up"


@in_every_game
def test_the_same_seed_makes_the_same_mutants(game: WholeGames) -> None:
    made = [list(mutants(game, 1, PER_DUMP + 2)) for _ in range(2)]
    assert made[0] == made[1]
    assert len({str(mutant.document) for mutant in made[0]}) > PER_DUMP, "and each is another one"
