"""Environments are copied and pickled in the middle of a match, and go on as the ones they came from."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

import numpy as np
import pytest

from noctuary import rl
from noctuary.rl.travel import Opponent
from noctuary.text.menu import games

GAMES: Final = games()
WAYS: Final = [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]


def same(some: Any, others: Any) -> bool:
    return all(np.array_equal(some[part], others[part]) for part in some)


def play(env: rl.NoctuaryAEC, random: Random, steps: int) -> None:
    for _ in range(steps):
        env.step(random.randrange(int(env.action_mask(env.agent_selection).sum())))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("way", WAYS, ids=["copied", "pickled"])
def test_a_twin_goes_on_alike_and_alone(game: str, way: Callable[[Any], Any]) -> None:
    env = rl.env(game)
    env.reset(seed=2)
    inside: Any = env.unwrapped
    play(inside, Random(1), 30)
    twin: Any = way(env).unwrapped
    before = twin.observe(twin.agent_selection)
    assert before["observation"].any()
    play(inside, Random(5), 20)
    assert same(twin.observe(twin.agent_selection), before)  # what is done to one is not done to the other
    play(twin, Random(5), 20)
    assert twin.agent_selection == inside.agent_selection
    assert twin.infos == inside.infos
    assert same(twin.observe(twin.agent_selection), inside.observe(inside.agent_selection))
    twin.reset()
    inside.reset()
    assert twin.match.digest() == inside.match.digest()


class FirstOffer:
    """Plain Python in any build: a compiled bot is not copied, but made anew."""

    def choose(self, match: Any) -> Any:
        return match.decision.moves[0]


@pytest.mark.parametrize("way", WAYS, ids=["copied", "pickled"])
@pytest.mark.parametrize("make", [partial(rl.VectorDuel, opponent=FirstOffer), rl.VectorTables])
def test_many_tables_are_copied_together(make: Callable[..., Any], way: Callable[[Any], Any]) -> None:
    many = make("fables", 3, [["red", "mulan"], ["snow", "alice"]])
    many.reset(seed=1)
    for _ in range(8):
        many.step([0, 0, 0])
    twin = way(many)
    assert same(twin.step([0, 0, 0])[0], many.step([0, 0, 0])[0])


class Shy(FirstOffer):
    """It holds something that nothing can pickle."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed
        self.secret = lambda: 1


def test_an_opponent_that_cannot_be_copied_is_made_anew_with_its_seed() -> None:
    one = Opponent(Shy, "fables", b"seed")
    twin = copy.deepcopy(one)
    assert isinstance(twin.bot, Shy)
    assert twin.bot is not one.bot
    assert twin.bot.seed == b"seed"
