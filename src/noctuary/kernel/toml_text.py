"""Writing TOML, which the standard library only reads: scalars first, then tables; lists on one line."""

# not compiled: it writes files and is never in a hot loop.

from __future__ import annotations

import json
import re

from noctuary.kernel.game import Document, Json

_BARE = re.compile(r"[A-Za-z0-9_-]+")
_WIDTH = 100
_BLOCK_OF_LINES = re.compile(r"[^\"\\\x00-\x08\x0b-\x1f\x7f]*\n[^\"\\\x00-\x08\x0b-\x1f\x7f]*")


def to_toml(document: Document) -> str:
    """The document as TOML text. It holds no null: TOML has none."""
    return "\n".join(_table(document, "")).strip() + "\n"


def _table(table: Document, path: str) -> list[str]:
    lines = [
        f"{_key(name)} = {value_text(value)}" for name, value in table.items() if not isinstance(value, dict)
    ]
    for name, value in table.items():
        if isinstance(value, dict):
            inner = f"{path}.{_key(name)}" if path else _key(name)
            written = _table(value, inner)
            if not written or not written[0].startswith("\n"):
                written = [f"\n[{inner}]", *written]
            lines += written
    return lines


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def value_text(value: Json) -> str:
    if isinstance(value, list):
        return _list(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{_key(name)} = {value_text(item)}" for name, item in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, str) and _BLOCK_OF_LINES.fullmatch(value):
        return f'"""\n{value}"""'
    if value is None:
        raise ValueError("TOML has no null")
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _list(values: list[Json]) -> str:
    items = [value_text(item) for item in values]
    on_one_line = f"[{', '.join(items)}]"
    if len(on_one_line) <= _WIDTH or not any(isinstance(item, dict) for item in values):
        return on_one_line
    return "[\n" + "".join(f"    {item},\n" for item in items) + "]"
