"""Who thinks when: so many at once, the others wait in line; and how long each may think.

A bot's seconds run from its question on, waiting included, and what is left of them is shared with those who
wait behind it. So however many tables ask at the same moment, nobody waits much longer than for one answer:
bots think less on a busy evening.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from noctuary.bots.strengths import budget_of, plain_name

LEAST: Final = 0.02  # seconds; in less, the first guess is the answer


def wanted(bot: str) -> float:
    """The seconds that this bot takes at a table; 0: it answers at once."""
    budget = budget_of(bot, timed=True)
    return 0.0 if budget is None else budget.seconds


def share(seconds: float, waited: float, behind: int, workers: int) -> float:
    """What a bot that has waited for its turn gets of its seconds, with so many behind it."""
    return max(LEAST, (seconds - waited) / (1 + behind / workers))


def within(bot: str, seconds: float) -> str:
    """The same bot with these seconds; one that does not think by the clock is as it was."""
    return f"{plain_name(bot)}@{seconds:.3f}s" if wanted(bot) else bot


class Line:
    """So many at once. Whoever has time lets those through who have none."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._hurried: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    @property
    def waiting(self) -> int:
        """How many wait that are in a hurry."""
        return sum(not turn.done() for turn in self._hurried)

    async def enter(self, *, patient: bool = False) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        (self._patient if patient else self._hurried).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()  # it was her turn already: the next one's
            raise

    def leave(self) -> None:
        for line in (self._hurried, self._patient):
            while line:
                turn = line.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
