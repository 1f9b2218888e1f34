"""The time of a table is up: a move of the history, after which the running turn is the last one."""

from __future__ import annotations

import random

import pytest

from noctuary.games.vtes.state import State as VtesState
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.records import read_records, record_of

SETUPS: dict[str, Document] = {
    "fables": {"fables": ["red", "snow"]},
    "buffy": {"decks": ["ada-vance", "countess-vesna"]},
    "vtes": {"decks": ["v5-malkavian", "v5-ventrue"]},
}


def begun(game: str, turns: int) -> Match:
    """A game with a few turns behind it, at rest."""
    match, chance = Match.start(game, SETUPS[game], b"time", log=True), random.Random(3)
    while match.turns < turns or not match.at_rest:
        assert match.decision is not None
        match.play(chance.choice(match.decision.moves))
    return match


def played_out(match: Match) -> Match:
    chance = random.Random(5)
    while match.decision is not None:
        match.play(chance.choice(match.decision.moves))
    return match


@pytest.mark.parametrize("game", ["fables", "buffy", "vtes"])
def test_the_running_turn_is_the_last_and_a_replay_ends_where_the_game_did(game: str) -> None:
    match = begun(game, 3)
    turn = match.turns
    match.call_time()
    assert match.decision is not None
    twin = match.copy()
    played_out(match)
    assert match.over
    assert match.turns == turn
    assert played_out(twin).digest() == match.digest()
    text = record_of(match).write()
    assert " time" in text
    (record,) = read_records(text)
    assert record.replay().digest() == match.digest()


def test_in_vtes_each_survivor_has_half_a_point() -> None:
    """VTES-OUST-06."""
    match = begun("vtes", 2)
    match.call_time()
    played_out(match)
    state = match.state
    assert isinstance(state, VtesState)
    assert [player.points for player in state.players] == [1, 1]  # they are counted in halves
