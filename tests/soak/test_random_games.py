"""Many whole random games of every kind: none may raise, and all of them end.

The compiled engine plays as many as `WholeGames.soak` says, the interpreted one a fraction of that;
NOCTUARY_SOAK sets another number.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from noctuary.kernel.match import Match
from tests.tables.whole_games import COMPILED, LONGEST, WholeGames, every_game, play_random

CHUNKS = 20 if COMPILED else 4  # each with games enough for a share of them to mean something


def number_of(game: WholeGames) -> int:
    return int(os.environ.get("NOCTUARY_SOAK", game.soak[0 if COMPILED else 1]))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
def test_random_games_of_every_kind_end_without_an_exception(game: WholeGames, chunk: int) -> None:
    """FAB-RUL-47, BUF-RUL-54"""
    undecided = 0
    numbers = range(chunk, number_of(game), CHUNKS)
    for number in numbers:
        match = Match.start(game.name, game.soak_setup(number), number.to_bytes(4, "big"))
        made = play_random(match, Random(number))
        assert match.over, number
        assert made < LONGEST
        game.assert_in_bounds(match)
        undecided += not match.winners
    assert undecided <= game.most_undecided * len(numbers) + 1, "hardly any game stops making progress"
