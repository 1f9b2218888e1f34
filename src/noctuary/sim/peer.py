"""The peer that the bench measures beside us: pyminion, a Python engine for Dominion, played at random.

It is measured in the same process, on the same core, in turn with our own games, so that whatever slows
the machine slows both. A decision is one call of its decider, as ours is one answered question.
"""

from __future__ import annotations

import contextlib
import importlib.util
import logging
import random
from collections.abc import Iterator
from typing import Any

NAME = "pyminion"


def installed() -> bool:
    return importlib.util.find_spec(NAME) is not None


class RandomDecider:
    """Answers every question of the base set at random; treasures are always all played."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.decisions = 0

    def _one(self, offered: list[Any], *, or_none: bool) -> Any:
        self.decisions += 1
        return self.chance.choice([*offered, None] if or_none else offered)

    def _some(self, offered: list[Any], least: int, most: int) -> list[Any]:
        self.decisions += 1
        most = len(offered) if most < 0 else min(most, len(offered))
        return self.chance.sample(offered, self.chance.randint(min(least, most), most))

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self._one(valid_actions, or_none=True)

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        self.decisions += 1
        return valid_treasures

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self._one(valid_cards, or_none=True)

    def binary_decision(
        self, prompt: str, card: Any, player: Any, game: Any, relevant_cards: list[Any] | None = None
    ) -> bool:
        self.decisions += 1
        return self.chance.random() < 0.5

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        return self._one(valid_cards, or_none=not required)

    def discard_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **bounds: int
    ) -> list[Any]:
        """Bounds are called `min_num_discard` and `max_num_discard` here, `min_num_trash` elsewhere …"""
        least = max((number for name, number in bounds.items() if name.startswith("min")), default=0)
        most = max((number for name, number in bounds.items() if name.startswith("max")), default=-1)
        return self._some(valid_cards, least, most)

    trash_decision = gain_decision = topdeck_decision = discard_decision


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """pyminion logs every card through the root logger, whose level it lowers on import."""
    root = logging.getLogger()
    level = root.level
    root.setLevel(max(level, logging.ERROR))
    try:
        yield
    finally:
        root.setLevel(level)


class Peer:
    """Two random players and the base set."""

    def __init__(self, seed: int) -> None:
        with _quiet():
            from pyminion.bots.bot import Bot
            from pyminion.expansions.base import base_set
            from pyminion.game import Game

        random.seed(seed)  # its shuffles use the module's own generator
        self._decider = RandomDecider(random.Random(seed))
        self._bot = Bot
        self._game = Game
        self._cards = base_set

    def play(self) -> tuple[int, bool]:
        """Play one game: how many decisions it took, and whether it came to its end.

        A few cards of pyminion (Remodel, for one) assert that a card was chosen where the hand is empty.
        Such a game stops there: its decisions count, the game does not.
        """
        before = self._decider.decisions
        players = [self._bot(self._decider, name) for name in ("one", "two")]
        ended = True
        try:
            with _quiet():
                self._game(players, [self._cards], log_stdout=False).play()
        except AssertionError:
            ended = False
        return self._decider.decisions - before, ended
