"""Many matches at once, stepped as arrays: in one process, written straight into the rows of shared arrays.

`VectorDuel` is Gymnasium's (a learner against bots in each match), `VectorTables` lets every seat learn.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.drawing import HUMAN, RENDERING, drawn, known_mode
from noctuary.rl.given import Seeds, for_each_table, not_under_way, offered, seeds_of, whole
from noctuary.rl.layout import Layout
from noctuary.rl.sitting import Opponents, Sitting
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


class VectorDuel(VectorEnv):
    """Learners at so many tables of bots; a match that is over is dealt anew in the same step.

    With `copy=False` the arrays that `reset` and `step` give are written anew at the next step.
    """

    metadata = {**RENDERING, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  (as in Gymnasium)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: Seats | None = None,
        *,
        opponent: Opponents = "greedy",
        seat: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **tables: Any,
    ) -> None:
        self.tables = Tables(game, seats, **tables)
        self.num_envs = num_envs = whole("num_envs", num_envs, 1)
        self.render_mode = known_mode(render_mode)
        lens = self.tables.lens
        self.single_observation_space = observation_space(lens)
        self.single_action_space = action_space(lens)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._sittings = [Sitting(self.tables, opponent, seat) for _ in range(num_envs)]
        self._seen = blank_observation(lens, num_envs)

    @property
    def layout(self) -> Layout:
        return self.tables.lens.layout

    def reset(
        self, *, seed: Seeds = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A seed for the first match, and the numbers after it for the others; or one for each."""
        seeds = seeds_of(seed, self.num_envs)
        for at, (sitting, wanted) in enumerate(zip(self._sittings, seeds, strict=True)):
            if wanted is not None:
                sitting.seed(wanted)
            sitting.deal()
            sitting.write(self._seen, at)
        self._show()
        return self._given(), self._told()

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        given = for_each_table(actions, self.num_envs)
        places = [sitting.check(action) for sitting, action in zip(self._sittings, given, strict=True)]
        rewards = np.zeros(self.num_envs)
        ended, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        over: dict[int, Observation] = {}
        last: dict[str, Any] = {}
        for at, sitting in enumerate(self._sittings):
            rewards[at], ended[at], cut[at] = sitting.play(places[at])
            if ended[at] or cut[at]:
                over[at] = blank_observation(self.tables.lens)
                sitting.write(over[at])
                last = self._add_info(last, {"seat": int(sitting.seat), "illegal": sitting.illegal}, at)
                sitting.deal()
            sitting.write(self._seen, at)
        told = self._told()
        if over:
            told["final_obs"] = np.array([over.get(at) for at in range(self.num_envs)], dtype=object)
            told["final_info"] = last
            told["_final_obs"] = told["_final_info"] = ended | cut
        self._show()
        return self._given(), rewards, ended, cut, told

    def _given(self) -> Observation:
        return {name: array.copy() for name, array in self._seen.items()} if self._copy else self._seen

    def _told(self) -> dict[str, Any]:
        """Who looks; and, as Gymnasium's own vectors say it, at which tables that is told: at all."""
        seats = [int(sitting.seat) for sitting in self._sittings]
        return {"seat": np.array(seats), "_seat": np.ones(self.num_envs, np.bool_)}

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> tuple[Any, ...] | None:
        """Every table as its learner sees it, one text for each (None: they were printed)."""
        if self.render_mode is None:
            return None
        return tuple(drawn(one.match, one.seat, self.render_mode) for one in self._sittings)

    def action_masks(self) -> Array:
        """Which actions are legal in each match."""
        mask: Array = self._seen["action_mask"].astype(np.bool_)
        return mask


class Stepped(NamedTuple):
    """What happened at every table. `observation` is already that of a new match where one has ended."""

    observation: Observation  # of the seats that are asked now
    player: Array  # which these are
    rewards: Array  # by table and seat
    ended: Array
    cut: Array  # not over, but longer than `most_steps`


class VectorTables(Copied):
    """So many matches in which every seat learns: at each step every table is asked one question."""

    def __init__(self, game: str, num_envs: int, seats: Seats | None = None, **tables: Any) -> None:
        self.tables = Tables(game, seats, **tables)
        self.num_envs = num_envs = whole("num_envs", num_envs, 1)
        self._chances = [Random() for _ in range(num_envs)]
        self._matches: list[Match] = []
        self._offers: list[list[Move]] = [[] for _ in range(num_envs)]
        self._scores = np.zeros((num_envs, self.tables.players))
        self._steps = [0] * num_envs
        self._seen = blank_observation(self.tables.lens, num_envs)
        self._player = np.zeros(num_envs, np.int64)

    @property
    def layout(self) -> Layout:
        return self.tables.lens.layout

    def reset(self, seed: Seeds = None) -> tuple[Observation, Array]:
        """Deal at every table: what the seats that are asked see, and which these are.

        A seed is the first table's, and the numbers after it are the others'; or there is one for each.
        """
        for at, wanted in enumerate(seeds_of(seed, self.num_envs)):
            if wanted is not None:
                self._chances[at] = Random(wanted)
        self._matches = [self.tables.deal(chance) for chance in self._chances]
        for at in range(self.num_envs):
            self._begin(at)
            self._look(at)
        return self._seen, self._player

    def step(self, actions: Any) -> Stepped:
        """One answer at each table; the arrays are written anew at the next step."""
        if not self._matches:
            raise not_under_way()
        given = for_each_table(actions, self.num_envs)
        moves = [offered(offers, action) for offers, action in zip(self._offers, given, strict=True)]
        rewards = np.zeros_like(self._scores)
        ended, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        task, most = self.tables.task, self.tables.most_steps
        for at, match in enumerate(self._matches):
            match.play(moves[at])
            self._steps[at] += 1
            scores = task.scores(match)
            rewards[at] = scores - self._scores[at]
            self._scores[at] = scores
            ended[at] = match.over
            cut[at] = not match.over and self._steps[at] >= most
            if ended[at] or cut[at]:
                self._matches[at] = self.tables.deal(self._chances[at])
                self._begin(at)
            self._look(at)
        return Stepped(self._seen, self._player, rewards, ended, cut)

    def close(self) -> None:
        """There is nothing to let go of; whoever closes everything may close this, too."""

    def _begin(self, at: int) -> None:
        self._steps[at] = 0
        self._scores[at] = self.tables.task.scores(self._matches[at])

    def _look(self, at: int) -> None:
        match, lens, seen = self._matches[at], self.tables.lens, self._seen
        decision = match.decision
        assert decision is not None  # a match that is over has been dealt anew
        offers = self._offers[at] = lens.offers(match)
        self._player[at] = decision.seat
        write_observation(lens, match, decision.seat, offers, seen, at)
