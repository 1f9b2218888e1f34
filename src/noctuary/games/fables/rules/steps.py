"""Carrying out the agenda: each step in the chapter it belongs to."""

from __future__ import annotations

from noctuary.games.fables import agenda
from noctuary.games.fables.agenda import push
from noctuary.games.fables.rules import relics, responses, setup, turn
from noctuary.games.fables.rules.zones import draw
from noctuary.games.fables.state import NOBODY, State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


def settle(s: State) -> Play | None:
    """Run steps until one wants to ask (it is still on the agenda) or nothing is left to do."""
    while s.winner == NOBODY:
        if not s.agenda:
            if not s.boards[s.active].out:
                return None
            push(s, agenda.NEXT_TURN)  # she fell in her own turn: it ends at once (FAB-RUL-36)
        step = s.agenda.pop()
        if step.kind < agenda.FIRST_ASKING:
            _run(s, step)
        else:
            asking = _start(s, step)
            if asking is not None:
                s.agenda.append(step)
                return asking
    return None


def _run(s: State, step: Step) -> None:
    kind = step.kind
    if kind == agenda.CLOSE:
        responses.close_unit(s)
    elif kind == agenda.DRAW:
        if not s.boards[step.seat].out:
            draw(s, step.seat, step.a)
    elif kind == agenda.BEGIN_TURN:
        turn.begin_turn(s)
    elif kind == agenda.REFRESH:
        turn.refresh(s)
    elif kind == agenda.END_POWER:
        turn.end_power(s, step.seat)
    elif kind == agenda.END_HAND:
        turn.end_hand(s, step.seat)
    elif kind == agenda.END_PLAY:
        turn.end_play(s, step.seat)
    elif kind == agenda.END_DRAW:
        turn.end_draw(s, step.seat)
    elif kind == agenda.END_RELICS:
        relics.refill(s)
    elif kind == agenda.NEXT_TURN:
        turn.next_turn(s)
    elif kind == agenda.DEAL:
        setup.deal(s)
    else:
        raise AssertionError(f"no such step: {kind}")


def _start(s: State, step: Step) -> Play | None:
    """None: done, nothing to ask. Otherwise a generator that has done nothing yet."""
    kind = step.kind
    if kind == agenda.RESPOND:
        return responses.respond(s)
    if kind == agenda.SETTLE:
        return responses.settle(s)
    if kind == agenda.TRIGGERS:
        return responses.triggers(s)
    if kind == agenda.END_EFFECTS:
        return turn.end_effects(s, step.seat)
    if kind == agenda.BEFORE_END_DRAW:
        return turn.before_end_draw(s, step.seat)
    if kind == agenda.AFTER_END_DRAW:
        return turn.after_end_draw(s, step.seat)
    if kind == agenda.START_EFFECTS:
        return turn.start_effects(s, step.seat)
    if kind == agenda.MOVED:
        return s.boards[step.seat].sheet.moved(s, step.seat, step.a)
    if kind == agenda.PASSED:
        return _passed(s, step)
    if kind == agenda.UNLOCKED:
        return s.boards[step.seat].sheet.unlocked(s, step.seat, step.a)
    if kind == agenda.TAIL:
        return s.boards[step.seat].sheet.tail(s, step)
    if kind == agenda.DISCARD:
        return turn.discard_chosen(s, step.seat, step.a)
    if kind == agenda.MULLIGAN:
        return setup.mulligan(s, step.seat)
    if kind == agenda.SET_UP:
        return setup.set_up_sheet(s, step.seat)
    if kind == agenda.PLACE:
        return setup.place_fable(s, step.seat, step.a)
    if kind == agenda.RELIC_TAIL:
        return relics.tail(s, step)
    raise AssertionError(f"no such step: {kind}")


def _passed(s: State, step: Step) -> Play | None:
    if s.boards[step.seat].out or s.boards[step.a].out:
        return None
    return s.boards[step.seat].sheet.passed_through(s, step.seat, Seat(step.a))
