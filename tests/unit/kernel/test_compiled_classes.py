"""A compiled wheel works like the source: no interpreted class may inherit from a compiled one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.compiled_modules import HAS_SOURCES, PACKAGE, is_compiled, module_path, origins


def compiled_bases(path: Path) -> Iterator[str]:
    """Classes of this module whose base was imported from a compiled one."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    origin = origins(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                module = origin.get(base.id) if isinstance(base, ast.Name) else None
                source = None if module is None else module_path(module)
                if source is not None and is_compiled(source):
                    yield f"{path.name}: {node.name}({ast.unparse(base)})"


@pytest.mark.skipif(not HAS_SOURCES, reason="an installed package has no setup.py")
def test_no_interpreted_class_inherits_from_a_compiled_one() -> None:
    interpreted = [path for path in PACKAGE.rglob("*.py") if not is_compiled(path)]
    assert len(interpreted) > 50
    assert [found for path in sorted(interpreted) for found in compiled_bases(path)] == []


@pytest.mark.skipif(not HAS_SOURCES, reason="an installed package has no setup.py")
@pytest.mark.parametrize(
    ("module", "name"), [("kernel/game.py", "Game"), ("kernel/game.py", "State"), ("bots/judge.py", "Judge")]
)
def test_what_somebody_elses_game_inherits_from_lets_it(module: str, name: str) -> None:
    """And has no class attribute: compiled code would not see that of an interpreted subclass."""
    tree = ast.parse((PACKAGE / module).read_text(encoding="utf-8"))
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name]
    marks = [ast.unparse(mark) for mark in found.decorator_list]
    assert "mypyc_attr(allow_interpreted_subclasses=True)" in marks
    assert not [
        ast.unparse(node)
        for node in found.body
        if isinstance(node, ast.Assign) or (isinstance(node, ast.AnnAssign) and node.value is not None)
    ]
