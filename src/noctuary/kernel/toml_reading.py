"""TOML from outside, read within bounds of size, depth and digits; what is wrong with it has its line."""

# not compiled: it reads files and is never in a hot loop.

from __future__ import annotations

import re
import tomllib
from typing import Final

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import MessageId

LONGEST: Final = 1024 * 1024  # characters: a whole game in the midst of a VTES table of five is 60,000
DEEPEST: Final = 30  # tables and lists inside each other
_PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)|\(at end of document\)")
_BREAKS: Final = re.compile(r"[=\n,{}\[\]]")
_DOT: Final = re.compile(r"[^.]\.(?=[^.])")


def read_toml(text: str, file: str, deepest: int = DEEPEST, longest: int = LONGEST) -> Document:
    """The document, or the error that says where it is none."""
    if len(text) > longest:
        raise _in_file("error-toml-too-large", file, 0, most=longest // 1024)
    too_deep = _in_file("error-toml-too-deep", file, 0, most=deepest)
    if _most_dots(text) > deepest:
        raise too_deep
    try:
        document: Document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(error, text, file) from None
    except (RecursionError, ValueError):  # nested without end; a number of thousands of digits
        raise too_deep from None
    if depth(document, deepest) > deepest:
        raise too_deep
    return document


def _most_dots(text: str) -> int:
    """The longest dotted key there can be. `tomllib` needs the square of it in time and memory."""
    if text.count(".") <= DEEPEST:
        return 0
    return max(
        (len(_DOT.findall(part)) for part in _BREAKS.split(text) if part.count(".") > DEEPEST), default=0
    )


def depth(value: Json, most: int = DEEPEST) -> int:
    """How deep tables and lists lie in each other; counted level by level, and no further than it matters."""
    level: list[Json] = [value]
    found = 0
    while level and found <= most:
        found += 1
        inside: list[Json] = []
        for one in level:
            if isinstance(one, dict):
                inside += one.values()
            elif isinstance(one, list):
                inside += one
        level = [one for one in inside if isinstance(one, (dict, list))]
    return found


def _not_toml(error: tomllib.TOMLDecodeError, text: str, file: str) -> InFile:
    """tomllib says `(at line 3, column 7)` or `(at end of document)`."""
    place = _PLACE.search(str(error))
    line = int(place[1]) if place and place[1] else 1 + text.rstrip().count("\n")
    return _in_file("error-not-toml", file, line, column=place[2] if place and place[2] else "1")


def _in_file(message: str, file: str, line: int, **arguments: str | int) -> InFile:
    return InFile(NoctuaryError(MessageId(message), **arguments), file, line)
