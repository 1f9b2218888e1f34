"""Actions: who may act, announcing, resolving, ending (VTES-ACT)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings, numbers, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_minion, is_vampire, minions, prey
from noctuary.games.vtes.card import Using, X
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    AFTER_ACTION,
    ANARCH,
    ANNOUNCED,
    ATTEMPT,
    BECOME_ANARCH,
    BLEED,
    BLOCKED,
    BLOOD_CURSED,
    DECLINED,
    DIABLERISE,
    EMPLOY,
    EQUIP,
    EQUIPMENT,
    HUNT,
    LEAVE_TORPOR,
    MINION_PHASE,
    NO_ATTEMPT,
    NO_TITLE,
    POLITICS,
    READY,
    RECRUIT,
    RESCUE,
    TORPOR,
    VEHICLE,
    WOULD_SUCCEED,
)
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import (
    blocking,
    combat,
    damage,
    diablerie,
    limits,
    politics,
    requirements,
    sects,
    windows,
    zones,
)
from noctuary.games.vtes.rules.expiry import END_OF_ACTION, expire
from noctuary.games.vtes.rules.replacing import AFTER_ACTION as OWED_AFTER_ACTION
from noctuary.games.vtes.rules.replacing import draw_all_owed
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import NOBODY, Action, InPlay, State, Step, new_action
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

VERBS: Final = frozenset(
    {
        verbs.BLEED,
        verbs.HUNT,
        verbs.TAKE_EQUIPMENT,
        verbs.LEAVE_TORPOR,
        verbs.RESCUE,
        verbs.DIABLERISE,
        verbs.BECOME_ANARCH,
    }
)
_KIND_OF_VERB: Final = {
    verbs.BLEED: BLEED,
    verbs.HUNT: HUNT,
    verbs.TAKE_EQUIPMENT: EQUIP,
    verbs.LEAVE_TORPOR: LEAVE_TORPOR,
    verbs.RESCUE: RESCUE,
    verbs.DIABLERISE: DIABLERISE,
    verbs.BECOME_ANARCH: BECOME_ANARCH,
}
LEAVE_COST: Final = 2  # VTES-ACT-15
ANARCH_COST: Final = 2  # 1 with another ready Anarch (VTES-RUL-08)
# What a minion has tried this turn: `InPlay.done` (VTES-ACT-02).
_DONE_ALL: Final = -1  # it may not act at all (VTES-ACT-04)
_DONE_BLEED: Final = 0
_DONE_POLITICS: Final = 1
_DONE_CARD: Final = 2  # + 2 * kind
_DONE_IN_PLAY: Final = 3  # + 2 * uid


# -- who may act ------------------------------------------------------------------------------------------


def why_not_minion(s: State, seat: Seat, uid: int) -> Refusal | None:
    """A ready unlocked minion of the active Methuselah, in her minion phase (VTES-ACT-01)."""
    card = find(s, uid)
    if seat != s.active or windows.open_kind(s) != MINION_PHASE or s.action is not None:
        return Refusal(RuleId("VTES-ACT-01"))
    if card is None or card.controller != seat or not is_minion(s, card):
        return Refusal(RuleId("VTES-ACT-01"))
    if card.locked or numbers.forbidden(s, numbers.TO_ACT, uid):
        return Refusal(RuleId("VTES-ACT-01"))
    return Refusal(RuleId("VTES-ACT-04")) if _DONE_ALL in card.done else None


def may_not_act(card: InPlay) -> None:
    """An ally that has been recruited may not act this turn (VTES-ACT-04)."""
    card.done = (*card.done, _DONE_ALL)


def _why_not_slave(s: State, card: InPlay, directed: bool) -> Refusal | None:
    """No directed actions without a ready member of the clan it serves (VTES-SECT-04)."""
    master = s.pool.cards[card.kind].slave_of
    if master == NOTHING or not directed:
        return None
    for one in minions(s, card.controller):
        if one.region == READY and is_vampire(s, one) and numbers.clan(s, one) == master:
            return None
    return Refusal(RuleId("VTES-SECT-04"))


def must_hunt(s: State, card: InPlay) -> bool:
    """A ready vampire without blood (VTES-ACT-03)."""
    return card.region == READY and is_vampire(s, card) and card.counters == 0


def _must_act_first(s: State, seat: Seat) -> list[InPlay]:
    """Unlocked minions with a mandatory action they can take; one that cannot is stuck."""
    return [
        card for card in minions(s, seat) if not card.locked and must_hunt(s, card) and _can_hunt(s, card)
    ]


def _can_hunt(s: State, card: InPlay) -> bool:
    return not numbers.forbidden(s, numbers.TO_ACT, card.uid) and _key_of(HUNT, NOTHING) not in card.done


def _why_not_before_mandatory(s: State, seat: Seat, card: InPlay, kind: int) -> Refusal | None:
    """Mandatory actions come before all others (VTES-ACT-03)."""
    if must_hunt(s, card):
        return None if kind == HUNT else Refusal(RuleId("VTES-ACT-03"))
    return Refusal(RuleId("VTES-ACT-03")) if _must_act_first(s, seat) else None


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    return Refusal(RuleId("VTES-ACT-03")) if _must_act_first(s, seat) else None


# -- the default actions ------------------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    if seat != s.active:
        return
    own = minions(s, seat)
    for card in own:
        if card.locked:
            continue
        for verb in (verbs.BLEED, verbs.HUNT, verbs.LEAVE_TORPOR, verbs.BECOME_ANARCH):
            _offer(s, seat, move(verb, card.uid), moves)
        for other in s.cards:
            if other.region == TORPOR:
                _offer(s, seat, move(verbs.RESCUE, card.uid, other.uid), moves)
                _offer(s, seat, move(verbs.DIABLERISE, card.uid, other.uid), moves)
            elif other is not card and other.controller == seat and other.region == READY:
                _offer(s, seat, move(verbs.TAKE_EQUIPMENT, card.uid, other.uid), moves)


def _offer(s: State, seat: Seat, wanted: Move, moves: list[Move]) -> None:
    if why_not(s, seat, wanted) is None:
        moves.append(wanted)


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The rule that keeps a minion from one of the actions that need no card."""
    refusal = why_not_minion(s, seat, wanted.a)
    card = find(s, wanted.a)
    if refusal is not None or card is None:
        return refusal
    kind = _KIND_OF_VERB[wanted.verb]
    refusal = _why_not_before_mandatory(s, seat, card, kind)
    if refusal is not None:
        return refusal
    if card.region == TORPOR:
        return _why_not_leave_torpor(s, card) if kind == LEAVE_TORPOR else Refusal(RuleId("VTES-TORPOR-02"))
    if _DONE_BLEED in card.done if kind == BLEED else _key_of(kind, wanted.b) in card.done:
        return Refusal(RuleId("VTES-ACT-02"))
    if kind == BLEED:
        return _why_not_slave(s, card, directed=True)
    if kind == HUNT:
        return None if is_vampire(s, card) else Refusal(RuleId("VTES-ACT-11"))
    if kind == BECOME_ANARCH:
        return _why_not_become_anarch(s, card)
    if kind == EQUIP:
        return _why_not_take(s, card, wanted.b)
    if kind == LEAVE_TORPOR:
        return Refusal(RuleId("VTES-ACT-15"))
    return _why_not_in_torpor(s, card, wanted.b, kind)


