"""Rewards and ends: who wins, who is out, and what is too long."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from noctuary import rl
from noctuary.kernel.errors import NoctuaryError


def random_action(env: rl.NoctuaryAEC, random: Random) -> int | None:
    agent = env.agent_selection
    if env.terminations[agent] or env.truncations[agent]:
        return None
    return random.choice(np.flatnonzero(env.action_mask(agent)).tolist())


def test_the_winner_gets_one_and_the_loser_loses_it() -> None:
    env, random = rl.raw_env("fables", ["red", "mulan"]), Random(4)
    env.reset(seed=4)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    while env.agents:
        _, reward, ended, _, _ = env.last(observe=False)
        if ended:
            totals[env.agent_selection] = reward
        env.step(random_action(env, random))
    winner = env.possible_agents[env.match.winners[0]]
    assert totals.pop(winner) == 1.0
    assert list(totals.values()) == [-1.0]


def test_an_ousted_player_leaves_and_the_others_play_on_for_victory_points() -> None:
    env, random = rl.raw_env("vtes", players=3), Random(0)
    env.reset(seed=0)
    points = dict.fromkeys(env.possible_agents, 0.0)
    gone: list[str] = []
    while env.agents and env.num_agents > 2:
        agent, action = env.agent_selection, random_action(env, random)
        if action is None:
            gone.append(agent)
        env.step(action)
        if action is not None:
            for who, reward in env.rewards.items():
                points[who] += reward
    assert len(gone) == 1
    assert len(env.agents) == 2
    assert gone[0] not in env.agents
    assert not env.match.over
    # Whoever ousts her prey has a point of the three that there are.
    assert sorted(points.values()) == pytest.approx([0.0, 0.0, 1 / 3])
    assert points[gone[0]] == 0.0
    assert env.agent_selection in env.agents
    env.step(random_action(env, random))


def test_a_match_that_is_too_long_is_cut_and_not_lost() -> None:
    env, random = rl.raw_env("buffy", most_steps=20), Random(1)
    env.reset(seed=1)
    steps = 0
    while not any(env.truncations.values()):
        env.step(random_action(env, random))
        steps += 1
    assert steps == 20
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_several_pairings_are_dealt_by_lot_with_one_layout() -> None:
    env = rl.raw_env("fables", [["red", "mulan"], ["snow", "alice"]])
    met = set()
    for seed in range(12):
        env.reset(seed=seed)
        met.add(tuple(seat.fable for seat in env.match.table_view(None).seats))  # type: ignore[attr-defined]
        assert env.observation_space("player_0").contains(env.observe("player_0"))
    assert met == {("red", "mulan"), ("snow", "alice")}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "fables", "seats": ["red", "wolf"]}, "wolf"),
        ({"game": "fables", "options": {"relix": "none"}}, "relix"),
        ({"game": "fables", "most_moves": 2}, "2"),
        ({"game": "fables", "seats": [["red", "mulan"], ["red", "mulan", "snow", "alice"]]}, "4"),
    ],
)
def test_what_cannot_be_played_is_told_in_words(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(NoctuaryError, match=message):
        rl.raw_env(**wrong)


def test_an_unknown_opponent_is_told_before_the_first_match() -> None:
    with pytest.raises(NoctuaryError, match="deep-blue"):
        rl.Duel("fables", opponent="deep-blue")
