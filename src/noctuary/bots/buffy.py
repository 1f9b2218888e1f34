"""What a position of the Buffy CCG is worth to a seat, in tenths of a Destiny Point."""

from __future__ import annotations

from typing import Final

from noctuary.bots import buffy_battle, buffy_company, buffy_hand, buffy_hopes, buffy_outlook
from noctuary.bots.buffy_look import Seen, look
from noctuary.bots.judge import Horizon, Judge, squashed
from noctuary.games.buffy import in_play, verbs
from noctuary.games.buffy.kinds import PARK
from noctuary.games.buffy.standing_cache import forget, remember
from noctuary.games.buffy.state import NOBODY, Side, State
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move

_WIN: Final = 1000.0
_FEW: Final = 4  # offers that are quickly tried
_OPEN: Final = 0.02  # how much of any game is open until it is won
_TIRED: Final = -0.6
_NIGHT: Final = 0.4  # for a Vampire, who stays where she is by day (BUF-MOV-04)
# What so many turns of control in a row are worth; six win. A list: compiled, a final tuple is lost.
_PARK: Final[list[float]] = [0.0, 2.5, 6.0, 12.0, 22.0, 40.0, 90.0]
_PARK_AHEAD: Final = 0.7  # of the next value, while one is alone there
_PARK_CONTESTED: Final = 0.25
_PARK_OF_OTHERS: Final = 0.3  # there may still be time to step in


class BuffyJudge(Judge[State]):
    def horizon(self, s: State, seat: Seat) -> Horizon:
        """In a conflict to its end; else a dozen decisions, and to the end of what they begin."""
        return _AT_ONCE if s.conflict is not None else _SOON

    def estimate(self, s: State, seat: Seat) -> float:
        """However far ahead: only who has won has won, so that nobody prolongs a game for more of it."""
        share = squashed(self.worth(s, seat) / self.scale)
        return share if s.winner != NOBODY else _OPEN + (1.0 - 2.0 * _OPEN) * share

    def worth(self, s: State, seat: Seat) -> float:
        if s.winner != NOBODY:
            return _WIN if s.winner == seat else -_WIN
        remember(s)
        total = 0.0
        others = len(s.sides) - 1
        table = look(s)
        for side in s.sides:
            worth = _side_worth(s, table, side, side.seat == seat)
            total += worth if side.seat == seat else -worth / others
        running = s.conflict
        if running is not None and running.winner == NOBODY and seat in (running.attacker, running.defender):
            total += buffy_outlook.running_worth(s, running, seat)
        forget(s)
        return total

    def sensible(self, s: State, decision: Decision) -> list[Move]:
        """Discarding is a matter of one look at the hand; of what comes to the same, one is enough."""
        moves = decision.moves
        if _lets_go(decision):
            return [buffy_hand.let_go(s, decision.seat, moves)]
        first = moves[0].verb
        if first == verbs.DISCARD:
            return buffy_hand.may_go(s, decision.seat, moves)
        if first == verbs.STACK:
            return buffy_battle.answers(s, decision.seat, moves)
        if first == verbs.ADD and moves[-1].verb == verbs.GO:
            return [buffy_company.company(s, decision)]
        if first == verbs.MOVE and len(moves) > _FEW:
            return _steps(s, decision.seat, moves)
        return moves

    def offers(self, s: State, decision: Decision) -> list[Move]:
        """With time, any card may be stacked, and anybody come along."""
        moves = decision.moves
        first = moves[0].verb
        if first == verbs.STACK:
            return buffy_battle.offers(s, decision.seat, moves)
        return moves if first == verbs.ADD else self.sensible(s, decision)


def _lets_go(decision: Decision) -> bool:
    """Whether nothing is asked but which card to discard, or none."""
    moves = decision.moves
    return moves[0].verb == verbs.DISCARD and moves[-1].verb in (verbs.DISCARD, verbs.KEEP)


def _steps(s: State, seat: Seat, moves: list[Move]) -> list[Move]:
    """People go where something is (a challenge, an opponent, the Park), or away from an opponent."""
    opponents = 0
    for one in s.characters:
        if one.owner != seat:
            opponents |= 1 << one.space
    aims = opponents | 1 << PARK
    for placed in s.challenges:
        aims |= 1 << placed.space
    found: list[Move] = []
    for move in moves:
        if move.verb != verbs.MOVE or aims >> move.b & 1 or opponents >> in_play.find(s, move.a).space & 1:
            found.append(move)
    return found or moves


def _side_worth(s: State, table: list[Seen], side: Side, own: bool) -> float:
    if side.out:
        return 0.0
    worth = buffy_outlook.destiny_worth(side.destiny)
    worth += buffy_hand.worth(s, side) if own else buffy_hand.UNKNOWN * len(side.hand)
    for one in table:
        if one.owner == side.seat:
            worth += one.worth
            if one.fatigued:
                worth += _TIRED
    if not s.day:
        worth += _NIGHT * _vampires(s, side.seat)
    park = _park_worth(s, table, side.seat)
    return worth + (park if own else _PARK_OF_OTHERS * park) + buffy_hopes.hopes(s, table, side.seat)


def _vampires(s: State, seat: Seat) -> int:
    if s.pool.vampire == NOTHING:
        return 0
    count = 0
    for character in s.characters:
        if character.owner == seat:
            count += in_play.printed_traits(s, character) >> s.pool.vampire & 1
    return count


def _park_worth(s: State, table: list[Seen], seat: Seat) -> float:
    """Turns of control so far, and whether this one will be another (BUF-VIC-02)."""
    mine_there = False
    others_there = False
    for one in table:
        if one.space == PARK:
            if one.owner == seat:
                mine_there = True
            else:
                others_there = True
    count = s.park_count if s.park_holder == seat else 0
    if mine_there and not others_there:
        return _PARK[count] + _PARK_AHEAD * (_PARK[count + 1] - _PARK[count])
    return _PARK_CONTESTED * _PARK[count]


_AT_ONCE: Final = Horizon(decisions=1)
_SOON: Final = Horizon(decisions=12)

# With a smaller scale the hope for the last Points makes everything look won, and every move alike.
JUDGE: Final = BuffyJudge(scale=30.0)