def _why_not_leave_torpor(s: State, card: InPlay) -> Refusal | None:
    return None if card.counters >= LEAVE_COST else Refusal(RuleId("VTES-ACT-15"))


def _why_not_become_anarch(s: State, card: InPlay) -> Refusal | None:
    """A ready untitled vampire that is none yet (VTES-ACT-18)."""
    if not is_vampire(s, card) or sects.is_anarch(s, card) or numbers.title(s, card) != NO_TITLE:
        return Refusal(RuleId("VTES-ACT-18"))
    return None if card.counters >= anarch_cost(s, card) else Refusal(RuleId("VTES-RUL-08"))


def anarch_cost(s: State, card: InPlay) -> int:
    others = [one for one in minions(s, card.controller) if one is not card and one.region == READY]
    return ANARCH_COST - any(is_vampire(s, one) and sects.is_anarch(s, one) for one in others)


def _why_not_take(s: State, card: InPlay, giver: int) -> Refusal | None:
    """Equipment of another minion of hers (VTES-ACT-12)."""
    other = find(s, giver)
    if other is None or other is card or other.controller != card.controller or not is_minion(s, other):
        return Refusal(RuleId("VTES-ACT-12"))
    return None if _takeable(s, card, giver, ()) else Refusal(RuleId("VTES-ACT-12"))


def _takeable(s: State, card: InPlay, giver: int, named: tuple[int, ...]) -> list[int]:
    """What else it can take: one vehicle on each minion (VTES-ACT-12)."""
    rides = any(_is_vehicle(s, one) for one in equipment_on(s, card.uid))
    rides = rides or any(_is_vehicle(s, one) for one in s.cards if one.uid in named)
    return [
        one.uid
        for one in equipment_on(s, giver)
        if one.uid not in named and not (rides and _is_vehicle(s, one))
    ]


