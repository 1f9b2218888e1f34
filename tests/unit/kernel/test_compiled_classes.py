"""A compiled wheel works like the source: no interpreted class may inherit from a compiled one."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "src" / "noctuary"
OPT_OUT = "# not compiled:"


def settings() -> tuple[tuple[str, ...], set[str]]:
    """Which folders setup.py compiles, and which modules of them it leaves out."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    found = {
        target.id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id in ("HOT", "NOT_COMPILED")
    }
    return found["HOT"], found["NOT_COMPILED"]


def is_compiled(path: Path) -> bool:
    hot, left_out = settings()
    name = path.relative_to(PACKAGE).as_posix()
    if name in left_out or not name.startswith(tuple(f"{folder}/" for folder in hot)):
        return False
    lines = path.read_text(encoding="utf-8").splitlines()
    return not any(line.startswith(OPT_OUT) for line in lines)


def module_path(module: str) -> Path | None:
    path = ROOT / "src" / Path(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def compiled_bases(path: Path) -> Iterator[str]:
    """Classes of this module whose base was imported from a compiled one."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    origin = {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            for base in node.bases:
                module = origin.get(base.id) if isinstance(base, ast.Name) else None
                source = None if module is None else module_path(module)
                if source is not None and is_compiled(source):
                    yield f"{path.name}: {node.name}({ast.unparse(base)})"


@pytest.mark.skipif(not (ROOT / "setup.py").is_file(), reason="an installed package has no setup.py")
def test_no_interpreted_class_inherits_from_a_compiled_one() -> None:
    interpreted = [path for path in PACKAGE.rglob("*.py") if not is_compiled(path)]
    assert len(interpreted) > 50
    assert [found for path in sorted(interpreted) for found in compiled_bases(path)] == []
