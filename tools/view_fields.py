"""Write down every field of what a seat sees, game by game: `python tools/view_fields.py [--check]`.

Types and meanings are those of `noctuary.games.<game>.seen`; a test fails when `docs/views.md` is not
current, or when a field has no meaning.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import msgspec
from msgspec import inspect

from noctuary.kernel.view import Question

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))
from tools import seen_types  # noqa: E402

TARGET: Final = ROOT / "docs" / "views.md"
HEAD: Final = """\
# What a seat sees, field by field

Made by `tools/view_fields.py` from `noctuary.games.<game>.seen`: change it there. `match.view(seat)` gives
one of these structures (`match.view(None)` what a bystander sees), and
`noctuary.kernel.view.document(view)` the same as JSON-ready data. Boards, the text table and the browser
read them too. Cards are slugs, seats are numbers from 0. A field with *or not there* is None in Python, and
left out of the JSON, where there is nothing to see.

```python
from noctuary import Match
from noctuary.kernel.ids import Seat
from noctuary.games.vtes.seen import VtesView

match = Match.start("vtes")
view = match.view(Seat(0))
assert isinstance(view, VtesView)
print(view.seats[0].pool, view.seats[0].hand, view.seats[1].hand_size)
```
"""


def page() -> str:
    made = [HEAD]
    for game in seen_types.games():
        *parts, whole = seen_types.structs(game)
        made.append(f"## {whole.__name__}\n")
        for kind in (whole, *parts):
            made += struct_lines(kind, heading=kind is not whole)
    made += ["## Of every game\n", *struct_lines(Question, heading=True)]
    return "\n".join(made).rstrip() + "\n"


def struct_lines(kind: type[msgspec.Struct], heading: bool) -> list[str]:
    lines = [f"### {kind.__name__}\n"] if heading else []
    lines += [f"{seen_types.about(kind)}\n", "| field | type | meaning |", "|---|---|---|"]
    for field in seen_types.fields(kind):
        or_not = ", or not there" if field.optional else ""
        lines.append(f"| `{field.attribute}` | {type_text(field.type)}{or_not} | {field.meaning} |")
    return [*lines, ""]


def type_text(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return f"`{kind.cls.__name__}`"
        case inspect.UnionType():
            return " or ".join(type_text(member) for member in sorted(kind.types, key=_none_last))
        case inspect.ListType():
            return f"list of {type_text(kind.item_type)}"
        case inspect.DictType():
            return f"{type_text(kind.value_type)} by word"
        case inspect.LiteralType():
            return ", ".join(str(value) for value in kind.values)
    return _PLAIN[type(kind)]


_PLAIN: Final[dict[type, str]] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "word",
    inspect.BoolType: "yes or no",
    inspect.NoneType: "None",
}


def _none_last(kind: inspect.Type) -> bool:
    return isinstance(kind, inspect.NoneType)


def main(arguments: list[str]) -> int:
    text = page()
    if "--check" not in arguments:
        TARGET.write_text(text, encoding="utf-8")
    elif TARGET.read_text(encoding="utf-8") != text:
        sys.stderr.write(f"{TARGET} is not current: run python tools/view_fields.py\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
