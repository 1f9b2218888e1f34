"""`noctuary deck random`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.cli.command_line import CommandLine

ASKED = [
    ((), 40, ("--format", "casual")),
    (("--side", "good"), 40, ("--format", "sealed")),
    (("--side", "evil", "--format", "tournament"), 60, ("--format", "tournament")),
]


@pytest.mark.parametrize(("words", "least", "form"), ASKED)
def test_a_deck_by_lot_is_a_legal_deck_file(
    noctuary: CommandLine, tmp_path: Path, words: tuple[str, ...], least: int, form: tuple[str, ...]
) -> None:
    """BUF-SETUP-01"""
    file = tmp_path / "by-lot.txt"
    file.write_text(noctuary("deck", "random", *words).out, encoding="utf-8")
    checked = noctuary("deck", "check", str(file), *form)
    assert checked.code == 0
    assert str(least) in checked.out
    if "--side" in words:
        assert noctuary("deck", "show", str(file), "--json").json["side"] == words[1]


def test_its_name_tells_the_seed_that_makes_it_again(noctuary: CommandLine) -> None:
    made = noctuary("deck", "random").out
    seed = made.splitlines()[0].rpartition("(")[2].rstrip(")")
    assert noctuary("deck", "random", "--seed", seed).out == made
    assert noctuary("deck", "random", "--seed", "another").out != made
    assert (
        noctuary("deck", "random", "--seed", " seven#\n").out
        == noctuary("deck", "random", "--seed", "seven").out
    )


def test_titles_are_in_the_language_asked_for(noctuary: CommandLine) -> None:
    english = noctuary("deck", "random", "--seed", "7", "--lang", "en").out
    french = noctuary("deck", "random", "--seed", "7", "--lang", "fr").out
    assert english != french
    cards = [[line.partition("#")[0] for line in text.splitlines()[1:]] for text in (english, french)]
    assert cards[0] == cards[1]


def test_as_data(noctuary: CommandLine) -> None:
    told = noctuary("deck", "random", "--seed", "7", "--json").json
    assert sum(told["resources"].values()) == 40
    assert len(told["challenges"]) == 7


def test_an_unknown_side_is_refused(noctuary: CommandLine) -> None:
    assert "good, evil" in noctuary.refused("deck", "random", "--side", "grey")


# -- VTES -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("form", "least"), [("standard", 60), ("tournament", 60), ("starter", 40)])
def test_a_deck_of_vtes_by_lot_is_legal(noctuary: CommandLine, tmp_path: Path, form: str, least: int) -> None:
    """VTES-DECK-01, VTES-DECK-02, VTES-DECK-03, VTES-DECK-04"""
    file = tmp_path / "by-lot.txt"
    words = ("deck", "random", "--game", "vtes", "--format", form, "--seed", "7")
    file.write_text(noctuary(*words).out, encoding="utf-8")
    assert noctuary("deck", "check", str(file), "--game", "vtes", "--format", form).code == 0
    told = noctuary(*words, "--json").json
    assert sum(told["library"].values()) >= least
    assert noctuary("deck", "show", str(file), "--game", "vtes").out == file.read_text(encoding="utf-8")


def test_a_format_that_vtes_does_not_know_is_refused(noctuary: CommandLine) -> None:
    assert "starter" in noctuary.refused("deck", "random", "--game", "vtes", "--format", "casual")
