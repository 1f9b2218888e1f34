"""Gymnasium: one seat learns, the others are played by bots that stay as they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import gymnasium
import numpy as np

from noctuary.bots import Bot
from noctuary.bots.own import any_bot
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.game import Json
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.aec import Observation, action_space, empty_observation, observation_space
from noctuary.rl.drawing import drawn
from noctuary.rl.layout import Layout
from noctuary.rl.tables import LONGEST, Seats, Tables

_SEED_BYTES: Final = 16


class Duel(gymnasium.Env):
    """A match seen from one seat: the opponents answer whatever they are asked within the same step."""

    metadata = {"render_modes": ["ansi", "human"]}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: str,
        seats: Seats | None = None,
        *,
        opponent: str | Sequence[str] = "greedy",
        seat: int | None = None,
        players: int = 2,
        options: Mapping[str, Json] | None = None,
        cards: str = "",
        most_moves: int = 0,
        most_steps: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        """`opponent` is a bot by name (or several, one for each of the others); `seat` None: by lot."""
        self.tables = Tables(
            game,
            seats,
            players=players,
            options=options,
            cards=cards,
            most_moves=most_moves,
            most_steps=most_steps,
        )
        if seat is not None and not 0 <= seat < self.tables.players:
            raise NoctuaryError(MessageId("error-no-such-seat"), seat=seat)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.tables.lens)
        self.action_space = action_space(self.tables.lens)
        self._names = [opponent] if isinstance(opponent, str) else list(opponent)
        self._wanted = seat
        self.seat = Seat(0)
        self._chance = Random()
        self._bots: list[Bot] = []
        self._offers: list[Move] = []
        self._steps = 0
        self._score = 0.0
        self._seat_again()

    def _seat_again(self) -> None:
        """Who sits where, and the bots anew: a bot's own chance follows from the seed, too."""
        players = self.tables.players
        chance = self._chance
        self.seat = Seat(chance.randrange(players) if self._wanted is None else self._wanted)
        self._bots = [
            any_bot(self._names[at % len(self._names)], self.tables.game, chance.randbytes(_SEED_BYTES))
            for at in range(players)
        ]

    @property
    def layout(self) -> Layout:
        """What each column of an observation and of a move's row is."""
        return self.tables.lens.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal until a match has a question for the learner; the others may end one before."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = Random(seed)
        while True:
            self._seat_again()
            self.match: Match = self.tables.deal(self._chance)
            self._steps = 0
            self._answer_others()
            if self._offers:
                break
        self._score = self.tables.task.scores(self.match)[self.seat]
        return self._observed(), self._told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not 0 <= action < len(self._offers):
            raise NoctuaryError(
                MessageId("rl-error-no-such-offer"), action=str(action), offers=len(self._offers)
            )
        self.match.play(self._offers[action])
        self._steps += 1
        self._answer_others()
        score = self.tables.task.scores(self.match)[self.seat]
        reward, self._score = score - self._score, score
        ended = self.match.over or self.seat in self.tables.task.gone(self.match)
        too_long = not ended and self._steps >= self.tables.most_steps
        return self._observed(), reward, ended, too_long, self._told()

    def _answer_others(self) -> None:
        """The bots go on until the learner is asked, or is out of the game."""
        match, task, most = self.match, self.tables.task, self.tables.most_steps
        while match.decision is not None and match.decision.seat != self.seat:
            if self._steps >= most or self.seat in task.gone(match):
                break
            match.play(self._bots[match.decision.seat].choose(match))
            self._steps += 1
        asked = match.decision is not None and match.decision.seat == self.seat
        self._offers = self.tables.lens.offers(match) if asked else []

    def _observed(self) -> Observation:
        lens = self.tables.lens
        found = empty_observation(lens)
        lens.look(self.match, self.seat, found["observation"])
        if self._offers:
            found["action_mask"][: len(self._offers)] = 1
            lens.rows(self.match, self._offers, self.seat, found["moves"])
        return found

    def _told(self) -> dict[str, Any]:
        """The offers in words, and who looks."""
        return {"moves": [self.match.notation(move) for move in self._offers], "seat": int(self.seat)}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are legal, where MaskablePPO asks for them."""
        mask = np.zeros(self.tables.lens.most_moves, np.bool_)
        mask[: len(self._offers)] = True
        return mask

    def render(self) -> str | None:  # type: ignore[override]
        return drawn(self.match, self.seat, self.render_mode)
