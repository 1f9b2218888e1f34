"""`noctuary sim --all`: a round robin as JSON and as a table, and what it does not take."""

from __future__ import annotations

import pytest

from tests.unit.cli.command_line import CommandLine

ALL = (
    "sim",
    "fables",
    "--seats",
    "red,snow,alice",
    "--all",
    "--bots",
    "random",
    "--games",
    "2",
    "--seed",
    "s",
)


def test_it_prints_what_a_program_reads(noctuary: CommandLine) -> None:
    result = noctuary(*ALL, "--json").json
    assert result["entrants"] == ["red", "snow", "alice"]
    assert result["games"] == 6
    assert sum(map(sum, result["wins"])) + result["draws"] == 6
    assert sum(result["turns"].values()) == 6


def test_it_prints_a_table_that_a_person_reads(noctuary: CommandLine) -> None:
    answer = noctuary(*ALL, "--lang", "en")
    assert answer.code == 0
    lines = answer.out.splitlines()
    assert lines[0].startswith("6 games in ")
    assert [line.split()[1] for line in lines[2:5]] == ["red", "snow", "alice"]
    assert any(line.startswith("Whoever began: ") for line in lines)


def test_without_seats_the_casual_decks_of_buffy_meet(noctuary: CommandLine) -> None:
    line = ("sim", "buffy", "--all", "--bots", "random", "--games", "1", "--turn-limit", "1", "--json")
    result = noctuary(*line).json
    assert len(result["entrants"]) == 8
    assert result["games"] == 28


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("sim", "fables", "--bots", "random,random"), "--seats"),
        (("sim", "fables", "--all", "--bots", "random,random"), "--all"),
        (("sim", "fables", "--all", "--seats", "red", "--bots", "random"), "--all"),
        (("sim", "fables", "--all", "--seats", "red,zorro", "--bots", "random"), "zorro"),
    ],
)
def test_what_cannot_be_is_one_line_in_either_language(
    noctuary: CommandLine, words: tuple[str, ...], named: str
) -> None:
    assert named in noctuary.refused(*words)
    assert noctuary.refused(*words, "--lang", "fr")
