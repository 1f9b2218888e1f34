"""`docs/new-game.md` walks through the example game: what it shows is there, word for word."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

from tests.examples.conftest import EXAMPLE, Run

ROOT = EXAMPLE.parents[1]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")


def test_every_piece_of_code_is_from_the_example() -> None:
    """The file is the last one named before a block."""
    seen = 0
    for block in re.finditer(r"^```(?:python|toml)\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL):
        names = re.findall(r"`(\w+\.(?:py|toml))`", PAGE[: block.start()])
        (file,) = [found for found in EXAMPLE.rglob(names[-1]) if "build" not in found.parts]
        assert block[1] in file.read_text(encoding="utf-8"), f"{names[-1]}: {block[1]}"
        seen += 1
    assert seen >= 8


def test_every_command_of_the_page_runs(noctuary: Run, tmp_path: Path) -> None:
    """Those that need no screen and no browser."""
    commands = re.findall(r"^noctuary (.*)$", PAGE, re.MULTILINE)
    assert len(commands) == 5
    for line in commands:
        words = [str(ROOT / word) if word.startswith("examples/") else word for word in shlex.split(line)]
        if words[0] == "sim":
            words[words.index("--games") + 1] = "2"
        if words[0] != "play" or "--plain" in words:
            noctuary(*words, answers="quit\n")
