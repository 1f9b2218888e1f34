"""`noctuary deck check`: every fault at once, what is official but not here yet, and playing without it."""

from __future__ import annotations

import sys
from io import StringIO
from pathlib import Path

import pytest

from noctuary.cli.browser import wish_for
from noctuary.games.vtes.official import official_name
from noctuary.games.vtes.pool import default_pool
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.server.presenting.choices import setup_for_table
from noctuary.server.presenting.decks import BadDeck, check_deck
from noctuary.text import Language
from tests.unit.cli.command_line import CommandLine

VTES = """Deck Name: Half of it
Crypt (12 cards)
6x Anson (G1)
6x Aabbt Kindred (G2)
Library (60 cards)
20x Blood Doll
4x Goven the Unaligned
6x Lilith's Blessing
30x Conditioning
"""


def buffy_deck(noctuary: CommandLine, *more: str) -> str:
    """A ready deck with more resources than it has."""
    text = noctuary("deck", "show", "ada-vance").out
    return text.replace("[resources]\n", "\n".join(("[resources]", *more, "")))


@pytest.fixture
def vtes_file(tmp_path: Path) -> str:
    file = tmp_path / "half.txt"
    file.write_text(VTES, encoding="utf-8")
    return str(file)


@pytest.fixture
def buffy_file(noctuary: CommandLine, tmp_path: Path) -> str:
    file = tmp_path / "night.txt"
    text = buffy_deck(noctuary, "2 Rocket Launcher", "Rocket Luncher", "1 Haymakr")
    file.write_text(text + "\n[cellar]\n1 nothing\n", encoding="utf-8")
    return str(file)


def test_official_cards_are_told_from_mistakes(noctuary: CommandLine, vtes_file: str) -> None:
    answer = noctuary("deck", "check", vtes_file)
    assert answer.code == 1
    lines = answer.out.splitlines()
    assert lines[0] == "Half of it: not legal, 5 faults."
    assert lines[1].startswith("  Line 4: “Aabbt Kindred” is an official card")
    assert lines[2].startswith("  Line 7: There is no card called “Goven the Unaligned”")
    assert lines[2].endswith("Did you mean Govern the Unaligned?")
    assert lines[3].startswith("  Line 8: “Lilith's Blessing” is an official card")
    assert lines[4] == "56 of 72 copies are known."
    assert sum("VTES-DECK-01" in line for line in lines[6:]) == 2
    assert "--without-missing" in lines[-1]
    french = noctuary("deck", "check", vtes_file, "--lang", "fr").out
    assert "56 exemplaires sur 72" in french
    assert "Vouliez-vous dire Govern the Unaligned" in french


def test_a_program_reads_the_same(noctuary: CommandLine, vtes_file: str) -> None:
    told = noctuary("deck", "check", vtes_file, "--json").json
    assert (told["legal"], told["known"], told["copies"]) == (False, 56, 72)
    kindred, govern, *_ = told["faults"]
    assert (kindred["line"], kindred["official"], kindred["copies"]) == (4, True, 6)
    assert (govern["official"], govern["near"]) == (False, ["Govern the Unaligned"])


def test_every_fault_of_a_buffy_deck_is_told(noctuary: CommandLine, buffy_file: str) -> None:
    answer = noctuary("deck", "check", buffy_file)
    assert answer.code == 1
    assert "“Rocket Launcher” is an official card" in answer.out
    assert "no card called “Rocket Luncher”" in answer.out
    assert "no section called “cellar”" in answer.out
    assert "Did you mean Haymaker?" in answer.out
    assert "54 of 59 copies are known" in answer.out


def test_a_table_on_the_web_hears_all_of_it_too(noctuary: CommandLine, buffy_file: str) -> None:
    with pytest.raises(BadDeck) as bad:
        check_deck("buffy", Seat(0), Path(buffy_file).read_text(encoding="utf-8"), {})
    assert len(bad.value.faults(Language.EN)) >= 4


def test_a_group_that_was_never_printed_is_not_official() -> None:
    assert official_name("Anson (G1)") == official_name("ANSON") == "Anson"
    assert official_name("Anson (G9)") == ""
    assert official_name("Sang de géant") == "Giant's Blood"  # by its French name
    assert official_name("Andrei Puxton") == "Andrei Puxon"  # and by a former one


