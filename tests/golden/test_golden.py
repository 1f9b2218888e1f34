"""Golden transcripts and move counts: any change of behaviour shows here, and is reviewed.

A transcript is a record with the log of its game in both languages, one for each Fable. `python -m
tests.golden.update` writes them anew; the difference is then read before it is committed.
"""

from __future__ import annotations

import json

import pytest

from noctuary.kernel.records import read_records
from tests.golden.update import COUNTS, FOLDER, count_moves, fixed_positions, transcript

TRANSCRIPTS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_a_recorded_game_is_told_as_before(path) -> None:  # type: ignore[no-untyped-def]
    (record,) = read_records(path.read_text(encoding="utf-8"))
    assert not record.errors
    match = record.replay(log=True)
    assert match.over
    assert transcript(match) == path.with_suffix(".log").read_text(encoding="utf-8")


def test_there_is_a_transcript_for_every_fable() -> None:
    from tests.fables_games import FABLES

    assert {path.stem for path in TRANSCRIPTS} == set(FABLES)


@pytest.mark.parametrize("number", range(10))
def test_move_counts_to_depth_three(number: int) -> None:
    """Like a chess engine's perft: how many ways there are to go on from ten fixed positions."""
    expected = json.loads(COUNTS.read_text(encoding="utf-8"))[number]
    assert count_moves(fixed_positions()[number], 3) == expected["moves"], expected["position"]
