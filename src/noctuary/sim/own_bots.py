"""Bots at the seats. What somebody's own bot does wrong says whose it is and where it happened."""

from __future__ import annotations

import traceback
from contextlib import suppress
from pathlib import PurePath
from typing import Final

from noctuary.bots import Bot
from noctuary.bots.own import Watched, any_bot, is_own
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_BLAMED: Final = "own_bot"  # the attribute of an exception that names the bot which raised it


def seated(name: str, game: str, seed: bytes, *, timed: bool = False, jobs: int = 1) -> Bot:
    """A ready bot, or one's own with somebody who looks over its shoulder."""
    if not is_own(name):
        return any_bot(name, game, seed, timed=timed, jobs=jobs)
    try:
        return _Named(name, Watched(name, any_bot(name, game, seed)))
    except BaseException as wrong:
        _blame(name, wrong)
        raise


def bot_to_blame(wrong: BaseException) -> str:
    """The name of the bot that raised it; nothing if it was somebody else."""
    return str(getattr(wrong, _BLAMED, ""))


class _Named:
    """Also what is no `Exception` goes by its name: `sys.exit`, a cancelled task, a panic of machine code."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, match: Match) -> Move:
        try:
            return self._bot.choose(match)
        except BaseException as wrong:
            _blame(self._name, wrong)
            raise


def _blame(name: str, wrong: BaseException) -> None:
    if isinstance(wrong, NoctuaryError | KeyboardInterrupt):
        return  # it says so already, or it was no mistake
    with suppress(AttributeError):  # one with nothing but slots
        setattr(wrong, _BLAMED, name)
    if not getattr(wrong, "__notes__", None):
        last = traceback.extract_tb(wrong.__traceback__)[-1]
        wrong.add_note(f"{name}, {PurePath(last.filename).name}:{last.lineno}")
