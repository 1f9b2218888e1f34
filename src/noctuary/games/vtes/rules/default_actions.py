"""The actions that need no card: bleed, hunt, take equipment, torpor, Anarchs (VTES-ACT-06 to -18)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import numbers, permissions, verbs
from noctuary.games.vtes.board import find, is_vampire, minions, prey
from noctuary.games.vtes.kinds import (
    BECOME_ANARCH,
    BLEED,
    BLOOD_CURSED,
    DIABLERISE,
    ENTER_COMBAT,
    EQUIP,
    HUNT,
    LEAVE_TORPOR,
    NO_TITLE,
    READY,
    RESCUE,
    TORPOR,
)
from noctuary.games.vtes.rules import acting, announcing, equipping, red_list, rescue, sects, targeting
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
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
        verbs.HUNT_DOWN,
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
    verbs.HUNT_DOWN: ENTER_COMBAT,
}
LEAVE_COST: Final = 2  # VTES-ACT-15
ANARCH_COST: Final = 2  # 1 with another ready Anarch (VTES-RUL-08)


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    if seat != s.active:
        return
    own = minions(s, seat)
    marked = red_list.marked(s, seat)
    for card in own:
        if card.locked or acting.why_not_minion(s, seat, card.uid) is not None:
            continue
        for verb in (verbs.BLEED, verbs.HUNT, verbs.LEAVE_TORPOR, verbs.BECOME_ANARCH):
            _offer(s, card, move(verb, card.uid), moves)
        for uid in marked:
            _offer(s, card, move(verbs.HUNT_DOWN, card.uid, uid), moves)
        for other in s.cards:
            if other.region == TORPOR:
                _offer(s, card, move(verbs.RESCUE, card.uid, other.uid), moves)
                _offer(s, card, move(verbs.DIABLERISE, card.uid, other.uid), moves)
        for other in own:
            _offer(s, card, move(verbs.TAKE_EQUIPMENT, card.uid, other.uid), moves)


def _offer(s: State, card: InPlay, wanted: Move, moves: list[Move]) -> None:
    if _why_not_this(s, card, wanted) is None:
        moves.append(wanted)


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The rule that keeps a minion from one of the actions that need no card."""
    refusal = acting.why_not_minion(s, seat, wanted.a)
    card = find(s, wanted.a)
    if refusal is not None or card is None:
        return refusal
    return _why_not_this(s, card, wanted)


def _why_not_this(s: State, card: InPlay, wanted: Move) -> Refusal | None:
    """The rule that keeps a minion that may act from this action."""
    kind = _KIND_OF_VERB[wanted.verb]
    refusal = acting.why_not_before_mandatory(s, card.controller, card, kind)
    if refusal is not None:
        return refusal
    if card.region == TORPOR:
        return (
            _why_not_leave_torpor(s, card)
            if kind == LEAVE_TORPOR
            else Refusal(RuleId("VTES-TORPOR-02"), MessageId("vtes-why-in-torpor"))
        )
    if acting.tried_without_card(card, kind, wanted.b):
        return Refusal(RuleId("VTES-ACT-02"), MessageId("vtes-why-repeated"))
    if kind == BLEED:
        return acting.why_not_slave(s, card, directed=True)
    if kind == HUNT:
        return _why_not_hunt(s, card)
    if kind == BECOME_ANARCH:
        return _why_not_become_anarch(s, card)
    if kind == EQUIP:
        return equipping.why_not_take(s, card, wanted.b)
    if kind == LEAVE_TORPOR:
        return Refusal(RuleId("VTES-ACT-15"), MessageId("vtes-why-not-in-torpor"))
    if kind == ENTER_COMBAT:
        return red_list.why_not_hunt_down(s, card, wanted.b) or _why_not_aim(s, card, wanted.b)
    return _why_not_in_torpor(s, card, wanted.b, kind)


def _why_not_hunt(s: State, card: InPlay) -> Refusal | None:
    if not is_vampire(s, card):
        return Refusal(RuleId("VTES-ACT-11"), MessageId("vtes-why-only-vampires-hunt"))
    if permissions.forbidden(s, permissions.TO_HUNT, card.uid):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-cannot-hunt"))
    return None


