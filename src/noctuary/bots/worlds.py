"""The worlds in which the offers of one question are compared, one after the other.

World number n is imagined by the question's key and n alone, so it does not matter who follows the lines in
it, or when: with `Help` several worlds are followed at a time, and the answers are the same.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots.following import Following, Share
from noctuary.bots.help import Help
from noctuary.bots.judge import Horizon
from noctuary.kernel.ids import Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_NUMBER_BYTES: Final = 4


def imagined(match: Match, seat: Seat, key: bytes, number: int) -> Match:
    """The world of that number, as this seat might imagine it."""
    world_key = key + number.to_bytes(_NUMBER_BYTES, "big") if number else key
    return match.imagine(seat, world_key, watched=False)


class Worlds:
    """`fewest` of them are seen before any offer is dropped: so many at least are followed at once."""

    def __init__(
        self, match: Match, key: bytes, following: Following, help: Help | None = None, fewest: int = 1
    ) -> None:
        decision = match.decision
        assert decision is not None
        self._match = match
        self._seat = decision.seat
        self._key = key
        self._following = following
        self._help = help
        self._fewest = fewest
        self._horizon: Horizon = following.horizon(match, decision.seat)
        self._next = 0
        self._question = b""  # as others have been told it
        self._asked: list[Move] = []  # what others have followed lines for
        self._ready: list[Share] = []  # their worlds that nobody has taken yet
        self.first = imagined(match, decision.seat, key, 0)

    def next(self, moves: list[Move], most: int) -> list[float]:
        """What each of these is worth in the next world; nothing if the time is up.

        `most` worlds at the most can be used with as many offers, so others are asked for no more.
        """
        if self._help is not None and not self._ready:
            self._ask(self._help, moves, most)
        if self._ready:
            return self._taken(moves)
        world = self.first if not self._next else imagined(self._match, self._seat, self._key, self._next)
        self._next += 1
        return self._following.values(world, moves, self._seat, self._horizon)

    def _ask(self, help: Help, moves: list[Move], most: int) -> None:
        decision = self._match.decision
        assert decision is not None
        worlds = [self._next + ahead for ahead in range(max(1, min(self._many(help), most)))]
        places = [decision.moves.index(move) for move in moves]
        following = self._following
        self._asked = moves
        if not self._question:
            self._question = help.put(self._match, self._key, far=following.far)
        self._ready = help.follow(self._question, worlds, places, following.seconds_left)
        if not self._ready:
            self._help = None  # nobody is there any more: it goes on without

    def _many(self, help: Help) -> int:
        """How many at a time: what is asked for seldom costs little, but lines of an offer that is dropped
        meanwhile were followed in vain. So half as many again as there have been, shared out evenly."""
        seen = self._next
        wanted = max(self._fewest - seen, seen // 2, 1)
        return -(-wanted // help.hands) * help.hands

    def _taken(self, moves: list[Move]) -> list[float]:
        share = self._ready.pop(0)
        self._next += 1
        self._following.judged += share.judged
        if not share.values:
            return []
        # Some may have been dropped since others were asked: what is left stands in the same order.
        found: list[float] = []
        for place, move in enumerate(self._asked):
            if len(found) < len(moves) and move is moves[len(found)]:
                found.append(share.values[place])
        return found
