"""The games that are installed: whoever declares an entry point of the group `noctuary.games` brings one.

The name of the entry point is the game's, its value the package that holds `GAME` and, beside it, modules
that the other layers ask for (`words`, `menu` …). Nothing here knows which games there are.
"""

# not compiled: it looks through what is installed, once

from __future__ import annotations

import pkgutil
import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final, TypeVar

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import AnyGame, Game
from noctuary.kernel.ids import MessageId

GROUP: Final = "noctuary.games"
_OURS: Final = "noctuary.games"  # the package whose folders are the games that come with Noctuary
BROKEN: Final = MessageId("error-broken-game")
T = TypeVar("T")
_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # it is a word of commands, addresses and message ids


@cache
def packages() -> dict[str, str]:
    """The package of each game by the game's name. Of two with one name, ours is the one, then the first."""
    declared = [(point.name, point.module) for point in entry_points(group=GROUP)]
    if not any(is_ours(package) for _, package in declared):
        declared += _folders()
    declared.sort(key=lambda point: not is_ours(point[1]))
    found: dict[str, str] = {}
    for name, package in declared:
        if _NAME.fullmatch(name):
            found.setdefault(name, package)
    return found


def is_ours(package: str) -> bool:
    return package.startswith(f"{_OURS}.")


def _folders() -> list[tuple[str, str]]:
    """Our own games where nothing is declared: a source tree on the path, which nobody has installed."""
    folders = pkgutil.iter_modules(import_module(_OURS).__path__)
    return [(folder.name, f"{_OURS}.{folder.name}") for folder in folders if folder.ispkg]


def package_of(name: str) -> str:
    package = packages().get(name)
    if package is None:
        raise NoctuaryError(MessageId("error-unknown-game"), game=name)
    return package


def find_game(name: str) -> AnyGame:
    """The rules of the game of that name."""
    found = exported(name, "", "GAME", Game)
    if found.name != name:
        raise broken(name, f"its GAME is called {found.name!r}")
    return found


def exported(name: str, part: str, constant: str, kind: type[T]) -> T:
    """What a module of the game's package exports under that name; without it, the game is broken."""
    module = part_of(name, part)
    found = getattr(module, constant, None)
    if not isinstance(found, kind):
        place = ".".join(word for word in (package_of(name), part) if word)
        raise broken(name, f"{place} has no {constant} ({kind.__name__})")
    return found


def exported_if_any(name: str, part: str, constant: str, kind: type[T]) -> T | None:
    """The same of a module that a game need not have; None if it has none."""
    return None if part_of(name, part) is None else exported(name, part, constant, kind)


def part_of(name: str, part: str) -> ModuleType | None:
    """A module of the game's package ("" for the package itself), or None if there is none.

    One that is there and cannot be imported is an error that says so: it costs nobody another game.
    """
    package = package_of(name)
    place = f"{package}.{part}" if part else package
    return module_at(name, place)


def module_at(name: str, place: str) -> ModuleType | None:
    """The module of a game at that place, wherever it keeps it."""
    if place in sys.modules:
        return sys.modules[place]
    try:
        return import_module(place) if find_spec(place) is not None else None
    except (Exception, SystemExit) as wrong:  # whatever a stranger's package may do on its way in
        raise broken(name, f"{type(wrong).__name__}: {wrong}") from wrong


def drawer_of(name: str, layer: str, part: str) -> ModuleType | None:
    """What a game gives to a higher layer (board, judge …), or None if it gives nothing.

    Our own games keep it with that layer, at `layer` with the game's name in it, because imports point one
    way; another's package keeps all of its own together, here as its module `part`.
    """
    if is_ours(package_of(name)):
        return module_at(name, layer.format(name))
    return part_of(name, part)


def folder_of(name: str) -> Path | None:
    """Where the files of a game's package lie, if they lie in a folder."""
    try:
        found = find_spec(package_of(name))
    except (Exception, SystemExit):
        return None
    places = found.submodule_search_locations if found is not None else None
    return Path(next(iter(places))) if places else None


def broken(name: str, problem: str) -> NoctuaryError:
    return NoctuaryError(BROKEN, game=name, package=package_of(name), problem=problem)
