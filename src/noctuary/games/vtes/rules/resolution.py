"""What an unblocked action does (VTES-ACT-09 to -18, VTES-ACT-22, VTES-ACT-23)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings, notes, numbers, permissions
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import UseOf, Using
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import (
    ANARCH,
    BECOME_ANARCH,
    BLEED,
    ENTER_COMBAT,
    EQUIP,
    HUNT,
    LEAVE_TORPOR,
    POLITICS,
    RESCUE,
)
from noctuary.games.vtes.rules import (
    costs,
    equipping,
    politics,
    red_list,
    rescue,
    sects,
    zones,
)
from noctuary.games.vtes.rules.expiry import END_OF_ACTION, END_OF_TURN, last
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat


def resolve(s: State) -> Play | None:
    """Pay, then do what the action does; it fizzles if its target no longer qualifies (VTES-ACT-22, -23)."""
    action = s.action
    if action is None:
        return None
    actor = find(s, action.actor)
    if actor is None:
        return None
    using = action.using
    if using is not None:
        return _resolve_card(s, action, actor, using)
    if action.kind == BLEED:
        bleed(s, action)
    elif action.kind == HUNT:
        gained = zones.gain_blood(s, actor, numbers.hunt(s, actor))
        cards(s, "vtes-log-hunted", action.seat, [actor.kind], amount=gained)
        if gained:  # otherwise the hunt was not successful, though the action was
            last(s, notes.HAS_HUNTED, actor.uid, gained, END_OF_ACTION, actor.kind)
        happened(s, happenings.HUNTED, actor.uid)
    elif action.kind == LEAVE_TORPOR:
        if zones.burn_blood(s, actor, action.blood_cost) == action.blood_cost:
            zones.leave_torpor(s, actor)
    elif action.kind == BECOME_ANARCH:
        if zones.burn_blood(s, actor, action.blood_cost) == action.blood_cost:
            sects.become(s, actor, ANARCH)
    elif action.kind == EQUIP:
        equipping.take_named(s, action, actor)
    elif action.kind == ENTER_COMBAT:
        red_list.hunt_down(s, action, actor)
    elif action.kind == RESCUE:
        rescue.resolve(s, action, actor)
    else:
        push(s, agenda.DIABLERIE, action.seat, actor.uid, action.target)
    return None


def _resolve_card(s: State, action: Action, actor: InPlay, using: Using) -> Play | None:
    if action.pool_cost + action.blood_cost and costs.counters_for(s, using):
        return _resolve_with_counters(s, action, actor, using)
    _pay_and_do(s, action, actor, using)
    return None


def _resolve_with_counters(s: State, action: Action, actor: InPlay, using: Using) -> Play:
    """Counters on a card in play may pay, in part or in whole (VTES-SEQ-07)."""
    left = yield from costs.pay_with_counters(s, using, action.pool_cost, action.blood_cost)
    action.pool_cost, action.blood_cost = left
    _pay_and_do(s, action, actor, using)


def _pay_and_do(s: State, action: Action, actor: InPlay, using: Using) -> None:
    use = s.pool.cards[using.kind].uses[using.index]
    affordable = costs.can_pay_pool(s, using, action.pool_cost) and actor.counters >= action.blood_cost
    zones.burn_blood(s, actor, action.blood_cost)
    costs.pay_pool(s, using, action.pool_cost)
    if not affordable or not _target_qualifies(s, use, using):
        return  # paid as far as possible, without effect (VTES-ACT-23)
    if action.kind == POLITICS:
        politics.begin(s, using, actor)
        return
    for index in range(len(use.effects) - 1, -1, -1):
        push(s, agenda.EFFECT, using.seat, index, using=using)
    if action.kind == BLEED:
        bleed(s, action)


def _target_qualifies(s: State, use: UseOf, using: Using) -> bool:
    """Whether what the action was announced with could still be chosen (VTES-ACT-23)."""
    target = use.target
    if target is None or target.names == "number":
        return True
    chosen = using.target_seat if target.names == "seat" else using.target
    return chosen in target.choices(s, using)


def bleed(s: State, action: Action) -> None:
    """At 1 or more the target burns so much pool and the minion's controller has the Edge (VTES-ACT-09)."""
    actor = find(s, action.actor)
    if actor is None or not is_bleed_successful(s):
        return
    amount = numbers.action_bleed(s)
    target = action.targets[0]
    action.bled = amount
    lost = zones.lose_pool(s, target, amount)
    cards(s, "vtes-log-bled", action.seat, [actor.kind], amount=lost, foe=target)
    take_edge(s, actor.controller)
    if not notes.noted(s, notes.HAS_BLED, actor.uid):
        last(s, notes.HAS_BLED, actor.uid, 1, END_OF_TURN, actor.kind)
    happened(s, happenings.BLED, action.actor)


def is_bleed_successful(s: State) -> bool:
    """For 1 or more, at somebody else who is still there, and nothing has spoiled it (VTES-ACT-09, -23)."""
    action = s.action
    actor = None if action is None else find(s, action.actor)
    if action is None or actor is None or not action.targets:
        return False
    target = action.targets[0]
    spoiled = permissions.forbidden(s, permissions.TO_BLEED, actor.uid)
    if s.players[target].out or target == actor.controller or spoiled:
        return False
    return numbers.action_bleed(s) >= 1


def take_edge(s: State, seat: Seat) -> None:
    if s.edge != seat:
        s.edge = seat
        numbers_told(s, "vtes-log-edge", seat)
        happened(s, happenings.EDGE_GAINED, seat)
