"""Inside a game imports point one way: no module imports itself through others."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import noctuary

PACKAGE = Path(noctuary.__file__).parent
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py"))


def modules(game: str) -> dict[str, Path]:
    root = PACKAGE.parent
    return {
        ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__"): path
        for path in (PACKAGE / "games" / game).rglob("*.py")
    }


def imported(name: str, known: dict[str, Path]) -> set[str]:
    """What a module needs before it can be used: imports for types alone, and within functions, are none."""
    found: set[str] = set()
    for node in ast.parse(known[name].read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                inner = f"{node.module}.{alias.name}"
                found.add(inner if inner in known else node.module)
    return found & known.keys() - {name}


@pytest.mark.parametrize("game", GAMES)
def test_no_module_imports_itself_through_others(game: str) -> None:
    left = {name: imported(name, modules(game)) for name in modules(game)}
    while True:
        free = {name for name, needs in left.items() if not needs & left.keys()}
        if not free:
            break
        left = {name: needs for name, needs in left.items() if name not in free}
    assert sorted(left) == []
