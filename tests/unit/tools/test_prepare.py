"""`make fast` compiles once; `make play`, `make sim` and `make bench` run that build while it is current."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from types import ModuleType

import pytest

from tests.tools.programs import ROOT, tool


@pytest.fixture
def prepare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """prepare.py over a small checkout of its own."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    module = tool("prepare")
    for name in ("pyproject.toml", "setup.py", "constraints.txt", "src/rules.py", "web/page.svelte"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text("as it was\n")
    folders = {
        "ROOT": "",
        "VENV": ".venv",
        "COMPILED": ".venv-compiled",
        "DIST": "dist",
        "WEB": "web",
        "TEXTS": "texts",
        "SHIPPED": "src/client",
    }
    for name, folder in folders.items():
        monkeypatch.setattr(module, name, str(tmp_path / folder).rstrip("/"))
    return module


@pytest.fixture
def compiled(prepare: ModuleType, tmp_path: Path) -> None:
    """What `make fast` leaves behind."""
    python = tmp_path / ".venv-compiled" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.touch()
    prepare.fast_stamp().leave()


def told(prepare: ModuleType, capsys: pytest.CaptureFixture[str]) -> tuple[str, str]:
    """The folder that make runs noctuary from, and what is said about it."""
    assert prepare.main(["bin"]) == 0
    captured = capsys.readouterr()
    return Path(captured.out.strip()).parent.name, captured.err


def test_without_a_compiled_build_the_sources_run_and_nothing_is_said(
    prepare: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(prepare, capsys) == (".venv", "")


@pytest.mark.usefixtures("compiled")
def test_a_compiled_build_runs_while_it_is_current(
    prepare: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(prepare, capsys) == (".venv-compiled", "Running the compiled build.\n")


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("changed", ["src/rules.py", "setup.py", "web/page.svelte"])
def test_after_any_change_of_the_sources_they_run_themselves(
    prepare: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path, changed: str
) -> None:
    (tmp_path / changed).write_text("as it is now\n")
    folder, said = told(prepare, capsys)
    assert folder == ".venv"
    assert "plain Python" in said
    assert "make fast" in said


@pytest.mark.usefixtures("compiled")
def test_pages_copied_into_the_package_are_no_change(
    prepare: ModuleType, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "src" / "client" / "index.html"
    page.parent.mkdir()
    page.write_text("built from web/\n")
    assert told(prepare, capsys)[0] == ".venv-compiled"


def test_without_a_compiler_one_is_told_that_all_works_as_plain_python(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "dev", lambda: None)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert prepare.main(["fast"]) == 1
    said = capsys.readouterr().err
    assert "no-such-compiler" in said
    assert "everything works as plain Python" in said


def test_the_headers_of_python_are_needed_too(
    prepare: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "sh")  # there is one everywhere
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(prepare.Failure, match=r"Python\.h"):
        prepare.check_compiler()
