"""Every command and every piece of code on our pages works, or says why it is not run here."""

from __future__ import annotations

import json
import shlex
import tomllib
from pathlib import Path

import pytest

from noctuary.bots import make_bot
from noctuary.bots.playout import play_out
from noctuary.cli.entry import run as run_command
from noctuary.games.buffy.pool import pool_with
from noctuary.games.buffy.sets import read_set
from noctuary.kernel.match import Match
from noctuary.kernel.positions import Position, run
from noctuary.kernel.records import read_records, write_record
from tests.docs import commands
from tests.docs.pages import ROOT, Page, Sample, pages

PAGES = pages()
WAITING = ("play", "serve", "learn", "patrol")
SPOKEN = ("sh", "python", "toml", "json", "text")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a reader would stand: the examples beside her, a game she has played, nothing of her own."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NOCTUARY_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("NOCTUARY_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for name in ("game.record", "partie.record"):
        (tmp_path / name).write_text(_begun(), encoding="utf-8")
    return tmp_path


def _begun() -> str:
    """The record of a game in its first turn, as a table leaves it."""
    match = Match.start("fables", {"fables": ["red", "snow"]}, b"begun")
    play_out(match, [make_bot("greedy", "fables", b"begun")] * 2, 4)
    return write_record(match)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_sample_of_a_page_works(page: Page, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the order of the page: what one has named, the next may use."""
    names: dict[str, object] = {"__name__": "sample"}
    for sample in page.samples():
        if name := sample.told("file:"):
            (folder / name).write_text(sample.text, encoding="utf-8")
        if sample.tried_by is not None:
            assert page.path.name in (ROOT / sample.tried_by).read_text(encoding="utf-8"), sample
        elif sample.language == "sh":
            _shell(sample, folder, capsys)
        elif sample.why_not_run() is None:
            _try(sample, names)
            assert "object at 0x" not in capsys.readouterr().out, sample


def _try(sample: Sample, names: dict[str, object]) -> None:
    if sample.language == "python":
        exec(sample.told("given:") or "", names)
        exec(compile(sample.text, str(sample), "exec"), names)
    elif sample.language == "json":
        json.loads(sample.text)
    elif sample.language == "toml":
        _toml(sample)
    elif sample.text.startswith("[Game "):
        (record,) = read_records(sample.text)
        record.replay()
        assert record.errors == [], sample
    assert sample.language in SPOKEN, f"{sample}: nobody knows how to try a block of {sample.language!r}"


def _toml(sample: Sample) -> None:
    """A position is played, a card set is read; a piece of one is at least TOML."""
    table = tomllib.loads(sample.text)
    if "position" in table:
        result = run(Position(sample.text, str(sample)))
        assert result.passed, (str(sample), result.failures)
    elif "set" in table:
        pool_with([read_set(sample.text, str(sample))])


def _shell(sample: Sample, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for line in commands.lines(sample.text):
        wrong = commands.why_wrong(line.partition(">")[0])
        assert wrong is None, f"{sample}: {wrong}"
        if sample.why_not_run(line) is not None:
            continue
        command, _, target = line.partition(">")
        words = shlex.split(command)
        if words[0] == "make":
            continue  # a target that is there; the tests of tools/prepare.py make them
        assert words[0] == "noctuary", f"{sample}: say why `{line}` is not run"
        assert words[1] not in WAITING, f"{sample}: `{line}` waits for somebody; say so"
        capsys.readouterr()
        code = run_command(commands.small(words[1:]))
        out, err = capsys.readouterr()
        assert code == 0, f"{sample}: {line}\n{out[-500:]}{err}"
        if target:
            (folder / target.strip()).write_text(out, encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_command_within_the_text_exists(page: Page) -> None:
    wrong = [fault for span in page.spans() if (fault := commands.why_wrong(span))]
    assert wrong == []


# -- the mechanism itself -------------------------------------------------------------------------------


def _page(tmp_path: Path, text: str) -> Page:
    path = tmp_path / "page.md"
    path.write_text(text, encoding="utf-8")
    return Page(path)


def test_a_remark_belongs_to_the_block_behind_it(tmp_path: Path) -> None:
    remark = "<!-- not run `noctuary serve`: it waits for visitors -->"
    text = f"{remark}\n```sh\nnoctuary serve\nnoctuary status\n```\n"
    first, second = _page(tmp_path, f"{text}\n```sh\nnoctuary serve\n```\n").samples()
    assert first.why_not_run("noctuary serve --pause 1") == "it waits for visitors"
    assert first.why_not_run("noctuary status") is None
    assert second.why_not_run("noctuary serve") is None


def test_a_reason_is_needed(tmp_path: Path) -> None:
    (sample,) = _page(tmp_path, "<!-- not run: -->\n```sh\nnoctuary serve\n```\n").samples()
    assert sample.why_not_run("noctuary serve") is None


@pytest.mark.parametrize(
    ("command", "wrong"),
    [
        ("noctuary sim fables --games 3", None),
        ("noctuary sim fables --gmaes 3", "there is no --gmaes in 'sim fables --gmaes 3'"),
        ("noctuary similate", "there is no command 'similate'"),
        ("noctuary deck check mine.txt --format casual", None),
        ("noctuary deck chekc mine.txt", "there is no command 'chekc'"),
        ("make play lang=fr", None),
        ("make paly", "the Makefile has no target 'paly'"),
        ("make play langue=fr", "the Makefile knows no langue="),
        ("pip install anything", None),
    ],
)
def test_a_command_that_is_not_there_is_found(command: str, wrong: str | None) -> None:
    assert commands.why_wrong(command) == wrong
