"""Carrying out the agenda: each step in the chapter it belongs to."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    AIMING,
    ANNOUNCED,
    AS_PLAYED,
    BEFORE_RANGE,
    BETWEEN_ACTIONS,
    DECLINED,
    DISCARD,
    INFLUENCE,
    MASTER_PHASE,
    MINION_PHASE,
    NO_ATTEMPT,
    POLLING,
    TO_TORPOR,
    UNLOCK,
    WOULD_BE_OUSTED,
)
from noctuary.games.vtes.rules import (
    actions,
    combat,
    deciding,
    drawing,
    ousting,
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

_LEADING_ON: Final = frozenset(  # windows whose closing moves nothing on the table
    {
        UNLOCK,
        MASTER_PHASE,
        MINION_PHASE,
        INFLUENCE,
        DISCARD,
        ANNOUNCED,
        NO_ATTEMPT,
        DECLINED,
        AS_PLAYED,
    }
)
_STILL: Final = frozenset(
    {
        agenda.OPEN_WINDOW,
        agenda.BEGIN_TURN,
        agenda.PHASE_BEGUN,
        agenda.DISCARD_DOWN,
        agenda.ARRIVALS,
    }
)
# Phases that begin with a count of what can be done.
_QUIET: Final = frozenset({MASTER_PHASE, MINION_PHASE, INFLUENCE})


def settle(s: State) -> Play | None:
    """Run steps until one wants to ask (it is still on the agenda) or somebody has the impulse.

    After every step that moves something the table is swept: ousts, contests, hands (VTES-SETUP-09,
    VTES-OUST-01). A seat that has nothing to do in a window is passed over where that tells nobody anything
    (`deciding.is_asked`).
    """
    moved = not s.swept  # something on the table, since it was last swept
    rested = s.swept  # somebody has had the impulse since
    s.swept = False
    while not s.over_now:
        if moved:
            sweep.table(s)
            if s.over():
                return None
            moved = rested = False
        if len(s.agenda) <= (s.windows[-1].below if s.windows else 0):  # `windows.is_idle`, at hand
            if not rested:
                sweep.between_effects(s)
                rested = True
                continue
            if interrupts(s):
                moved = True
                continue
            if deciding.finds_somebody(s):
                return None
        step = s.agenda.pop()
        if step.kind < agenda.FIRST_ASKING:
            _run(s, step)
        else:
            asking = _asking(s, step)
            if asking is not None:
                s.agenda.append(step)
                return asking
        moved = not _leaves_the_table(step)
    return None


def _leaves_the_table(step: Step) -> bool:
    """Whether it has only opened a window, put other steps on the agenda, or found nothing to ask."""
    kind = step.kind
    if kind == agenda.CLOSE_WINDOW:
        return step.a in _LEADING_ON
    if kind == agenda.BEGIN_PHASE:
        return step.a in _QUIET
    return kind in _STILL


def _asking(s: State, step: Step) -> Play | None:
    """The step's question, if it has one; whoever has left the table is asked nothing any more."""
    play = _start(s, step)
    return None if step.seat != NOBODY and s.players[step.seat].out else play


def interrupts(s: State) -> bool:
    """What is going on has lost what it needs: it ends at once (VTES-COMBAT-04, VTES-ACT-24, -BLOCK-12)."""
    kind = s.windows[-1].kind
    return kind > DISCARD and (combat.interrupt(s, kind) or actions.interrupt(s, kind))


def _run(s: State, step: Step) -> None:
    kind = step.kind
    if kind == agenda.CLOSE_WINDOW:
        _closed(s, step)
    elif kind >= agenda.FIRST_OF_POLITICS:
        politics.run_step(s, step)
    elif kind >= agenda.FIRST_OF_COMBAT:
        combat.run_step(s, step)
    elif kind >= agenda.FIRST_OF_ACTIONS:
        actions.run_step(s, step)
    elif kind >= agenda.FIRST_OF_TURN:
        turn.run_step(s, step)
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
    if kind == agenda.DRAW:
        return drawing.start(s, step)
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
    if kind == BETWEEN_ACTIONS:
        return  # the minion phase is open again
    if kind == WOULD_BE_OUSTED:
        ousting.window_closed(s)
        return
    if kind == AS_PLAYED:
        playing.as_played_closed(s)
    elif kind <= DISCARD:
        turn.phase_closed(s, kind)
    elif kind == AIMING:
        combat.window_closed(s, kind, step.b)
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
