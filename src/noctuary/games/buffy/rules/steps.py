"""Carrying out the agenda: each step in the chapter it belongs to."""

from __future__ import annotations

from noctuary.games.buffy import agenda
from noctuary.games.buffy.rules import (
    conflict,
    dealing,
    drawing,
    playing,
    reports,
    resources,
    setup,
    turn,
)
from noctuary.games.buffy.state import NOBODY, State, Step
from noctuary.kernel.decision import Play


def settle(s: State) -> Play | None:
    """Run steps until one wants to ask (it is still on the agenda) or nothing is left to do.

    When nothing is left, episodes look round (BUF-EPI-05), then a conflict that has lost a side is decided
    (BUF-FGT-13, BUF-CHL-09); both may put new steps there.
    """
    while s.winner == NOBODY:
        if _waits(s):
            if reports.check(s) or conflict.check(s):
                continue
            return None
        step = s.agenda.pop()
        if step.kind < agenda.FIRST_ASKING:
            _run(s, step)
        else:
            asking = _start(s, step)
            if asking is not None:
                s.agenda.append(step)
                return asking
    return None


def _waits(s: State) -> bool:
    """Nothing left to do, or nothing but the rest of a turn that a conflict has suspended (BUF-FGT-05)."""
    if not s.agenda:
        return True
    kind = s.agenda[-1].kind
    return s.conflict is not None and (kind <= agenda.LAST_OF_TURN or kind == agenda.KEEP)


def _run(s: State, step: Step) -> None:
    kind = step.kind
    if kind >= agenda.ABILITIES_PLAIN:
        playing.run_step(s, step)
    elif kind >= agenda.CONFLICT_PLAIN:
        conflict.run_step(s, step)
    elif kind == agenda.BEGIN_STEP:
        turn.begin_step(s, step.a)
    elif kind == agenda.CLOSE_STEP:
        turn.close_step(s)
    elif kind == agenda.NEXT_TURN:
        turn.next_turn(s)
    elif kind == agenda.REFILL:
        drawing.refill(s, step.seat)
    elif kind == agenda.DRAW:
        dealing.draw(s, step.seat, step.a)
    elif kind == agenda.OPEN_DRAW_WATCH:
        turn.open_draw_watch(s)
    else:
        setup.locations_laid(s)


def _start(s: State, step: Step) -> Play | None:
    """None: done, nothing to ask. Otherwise a generator that has done nothing yet."""
    kind = step.kind
    if kind >= agenda.ABILITIES_ASKING:
        return playing.start_step(s, step)
    if kind >= agenda.CONFLICT_ASKING:
        return conflict.start_step(s, step)
    if kind >= agenda.RESOURCES_ASKING:
        return resources.start_step(s, step)
    if kind == agenda.KEEP:
        return drawing.keep(s, step.seat)
    if kind == agenda.DISCARD:
        return drawing.discard_chosen(s, step.seat, step.a)
    if kind == agenda.LAY:
        return setup.lay(s, step.seat, step.a)
    if kind == agenda.START_MAIN:
        return setup.start_main(s, step.seat)
    return setup.daylight(s, step.seat)
