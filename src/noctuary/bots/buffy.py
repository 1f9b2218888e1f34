"""What a position of the Buffy CCG is worth to a seat, in tenths of a Destiny Point."""

from __future__ import annotations

from math import exp
from typing import Final

from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.game import mine
from noctuary.games.buffy.kinds import PARK, TALENTS
from noctuary.games.buffy.rules import challenge, characters, conflict, goals
from noctuary.games.buffy.state import NOBODY, Character, Conflict, Side, State
from noctuary.kernel.game import State as KernelState
from noctuary.kernel.ids import Seat

_WIN: Final = 1000.0
_DESTINY: Final = 10.0
_NEAR_THE_END: Final = 0.5  # per squared Point: the last ones are worth more
_PARK: Final = 1.2  # per squared turn of control
_CHARACTER: Final = 3.0
_MAIN: Final = 8.0
_TALENT: Final = 0.9
_ATTACHED: Final = 0.8
_TIRED: Final = -0.6
_CARD: Final = 0.5  # in hand
_AT_A_CHALLENGE: Final = 2.2  # per Destiny Point, as far as it can be met
_HOLDS_PARK: Final = 1.5
_SURE: Final = 1.6  # how many points of a talent make a conflict fairly certain


def evaluate(state: KernelState, seat: Seat) -> float:
    s = mine(state)
    if s.winner != NOBODY:
        return _WIN if s.winner == seat else -_WIN
    total = 0.0
    others = len(s.sides) - 1
    for side in s.sides:
        worth = _side_worth(s, side)
        total += worth if side.seat == seat else -worth / others
    running = s.conflict
    if running is not None and running.winner == NOBODY and seat in (running.attacker, running.defender):
        total += _outlook(s, running, seat)
    return total


def _side_worth(s: State, side: Side) -> float:
    if side.out:
        return 0.0
    worth = _DESTINY * side.destiny + _NEAR_THE_END * side.destiny**2 + _CARD * len(side.hand)
    if s.park_holder == side.seat:
        worth += _PARK * s.park_count**2
    for character in s.characters:
        if character.owner == side.seat:
            worth += _character_worth(s, character) + _place_worth(s, character)
    return worth + _park_worth(s, side.seat)


def _character_worth(s: State, character: Character) -> float:
    worth = _CHARACTER + _ATTACHED * len(character.attached)
    for talent in range(TALENTS):
        worth += _TALENT * characters.printed_talent(s, character, talent)
    if character.fatigued:
        worth += _TIRED
    return worth + (_MAIN if characters.is_main(s, character) else 0.0)


def _place_worth(s: State, character: Character) -> float:
    """Standing ready at a challenge one could meet."""
    best = 0.0
    for placed in s.challenges:
        if placed.space != character.space or character.fatigued:
            continue
        if challenge.why_not_try(s, character.owner, placed) is not None:
            continue
        met = 0.0
        asked = 0
        for talent, goal in enumerate(goals.goals_of(s, placed)):
            if goal != NO_GOAL:
                asked += 1
                met += min(1.0, (characters.printed_talent(s, character, talent) + 1.0) / (goal + 1.0))
        if asked:
            best = max(best, _AT_A_CHALLENGE * goals.reward_of(s, placed) * met / asked)
    return best


def _park_worth(s: State, seat: Seat) -> float:
    mine_there = False
    others_there = False
    for character in s.characters:
        if character.space == PARK:
            if character.owner == seat:
                mine_there = True
            else:
                others_there = True
    return _HOLDS_PARK if mine_there and not others_there else 0.0


def _outlook(s: State, running: Conflict, seat: Seat) -> float:
    """What the running conflict is likely to bring."""
    chance = 1.0 / (1.0 + exp(-_margin(s, running) / _SURE))
    if conflict.is_fight(running):
        return _fight_outlook(s, running, seat, chance)
    placed = goals.seek(s, running.challenge)
    if placed is None:
        return 0.0
    value = chance * _DESTINY * goals.reward_of(s, placed) - (1.0 - chance) * _DESTINY
    return value if seat == running.attacker else -value


def _fight_outlook(s: State, running: Conflict, seat: Seat, chance: float) -> float:
    attacking = characters.seek(s, running.fighter)
    attacked = characters.seek(s, running.target)
    gain = _DESTINY + (_character_worth(s, attacked) if attacked is not None else 0.0)
    loss = _DESTINY + (_character_worth(s, attacking) if attacking is not None else 0.0)
    value = chance * gain - (1.0 - chance) * loss
    return value if seat == running.attacker else -value


def _margin(s: State, running: Conflict) -> float:
    """By how much the attacker is ahead where it counts; in a challenge at the worst goal."""
    totals = conflict.totals(s)
    margins = [
        totals.attacker[talent] - totals.defender[talent]
        for talent in range(TALENTS)
        if totals.counts >> talent & 1
    ]
    if not margins:
        return 0.0
    # In a challenge meeting the goal is enough; in a fight one must be ahead.
    return min(margins) if conflict.is_fight(running) else min(margins) + 0.5
