"""Many matches at once are the same matches as one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.wrappers.vector import DictInfoToList

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
            alone[at], reward, over, short, last = single.step(int(actions[at]))
            assert (reward, over, short) == (rewards[at], ended[at], cut[at])
            if over or short:
                ends += 1
                assert np.array_equal(told["final_obs"][at]["observation"], alone[at]["observation"])
                assert told["final_info"]["seat"][at] == last["seat"]
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


def test_gymnasiums_wrappers_read_what_is_told_of_each_table() -> None:
    many: Any = DictInfoToList(
        gymnasium.make_vec("noctuary/fables-v0", num_envs=2, opponent="random", seat=1)
    )
    _, told = many.reset(seed=1)
    assert told == [{"seat": 1}, {"seat": 1}]
    *_, told = many.step([63, 0])
    assert told[0]["final_info"] == {"seat": 1, "illegal": True}
    assert told[1] == {"seat": 1}


def test_many_tables_are_drawn_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    many: Any = gymnasium.make_vec("noctuary/fables-v0", num_envs=2, opponent="random", render_mode="ansi")
    many.reset(seed=1)
    first, second = many.render()
    assert "Set-up" in first
    assert first != second
    printed = rl.VectorDuel("fables", 2, opponent="random", render_mode="human")
    printed.reset(seed=1)
    assert capsys.readouterr().out == f"{first}\n{second}\n"
    assert printed.render() == (None, None)
    assert capsys.readouterr().out == f"{first}\n{second}\n"
    plain = rl.VectorDuel("fables", 2, opponent="random")
    plain.reset(seed=1)
    assert plain.render() is None


def test_no_tables_are_too_few() -> None:
    with pytest.raises(NoctuaryError, match="num_envs"):
        rl.VectorTables("fables", 0)