def _is_vehicle(s: State, card: InPlay) -> bool:
    return bool(s.pool.cards[card.kind].keywords & VEHICLE)


def equipment_on(s: State, uid: int) -> list[InPlay]:
    return [card for card in s.cards if card.host == uid and s.pool.types[card.kind] & EQUIPMENT]


def _why_not_in_torpor(s: State, card: InPlay, target: int, kind: int) -> Refusal | None:
    """Rescue and diablerie: a ready vampire, on one in torpor (VTES-ACT-16, VTES-ACT-17)."""
    rule = RuleId("VTES-ACT-16" if kind == RESCUE else "VTES-ACT-17")
    victim = find(s, target)
    if victim is None or victim.region != TORPOR or not is_vampire(s, card):
        return Refusal(rule)
    refusal = _why_not_slave(s, card, directed=victim.controller != card.controller)
    if refusal is not None:
        return refusal
    if kind == RESCUE:
        return None if card.counters + victim.counters >= diablerie.RESCUE_COST else Refusal(rule)
    if numbers.has_trait(s, card, BLOOD_CURSED) or numbers.forbidden(s, numbers.TO_DIABLERISE, card.uid):
        return Refusal(RuleId("VTES-DIAB-04"))
    return None


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    """Announce one of the actions that need no card."""
    kind = _KIND_OF_VERB[wanted.verb]
    card = find(s, wanted.a)
    assert card is not None
    if kind == EQUIP:
        return _name_items(s, card, wanted.b)
    action = _announce(s, card, kind)
    if kind == BLEED:
        action.targets = (prey(s, seat),)
    elif kind in (RESCUE, DIABLERISE):
        action.target = wanted.b
        _direct_at(s, action, wanted.b)
        action.stealth = 0 if action.targets else 1
    else:
        action.stealth = 1
    _told(s, action)
    return None


def _name_items(s: State, card: InPlay, giver: int) -> Play:
    """Any number of pieces, named now (VTES-ACT-05, VTES-ACT-12): at least one."""
    named: tuple[int, ...] = ()
    while True:
        left = _takeable(s, card, giver, named)
        uid = yield from choose_card(
            card.controller, "vtes-ask-take-equipment", left, card.kind, "VTES-ACT-12", or_none=bool(named)
        )
        if uid == NOTHING:
            break
        named = (*named, uid)
    action = _announce(s, card, EQUIP)
    action.target = giver
    action.items = named
    action.stealth = 1
    _told(s, action)


def _take_named(s: State, action: Action, actor: InPlay) -> None:
    """What is still where it was (VTES-ACT-23)."""
    for item in equipment_on(s, action.target):
        if item.uid in action.items:
            zones.attach(item, actor)
            item.controller = actor.controller


# -- actions of cards ----------------------------------------------------------------------------------


def why_not_act(s: State, using: Using) -> Refusal | None:
    """What keeps a minion from the action of a card, in hand or in play."""
    refusal = why_not_minion(s, using.seat, using.minion)
    card = find(s, using.minion)
    if refusal is not None or card is None:
        return refusal
    definition = s.pool.cards[using.kind]
    action = definition.uses[using.index].action
    assert action is not None
    refusal = _why_not_before_mandatory(s, using.seat, card, action.kind)
    if refusal is not None:
        return refusal
    if card.region == TORPOR:
        return Refusal(RuleId("VTES-TORPOR-02"))
    if _tried(using, action.kind, card):
        return Refusal(RuleId("VTES-ACT-02"))
    if action.kind == POLITICS and not is_vampire(s, card):
        return Refusal(RuleId("VTES-ACT-14"))
    refusal = _why_not_slave(s, card, directed=action.directed or action.kind == BLEED)
    if refusal is not None:
        return refusal
    if using.source != NOTHING:
        return requirements.why_not_meet(s, definition.free, definition.uses[using.index], card)
    if definition.keywords & VEHICLE and any(
        s.pool.cards[one.kind].keywords & VEHICLE for one in equipment_on(s, card.uid)
    ):
        return Refusal(RuleId("VTES-ACT-12"))
    return None


def _tried(using: Using, kind: int, card: InPlay) -> bool:
    """The No Repeat Action rule (VTES-ACT-02)."""
    return any(key in card.done for key in _keys(using, kind))


def _keys(using: Using | None, kind: int) -> list[int]:
    keys = []
    if kind == BLEED:
        keys.append(_DONE_BLEED)
    if kind == POLITICS:
        keys.append(_DONE_POLITICS)
    if using is not None and using.source != NOTHING:
        keys.append(_DONE_IN_PLAY + 2 * using.source)
    elif using is not None and kind not in (EQUIP, EMPLOY, RECRUIT):
        keys.append(_DONE_CARD + 2 * using.kind)
    return keys


