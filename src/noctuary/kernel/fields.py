"""Documents from outside, read field by field: setups, positions, dumps.

Whatever is wrong is one error that names the field, what was given and what is allowed. A field nobody asked
for is wrong too: it is a typing mistake more often than not.
"""

# not compiled: it reads files and is never in a hot loop.

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple, NoReturn

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document, Json
from noctuary.kernel.ids import SEAT_LETTERS, MessageId, Seat
from noctuary.kernel.quoting import one_line, shortened

NO_RULE = "none"
_SHOWN = 60  # characters of a wrong value that an error repeats


def shown(value: object) -> str:
    """A value as an error repeats it: on one line, and not at any length."""
    try:
        text = json.dumps(value, ensure_ascii=False, default=str)
    except (ValueError, RecursionError):  # a number of thousands of digits; lists in lists without end
        text = "…"
    return one_line(shortened(text, _SHOWN))


class Asked(NamedTuple):
    """A field that a reader has asked for: what it takes, and what it is if nobody says so."""

    what: str  # number, flag, text, list …
    default: Json
    allowed: str = ""


_LISTENER: ContextVar[dict[str, Asked] | None] = ContextVar("listener", default=None)


@contextmanager
def listening() -> Iterator[dict[str, Asked]]:
    """Every field that is asked for meanwhile, by its path: how a format is documented, and its defaults."""
    heard: dict[str, Asked] = {}
    before = _LISTENER.set(heard)
    try:
        yield heard
    finally:
        _LISTENER.reset(before)


class Fields:
    """One table of a document. `kind` begins the error messages (`error-setup`), `path` names the table."""

    def __init__(self, table: Document, kind: str, path: str = "") -> None:
        self.values = table
        self.kind = kind
        self.path = path
        self._asked: list[str] = []

    def __contains__(self, name: str) -> bool:
        return name in self.values

    def at(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def error(self, problem: str, name: str, **arguments: str | int) -> NoctuaryError:
        return NoctuaryError(MessageId(f"{self.kind}-{problem}"), field=self.at(name), **arguments)

    def fail(self, problem: str, name: str, **arguments: str | int) -> NoReturn:
        raise self.error(problem, name, **arguments)

    def refuse(self, problem: str, name: str, **arguments: str | int) -> NoReturn:
        """Fail, and repeat the value that was given."""
        self.fail(problem, name, given=shown(self.values.get(name)), **arguments)

    def finish(self) -> None:
        """Every field has been asked for; what is left over is unknown."""
        for name in self.values:
            if name not in self._asked:
                self.fail("unknown-field", name, allowed=", ".join(self._asked))

    # -- single values ----------------------------------------------------------------------------------

    def value(self, name: str, default: Json = None, what: str = "value", allowed: str = "") -> Json:
        """The value as it stands; `what` and `allowed` tell whoever listens which values it can have."""
        if name not in self._asked:
            self._asked.append(name)
        heard = _LISTENER.get()
        if heard is not None and (what != "value" or self.at(name) not in heard):
            heard[self.at(name)] = Asked(what, default, allowed)
        return self.values.get(name, default)

    def number(self, name: str, default: int, least: int = 0, most: int = 4095, rule: str = NO_RULE) -> int:
        value = self.value(name, default, "number", f"{least}–{most}")
        if not isinstance(value, int) or isinstance(value, bool):
            self.refuse("not-a-number", name)
        if not least <= value <= most:
            self.refuse("out-of-range", name, least=least, most=most, rule=rule)
        return value

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.value(name, default, "flag")
        if not isinstance(value, bool):
            self.refuse("not-a-flag", name)
        return value

    def text(self, name: str, default: str, what: str = "text", allowed: str = "") -> str:
        value = self.value(name, default, what, allowed)
        if not isinstance(value, str):
            self.refuse("not-a-text", name)
        return value

    def choice(self, name: str, default: str, allowed: Sequence[str]) -> str:
        value = self.text(name, default, "word", ", ".join(allowed))
        if value not in allowed:
            self.refuse("not-allowed", name, allowed=", ".join(allowed))
        return value

    def seat(self, name: str, default: Seat, seats: int) -> Seat:
        letters = SEAT_LETTERS[:seats]
        value = self.text(name, SEAT_LETTERS[default], "seat")
        if len(value) != 1 or value not in letters:
            self.refuse("not-allowed", name, allowed=", ".join(letters))
        return Seat(letters.index(value))

    # -- lists and tables -------------------------------------------------------------------------------

    def items(self, name: str, what: str = "list", allowed: str = "") -> list[Json]:
        value = self.value(name, [], what, allowed)
        if not isinstance(value, list):
            self.refuse("not-a-list", name)
        return value

    def numbers(self, name: str, least: int, most: int) -> list[int]:
        found: list[int] = []
        for item in self.items(name, "numbers", f"{least}–{most}"):
            if not isinstance(item, int) or isinstance(item, bool):
                self.fail("not-a-number", name, given=shown(item))
            if not least <= item <= most:
                self.fail("out-of-range", name, given=shown(item), least=least, most=most, rule=NO_RULE)
            found.append(item)
        return found

    def texts(self, name: str) -> list[str]:
        found: list[str] = []
        for item in self.items(name, "texts"):
            if not isinstance(item, str):
                self.fail("not-a-text", name, given=shown(item))
            found.append(item)
        return found

    def table(self, name: str) -> Fields:
        """A table inside this one; an empty one if it is not there."""
        value = self.value(name, {}, "table")
        if not isinstance(value, dict):
            self.refuse("not-a-table", name)
        return Fields(value, self.kind, self.at(name))

    def tables(self, name: str) -> list[Fields]:
        """A list of tables, each named with its place: `durables.1`."""
        found: list[Fields] = []
        for place, item in enumerate(self.items(name, "tables"), start=1):
            if not isinstance(item, dict):
                self.fail("not-a-table", f"{name}.{place}", given=shown(item))
            found.append(Fields(item, self.kind, self.at(f"{name}.{place}")))
        return found
