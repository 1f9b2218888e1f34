"""What is foretold of an offer is true and tells nothing hidden; hardly anybody who plays well is warned."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from noctuary.bots import make_bot
from noctuary.kernel.match import Match
from noctuary.text.catalogue import Language
from noctuary.text.forecast import foretold, outcome_in, outcomes
from tests.tables.whole_games import WholeGames, every_game, play_random, tries

in_every_game = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.name)
keys = st.binary(min_size=4, max_size=4)
MOST_WARNED = 0.03  # of the questions that the greedy bot answers
TRUE = 150  # forecasts that are held to what came


@in_every_game
def test_what_is_foretold_comes_true(game: WholeGames) -> None:
    """Wherever nobody else is asked on the way, the numbers beside an offer are those that follow from it."""
    random = Random(12)
    told = 0
    for number in range(60):
        match = Match.start(game.name, game.setup_number(number), bytes([number]), log=True)
        for _ in range(40):
            play_random(match, random, 1 + random.randrange(6))
            for move, outcome in outcomes(match).items():
                if outcome.answerable or not (outcome.changes or outcome.at_once):
                    continue
                came = outcome_in(match, move)
                assert outcome.changes.items() <= came.changes.items(), match.notation(move)
                assert outcome.at_once.items() <= came.at_once.items(), match.notation(move)
                told += 1
        if told >= TRUE:
            return
    raise AssertionError(f"hardly anything is foretold: {told}")


@in_every_game
@tries(24)
@given(st.data())
def test_nothing_hidden_shows(game: WholeGames, data: st.DataObject) -> None:
    """In every world that she cannot tell from the real one she reads the same beside her offers."""
    match = data.draw(game.matches())
    assume(match.decision is not None)
    assert match.decision is not None
    seat = match.decision.seat
    real = foretold(match, Language.EN)
    assert foretold(match.imagine(seat, data.draw(keys)), Language.EN) == real


@in_every_game
@tries(6)
@given(st.data())
def test_looking_ahead_changes_nothing(game: WholeGames, data: st.DataObject) -> None:
    match = data.draw(game.matches())
    before = match.digest()
    foretold(match, Language.FR)
    assert match.digest() == before


@in_every_game
def test_hardly_anybody_who_plays_well_is_warned(game: WholeGames) -> None:
    asked = warned = 0
    for number in range(3):
        match = Match.start(game.name, game.setup_number(7 * number), bytes([number]))
        bots = [make_bot("greedy", game.name, bytes([number, seat])) for seat in range(match.seats)]
        for _ in range(120):
            decision = match.decision
            if decision is None:
                break
            move = bots[decision.seat].choose(match)
            asked += 1
            warned += bool(foretold(match, Language.EN)[move].warning)
            match.play(move)
    print(f"{game.name}: {warned} warnings at {asked} questions")
    assert warned < MOST_WARNED * asked
