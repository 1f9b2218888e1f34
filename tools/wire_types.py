"""Write the client's types from the server's: `python tools/wire_types.py [--check]`.

The types of `noctuary.server.wire` and `noctuary.server.wires` are the only places where a message is
described, those of a game's `seen` the only one where its view is. The TypeScript in `web/src/lib/wire*.ts`
and `web/src/games/<name>/view.ts` is made of them, and a test fails when it is not current.
"""

from __future__ import annotations

import pkgutil
import re
import sys
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from noctuary.kernel.view import View
from noctuary.server import wire, wires
from noctuary.server.wires import asks

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools import seen_types  # noqa: E402

WEB: Final = ROOT / "web" / "src"
LIB: Final = WEB / "lib"
UNIONS: Final = ("FromServer", "FromLobby", "Asked")
HEADER: Final = """\
// Made from src/noctuary/server/wire.py by tools/wire_types.py: change it there, then run that.
"""


_LOGIC = "noctuary.events."  # its words are said over the wire as they are


def files() -> dict[Path, str]:
    """Every file that is made here, with what stands in it."""
    made = {LIB / "wire.ts": types_text()}
    for area in areas():
        made[LIB / f"wire-{_name(area)}.ts"] = area_text(area)
    for game in seen_types.games():
        folder = WEB / "games" / game
        if folder.is_dir():  # a game without a board of its own in the browser needs no types there
            made[folder / "view.ts"] = view_text(game)
    return made


def view_text(game: str) -> str:
    """All of a game's view.ts."""
    named = seen_types.literals(game)
    made = [HEADER.replace("server/wire.py", f"games/{game}/seen.py")]
    made += [
        f"export type {name} = {' | '.join(_quoted(value) for value in values)};\n"
        for values, name in named.items()
    ]
    made += [piece_text(kind, named) for kind in seen_types.structs(game)]
    return "\n".join(made)


def piece_text(kind: type[msgspec.Struct], named: dict[tuple[str, ...], str]) -> str:
    """An interface with what each field means; what is left out while it has its default may be missing."""
    lines = [f"/** {seen_types.about(kind)} */", f"export interface {kind.__name__} {{"]
    for field in seen_types.fields(kind):
        if field.name != "prompt":  # travels as offers
            mark = "?" if field.optional else ""
            lines.append(f"  /** {field.meaning[:1].upper()}{field.meaning[1:]}. */")
            lines.append(f"  {field.name}{mark}: {type_text(field.type, named)};")
    if issubclass(kind, View):
        lines.append("  /** What can be said now of each thing in play, by its word of notation. */")
        lines.append("  told: Record<string, string[]>;  // the server adds it")
        lines.append("  /** Who is at whom, and how it stands. */")
        lines.append('  contest?: import("@/lib/wire").Contest | null;  // the server adds it, too')
    return "\n".join([*lines, "}", ""])


def areas() -> list[ModuleType]:
    """The modules of the pages around the table."""
    names = sorted(found.name for found in pkgutil.iter_modules(wires.__path__))
    return [import_module(f"{wires.__name__}.{name}") for name in names]


def _name(area: ModuleType) -> str:
    return area.__name__.rpartition(".")[2].replace("_", "-")


def types_text() -> str:
    """All of wire.ts."""
    return "\n".join([HEADER, *_described(wire, "noctuary.")])


def area_text(area: ModuleType) -> str:
    """All of an area's wire-….ts; what another module describes is imported from there."""
    made = _described(area, area.__name__)
    homes = dict.fromkeys(_names(wire, "noctuary."), "wire")
    for other in areas():
        homes |= dict.fromkeys(_names(other, other.__name__), f"wire-{_name(other)}")
    comments_and_words = r"/\*\*.*?\*/|\"[^\"]*\""
    used = set(re.findall(r"[A-Z]\w+", re.sub(comments_and_words, "", "\n".join(made)))) & homes.keys()
    foreign: dict[str, list[str]] = {}
    for name in sorted(used - _names(area, area.__name__)):
        foreign.setdefault(homes[name], []).append(name)
    imports = [
        f'import type {{ {", ".join(names)} }} from "@/lib/{home}";\n'
        for home, names in sorted(foreign.items())
    ]
    header = HEADER.replace("wire.py", f"wires/{area.__name__.rpartition('.')[2]}.py")
    return "\n".join([header, *imports, *made])


def _names(module: ModuleType, home: str) -> set[str]:
    return {kind.__name__ for base in (Enum, msgspec.Struct) for kind in _classes(module, base, home)}


def _described(module: ModuleType, home: str) -> list[str]:
    made = [enum_text(kind) for kind in _classes(module, Enum, home)]
    made += [struct_text(kind) for kind in _classes(module, msgspec.Struct, home)]
    return made + [union_text(module, name) for name in UNIONS if hasattr(module, name)]


def _classes(module: ModuleType, base: type, home: str) -> list[Any]:
    """The module's own classes of a kind, in the order in which they are written; bases are left out."""
    found = [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, base)
        and (kind.__module__.startswith(home) or kind.__module__.startswith(_LOGIC))
    ]
    abstract = {wire.Strict, asks.FromClient, wire.Told}
    return [kind for kind in found if kind not in abstract]


def enum_text(kind: type[Enum]) -> str:
    return f"export type {kind.__name__} = {' | '.join(_quoted(member.value) for member in kind)};\n"


def struct_text(kind: type[msgspec.Struct]) -> str:
    """An interface; what has a default may be left out."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */"] if kind.__doc__ else []
    lines.append(f"export interface {kind.__name__} {{")
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {_quoted(str(info.tag))};")
    for field in info.fields:
        lines.append(f"  {field.encode_name}{'' if field.required else '?'}: {type_text(field.type)};")
    return "\n".join([*lines, "}", ""])


def union_text(module: ModuleType, name: str) -> str:
    members = " | ".join(member.__name__ for member in get_args(getattr(module, name)))
    return f"export type {name} = {members};\n"


def type_text(kind: inspect.Type, named: dict[tuple[str, ...], str] | None = None) -> str:
    """`named` has the sets of words that go by a name."""
    named = named or {}
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.EnumType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(type_text(member, named) for member in kind.types))
        case inspect.ListType():
            inner = type_text(kind.item_type, named)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            value = type_text(kind.value_type, named)
            if not isinstance(kind.key_type, inspect.LiteralType):
                return f"Record<string, {value}>"
            return f"Partial<Record<{type_text(kind.key_type, named)}, {value}>>"
        case inspect.LiteralType():
            words = tuple(str(value) for value in kind.values)
            return named.get(tuple(sorted(words))) or " | ".join(_quoted(word) for word in words)
        case inspect.Metadata():
            return type_text(kind.type, named)
    return _PLAIN[type(kind)]


_PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}


def _quoted(text: str) -> str:
    return f'"{text}"'


def main(arguments: list[str]) -> int:
    for target, text in files().items():
        if "--check" not in arguments:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != text:
            sys.stderr.write(f"{target} is not current: run python tools/wire_types.py\n")
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
