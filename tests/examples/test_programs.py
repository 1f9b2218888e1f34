"""The small programs in `examples/` do what they say, each in short form and as somebody runs it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest

from examples import measure_deck
from tests.examples.conftest import EXAMPLE, PATIENCE

EXAMPLES: Final = EXAMPLE.parent
ROOT: Final = EXAMPLES.parent


def run(*words: str, folder: Path = ROOT) -> str:
    """What Python prints, given these words in that folder."""
    done = subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**os.environ, "NOCTUARY_LANG": "en", "PYTHONUTF8": "1"},
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def sim(*words: str, folder: Path = ROOT) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run("-m", "noctuary", "sim", *words, "--json", folder=folder))
    return found


# -- own_bot.py ---------------------------------------------------------------------------------------


def test_ones_own_bot_beats_random_in_its_folder() -> None:
    words = ("fables", "--seats", "red,snow", "--bots", "own_bot:Bot,random", "--games", "6")
    report = sim(*words, folder=EXAMPLES)
    assert (report["games"], report["errors"]) == (6, 0)
    assert report["wins"][0] >= 5


def test_ones_own_bot_sits_with_three_others() -> None:
    bots = "examples.own_bot:Bot,random,random,random"
    seats = "red,snow,alice,mulan"
    assert sim("fables", "--seats", seats, "--bots", bots, "--games", "1", "--turn-limit", "8")["errors"] == 0


def test_ones_own_bot_has_thirty_lines() -> None:
    lines = (EXAMPLES / "own_bot.py").read_text(encoding="utf-8").split('"""', 2)[2].splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 30


# -- measure_deck.py ----------------------------------------------------------------------------------

MEASURED: Final = re.compile(r"^(.+?) +([\d.]+) % +([\d.]+) – +([\d.]+) % +(\d+) games$", re.MULTILINE)
DECK: Final = "examples/measure_deck.py"


def measured(*words: str) -> dict[str, tuple[float, float, float, int]]:
    """By name the share, its interval and the number of games."""
    found = MEASURED.findall(run(DECK, *words, "--bot", "random"))
    return {
        name: (float(share), float(low), float(high), int(games)) for name, share, low, high, games in found
    }


def test_a_ready_deck_is_measured_against_others() -> None:
    found = measured("vtes", "nb-tremere", "--against", "v5-toreador,v5-ventrue", "--games", "2")
    assert list(found) == ["v5-toreador", "v5-ventrue", "all of them"]
    assert found["all of them"][3] == 4
    for share, low, high, _ in found.values():
        assert 0 <= low <= share <= high <= 100


def test_a_deck_from_a_file_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(run("-m", "noctuary", "deck", "show", "milo-hart"), encoding="utf-8")
    found = measured("buffy", str(file), "--against", "milo-hart", "--games", "2")
    assert found["milo-hart"][0] == 50.0  # the same deck, the same deals, seats exchanged


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("no-such-deck",), "no-such-deck is neither a ready deck of buffy nor a file"),
        (("examples",), "examples is neither a ready deck of buffy nor a file"),
        (("ada-vance", "--against", "no-such-deck"), "no-such-deck"),
        (("ada-vance", "--bot", "no-such-bot"), "no-such-bot"),
        (("ada-vance", "--games", "1"), "--games"),
        (("ada-vance", "--jobs", "0"), "--jobs"),
        (("ada-vance", "--against", "ada-vance"), "--against"),
    ],
)
def test_what_cannot_be_measured_is_told(
    words: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        measure_deck.main(["buffy", *words])
    assert ended.value.code == 2
    assert named in capsys.readouterr().err


# -- analyse_games.py ---------------------------------------------------------------------------------

ROW: Final = {"game": "fables", "seats": ["red", "snow"], "bots": ["greedy", "random"], "error": ""}
PLAYED: Final = [
    {**ROW, "first": "A", "winners": ["A"], "turns": 10, "decisions": 100},
    {**ROW, "first": "B", "winners": ["A"], "turns": 20, "decisions": 150},
    {**ROW, "first": "A", "winners": ["A"], "turns": 30, "decisions": 200},
    {**ROW, "first": "B", "winners": [], "turns": 40, "decisions": 250},
    {**ROW, "first": "B", "winners": [], "turns": 0, "decisions": 3, "error": "it broke off"},
]
ANALYSE: Final = "examples/analyse_games.py"
framed = pytest.mark.skipif(
    find_spec("polars") is None, reason='polars is missing: pip install "noctuary[frames]"'
)


@framed
def test_rows_become_findings(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    rows.write_text("".join(json.dumps(row) + "\n" for row in PLAYED), encoding="utf-8")
    found = run(ANALYSE, str(rows))
    assert "4 games, 1 drawn" in found
    assert "whoever began won  66.7 %" in found  # of three that were decided
    assert "a game lasts 25.0 turns" in found
    assert "with 7.0 decisions each" in found
    shares = dict(re.findall(r"^(\w+) +([\d.]+) %", found, re.MULTILINE))
    assert shares == {"greedy": "87.5", "random": "12.5", "red": "87.5", "snow": "12.5"}


@framed
def test_what_sim_writes_can_be_analysed(tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    sim(
        "fables",
        "--pairings",
        "all",
        "--bots",
        "random,random",
        "--games",
        "45",
        "--turn-limit",
        "2",
        "--out",
        str(rows),
    )
    found = run(ANALYSE, str(rows))
    assert "45 games, 45 drawn" in found
    assert re.search(r"^schehera +50\.0 %", found, re.MULTILINE)


@framed
@pytest.mark.parametrize("content", ["", "no rows", '{"a": 1}'])
def test_what_holds_no_rows_is_told(content: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from examples import analyse_games

    file = tmp_path / "other.txt"
    file.write_text(content, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"other\.txt holds no rows"):
        analyse_games.main([str(file)])
    with pytest.raises(SystemExit) as ended:
        analyse_games.main([str(tmp_path / "nowhere")])
    assert ended.value.code == 2
    assert "nowhere is no file" in capsys.readouterr().err


@framed
def test_the_analysis_tells_what_it_wants(capsys: pytest.CaptureFixture[str]) -> None:
    from examples import analyse_games

    with pytest.raises(SystemExit) as ended:
        analyse_games.main(["--help"])
    assert ended.value.code == 0
    assert "--out games.jsonl" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("program", "package", "extra"),
    [("analyse_games", "polars", "frames"), ("train_fables", "sb3_contrib", "train")],
)
def test_whoever_lacks_a_package_is_told_the_extra_that_brings_it(
    program: str, package: str, extra: str
) -> None:
    words = f"import runpy, sys; sys.modules[{package!r}] = None; "
    words += f"runpy.run_path('examples/{program}.py', run_name='__main__')"
    done = subprocess.run(
        [sys.executable, "-c", words], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE
    )
    assert done.returncode == 1
    told = done.stderr.splitlines()
    assert len(told) == 1, done.stderr
    assert told[0].endswith(f'is missing: pip install "noctuary[{extra}]"')