def test_every_card_of_the_pool_has_an_official_name() -> None:
    pool = default_pool()
    for card in pool.printed:
        group = f" (G{card.group or 'any'})" if card.is_crypt else ""
        assert official_name(card.name + group + (" (ADV)" if card.advanced else "")) == card.name


# -- playing without them -----------------------------------------------------------------------------


def test_a_series_goes_without_the_missing_cards(noctuary: CommandLine, vtes_file: str) -> None:
    line = ("sim", "vtes", "--seats", f"{vtes_file},v5-ventrue", "--bots", "random,random")
    assert "official" in noctuary.refused(*line)
    answer = noctuary(*line, "--without-missing", "--games", "1", "--turn-limit", "3", "--json")
    assert answer.code == 0
    assert (answer.json["games"], answer.json["errors"]) == (1, 0)
    assert "16 copies are left out (Aabbt Kindred (G2), Goven the Unaligned, Lilith's Blessing)" in answer.err
    assert "casually" in answer.err


def test_a_deck_that_stays_legal_is_checked_as_ever(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "night.txt"
    file.write_text(buffy_deck(noctuary, "2 Rocket Launcher"), encoding="utf-8")
    line = ("sim", "buffy", "--seats", f"{file},brother-cain", "--bots", "random,random")
    answer = noctuary(*line, "--without-missing", "--games", "1", "--turn-limit", "2")
    assert answer.code == 0
    assert "2 copies are left out" in answer.err
    assert "casually" not in answer.err


def test_a_table_goes_without_them(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, vtes_file: str
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    line = ("play", "vtes", "--plain", "--decks", f"{vtes_file},v5-ventrue", "--bot", "random")
    answer = noctuary(*line, "--without-missing")
    assert answer.code == 0, answer.err
    assert "left out" in answer.err


def test_a_table_in_the_browser_takes_what_is_left() -> None:
    left = "Crypt (1)\n1x Anson (G1)\nLibrary (2)\n2x Blood Doll\n"
    wish = wish_for("vtes", [left, "v5-ventrue"], 2, "random", {"format": "free"})
    check_deck("vtes", Seat(0), left, dict(wish.options))
    assert Match.start("vtes", setup_for_table(wish), b"left").decision is not None
    small = "essence: ada-vance-essence\n[resources]\n20 haymaker\n1 ada-vance-1\n"
    wish = wish_for("buffy", [small, "ada-vance"], 2, "random", {"format": "free"})
    check_deck("buffy", Seat(0), small, dict(wish.options))
    assert Match.start("buffy", setup_for_table(wish), b"left").decision is not None
    with pytest.raises(BadDeck):
        check_deck("buffy", Seat(0), small, {})


def test_what_is_no_card_at_all_still_has_to_be_put_right(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text(VTES + "whatever this may be\n", encoding="utf-8")
    line = ("sim", "vtes", "--seats", f"{file},v5-ventrue", "--bots", "random,random", "--without-missing")
    assert f"{file}:10" in noctuary.refused(*line)
    file.write_text("Crypt (1)\n1x Nobody Ever\nLibrary (1)\n1x Nothing At All\n", encoding="utf-8")
    answer = noctuary(*line)
    assert answer.code == 2
    assert "nothing to play with" in answer.err


def test_only_games_with_decks_take_it(noctuary: CommandLine) -> None:
    line = ("sim", "fables", "--seats", "red,snow", "--bots", "random,random", "--without-missing")
    assert "--without-missing" in noctuary.refused(*line)


# -- rules --------------------------------------------------------------------------------------------


def test_rules_takes_several_ids_of_any_game(noctuary: CommandLine) -> None:
    found = noctuary("rules", "FAB-ACT-04", "BUF-MOV-03,", "vtes-deck-01", "--json").json
    assert [one["rule"] for one in found] == ["FAB-ACT-04", "BUF-MOV-03", "VTES-DECK-01"]
    missing = "BUF-" + "NOPE-77"
    assert missing in noctuary.refused("rules", "FAB-ACT-04", missing)


def test_rules_looks_for_words_in_every_game(noctuary: CommandLine) -> None:
    games = {one["rule"].partition("-")[0] for one in noctuary("rules", "turn", "--json").json}
    assert games == {"FAB", "BUF", "VTES"}
    only = {
        one["rule"].partition("-")[0] for one in noctuary("rules", "turn", "--game", "vtes", "--json").json
    }
    assert only == {"VTES"}
