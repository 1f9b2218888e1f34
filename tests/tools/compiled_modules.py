"""Which modules the wheel compiles, as setup.py says."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "noctuary"
OPT_OUT = "# not compiled:"
HAS_SOURCES = (ROOT / "setup.py").is_file()  # an installed package has none


def _settings() -> tuple[tuple[str, ...], set[str], tuple[str, ...]]:
    """Which folders setup.py compiles, and which modules and folders of them it leaves out."""
    tree = ast.parse((ROOT / "setup.py").read_text(encoding="utf-8"))
    found = {
        target.id: ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name) and target.id in ("HOT", "NOT_COMPILED", "FOLDERS_NOT_COMPILED")
    }
    return found["HOT"], found["NOT_COMPILED"], found["FOLDERS_NOT_COMPILED"]


def is_compiled(path: Path) -> bool:
    hot, left_out, folders = _settings()
    name = path.relative_to(PACKAGE).as_posix()
    if name in left_out or name.startswith(folders):
        return False
    if not name.startswith(tuple(f"{folder}/" for folder in hot)):
        return False
    lines = path.read_text(encoding="utf-8").splitlines()
    return not any(line.startswith(OPT_OUT) for line in lines)


def module_path(module: str) -> Path | None:
    path = ROOT / "src" / Path(*module.split("."))
    for file in (path.with_suffix(".py"), path / "__init__.py"):
        if file.is_file():
            return file
    return None


def origins(tree: ast.Module) -> dict[str, str]:
    """Every name that a module imports from another one, with the module it comes from."""
    return {
        alias.asname or alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module is not None
        for alias in node.names
    }