def _why_not_leave_torpor(s: State, card: InPlay) -> Refusal | None:
    if permissions.forbidden(s, permissions.TO_BE_FREED, card.uid):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-hostage"))
    return (
        None
        if card.counters >= LEAVE_COST
        else Refusal(RuleId("VTES-ACT-15"), MessageId("vtes-why-leave-cost"))
    )


def _why_not_become_anarch(s: State, card: InPlay) -> Refusal | None:
    """A ready untitled vampire that is none yet (VTES-ACT-18)."""
    if not is_vampire(s, card) or sects.is_anarch(s, card) or numbers.title(s, card) != NO_TITLE:
        return Refusal(RuleId("VTES-ACT-18"), MessageId("vtes-why-become-anarch"))
    return (
        None
        if card.counters >= anarch_cost(s, card)
        else Refusal(RuleId("VTES-RUL-08"), MessageId("vtes-why-anarch-cost"))
    )


def _blood_cost(s: State, card: InPlay, kind: int) -> int:
    """Fixed with the announcement (VTES-ACT-05)."""
    if kind == LEAVE_TORPOR:
        return LEAVE_COST
    return anarch_cost(s, card) if kind == BECOME_ANARCH else 0


def anarch_cost(s: State, card: InPlay) -> int:
    others = [one for one in minions(s, card.controller) if one is not card and one.region == READY]
    return ANARCH_COST - any(is_vampire(s, one) and sects.is_anarch(s, one) for one in others)


def _why_not_in_torpor(s: State, card: InPlay, target: int, kind: int) -> Refusal | None:
    """Rescue and diablerie: a ready vampire, on one in torpor (VTES-ACT-16, VTES-ACT-17)."""
    rule = RuleId("VTES-ACT-16" if kind == RESCUE else "VTES-ACT-17")
    victim = find(s, target)
    if victim is None or victim.region != TORPOR or not is_vampire(s, card):
        return Refusal(rule, MessageId("vtes-why-vampire-in-torpor"))
    refusal = acting.why_not_slave(s, card, directed=victim.controller != card.controller)
    if refusal is not None:
        return refusal
    refusal = _why_not_aim(s, card, target)
    if refusal is not None:
        return refusal
    if permissions.forbidden(s, permissions.TO_BE_FREED, target):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-hostage"))
    if kind == RESCUE:
        return rescue.why_not_pay(s, card, victim)
    if numbers.has_trait(s, card, BLOOD_CURSED) or permissions.forbidden(
        s, permissions.TO_DIABLERISE, card.uid
    ):
        return Refusal(RuleId("VTES-DIAB-04"), MessageId("vtes-why-cannot-diablerise"))
    return None


def _why_not_aim(s: State, card: InPlay, target: int) -> Refusal | None:
    """Some minions cannot be the target of others' actions: a card says so."""
    away = s.in_force.numbers[permissions.TO_BE_TARGETED] and targeting.is_out_of_reach(
        s, card.controller, target
    )
    return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-out-of-reach")) if away else None


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    """Announce one of the actions that need no card."""
    kind = _KIND_OF_VERB[wanted.verb]
    card = find(s, wanted.a)
    assert card is not None
    if kind == EQUIP:
        return equipping.name_items(s, card, wanted.b)
    if kind == RESCUE:
        rescued = find(s, wanted.b)
        assert rescued is not None
        return rescue.announce(s, card, rescued)
    action = announcing.announce(s, card, kind)
    if kind == BLEED:
        action.targets = (prey(s, seat),)
    elif kind == DIABLERISE:
        action.target = wanted.b
        announcing.direct_at(s, action, announcing.controller_of(s, wanted.b))
        action.stealth = 0 if action.targets else 1
    elif kind == ENTER_COMBAT:
        action.target = wanted.b
        announcing.direct_at(s, action, announcing.controller_of(s, wanted.b))
        action.stealth = 1
        acting.forbid_repeating(s)  # each vampire once (VTES-SECT-08)
    else:
        action.stealth = 1
        action.blood_cost = _blood_cost(s, card, kind)
    announcing.tell(s, action)
    return None
