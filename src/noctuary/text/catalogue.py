"""The catalogues: every `*.ftl` file below `text/<language>/`, read once, and `say`, which formats a message.

A game that comes in a package of its own brings `text/<language>/*.ftl` in it. It may add messages and change
none of ours; what it does not say in a language is read in English.

Nothing else in Noctuary knows which library reads Fluent.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from enum import Enum
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern

from noctuary.kernel.errors import InFile, NoctuaryError
from noctuary.kernel.games import folder_of, is_ours, packages
from noctuary.kernel.ids import MessageId
from noctuary.kernel.quoting import MOST_LISTED, shortened
from noctuary.text.system import system_message


class Language(Enum):
    """The languages Noctuary speaks, by their codes."""

    EN = "en"
    FR = "fr"


# Where a person may have said which language she reads, the most particular first.
_ENVIRONMENT: Final = ("NOCTUARY_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language_from(code: str | None = None, environment: Mapping[str, str] = os.environ) -> Language:
    """The language of a code such as `fr` or `fr_CA.UTF-8`; without one, what the environment asks for.

    A code given by hand that we do not speak is an error; an environment that asks for it gets English.
    """
    if code is not None:
        named = _language(code)
        if named is None:
            raise NoctuaryError(MessageId("error-unknown-language"), language=code)
        return named
    asked = next((environment[name] for name in _ENVIRONMENT if environment.get(name)), "")
    return _language(asked) or Language.EN


def _language(code: str) -> Language | None:
    short = code.replace("-", "_").split("_")[0].split(".")[0].lower()
    return next((language for language in Language if language.value == short), None)


_KEPT: Final = 1 << 14  # sentences that need not be put together again
_LONG: Final = 300  # characters of an argument: a text of which every one is different
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # and a few functions, which are no entries


class Catalogue:
    """All messages of one language."""

    def __init__(self, language: Language) -> None:
        # Without isolation marks: they are for mixed writing directions and would end up in copied text.
        self._bundle = FluentBundle([language.value], use_isolating=False)
        # Most of what there is nobody asks for, and reading all of it takes a second: each entry waits, as it
        # stands in its file, until it is said for the first time. Terms go by `-name`.
        self._unread: dict[str, str] = {}
        for source in _sources(language):
            for name, text in _entries(source):
                self._unread.setdefault(name, text)  # a message that is there already stays as it is
        # Messages in the order in which the files list them.
        self.ids = [name for name in self._unread if not name.startswith("-")]

    def pattern(self, message: str) -> Pattern | None:
        """The pattern of `message` or, after a dot, of one of its attributes; None if there is none."""
        name, _, attribute = message.partition(".")
        self._read(name)
        if not self._bundle.has_message(name):
            return None
        found = self._bundle.get_message(name)
        return found.attributes.get(attribute) if attribute else found.value

    def _read(self, name: str) -> None:
        """Read an entry and, before it can be said, what it refers to."""
        text = self._unread.get(name)
        if text is None:
            return
        for reference in _REFERENCE.findall(text):
            self._read(reference)
        self._bundle.add_resource(FluentResource(text))
        self._unread.pop(name, None)

    def format(self, pattern: Pattern, arguments: Mapping[str, str | float]) -> tuple[str, list[Exception]]:
        """Fluent refuses to put in a text of more than 2,500 characters: it is shortened first."""
        fitting = {
            name: shortened(value, MOST_LISTED) if isinstance(value, str) else value
            for name, value in arguments.items()
        }
        text, errors = self._bundle.format_pattern(pattern, fitting)
        return str(text), errors


def _entries(source: str) -> Iterator[tuple[str, str]]:
    """Messages and terms by name: each begins a line, and whatever follows up to the next belongs to it."""
    starts = list(_ENTRY.finditer(source))
    ends = [start.start() for start in starts[1:]] + [len(source)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], source[start.start() : end]


def _sources(language: Language) -> list[str]:
    found: list[str] = []
    for folder in (resources.files("noctuary.text") / language.value, *_brought(language)):
        files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
        found += [file.read_text(encoding="utf-8") for file in sorted(files, key=lambda file: file.name)]
    return found


def _brought(language: Language) -> list[Path]:
    """The folders of games that are not ours."""
    packages_of_others = [game for game, package in packages().items() if not is_ours(package)]
    folders = [folder for game in packages_of_others if (folder := folder_of(game)) is not None]
    texts = [folder / "text" / language.value for folder in folders]
    return [folder for folder in texts if folder.is_dir()]


@cache
def catalogue(language: Language) -> Catalogue:
    return Catalogue(language)


def say(language: Language, message: str, /, **arguments: str | float) -> str:
    """Format a message, or an attribute of one: `say(FR, "fables-name-red.within")`.

    A missing message or argument is our own mistake, never a player's: it is an error, and a test over both
    catalogues makes sure that nobody meets it.
    """
    if any(len(value) > _LONG for value in arguments.values() if isinstance(value, str)):
        return _formatted(language, message, arguments)
    return _kept(language, message, *arguments, *arguments.values())


@lru_cache(maxsize=_KEPT, typed=True)
def _kept(language: Language, message: str, *named: str | float) -> str:
    """The same words are said again and again: names of arguments, and then what they are."""
    half = len(named) // 2
    return _formatted(language, message, dict(zip(map(str, named[:half]), named[half:], strict=True)))


def _formatted(language: Language, message: str, arguments: Mapping[str, str | float]) -> str:
    book = catalogue(language)
    pattern = book.pattern(message)
    if pattern is None and language is not Language.EN:
        book = catalogue(Language.EN)
        pattern = book.pattern(message)
    if pattern is None:
        raise NoctuaryError(MessageId("error-no-such-text"), text=message, language=language.value)
    text, errors = book.format(pattern, arguments)
    if errors:
        raise NoctuaryError(MessageId("error-text-broken"), text=message, problem=str(errors[0]))
    return text


def has(message: str) -> bool:
    """Whether there is such a message (the catalogues of all languages have the same ones)."""
    return catalogue(Language.EN).pattern(message) is not None


def error_text(language: Language, error: NoctuaryError) -> str:
    """Something a person can put right, as one line in her language."""
    if isinstance(error, InFile):
        why = error_text(language, error.problem)
        return say(language, error.message, **{**error.arguments, "problem": why})
    arguments = dict(error.arguments)
    problem = arguments.get("problem")
    if isinstance(problem, str):
        arguments["problem"] = system_text(language, problem)
    return say(language, error.message, **arguments)


def system_text(language: Language, problem: str) -> str:
    """Why something of the operating system failed; what is unusual is told as it is."""
    message = system_message(problem)
    return problem if message is None else say(language, message)
