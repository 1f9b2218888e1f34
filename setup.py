"""Compiles the hot modules with mypyc when NOCTUARY_COMPILE=1; a pure-Python build otherwise."""

import os
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/noctuary")
HOT = ("kernel", "games/buffy", "games/fables", "games/vtes", "bots")

# Left as plain Python, whatever they contain: they read and write files, and are never in a hot loop.
# Another module opts out with a line of its own: `# not compiled: <the reason>`.
NOT_COMPILED = {
    "kernel/records.py",
    "kernel/positions.py",
}
OPT_OUT = "# not compiled:"


def is_hot(path: Path) -> bool:
    if path.relative_to(PACKAGE).as_posix() in NOT_COMPILED:
        return False
    lines = path.read_text(encoding="utf-8").splitlines()
    return not any(line.startswith(OPT_OUT) for line in lines)


def hot_modules() -> list[str]:
    return [
        path.as_posix() for folder in HOT for path in sorted((PACKAGE / folder).rglob("*.py")) if is_hot(path)
    ]


extensions = []
if os.environ.get("NOCTUARY_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        raise SystemExit(
            "NOCTUARY_COMPILE=1 needs mypy[mypyc] where the build runs: use `make wheel`"
        ) from missing
    extensions = mypycify(hot_modules(), opt_level="3", debug_level="0", group_name="noctuary")

setup(ext_modules=extensions)
