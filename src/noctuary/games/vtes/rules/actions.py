"""The course of an action: announced, block attempts, resolution, its end (VTES-ACT-21 to -26)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import (
    AFTER_ACTION,
    ANNOUNCED,
    ATTEMPT,
    BLEED,
    BLOCKED,
    DECLINED,
    LEAVE_TORPOR,
    NO_ATTEMPT,
    READY,
    TORPOR,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.rules import (
    announcing,
    blocking,
    combat,
    diablerie,
    following,
    limits,
    red_list,
    replacing,
    resolution,
    windows,
)
from noctuary.games.vtes.rules.expiry import END_OF_ACTION, END_OF_COMBAT, expire
from noctuary.games.vtes.rules.replacing import AFTER_ACTION as OWED_AFTER_ACTION
from noctuary.games.vtes.rules.replacing import draw_all_owed
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.move import NOTHING


def window_closed(s: State, kind: int) -> None:
    """Announced, then block attempts, then success: each window leads on to the next."""
    action = s.action
    if action is None:
        return
    if action.over or (kind < AFTER_ACTION and not _actor_stands(s, action)):
        push(s, agenda.END_ACTION)
    elif kind == ANNOUNCED:
        windows.open_window(s, NO_ATTEMPT, action.seat)
    elif kind == NO_ATTEMPT:
        windows.open_window(s, DECLINED, action.seat)
    elif kind == ATTEMPT:
        blocking.attempt_over(s)
    elif kind == DECLINED:
        windows.open_window(s, WOULD_SUCCEED, action.seat)
    elif kind == WOULD_SUCCEED:
        action.successful = True
        push(s, agenda.AFTER_RESOLUTION)
        push(s, agenda.RESOLVE, action.seat)
        if action.kind == BLEED and resolution.is_bleed_successful(s):
            happened(s, happenings.BLEED_SUCCEEDS, action.actor)
        following.happen(s, following.before_resolution(s))
    elif kind == BLOCKED:
        push(s, agenda.BLOCK_COMBAT)
        following.happen(s, following.awaited(s, following.BLOCKED))
        following.happen(s, following.of_blocker(s, action.blocker))
        following.happen(s, following.before_resolution(s))
    else:
        push(s, agenda.END_ACTION)


def _actor_stands(s: State, action: Action) -> bool:
    """If the acting minion stops being ready the action ends, leaving torpor excepted (VTES-ACT-24)."""
    card = find(s, action.actor)
    if card is None:
        return False
    return card.region == READY or (action.kind == LEAVE_TORPOR and card.region == TORPOR)


def run_step(s: State, step: Step) -> None:
    if step.kind == agenda.BLOCK_COMBAT:
        blocking.resolve_block(s)
    elif step.kind == agenda.END_ACTION:
        end(s)
    elif step.kind == agenda.BURN_VICTIM:
        diablerie.burn_victim(s, step.seat, step.a, step.b, older=step.c == 1)
    elif step.kind == agenda.FIGHT_BLOCKER:
        action = s.action
        combat.begin(s, step.a, step.b, of_block=action is not None and action.actor == step.a)
    elif s.action is not None:
        _after_resolution(s, s.action)


def _after_resolution(s: State, action: Action) -> None:
    """Effects after resolution, blocked or not; or back to block attempts, as if unblocked (VTES-ACT-26)."""
    if action.continues and _actor_stands(s, action):
        action.continues = False
        announcing.take_back(s, action)
        action.blocked_by = action.blocker = NOTHING
        windows.open_window(s, NO_ATTEMPT, action.seat)
        return
    announcing.put_away(s, action)
    push(s, agenda.OPEN_WINDOW, action.seat, AFTER_ACTION)
    following.happen(s, following.awaited(s, following.RESOLVED))
    if action.successful:
        happened(s, happenings.ACTION_SUCCEEDED, action.actor)


def interrupt(s: State, kind: int) -> bool:
    """The acting minion is no longer ready: the action ends (VTES-ACT-24); so does an attempt of nobody."""
    action = s.action
    if action is None or not ANNOUNCED <= kind <= BLOCKED or kind == AFTER_ACTION:
        return False
    if not _actor_stands(s, action):
        end_now(s)
        return True
    if kind == ATTEMPT and not blocking.keeps_attempting(s, action):
        windows.close(s)  # VTES-BLOCK-12
        return True
    return False


def start_step(s: State, step: Step) -> Play | None:
    if step.kind == agenda.RESOLVE:
        return resolution.resolve(s)
    if step.kind == agenda.PRICE:
        return blocking.pay_or_give_up(s, step.seat, step.a, step.b)
    if step.kind == agenda.TAKE_BACK:
        return replacing.take_back(s, step.seat)
    if step.kind == agenda.SERVE:
        return blocking.serve(s, step.seat, step.a)
    if step.kind in (agenda.AWARD, agenda.MOVE_TROPHY):
        return red_list.start_step(s, step)
    return diablerie.start_step(s, step)


def end(s: State) -> None:
    """The action card goes where it belongs; deferred replacements come; the minion phase goes on."""
    action = s.action
    if action is None:
        return
    announcing.put_away(s, action)
    if s.windows:  # her turn goes on
        push(s, agenda.BETWEEN, action.seat)
    resolved = action.successful or action.blocker != NOTHING  # blocked or not
    waiting = following.after_resolution(s) if resolved else []
    s.action = None
    expire(s, END_OF_ACTION)
    expire(s, END_OF_COMBAT)  # what waited for a combat that never was
    limits.renew(s, limits.EACH_ACTION)
    draw_all_owed(s, OWED_AFTER_ACTION)
    replacing.offer_all_back(s)
    following.happen(s, waiting)


def go_on_unblocked(s: State) -> None:
    """As if it had not been blocked, once the combat is over (VTES-ACT-26).

    Whoever has declined to block gets no new chance.
    """
    if s.action is not None:
        s.action.continues = True


def unblock(s: State) -> None:
    """The block is as if it had not been, before it resolves; its minion does not try again (VTES-ACT-26)."""
    action = s.action
    if action is None or windows.open_kind(s) != BLOCKED:
        return
    action.cannot_block = (*action.cannot_block, action.blocker)
    action.blocker = NOTHING
    below = windows.window(s).below
    windows.drop(s)
    windows.open_after(s, NO_ATTEMPT, action.seat, below)


def end_now(s: State) -> None:
    """An effect ends the action: all its windows close (VTES-ACT-24)."""
    action = s.action
    if action is not None:
        action.over = True
        _leave(s)
        push(s, agenda.END_ACTION)


def fail_now(s: State) -> None:
    """An effect makes the action fail: neither blocked nor successful, but there is a time after it."""
    action = s.action
    if action is not None:
        _leave(s)
        action.blocker = NOTHING
        push(s, agenda.AFTER_RESOLUTION)


def _leave(s: State) -> None:
    """All windows of the action close (VTES-ACT-24)."""
    while s.windows and ANNOUNCED <= windows.open_kind(s) <= BLOCKED:
        windows.drop(s)
    s.agenda = [step for step in s.agenda if step.kind != agenda.BLOCK_COMBAT]
