"""What conflicts promise in the Buffy CCG: those that run, and those one could begin."""

from __future__ import annotations

from math import exp
from typing import Final

from noctuary.bots.buffy_look import Seen
from noctuary.games.buffy import in_play
from noctuary.games.buffy.kinds import (
    CHALLENGE_BATTLE,
    CHALLENGE_CHOOSE,
    CHALLENGE_DRAW,
    FIGHT_BATTLE,
    FIGHT_DRAW,
    TALENTS,
)
from noctuary.games.buffy.rules import conflict, goals, stacks
from noctuary.games.buffy.rules.conflict import Totals
from noctuary.games.buffy.state import Conflict, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING

DESTINY: Final = 10.0
NEAR_THE_END: Final = 0.6  # per squared Point: the last ones are worth more
_LAST: Final = 150.0
_PER_CARD: Final = 0.55  # what an unknown card adds to a talent that counts, on the average
_BEFORE_DRAWING: Final = 0.4  # how much of what is in hand will tell
_IN_BATTLE: Final = 0.45
# How many points of a talent make a conflict fairly certain: fitted to how those between bots ended.
_SURE_OF_A_FIGHT: Final = 2.5
_SURE_OF_A_CHALLENGE: Final = 1.0
_SURE_IN_BATTLE: Final = 1.2
_SURE_AFTER: Final = 0.25
_MET_IS_ENOUGH: Final = 0.5  # goals are met, opponents must be surpassed
MOST_SURPLUS: Final = 20  # a goal that is met by more is met
_PATIENCE: Final = 10  # turns; after that risks are taken more and more lightly, so that games end
_LESS_EACH_TURN: Final = 0.05
_LEAST_CAUTION: Final = 0.3


def destiny_worth(points: int) -> float:
    return DESTINY * points + NEAR_THE_END * points * points + (_LAST if points >= 10 else 0.0)


def gain(s: State, seat: Seat, points: int) -> float:
    has = s.sides[seat].destiny
    return destiny_worth(has + points) - destiny_worth(has)


def loss(s: State, seat: Seat) -> float:
    """One Destiny Point less, if there is one to lose (BUF-DST-04)."""
    has = s.sides[seat].destiny
    return destiny_worth(has) - destiny_worth(has - 1) if has else 0.0


def caution(s: State) -> float:
    """How much a loss weighs against a gain."""
    return max(_LEAST_CAUTION, 1.0 - _LESS_EACH_TURN * max(0, s.turn_number - _PATIENCE))


def chance(margin: float, sure: float) -> float:
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, margin / sure))))


# -- conflicts one could begin ------------------------------------------------------------------------


def fight_hope(s: State, attacker: Seen, target: Seen) -> float:
    """What attacking promises before anything is drawn."""
    margin = attacker.fighting - target.fighting + int(target.fatigued)
    return _fight_value(s, attacker, target, chance(float(margin), _SURE_OF_A_FIGHT), caution(s))


def challenge_hope(margin: float, won: float, risk: float) -> float:
    """What facing a challenge promises before anything is drawn, its goals met or missed by so much."""
    likely = chance(margin + _MET_IS_ENOUGH, _SURE_OF_A_CHALLENGE)
    return likely * won - (1.0 - likely) * risk


def goal_margin(have: list[int], asked: list[int]) -> float:
    """All that is missing, or else the smallest surplus: the defender will look for it."""
    missing = 0
    surplus = MOST_SURPLUS
    for talent in range(TALENTS):
        if asked[talent] >= 0:
            over = have[talent] - asked[talent]
            if over < 0:
                missing -= over
            surplus = min(surplus, over)
    return float(-missing if missing else surplus)


# -- the running one ----------------------------------------------------------------------------------


def running_worth(s: State, running: Conflict, seat: Seat) -> float:
    """What the running conflict is likely to bring to this seat, attacker or defender."""
    totals = conflict.deciding_totals(s)
    margin = _margin(s, running, totals, seat)
    likely = chance(margin, _sureness(running))
    if conflict.is_fight(running):
        fighter = in_play.seek(s, running.fighter)
        attacked = in_play.seek(s, running.target)
        if fighter is None or attacked is None:
            return 0.0
        careful = caution(s) if running.timing < FIGHT_BATTLE and seat == running.attacker else 1.0
        value = _fight_value(s, Seen(s, fighter), Seen(s, attacked), likely, careful)
    else:
        placed = in_play.seek_challenge(s, running.challenge)
        if placed is None:
            return 0.0
        if not totals.required:
            likely = 0.0
        reward = goals.reward_of(s, placed)
        lost = loss(s, running.attacker)
        if running.timing < CHALLENGE_BATTLE and seat == running.attacker:
            lost *= caution(s)
        value = likely * gain(s, running.attacker, reward) - (1.0 - likely) * lost
    return value if seat == running.attacker else -value


def _sureness(running: Conflict) -> float:
    timing = running.timing
    if timing <= FIGHT_DRAW:
        return _SURE_OF_A_FIGHT
    if CHALLENGE_CHOOSE <= timing <= CHALLENGE_DRAW:
        return _SURE_OF_A_CHALLENGE
    return _SURE_IN_BATTLE if conflict.is_battle(running) else _SURE_AFTER


def _fight_value(s: State, attacker: Seen, target: Seen, likely: float, careful: float) -> float:
    won = gain(s, attacker.owner, 1) + target.worth
    if target.main:
        won += loss(s, target.owner)
    lost = gain(s, target.owner, 1) + attacker.worth
    if attacker.main:
        lost += loss(s, attacker.owner)
    return likely * won - (1.0 - likely) * careful * lost


def _margin(s: State, running: Conflict, totals: Totals, seat: Seat) -> float:
    """By how much the attacker is ahead, cards that may still be stacked included."""
    if conflict.is_fight(running):
        talent = running.resolving
        margin = float(totals.attacker[talent] - totals.defender[talent])
    else:
        margin = goal_margin(totals.attacker, totals.defender) + _MET_IS_ENOUGH
    return (
        margin
        + _reserve(s, running, totals, running.attacker, seat)
        - _reserve(s, running, totals, running.defender, seat)
    )


def _reserve(s: State, running: Conflict, totals: Totals, owner: Seat, seat: Seat) -> float:
    """What a player may still add from hand: known for one's own, guessed for others."""
    timing = running.timing
    if timing > FIGHT_BATTLE and not CHALLENGE_CHOOSE <= timing <= CHALLENGE_BATTLE:
        return 0.0
    if conflict.is_battle(running) and running.passes and running.watch != owner:
        return 0.0  # has passed
    hand = s.sides[owner].hand
    points = _PER_CARD * len(hand)
    if owner == seat:
        points = float(_stackable(s, totals.counts, owner))
    return (_IN_BATTLE if conflict.is_battle(running) else _BEFORE_DRAWING) * points


def _stackable(s: State, counts: int, seat: Seat) -> int:
    """The sum of what each card in hand adds where it counts most."""
    total = 0
    for kind in s.sides[seat].hand:
        best = 0
        for talent in range(TALENTS):
            if counts >> talent & 1:
                value = stacks.value_of(s, seat, kind, talent)
                if value != NOTHING and value > best:
                    best = value
        total += best
    return total
