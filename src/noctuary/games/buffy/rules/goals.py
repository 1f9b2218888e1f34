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


def is_goal(s: State, placed: PlacedChallenge | None, talent: int) -> bool:
    """Whether the challenge being faced, if it is there, still asks for this talent (BUF-CBA-04)."""
    if placed is None or s.pool.cards[placed.kind].goals[talent] == NO_GOAL:
        return False
    return not abilities.ignores_goal(s, placed, talent)


def reward_of(s: State, placed: PlacedChallenge) -> int:
    """The Destiny Points for defeating it, effects included."""
    return max(s.pool.cards[placed.kind].reward + abilities.reward_change(s, placed), 0)
