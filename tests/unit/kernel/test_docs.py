"""The examples of the documentation are true, and it names everything there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noctuary.games.fables.dumping import BOARD_CARDS
from noctuary.games.fables.inline import CLAUSES
from noctuary.games.fables.notation import AVATARS, WORDS
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.positions import Position, run
from noctuary.kernel.records import read_records

DOCS = Path(__file__).parents[3] / "docs"
RECORDS_AND_POSITIONS = (DOCS / "records-and-positions.md").read_text(encoding="utf-8")
NOTATION = (DOCS / "notation.md").read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_record_replays() -> None:
    (text,) = blocks(RECORDS_AND_POSITIONS, "text")
    (record,) = read_records(text)
    match = record.replay()
    assert record.errors == []
    assert len(match.history) == 4
    assert record.write() == text


def test_every_verb_is_explained() -> None:
    for word, _ in WORDS.verbs.values():
        assert re.search(rf"`{word}[ `]", NOTATION), word


def test_every_move_in_the_tables_can_be_read() -> None:
    match = Match.start("fables", seed=b"docs")
    for line in NOTATION.splitlines():
        if line.startswith("| `"):
            for move in re.findall(r"`([^`]+)`", line.split("|")[1]):
                try:
                    match.parse(move)
                except NoctuaryError as error:
                    pytest.fail(f"{move}: {error}")
    assert all(avatar in NOTATION for avatar in AVATARS[1:])


def test_the_turn_is_legal() -> None:
    (script,) = blocks(NOTATION, "text")
    text = f'''
game = "fables"
script = """
{script}"""

[position]
seats.A = {{ square = 4, hand = ["movement-1", "movement-2", "attack-1"] }}
seats.B = {{ square = 8 }}
'''
    result = run(Position(text, "notation.md"))
    assert result.passed, result.failures


def test_fields_and_clauses_are_listed() -> None:
    for name in [*CLAUSES, *BOARD_CARDS]:
        if name not in ("seen_epics", "shown"):  # those are for dumps
            assert f"`{name}`" in RECORDS_AND_POSITIONS, name
