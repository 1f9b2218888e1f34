"""A game from elsewhere has learning environments without a line about learning in it."""

from __future__ import annotations

import os
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
