"""The master phase: how many master phase actions there are (VTES-MASTER-01 to -05)."""

from __future__ import annotations

from noctuary.games.vtes import notes, numbers
from noctuary.games.vtes.rules import expiry, limits
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def begin(s: State) -> None:
    """One, or two where a card sets it so; then all that add one (VTES-RUL-03).

    A master played out of turn since the last turn has used one up; a trifle among those gives its extra one
    now, and is the one trifle of this phase (VTES-MASTER-05).
    """
    player = s.players[s.active]
    about = numbers.about_seat(s.active)
    more = numbers.added(s, numbers.MASTER_ACTIONS, about) - player.out_of_turn + player.trifle_used
    more += _regained(s, about)
    of_last_phase = (limits.MASTER_PLAYED, limits.TWO_ACTIONS)
    player.used = tuple(spent for spent in player.used if spent not in of_last_phase)
    base = 2 if _sets_two(s) else 1
    player.master_actions = max(base + more, 0)


def regain(s: State, seat: Seat) -> None:
    """Another master phase action for whoever has had a master cancelled: now, or in her next such phase."""
    if seat == s.active:
        s.players[seat].master_actions += 1
    else:
        expiry.last(s, notes.REGAINS_MASTER_ACTION, numbers.about_seat(seat), 1, expiry.END_OF_GAME, NOTHING)


def _regained(s: State, about: int) -> int:
    """What she has been promised for this phase: it is hers now."""
    found = [one for one in s.lasting if one.what == notes.REGAINS_MASTER_ACTION and one.about == about]
    s.lasting = [one for one in s.lasting if one not in found] if found else s.lasting
    return len(found)


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
