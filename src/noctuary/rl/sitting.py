"""One learner at a table of bots that stay as they are: what the Gymnasium views are made of."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, SupportsIndex, TypeAlias

from noctuary.kernel.errors import NoctuaryError
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.given import in_order, no_such_offer, not_under_way, place_of, whole
from noctuary.rl.spaces import Observation, write_observation
from noctuary.rl.tables import LONGEST, Tables
from noctuary.rl.travel import Copied, Named, Opponent, check_opponent

Opponents: TypeAlias = Named | Sequence[Named]
_SEED_BYTES: Final = 16
_ILLEGAL: Final = -1.0  # what an answer costs that nobody offered: PettingZoo's wrapper takes the same


class Sitting(Copied):
    """Deals, and answers for the others until the learner is asked or the game is over for her."""

    def __init__(self, tables: Tables, opponent: Opponents, seat: SupportsIndex | None) -> None:
        """`opponent` is a bot by name, or several for the other seats in turn order; `seat` None: by lot."""
        self._tables = tables
        self._names = _names(opponent, tables.players - 1)
        self._wanted = None if seat is None else whole("seat", seat, 0, tables.players - 1)
        self._match: Match | None = None
        self._under_way = False
        self.illegal = False  # she has lost by an answer that nobody offered
        self._chance = Random()
        self._steps = 0
        self._score = 0.0
        self.seat = Seat(0)
        self.offers: list[Move] = []
        self._bots = self._new_bots()  # a bot that does not exist is told at once

    @property
    def match(self) -> Match:
        """The match itself; there is none before the first deal."""
        if self._match is None:
            raise not_under_way()
        return self._match

    def seed(self, seed: int) -> None:
        self._chance = Random(seed)

    def deal(self) -> None:
        """A new match that has a question for the learner; the others may end one before that."""
        chance, tables = self._chance, self._tables
        while True:
            self.seat = Seat(chance.randrange(tables.players) if self._wanted is None else self._wanted)
            self._bots = self._new_bots()
            self._match = tables.deal(chance)
            self._steps = 0
            # However few steps a match may have, she is asked once: nothing else would ever come of it.
            self._answer_others(LONGEST)
            if self.offers:
                break
        self._score = tables.task.scores(self.match)[self.seat]
        self._under_way, self.illegal = True, False

    def check(self, action: object) -> int:
        """The place that an action names. One that no action can name is told, and changes nothing."""
        if not self._under_way:
            raise not_under_way()
        at = place_of(action)
        if not 0 <= at < self._tables.lens.most_moves:
            raise no_such_offer(action, len(self.offers))
        return at

    def play(self, action: object) -> tuple[float, bool, bool]:
        """The learner's answer and those of the others: her reward, whether it is over, whether it is cut.

        Whoever names an action that is not offered has lost: code that knows no masks gets to the end, too.
        """
        at = self.check(action)
        if at >= len(self.offers):
            self._under_way, self.illegal = False, True
            return _ILLEGAL, True, False
        self.match.play(self.offers[at])
        self._steps += 1
        self._answer_others(self._tables.most_steps)
        task = self._tables.task
        score = task.scores(self.match)[self.seat]
        reward, self._score = score - self._score, score
        ended = self.match.over or self.seat in task.gone(self.match)
        cut = not ended and self._steps >= self._tables.most_steps
        self._under_way = not (ended or cut)
        return reward, ended, cut

    def write(self, into: Observation, at: Any = ...) -> None:
        """What the learner sees, into the arrays of an observation (at a place of several)."""
        write_observation(self._tables.lens, self.match, self.seat, self.offers, into, at)

    def told(self) -> dict[str, Any]:
        """The offers in words, who looks, and whether she has lost by an answer that nobody offered."""
        moves = [self.match.notation(move) for move in self.offers]
        return {"moves": moves, "seat": int(self.seat), "illegal": self.illegal}

    def _new_bots(self) -> list[Opponent]:
        """A bot for each seat, the learner's too: their chance follows from the seed."""
        names, game, chance = self._names, self._tables.game, self._chance
        others = range(self._tables.players)
        return [Opponent(names[at % len(names)], game, chance.randbytes(_SEED_BYTES)) for at in others]

    def _answer_others(self, most: int) -> None:
        match, me, gone = self.match, self.seat, self._tables.task.gone
        players = self._tables.players
        while match.decision is not None and match.decision.seat != me:
            if self._steps >= most or me in gone(match):
                break
            other = self._bots[(match.decision.seat - me - 1) % players]
            match.play(other.bot.choose(match))
            self._steps += 1
        asked = match.decision is not None and match.decision.seat == me
        self.offers = self._tables.lens.offers(match) if asked else []


def _names(opponent: Opponents, others: int) -> list[Named]:
    """One bot for all other seats, or a list that begins with the next seat and is gone through again."""
    names = None if isinstance(opponent, type) else in_order(opponent)
    if names is None:
        names = [opponent]
    if not 0 < len(names) <= others:
        raise NoctuaryError(MessageId("rl-error-opponents"), seats=others, bots=len(names))
    for named in names:
        check_opponent(named)
    return names
