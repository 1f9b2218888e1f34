"""Who takes part in the running conflict: leaving it, joining it, ending it by an effect."""

from __future__ import annotations

from noctuary.games.buffy import happenings, in_play
from noctuary.games.buffy.in_play import running_conflict
from noctuary.games.buffy.rules import reports
from noctuary.games.buffy.state import NOBODY, State
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING


def leave(s: State, uid: int) -> None:
    """A character is out of it; what follows comes when the text is done (BUF-RUL-15, BUF-RUL-19)."""
    running = running_conflict(s)
    if uid == running.fighter:
        running.fighter = NOTHING
    elif uid == running.target:
        running.target = NOTHING
    elif uid in running.facing:
        running.facing = tuple([other for other in running.facing if other != uid])
    else:
        return
    running.left = (*running.left, uid)
    gone = in_play.seek(s, uid)
    if gone is not None:  # otherwise it has left play, which is reported as such
        reports.happened(s, happenings.LEFT_CONFLICT, gone.owner, uid, NOTHING)


def join(s: State, uid: int) -> None:
    """An effect adds a character to those facing the challenge, fatigued or not (BUF-CHL-03)."""
    running = running_conflict(s)
    if uid not in running.facing:
        running.facing = (*running.facing, uid)
        running.left = tuple([other for other in running.left if other != uid])
        joined = in_play.find(s, uid)
        reports.happened(s, happenings.JOINED_CONFLICT, joined.owner, uid, NOTHING)


def end_at_once(s: State, winner: Seat) -> None:
    """An effect ends the conflict, when its text is done: somebody wins, or nobody does (DRAWN)."""
    running = running_conflict(s)
    if running.winner == NOBODY:
        running.winner = winner
