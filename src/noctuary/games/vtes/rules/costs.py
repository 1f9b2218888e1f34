"""What a card costs now, and whether it can be paid (VTES-SEQ-07)."""

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find, there
from noctuary.games.vtes.card import Card, UseOf, Using, X
from noctuary.games.vtes.kinds import ACTION_CARDS, COMBAT, CONTESTED, READY
from noctuary.games.vtes.questions import choose_number
from noctuary.games.vtes.rules import requirements, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Ask
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def pool_cost(s: State, card: Card, use: UseOf, using: Using) -> int:
    """What it costs in pool now; X counts as 0 until it is chosen."""
    printed = using.x if card.pool == X else card.pool
    more = numbers.added(s, numbers.POOL_COST, numbers.about_seat(using.seat)) if printed else 0
    return max(0, printed + more + _added(s, card, using, numbers.POOL_COST) - using.pool_off) + use.pool


def blood_cost(s: State, card: Card, use: UseOf, using: Using, minion: InPlay | None) -> int:
    """What it costs in blood now; X counts as 0 until it is chosen."""
    printed = card.blood
    if printed == X:
        printed = using.x if card.x_is is None else card.x_is.number(s, using)
    more = numbers.added(s, numbers.BLOOD_COST, minion.uid) if printed and minion is not None else 0
    if minion is not None and s.combat is not None and (use.types or card.types) & COMBAT:
        more += numbers.added(s, numbers.COMBAT_COST, minion.uid)
    return max(0, printed + more + _added(s, card, using, numbers.BLOOD_COST) - using.blood_off) + use.blood


def _added(s: State, card: Card, using: Using, what: int) -> int:
    """What cards in play add to the cost of a card that is played: uses of what is in play have none."""
    if not s.in_force.costs or card.kind == NOTHING:
        return 0
    more = 0
    for one in s.cards:
        if s.pool.changes_costs[one.kind] and one.region != CONTESTED:
            for trait in s.pool.cards[one.kind].traits:
                more += trait.cost(s, one, card, using, what)
    return more


def price(s: State, use: UseOf, using: Using, minion: InPlay | None) -> tuple[int, int]:
    """Pool and blood that a use costs, the X that was chosen included (VTES-SEQ-07)."""
    card = _priced(s, use, using)
    return pool_cost(s, card, use, using), blood_cost(s, card, use, using, minion)


def _priced(s: State, use: UseOf, using: Using) -> Card:
    """The card, without its own cost where it is in play already or has granted the use."""
    definition = s.pool.cards[using.kind]
    return definition.free if using.source != NOTHING or use.granted else definition


def why_not_afford(s: State, card: Card, use: UseOf, using: Using, minion: InPlay | None) -> Refusal | None:
    """Something unaffordable may not be announced; the last pool may be paid (VTES-SEQ-07)."""
    refusal = _why_not_pay(s, card, use, using, minion)
    if refusal is not None and s.in_force.costs and card.kind != NOTHING:
        for discount in discounts(s, use, using):
            if any(
                _why_not_pay(s, card, use, less, minion) is None for less in _less(using, discount.amount)
            ):
                return None
        for uid in payers(s, use, using):
            if _why_not_pay(s, card, use, paid_by(using, uid), minion) is None:
                return None
        if counters_for(s, using) and _is_met_with_counters(s, card, use, using, minion):
            return None
    return refusal


def _why_not_pay(s: State, card: Card, use: UseOf, using: Using, minion: InPlay | None) -> Refusal | None:
    if not can_pay_pool(s, using, pool_cost(s, card, use, using)):
        return Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-pool"))
    blood = blood_cost(s, card, use, using, minion)
    if not blood and card.blood != X:
        return None
    if minion is None or minion.counters < blood:
        return Refusal(RuleId("VTES-SEQ-07"), MessageId("vtes-why-blood"))
    return (
        None
        if requirements.is_as_vampire(s, card, use, minion)
        else Refusal(RuleId("VTES-SECT-06"), MessageId("vtes-why-ally-pays"))
    )


def affordable(s: State, use: UseOf, using: Using) -> bool:
    """With what has been chosen so far: what a card is aimed at may make it dearer."""
    return why_not_afford(s, _priced(s, use, using), use, using, find(s, using.minion)) is None


def _payable(s: State, use: UseOf, using: Using) -> bool:
    """The same without anything more to be done to pay less."""
    return _why_not_pay(s, _priced(s, use, using), use, using, find(s, using.minion)) is None


# -- what can be done to pay less ---------------------------------------------------------------------------


class Discount:
    """A card in play that can be locked so that a card costs so much less, pool or blood."""

    __slots__ = ("amount", "uid")

    def __init__(self, uid: int, amount: int) -> None:
        self.uid = uid
        self.amount = amount


