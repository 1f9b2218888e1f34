"""How games are found: by what packages declare, ours first, and never at the cost of another."""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

import noctuary
from noctuary.kernel import games
from noctuary.kernel.errors import NoctuaryError

OURS = {name: f"noctuary.games.{name}" for name in ("buffy", "fables", "vtes")}
PROJECT = Path(noctuary.__file__).parents[2] / "pyproject.toml"


@pytest.fixture(autouse=True)
def anew() -> Iterator[None]:
    games.packages.cache_clear()
    yield
    games.packages.cache_clear()


def declare(monkeypatch: pytest.MonkeyPatch, **declared: str) -> None:
    def points(**wanted: Any) -> list[EntryPoint]:
        assert wanted == {"group": "noctuary.games"}
        return [EntryPoint(name, value, "noctuary.games") for name, value in declared.items()]

    monkeypatch.setattr(games, "entry_points", points)


@pytest.mark.skipif(not PROJECT.is_file(), reason="the sources are not here")
def test_every_folder_of_ours_is_declared() -> None:
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["entry-points"]["noctuary.games"]
    folders = {file.parent.name for file in (PROJECT.parent / "src/noctuary/games").glob("*/__init__.py")}
    assert declared == {name: f"noctuary.games.{name}" for name in folders}


def test_a_source_tree_that_nobody_installed_has_our_games(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch)
    assert games.packages() == OURS


def test_ours_win_over_a_package_with_the_same_name(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, fables="elsewhere", whist="one")
    assert games.packages() == {**OURS, "whist": "one"}
    games.packages.cache_clear()
    declare(monkeypatch, whist="one:GAME", **OURS)
    assert games.packages()["whist"] == "one", "whatever stands after the colon"


@pytest.mark.parametrize("name", ["", "..", "Whist", "2x", "a.b", "a/b", "a b", "w\u0127ist"])
def test_a_name_that_is_no_word_is_no_game(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    declare(monkeypatch, **{name: "elsewhere"})
    assert games.packages() == OURS
    with pytest.raises(NoctuaryError, match="error-unknown-game"):
        games.find_game(name)


def test_a_package_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    declare(monkeypatch, gone="nowhere_at_all", deep="nowhere.at.all")
    for name in ("gone", "deep"):
        with pytest.raises(NoctuaryError, match="does not work"):
            games.find_game(name)
        assert games.folder_of(name) is None


def test_drawers_of_ours_are_with_their_layer_and_of_others_in_their_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "whole").mkdir()
    (tmp_path / "whole" / "__init__.py").touch()
    (tmp_path / "whole" / "judge.py").write_text("JUDGE = 1")
    monkeypatch.syspath_prepend(tmp_path)
    declare(monkeypatch, greedy="whole", **OURS)
    ours = games.drawer_of("fables", "noctuary.bots.{}", "judge")
    assert ours is not None
    assert ours.__name__ == "noctuary.bots.fables"
    theirs = games.drawer_of("greedy", "noctuary.bots.{}", "judge")  # not our module of that name
    assert theirs is not None
    assert theirs.__name__ == "whole.judge"
    assert games.drawer_of("greedy", "noctuary.boards.{}", "board") is None
    for name in ("whole", "whole.judge"):
        sys.modules.pop(name, None)
