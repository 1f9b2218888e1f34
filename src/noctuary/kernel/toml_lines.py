"""Where everything stands in a TOML file: the standard library reads values, but forgets their lines.

The text has been read by `tomllib` before, so only what is well formed comes here.
"""

# not compiled: it reads files and is never in a hot loop.

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

Path = tuple[str, ...]

_BLANK: Final = re.compile(r"(?:[\s,]|#[^\n]*)*")
_KEY: Final = re.compile(r"""\s*("(?:[^"\\]|\\.)*"|'[^']*'|[A-Za-z0-9_-]+)\s*(\.?)""")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"""+|' + r"'''.*?'''+|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'", re.DOTALL
)
_SCALAR: Final = re.compile(r"[^,\]}\n#]*")


class TomlLines:
    """The offset of every value by its path; elements of lists count from 1, as errors name them."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = 0
        self._counts: dict[Path, int] = {}
        self._ends = [place for place, sign in enumerate(text) if sign == "\n"]
        self.values: dict[Path, int] = {}
        self._keys: dict[Path, int] = {}  # where its key begins
        table: Path = ()
        self._skip_blank()
        while self._at < len(text):
            table = self._header() if text[self._at] == "[" else self._pair(table, table)
            self._skip_blank()

    def line(self, *paths: str) -> int:
        """The line of the field that goes by one of these paths; 0 if there is nothing like it.

        A field that is not there stands where the nearest thing around it stands.
        """
        begin, deepest = -1, 0
        for path in paths:
            wanted = tuple(path.split("."))
            for length in range(len(wanted), deepest, -1):
                if wanted[:length] in self._keys:
                    begin, deepest = self._keys[wanted[:length]], length
                    break
        return self.line_at(begin) if deepest else 0

    def line_at(self, offset: int) -> int:
        return 1 + bisect_left(self._ends, offset)

    # -- reading ----------------------------------------------------------------------------------------

    def _header(self) -> Path:
        """`[table]`, or `[[table]]` for one more of a list; both may lie inside the last of another list."""
        begin = self._at
        listed = self._text.startswith("[[", begin)
        self._at += 1 + listed
        path: Path = ()
        names = self._key()
        for place, name in enumerate(names, start=1):
            path = (*path, name)
            self._keys.setdefault(path, begin)
            if listed and place == len(names):
                self._counts[path] = self._counts.get(path, 0) + 1
            if path in self._counts:
                path = (*path, str(self._counts[path]))
                self._keys.setdefault(path, begin)
        self._at = self._text.index("]", self._at) + 1 + listed
        return path

    def _pair(self, inside: Path, table: Path) -> Path:
        begin = self._at
        path = inside
        for name in self._key():
            path = (*path, name)
            self._keys.setdefault(path, begin)
        self._at = self._text.index("=", self._at) + 1
        self._skip_blank()
        self._value(path)
        return table

    def _key(self) -> list[str]:
        """Its parts; a quoted key that holds dots is a path itself (`"A.hp"`)."""
        names: list[str] = []
        while found := _KEY.match(self._text, self._at):
            names += [part for part in found[1].strip("\"'").split(".") if part]
            self._at = found.end()
            if not found[2]:
                break
        return names

    def _value(self, path: Path) -> None:
        self.values[path] = self._at
        sign = self._text[self._at : self._at + 1]
        if sign == "[":
            self._list(path)
        elif sign == "{":
            self._table(path)
        else:
            found = _STRING.match(self._text, self._at) or _SCALAR.match(self._text, self._at)
            self._at = max(found.end() if found else 0, self._at + 1)

    def _list(self, path: Path) -> None:
        self._at += 1
        place = 0
        self._skip_blank()
        while not self._ends_with("]"):
            place += 1
            self._keys[(*path, str(place))] = self._at
            self._value((*path, str(place)))
            self._skip_blank()
        self._at += 1

    def _table(self, path: Path) -> None:
        self._at += 1
        self._skip_blank()
        while not self._ends_with("}"):
            self._pair(path, path)
            self._skip_blank()
        self._at += 1

    def _ends_with(self, sign: str) -> bool:
        return self._at >= len(self._text) or self._text[self._at] == sign

    def _skip_blank(self) -> None:
        found = _BLANK.match(self._text, self._at)
        self._at = found.end() if found else self._at
