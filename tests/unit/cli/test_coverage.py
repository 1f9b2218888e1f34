"""`noctuary cards vtes --coverage DIR`: how many decks can be played, and what the others lack."""

from __future__ import annotations

import json
import lzma
from pathlib import Path

import pytest

from noctuary.games.vtes.deck_exports import write_deck
from noctuary.games.vtes.pool import default_decks, default_pool
from tests.unit.cli.command_line import CommandLine

NOT_YET = "Lilith's Blessing"  # an official card that is not in the pool, and one that nobody has printed
NO_CARD = "Nobody's Business At All"
WHOLE = write_deck(default_decks()["v5-ventrue"], default_pool())
ARCHIVE = [
    {
        "name": "In one row",
        "event": {"date": "2024-03-02"},
        "cards": [
            {"printed_name": "Anson", "suffix": "G1", "count": 2, "kind": "Crypt"},
            {"printed_name": "Govern the Unaligned", "suffix": "", "count": 3, "kind": "Library"},
        ],
    },
    {
        "name": "Apart",
        "date": "2010-05-01",
        "crypt": {"count": 2, "cards": [{"name": "Anson (G1)", "count": 2}]},
        "library": {
            "count": 4,
            "cards": [{"type": "Master", "count": 4, "cards": [{"name": NOT_YET, "count": 4}]}],
        },
    },
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "whole.txt").write_text("Somewhere\nMarch 3rd 2025\n\n" + WHOLE, encoding="utf-8")
    (tmp_path / "archive.json").write_text(json.dumps(ARCHIVE), encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\x00\x01")
    return tmp_path


def test_decks_and_copies_are_counted(noctuary: CommandLine, folder: Path) -> None:
    answer = noctuary("cards", "vtes", "--coverage", str(folder), "--json")
    assert answer.code == 0
    found = json.loads(answer.out)
    assert (found["decks"], found["whole"], found["nearly"]) == (3, 2, 1)
    assert found["parts"]["crypt"] == {"whole": 3, "known": 16, "copies": 16}
    assert found["parts"]["library"] == {"whole": 2, "known": 80, "copies": 84}
    assert found["lacking"] == [{"card": NOT_YET, "decks": 1, "alone": 1}]


@pytest.mark.parametrize(("since", "decks"), [("2009-01-01", 3), ("2024-03-02", 2), ("2025-01-01", 1)])
def test_only_decks_since_a_day(noctuary: CommandLine, folder: Path, since: str, decks: int) -> None:
    answer = noctuary("cards", "vtes", "--coverage", str(folder), "--since", since, "--json")
    assert json.loads(answer.out)["decks"] == decks


def test_it_is_told_in_both_languages(noctuary: CommandLine, folder: Path) -> None:
    answer = noctuary("cards", "vtes", "--coverage", str(folder), "--lang", "en")
    assert "2 of 3 decks can be played whole (66.7 %)." in answer.out
    assert f"  {NOT_YET}: lacking in 1, alone in 1" in answer.out
    assert "picture.png" in answer.err
    answer = noctuary("cards", "vtes", "--coverage", str(folder), "--lang", "fr")
    assert "(66,7\u00a0%)" in answer.out.replace(" ", " ").replace(" ", " ")


def test_an_archive_may_be_packed(noctuary: CommandLine, tmp_path: Path) -> None:
    packed = lzma.compress(json.dumps({"by": ARCHIVE[0], "ids": ARCHIVE[1]}).encode())
    (tmp_path / "archive.json.xz").write_bytes(packed)
    answer = noctuary("cards", "vtes", "--coverage", str(tmp_path), "--json")
    assert json.loads(answer.out)["decks"] == 2


def test_a_card_that_nobody_printed_is_lacking_too(noctuary: CommandLine, tmp_path: Path) -> None:
    (tmp_path / "deck.txt").write_text(
        f"Crypt (2)\n2 Anson (G1)\nLibrary (1)\n1 {NO_CARD}\n", encoding="utf-8"
    )
    answer = noctuary("cards", "vtes", "--coverage", str(tmp_path), "--json")
    assert json.loads(answer.out)["lacking"] == [{"card": NO_CARD, "decks": 1, "alone": 1}]


@pytest.mark.parametrize("spoiled", [b"{", b"[" * 100_000, b'[1, null, {"cards": 3}]', b"\xfd7zXZ\x00broken"])
def test_what_holds_no_deck_is_refused(noctuary: CommandLine, tmp_path: Path, spoiled: bytes) -> None:
    for name in ("a.json", "b.json.xz", "c.txt"):
        (tmp_path / name).write_bytes(spoiled)
    answer = noctuary("cards", "vtes", "--coverage", str(tmp_path), "--lang", "en")
    assert answer.code != 0
    assert "There is no deck in" in answer.err


@pytest.mark.parametrize(
    "arguments",
    [
        ("--coverage", "/nowhere/at/all"),
        ("--coverage", ".", "--since", "yesterday"),
        ("--since", "2025-01-01"),
    ],
)
def test_bad_words_get_an_answer(noctuary: CommandLine, arguments: tuple[str, ...]) -> None:
    assert noctuary.refused("cards", "vtes", *arguments)


def test_a_game_without_decks_has_none_to_measure(noctuary: CommandLine, folder: Path) -> None:
    assert noctuary("cards", "fables", "--coverage", str(folder)).code != 0
