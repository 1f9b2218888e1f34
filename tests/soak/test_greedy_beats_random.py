"""The greedy bot beats the random one in 95 of 100 games or more, with each Fable against three others.

The compiled engine plays all hundred; the interpreted one plays ten, of which greedy may lose one.
"""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.kernel.match import Match
from tests.fables_games import FABLES
from tests.soak.test_random_games import COMPILED

PAIRS = [(fable, FABLES[(place + away) % 10]) for place, fable in enumerate(FABLES) for away in (1, 4, 7)]
GAMES, NEEDED = (100, 95) if COMPILED else (10, 9)


@pytest.mark.parametrize(("fable", "foe"), PAIRS)
def test_greedy_beats_random(fable: str, foe: str) -> None:
    won = 0
    for number in range(GAMES):
        seed = f"{fable} {foe} {number}".encode()
        match = Match.start("fables", {"fables": [fable, foe]}, seed)
        play_out(match, [make_bot("greedy", "fables", seed), make_bot("random", "fables", seed)], 20_000)
        won += match.winners == [0]
    assert won >= NEEDED
