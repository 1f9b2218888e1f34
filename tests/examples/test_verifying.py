"""`examples/verify_seed.py` knows nothing of Noctuary, and comes to the same deal or says what is wrong."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from random import Random

import pytest

from examples import verify_seed
from noctuary.kernel.game import Document
from noctuary.kernel.match import Match
from noctuary.kernel.records import write_record
from tests.tables.whole_games import play_random

SETUPS: dict[str, tuple[str, Document]] = {
    "fables": ("fables", {"fables": ["red", "snow"], "first": "random"}),
    "fables with relics": ("fables", {"fables": ["alice", "beauty"], "relics": "printed", "first": "A"}),
    "buffy": ("buffy", {}),
    "buffy, either may begin": ("buffy", {"decks": ["ada-vance", "ada-vance"]}),
    "vtes": ("vtes", {}),
    "vtes by lots": ("vtes", {"decks": ["v5-malkavian", "v5-ventrue", "v5-toreador"], "first": "random"}),
}


def _record(match: Match, **more: str) -> str:
    return write_record(match, {"Deal": json.dumps(match.deal()), **more})


def _verify(folder: Path, text: str, *words: str) -> int:
    file = folder / "game.txt"
    file.write_text(text, encoding="utf-8")
    return verify_seed.main([str(file), *words])


@pytest.mark.parametrize("name", SETUPS)
@pytest.mark.parametrize("seed", [b"one", b"another", bytes(32)])
def test_the_deal_follows_from_the_seed(
    name: str, seed: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, setup = SETUPS[name]
    match = Match.start(game, setup, seed)
    play_random(match, Random(1), 20)
    assert _verify(tmp_path, _record(match), "--hash", match.seed_commitment) == 0
    told = capsys.readouterr().out
    assert match.seed_commitment in told
    for step in match.deal():
        left = step.get("left")
        assert not isinstance(left, list) or f"{step['pile']}: " in told


def test_what_it_prints_is_what_was_dealt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first hand is on top, as its player saw it."""
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"seen")
    assert _verify(tmp_path, _record(match), "--hash", match.seed_commitment) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("A deck: "))
    first = line.removeprefix("A deck: ").split(", ")[:4]
    state = match.dump()["state"]
    assert isinstance(state, dict)
    seats = state["seats"]
    assert isinstance(seats, dict)
    ann = seats["A"]
    assert isinstance(ann, dict)
    assert sorted(first) == sorted(str(card) for card in ann["hand"] or [])  # type: ignore[union-attr]


def test_another_seed_hash_or_order_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match, other = Match.start("vtes", {}, b"promised"), Match.start("vtes", {}, b"swapped")
    assert _verify(tmp_path, _record(match), "--hash", other.seed_commitment) == 1
    assert _verify(tmp_path, _record(match, Seed=other.seed.hex())) == 1
    swapped = _record(match, Seed=other.seed.hex(), SeedHash=other.seed_commitment)
    assert _verify(tmp_path, swapped) == 1, "the deal is not the one of this seed"
    assert "A library" in capsys.readouterr().err
    deal = match.deal()
    left = deal[0]["left"]
    assert isinstance(left, list)
    left[0], left[1] = "blood-doll", "blood-doll"
    assert _verify(tmp_path, write_record(match, {"Deal": json.dumps(deal)})) == 1


def test_without_the_hash_that_was_noted_nothing_is_vouched_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record that is made up after the game fits itself, with or without a hash in it."""
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"made up later")
    bare = "\n".join(line for line in _record(match).splitlines() if not line.startswith("[SeedHash"))
    for text in (_record(match), bare):
        assert _verify(tmp_path, text) == 3
        told = capsys.readouterr()
        assert "promised" not in told.out
        assert told.err.startswith("NOT CHECKED")
        assert "The deal follows from the seed." in told.out, "that was checked"
    assert _verify(tmp_path, bare, "--hash", match.seed_commitment) == 0


def test_a_hash_that_is_cut_off_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = Match.start("fables", {"fables": ["red", "snow"], "first": "A"}, b"seen")
    for noted in ("", "…", match.seed_commitment[:8], match.seed_commitment + "0"):
        assert _verify(tmp_path, _record(match), "--hash", noted) == 2
        assert "64" in capsys.readouterr().err


HEAD = '[Seed "00"]\n[Deal '
NO_RECORDS = {
    "": 1,
    "nothing": 1,
    '[Seed "xyz"]': 2,
    '[Seed "00"]': 1,
    f'{HEAD}"{{"]': 2,
    f'{HEAD}"[]"]': 1,
    f'{HEAD}"null"]': 2,
    f'{HEAD}"7"]': 2,
    f'{HEAD}"[{{}}]"]': 2,
    f'{HEAD}"[[]]"]': 2,
    HEAD + r'"[{\"lot\": [], \"fell\": \"A\"}]"]': 2,
    HEAD + r'"[{\"lot\": [\"A\"], \"fell\": \"A\"}]"]': 1,  # it could not fall otherwise
    HEAD + r'"[{\"lot\": 3, \"fell\": \"A\"}]"]': 2,
    HEAD + r'"[{\"pile\": \"A\", \"cards\": [], \"drawn\": [], \"left\": []}]"]': 1,
    HEAD + r'"[{\"pile\": \"A\", \"cards\": [[]], \"drawn\": [], \"left\": []}]"]': 2,
    HEAD + f'"{"[" * 100_000}"]': 2,
}


@pytest.mark.parametrize("text", NO_RECORDS, ids=lambda text: text[:60])
def test_what_is_no_record_is_told_so(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _verify(tmp_path, text) == NO_RECORDS[text]
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "follows" not in told.out


def test_what_cannot_be_opened_or_is_too_long_is_told_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert verify_seed.main([str(tmp_path / "nowhere.txt")]) == 2
    assert verify_seed.main([str(tmp_path)]) == 2
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe\x00")
    assert verify_seed.main([str(tmp_path / "binary.txt")]) == 2
    monkeypatch.setattr(verify_seed, "MOST_BYTES", 10)
    assert _verify(tmp_path, '[Seed "00"]') == 2
    assert capsys.readouterr().err.count("\n") == 4


def test_a_record_does_not_command_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cards = ["\x1b[2J", "b"]
    order = verify_seed.Chance(b"\0").shuffled(cards)[::-1]
    deal = json.dumps([{"pile": "A\nB", "cards": cards, "drawn": [], "left": order}])
    quoted = deal.replace("\\", "\\\\").replace('"', '\\"')
    assert _verify(tmp_path, f'[Seed "00"]\n[Deal "{quoted}"]') == 3
    told = capsys.readouterr().out
    assert "A?B: " in told
    assert "\x1b" not in told


def test_it_stands_on_its_own() -> None:
    """Standard library only: nobody has to trust our code to check our seeds."""
    tree = ast.parse(Path(verify_seed.__file__).read_text(encoding="utf-8"))
    imported = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    imported |= {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in imported} <= sys.stdlib_module_names
