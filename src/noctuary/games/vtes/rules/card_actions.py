"""The actions of cards, in hand and in play (VTES-ACT-05, VTES-ACT-20)."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, is_minion, is_vampire, prey
from noctuary.games.vtes.card import ActionOf, UseOf, Using
from noctuary.games.vtes.kinds import BLEED, POLITICS, STERILE, TORPOR, VEHICLE
from noctuary.games.vtes.rules import (
    acting,
    announcing,
    calling_off,
    costs,
    equipping,
    limits,
    requirements,
    zones,
)
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def why_not_act(s: State, using: Using) -> Refusal | None:
    """What keeps a minion from the action of a card, in hand or in play."""
    refusal = acting.why_not_minion(s, using.seat, using.minion)
    card = find(s, using.minion)
    if refusal is not None or card is None:
        return refusal
    definition = s.pool.cards[using.kind]
    action = definition.uses[using.index].action
    assert action is not None
    refusal = acting.why_not_before_mandatory(s, using.seat, card, action.kind, using)
    if refusal is not None:
        return refusal
    if card.region == TORPOR:
        return Refusal(RuleId("VTES-TORPOR-02"), MessageId("vtes-why-in-torpor"))
    if acting.tried(using, action.kind, card):
        return Refusal(RuleId("VTES-ACT-02"), MessageId("vtes-why-repeated"))
    if action.kind == POLITICS:
        refusal = calling_off.why_not_again(s, using)
        if refusal is not None:
            return refusal
    if action.kind == POLITICS and not is_vampire(s, card):
        return Refusal(RuleId("VTES-ACT-14"), MessageId("vtes-why-only-vampires"))
    refusal = acting.why_not_slave(s, card, directed=action.directed or action.kind == BLEED)
    if refusal is not None:
        return refusal
    if numbers.has_trait(s, card, STERILE) and _makes_vampires(definition.uses[using.index]):
        return Refusal(RuleId("VTES-SECT-04"), MessageId("vtes-why-sterile"))
    if using.source != NOTHING:
        return requirements.why_not_meet(s, definition.free, definition.uses[using.index], card)
    if definition.keywords & VEHICLE and equipping.rides(s, card.uid):
        return Refusal(RuleId("VTES-ACT-12"), MessageId("vtes-why-vehicle"))
    return None


def _makes_vampires(use: UseOf) -> bool:
    return any(effect.makes_vampires for effect in use.effects)


def begin_card_action(s: State, using: Using) -> None:
    """The card is set aside until the action resolves (VTES-ACT-05)."""
    card = find(s, using.minion)
    if card is None or not is_minion(s, card):
        if using.source == NOTHING:
            zones.played_away(s, using)
        return
    declared = s.pool.cards[using.kind].uses[using.index].action
    assert declared is not None
    action = announcing.announce(s, card, declared.kind, using)
    action.card = NOTHING if using.source != NOTHING else using.kind
    if using.source == NOTHING:
        limits.uses_disciplines(s, using)
    action.stealth = declared.stealth
    action.bleed = declared.bleed
    action.target = using.target
    action.pool_cost, action.blood_cost = costs.price(
        s, s.pool.cards[using.kind].uses[using.index], using, card
    )
    announcing.direct_at(s, action, _whom(s, using, declared))
    announcing.tell(s, action)
    for effect in declared.announced:
        effect.run(s, using)


def _whom(s: State, using: Using, declared: ActionOf) -> list[Seat]:
    """The Methuselah chosen, the prey of a bleed, or whoever controls the target (VTES-ACT-07)."""
    if declared.whom is not None:
        return declared.whom.seats(s, using)
    if using.target_seat != NOBODY:
        return [using.target_seat]
    if declared.kind == BLEED:
        return [prey(s, using.seat)]
    return announcing.controller_of(s, using.target) if declared.directed else []
