"""One learner at a table of bots that stay as they are: what the Gymnasium views are made of."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from noctuary.bots import Bot
from noctuary.bots.own import any_bot
from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.spaces import Observation, write_observation
from noctuary.rl.tables import Tables, offered

_SEED_BYTES: Final = 16


class Sitting:
    """Deals, and answers for the others until the learner is asked or the game is over for her."""

    def __init__(self, tables: Tables, opponent: str | Sequence[str], seat: int | None) -> None:
        """`opponent` is a bot by name, or several for the other seats in turn order; `seat` None: by lot."""
        if seat is not None and not 0 <= seat < tables.players:
            raise NoctuaryError(MessageId("error-no-such-seat"), seat=seat)
        self._tables = tables
        self._names = [opponent] if isinstance(opponent, str) else list(opponent)
        self._wanted = seat
        self._chance = Random()
        self._steps = 0
        self._score = 0.0
        self.seat = Seat(0)
        self.offers: list[Move] = []
        self._bots = self._new_bots()  # a bot that does not exist is told at once

    def seed(self, seed: int) -> None:
        self._chance = Random(seed)

    def deal(self) -> None:
        """A new match that has a question for the learner; the others may end one before that."""
        chance, tables = self._chance, self._tables
        while True:
            self.seat = Seat(chance.randrange(tables.players) if self._wanted is None else self._wanted)
            self._bots = self._new_bots()
            self.match: Match = tables.deal(chance)
            self._steps = 0
            self._answer_others()
            if self.offers:
                break
        self._score = tables.task.scores(self.match)[self.seat]

    def play(self, action: int) -> tuple[float, bool, bool]:
        """The learner's answer and those of the others: her reward, whether it is over, whether it is cut."""
        self.match.play(offered(self.offers, action))
        self._steps += 1
        self._answer_others()
        task = self._tables.task
        score = task.scores(self.match)[self.seat]
        reward, self._score = score - self._score, score
        ended = self.match.over or self.seat in task.gone(self.match)
        return reward, ended, not ended and self._steps >= self._tables.most_steps

    def write(self, into: Observation, at: Any = ...) -> None:
        """What the learner sees, into the arrays of an observation (at a place of several)."""
        write_observation(self._tables.lens, self.match, self.seat, self.offers, into, at)

    def told(self) -> dict[str, Any]:
        """The offers in words, and who looks."""
        return {"moves": [self.match.notation(move) for move in self.offers], "seat": int(self.seat)}

    def _new_bots(self) -> list[Bot]:
        """A bot for each seat, the learner's too: their chance follows from the seed."""
        names, game, chance = self._names, self._tables.game, self._chance
        others = range(self._tables.players)
        return [any_bot(names[at % len(names)], game, chance.randbytes(_SEED_BYTES)) for at in others]

    def _answer_others(self) -> None:
        match, me, most, gone = self.match, self.seat, self._tables.most_steps, self._tables.task.gone
        players = self._tables.players
        while match.decision is not None and match.decision.seat != me:
            if self._steps >= most or me in gone(match):
                break
            bot = self._bots[(match.decision.seat - me - 1) % players]
            match.play(bot.choose(match))
            self._steps += 1
        asked = match.decision is not None and match.decision.seat == me
        self.offers = self._tables.lens.offers(match) if asked else []
