"""The agent that `examples/train_fables.py` trains, in a few hundred steps instead of ten minutes."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.examples.conftest import PATIENCE
from tests.examples.test_programs import ROOT, run, sim

pytestmark = pytest.mark.skipif(
    find_spec("torch") is None or find_spec("sb3_contrib") is None,
    reason='torch and sb3-contrib are missing: pip install "noctuary[train]"',
)


def test_it_learns_is_kept_and_plays(tmp_path: Path) -> None:
    found = json.loads(run("-m", "tests.examples.trained", str(tmp_path / "agent.zip")).splitlines()[-1])
    assert found["learnt"]
    assert found["loaded"]
    assert found["moves"] == found["again"]  # it plays the move with the best score, without chance
    assert found["moves"]
    assert found["other_seat"]
    assert found["helped_after"] == 100


def test_the_program_writes_an_agent_that_plays_as_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "agent.zip"
    words = ("--steps", "128", "--rollout", "128", "--environments", "1", "--out", str(file))
    assert str(file) in run("examples/train_fables.py", *words)
    monkeypatch.setenv("NOCTUARY_AGENT", str(file))
    bots = "examples.train_fables:Agent,random"
    report = sim("fables", "--seats", "red,snow", "--bots", bots, "--games", "2", "--turn-limit", "4")
    assert (report["games"], report["errors"]) == (2, 0)


def test_an_agent_asked_to_play_another_game_says_what_it_knows() -> None:
    words = "from noctuary.bots.own import any_bot; any_bot('examples.train_fables:Agent', 'vtes', b'')"
    done = subprocess.run(
        [sys.executable, "-c", words], capture_output=True, text=True, cwd=ROOT, timeout=PATIENCE
    )
    assert "it has learnt fables and knows nothing of vtes" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--environments", "0"), "--environments"),
        (("--rollout", "1"), "--rollout"),
        (("--rollout", "1000000000"), "--rollout"),
        (("--minutes", "0"), "--minutes"),
        (("--minutes", "nan"), "--minutes"),
        (("--seed", "-1"), "--seed"),
        (("--opponent", "no-such-bot"), "no-such-bot"),
        (("--out", "no/such/folder/agent.zip"), "--out"),
    ],
)
def test_what_cannot_be_trained_is_told_before_the_first_minute(words: tuple[str, str], told: str) -> None:
    done = subprocess.run(
        [sys.executable, "examples/train_fables.py", *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert told in done.stderr.splitlines()[-1]
