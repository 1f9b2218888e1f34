"""`noctuary sim`: mirrored series over many tables, ladders, Swiss tournaments, rows and records."""

from __future__ import annotations

import json
import re
import sys
import time
from io import StringIO
from pathlib import Path

import pytest

from noctuary.cli import output
from tests.unit.cli.command_line import CommandLine

SHORT = ("--turn-limit", "6", "--seed", "s")
DUEL = ("sim", "fables", "--seats", "red,snow", "--bots", "random,random", "--games", "4", *SHORT)


def test_a_mirrored_series_over_pairings_tells_how_each_bot_did(noctuary: CommandLine) -> None:
    line = ("sim", "fables", "--bots", "greedy,random", "--pairings", "3", "--mirror", "--games", "6")
    result = noctuary(*line, "--json").json
    assert (result["games"], result["tables"], result["mirror"]) == (6, 3, True)
    greedy, random = result["by_bot"]
    assert greedy["games"] == random["games"] == 6
    low, high = greedy["interval"]
    assert 0 < low < greedy["share"] <= high <= 1
    assert "greedy: " in noctuary(*line, "--lang", "en").out


def test_a_ladder_of_bots_is_one_command(noctuary: CommandLine) -> None:
    line = ("sim", "fables", "--ladder", "greedy,random", "--games", "4", "--pairings", "2")
    result = noctuary(*line, "--json").json
    assert result["entrants"] == ["greedy", "random"]
    assert result["games"] == result["games_per_pair"] == 4
    assert result["anchor"] == "greedy"
    assert [one["name"] for one in result["elo"]] == ["greedy", "random"]
    assert result["elo"][0]["elo"] == 1000 > result["elo"][1]["elo"]
    assert len(result["intervals"][0][1]) == 2
    assert noctuary(*line, "--anchor", "random", "--json").json["elo"][1]["elo"] == 1000
    assert "Elo, with greedy at 1000:" in noctuary(*line, "--lang", "en").out.splitlines()


def test_victory_points_are_shared_out(noctuary: CommandLine) -> None:
    line = ("sim", "vtes", "--bots", "greedy,random,random", "--pairings", "1", "--mirror", "--games", "3")
    result = noctuary(*line, "--turn-limit", "4", "--json").json
    greedy, random = result["by_bot"]
    assert greedy["points"] + random["points"] == 4.5  # nobody is ousted so soon: half a point each
    assert (greedy["points_share"], greedy["points_even"]) == (0.3333, 0.3333)
    assert "1.5 victory points" in noctuary(*line, "--turn-limit", "4", "--lang", "en").out


def test_a_swiss_tournament_of_fables(noctuary: CommandLine) -> None:
    line = ("sim", "fables", "--bots", "random", "--seats", "red,snow,alice", "--swiss", "2", "--games", "2")
    result = noctuary(*line, *SHORT, "--json").json
    assert [len(pairs) for pairs in result["rounds"]] == [2, 2]
    assert sum(one["points"] for one in result["swiss"]) == 4
    told = noctuary(*line, *SHORT, "--lang", "en").out
    assert told.startswith("Round 1: red – snow, alice – rests\n")


def test_rows_go_on_where_they_stopped_and_no_other_series_may(noctuary: CommandLine, tmp_path: Path) -> None:
    rows = str(tmp_path / "games.jsonl")
    first = noctuary(*DUEL, "--out", rows, "--json").json
    assert len(Path(rows).read_text(encoding="utf-8").splitlines()) == 4
    again = noctuary(*DUEL, "--out", rows, "--json", "--jobs", "2").json
    del first["seconds"], again["seconds"]
    assert again == first
    assert "another series" in noctuary.refused(*DUEL, "--mirror", "--out", rows)
    assert "autre série" in noctuary.refused(*DUEL, "--mirror", "--out", rows, "--lang", "fr")


def test_csv_and_json_lines_have_the_same_games(noctuary: CommandLine, tmp_path: Path) -> None:
    noctuary(*DUEL, "--out", str(tmp_path / "games.jsonl"))
    noctuary(*DUEL, "--out", str(tmp_path / "games.csv"))
    lines = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    table = (tmp_path / "games.csv").read_text(encoding="utf-8").splitlines()
    assert table[0].split(",") == list(json.loads(lines[0]))
    assert [row.split(",")[4] for row in table[1:]] == [json.loads(line)["seed"] for line in lines]


