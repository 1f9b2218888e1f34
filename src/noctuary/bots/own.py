"""Bots that people write themselves, by the place of their class: `my.module:Bot`.

Only for whoever sits at the machine: naming a module runs its code, so nothing that came from elsewhere (a
record, a message, a wish for a table) is ever looked up here. `make_bot` knows the ready ones alone.
"""

# not compiled: it imports anybody's module and calls what it finds there

from __future__ import annotations

import inspect
import traceback
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import PurePath

from noctuary.bots import BOTS, make_bot
from noctuary.bots.bot import Bot
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move, concession, is_among

MARK = ":"  # between the module and the class


def is_own(name: str) -> bool:
    return MARK in name


def any_bot(name: str, game: str, seed: bytes, *, timed: bool = False, jobs: int = 1) -> Bot:
    """A ready bot by its name, or one's own by its place, made with `game` and `seed` if it asks for them."""
    if not is_own(name):
        return make_bot(name, game, seed, timed=timed, jobs=jobs)
    return made_bot(_maker(name), game, seed)


def made_bot(make: Callable[..., Bot], game: str, seed: bytes) -> Bot:
    """A bot of somebody's own class, handed `game` and `seed` if it names them."""
    told: dict[str, object] = {"game": game, "seed": seed}
    return make(**{word: told[word] for word in _parameters(make) if word in told})


def check_own(name: str) -> None:
    """Raise the NoctuaryError of a bot that cannot be made, before a thousand games are started with it."""
    check_own_class(_maker(name), name)


def check_own_class(make: Callable[..., Bot], name: str) -> None:
    needed = [word for word in _parameters(make) if word not in ("game", "seed")]
    if needed:
        raise NoctuaryError(MessageId("error-own-bot-arguments"), bot=name, arguments=", ".join(needed))
    if not callable(getattr(make, "choose", None)):
        raise NoctuaryError(MessageId("error-own-bot-no-choose"), bot=name)


class Watched:
    """One's own bot among ready ones: what it does wrong says whose it is and where it happened."""

    def __init__(self, name: str, bot: Bot) -> None:
        self._name = name
        self._bot = bot

    def choose(self, match: Match) -> Move:
        decision = match.decision
        try:
            chosen = self._bot.choose(match)
        except Exception as wrong:
            wrong.add_note(f"{self._name}, {_place(wrong)}")
            raise
        if decision is None or not (
            is_among(chosen, decision.moves) or chosen is concession(decision.seat)
        ):  # whoever gives up does so for her own seat
            raise NoctuaryError(
                MessageId("error-own-bot-no-offer"), bot=self._name, answer=_written(match, chosen)
            )
        return chosen


def _place(wrong: Exception) -> str:
    """The line that raised it."""
    last = traceback.extract_tb(wrong.__traceback__)[-1]
    return f"{PurePath(last.filename).name}:{last.lineno}"


def _written(match: Match, answer: object) -> str:
    """A move in the notation, if it is one."""
    return match.notation(answer) if isinstance(answer, Move) else repr(answer)


@cache
def _maker(name: str) -> Callable[..., Bot]:
    """The class of that name."""
    place, _, word = name.partition(MARK)
    try:
        module = import_module(place)
    except (Exception, SystemExit) as wrong:  # whatever a stranger's module may do on its way in
        problem = f"{type(wrong).__name__}: {wrong}"
        raise NoctuaryError(
            MessageId("error-own-bot-module"), bot=name, module=place, problem=problem
        ) from wrong
    found = getattr(module, word, None)
    if not isinstance(found, type):
        raise NoctuaryError(
            MessageId("error-own-bot-class"), bot=name, module=place, name=word, known=", ".join(BOTS)
        )
    return found


def _parameters(make: Callable[..., Bot]) -> list[str]:
    """What it is made with: `game` and `seed` if it names them, and whatever has no default."""
    try:
        parameters = inspect.signature(make).parameters.values()
    except ValueError:  # machine code that does not tell
        return []
    named = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    unnamed = inspect.Parameter.POSITIONAL_ONLY  # cannot be told by name, so nothing is known to give
    return [
        one.name + "/" * (one.kind is unnamed)
        for one in parameters
        if (one.kind in (*named, unnamed) and one.default is one.empty)
        or (one.kind in named and one.name in ("game", "seed"))
    ]
