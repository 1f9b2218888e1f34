"""Looks ahead: plays every offer in the same imagined worlds, and keeps what is best in most of them.

In each world what the seat cannot know is drawn anew. Every offer is played in it, everybody then answers as
the greedy bot would, up to the game's horizon, and the judge says there how likely the seat is to win. Offers
that can no longer catch up are dropped, so most questions are answered long before the budget is spent, and
the person at the table need not wait.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from noctuary.bots.following import Following
from noctuary.bots.help import Help
from noctuary.bots.judge import AnyJudge
from noctuary.bots.trying import Trying
from noctuary.bots.worlds import Worlds
from noctuary.kernel.match import Match
from noctuary.kernel.move import Move

_LONGEST_TURN: Final = 100  # answers of one turn, after which it is ended where that is offered
_WORLDS_EACH: Final = 8  # worlds that each offer should be seen in, if all were followed to the end
_FEWEST_OFFERS: Final = 3
_MANY: Final = 1_000_000  # worlds, where only the clock counts
_ENOUGH: Final = 0.001  # by which going on must be better than stopping, so that no turn goes on for ever


class Race:
    """When an offer is out of the running: as soon as it seems so, or only when there is hardly a doubt."""

    __slots__ = ("fewest", "negligible", "sure", "unsure")

    def __init__(self, fewest: int, sure: float, unsure: float, negligible: float) -> None:
        self.fewest = fewest  # worlds before an offer is dropped
        self.sure = sure  # standard errors by which it must be behind
        self.unsure = unsure  # the least scatter that is assumed: a few worlds may look alike by chance
        self.negligible = negligible  # a share of won games that is not worth more thought


SHORT: Final = Race(4, 2.0, 0.01, 0.004)  # most questions are answered with a tenth of the budget
LONG: Final = Race(12, 3.0, 0.005, 0.001)  # only what makes no difference at all is answered soon


class Budget:
    """How much an answer may cost: lines that are followed, seconds by the clock; 0 means without end.

    `far` lets lines go on to the game's far horizon: better answers, for about twice the time.
    """

    __slots__ = ("far", "playouts", "race", "seconds")

    def __init__(
        self, playouts: int = 0, seconds: float = 0.0, race: Race = SHORT, *, far: bool = False
    ) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.race = race
        self.far = far

    def __repr__(self) -> str:
        return f"Budget(playouts={self.playouts}, seconds={self.seconds})"


class Weighed:
    """One offer, and what came of it in each world."""

    __slots__ = ("ahead", "move", "total", "values")

    def __init__(self, move: Move, *, stops: bool = False) -> None:
        self.move = move
        self.values: list[float] = []
        self.total = 0.0
        self.ahead = _ENOUGH if stops else 0.0

    def add(self, value: float) -> None:
        self.values.append(value)
        self.total += value

    @property
    def mean(self) -> float:
        """How likely the seat is to win after it, as far as was looked."""
        return self.total / len(self.values) if self.values else 0.0


class Thought:
    """What a search found: its answer, and every offer it weighed."""

    __slots__ = ("first", "judged", "move", "offers", "playouts", "worlds")

    def __init__(self, move: Move, offers: list[Weighed]) -> None:
        self.move = move
        self.first = move  # what the first look said
        self.offers = offers
        self.worlds = 0
        self.playouts = 0
        self.judged = 0  # tables that were weighed on the way


class Search:
    """A bot. Without seconds in its budget, the same seed gives the same answers on any machine.

    With `help` it sees several worlds at a time: more of them in its seconds, or the same ones sooner.
    """

    def __init__(self, seed: bytes, judge: AnyJudge, budget: Budget, help: Help | None = None) -> None:
        self._seed = seed
        self._asked = 0
        self._judge = judge
        self._trying = Trying(judge)
        self._following = Following(judge, far=budget.far)
        self._budget = budget
        self._help = help
        self._turn = 0
        self._answered = 0  # in this turn

    def __repr__(self) -> str:
        return f"Search({type(self._judge).__name__}, {self._budget!r})"

    def choose(self, match: Match) -> Move:
        decision = match.decision
        assert decision is not None
        if len(decision.moves) == 1:
            self._asked += 1
            return decision.moves[0]
        if match.turns != self._turn:
            self._turn, self._answered = match.turns, 0
        self._answered += 1
        if self._answered > _LONGEST_TURN:  # moves that undo each other may seem better for ever
            for move in decision.moves:
                if match.game.stops(move):
                    self._asked += 1
                    return move
        return self.weigh(match).move

    def weigh(self, match: Match) -> Thought:
        """Think about the open question until one answer is left, or the budget is spent."""
        decision = match.decision
        assert decision is not None
        self._asked += 1
        judged = self._trying.judged + self._following.judged
        self.start_clock()
        moves = self._judge.offers(match.state, decision)
        if len(moves) == 1:
            return Thought(moves[0], [Weighed(moves[0])])
        key = self._seed + self._asked.to_bytes(4, "big")
        worlds = Worlds(match, key, self._following, self._help, self._budget.race.fewest)
        lines, now = self._trying.lines(worlds.first, moves)
        # What the first look says is ready, however little time there is.
        quick = moves[self._trying.picked(worlds.first, moves, lines, now)]
        stops = match.game.stops
        promising = self._promising(moves, [line.value for line in lines])
        kept = [move for move in moves if move in promising or move is quick or stops(move)]
        thought = Thought(quick, [Weighed(move, stops=stops(move)) for move in kept])
        left = thought.offers
        while len(left) > 1 and self._affords(thought, len(left)):
            values = worlds.next([offer.move for offer in left], self._worlds_left(thought, len(left)))
            if not values:
                break
            for place, offer in enumerate(left):
                offer.add(values[place])
            thought.worlds += 1
            thought.playouts += len(left)
            left = _in_the_running(left, quick, self._budget.race)
        if thought.worlds:
            thought.move = _leader(left, quick).move
            if stops(thought.move):
                thought.move = _unless_sure(thought)
        thought.judged = self._trying.judged + self._following.judged - judged
        return thought

    def _promising(self, moves: list[Move], values: list[float]) -> list[Move]:
        """Those that looked best at first, as many as can be seen in enough worlds with this budget."""
        most = self._budget.playouts // _WORLDS_EACH
        if not most or len(moves) <= most:
            return moves
        order = sorted(range(len(moves)), key=values.__getitem__, reverse=True)
        return [moves[place] for place in order[: max(most, _FEWEST_OFFERS)]]

    def start_clock(self, least: float = 0.0) -> None:
        """As many seconds as an answer may take run from now on; without seconds in the budget, none."""
        seconds = self._budget.seconds
        self._following.start_clock(max(seconds, least) if seconds else 0.0)

    def end_of(self, world: Match, move: Move) -> Match | None:
        """Where the line of this offer ends in this world: what is weighed, to look at; None: time is up."""
        return self._following.end_of(world, move)

    def _affords(self, thought: Thought, lines: int) -> bool:
        most = self._budget.playouts
        if most and thought.worlds and thought.playouts + lines > most:
            return False
        return not self._following.time_is_up

    def _worlds_left(self, thought: Thought, lines: int) -> int:
        """How many worlds the budget has room for, with as many lines in each."""
        most = self._budget.playouts
        return (most - thought.playouts) // lines if most else _MANY


def _leader(offers: list[Weighed], quick: Move) -> Weighed:
    """The one that is best on the whole; at a tie what the first look said."""
    best = offers[0]
    most = -1.0
    for offer in offers:
        value = offer.mean + offer.ahead * _open(offer)
        if value > most or (value == most and offer.move is quick):
            best, most = offer, value
    return best


def _unless_sure(thought: Thought) -> Move:
    """The stop, if it is better than what the first look would do by more than the doubt; else that.

    Nobody ends her turn or lets a lethal action through on a whim: where lines come to much the same, a few
    worlds in which the cards fell otherwise would decide, or the little by which stopping is preferred.
    """
    stop = doing = thought.offers[0]
    for offer in thought.offers:
        if offer.move is thought.move:
            stop = offer
        if offer.move is thought.first:
            doing = offer
    worlds = min(len(stop.values), len(doing.values))
    if worlds < 2:
        return thought.move
    squares = total = 0.0
    for place in range(worlds):
        difference = stop.values[place] - doing.values[place]
        total += difference
        squares += difference * difference
    mean = total / worlds
    scatter = max(0.0, squares / worlds - mean * mean)
    return thought.move if mean > sqrt(scatter / (worlds - 1)) else thought.first


def _open(offer: Weighed) -> float:
    """How far the game is from decided, from 0 to 1: where it is won, nothing speaks for stopping."""
    return 4.0 * offer.mean * (1.0 - offer.mean)


def _in_the_running(offers: list[Weighed], quick: Move, race: Race) -> list[Weighed]:
    """Without those that are not better than the leader by anything that matters, as far as can be told."""
    worlds = len(offers[0].values)
    if worlds < race.fewest:
        return offers
    best = _leader(offers, quick)
    return [offer for offer in offers if offer is best or _may_be_better(offer, best, worlds, race)]


def _may_be_better(offer: Weighed, best: Weighed, worlds: int, race: Race) -> bool:
    mean = (offer.total - best.total) / worlds
    lead = mean + offer.ahead * _open(offer) - best.ahead * _open(best)
    squares = 0.0
    for place in range(worlds):
        difference = offer.values[place] - best.values[place] - mean
        squares += difference * difference
    scatter = max(sqrt(squares / (worlds - 1)), race.unsure)
    return lead + race.sure * scatter / sqrt(worlds) > race.negligible
