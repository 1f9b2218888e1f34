"""What may be named on a command line (games, bots, what sits at a seat), and the error for what may not."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from noctuary.bots import BOTS, make_bot
from noctuary.bots.own import check_own, is_own
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.text.menu import check_game, games, games_with, menu_of

FOREVER = "forever"
_LISTED = re.compile(r'\s*(?:"([^"]*)"\s*|([^,]*)),')  # with a comma after the last, too
_PERIOD = re.compile(r"([1-9]\d{0,5})([hd])")
_SECONDS = {"h": 3600.0, "d": 24 * 3600.0}
_MOST_JOBS = 256  # processes


def default_game() -> str:
    """What is played where nobody names a game."""
    return games()[0]


def deck_games() -> list[str]:
    return games_with(lambda menu: menu.decks)


def check_bot(name: str) -> str:
    """A ready bot, or one's own as `my.module:Bot`, looked for where the command is given, too."""
    if is_own(name):
        here = os.getcwd()
        if here not in sys.path:
            sys.path.insert(0, here)
        check_own(name)
    elif name not in BOTS:
        make_bot(name, default_game(), b"")  # says which there are
    return name


def check_deck_game(name: str) -> str:
    if name not in deck_games():
        raise NoctuaryError(MessageId("error-unknown-game"), game=name)
    return name


class Word(click.ParamType[Any]):
    """One word out of a list that is known only when it is asked for."""

    name = "word"

    def __init__(self, check: Callable[[str], str], known: Callable[[], Sequence[str]]) -> None:
        self._check = check
        self._known = known

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        return self._check(str(value))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(word) for word in self._known() if word.startswith(incomplete)]


class OneOf(click.ParamType[Any]):
    """A member of an enumeration, by its value."""

    name = "word"

    def __init__(self, kind: type[Enum]) -> None:
        self._kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Enum:
        known = [str(each.value) for each in self._kind]
        if isinstance(value, self._kind):
            return value
        if value not in known:
            name = param.opts[0] if param is not None else ""
            raise NoctuaryError(
                MessageId("cli-error-word"), name=name, given=str(value), known=", ".join(known)
            )
        return self._kind(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        return [CompletionItem(each.value) for each in self._kind if each.value.startswith(incomplete)]


class Period(click.ParamType[Any]):
    """A length of time: `90d`, `12h`; `forever` is None."""

    name = "period"

    def __init__(self, *, forever: bool = False) -> None:
        self._forever = forever

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float | None:
        if value == FOREVER and self._forever:
            return None
        found = _PERIOD.fullmatch(str(value))
        if found is None:
            name = param.opts[0] if param is not None else ""
            raise NoctuaryError(
                MessageId("cli-error-period"), name=name, given=str(value), forever=str(self._forever).lower()
            )
        return int(found[1]) * _SECONDS[found[2]]


class Words(Word):
    """Several of them, with commas between: `red,snow`; in double quotes one may have commas itself."""

    name = "words"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, tuple):
            return value
        found = _LISTED.findall(f"{value},")
        return tuple(self._check(quoted or plain.strip()) for quoted, plain in found)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [CompletionItem(before + comma + word) for word in self._known() if word.startswith(last)]


class Number(click.ParamType[Any]):
    """A number between two others; what is none is said in the person's language, as click would not."""

    name = "number"

    def __init__(self, least: float, most: float, kind: type[int] | type[float] = int) -> None:
        self._least = least
        self._most = most
        self._kind = kind

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | float:
        try:
            number = self._kind(value)
        except ValueError:
            number = self._kind(self._least) - 1
        if not self._least <= number <= self._most:
            raise NoctuaryError(
                MessageId("cli-error-number"),
                name=param.opts[0] if param is not None else "",
                given=str(value),
                least=str(self._least),
                most=str(self._most),
            )
        return number


class Place(click.ParamType[Any]):
    """A file or a folder; the empty word names none, though a path made of it would be this very folder."""

    name = "path"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Path:
        if value == "":
            raise NoctuaryError(
                MessageId("cli-error-no-place"), option=param.opts[0] if param is not None else ""
            )
        return Path(value)


class Jobs(Number):
    """A number of processes; `auto` and 0 are as many as there are cores."""

    def __init__(self) -> None:
        super().__init__(0, _MOST_JOBS)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int | float:
        if str(value).lower() == "auto":
            return 0
        try:
            return super().convert(value, param, ctx)
        except NoctuaryError:
            raise NoctuaryError(
                MessageId("cli-error-jobs"),
                name=param.opts[0] if param is not None else "",
                given=str(value),
                most=_MOST_JOBS,
            ) from None


def _seat_words() -> Sequence[str]:
    return [seat for game in games() for seat in menu_of(game).known()]


def _as_given(word: str) -> str:
    return word


GAME = Word(check_game, games)
BOT = Word(check_bot, lambda: BOTS)
DECK_GAME = Word(check_deck_game, deck_games)
BOT_LIST = Words(check_bot, lambda: BOTS)
SEAT_LIST = Words(_as_given, _seat_words)  # the game's own setup says which of them it does not know
