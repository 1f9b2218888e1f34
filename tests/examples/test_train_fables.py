"""The agent that `examples/train_fables.py` trains, in a few hundred steps instead of ten minutes."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.examples.test_programs import run, sim

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
