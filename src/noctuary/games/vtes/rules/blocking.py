"""Block attempts: who is asked, attempts, success (VTES-BLOCK)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings, notes, numbers, permissions, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_vampire, predator, prey, ready_minions
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import ATTEMPT, BLOCKED, LEAVE_TORPOR, NO_ATTEMPT
from noctuary.games.vtes.questions import confirm
from noctuary.games.vtes.rules import announcing, expiry, following, windows, zones
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import NOBODY, InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal


def eligible(s: State, action: Action) -> list[Seat]:
    """Directed: the targets. Undirected: the prey, then the predator (VTES-BLOCK-01)."""
    if action.targets:
        return [seat for seat in action.targets if not s.players[seat].out]
    found = [prey(s, action.seat), predator(s, action.seat)]
    return [seat for place, seat in enumerate(found) if seat != NOBODY and seat not in found[:place]]


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    if windows.open_kind(s) == NO_ATTEMPT:
        for card in ready_minions(s, seat):
            if why_not_block(s, seat, card.uid) is None:
                moves.append(move(verbs.BLOCK, card.uid))


def why_not_block(s: State, seat: Seat, uid: int) -> Refusal | None:
    """A ready unlocked or awake minion of a Methuselah whose turn to attempt it is (VTES-BLOCK-03, -07)."""
    action = s.action
    if action is None or windows.open_kind(s) != NO_ATTEMPT:
        return Refusal(RuleId("VTES-BLOCK-04"), MessageId("vtes-why-block-when"))
    if seat not in eligible(s, action):
        return Refusal(RuleId("VTES-BLOCK-01"), MessageId("vtes-why-may-not-block"))
    if seat in action.declined:
        return Refusal(RuleId("VTES-BLOCK-07"), MessageId("vtes-why-declined"))
    before = eligible(s, action)
    if not action.targets and any(one not in action.declined for one in before[: before.index(seat)]):
        return Refusal(
            RuleId("VTES-BLOCK-01"), MessageId("vtes-why-prey-first")
        )  # the predator waits for the prey
    card = find(s, uid)
    if card is None or card.controller != seat:
        return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-not-your-minion"))
    return _why_not_attempt(s, action, card)


def why_not_block_anyway(s: State, seat: Seat, uid: int) -> Refusal | None:
    """The same, whomever the action is directed at: whoever has declined still has (VTES-BLOCK-07)."""
    action, card = s.action, find(s, uid)
    if action is None or windows.open_kind(s) != NO_ATTEMPT:
        return Refusal(RuleId("VTES-BLOCK-04"), MessageId("vtes-why-block-when"))
    if seat in action.declined:
        return Refusal(RuleId("VTES-BLOCK-07"), MessageId("vtes-why-declined"))
    if card is None or card.controller != seat:
        return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-not-your-minion"))
    return _why_not_attempt(s, action, card)


def _why_not_attempt(s: State, action: Action, card: InPlay) -> Refusal | None:
    refusal = why_not_minion_blocks(s, action, card)
    if refusal is None and card.counters < attempt_cost(s, action, card):
        return Refusal(RuleId("VTES-BLOCK-13"), MessageId("vtes-why-attempt-cost"))
    return refusal


def why_not_block_unlocked(s: State, seat: Seat, card: InPlay) -> Refusal | None:
    """The same of a minion that is about to unlock for it (VTES-BLOCK-15)."""
    was, card.locked = card.locked, False
    refusal = why_not_block(s, seat, card.uid)
    card.locked = was
    return refusal


def why_not_minion_blocks(s: State, action: Action, card: InPlay) -> Refusal | None:
    awake = not card.locked or card.uid in action.awake
    if card not in ready_minions(s, card.controller) or not awake:
        return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-locked-blocks"))
    if card.uid in action.cannot_block or permissions.forbidden(s, permissions.TO_BLOCK, card.uid):
        return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-cannot-block"))
    if permissions.forbidden_by_action(s, action, permissions.TO_BLOCK, card.uid):
        return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-cannot-block"))
    if permissions.forbidden(s, permissions.TO_BE_BLOCKED, action.actor):
        return Refusal(RuleId("VTES-BLOCK-03"), MessageId("vtes-why-cannot-be-blocked"))
    return None


def keeps_attempting(s: State, action: Action) -> bool:
    """Not if the blocker is gone, locked or stolen (VTES-BLOCK-12, VTES-SECT-07)."""
    card = find(s, action.blocker)
    if card is None or card.controller in action.declined:
        return False
    if card.controller not in eligible(s, action) and not notes.noted(s, notes.BLOCKS_ANYWAY, card.uid):
        return False
    return why_not_minion_blocks(s, action, card) is None


def declines(s: State, seat: Seat) -> None:
    """Passing while no attempt is running declines for good (VTES-BLOCK-07)."""
    action = s.action
    if action is not None and seat in eligible(s, action) and seat not in action.declined:
        action.declined = (*action.declined, seat)


def attempt(s: State, seat: Seat, uid: int) -> Play | None:
    """One attempt at a time (VTES-BLOCK-04), each at its price (VTES-BLOCK-13).

    A card that makes somebody attempt it does first what else it says.
    """
    action = s.action
    assert action is not None
    action.blocker = uid
    below = windows.window(s).below
    windows.drop(s)
    windows.open_after(s, ATTEMPT, action.seat, below, uid)
    card = find(s, uid)
    if card is not None:
        cards(s, "vtes-log-attempts", seat, [card.kind])
        zones.burn_blood(s, card, attempt_cost(s, action, card))
    return None


# -- the price of an attempt (VTES-BLOCK-13) -----------------------------------------------------------


def attempt_cost(s: State, action: Action, card: InPlay) -> int:
    """What the acting minion makes everybody pay, and what this one has to."""
    toll = numbers.added(s, numbers.ATTEMPT_TOLL, card.uid)
    return toll + numbers.added(s, numbers.ATTEMPT_COST, action.actor)


def put_price(s: State, amount: int, kind: int) -> None:
    """From now on attempts to block this action cost blood, the one that is running too."""
    action = s.action
    assert action is not None
    expiry.last(s, numbers.ATTEMPT_COST, action.actor, amount, expiry.END_OF_ACTION, kind)
    blocker = find(s, action.blocker)
    if blocker is not None:
        push(s, agenda.PRICE, blocker.controller, amount, blocker.uid)


def pay_or_give_up(s: State, seat: Seat, amount: int, uid: int) -> Play | None:
    """Who cannot pay gives the attempt up."""
    blocker, action = find(s, uid), s.action
    if action is None or blocker is None or action.blocker != uid:
        return None
    if blocker.counters < amount:
        action.blocker = NOTHING
        return None
    return _pay_or_give_up(s, seat, action, blocker, amount)


def _pay_or_give_up(s: State, seat: Seat, action: Action, blocker: InPlay, amount: int) -> Play:
    pays = yield from confirm(seat, "vtes-ask-price-of-attempt", blocker.kind, "VTES-BLOCK-13")
    if pays:
        zones.burn_blood(s, blocker, amount)
    else:
        action.blocker = NOTHING


# -- how it ends ----------------------------------------------------------------------------------------


def attempt_over(s: State) -> None:
    """It succeeds if intercept is at least stealth (VTES-BLOCK-05); otherwise others may try."""
    action = s.action
    assert action is not None
    card = find(s, action.blocker)
    if card is not None and keeps_attempting(s, action):
        if numbers.intercept(s, card.uid) >= numbers.stealth(s):
            zones.burn_blood(s, card, numbers.added(s, numbers.BLOCK_TOLL, action.actor))  # VTES-BLOCK-13
            expiry.last(s, notes.HAS_BLOCKED, card.uid, 1, expiry.END_OF_ACTION, card.kind)
            windows.open_window(s, BLOCKED, action.seat, card.uid)
            if following.awaited(s, following.RESOLVED):
                expiry.last(s, notes.BLOCKS_IT, card.uid, 1, expiry.END_OF_ACTION, card.kind)
            happened(s, happenings.BLOCK_SUCCEEDED, card.uid)  # before anybody has the impulse
            happened(s, happenings.BLOCKED, action.actor)
            return
        cards(s, "vtes-log-attempt-fails", card.controller, [card.kind])
    action.blocker = NOTHING
    windows.open_window(s, NO_ATTEMPT, action.seat)
    if card is not None:
        expiry.forget(s, notes.BLOCKS_ANYWAY, card.uid)
        following.happen(s, following.awaited(s, following.ATTEMPT_FAILED), card.uid)


def is_stealth_needed(s: State) -> bool:
    """A block is being attempted and intercept is at least stealth (VTES-BLOCK-09)."""
    action = s.action
    if action is None or action.blocker == NOTHING or windows.open_kind(s) != ATTEMPT:
        return False
    return numbers.intercept(s, action.blocker) >= numbers.stealth(s)


def is_intercept_needed(s: State, uid: int) -> bool:
    """Only for the minion now attempting, while stealth exceeds its intercept (VTES-BLOCK-10)."""
    action = s.action
    if action is None or action.blocker != uid or windows.open_kind(s) != ATTEMPT:
        return False
    return numbers.stealth(s) > numbers.intercept(s, uid)


def resolve_block(s: State) -> None:
    """The blocker locks and the two minions enter combat (VTES-BLOCK-11).

    A blocked leave-torpor action makes no combat: a vampire may diablerise the actor (VTES-TORPOR-05).
    """
    action = s.action
    if action is None:
        return
    card = find(s, action.blocker)
    if card is None or action.over:
        push(s, agenda.END_ACTION)
        return
    action.blocked_by = card.uid
    card.locked = True
    announcing.put_away(s, action)  # VTES-ACT-25
    cards(s, "vtes-log-blocked", card.controller, [card.kind])
    push(s, agenda.AFTER_RESOLUTION)
    _grant(s, card, action.actor)
    if action.kind != LEAVE_TORPOR:
        push(s, agenda.FIGHT_BLOCKER, a=action.actor, b=card.uid)
        _call_slaves(s, action)
    elif is_vampire(s, card):
        push(s, agenda.EAT_BLOCKED, card.controller, card.uid, action.actor)


# -- slaves (VTES-SECT-04) -----------------------------------------------------------------------------


def _call_slaves(s: State, action: Action) -> None:
    """When a member of the clan it serves is blocked, a slave may lock to take its place."""
    for slave in ready_minions(s, action.seat):
        serves = s.pool.cards[slave.kind].slave_of != NOTHING
        if serves and not slave.locked and slave.uid != action.actor:
            push(s, agenda.SERVE, action.seat, slave.uid)


def serve(s: State, seat: Seat, uid: int) -> Play | None:
    action = s.action
    if action is None:
        return None
    actor, slave, blocker = find(s, action.actor), find(s, uid), find(s, action.blocked_by)
    if actor is None or slave is None or blocker is None or slave.locked:
        return None
    master = s.pool.cards[slave.kind].slave_of
    waits = any(step.kind == agenda.FIGHT_BLOCKER and step.a == actor.uid for step in s.agenda)
    if master == NOTHING or numbers.clan(s, actor) != master or not waits:
        return None
    return _serve(s, seat, actor, slave, blocker)


def _serve(s: State, seat: Seat, actor: InPlay, slave: InPlay, blocker: InPlay) -> Play:
    """That combat is cancelled, the acting vampire unlocks, the slave fights the blocker."""
    yes = yield from confirm(seat, "vtes-ask-serve", slave.kind, "VTES-SECT-04")
    if yes:
        slave.locked = True
        actor.locked = False
        s.agenda = [step for step in s.agenda if step.kind != agenda.FIGHT_BLOCKER]
        push(s, agenda.FIGHT_BLOCKER, a=slave.uid, b=blocker.uid)


def _grant(s: State, card: InPlay, actor: int) -> None:
    """What their cards give the blocker and the acting minion in the combat that follows."""
    for effect in s.lasting[:]:
        if effect.what == notes.GRANTS_ON_BLOCK and effect.about in (card.uid, actor):
            expiry.last(s, notes.GRANTS, effect.about, effect.amount, expiry.END_OF_COMBAT, effect.kind)


def retarget(s: State, seat: Seat) -> None:
    """A bleed has a new target: declines are forgotten, one goes back to state A (VTES-RUL-20)."""
    action = s.action
    assert action is not None
    action.targets = (seat,)
    action.declined = ()
    action.blocker = NOTHING
    below = len(s.agenda)
    while s.windows and NO_ATTEMPT <= windows.open_kind(s) <= BLOCKED:
        below = windows.window(s).below
        windows.drop(s)
    windows.open_after(s, NO_ATTEMPT, action.seat, below)
