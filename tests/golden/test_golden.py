"""Golden transcripts and move counts: any change of behaviour shows here, and is reviewed.

A transcript is a record with the log of its game in both languages: one for each Fable, one for each ready
deck, and games of more players. `python -m tests.golden.update` writes them anew; the difference is then read
before it is committed.
"""

from __future__ import annotations

import json

import pytest

from noctuary.kernel.records import read_records
from tests.golden.update import DEPTH, count_moves, counts_of, fixed_position, folder_of, transcript
from tests.tables.whole_games import WholeGames, every_game

GAMES = every_game()
in_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
TRANSCRIPTS = [(game, name) for game in GAMES for name in game.golden_setups()]
POSITIONS = [(game, number) for game in GAMES for number in range(len(game.fixed_positions()))]


@pytest.mark.parametrize(("game", "name"), TRANSCRIPTS, ids=[name for _, name in TRANSCRIPTS])
def test_a_recorded_game_is_told_as_before(game: WholeGames, name: str) -> None:
    path = folder_of(game) / f"{name}.record"
    (record,) = read_records(path.read_text(encoding="utf-8"))
    assert not record.errors
    match = record.replay(log=True)
    assert match.over
    assert transcript(match) == path.with_suffix(".log").read_text(encoding="utf-8")


@in_every_game
def test_every_transcript_belongs_to_a_game_that_is_asked_for(game: WholeGames) -> None:
    assert {path.stem for path in folder_of(game).iterdir()} == set(game.golden_setups())


@in_every_game
def test_there_are_ten_positions_or_more(game: WholeGames) -> None:
    counts = json.loads(counts_of(game).read_text(encoding="utf-8"))
    assert len(counts) == len(game.fixed_positions()) >= 10
    assert sum(counted["depth"] >= DEPTH for counted in counts) >= 8


@pytest.mark.parametrize(
    ("game", "number"), POSITIONS, ids=[f"{game.name}-{number}" for game, number in POSITIONS]
)
def test_move_counts(game: WholeGames, number: int) -> None:
    """Like a chess engine's perft: in how many ways one can go on from fixed positions."""
    expected = json.loads(counts_of(game).read_text(encoding="utf-8"))[number]
    assert count_moves(fixed_position(game, number), expected["depth"]) == expected["moves"]
