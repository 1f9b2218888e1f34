"""Ctrl-C while a bot thinks: the machine code of the engine is left as Python is, with nothing lost."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest


@pytest.mark.skipif(sys.platform == "win32", reason="signals as POSIX has them")
def test_a_thinking_bot_is_interrupted_in_good_order(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    words = ["sim", "vtes", "--pairings", "1", "--bots", "normal@0.2s,easy", "--games", "500"]
    playing = subprocess.Popen(
        [sys.executable, "-m", "noctuary", *words, "--out", str(rows)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    until = time.monotonic() + 60
    while not rows.exists() and time.monotonic() < until:
        time.sleep(0.05)
    time.sleep(1.0)  # it has sat down, and thinks
    playing.send_signal(signal.SIGINT)
    _, said = playing.communicate(timeout=60)
    assert "fatal" not in said
    assert playing.returncode == 130
