"""Every door stands a few knocks in each run of the tests; `make soak` knocks as often as one likes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Final

import pytest

from tests.fuzz import knocking
from tests.fuzz.doors import SHARES, TextDoor, make_door
from tests.fuzz.havoc import LONGEST, spoiled
from tests.fuzz.knocking import Tally, knock, knock_many
from tests.fuzz.samples import samples

FOUND: Final = Path(__file__).parent / "found"
A_FEW: Final = 120

every_door = pytest.mark.parametrize("name", SHARES)


@every_door
def test_a_door_stands_what_a_stranger_brings(name: str) -> None:
    tally = knock_many(name, "tests", A_FEW)
    assert tally.finds == [], tally.told()
    assert tally.inputs[name] == A_FEW


@pytest.mark.parametrize("file", sorted(FOUND.glob("*.txt")), ids=lambda file: file.name)
def test_what_was_found_once_is_not_found_again(file: Path) -> None:
    name = file.name.partition("-")[0]
    door = make_door(name)
    try:
        door.make(Random(0))  # a table to knock at
        problem = knock(door, name, file.read_text(encoding="utf-8"), Tally())
    finally:
        door.close()
    assert problem is None, problem


def test_the_same_seed_makes_the_same_inputs() -> None:
    for name in ("decks", "notation", "records"):
        made = [[make_door(name).make(random) for random in [Random(5)]] for _ in range(2)]
        assert made[0] == made[1]


def test_a_door_that_breaks_or_never_answers_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fuzzer that finds nothing must be able to."""

    def broken(door: TextDoor, text: str) -> None:
        if "\n" in text:
            raise KeyError("a traceback")
        while True:
            text += "x"
            text = text[1:]

    monkeypatch.setattr(knocking, "SECONDS", 0.2)
    monkeypatch.setattr(TextDoor, "knock", broken)
    finds = knock_many("decks", "broken", 60).finds
    assert len(finds) == knocking.MOST_FINDS
    assert any("KeyError" in find.problem for find in finds)
    assert knock(make_door("decks"), "decks", "one line", Tally()) == "more than 0.2 s, or no answer"


def test_spoiling_changes_a_text_and_keeps_it_short() -> None:
    random, text = Random(1), samples("decks")[0]
    made = {spoiled(text, random) for _ in range(200)}
    assert len(made) > 190
    assert max(map(len, made)) <= LONGEST


def test_a_find_is_kept_as_it_came(tmp_path: Path) -> None:
    tally = Tally(finds=[knocking.Find("decks", "a\r\nb\u202e", "why")])
    tally.keep(tmp_path)
    (kept,) = tmp_path.iterdir()
    assert kept.name.startswith("decks-")
    assert kept.read_bytes().decode() == "a\r\nb\u202e"
