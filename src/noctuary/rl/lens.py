"""What a learner at a seat is shown of a match, as arrays: made once, asked at every step."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move
from noctuary.rl.columns import SIGNATURE, TENTH, signature
from noctuary.rl.encoder import Encoder
from noctuary.rl.layout import Layout
from noctuary.rl.offers import MoveRows, bounded
from noctuary.rl.task import Task

BOUND: Final = 100.0  # no number of an observation is farther from 0
_ASKED: Final = (
    ".asked",
    *(f".question~{place}" for place in range(SIGNATURE)),
    ".question.amount",
)


class Lens:
    """Looks at matches of one game with so many seats: at a seat's view and the question put to it."""

    def __init__(self, task: Task, deals: Sequence[Match], cards: Sequence[str], most_moves: int) -> None:
        first = deals[0]
        self.most_moves = most_moves
        view = type(first.table_view(Seat(0)))
        self._columns = Encoder(task, first.seats, cards).columns(view)
        self._rows = MoveRows(first.game, task.verbs, first.seats)
        self.layout = Layout((*_ASKED, *self._columns.names), self._rows.names, most_moves)
        self._buffer = array("f", bytes(4 * len(self.layout.observation)))
        self._floats = np.frombuffer(self._buffer, np.float32)
        scales = (*[1.0] * (len(_ASKED) - 1), TENTH, *self._columns.scales)
        self._scales = np.array(scales, np.float32)

    @property
    def width(self) -> int:
        return len(self.layout.observation)

    def offers(self, match: Match) -> list[Move]:
        """What the seat that is asked can choose from, by number."""
        decision = match.decision
        return [] if decision is None else bounded(match.game, decision.moves, self.most_moves)

    def look(self, match: Match, seat: int, into: np.ndarray[Any, Any]) -> None:
        """Write what a seat sees into an array of `width` floats."""
        buffer = self._buffer
        self._floats.fill(0.0)
        decision = match.decision
        if decision is not None and decision.seat == seat:
            buffer[0] = 1.0
            buffer[1 : 1 + SIGNATURE] = signature(decision.prompt)
            buffer[1 + SIGNATURE] = decision.amount
        self._columns.write(match.table_view(Seat(seat)), buffer, len(_ASKED), seat)
        np.multiply(self._floats, self._scales, out=into)
        np.minimum(into, BOUND, out=into)  # nothing in a view is far below 0

    def rows(self, match: Match, offers: list[Move], seat: int, into: np.ndarray[Any, Any]) -> None:
        """Write a row of features for each of the offers into an array of `most_moves` rows."""
        self._rows.write(match, offers, seat, into)
