"""A game from elsewhere has learning environments without a line about learning in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.examples.conftest import PATIENCE

LEARNING = """
import random, warnings
import gymnasium
from pettingzoo.test import api_test, render_test, seed_test
from noctuary import rl

warnings.simplefilter("ignore")
make = lambda render_mode=None: rl.env("whist", render_mode=render_mode)
api_test(make(), num_cycles=100)
seed_test(make, num_cycles=30)
render_test(make)
duel = gymnasium.make("noctuary/whist-v0", opponent="random", disable_env_checker=True)
seen, told = duel.reset(seed=1)
ended, total = False, 0.0
while not ended:
    seen, reward, ended, cut, told = duel.step(random.randrange(int(seen["action_mask"].sum())))
    total += reward
assert total in (-1.0, 0.0, 1.0), total
layout = duel.unwrapped.layout
assert len(layout.columns(".seats[+0].hand[")) >= 52
print("learned", len(layout.observation))
"""


BESIDE = """
import importlib.util
import gymnasium
from noctuary import NoctuaryError, rl

rl.raw_env("fables").reset(seed=1)
assert "noctuary/whist-v0" not in gymnasium.registry
if importlib.util.find_spec("pyspiel"):
    import noctuary.rl.openspiel
    import pyspiel

    assert {"noctuary_fables", "noctuary_whist"} & set(pyspiel.registered_names()) == {"noctuary_fables"}
try:
    rl.raw_env("whist")
except NoctuaryError as error:
    print(error)
"""


def test_a_game_whose_learning_is_broken_takes_no_other_down(whist_site: Path, tmp_path: Path) -> None:
    shutil.copytree(whist_site, tmp_path / "site")
    (tmp_path / "site" / "noctuary_whist" / "rl.py").write_text("1 / 0\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", BESIDE],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site"), "PYTHONUTF8": "1"},
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "whist" in done.stdout
    assert "ZeroDivisionError" in done.stdout


def test_pettingzoo_and_gymnasium_accept_whist(whist_site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LEARNING],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(whist_site), "PYTHONUTF8": "1"},
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "learned" in done.stdout
