"""Ctrl-C ends a command at once, with what it has until then, and the exit code that shells expect: 130."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from noctuary.sim import bench, job
from noctuary.sim.bench import measure
from tests.unit.cli.command_line import CommandLine

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")

# A bot that says when it has been asked: then games are being played, and one of them is not over.
SLOW_BOT = """
import os, time

class Slow:
    asked = 0

    def choose(self, match):
        Slow.asked += 1
        if Slow.asked == 3000:
            open(os.environ["STARTED"] + str(os.getpid()), "w").close()
        if Slow.asked > 3000:
            time.sleep(0.05)
        return match.decision.moves[0]
"""
MINUTES = 1000  # games that nobody waits for


def interrupted(
    tmp_path: Path,
    *words: str,
    processes: int = 1,
    whole_group: bool = False,
    with_signal: signal.Signals = signal.SIGINT,
) -> tuple[int, str, str, float]:
    """Start the command, press Ctrl-C in the middle of a game, and say how it ended and how fast."""
    (tmp_path / "slow_bot.py").write_text(SLOW_BOT, encoding="utf-8")
    environment = {**os.environ, "STARTED": str(tmp_path / "started-"), "NOCTUARY_HOME": str(tmp_path)}
    line = [sys.executable, "-m", "noctuary", *words]
    running = subprocess.Popen(
        line,
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while len(list(tmp_path.glob("started-*"))) < processes:
            assert running.poll() is None, running.communicate()
            assert time.monotonic() < until
            time.sleep(0.05)
        began = time.monotonic()
        if whole_group:  # as a terminal does it
            os.killpg(running.pid, signal.SIGINT)
        else:
            running.send_signal(with_signal)
        out, err = running.communicate(timeout=60)
    finally:
        running.kill()
    return running.returncode, out, err, time.monotonic() - began


@pytest.mark.parametrize("whole_group", [False, True])
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_series_ends_at_once_and_prints_what_was_played(
    tmp_path: Path, jobs: int, whole_group: bool
) -> None:
    slow = "slow_bot:Slow,slow_bot:Slow"
    line = ("sim", "fables", "--seats", "red,snow", "--bots", slow, "--turn-limit", "3", "--json")
    code, out, err, seconds = interrupted(
        tmp_path,
        *(*line, "--games", str(MINUTES), "--jobs", str(jobs), "--out", "games.jsonl"),
        processes=jobs,
        whole_group=whole_group,
    )
    assert code == 130, err
    report = json.loads(out)
    assert report["interrupted"]
    assert 0 < report["games"] < MINUTES
    rows = (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(rows) == report["games"]
    assert "goes on from here" in err
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    assert seconds < 20  # what is left would take many minutes


def test_what_was_killed_outright_leaves_its_rows_and_no_process_behind(tmp_path: Path) -> None:
    line = (
        "sim",
        "fables",
        "--seats",
        "red,snow",
        "--bots",
        "slow_bot:Slow,slow_bot:Slow",
        "--turn-limit",
        "3",
    )
    interrupted(
        tmp_path,
        *(*line, "--games", str(MINUTES), "--jobs", "2", "--out", "games.jsonl"),
        processes=2,
        with_signal=signal.SIGKILL,
    )
    rows = (tmp_path / "games.jsonl").read_bytes().count(b"\n")
    assert rows > 0
    until = time.monotonic() + 60
    for marker in tmp_path.glob("started-*"):
        while is_alive(int(marker.name.removeprefix("started-"))):
            assert time.monotonic() < until
            time.sleep(0.05)


def is_alive(process: int) -> bool:
    """Whether it runs; one that nobody has buried yet does not."""
    try:
        stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    except OSError:
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def test_everybody_against_everybody_ends_at_once(tmp_path: Path) -> None:
    line = ("sim", "fables", "--all", "--seats", "red,snow,alice", "--bots", "slow_bot:Slow")
    code, out, err, _ = interrupted(
        tmp_path, *line, "--games", str(MINUTES), "--turn-limit", "3", "--jobs", "2", processes=2
    )
    assert code == 130, err
    assert " red " in out
    assert err.count("\n") == 1, err


def test_a_bench_ends_at_once_with_what_was_measured(tmp_path: Path) -> None:
    code, out, err, _ = interrupted(
        tmp_path, "bench", "fables", "--bots", "slow_bot:Slow", "--seconds", "600", "--json"
    )
    assert code == 130, err
    assert "Traceback" not in err
    measured = json.loads(out)
    assert not measured or measured["fables"]["interrupted"]


def test_a_bench_that_was_interrupted_counts_whole_games_only(monkeypatch: pytest.MonkeyPatch) -> None:
    played = 0
    play = bench.OurGames.play

    def three_games(games: bench.OurGames) -> None:
        nonlocal played
        played += 1
        if played > 3:
            raise KeyboardInterrupt
        play(games)

    monkeypatch.setattr(bench.OurGames, "play", three_games)
    result = measure("fables", 5, with_peer=False)
    assert result["interrupted"]
    assert isinstance(result["decisions_per_s"], float)
    assert 0 < result["decisions_per_s"] < 1e7


def test_a_series_without_a_single_game_is_told_as_that(
    noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def at_once(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(job, "play_game", at_once)
    answer = noctuary("sim", "fables", "--seats", "red,snow", "--bots", "random,random")
    assert answer.code == 130
    assert answer.out.startswith("0 games")
    assert answer.err == "noctuary: interrupted: these are the games played until then.\n"


# The command, with a Ctrl-C at the moment when it looks for a module.
WHILE_LOADING = """
import os, signal, sys

