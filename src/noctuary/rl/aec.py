"""PettingZoo: one agent after the other (AEC), for every game that is installed.

The agent that is asked chooses a place in the list of offers. One seat may be asked many times in a row.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId
from noctuary.kernel.move import Move
from noctuary.rl.drawing import drawn
from noctuary.rl.layout import Layout
from noctuary.rl.lens import BOUND, Lens
from noctuary.rl.tables import LONGEST, Seats, Tables

Observation = dict[str, Any]
_MODES: Final = ("ansi", "human")


class NoctuaryAEC(AECEnv):
    """A match as PettingZoo sees it; `env` wraps it with the usual checks, `raw_env` does not."""

    def __init__(self, tables: Tables, render_mode: str | None = None) -> None:
        super().__init__()
        self.tables = tables
        self.render_mode = render_mode
        self.metadata = {"name": tables.name, "render_modes": list(_MODES), "is_parallelizable": True}
        self.possible_agents = [f"player_{seat}" for seat in range(tables.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(tables.lens) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(tables.lens) for agent in self.possible_agents}
        self._chance = Random()
        self._offers: list[Move] = []
        self._steps = 0

    @property
    def layout(self) -> Layout:
        """What each column of an observation and of a move's row is."""
        return self.tables.lens.layout

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = Random(seed)
        self.match = self.tables.deal(self._chance)
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
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < len(self._offers):
            raise NoctuaryError(
                MessageId("rl-error-no-such-offer"), action=str(action), offers=len(self._offers)
            )
        self.match.play(self._offers[action])
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
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        decision = self.match.decision
        self._offers = self.tables.lens.offers(self.match)
        if decision is None:
            return
        agent = self.possible_agents[decision.seat]
        self.agent_selection = agent
        self.infos[agent]["moves"] = [self.match.notation(move) for move in self._offers]

    def observe(self, agent: str) -> Observation:
        """What the agent sees: zeros where it is not asked, and no moves."""
        found = empty_observation(self.tables.lens)
        decision, seat = self.match.decision, self._seat_of[agent]
        self.tables.lens.look(self.match, seat, found["observation"])
        if decision is not None and decision.seat == seat:
            found["action_mask"][: len(self._offers)] = 1
            self.tables.lens.rows(self.match, self._offers, seat, found["moves"])
        return found

    def action_mask(self, agent: str) -> np.ndarray[Any, Any]:
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


def observation_space(lens: Lens) -> gymnasium.spaces.Dict:
    """What is seen, which of the offers there are, and a row of features for each of them."""
    shape = (lens.most_moves, len(lens.layout.move))
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-BOUND, BOUND, (lens.width,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (lens.most_moves,), np.int8),
            "moves": gymnasium.spaces.Box(-BOUND, BOUND, shape, np.float32),
        }
    )


def action_space(lens: Lens) -> gymnasium.spaces.Discrete:
    return gymnasium.spaces.Discrete(lens.most_moves)


def empty_observation(lens: Lens) -> Observation:
    return {
        "observation": np.zeros(lens.width, np.float32),
        "action_mask": np.zeros(lens.most_moves, np.int8),
        "moves": np.zeros((lens.most_moves, len(lens.layout.move)), np.float32),
    }


def raw_env(
    game: str,
    seats: Seats | None = None,
    *,
    players: int = 2,
    options: Mapping[str, Json] | None = None,
    cards: str = "",
    most_moves: int = 0,
    most_steps: int = LONGEST,
    render_mode: str | None = None,
) -> NoctuaryAEC:
    """An environment of a game without wrappers: the fast one."""
    tables = Tables(
        game,
        seats,
        players=players,
        options=options,
        cards=cards,
        most_moves=most_moves,
        most_steps=most_steps,
    )
    return NoctuaryAEC(tables, render_mode)


def env(game: str, seats: Seats | None = None, **settings: Any) -> AECEnv:
    """An environment of a game with PettingZoo's usual wrappers: an illegal move loses, order is enforced."""
    made: AECEnv = raw_env(game, seats, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


def parallel_env(game: str, seats: Seats | None = None, **settings: Any) -> Any:
    """The same for code that steps all agents at once: only the action of the one that is asked counts."""
    return turn_based_aec_to_parallel(env(game, seats, **settings))
