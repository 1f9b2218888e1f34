"""PettingZoo: one agent after the other (AEC), for every game that is installed.

The agent that is asked chooses a place in the list of offers. One seat may be asked many times in a row.
"""

from __future__ import annotations

from random import Random
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.drawing import HUMAN, RENDERING, drawn, known_mode
from noctuary.rl.given import Seed, not_under_way, offered, seed_of
from noctuary.rl.layout import Layout
from noctuary.rl.spaces import (
    Array,
    Observation,
    action_space,
    blank_observation,
    observation_space,
    write_observation,
)
from noctuary.rl.tables import Seats, Tables
from noctuary.rl.travel import Copied


class NoctuaryAEC(Copied, AECEnv):
    """A match as PettingZoo sees it; `env` wraps it with the usual checks, `raw_env` does not."""

    def __init__(self, tables: Tables, render_mode: str | None = None) -> None:
        super().__init__()
        self.tables = tables
        self.render_mode = known_mode(render_mode)
        # Seats are not asked one after the other in a circle; `parallel_env` knows how to step that.
        self.metadata = {"name": tables.name, **RENDERING, "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(tables.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(tables.lens) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(tables.lens) for agent in self.possible_agents}
        self._chance = Random()
        self._match: Match | None = None
        self._offers: list[Move] = []
        self._steps = 0

    @property
    def layout(self) -> Layout:
        """What each column of an observation and of a move's row is."""
        return self.tables.lens.layout

    @property
    def match(self) -> Match:
        """The match itself, with all that is hidden in it; there is none before the first `reset`."""
        if self._match is None:
            raise not_under_way()
        return self._match

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: Seed = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = Random(seed_of(seed))
        self._match = self.tables.deal(self._chance)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._scores = self.tables.task.scores(self.match)
        self._steps = 0
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        if not self.agents:
            raise not_under_way()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(offered(self._offers, action))
        self._steps += 1
        self._cumulative_rewards[agent] = 0.0
        self._reward()
        self._ask()
        self._accumulate_rewards()
        self._deads_step_first()

    def _reward(self) -> None:
        """What the scores have changed by, and for whom the game is over."""
        match, task = self.match, self.tables.task
        scores = task.scores(match)
        over, gone = match.over, task.gone(match)
        too_long = not over and self._steps >= self.tables.most_steps
        for agent in self.agents:
            seat = self._seat_of[agent]
            self.rewards[agent] = scores[seat] - self._scores[seat]
            self.terminations[agent] = over or seat in gone
            self.truncations[agent] = too_long and not self.terminations[agent]
        self._scores = scores

    def _ask(self) -> None:
        """The next question: whose it is, and what is offered in words."""
        if self.render_mode == HUMAN:
            self.render()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        decision = self.match.decision
        self._offers = self.tables.lens.offers(self.match)
        if decision is None:
            return
        agent = self.possible_agents[decision.seat]
        self.agent_selection = agent
        self.infos[agent]["moves"] = [self.match.notation(move) for move in self._offers]

    def observe(self, agent: str) -> Observation:
        """What the agent sees; one that is not asked is offered nothing."""
        found = blank_observation(self.tables.lens)
        decision, seat = self.match.decision, self._seat_of[agent]
        offers = self._offers if decision is not None and decision.seat == seat else []
        write_observation(self.tables.lens, self.match, seat, offers, found)
        return found

    def action_mask(self, agent: str) -> Array:
        """Which actions are legal now, without looking at anything else."""
        mask = np.zeros(self.tables.lens.most_moves, np.int8)
        decision = self.match.decision
        if decision is not None and decision.seat == self._seat_of[agent]:
            mask[: len(self._offers)] = 1
        return mask

    def render(self) -> str | None:
        return drawn(self.match, None, self.render_mode)

    def close(self) -> None:
        pass


def raw_env(
    game: str, seats: Seats | None = None, *, render_mode: str | None = None, **tables: Any
) -> NoctuaryAEC:
    """An environment of a game without wrappers: the fast one. What else may be said is told at `Tables`."""
    return NoctuaryAEC(Tables(game, seats, **tables), render_mode)


def env(game: str, seats: Seats | None = None, **settings: Any) -> AECEnv:
    """An environment of a game with PettingZoo's usual wrappers: an illegal move loses, order is enforced."""
    made: AECEnv = raw_env(game, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, seats: Seats | None = None, **settings: Any) -> Any:
    """The same for code that steps all agents at once: only the action of the one that is asked counts."""
    return turn_based_aec_to_parallel(env(game, seats, **settings))
