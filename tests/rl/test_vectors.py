"""Many matches at once are the same matches as one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest

from noctuary import rl
from noctuary.kernel.errors import NoctuaryError


def first_legal(mask: Any) -> Any:
    """The last offer of each row: a way that leads somewhere in all games."""
    return mask.shape[-1] - 1 - np.argmax(mask[..., ::-1], axis=-1)


def test_the_rows_of_a_vector_are_those_of_single_environments() -> None:
    table: dict[str, Any] = {"seats": ["red", "mulan"], "opponent": "random", "most_steps": 70}
    many: Any = gymnasium.make_vec("noctuary/fables-v0", num_envs=3, **table)
    assert isinstance(many.unwrapped, rl.VectorDuel)
    singles = [rl.Duel("fables", **table) for _ in range(3)]
    seen, _ = many.reset(seed=20)
    alone = [single.reset(seed=20 + at)[0] for at, single in enumerate(singles)]
    ends = 0
    for _ in range(50):
        for at in range(3):
            for part in seen:
                assert np.array_equal(seen[part][at], alone[at][part])
        actions = first_legal(seen["action_mask"])
        seen, rewards, ended, cut, told = many.step(actions)
        for at, single in enumerate(singles):
            alone[at], reward, over, short, _ = single.step(int(actions[at]))
            assert (reward, over, short) == (rewards[at], ended[at], cut[at])
            if over or short:
                ends += 1
                assert np.array_equal(told["final_obs"][at]["observation"], alone[at]["observation"])
                alone[at] = single.reset()[0]
    assert ends


@pytest.mark.parametrize("game", ["fables", "vtes"])
def test_every_seat_learns_at_many_tables(game: str) -> None:
    many = rl.VectorTables(game, 4)
    single, random = rl.raw_env(game), Random(9)
    seen, player = many.reset(seed=5)
    single.reset(seed=5)
    for _ in range(25):
        agent = single.agent_selection
        assert single.possible_agents[player[0]] == agent
        for part, array in single.observe(agent).items():
            assert np.array_equal(array, seen[part][0])
        offers = seen["action_mask"].sum(axis=1)
        actions = [random.randrange(count) for count in offers]
        single.step(actions[0])
        seen, player, rewards, ended, cut = many.step(actions)
        assert rewards.shape == (4, 2)
        assert not cut.any()
        if ended[0]:
            break


def test_no_tables_are_too_few() -> None:
    with pytest.raises(NoctuaryError, match="num_envs"):
        rl.VectorTables("fables", 0)