def _key_of(kind: int, target: int) -> int:
    """An action without a card: noted only by what forbids to repeat it."""
    return -2 - kind - len(ACTION_SLUGS) * (target + 1)


def forbid_repeating(s: State) -> None:
    """The acting minion cannot do the same again this turn, even where the rules would let it."""
    action = s.action
    actor = None if action is None else find(s, action.actor)
    if action is not None and actor is not None and action.using is None:
        actor.done = (*actor.done, _key_of(action.kind, action.target))


def begin_card_action(s: State, using: Using) -> None:
    """The card is set aside until the action resolves (VTES-ACT-05)."""
    card = find(s, using.minion)
    if card is None or not is_minion(s, card):
        if using.source == NOTHING:
            zones.to_ash(s, using.seat, using.kind)
        return
    declared = s.pool.cards[using.kind].uses[using.index].action
    assert declared is not None
    action = _announce(s, card, declared.kind, using)
    action.card = NOTHING if using.source != NOTHING else using.kind
    action.stealth = declared.stealth
    action.bleed = declared.bleed
    action.target = using.target
    if using.target_seat != NOBODY:
        action.targets = (using.target_seat,)
    elif declared.kind == BLEED:
        action.targets = (prey(s, using.seat),)
    elif declared.directed:
        _direct_at(s, action, using.target)
    _told(s, action)


def _announce(s: State, card: InPlay, kind: int, using: Using | None = None) -> Action:
    """The acting minion locks (VTES-ACT-01)."""
    action = new_action(kind, card.uid, card.controller)
    action.using = using
    card.locked = True
    card.done = (*card.done, *_keys(using, kind))
    s.action = action
    windows.open_window(s, ANNOUNCED, card.controller)
    return action


def _direct_at(s: State, action: Action, target: int) -> None:
    """At the controller of its target; one's own card makes it undirected (VTES-ACT-08)."""
    card = find(s, target)
    if card is not None and card.controller != action.seat:
        action.targets = (card.controller,)


def _told(s: State, action: Action) -> None:
    actor = find(s, action.actor)
    if actor is not None and s.log is not None:
        foe = action.targets[0] if action.targets else NOBODY
        cards(s, f"vtes-log-action-{_LOG[action.kind]}", action.seat, [actor.kind], foe=foe, card=action.card)


_LOG: Final = [
    "bleed",
    "hunt",
    "equip",
    "employ",
    "recruit",
    "politics",
    "leave-torpor",
    "rescue",
    "diablerise",
    "become-anarch",
    "enter-combat",
    "card",
]


# -- the course of an action ------------------------------------------------------------------------------


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
        blocking.lock_failed(s)
        if action.kind == BLEED and is_bleed_successful(s):
            happened(s, happenings.BLEED_SUCCEEDS, action.actor)
    elif kind == BLOCKED:
        blocking.lock_failed(s)
        if numbers.noted(s, numbers.ENDS_IF_BLOCKED, action.actor):
            _end_blocked(s, action)
        else:
            push(s, agenda.BLOCK_COMBAT)
    else:
        push(s, agenda.END_ACTION)


def _end_blocked(s: State, action: Action) -> None:
    """The blocker locks and the action ends before the block resolves."""
    blocker = find(s, action.blocker)
    if blocker is not None:
        blocker.locked = True
    end_now(s)


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
        diablerie.burn_victim(s, step.a, step.b)
    elif step.kind == agenda.FIGHT_BLOCKER:
        combat.begin(s, step.a, step.b)
    elif s.action is not None:
        _after_resolution(s, s.action)


def _after_resolution(s: State, action: Action) -> None:
    """Effects after resolution, blocked or not; or back to block attempts, as if unblocked (VTES-ACT-26)."""
    if action.continues and _actor_stands(s, action):
        action.continues = False
        action.blocked_by = action.blocker = NOTHING
        windows.open_window(s, NO_ATTEMPT, action.seat)
        return
    push(s, agenda.OPEN_WINDOW, action.seat, AFTER_ACTION)
    if action.successful:
        happened(s, happenings.ACTION_SUCCEEDED, action.actor)


