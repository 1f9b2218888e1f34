"""Equipment: what lies on whom, and taking it from another minion (VTES-ACT-12)."""

from __future__ import annotations

from noctuary.games.vtes import permissions
from noctuary.games.vtes.board import find, is_minion, minions
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import EQUIP, EQUIPMENT, VEHICLE
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import acting, announcing, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def equipment_on(s: State, uid: int) -> list[InPlay]:
    return [card for card in s.cards if card.host == uid and s.pool.bodies[card.kind] & EQUIPMENT]


def rides(s: State, uid: int) -> bool:
    """Whether a minion has a vehicle: one is all it can have."""
    return any(_is_vehicle(s, card) for card in equipment_on(s, uid))


def _is_vehicle(s: State, card: InPlay) -> bool:
    return bool(s.pool.cards[card.kind].keywords & VEHICLE)


def cannot_have(s: State, uid: int) -> bool:
    """Whether something keeps a minion from equipment altogether."""
    return permissions.forbidden(s, permissions.TO_EQUIP, uid)


def why_not_take(s: State, card: InPlay, giver: int) -> Refusal | None:
    """Equipment of another minion of hers (VTES-ACT-12)."""
    other = find(s, giver)
    if other is None or other is card or other.controller != card.controller or not is_minion(s, other):
        return Refusal(RuleId("VTES-ACT-12"), MessageId("vtes-why-take-from"))
    return (
        None
        if _takeable(s, card, giver, ())
        else Refusal(RuleId("VTES-ACT-12"), MessageId("vtes-why-no-equipment"))
    )


def _takeable(s: State, card: InPlay, giver: int, named: tuple[int, ...]) -> list[int]:
    """What else it can take: one vehicle on each minion, nothing it may not try again (VTES-ACT-12, -02)."""
    if cannot_have(s, card.uid):
        return []
    full = rides(s, card.uid) or any(_is_vehicle(s, one) for one in s.cards if one.uid in named)
    return [
        one.uid
        for one in equipment_on(s, giver)
        if one.uid not in named
        and not (full and _is_vehicle(s, one))
        and _suits(s, card, one)
        and not acting.tried_without_card(card, EQUIP, one.uid)
    ]


def _suits(s: State, card: InPlay, item: InPlay) -> bool:
    """“A minion can have only one” holds whichever way it comes by it."""
    using = Using(card.controller, item.kind, 0, card.uid)
    return all(
        condition.why_not(s, using) is None
        for use in s.pool.cards[item.kind].uses[:1]
        for condition in use.conditions
    )


def why_not_steal(s: State, card: InPlay, item: InPlay) -> Refusal | None:
    """Equipment of another Methuselah: it goes by the same rules as her own (VTES-ACT-12)."""
    full = rides(s, card.uid) and _is_vehicle(s, item)
    can = not cannot_have(s, card.uid) and not full and _suits(s, card, item)
    return None if can else Refusal(RuleId("VTES-ACT-12"), MessageId("vtes-why-no-equipment"))


def name_items(s: State, card: InPlay, giver: int) -> Play:
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
    action = announcing.announce(s, card, EQUIP)
    action.target = giver
    action.items = named
    action.stealth = 1
    announcing.tell(s, action)


def take_named(s: State, action: Action, actor: InPlay) -> None:
    """What is still where it was (VTES-ACT-23)."""
    for item in equipment_on(s, action.target):
        if item.uid in action.items:
            zones.attach(item, actor)
            item.controller = actor.controller


# -- locations on minions ---------------------------------------------------------------------------------


def take_location(s: State, seat: Seat, card: InPlay, source: int) -> Play | None:
    """Hers from now on; one that lies on a minion goes on any of hers, or is burned if she has none.

    `source`: the card that takes it.
    """
    if card.host == NOTHING:
        zones.steal(s, card, seat)
        return None
    own = [one.uid for one in minions(s, seat) if _suits(s, one, card)]
    if own:
        return _ask_bearer(s, seat, card, own, source)
    zones.burn(s, card)
    return None


def _ask_bearer(s: State, seat: Seat, card: InPlay, own: list[int], source: int) -> Play:
    uid = yield from choose_card(seat, "vtes-ask-bearer", own, source)
    host = find(s, uid)
    if host is not None:
        zones.steal(s, card, seat)
        zones.attach(card, host)
