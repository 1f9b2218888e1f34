"""The master phase: how many master phase actions there are (VTES-MASTER-01 to -05)."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.rules import limits
from noctuary.games.vtes.state import State


def begin(s: State) -> None:
    """One, or two where a card sets it so; then all that add one (VTES-RUL-03).

    A master played out of turn since the last turn has used one up; a trifle among those gives its extra one
    now, and is the one trifle of this phase (VTES-MASTER-05).
    """
    player = s.players[s.active]
    about = numbers.about_seat(s.active)
    more = numbers.added(s, numbers.MASTER_ACTIONS, about) - player.out_of_turn + player.trifle_used
    of_last_phase = (limits.MASTER_PLAYED, limits.TWO_ACTIONS)
    player.used = tuple(spent for spent in player.used if spent not in of_last_phase)
    base = 2 if _sets_two(s) else 1
    player.master_actions = max(base + more, 0)


def recount(s: State) -> None:
    """A card that comes in the middle of the phase sets the base all the same, once (VTES-RUL-03)."""
    if _sets_two(s):
        s.players[s.active].master_actions += 1


def _sets_two(s: State) -> bool:
    """Whether a card sets the base to two, and none has done so in this phase yet: from now on one has."""
    player = s.players[s.active]
    if limits.TWO_ACTIONS in player.used:
        return False
    if numbers.added(s, numbers.MASTER_BASE, numbers.about_seat(s.active)) <= 0:
        return False
    player.used = (*player.used, limits.TWO_ACTIONS)
    return True
