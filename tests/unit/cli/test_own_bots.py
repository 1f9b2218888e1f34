"""Bots of one's own on the command line: `--bots my.module:Bot`."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from noctuary.cli.entry import run
from noctuary.sim import playing
from tests.unit.cli.command_line import CommandLine

MODULE = """
class First:
    def choose(self, match):
        return match.decision.moves[0]

class Seeded:
    made = []

    def __init__(self, seed, game="chess"):
        Seeded.made.append((game, seed))

    def choose(self, match):
        return match.decision.moves[-1]

class Demanding:
    def __init__(self, model): pass
    def choose(self, match): pass

class Mute:
    pass

class Unnamed:
    def __init__(self, model, /): pass
    def choose(self, match): pass

class Raising:
    def choose(self, match): raise RuntimeError("lone \\udcff")

class Leaving:
    def choose(self, match): raise SystemExit(3)

class Panicking:
    def choose(self, match):
        import asyncio
        raise asyncio.CancelledError("stopped")

class Unmade:
    def __init__(self): raise OSError("no model here")
    def choose(self, match): pass

class Talking:
    def choose(self, match):
        print("thinking …")
        return match.decision.moves[0]

class Nothing:
    def choose(self, match): return None

class Cheating:
    def choose(self, match):
        from noctuary.kernel.move import concession
        return concession(1 - match.decision.seat)

class Resigning:
    def choose(self, match):
        from noctuary.kernel.move import concession
        return concession(match.decision.seat)

