"""What may be named on a command line (games, bots, Fables, relic decks), and the error for what may not."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Sequence
from typing import Any

import click
from click.shell_completion import CompletionItem

from noctuary import games as games_package
from noctuary.bots import BOTS, make_bot
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import find_game
from noctuary.kernel.refusal import NoctuaryError

DEFAULT_GAME = "fables"
RELIC_DECKS = ("none", "printed", "house")


def game_names() -> list[str]:
    return sorted(module.name for module in pkgutil.iter_modules(games_package.__path__) if module.ispkg)


def check_game(name: str) -> str:
    return find_game(name).name


def check_bot(name: str) -> str:
    if name not in BOTS:
        make_bot(name, DEFAULT_GAME, b"")  # says which there are
    return name


def check_relics(name: str) -> str:
    if name not in RELIC_DECKS:
        raise NoctuaryError(
            MessageId("cli-error-unknown-relics"), relics=name, known=", ".join(RELIC_DECKS)
        )
    return name


class Word(click.ParamType):
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


class Words(Word):
    """Several of them, with commas between: `red,snow`."""

    name = "words"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        if isinstance(value, tuple):
            return value
        return tuple(self._check(word.strip()) for word in str(value).split(","))

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        before, comma, last = incomplete.rpartition(",")
        return [
            CompletionItem(before + comma + word) for word in self._known() if word.startswith(last)
        ]


def _seat_words() -> Sequence[str]:
    from noctuary.sim.setups import known_seats

    return known_seats(DEFAULT_GAME)


def _as_given(word: str) -> str:
    return word


GAME = Word(check_game, game_names)
BOT = Word(check_bot, lambda: BOTS)
RELICS = Word(check_relics, lambda: RELIC_DECKS)
BOT_LIST = Words(check_bot, lambda: BOTS)
SEAT_LIST = Words(_as_given, _seat_words)  # the game's own setup says which of them it does not know
