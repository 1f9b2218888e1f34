"""The greedy bot beats the random one in 19 of 20 games or more, with each Fable and with each ready deck.

The compiled engine plays forty of each; the interpreted one plays a few, of which greedy may lose one.
"""

from __future__ import annotations

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.kernel.match import Match
from tests.tables.whole_games import COMPILED, WholeGames, every_game

CASES = [(game, name) for game in every_game() for name in game.duels()]
GAMES, MAY_LOSE = 40, 2
LONGEST = 20_000  # decisions; a game that has not ended by then is not won


@pytest.mark.parametrize(("game", "name"), CASES, ids=[name for _, name in CASES])
def test_greedy_beats_random(game: WholeGames, name: str) -> None:
    setups = game.duels()[name]
    games, may_lose = (GAMES, MAY_LOSE) if COMPILED else (game.few, 1)
    lost = 0
    for number in range(games):
        seed = f"{name} {number}".encode()
        match = Match.start(game.name, setups[number % len(setups)], seed)
        play_out(match, [make_bot("greedy", game.name, seed), make_bot("random", game.name, seed)], LONGEST)
        lost += match.winners != [0]
        assert lost <= may_lose, f"{lost} of {number + 1} not won"
