"""What a position of the Buffy CCG is worth to a seat, in tenths of a Destiny Point."""

from __future__ import annotations

from typing import Final

from noctuary.bots import buffy_hand, buffy_outlook
from noctuary.bots.buffy_look import Seen, look
from noctuary.bots.judge import Horizon, Judge
from noctuary.games.buffy import board, in_play, verbs
from noctuary.games.buffy.card import Card
from noctuary.games.buffy.kinds import CONFLICT, EITHER, PARK, TALENTS
from noctuary.games.buffy.rules import characters, conflict
from noctuary.games.buffy.standing_cache import forget, remember
from noctuary.games.buffy.state import NOBODY, PlacedChallenge, Side, State
from noctuary.kernel.decision import Decision
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, Move

_WIN: Final = 1000.0
_TIRED: Final = -0.6
_NIGHT: Final = 0.4  # for a Vampire, who stays where she is by day (BUF-MOV-04)
_THIS_TURN: Final = 0.5  # how much of what one could do now counts before it is done
_NEXT_TURN: Final = 0.3
_NEAR: Final = 0.2  # … and of what those could do together who are at most one space away
# What so many turns of control in a row are worth; six win. A list: compiled, a final tuple is lost.
_PARK: Final[list[float]] = [0.0, 2.5, 6.0, 12.0, 22.0, 40.0, 90.0]
_PARK_AHEAD: Final = 0.7  # of the next value, while one is alone there
_PARK_CONTESTED: Final = 0.25
_PARK_OF_OTHERS: Final = 0.3  # there may still be time to step in


class BuffyJudge(Judge[State]):
    def horizon(self, s: State, seat: Seat) -> Horizon:
        """A dozen decisions, and to the end of a conflict."""
        return _SOON

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
        """Discarding is a matter of one look at the hand; stacks that decide nothing are left alone."""
        moves = decision.moves
        first = moves[0].verb
        if first == verbs.DISCARD:
            if moves[-1].verb in (verbs.DISCARD, verbs.KEEP):
                return [buffy_hand.let_go(s, decision.seat, moves)]
        elif first == verbs.STACK:
            counts = conflict.totals(s).counts
            return [move for move in moves if move.verb != verbs.STACK or counts >> move.b & 1]
        return moves


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
    return worth + (park if own else _PARK_OF_OTHERS * park) + _hopes(s, table, side.seat)


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


# -- what one could do --------------------------------------------------------------------------------


def _hopes(s: State, table: list[Seen], seat: Seat) -> float:
    """Challenges that could be faced and fights that could be started, those taking part left out."""
    running = s.conflict
    busy = [] if running is None else [*running.facing, running.fighter, running.target]
    free = [one for one in table if one.owner == seat and one.uid not in busy]
    if not free:
        return 0.0
    soon = _THIS_TURN if s.step <= CONFLICT else _NEXT_TURN
    best_here = [0.0] * len(s.locations)
    near = 0.0
    for placed in s.challenges:
        here, beside = _challenge_hopes(s, seat, free, placed, soon)
        best_here[placed.space] = max(best_here[placed.space], here)
        near = max(near, beside)
    for one in free:
        if not one.fatigued:
            for target in table:
                if target.space == one.space and target.owner != seat and target.uid not in busy:
                    hope = soon * buffy_outlook.fight_hope(s, one, target)
                    best_here[one.space] = max(best_here[one.space], hope)
    return near + sum(best_here)


def _challenge_hopes(
    s: State, seat: Seat, free: list[Seen], placed: PlacedChallenge, soon: float
) -> tuple[float, float]:
    """What facing it promises: with those who stand there, and with those one space away."""
    card = s.pool.cards[placed.kind]
    have = [0] * TALENTS
    near = [0] * TALENTS
    ready = False
    needed = card.defeat_who == NOTHING and card.defeat_trait == NOTHING
    touching = board.neighbours(s, placed.space)
    for one in free:
        here = one.space == placed.space
        if not here and one.space not in touching:
            continue
        if card.side != EITHER and characters.side_of(s, in_play.find(s, one.uid)) != card.side:
            continue
        if here and not one.fatigued:
            ready = True
            _add(have, one.talents)
            needed = needed or _brings(s, one, card)
        _add(near, one.talents)
    reward = card.reward
    beside = max(0.0, _NEAR * buffy_outlook.challenge_hope(s, seat, near, card.goals, reward))
    beside *= (1.0 + _arrived(have, near, card.goals)) / 2
    if not ready or not needed:
        return 0.0, beside
    if seat in placed.faced_by:
        soon = _NEXT_TURN
    return max(0.0, soon * buffy_outlook.challenge_hope(s, seat, have, card.goals, reward)), beside


def _arrived(have: list[int], near: list[int], asked: list[int]) -> float:
    """Which part of what is wanted there has come already: it draws the others after it."""
    there = 0
    all_of_it = 0
    for talent in range(TALENTS):
        if asked[talent] > 0:
            there += min(have[talent], asked[talent])
            all_of_it += min(near[talent], asked[talent])
    return there / all_of_it if all_of_it > 0 else 0.0


def _add(total: list[int], more: list[int]) -> None:
    for talent in range(TALENTS):
        total[talent] += more[talent]


def _brings(s: State, one: Seen, card: Card) -> bool:
    """Whether this character is or has what somebody must bring to defeat the challenge (BUF-CHL-10)."""
    if card.defeat_who not in (NOTHING, one.who):
        return False
    if card.defeat_trait == NOTHING:
        return True
    return characters.has_trait(s, in_play.find(s, one.uid), card.defeat_trait)


_SOON: Final = Horizon(decisions=12)

JUDGE: Final = BuffyJudge(scale=12.0)
