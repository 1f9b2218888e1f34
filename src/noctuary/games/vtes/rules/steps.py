"""Carrying out the agenda: each step in the chapter it belongs to."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    DISCARD,
    POLLING,
    TO_TORPOR,
)
from noctuary.games.vtes.rules import (
    actions,
    combat,
    deciding,
    playing,
    politics,
    replacing,
    sweep,
    triggers,
    turn,
    windows,
)
from noctuary.games.vtes.state import NOBODY, State, Step
from noctuary.kernel.decision import Play


def settle(s: State) -> bool:
    """Run steps until one wants to ask (True: it is still on the agenda) or somebody has the impulse.

    After every step the table is swept: ousts, contests, hands (VTES-SETUP-09, VTES-OUST-01). A seat that has
    nothing to do in a window is passed over where that tells nobody anything (`deciding.is_asked`).
    """
    while not s.over_now:
        sweep.sweep(s)
        if s.over():
            return False
        if windows.is_idle(s):
            if not interrupts(s):
                if deciding.is_asked(s):
                    return False
                deciding.pass_on(s)
            continue
        step = s.agenda.pop()
        if step.kind < agenda.FIRST_ASKING:
            _run(s, step)
        elif _asks(s, step):
            s.agenda.append(step)
            return True
    return False


def _asks(s: State, step: Step) -> bool:
    """Whether the step has a question; whoever has left the table is asked nothing any more."""
    play = _start(s, step)
    return play is not None and not (step.seat != NOBODY and s.players[step.seat].out)


def interrupts(s: State) -> bool:
    """What is going on has lost what it needs: it ends at once (VTES-COMBAT-04, VTES-ACT-24, -BLOCK-12)."""
    return combat.interrupt(s) or actions.interrupt(s)


def ask_step(s: State) -> Play:
    """The step that `settle` found wanting to ask, started afresh."""
    play = _start(s, s.agenda.pop())
    if play is None:
        raise AssertionError("a step that wanted to ask no longer does")
    return play


def _run(s: State, step: Step) -> None:
    kind = step.kind
    if kind >= agenda.FIRST_OF_POLITICS:
        politics.run_step(s, step)
    elif kind >= agenda.FIRST_OF_COMBAT:
        combat.run_step(s, step)
    elif kind >= agenda.FIRST_OF_ACTIONS:
        actions.run_step(s, step)
    elif kind >= agenda.FIRST_OF_TURN:
        turn.run_step(s, step)
    elif kind == agenda.CLOSE_WINDOW:
        _closed(s, step)
    elif kind == agenda.OPEN_WINDOW:
        windows.open_window(s, step.a, step.seat, step.b)
    elif kind == agenda.REPLACE:
        replacing.replace(s, step.seat)
    elif kind == agenda.BEGIN_CARD:
        playing.begin_card(s, _using(step))
    elif kind == agenda.CARD_DONE:
        playing.card_done(s, _using(step))
    else:
        triggers.happened(s, happenings.ENTERED, step.a)


def _start(s: State, step: Step) -> Play | None:
    """None: done, nothing to ask. Otherwise a generator that has done nothing yet."""
    kind = step.kind
    if kind == agenda.EFFECT:
        return playing.start_effect(s, step)
    if kind == agenda.LATER:
        return playing.start_rest(s, step)
    if kind == agenda.TRIGGER:
        return triggers.start(s, step)
    if kind == agenda.DISCARD_DOWN:
        return sweep.discard_down(s, step.seat)
    if kind >= agenda.ASKING_OF_POLITICS:
        return politics.start_step(s, step)
    if kind >= agenda.ASKING_OF_COMBAT:
        return combat.start_step(s, step)
    if kind >= agenda.ASKING_OF_ACTIONS:
        return actions.start_step(s, step)
    return turn.start_step(s, step)


def _closed(s: State, step: Step) -> None:
    """All have passed: the chapter that opened the window goes on."""
    kind = step.a
    if kind == AS_PLAYED:
        playing.as_played_closed(s)
    elif kind <= DISCARD:
        turn.phase_closed(s, kind)
    elif kind >= POLLING:
        politics.window_closed(s, kind)
    elif BEFORE_RANGE <= kind <= TO_TORPOR:
        combat.window_closed(s, kind, step.b)
    else:
        assert ANNOUNCED <= kind <= AFTER_ACTION + 1
        actions.window_closed(s, kind)


def _using(step: Step) -> Using:
    assert step.using is not None
    return step.using
