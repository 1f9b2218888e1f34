"""Looks at a decision over somebody's shoulder: what it was worth, what would have been best, and why.

It knows no more than the seat that is asked: everything is weighed in worlds as that seat imagines them. The
move that was played and the best one are then compared in worlds that did not choose between them, so that
a lucky find is not taken for a mistake of hers.
"""

from __future__ import annotations

from typing import Final

from noctuary.bots.help import Help
from noctuary.bots.judge import AnyJudge
from noctuary.bots.reasons import AnyReasons, Part, Reason, Sums
from noctuary.bots.search import Budget, Search, Thought
from noctuary.kernel.ids import MessageId, Seat
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_WINS: Final = MessageId("analyse-reason-wins")
_PER_WIN: Final = 0.05  # of the judge's scale: what a game won in a hundred weighs among the reasons
_TO_COMPARE: Final = 0.5  # seconds at least, by the clock: a quick answer has its reasons, too
_FRESH: Final = b"compared"  # apart from the worlds that the search itself imagines


class Look:
    """What was found. Estimates are shares of won games, from 0 to 1, for the seat that is asked."""

    __slots__ = ("best", "estimate", "other", "reasons", "value")

    def __init__(self, best: Move, estimate: float, other: Move | None, value: float) -> None:
        self.best = best
        self.estimate = estimate  # after the best move
        self.other = other  # what it was compared with; None: nothing else is worth a look
        self.value = value  # after that one
        self.reasons: list[Reason] = []

    @property
    def loss(self) -> float:
        """How much better the best move is than the other."""
        return max(0.0, self.estimate - self.value)


class Onlooker:
    def __init__(
        self,
        judge: AnyJudge,
        reasons: AnyReasons | None,
        seed: bytes,
        budget: Budget,
        worlds: int = 8,
        help: Help | None = None,
    ) -> None:
        self._judge = judge
        self._reasons = reasons
        self._seed = seed
        self._worlds = worlds
        self._search = Search(seed, judge, budget, help)

    def look(self, match: Match, played: Move) -> Look | None:
        """At a move that was played; None where there was nothing to decide."""
        decision = match.decision
        if decision is None or len(decision.moves) == 1:
            return None
        thought = self._search.weigh(match)
        if thought.move == played:
            return None if thought.worlds == 0 else self._alone(match, thought)
        found = self._compared(match, thought, played)
        if found.value >= found.estimate:  # the search liked it better, and was wrong
            return Look(played, found.value, None, found.value)
        return found

    def advise(self, match: Match) -> Look:
        """What to do now, compared with the next best."""
        thought = self._search.weigh(match)
        next_best: Move | None = None
        most = -1.0
        for offer in thought.offers:
            if offer.move != thought.move and offer.mean > most:
                next_best, most = offer.move, offer.mean
        if next_best is None or thought.worlds == 0:
            return self._alone(match, thought)
        return self._compared(match, thought, next_best)

    def _alone(self, match: Match, thought: Thought) -> Look:
        """What the answer leaves to hope for, where there is nothing to compare it with."""
        decision = match.decision
        assert decision is not None
        total = 0.0
        worlds = 0
        self._search.start_clock(_TO_COMPARE)
        for number in range(self._worlds):
            end = self._search.end_of(self._world(match, decision.seat, number), thought.move)
            if end is None:
                break
            total += self._judge.hope(end.state, decision.seat)
            worlds += 1
        value = total / worlds if worlds else _mean(thought, thought.move)
        return Look(thought.move, value, None, value)

    def _world(self, match: Match, seat: Seat, number: int) -> Match:
        return match.imagine(seat, self._seed + _FRESH + number.to_bytes(4, "big"))

    def _compared(self, match: Match, thought: Thought, other: Move) -> Look:
        """Both in the same worlds, to their horizons; by the clock, in as many as there is time for.

        Where even one world takes too long there is nothing but what the search itself has found.
        """
        decision = match.decision
        assert decision is not None
        me = decision.seat
        first, second = Sums(), Sums()
        values = [0.0, 0.0]
        worlds = 0
        self._search.start_clock(_TO_COMPARE)
        for number in range(self._worlds):
            world = self._world(match, me, number)
            one_end = self._search.end_of(world, thought.move)
            other_end = None if one_end is None else self._search.end_of(world, other)
            if one_end is None or other_end is None:
                break
            decided = one_end.over or other_end.over
            values[0] += self._judge.hope(one_end.state, me)
            values[1] += self._judge.hope(other_end.state, me)
            self._add(first, one_end, me, decided)
            self._add(second, other_end, me, decided)
            worlds += 1
        if worlds == 0:
            return Look(thought.move, _mean(thought, thought.move), other, _mean(thought, other))
        look = Look(thought.move, values[0] / worlds, other, values[1] / worlds)
        look.reasons = first.ahead_of(second)
        return look

    def _add(self, sums: Sums, end: Match, seat: Seat, decided: bool) -> None:
        """Where one of the lines decides the game, that is all there is to say."""
        if self._reasons is None:
            return
        won = 100.0 if end.over and seat in end.winners else 0.0
        sums.add([Part(_WINS, won, _PER_WIN * self._judge.scale)])
        if not decided:
            sums.add(self._reasons.parts(end.state, seat))


def _mean(thought: Thought, move: Move) -> float:
    for offer in thought.offers:
        if offer.move == move:
            return offer.mean
    return 0.0
