"""What a challenge in play asks for and gives: goals, requirements, reward (BUF-CHA-01, BUF-RUL-26)."""

from __future__ import annotations

from noctuary.games.buffy import asked, standing
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.context import SEES_ALL
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.state import PlacedChallenge, State


def goal_of(s: State, placed: PlacedChallenge, talent: int) -> int:
    """The goal without stacks: printed and changed by effects, never below 0; NO_GOAL if it is none."""
    printed = s.pool.cards[placed.kind].goals[talent]
    if printed == NO_GOAL or _is_ignored(s, placed, talent):
        return NO_GOAL
    return max(printed + _change(s, placed, talent), 0)


def _is_ignored(s: State, placed: PlacedChallenge, talent: int) -> bool:
    for force in standing.in_force(s, asked.NO_GOAL, placed.owner, SEES_ALL):
        effect = force.effect
        if effect.concerns_challenge(s, force, placed) and effect.means(s, force, talent, placed.kind):
            return True
    return False


def _change(s: State, placed: PlacedChallenge, talent: int) -> int:
    """By how much effects change one of its goals."""
    total = 0
    for force in standing.in_force(s, asked.GOAL, placed.owner, SEES_ALL):
        effect = force.effect
        if effect.concerns_challenge(s, force, placed) and effect.means(s, force, talent, placed.kind):
            total += standing.amount(s, force, None, placed.kind)
    return total


def goals_of(s: State, placed: PlacedChallenge) -> list[int]:
    return [goal_of(s, placed, talent) for talent in range(TALENTS)]


def asked_for(s: State, placed: PlacedChallenge) -> int:
    """Bit mask of the talents that a challenge still asks for (BUF-CBA-04)."""
    mask = 0
    for talent, printed in enumerate(s.pool.cards[placed.kind].goals):
        if printed != NO_GOAL and not _is_ignored(s, placed, talent):
            mask |= 1 << talent
    return mask


def reward_of(s: State, placed: PlacedChallenge) -> int:
    """The Destiny Points for defeating it, effects included."""
    change = 0
    for force in standing.in_force(s, asked.REWARD, placed.owner, SEES_ALL):
        if force.effect.concerns_challenge(s, force, placed):
            change += standing.amount(s, force)
    return max(s.pool.cards[placed.kind].reward + change, 0)
