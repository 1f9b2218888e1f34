"""Gymnasium: one seat learns, the others are played by bots that stay as they are."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from noctuary.kernel.match import Match
from noctuary.rl.drawing import HUMAN, RENDERING, drawn, known_mode
from noctuary.rl.given import Seed, seed_of
from noctuary.rl.layout import Layout
from noctuary.rl.sitting import Opponents, Sitting
from noctuary.rl.spaces import Array, Observation, action_space, blank_observation, observation_space
from noctuary.rl.tables import Seats, Tables


class Duel(gymnasium.Env):
    """A match seen from one seat: the opponents answer whatever they are asked within the same step."""

    metadata = dict(RENDERING)  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        seats: Seats | None = None,
        *,
        opponent: Opponents = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        **tables: Any,
    ) -> None:
        """`seat` None: by lot for each match. What else may be said is told at `Tables`."""
        self.tables = Tables(game, seats, **tables)
        self.render_mode = known_mode(render_mode)
        self.observation_space = observation_space(self.tables.lens)
        self.action_space = action_space(self.tables.lens)
        self._sitting = Sitting(self.tables, opponent, seat)

    @property
    def layout(self) -> Layout:
        """What each column of an observation and of a move's row is."""
        return self.tables.lens.layout

    @property
    def match(self) -> Match:
        return self._sitting.match

    def reset(
        self, *, seed: Seed = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        number = None if seed is None else seed_of(seed)
        super().reset(seed=number)
        if number is not None:
            self._sitting.seed(number)
        self._sitting.deal()
        self._show()
        return self._observed(), self._sitting.told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's answer and the opponents'. One that is not offered loses the match."""
        reward, ended, cut = self._sitting.play(action)
        self._show()
        return self._observed(), reward, ended, cut, self._sitting.told()

    def _observed(self) -> Observation:
        found = blank_observation(self.tables.lens)
        self._sitting.write(found)
        return found

    def action_masks(self) -> Array:
        """Which actions are legal, where MaskablePPO asks for them."""
        mask = np.zeros(self.tables.lens.most_moves, np.bool_)
        mask[: len(self._sitting.offers)] = True
        return mask

    def _show(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def render(self) -> str | None:  # type: ignore[override]
        return drawn(self.match, self._sitting.seat, self.render_mode)
