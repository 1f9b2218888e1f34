"""Players made of code: `random` and `greedy`, to measure with, and four strengths to play against.

They know what their seat knows, and no more.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots.bot import Bot
from noctuary.bots.careless import Careless
from noctuary.bots.greedy import Greedy
from noctuary.bots.helpers import help_of
from noctuary.bots.judge import AnyJudge, Judge
from noctuary.bots.playout_judge import PlayoutJudge
from noctuary.bots.random_bot import RandomBot
from noctuary.bots.search import Budget, Search, Thought
from noctuary.bots.strengths import (
    EASY,
    MOST_LINES,
    MOST_SECONDS,
    STRENGTHS,
    budget_of,
    plain_name,
    takes_budget,
)
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.games import broken, drawer_of, find_game
from noctuary.kernel.ids import MessageId

BOTS: Final = ("random", "greedy", *STRENGTHS)


def make_bot(name: str, game: str, seed: bytes, *, timed: bool = False, jobs: int = 1) -> Bot:
    """The bot of that name for that game, perhaps with its budget (`hard@2s`, `hard@50`).

    The same seed plays the same way, unless it thinks by the clock: a budget in seconds, or the seconds of
    its strength (`timed`), which tables keep to. A bot that looks ahead may do so in several processes
    (`jobs`; 0: as many as there are cores): it finds the same sooner, or more in its seconds.
    """
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return Greedy(seed, judge_of(game, seed))
    if name == EASY:
        return Careless(seed, judge_of(game, seed))
    if budget_of(name, timed=timed) is not None:
        judge = judge_ahead(game, seed)
        budget = budget_of(name, timed=timed, normal_lines=judge.normal_lines)
        assert budget is not None
        return Search(seed, judge, budget, help_of(jobs))
    raise _no_bot(name)


def _no_bot(name: str) -> NoctuaryError:
    """What is wrong with the name, or with what it says about the bot's budget."""
    plain = plain_name(name)
    if plain not in BOTS:
        return NoctuaryError(MessageId("error-unknown-bot"), bot=name, known=", ".join(BOTS))
    if not takes_budget(plain):
        return NoctuaryError(MessageId("error-bot-without-budget"), bot=name, plain=plain)
    return NoctuaryError(
        MessageId("error-bot-budget"), bot=name, plain=plain, lines=MOST_LINES, seconds=int(MOST_SECONDS)
    )


def judge_of(game: str, seed: bytes) -> AnyJudge:
    """The game's own judge (`JUDGE`); without one, games played out at random judge."""
    return _judge(game, seed, "JUDGE")


def judge_ahead(game: str, seed: bytes) -> AnyJudge:
    """The judge of those who look ahead (`AHEAD`), where a game has one of their own."""
    return _judge(game, seed, "AHEAD", "JUDGE")


def _judge(game: str, seed: bytes, *names: str) -> AnyJudge:
    module = drawer_of(game, "noctuary.bots.{}", "judge")
    if module is None:
        return PlayoutJudge(find_game(game), seed)
    found = next((getattr(module, name) for name in names if hasattr(module, name)), None)
    if not isinstance(found, Judge):
        raise broken(game, f"{module.__name__} has no {names[-1]} ({Judge.__name__})")
    return found


__all__ = [
    "BOTS",
    "STRENGTHS",
    "Bot",
    "Budget",
    "Careless",
    "Greedy",
    "Judge",
    "RandomBot",
    "Search",
    "Thought",
    "judge_ahead",
    "judge_of",
    "make_bot",
]
