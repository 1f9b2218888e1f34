"""Bots at the seats of a series. What one's own bot does wrong says whose it is and where it happened."""

from __future__ import annotations

import traceback
from pathlib import PurePath

from noctuary.bots import Bot
from noctuary.bots.own import Watched, any_bot, is_own
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move


def seated(name: str, game: str, seed: bytes) -> Bot:
    """A ready bot, or one's own with somebody who looks over its shoulder."""
    if not is_own(name):
        return any_bot(name, game, seed)
    try:
        return _Named(name, Watched(name, any_bot(name, game, seed)))
    except BaseException as wrong:
        _blame(name, wrong)
        raise


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
    if getattr(wrong, "__notes__", None) or isinstance(wrong, NoctuaryError):
        return  # it says so already
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    wrong.add_note(f"{name}, {PurePath(last.filename).name}:{last.lineno}")
