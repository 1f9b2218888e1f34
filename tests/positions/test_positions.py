"""Every position file below this folder: what it sets up, plays and expects."""

from __future__ import annotations

from pathlib import Path

import pytest

from noctuary.kernel.positions import run_position

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=[file.relative_to(HERE).as_posix() for file in FILES])
def test_position(file: Path) -> None:
    result = run_position(file)
    assert result.passed, f"{result.title}: {result.failures}"
    assert result.title
    assert result.rules
