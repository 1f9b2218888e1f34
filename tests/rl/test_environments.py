"""The environments keep to what PettingZoo and Gymnasium ask of any."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

from noctuary import rl
from noctuary.kernel.errors import NoctuaryError
from noctuary.text.menu import games

GAMES: Final = games()
# PettingZoo remarks that a dictionary is no array, and on the masks of those who are not asked.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_the_environment(game: str) -> None:
    api_test(rl.env(game, most_steps=150), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_deals_and_asks_the_same(game: str) -> None:
    seed_test(lambda: rl.env(game), num_cycles=30)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_drawn_in_words(game: str) -> None:
    render_test(lambda render_mode=None: rl.env(game, render_mode=render_mode))


@pytest.mark.parametrize("make", [rl.raw_env, partial(rl.Duel, opponent="random")])
def test_for_people_each_step_is_printed_without_being_asked(
    make: Callable[..., Any], capsys: pytest.CaptureFixture[str]
) -> None:
    env = make("fables", ["red", "mulan"], render_mode="human")
    silent = make("fables", ["red", "mulan"], render_mode="ansi")
    for one in (env, silent):
        one.reset(seed=1)
    assert capsys.readouterr().out == f"{silent.render()}\n"
    for one in (env, silent):
        one.step(0)
    assert capsys.readouterr().out == f"{silent.render()}\n"


@pytest.mark.parametrize("game", GAMES)
def test_a_bystander_is_drawn_no_hand(game: str) -> None:
    env, duel = (
        rl.raw_env(game, render_mode="ansi"),
        rl.Duel(game, opponent="random", render_mode="ansi", seat=0),
    )
    env.reset(seed=1)
    duel.reset(seed=1)
    for _ in range(40):
        env.step(0)
        if duel.step(0)[2]:
            duel.reset()
    open_to_all, mine = env.render(), duel.render()
    assert open_to_all is not None
    assert mine is not None
    hand = re.compile(r"^(Your )?[Hh]and$", re.MULTILINE)
    assert not hand.search(open_to_all)
    assert hand.search(mine)


@pytest.mark.parametrize("game", GAMES)
def test_all_agents_can_be_stepped_at_once(game: str) -> None:
    parallel_api_test(rl.parallel_env(game, most_steps=60), num_cycles=60)


def test_pettingzoo_is_told_that_turns_are_no_circle() -> None:
    """Its other conversion would have stopped in the second step."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(rl.env("fables"))


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_accepts_the_view_against_a_bot(game: str) -> None:
    """As anybody would check it: the checker knows no masks, and draws it in each way."""
    check_env(gymnasium.make(f"noctuary/{game}-v0", opponent="random", render_mode="ansi").unwrapped)


def test_a_learner_meets_a_fixed_opponent_to_the_end() -> None:
    made: Any = gymnasium.make("noctuary/fables-v0", seats=["red", "mulan"], opponent="greedy", seat=1)
    chance = random.Random(5)
    observation, told = made.reset(seed=11)
    total, ended = 0.0, False
    while not ended:
        mask = made.unwrapped.action_masks()
        assert mask.sum() == len(told["moves"]) == observation["action_mask"].sum()
        assert np.array_equal(mask, observation["action_mask"].astype(bool))
        observation, reward, ended, cut, told = made.step(chance.choice(np.flatnonzero(mask)))
        assert not cut
        total += float(reward)
    match = made.unwrapped.match
    assert total == (1.0 if 1 in match.winners else -1.0 if match.winners else 0.0)


def test_pettingzoo_knows_the_games_by_name() -> None:
    made = pettingzoo.make("aec", "noctuary/fables-v0", seats=["red", "mulan"])
    made.reset(seed=1)
    assert made.metadata["name"] == "fables_v0"


@pytest.mark.parametrize(("package", "extra"), [("pettingzoo", "rl"), ("pyspiel", "openspiel")])
def test_whoever_lacks_the_packages_is_told_which_extra_brings_them(package: str, extra: str) -> None:
    module = "noctuary.rl.openspiel" if extra == "openspiel" else "noctuary.rl"
    program = f"import sys; sys.modules[{package!r}] = None; import {module}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=120)
    assert f'pip install "noctuary[{extra}]"' in done.stderr.splitlines()[-1]


def test_an_action_that_is_not_offered_is_refused_in_words() -> None:
    env = rl.raw_env("fables")
    env.reset(seed=1)
    with pytest.raises(NoctuaryError, match="There is no offer number 63"):
        env.step(63)