def test_records_can_be_replayed(noctuary: CommandLine, tmp_path: Path) -> None:
    noctuary(*DUEL, "--records", str(tmp_path / "records"))
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 4
    assert noctuary("replay", str(files[0])).code == 0


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("--all", "--ladder", "random,greedy"), "--swiss"),
        (("--seats", "red,snow"), "--bots"),
        (("--ladder", "random,greedy", "--bots", "random"), "--bots"),
        (("--ladder", "random,random"), "random"),
        (("--ladder", "random"), "--ladder"),
        (("--ladder", "random,greedy", "--mirror"), "--mirror"),
        (("--ladder", "random,greedy", "--seats", "red,snow,alice"), "--seats"),
        (("--pairings", "2", "--seats", "red,snow", "--bots", "random,random"), "--seats"),
        (("--pairings", "many", "--bots", "random,random"), "many"),
        (("--pairings", "2", "--all", "--bots", "random"), "--pairings"),
        (("--pairings", "2", "--bots", "random"), ""),
        (("--swiss", "3", "--bots", "random", "--seats", "red,snow"), "3"),
        (("--swiss", "x", "--bots", "random"), "x"),
        (("--seats", "red,snow", "--bots", "random,random", "--out", "games.txt"), "games.txt"),
        (("--seats", "red,snow", "--bots", "random,random", "--jobs", "many"), "many"),
    ],
)
def test_what_does_not_go_together_is_one_line_in_either_language(
    noctuary: CommandLine, words: tuple[str, ...], named: str
) -> None:
    assert named in noctuary.refused("sim", "fables", *words)
    assert noctuary.refused("sim", "fables", *words, "--lang", "fr")


def test_a_page_about_it_all_in_the_language_of_the_session(noctuary: CommandLine, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    assert noctuary(*DUEL, "--report", str(page), "--lang", "fr").code == 0
    assert '<html lang="fr">' in page.read_text(encoding="utf-8")
    assert noctuary(*DUEL, "--report", str(page), "--lang", "en").code == 0
    assert "Length in turns" in page.read_text(encoding="utf-8")
    assert "page.html" in noctuary.refused(*DUEL, "--report", str(tmp_path / "no" / "page.html"))


def test_a_page_takes_no_rows_away(noctuary: CommandLine, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for one, other in (("--out", "--report"), ("--out", "--records"), ("--records", "--report")):
        answer = noctuary(*DUEL, one, str(file), other, str(tmp_path / "." / "games.jsonl"))
        assert answer.code == 2
        assert f"{one} and {other} both name" in answer.err
        assert not file.exists()
        assert f"{one} names no place" in noctuary.refused(*DUEL, one, "")


def test_records_may_lie_in_this_very_folder(
    noctuary: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert noctuary(*DUEL, "--records", ".").code == 0
    assert len(list(tmp_path.glob("*.record"))) == 4


def test_a_page_takes_the_place_of_nothing_but_a_page(noctuary: CommandLine, tmp_path: Path) -> None:
    rows, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    assert noctuary(*DUEL, "--out", str(rows)).code == 0
    before = rows.read_bytes()
    assert "holds no page" in noctuary.refused(*DUEL, "--report", str(rows))
    assert rows.read_bytes() == before
    page.touch()
    for _ in range(2):  # an empty one, then a page
        assert noctuary(*DUEL, "--report", str(page)).code == 0


def test_a_refused_command_leaves_no_empty_page(noctuary: CommandLine, tmp_path: Path) -> None:
    rows, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    rows.write_text("mine\n")
    assert noctuary(*DUEL, "--out", str(rows), "--report", str(page)).code == 2
    assert not page.exists()


def test_results_are_told_even_if_the_page_finds_no_room(
    noctuary: CommandLine, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    answer = noctuary(*DUEL, "--report", str(tmp_path / "page.html"), "--lang", "en")
    assert answer.code == 2
    assert "page.html cannot be written: No space left on device." in answer.err
    assert answer.out.startswith("4 games in")


def test_an_anchor_that_plays_nothing_is_refused(noctuary: CommandLine) -> None:
    answer = noctuary("sim", "fables", "--ladder", "greedy,random", "--anchor", "gredy", "--lang", "en")
    assert answer.code == 2
    assert "--anchor gredy: nobody of that name meets anybody here; there are greedy, random." in answer.err


def test_a_seed_may_be_any_bytes_a_terminal_sends(noctuary: CommandLine) -> None:
    assert noctuary(*DUEL, "--seed", "nuit \udcff", "--json").json["games"] == 4


def test_french_has_its_comma_and_counts_from_two(noctuary: CommandLine) -> None:
    line = ("sim", "fables", "--bots", "random", "--seats", "red,snow,alice", "--swiss", "1", "--games", "2")
    told = noctuary(*line, *SHORT, "--lang", "fr").out
    assert "alice\u00a0: 1 point, aucune partie encore" in told
    assert "red\u00a0: 0,5 point, 50,0\u00a0% des parties" in told
    assert not re.search(r"\d\.\d", told)
    assert "alice: 1 point, no game yet" in noctuary(*line, *SHORT, "--lang", "en").out
    swiss = noctuary(*line, *SHORT, "--json").json["swiss"]
    assert [one["games_share"] for one in swiss] == [None, 0.5, 0.5]


def test_a_bar_is_there_before_the_first_game_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    class Screen(StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", screen := Screen())
    monkeypatch.setattr(output, "_SHOWN_AFTER", 0.0)
    with output.progress("Games", 7):
        for _ in range(200):
            if "Games" in screen.getvalue():
                return
            time.sleep(0.05)
    raise AssertionError(screen.getvalue())
