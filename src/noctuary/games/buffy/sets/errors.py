"""What is wrong with a card set, as one line a person can act on: file, line, field, and what is allowed.

`msgspec` finds what does not fit the format; here its findings become messages of the catalogues.
"""

# not compiled: it explains files, and is never in a hot loop.

from __future__ import annotations

import re
from typing import Final

from msgspec import ValidationError, inspect

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.fields import shown
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId

_AT: Final = re.compile(r" - at `\$\.?(.*)`$")
_FIELD: Final = re.compile(r"field `([^`]*)`")
_STEP: Final = re.compile(r"\[(\d+)\]|\[\.\.\.\]|([^.\[\]]+)")
_HEADER: Final = re.compile(r"\s*(\[\[?)([^\[\]]+)\]")
_KEY: Final = re.compile(r"\s*([A-Za-z0-9_-]+(?:\s*\.\s*[A-Za-z0-9_-]+)*)\s*=")

Path = list[str | int]


def wrong(problem: str, field: str, **arguments: str | int) -> NoctuaryError:
    """Something wrong at a field such as `card.3.level`."""
    return NoctuaryError(MessageId(f"error-set-{problem}"), field=field, **arguments)


def dotted(path: Path) -> str:
    """As people write it: lists are counted from 1."""
    return ".".join(str(step + 1) if isinstance(step, int) else step for step in path)


def in_file(error: NoctuaryError, text: str, file: str) -> InFile:
    """The error with its line; the field it names decides which."""
    field = str(error.arguments.get("field", ""))
    return InFile(error, file, line_of(text, field, str(error.arguments.get("given", ""))))


# -- from msgspec's words to ours ---------------------------------------------------------------------


def explained(
    error: ValidationError, whole: type, document: Json, before: Path | None = None
) -> NoctuaryError:
    """A finding of msgspec about `document`, which should be a `whole`, in the catalogues' words."""
    text = str(error)
    at = _AT.search(text)
    path = _steps(at[1]) if at else []
    told = text[: at.start()] if at else text
    named = _FIELD.search(told)
    here = [*(before or []), *path]
    if named and "unknown field" in told:
        node = _node(whole, path)
        fields = [field.encode_name for field in node.fields] if isinstance(node, inspect.StructType) else []
        return wrong("unknown-field", dotted([*here, named[1]]), allowed=", ".join(fields))
    if named:
        return wrong("missing-field", dotted([*here, named[1]]))
    return _wrong_value(_node(whole, path), dotted(here), value_at(document, path))


def removable(error: ValidationError) -> Path:
    """The field that msgspec stumbled over, to go on without it; empty where something is missing."""
    text = str(error)
    at = _AT.search(text)
    path = _steps(at[1]) if at else []
    named = _FIELD.search(text[: at.start()] if at else text)
    if named and "unknown field" not in text:
        return []
    return [*path, named[1]] if named else path


def _wrong_value(node: inspect.Type | None, field: str, value: Json) -> NoctuaryError:
    given = shown(value)
    if isinstance(node, inspect.IntType):
        if not isinstance(value, int) or isinstance(value, bool):
            return wrong("not-a-number", field, given=given)
        return wrong("out-of-range", field, given=given, least=node.ge or 0, most=node.le or 0)
    if isinstance(node, inspect.StrType):
        return _wrong_text(node, field, value, given)
    if isinstance(node, inspect.BoolType):
        return wrong("not-a-flag", field, given=given)
    if isinstance(node, inspect.ListType):
        if not isinstance(value, list):
            return wrong("not-a-list", field, given=given)
        return wrong(
            "wrong-length", field, count=len(value), least=node.min_length or 0, most=node.max_length or 0
        )
    return wrong("not-a-table", field, given=given)


def _wrong_text(node: inspect.StrType, field: str, value: Json, given: str) -> NoctuaryError:
    if not isinstance(value, str):
        return wrong("not-a-text", field, given=given)
    if node.max_length is not None and len(value) > node.max_length:
        return wrong("too-long", field, given=given, most=node.max_length)
    return wrong("not-a-slug" if node.pattern else "empty", field, given=given)


def _steps(path: str) -> Path:
    """`card[2].ability[0]` is card, 2, ability, 0; `[...]`, a key of a table, cannot be told and ends it."""
    steps: Path = []
    for step in _STEP.finditer(path):
        if step[1] is None and step[2] is None:
            break
        steps.append(int(step[1]) if step[1] is not None else step[2])
    return steps


def _node(whole: type, path: Path) -> inspect.Type | None:
    """What the format wants at this path."""
    node: inspect.Type | None = inspect.type_info(whole)
    for step in path:
        node = _inside(_plain(node), step)
    return _plain(node)


def _inside(node: inspect.Type | None, step: str | int) -> inspect.Type | None:
    if isinstance(node, inspect.ListType):
        return node.item_type
    if isinstance(node, inspect.StructType):
        return next((field.type for field in node.fields if field.encode_name == step), None)
    return None


def _plain(node: inspect.Type | None) -> inspect.Type | None:
    """Without the "or nothing" of a field that may be left out."""
    if isinstance(node, inspect.UnionType):
        node = next(one for one in node.types if not isinstance(one, inspect.NoneType))
    return node.type if isinstance(node, inspect.Metadata) else node


def value_at(document: Json, path: Path) -> Json:
    found = document
    for step in path:
        if isinstance(found, dict) and isinstance(step, str):
            found = found.get(step)
        elif isinstance(found, list) and isinstance(step, int) and step < len(found):
            found = found[step]
    return found


# -- lines --------------------------------------------------------------------------------------------


def line_of(text: str, field: str, given: str = "") -> int:
    """The line of a field or, failing that, of what surrounds it most closely; 0 if there is nothing."""
    wanted = field.split(".")
    lines = text.split("\n")
    best, found = 0, 0
    table: list[str] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        header, key = _HEADER.match(line), _KEY.match(line)
        if header:
            table = _entered(header, counts)
            here = table
        elif key:
            here = table + [part.strip() for part in key[1].split(".")]
        else:
            continue
        if len(here) > best and here == wanted[: len(here)]:
            best, found = len(here), number
    return _nearer(lines, found, wanted, best, given)


def _entered(header: re.Match[str], counts: dict[str, int]) -> list[str]:
    """The table that a header opens, its lists counted: the second `[[card.ability]]` of the third card."""
    path: list[str] = []
    parts = [part.strip() for part in header[2].split(".")]
    for place, part in enumerate(parts, start=1):
        path.append(part)
        name = ".".join(path)
        if header[1] == "[[" and place == len(parts):
            counts[name] = counts.get(name, 0) + 1
        if name in counts:
            path.append(str(counts[name]))
    return path


def _nearer(lines: list[str], found: int, wanted: list[str], best: int, given: str) -> int:
    """Inside a value of several lines, the line that holds the field and what was given."""
    if not found or best == len(wanted):
        return found
    names = [part for part in wanted[best:] if not part.isdigit()]
    last = names[-1] if names else wanted[best - 1]
    sign = re.compile(rf"(?<![\w-]){re.escape(last)}\s*=")
    for number in range(found, len(lines)):
        line = lines[number - 1]
        if number > found and (_HEADER.match(line) or _KEY.match(line)):
            break
        if (sign.search(line) or not names) and given in line:
            return number
    return found
