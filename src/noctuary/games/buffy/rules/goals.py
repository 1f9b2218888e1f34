"""What a challenge in play asks for and gives: goals, requirements, reward (BUF-CHA-01, BUF-RUL-26)."""

from __future__ import annotations

from noctuary.games.buffy import abilities
from noctuary.games.buffy.card import NO_GOAL
from noctuary.games.buffy.kinds import TALENTS
from noctuary.games.buffy.state import Conflict, PlacedChallenge, State


def running_conflict(s: State) -> Conflict:
    """The fight or challenge going on; there must be one."""
    running = s.conflict
    if running is None:
        raise AssertionError("no fight or challenge is running")
    return running


def seek(s: State, uid: int) -> PlacedChallenge | None:
    """The challenge with this number, or None when it is no longer in play."""
    for placed in s.challenges:
        if placed.uid == uid:
            return placed
    return None


def goal_of(s: State, placed: PlacedChallenge, talent: int) -> int:
    """The goal without stacks: printed and changed by effects, never below 0; NO_GOAL if it is none."""
    printed = s.pool.cards[placed.kind].goals[talent]
    if printed == NO_GOAL or abilities.ignores_goal(s, placed, talent):
        return NO_GOAL
    return max(printed + abilities.goal_change(s, placed, talent), 0)


def goals_of(s: State, placed: PlacedChallenge) -> list[int]:
    return [goal_of(s, placed, talent) for talent in range(TALENTS)]


def asked_for(s: State, placed: PlacedChallenge) -> int:
    """Bit mask of the talents that a challenge still asks for (BUF-CBA-04)."""
    mask = 0
    for talent, printed in enumerate(s.pool.cards[placed.kind].goals):
        if printed != NO_GOAL and not abilities.ignores_goal(s, placed, talent):
            mask |= 1 << talent
    return mask


def reward_of(s: State, placed: PlacedChallenge) -> int:
    """The Destiny Points for defeating it, effects included."""
    return max(s.pool.cards[placed.kind].reward + abilities.reward_change(s, placed), 0)
