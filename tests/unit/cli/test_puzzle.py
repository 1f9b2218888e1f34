"""`noctuary puzzle`: the list, an attempt line by line, and proving files."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from noctuary.text.puzzles import all_puzzles
from tests.unit.cli.command_line import CommandLine

SHOT = """game = "fables"
title = "A shot at two squares"

[position]
fables = ["red", "snow"]
seats.A = { hand = ["crack-shot", "attack-3", "movement-1"], square = 4 }
seats.B = { hp = 5, square = 7 }

[puzzle]
goal = "win"
"""


def test_the_list_names_every_puzzle(noctuary: CommandLine) -> None:
    told = noctuary("puzzle")
    assert all(puzzle.name in told.out for puzzle in all_puzzles())
    assert len(json.loads(noctuary("puzzle", "--json").out)) == len(all_puzzles())


def test_a_puzzle_is_tried_with_hints_and_steps_back(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = "hint\nend\nback\nuse shattered-destiny joker\nto 6\nuse shard-tempest attack-3\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    told = noctuary("puzzle", "fables/beside-her").out
    assert "Who places herself need not move." in told
    assert "Not this time" in told
    assert "Solved." in told


def test_checking_proves_a_file_and_writes_what_was_proved(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "shot.toml"
    file.write_text(SHOT, encoding="utf-8")
    told = noctuary("puzzle", "check", "--write", str(file))
    assert told.code == 0
    assert "by one first move only" in told.out
    assert 'solution = ["A move movement-1"' in file.read_text(encoding="utf-8").replace("\n    ", "")
    assert noctuary("puzzle", "check", str(file)).code == 0
    file.write_text(file.read_text(encoding="utf-8").replace("ways = 1", "ways = 2"), encoding="utf-8")
    assert noctuary("puzzle", "check", str(file)).code == 1


def test_a_file_without_a_solution_fails(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "shot.toml"
    file.write_text(SHOT.replace("hp = 5", "hp = 9"), encoding="utf-8")
    told = noctuary("puzzle", "check", str(file))
    assert told.code == 1
    assert "no solution" in told.out


def test_what_there_is_not_is_told(noctuary: CommandLine) -> None:
    assert "no-such" in noctuary("puzzle", "fables/no-such").err
    assert "check" in noctuary("puzzle", "check").err