def interrupt(s: State) -> bool:
    """The acting minion is no longer ready: the action ends (VTES-ACT-24); so does an attempt of nobody."""
    action, kind = s.action, windows.open_kind(s)
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
        return resolve(s)
    if step.kind == agenda.SERVE:
        return blocking.serve(s, step.seat, step.a)
    return diablerie.start_step(s, step)


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
        gained = zones.gain_blood(s, actor, 1 + numbers.added(s, numbers.HUNT, actor.uid))
        cards(s, "vtes-log-hunted", action.seat, [actor.kind], amount=gained)
        happened(s, happenings.HUNTED, actor.uid)
    elif action.kind == LEAVE_TORPOR:
        if zones.burn_blood(s, actor, LEAVE_COST) == LEAVE_COST:
            zones.leave_torpor(s, actor)
    elif action.kind == BECOME_ANARCH:
        cost = anarch_cost(s, actor)
        if zones.burn_blood(s, actor, cost) == cost:
            sects.become(s, actor, ANARCH)
    elif action.kind == EQUIP:
        _take_named(s, action, actor)
    else:
        push(
            s,
            agenda.PAY_RESCUE if action.kind == RESCUE else agenda.DIABLERIE,
            action.seat,
            actor.uid,
            action.target,
        )
    return None


def _resolve_card(s: State, action: Action, actor: InPlay, using: Using) -> Play | None:
    definition = s.pool.cards[using.kind]
    use = definition.uses[using.index]
    card = definition.free if using.source != NOTHING else definition
    pool, blood = (
        requirements.pool_cost(s, card, use, using.seat),
        requirements.blood_cost(s, card, use, actor),
    )
    if using.source == NOTHING:
        blood += using.x if definition.blood == X else 0
        pool += using.x if definition.pool == X else 0
    affordable = s.players[using.seat].pool >= pool and actor.counters >= blood
    zones.burn_blood(s, actor, blood)
    zones.burn_pool(s, using.seat, pool)
    if not affordable:
        return None  # paid as far as possible, without effect (VTES-ACT-23)
    if action.kind == POLITICS:
        politics.begin(s, using, actor)
        return None
    for index in range(len(use.effects) - 1, -1, -1):
        push(s, agenda.EFFECT, using.seat, index, using=using)
    if action.kind == BLEED:
        bleed(s, action)
    return None


def bleed(s: State, action: Action) -> None:
    """At 1 or more the target burns so much pool and the Edge goes to the acting Methuselah (VTES-ACT-09)."""
    if not is_bleed_successful(s):
        return
    amount = numbers.action_bleed(s)
    target = action.targets[0]
    action.bled = amount
    zones.burn_pool(s, target, amount)
    numbers_told(s, "vtes-log-bled", action.seat, amount=amount, foe=target)
    take_edge(s, action.seat)
    happened(s, happenings.BLED, action.actor)


def is_bleed_successful(s: State) -> bool:
    """For 1 or more, at somebody, and nothing has spoiled it."""
    action = s.action
    if action is None or not action.targets or numbers.noted(s, numbers.NO_BLEED, action.actor):
        return False
    if s.players[action.targets[0]].out:
        return False  # nobody is there to be bled (VTES-ACT-23)
    return numbers.action_bleed(s) >= 1


def take_edge(s: State, seat: Seat) -> None:
    if s.edge != seat:
        s.edge = seat
        numbers_told(s, "vtes-log-edge", seat)
        happened(s, happenings.EDGE_GAINED, seat)


def end(s: State) -> None:
    """The action card goes where it belongs; deferred replacements come; the minion phase goes on."""
    action = s.action
    if action is None:
        return
    if action.card != NOTHING and not action.card_placed:
        zones.to_ash(s, action.seat, action.card)
    _dawn(s, action)
    s.action = None
    expire(s, END_OF_ACTION)
    limits.renew(s, limits.EACH_ACTION)
    draw_all_owed(s, OWED_AFTER_ACTION)


def _dawn(s: State, action: Action) -> None:
    """Damage that waits for the resolution of the action, blocked or not."""
    actor = find(s, action.actor)
    reached = action.successful or action.blocker != NOTHING
    points = [effect.amount for effect in s.lasting if effect.what == numbers.DAWN]
    if actor is not None and reached and points:
        damage.outside_combat(s, actor, 0, sum(points))


def go_on_unblocked(s: State) -> None:
    """As if it had not been blocked, once the combat is over (VTES-ACT-26).

    Whoever has declined to block gets no new chance.
    """
    if s.action is not None:
        s.action.continues = True


def end_now(s: State) -> None:
    """An effect ends the action: all its windows close (VTES-ACT-24)."""
    action = s.action
    if action is not None:
        action.over = True
        while s.windows and ANNOUNCED <= windows.open_kind(s) <= BLOCKED:
            windows.drop(s)
        push(s, agenda.END_ACTION)
