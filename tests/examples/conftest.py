"""The example game installed as anybody's package is, beside Noctuary and not into it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "whist"
ALONE: Final = ("--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check")
PATIENCE: Final = 300  # seconds; a busy machine needs some


def install(package: Path, to: Path) -> None:
    """Without an index and without a line to anywhere."""
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "-q", *ALONE, "--target", str(to), str(package)],
        check=True,
        timeout=PATIENCE,
        capture_output=True,
    )


@pytest.fixture(scope="session")
def whist_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the installed package; it is built from a copy, because a build leaves traces."""
    if not EXAMPLE.is_dir():
        pytest.skip("the examples are not here")
    folder = tmp_path_factory.mktemp("whist")
    shutil.copytree(EXAMPLE, folder / "source")
    install(folder / "source", folder / "site")
    return folder / "site"


Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def noctuary(whist_site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command, in a process of its own that has the package on its path."""
    monkeypatch.setenv("PYTHONPATH", str(whist_site))
    monkeypatch.setenv("NOCTUARY_HOME", str(tmp_path / "home"))

    def run(*words: str, answers: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
        done = subprocess.run(
            [sys.executable, "-m", "noctuary", *words],
            input=answers,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "NOCTUARY_LANG": "en", "PYTHONUTF8": "1"},
            timeout=PATIENCE,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done

    return run
