"""Compiles the hot modules with mypyc when NOCTUARY_COMPILE=1; a pure-Python build otherwise.

NOCTUARY_GAMES=fables (or two names with a comma) compiles the kernel and the bots with these games alone: for
measuring while one works on a game, never for a wheel.
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/noctuary")
PAGES = Path("web/dist")  # the browser table, built by `make setup`; a source distribution brings it along
DEPLOY = Path("deploy")  # units and proxies: `noctuary serve --example` prints them
EXAMPLES = Path("tests/positions")  # what shows the rules is read by players, too (`text/examples.py`)
NO_PAGES = (
    "noctuary: without the browser table, which is not built here (`make setup` builds it, with Node); "
    "`noctuary play --ui terminal` needs none"
)
GAMES = sorted(file.parent.name for file in PACKAGE.glob("games/*/__init__.py"))
HOT = ("kernel", "games", "bots")

# Left as plain Python, whatever they contain: they read and write files, and are never in a hot loop.
# Another module opts out with a line of its own: `# not compiled: <the reason>`.
NOT_COMPILED = {
    "kernel/records.py",
    "kernel/positions.py",
    "games/__init__.py",
}
# Whole folders: what the VTES cards say runs once, when the pool is put together; it was a seventh of the C
# code. The pieces that cards are made of, which do run during a game, stand in `games/vtes/blocks`.
FOLDERS_NOT_COMPILED = ("games/vtes/cards/",)
OPT_OUT = "# not compiled:"


def chosen_games() -> list[str]:
    named = os.environ.get("NOCTUARY_GAMES", "").replace(",", " ").split()
    unknown = set(named).difference(GAMES)
    if unknown:
        raise SystemExit(f"NOCTUARY_GAMES: {', '.join(sorted(unknown))} is none of {', '.join(GAMES)}")
    return named or GAMES


def is_hot(path: Path, games: list[str]) -> bool:
    name = path.relative_to(PACKAGE).as_posix()
    if name in NOT_COMPILED or name.startswith(FOLDERS_NOT_COMPILED):
        return False
    if any(game in name for game in GAMES if game not in games):
        return False
    lines = path.read_text(encoding="utf-8").splitlines()
    return not any(line.startswith(OPT_OUT) for line in lines)


def hot_modules(games: list[str]) -> list[str]:
    paths = (path for folder in HOT for path in sorted((PACKAGE / folder).rglob("*.py")))
    return [path.as_posix() for path in paths if is_hot(path, games)]


def has_pages() -> bool:
    if (PAGES / "index.html").is_file():
        return True
    print(NO_PAGES, file=sys.stderr)
    return False


class BuildWithPages(build_py):
    """Puts the browser table, the examples of the rules and those of `deploy` into what is installed:
    `pip install .` brings them like the wheel of `make`."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:  # a checkout has them where they are
            return
        if has_pages():
            self.bring(PAGES, "server/client", ".stamp-*")
        self.bring(DEPLOY, "server/deploy")
        self.bring(EXAMPLES, "text/positions", "*.py", "__pycache__")

    def bring(self, folder: Path, to: str, *without: str) -> None:
        place = Path(self.build_lib) / "noctuary" / to
        shutil.rmtree(place, ignore_errors=True)
        shutil.copytree(folder, place, ignore=shutil.ignore_patterns(*without))


class SourcesWithPages(sdist):
    """A source distribution brings them, too (MANIFEST.in), or says that it does not."""

    def run(self) -> None:
        has_pages()
        super().run()


class BuildSideBySide(build_ext):
    """Compiles on all cores: setuptools alone takes the files of one extension one after the other."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count() or 1  # one extension beside the other: a small one for each module

    def build_extensions(self) -> None:
        compile_in_turn = self.compiler.compile
        if self.compiler.compiler_type != "msvc":
            # Every call of Python's C API would otherwise go through a jump table: 8 % of the time in Fables.
            for extension in self.extensions:
                # A list of its own: mypyc gives all extensions the same one.
                extension.extra_compile_args = [*extension.extra_compile_args, "-fno-plt"]

        def compile_side_by_side(sources, *arguments, **options):
            # The largest first, so that no long one is left for the end.
            by_size = sorted(sources, key=os.path.getsize, reverse=True)
            with ThreadPoolExecutor(os.cpu_count() or 1) as pool:
                made = pool.map(lambda source: compile_in_turn([source], *arguments, **options), by_size)
                objects = dict(zip(by_size, made, strict=True))
            return [path for source in sources for path in objects[source]]

        self.compiler.compile = compile_side_by_side
        super().build_extensions()


extensions = []
if os.environ.get("NOCTUARY_COMPILE") == "1":
    try:
        from mypyc.build import mypycify
    except ImportError as missing:
        raise SystemExit(
            "NOCTUARY_COMPILE=1 needs mypy[mypyc] where the build runs: use `make wheel`"
        ) from missing
    # One C file for each module: as fast as a single one, and quicker to compile.
    extensions = mypycify(
        hot_modules(chosen_games()), opt_level="3", debug_level="0", group_name="noctuary", multi_file=True
    )

setup(
    ext_modules=extensions,
    cmdclass={"build_ext": BuildSideBySide, "build_py": BuildWithPages, "sdist": SourcesWithPages},
)
