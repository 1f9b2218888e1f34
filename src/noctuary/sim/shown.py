"""How many questions a person would be shown: bots play, and at each seat a person's usual settings look on.

What is counted are the turns of others, for every seat that is still in the game: the time in which she waits
and could be asked again and again. Her own turn is hers to spend.
"""

from __future__ import annotations

from noctuary.boards.passing import PassSettings
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match


class Shown:
    """The questions of one game. `look` at every question before it is answered."""

    def __init__(self, match: Match) -> None:
        self._settings = [PassSettings(match.game.name) for _ in range(match.seats)]
        self._turn = 0
        self._now: dict[int, int] = {}  # by seat, in the turn that is going on
        self.counts: list[int] = []  # one for each seat and turn of another
        self.asked = 0  # questions in turns of others, shown or not

    def look(self, match: Match) -> None:
        decision = match.decision
        if decision is None:
            return
        active = match.game.view(match.state, None).active
        if match.turns != self._turn:
            self.end()
            self._turn = match.turns
            self._now = {seat: 0 for seat in range(match.seats) if seat != active and _is_in(match, seat)}
        if decision.seat == active or decision.seat not in self._now:
            return
        self.asked += 1
        if self._settings[decision.seat].passes(match, decision.seat, -1) is None:
            self._now[decision.seat] += 1

    def end(self) -> None:
        """A turn, or the game, is over."""
        self.counts += self._now.values()
        self._now = {}


def _is_in(match: Match, seat: int) -> bool:
    return match.game.why_not_concede(match.state, Seat(seat)) is None
