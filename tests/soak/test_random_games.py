"""Many whole random games over all modes, pairings and relic decks: none may raise.

The compiled engine plays 20,000 of them, the interpreted one a tenth of that; NOCTUARY_SOAK sets another
number.
"""

from __future__ import annotations

import os
from random import Random

import pytest

import noctuary.kernel.match
from noctuary.games.fables.game import mine
from noctuary.kernel.match import Match
from tests.fables_games import TURN_CAP, assert_in_bounds, play_random, setup_number

COMPILED = not noctuary.kernel.match.__file__.endswith(".py")
GAMES = int(os.environ.get("NOCTUARY_SOAK", "20000" if COMPILED else "2000"))
CHUNKS = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_games_of_every_kind_end_without_an_exception(chunk: int) -> None:
    """FAB-RUL-47"""
    drawn = 0
    numbers = range(chunk, GAMES, CHUNKS)
    for number in numbers:
        setup = {**setup_number(number), "turn_cap": TURN_CAP}
        match = Match.start("fables", setup, number.to_bytes(4, "big"))
        play_random(match, Random(number))
        assert match.over, number
        assert_in_bounds(mine(match.state))
        drawn += not match.winners
    assert drawn <= 0.03 * len(numbers) + 1, "hardly any game stops making progress"