awaited = sys.argv[1]

class Finder:
    def find_spec(self, name, path, target=None):
        if name == awaited:
            os.kill(os.getpid(), signal.SIGINT)

sys.meta_path.insert(0, Finder())
from noctuary.cli import main

sys.argv[1:] = ["status"]
main()
"""


@pytest.mark.parametrize("module", ["noctuary.kernel.match", "noctuary.cli.entry", "noctuary.cli.status"])
def test_a_command_that_is_being_loaded_ends_without_a_word(module: str) -> None:
    line = [sys.executable, "-c", WHILE_LOADING, module]
    done = subprocess.run(line, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_whoever_ignores_interrupts_goes_on_to_do_so() -> None:
    line = ["sh", "-c", "trap '' INT; exec \"$@\"", "sh", sys.executable, "-c", WHILE_LOADING]
    done = subprocess.run([*line, "noctuary.cli.status"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr


def test_any_other_command_says_so(noctuary: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    def by_hand(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    for place, words in (
        ("noctuary.cli.status.game_status", ("status",)),
        ("noctuary.cli.set.set_book", ("set", "check", __file__)),
        ("noctuary.cli.deck.look_at", ("deck", "check", "ada-vance")),
    ):
        monkeypatch.setattr(place, by_hand)
        answer = noctuary(*words)
        assert (answer.code, answer.err.strip()) == (130, "noctuary: interrupted.")  # below the ^C


DEAF_BOT = """
import os, time

class Deaf:
    def choose(self, match):
        try:
            open(os.environ["STARTED"] + str(os.getpid()), "w").close()
            time.sleep(0.05)
        except BaseException:
            pass
        return match.decision.moves[0]
"""


def test_a_bot_that_hears_no_ctrl_c_is_ended_by_the_second_one(tmp_path: Path) -> None:
    (tmp_path / "deaf_bot.py").write_text(DEAF_BOT, encoding="utf-8")
    line = [sys.executable, "-m", "noctuary", "sim", "fables", "--seats", "red,snow", "--games", str(MINUTES)]
    running = subprocess.Popen(
        [*line, "--bots", "deaf_bot:Deaf,random"],
        cwd=tmp_path,
        env={**os.environ, "STARTED": str(tmp_path / "started-"), "NOCTUARY_HOME": str(tmp_path)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        until = time.monotonic() + 60
        while not list(tmp_path.glob("started-*")) and time.monotonic() < until:
            time.sleep(0.05)
        for _ in range(8):  # a bot that is between two answers hears it like any other
            running.send_signal(signal.SIGINT)
            time.sleep(1.2)
            if running.poll() is not None:
                break
        assert running.wait(timeout=5) in (130, -signal.SIGINT)
    finally:
        running.kill()
        running.wait()
