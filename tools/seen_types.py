"""The types of what a seat sees (`noctuary.games.<game>.seen`), with what the remarks say of each field."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import inspect

from noctuary.kernel import view as kernel_view

GAMES: Final = Path(__file__).resolve().parent.parent / "src" / "noctuary" / "games"
_REMARK: Final = re.compile(r"^    (\w+): .+?  # (.+)$")
_CLASS: Final = re.compile(r"^class (\w+)")


class Unexplained(Exception):
    """A field that nobody has said anything about."""


class Field(NamedTuple):
    name: str  # as JSON has it
    attribute: str  # as Python has it
    type: inspect.Type
    optional: bool  # left out where there is nothing to see
    meaning: str


def games() -> list[str]:
    return sorted(file.parent.name for file in GAMES.glob("*/seen.py"))


def module_of(game: str) -> ModuleType:
    return import_module(f"noctuary.games.{game}.seen")


def structs(game: str) -> list[type[msgspec.Struct]]:
    """A game's own, in the order in which they are written: the parts first, the whole last."""
    module = module_of(game)
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    ]


def literals(game: str) -> dict[tuple[str, ...], str]:
    """The sets of words that have a name in the game, by the words (sorted, as msgspec has them)."""
    known = vars(module_of(game)).items()
    named = {name: get_args(kind) for name, kind in known if get_origin(kind) is Literal}
    return {tuple(sorted(words)): name for name, words in named.items()}


def about(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


def fields(kind: type[msgspec.Struct]) -> list[Field]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    told = {name: text for base in reversed(kind.__mro__) for name, text in _remarks(base).items()}
    found: list[Field] = []
    for one in info.fields:
        if one.name not in told:
            raise Unexplained(f"{kind.__module__}.{kind.__name__}.{one.name}")
        unset = one.default is msgspec.NODEFAULT and one.default_factory is msgspec.NODEFAULT
        optional = not one.required and (kind.__struct_config__.omit_defaults or unset)
        type_ = _without_none(one.type) if optional and one.default is None else one.type
        found.append(Field(one.encode_name, one.name, type_, optional, told[one.name]))
    return found


def _without_none(kind: inspect.Type) -> inspect.Type:
    """What stands there where the field does."""
    assert isinstance(kind, inspect.UnionType)
    rest = tuple(member for member in kind.types if not isinstance(member, inspect.NoneType))
    return rest[0] if len(rest) == 1 else inspect.UnionType(rest)


def _remarks(kind: type) -> dict[str, str]:
    """The remarks behind the fields of one class."""
    if not kind.__module__.endswith(".seen") and kind.__module__ != kernel_view.__name__:
        return {}
    source = Path(import_module(kind.__module__).__file__ or "").read_text(encoding="utf-8")
    name, found = "", dict[str, str]()
    for line in source.splitlines():
        begun = _CLASS.match(line)
        name = begun[1] if begun else name
        told = _REMARK.match(line)
        if told and name == kind.__name__:
            found[told[1]] = told[2]
    return found
