"""Every test has a data folder of its own and speaks English unless it asks for French."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.unit.cli.command_line import CommandLine


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NOCTUARY_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "home"
    monkeypatch.setenv("NOCTUARY_HOME", str(folder))
    return folder


@pytest.fixture
def noctuary(capsys: pytest.CaptureFixture[str]) -> CommandLine:
    return CommandLine(capsys)
