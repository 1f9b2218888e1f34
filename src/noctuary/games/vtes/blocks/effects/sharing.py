"""What two minions of one Methuselah share: blood, equipment and retainers go from one to the other."""

from __future__ import annotations

from noctuary.games.vtes.board import find, there
from noctuary.games.vtes.card import Effect, Phrase, Using
from noctuary.games.vtes.kinds import EQUIPMENT, RETAINER, VEHICLE
from noctuary.games.vtes.questions import choose_card, choose_number
from noctuary.games.vtes.rules import equipping, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.move import NOTHING


class Share(Effect):
    """Blood, equipment and retainers between the two that were chosen, either way.

    Blood that the other one has no room for is lost (VTES-SETUP-10); nobody gets what it may not have.
    """

    def phrase(self) -> Phrase:
        return Phrase("vtes-effect-share")

    def run(self, s: State, using: Using) -> Play | None:
        one, other = find(s, using.target), find(s, using.x)
        return None if one is None or other is None else self._share(s, using, one, other)

    def _share(self, s: State, using: Using, one: InPlay, other: InPlay) -> Play:
        given = yield from _blood(using, one)
        taken = 0 if given else (yield from _blood(using, other))
        moved = yield from _things(s, using, one, other)
        zones.gain_blood(s, other, zones.take(s, one, given))
        zones.gain_blood(s, one, zones.take(s, other, taken))
        for uid in moved:
            card = there(s, uid)
            zones.attach(card, other if card.host == one.uid else one)
            cards(s, "vtes-log-moves-on", using.seat, [card.kind, there(s, card.host).kind])


def _blood(using: Using, giver: InPlay) -> Ask[int]:
    """How much of its blood the other one gets."""
    if not giver.counters:
        return 0
    return (yield from choose_number(using.seat, "vtes-ask-share-blood", 0, giver.counters, giver.kind))


def _things(s: State, using: Using, one: InPlay, other: InPlay) -> Ask[list[int]]:
    moved: list[int] = []
    while True:
        left = [
            card.uid
            for card in s.cards
            if card.host in (one.uid, other.uid)
            and card.uid not in moved
            and _may_move(s, card, other if card.host == one.uid else one, moved)
        ]
        if not left:
            return moved
        uid = yield from choose_card(using.seat, "vtes-ask-share-card", left, using.kind, or_none=True)
        if uid == NOTHING:
            return moved
        moved.append(uid)


def _may_move(s: State, card: InPlay, to: InPlay, moved: list[int]) -> bool:
    """A piece of equipment or a retainer that the other one may have."""
    definition = s.pool.cards[card.kind]
    if not definition.types & (EQUIPMENT | RETAINER):
        return False
    if definition.types & EQUIPMENT and equipping.cannot_have(s, to.uid):
        return False
    if definition.keywords & VEHICLE:
        rides = [one for one in equipping.equipment_on(s, to.uid) if one.uid not in moved]
        if any(s.pool.cards[one.kind].keywords & VEHICLE for one in rides):
            return False
    wearing = Using(to.controller, card.kind, 0, to.uid)
    return all(condition.why_not(s, wearing) is None for condition in definition.uses[0].conditions)
