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
    base = 2 if numbers.added(s, numbers.MASTER_BASE, about) > 0 else 1
    more = numbers.added(s, numbers.MASTER_ACTIONS, about) - player.out_of_turn + player.trifle_used
    player.master_actions = max(base + more, 0)
    player.used = tuple(spent for spent in player.used if spent != limits.MASTER_PLAYED)