number = 7
"""


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with such a module in it; the command is given there."""
    (tmp_path / "my_bots.py").write_text(MODULE, encoding="utf-8")
    (tmp_path / "broken_bots.py").write_text("import nothing_of_that_name\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    sys.modules.pop("my_bots", None)
    from noctuary.bots import own

    own._maker.cache_clear()


SIM = ("sim", "fables", "--seats", "red,snow", "--games", "2", "--turn-limit", "4")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_it_plays_a_series(noctuary: CommandLine, jobs: str) -> None:
    answer = noctuary(*SIM, "--bots", "my_bots:First,random", "--jobs", jobs, "--json")
    assert answer.code == 0, answer.err
    assert answer.json["bots"] == ["my_bots:First", "random"]
    assert (answer.json["games"], answer.json["errors"]) == (2, 0)


def test_it_is_handed_game_and_seed_if_it_asks_for_them(noctuary: CommandLine) -> None:
    assert noctuary(*SIM, "--bots", "my_bots:Seeded,my_bots:Seeded").code == 0
    made = sys.modules["my_bots"].Seeded.made
    assert {game for game, _ in made} == {"fables"}
    assert len({seed for _, seed in made}) == 4  # two games, two seats: each has chance of its own


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_it_prints_is_not_among_the_results(capfd: pytest.CaptureFixture[str], jobs: str) -> None:
    assert run([*SIM, "--bots", "my_bots:Talking,random", "--jobs", jobs, "--json"]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out)["games"] == 2
    assert "thinking" in err


def test_it_is_measured(noctuary: CommandLine) -> None:
    answer = noctuary("bench", "fables", "--bots", "my_bots:First", "--seconds", "0.1", "--json")
    assert answer.json["fables"]["decisions_per_s"] > 0


def test_it_sits_at_a_table(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    line = ("play", "fables", "--plain", "--seed", "00", "--first", "A", "--bots", "my_bots:First")
    monkeypatch.setattr(sys, "stdin", StringIO("keep\nend\nquit\n"))
    assert noctuary(*line).code == 0
    (file,) = (home / "tables").iterdir()
    assert "my_bots:First" in file.read_text(encoding="utf-8")
    # A record never decides which module is run: whoever resumes it names the bot again.
    assert "--bot my_bots:First" in noctuary.refused("play", "--plain", "--resume", str(file))
    monkeypatch.setattr(sys, "stdin", StringIO("quit\n"))
    assert noctuary("play", "--plain", "--resume", str(file), "--bot", "my_bots:First").code == 0


@pytest.mark.parametrize(
    ("bot", "named"),
    [
        ("no_such_module:Bot", "no_such_module"),
        ("my_bots:Nobody", "Nobody"),
        ("my_bots:number", "number"),
        ("my_bots:Demanding", "model"),
        ("my_bots:Mute", "choose"),
        ("broken_bots:Bot", "nothing_of_that_name"),
        (":", ":"),
    ],
)
def test_what_is_no_bot_is_one_line(noctuary: CommandLine, bot: str, named: str) -> None:
    for line in ((*SIM, "--bots", f"{bot},random"), ("bench", "--bots", bot), ("play", "--bot", bot)):
        assert named in noctuary.refused(*line)
        assert named in noctuary.refused(*line, "--lang", "fr")


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    ("bot", "wrong"),
    [
        ("Raising", "RuntimeError: lone \\udcff (my_bots:Raising, my_bots.py:"),
        ("Leaving", "SystemExit: 3 (my_bots:Leaving, my_bots.py:"),
        ("Panicking", "CancelledError: stopped (my_bots:Panicking, my_bots.py:"),
        ("Unmade", "OSError: no model here (my_bots:Unmade, my_bots.py:"),
        ("Nothing", "my_bots:Nothing answered None, which is not among match.decision.moves"),
        ("Cheating", "my_bots:Cheating answered concede"),
    ],
)
def test_a_bot_that_goes_wrong_spoils_its_games_alone(
    noctuary: CommandLine, here: Path, bot: str, wrong: str, jobs: str
) -> None:
    asked = (*SIM, "--bots", f"my_bots:{bot},random", "--jobs", jobs, "--out", "games.jsonl")
    answer = noctuary(*asked)
    assert answer.code == 1
    assert answer.out.count(wrong) == 2
    assert len((here / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert noctuary(*asked).out.splitlines()[1:] == answer.out.splitlines()[1:], "kept, and read again"


def test_a_bot_may_give_up(noctuary: CommandLine) -> None:
    assert noctuary(*SIM, "--bots", "my_bots:Resigning,random", "--json").json["wins"] == [0, 2]


def test_a_game_without_an_end_is_told_in_words(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "_LONGEST", 5)
    line = ("sim", "fables", "--seats", "red,snow", "--bots", "my_bots:First,random", "--games", "1")
    assert "): endless – given up" in noctuary(*line).out
    assert "sans fin – abandonnée" in noctuary(*line, "--lang", "fr").out
    assert noctuary(*line, "--json").json["failures"][0]["error"] == "endless"


def test_a_thousand_games_that_break_off_do_not_fill_the_screen(noctuary: CommandLine) -> None:
    answer = noctuary(*SIM, "--bots", "my_bots:Nothing,random", "--games", "13")
    assert answer.out.count("broke off (seed") == 10
    assert "… and 3 more games broke off" in answer.out


def test_a_module_that_ends_the_program_is_told(noctuary: CommandLine, here: Path) -> None:
    (here / "ending_bots.py").write_text("raise SystemExit(1)", encoding="utf-8")
    answer = noctuary(*SIM, "--bots", "ending_bots:Bot,random")
    assert answer.code == 2
    assert "cannot be imported (SystemExit: 1)" in answer.err


def test_what_can_only_be_given_by_place_is_asked_for_in_vain(noctuary: CommandLine) -> None:
    answer = noctuary(*SIM, "--bots", "my_bots:Unnamed,random")
    assert answer.code == 2
    assert "it asks for model/" in answer.err


AT_A_TABLE = ("play", "fables", "--plain", "--seed", "00", "--first", "B", "--bot")
BENCH = ("bench", "fables", "--seconds", "0.1", "--bots")


@pytest.mark.parametrize(
    ("line", "bot"),
    [
        *[(BENCH, bot) for bot in ("Raising", "Leaving", "Panicking", "Unmade")],
        *[(AT_A_TABLE, bot) for bot in ("Leaving", "Panicking", "Unmade")],
    ],
)
def test_a_bot_that_goes_wrong_is_not_taken_for_a_mistake_of_ours(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, home: Path, line: tuple[str, ...], bot: str
) -> None:
    for told, language in (("went wrong", "en"), ("a échoué", "fr")):
        monkeypatch.setattr(sys, "stdin", StringIO("keep\nend\nend\nquit\n"))
        answer = noctuary(*line, f"my_bots:{bot}", "--lang", language)
        assert answer.code == 1, answer
        last = answer.err.splitlines()[-1]
        assert told in last
        assert f"(my_bots:{bot}, my_bots.py:" in last
    assert not (home / "crashes").exists()


@pytest.mark.parametrize("bot", ["Raising", "Nothing"])
def test_a_table_goes_on_without_the_answers_of_its_bot(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch, home: Path, bot: str
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO("keep\nend\nend\nquit\n"))
    assert noctuary(*AT_A_TABLE, f"my_bots:{bot}").code == 0
    assert list((home / "crashes").iterdir())
