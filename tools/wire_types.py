"""Write the client's types from the server's: `python tools/wire_types.py [--check]`.

The types of `noctuary.server.wire` are the only place where a message is described; the TypeScript in
`web/src/lib/wire.ts` is made of them, and a test fails when it is not current.
"""

from __future__ import annotations

import sys
from enum import Enum
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect

from noctuary.server import wire

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
UNIONS: Final = ("FromServer", "FromLobby", "Asked")
HEADER: Final = """\
// Made from src/noctuary/server/wire.py by tools/wire_types.py: change it there, then run that.
"""


def types_text() -> str:
    """All of wire.ts."""
    made = [HEADER]
    made += [enum_text(kind) for kind in _classes(Enum)]
    made += [struct_text(kind) for kind in _classes(msgspec.Struct)]
    made += [union_text(name) for name in UNIONS]
    return "\n".join(made)


def _classes(base: type) -> list[Any]:
    """The module's own classes of a kind, in the order in which they are written; bases are left out."""
    found = [
        kind
        for kind in vars(wire).values()
        if isinstance(kind, type) and issubclass(kind, base) and kind.__module__ == wire.__name__
    ]
    abstract = {wire.Strict, wire.FromClient, wire.Told}
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


def union_text(name: str) -> str:
    members = " | ".join(member.__name__ for member in get_args(getattr(wire, name)))
    return f"export type {name} = {members};\n"


def type_text(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.EnumType():
            return kind.cls.__name__
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(type_text(member) for member in kind.types))
        case inspect.ListType():
            inner = type_text(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {type_text(kind.value_type)}>"
        case inspect.LiteralType():
            return " | ".join(_quoted(str(value)) for value in kind.values)
        case inspect.Metadata():
            return type_text(kind.type)
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
    text = types_text()
    if "--check" in arguments:
        if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
            return 0
        sys.stderr.write(f"{TARGET.name} is not what wire.py says: run python tools/wire_types.py\n")
        return 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
