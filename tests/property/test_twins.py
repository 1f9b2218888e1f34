"""Nobody learns from a question what somebody else holds: who is asked, and when, is the same either way."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from tests.tables.twins import difference
from tests.tables.whole_games import WholeGames, every_game, picks, play_random, seeds, tries

twins = tries(12)
in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
WORLDS = 12  # looked at in each game


@in_every_game
@twins
@given(st.data())
def test_worlds_that_a_seat_cannot_tell_apart_go_the_same_way(game: WholeGames, data: st.DataObject) -> None:
    """FAB-INFO-03, VTES-SETUP-07, VTES-RUL-17: as tables play it, with `ask_anyway` in Fables."""
    setup = data.draw(game.setups())
    if game.name == "fables":
        setup = {**setup, "ask_anyway": True}
    match = Match.start(game.name, setup, data.draw(seeds), log=True)
    random = Random(data.draw(picks))
    play_random(match, random, random.randrange(game.longest))
    assume(not match.over)
    for _ in range(WORLDS):
        if match.over:
            break
        if match.at_rest:
            assert difference(match, Seat(random.randrange(match.seats)), random) is None
        play_random(match, random, 1 + random.randrange(6))
