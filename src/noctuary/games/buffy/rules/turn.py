"""The course of a turn: seven steps, then the park check and the next player (BUF-TURN, BUF-END)."""

from __future__ import annotations

from noctuary.games.buffy import agenda, board, happenings, standing
from noctuary.games.buffy.agenda import push
from noctuary.games.buffy.kinds import DRAW, END, PROLOGUE
from noctuary.games.buffy.pieces import Until
from noctuary.games.buffy.rules import drawing, playing, reports, victory
from noctuary.games.buffy.state import Attached, PlacedChallenge, State
from noctuary.kernel import tell
from noctuary.kernel.move import NOTHING, Move


def begin_turn(s: State) -> None:
    s.turn_number += 1
    if s.log is not None:
        tell.numbers(s, "buffy-log-turn", s.active, turn=s.turn_number, day=int(s.day))
    push(s, agenda.BEGIN_STEP, a=PROLOGUE)
    reports.happened(s, happenings.TURN_BEGAN, s.active, NOTHING, NOTHING)


def begin_step(s: State, step: int) -> None:
    """The active player has the first watch (BUF-TURN-02); the Draw Step has none (BUF-DRAW-04)."""
    s.step = step
    s.watch = board.seats_from(s, s.active)[0]
    s.passes = 0
    s.duties = 0
    if s.log is not None:
        tell.numbers(s, "buffy-log-step", s.active, timing=step)
    if step == DRAW:
        drawing.begin(s)
    reports.happened(s, happenings.STEP_BEGAN, s.active, NOTHING, NOTHING)


def open_draw_watch(s: State) -> None:
    """The step is over, unless somebody has a card for it: that opens a watch (BUF-RUL-08)."""
    for seat in board.seats_from(s, s.active):
        moves: list[Move] = []
        playing.add_moves(s, seat, DRAW, moves)
        if moves:
            return
    end_step(s)


def end_step(s: State) -> None:
    """All players have passed one after another (BUF-TURN-06); first comes what that triggers."""
    push(s, agenda.CLOSE_STEP)
    reports.happened(s, happenings.STEP_ENDED, s.active, NOTHING, NOTHING)


def close_step(s: State) -> None:
    standing.expire(s, Until.STEP)
    if s.step < END:
        begin_step(s, s.step + 1)
        return
    push(s, agenda.NEXT_TURN)
    reports.happened(s, happenings.TURN_ENDED, s.active, NOTHING, NOTHING)


def next_turn(s: State) -> None:
    """Park check, day or night, the player to the left (BUF-END-02), in this order (BUF-RUL-12)."""
    victory.park_check(s)
    if not s.over():
        victory.turn_limit_check(s)
    if s.over():
        return
    standing.expire(s, Until.TURN)
    _forget_this_turn(s)
    s.day = not s.day  # BUF-TURN-08
    s.active = board.next_seat(s, s.active)
    begin_turn(s)
    reports.happened(s, happenings.TIME_CHANGED, s.active, NOTHING, NOTHING)  # first, before TURN_BEGAN


def _forget_this_turn(s: State) -> None:
    """What may be done once per turn may be done again."""
    s.used = ()
    for side in s.sides:
        side.resurrected = False
    for character in s.characters:
        character.moves_made = 0
        character.skills_taken = 0
        character.ascended = 0
        if any(attached.swapped for attached in character.attached):
            character.attached = tuple(
                [Attached(old.kind, old.owner, old.fatigued) for old in character.attached]
            )
    s.challenges = [PlacedChallenge(old.uid, old.kind, old.owner, old.space) for old in s.challenges]