def discounts(s: State, use: UseOf, using: Using) -> list[Discount]:
    """Those on offer for a card that costs something."""
    if sum(price(s, use, using, find(s, using.minion))) == 0:
        return []
    found: list[Discount] = []
    for one in s.cards:
        if s.pool.changes_costs[one.kind] and one.region != CONTESTED and not one.locked:
            for trait in s.pool.cards[one.kind].traits:
                amount = trait.offers(s, one, using)
                if amount:
                    found.append(Discount(one.uid, amount))
    return found


def can_be_helped(s: State, use: UseOf, using: Using) -> bool:
    """Whether anything in play could make it cheaper, or somebody pay for it."""
    return bool(discounts(s, use, using) or payers(s, use, using))


def is_needed(s: State, use: UseOf, using: Using) -> bool:
    """Whether the card cannot be paid for without one."""
    return not _payable(s, use, using)


def with_discount(s: State, use: UseOf, using: Using, discount: Discount) -> Using:
    """Off the pool that it costs, or off the blood where it costs none or that is what is lacking."""
    of_pool, of_blood = _less(using, discount.amount)
    pool, _ = price(s, use, using, find(s, using.minion))
    return of_pool if pool and _payable(s, use, of_pool) else of_blood


# -- who else can pay ---------------------------------------------------------------------------------------


def payers(s: State, use: UseOf, using: Using) -> list[int]:
    """Vampires that can be locked to pay what the card costs in pool with their blood."""
    pool, _ = price(s, use, using, find(s, using.minion))
    if not pool:
        return []
    return [
        one.uid
        for one in s.cards
        if s.pool.changes_costs[one.kind]
        and _can_pay(one, pool)
        and any(trait.pays_for(s, one, using) for trait in s.pool.cards[one.kind].traits)
    ]


def _can_pay(card: InPlay, pool: int) -> bool:
    return card.region == READY and not card.locked and card.counters >= pool


def paid_by(using: Using, payer: int) -> Using:
    made = _with_less(using, 0, 0)
    made.payer = payer
    return made


def can_pay_pool(s: State, using: Using, pool: int) -> bool:
    """She has so much, or the vampire that was named to pay it has the blood."""
    payer = find(s, using.payer)
    return s.players[using.seat].pool >= pool or (payer is not None and _can_pay(payer, pool))


def pay_pool(s: State, using: Using, pool: int) -> None:
    payer = find(s, using.payer)
    if payer is not None and _can_pay(payer, pool):
        payer.locked = True
        zones.burn_blood(s, payer, pool)
        cards(s, "vtes-log-uses", using.seat, [payer.kind], target=NOTHING)
    else:
        zones.burn_pool(s, using.seat, pool)


def _less(using: Using, amount: int) -> tuple[Using, Using]:
    """So much less pool, or blood."""
    return _with_less(using, amount, 0), _with_less(using, 0, amount)


def _with_less(using: Using, pool: int, blood: int) -> Using:
    made = using.twin()
    made.pool_off += pool
    made.blood_off += blood
    return made


# -- what counters pay --------------------------------------------------------------------------------------


def counters_for(s: State, using: Using) -> list[tuple[int, int]]:
    """Cards in play whose counters can pay for that one, each with how many."""
    if not s.in_force.costs:
        return []
    found: list[tuple[int, int]] = []
    for one in s.cards:
        if s.pool.changes_costs[one.kind] and one.region != CONTESTED:
            for trait in s.pool.cards[one.kind].traits:
                many = trait.spends(s, one, using)
                if many:
                    found.append((one.uid, many))
    return found


def _is_met_with_counters(s: State, card: Card, use: UseOf, using: Using, minion: InPlay | None) -> bool:
    pool, blood = pool_cost(s, card, use, using), blood_cost(s, card, use, using, minion)
    many = sum([have for _, have in counters_for(s, using)])
    return minion is not None and _lacking(s, using.seat, minion, pool, blood) <= many


def _lacking(s: State, seat: Seat, minion: InPlay, pool: int, blood: int) -> int:
    return max(0, pool - s.players[seat].pool) + max(0, blood - minion.counters)


def pay_with_counters(s: State, using: Using, pool: int, blood: int) -> Ask[tuple[int, int]]:
    """As many as she likes, at least what is lacking; the pool and blood that are left to pay."""
    minion = there(s, using.minion)
    spent: list[tuple[int, int]] = []
    for uid, have in counters_for(s, using):
        most = min(have, pool + blood)
        least = min(_lacking(s, using.seat, minion, pool, blood), most)
        many = yield from choose_number(
            using.seat, "vtes-ask-pay-with-counters", least, most, there(s, uid).kind, "VTES-SEQ-07"
        )
        of_pool = min(many, pool)
        pool, blood = pool - of_pool, blood - (many - of_pool)
        spent.append((uid, many))
    for uid, many in spent:
        zones.take(s, there(s, uid), many)
    return pool, blood


def pays_at_resolution(card: Card, use: UseOf) -> bool:
    """Action cards do; everything else pays when it is played (VTES-SEQ-07)."""
    return bool((use.types or card.types) & ACTION_CARDS)
