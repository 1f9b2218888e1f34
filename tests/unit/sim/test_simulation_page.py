"""`docs/simulation.md` is true: the columns of a row, the options, and the program at its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from noctuary.cli.sim import command
from noctuary.sim.rows import COLUMNS

PAGE = (Path(__file__).parents[3] / "docs" / "simulation.md").read_text(encoding="utf-8")


def test_every_column_of_a_row_is_told() -> None:
    rows = re.findall(r"^\| (`.*?) \|", PAGE, re.MULTILINE)
    assert tuple(re.findall(r"`(\w+)`", " ".join(rows))) == COLUMNS


def test_every_option_on_the_page_exists() -> None:
    known = {name for parameter in command.params for name in parameter.opts}
    ours = PAGE.replace("ray start --address", "")  # a command of somebody else
    assert set(re.findall(r"--[a-z]+(?:-[a-z]+)*", ours)) <= known


def test_the_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(program.replace("jobs=2", "jobs=1").replace(" 20,", " 2,"), {})
    assert "1000.0 1000.0 1000.0" in capsys.readouterr().out
