"""Environments that are copied and pickled in the middle of a match: what they hold goes along."""

from __future__ import annotations

import pickle
from typing import Any

from noctuary.bots import Bot
from noctuary.bots.own import any_bot, check_own, check_own_class, is_own, made_bot
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Document
from noctuary.kernel.ids import MessageId
from noctuary.kernel.match import Match

Named = str | type[Bot]  # a bot by its name, or the class itself


class Copied:
    """Something with matches among its fields, alone or in a list: Python alone cannot copy one."""

    def __getstate__(self) -> dict[str, Any]:
        return {name: _away(value) for name, value in vars(self).items()}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        vars(self).update({name: _back(value) for name, value in fields.items()})


class _Travelling:
    def __init__(self, match: Match) -> None:
        self.match = match

    def __deepcopy__(self, memo: dict[int, Any]) -> _Travelling:
        return _Travelling(self.match.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        return _arrived, (self.match.dump(),)


def _arrived(document: Document) -> _Travelling:
    return _Travelling(Match.load(document))


def _away(value: Any) -> Any:
    if isinstance(value, list):
        return [_away(one) for one in value]
    return _Travelling(value) if isinstance(value, Match) else value


def _back(value: Any) -> Any:
    if isinstance(value, list):
        return [_back(one) for one in value]
    return value.match if isinstance(value, _Travelling) else value


class Opponent:
    """A bot at the table. One that cannot be pickled (a compiled one) begins again with its seed."""

    def __init__(self, named: Named, game: str, seed: bytes, packed: bytes | None = None) -> None:
        self._made_with = (named, game, seed)
        self.bot: Bot = _bot(named, game, seed) if packed is None else pickle.loads(packed)

    def __reduce__(self) -> tuple[Any, ...]:
        return Opponent, (*self._made_with, _packed(self.bot))


def check_opponent(named: Named) -> None:
    """Raise the NoctuaryError of a bot of somebody's own that cannot be made."""
    if not isinstance(named, str | type):  # a bot itself would play one match on with what it kept of another
        raise NoctuaryError(
            MessageId("rl-error-no-bot"), given=str(named), name="greedy", place="my.module:Bot"
        )
    if not isinstance(named, str):
        check_own_class(named, named.__name__)
    elif is_own(named):
        check_own(named)


def _bot(named: Named, game: str, seed: bytes) -> Bot:
    return any_bot(named, game, seed) if isinstance(named, str) else made_bot(named, game, seed)


def _packed(bot: Bot) -> bytes | None:
    try:
        found = pickle.dumps(bot)
        pickle.loads(found)
    except Exception:  # whatever a bot may hold: each kind of thing refuses in its own way
        return None
    return found
