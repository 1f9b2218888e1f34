"""Notation of VTES: the numbers of uses count what the verb can mean, as the documentation says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noctuary.games.vtes.notation import WORDS, notation, parse
from noctuary.games.vtes.state import State
from noctuary.kernel.match import Match
from noctuary.kernel.positions import open_position

DOCS = (Path(__file__).parents[4] / "docs" / "vtes.md").read_text(encoding="utf-8")
TABLE = """
game = "vtes"
[position]
phase = "unlock"
seats.A.ready.anson = { counters = 5, on.vessel = {} }
seats.A.ready.alexa-draper = 1
seats.A.uncontrolled = ["marcel"]
seats.B.torpor.horst-von-bruhl = 1
"""


@pytest.fixture
def match() -> Match:
    return open_position(TABLE)


def test_the_first_use_in_play_needs_no_number(match: Match) -> None:
    assert [match.notation(move) for move in match.decision.moves] == [  # type: ignore[union-attr]
        "use vessel",
        "use vessel use-2",
        "pass",
    ]
    match.play_text("use vessel")
    assert isinstance(match.state, State)
    assert match.state.players[0].pool == 31


def test_there_is_no_use_beyond_the_last(match: Match) -> None:
    refusal = match.why_not(match.parse("use vessel use-3"))
    assert refusal is not None
    assert refusal.rule == "VTES-SEQ-23"


@pytest.mark.parametrize("text", ["play vessel", "play conditioning by anson use-2", "use vessel use-2"])
def test_every_use_is_read_as_it_is_written(match: Match, text: str) -> None:
    state = match.state
    assert isinstance(state, State)
    assert notation(state, parse(state, text)) == text


def test_every_verb_is_explained() -> None:
    for word, _ in WORDS.verbs.values():
        assert re.search(rf"`{word}[ `]", DOCS), word
