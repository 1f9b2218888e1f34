"""What a Twisted Fables position is worth to a seat, in HP."""

from __future__ import annotations

from typing import Final

from noctuary.bots.fables_learned import Learned
from noctuary.bots.judge import Horizon, Judge, squashed
from noctuary.games.fables import verbs
from noctuary.games.fables.kinds import ATTACK, BASIC_KINDS, JOKER, MATCH, MOVEMENT, POISON_1
from noctuary.games.fables.sheet import Pool
from noctuary.games.fables.state import NOBODY, Board, State, distance, foe_of
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import Move

_WIN: Final = 1000.0
# What owning a card is worth for the rest of the game. Lists: compiled, a final tuple of floats is lost.
_BASIC_WORTH: Final[list[float]] = [0.5, 1.9, 3.8, 0.2, 1.1, 2.4, 0.3, 1.2, 2.3, 1.0]
_TALENT_WORTH: Final[list[float]] = [0.3, 1.7, 3.3]
_TWIST_WORTH: Final = 2.0
_EPIC_WORTH: Final = 3.0
_POISON_WORTH: Final = -1.0
_POWER_WORTH: Final = 0.3
_DEFENSE_WORTH: Final = 0.55
# Per token on a Fable's rail. Poison and Matches work when they are out of their decks.
_GAUGE_WORTH: Final = {
    "awakening": 0.5,
    "awake": 1.0,
    "combo": 0.5,
    "fate": 0.4,
    "fate-red": 0.8,
    "match": -0.2,
    "poison": -0.3,
    "qi": 0.6,
    "tentacles": 0.7,
}
_READY_ATTACK: Final = 0.3  # per point of attack in hand with somebody within reach
_READY_OTHER: Final = 0.08
_LONG_SCALE: Final = 12.0  # HP: a lead at the end of a line is less sure than the same lead where one stands


class FablesJudge(Judge[State]):
    def __init__(self, *, scale: float) -> None:
        super().__init__(scale=scale)
        self._learned = Learned()
        self._pool: Pool | None = None
        self._prices: list[float] = []  # what owning a card is worth, by its kind in that pool

    def _prices_in(self, pool: Pool) -> list[float]:
        if pool is not self._pool:
            self._pool = pool
            self._prices = [_card_worth(pool, kind) for kind in range(len(pool.cards))]
        return self._prices

    def sensible(self, s: State, decision: Decision) -> list[Move]:
        """Without what only undoes itself: Red fetches before her first action, and stores after it.

        Fetched cards may be stored again before the turn ends, so nothing is lost by that order; without it
        she would store a card and fetch it again as long as chance makes either look a little better.
        """
        undone = verbs.STORE if s.turn.last is None else verbs.FETCH
        for move in decision.moves:
            if move.verb == undone:
                return [other for other in decision.moves if other.verb != undone]
        return decision.moves

    def horizon(self, s: State, seat: Seat) -> Horizon:
        """The end of the opponent's turn: what was left undone shows itself there."""
        return _OWN_TURN if s.active == seat else _HIS_TURN

    def far_horizon(self, s: State, seat: Seat) -> Horizon:
        """One turn more, her next one: an expert sees what a card is good for that she buys now."""
        return _NEXT_OWN_TURN if s.active == seat else _OWN_TURN

    def estimate(self, s: State, seat: Seat) -> float:
        """Where a line ends and somebody's turn begins: halfway between what was learned and the worth.

        Either alone plays worse. What a hand could do from there was learned, too; teams were not.
        """
        if s.winner != NOBODY or s.settings.teams:
            return super().estimate(s, seat)
        lead = squashed(self._lead(s, s.boards[seat].team) / _LONG_SCALE)
        return (self._learned.estimate(s, seat) + lead) / 2.0

    def worth(self, s: State, seat: Seat) -> float:
        team = s.boards[seat].team
        if s.winner != NOBODY:
            return _WIN if s.winner == team else -_WIN
        return self._lead(s, team) + _readiness(s, seat) - _pending(s, team)

    def _lead(self, s: State, team: int) -> float:
        """By what this team is ahead, whatever lies in anybody's hand."""
        prices = self._prices_in(s.pool)
        total = 0.0
        for board in s.boards:
            if not board.out:
                worth = _board_worth(s, board, prices)
                total += worth if board.team == team else -worth
            else:
                total += -20.0 if board.team == team else 20.0
        return total


def _board_worth(s: State, board: Board, prices: list[float]) -> float:
    """HP count more the fewer there are; Defense, Power, cards and tokens follow."""
    worth = board.hp - 12.0 / (board.hp + 2) + _DEFENSE_WORTH * board.defense + _POWER_WORTH * board.power
    worth += _TWIST_WORTH * len(board.twists)
    for zone in (board.hand, board.deck, board.discard, board.play):
        for kind in zone:
            worth += prices[kind]
    for kind in board.cache:
        worth += prices[kind]
    for durable in board.durables:
        worth += prices[durable.card] + 0.6 * s.pool.level[durable.card]
        if durable.basic >= 0:
            worth += prices[durable.basic]
    for gauge, count in board.sheet.gauges(s, board.seat):
        worth += _GAUGE_WORTH[gauge] * count
    return worth


def _card_worth(pool: Pool, kind: int) -> float:
    if kind < BASIC_KINDS:
        return _BASIC_WORTH[kind]
    if pool.is_talent[kind]:
        return _TALENT_WORTH[pool.level[kind] - 1]
    if pool.is_epic[kind]:
        return _EPIC_WORTH
    if kind == MATCH:
        return -0.3
    return _POISON_WORTH * (kind - POISON_1 + 0.5)


def _readiness(s: State, seat: Seat) -> float:
    """Cards still in hand are worth what they could do from here; being near matters while attacks wait."""
    foe = foe_of(s, seat)
    board = s.boards[seat]
    if foe == NOBODY or board.out or s.active != seat:
        return 0.0  # what is left of a hand when the turn ends is lost
    away = distance(s, seat, foe)
    ready = 0.0
    for kind in board.hand:
        level = s.pool.level[kind] or 1
        if kind < JOKER and kind // 3 == ATTACK:
            ready += _READY_ATTACK * level if away <= 1 else 0.0
        elif kind < JOKER and kind // 3 == MOVEMENT:
            ready += _READY_OTHER * level
        elif s.pool.is_talent[kind]:
            ready += 0.2 * level
        else:
            ready += _READY_OTHER * level
    return ready - 0.15 * away


def _pending(s: State, team: int) -> float:
    """Damage that is inflicted but not settled yet."""
    total = 0.0
    for packet in s.packets:
        total += packet.amount if s.boards[packet.target].team == team else -packet.amount
    return total


_OWN_TURN: Final = Horizon(turns=2)
_HIS_TURN: Final = Horizon(turns=1)
_NEXT_OWN_TURN: Final = Horizon(turns=3)

JUDGE: Final = FablesJudge(scale=6.0)
