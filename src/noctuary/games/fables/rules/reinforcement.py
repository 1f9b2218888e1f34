"""Reinforcement and Twists (FAB-REINF, FAB-TWIST)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import open_unit, push
from noctuary.games.fables.kinds import ALL_KINDS, BASIC_KINDS, reserve_pile
from noctuary.games.fables.rules.markers import spend_power
from noctuary.games.fables.rules.zones import enter_discard
from noctuary.games.fables.state import State
from noctuary.kernel import tell
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, moves_by_number
from noctuary.kernel.refusal import Refusal

EMPTY_PILE: Final = Refusal(RuleId("FAB-RUL-52"), MessageId("fables-remedy-empty-pile"))
NOT_ON_TOP: Final = Refusal(RuleId("FAB-REINF-04"), MessageId("fables-remedy-not-on-top"))
NOT_FOR_SALE: Final = Refusal(RuleId("FAB-REINF-01"), MessageId("fables-remedy-not-for-sale"))

_BUY: Final = moves_by_number(verbs.BUY, ALL_KINDS)


def reserve_top(s: State, me: Seat, card_type: int) -> int:
    """The kind on top of a reserve, or NOTHING; only the owner may buy it (FAB-SETUP-06)."""
    board = s.boards[me]
    reserve = board.sheet.reserves[card_type]
    gone = board.reserves[card_type]
    return reserve[gone] if gone < len(reserve) else NOTHING


def pile_of_purchase(s: State, me: Seat, kind: int) -> int:
    return kind if kind < BASIC_KINDS else reserve_pile(me, s.pool.type[kind])


def price(s: State, me: Seat, kind: int) -> int:
    """What the card costs this Fable now: printed cost, surcharges, an Imp's Purse."""
    cost = s.pool.cost[kind]
    team = s.boards[me].team
    for other in s.boards:
        sheet = other.sheet
        if sheet.surcharges and other.team != team and not other.out:
            cost += sheet.surcharge(s, other.seat, pile_of_purchase(s, me, kind))
    return max(cost - _discount(s, me), 0)


def _discount(s: State, me: Seat) -> int:
    return s.turn.discount if me == s.active else 0


def why_not_buy(s: State, me: Seat, kind: int) -> Refusal | None:
    """The top card of a basic pile or of an own reserve, paid in Power (FAB-REINF-01, FAB-REINF-04)."""
    if kind < BASIC_KINDS:
        if s.piles[kind] <= 0:
            return EMPTY_PILE
    elif not s.pool.is_talent[kind] or s.boards[me].sheet.slug != s.pool.order[s.pool.sheet_of[kind]].slug:
        return NOT_FOR_SALE
    else:
        top = reserve_top(s, me, s.pool.type[kind])
        if top != kind:
            return EMPTY_PILE if top == NOTHING else NOT_ON_TOP
    short = price(s, me, kind) - s.boards[me].power
    return Refusal(RuleId("FAB-REINF-01"), MessageId("fables-remedy-power"), short) if short > 0 else None


def add_purchases(s: State, me: Seat, moves: list[Move]) -> None:
    """What `why_not_buy` lets through; nothing is dearer than printed where no sheet asks a surcharge."""
    power = s.boards[me].power + _discount(s, me)
    if power <= 0:
        return
    cost = s.pool.cost
    dearer = _surcharged(s)
    for kind, left in enumerate(s.piles):
        if left > 0 and cost[kind] <= power and (not dearer or why_not_buy(s, me, kind) is None):
            moves.append(_BUY[kind])
    for card_type in range(3):
        kind = reserve_top(s, me, card_type)
        if kind == NOTHING or cost[kind] > power or not s.pool.is_talent[kind]:
            continue
        if not dearer or why_not_buy(s, me, kind) is None:
            moves.append(_BUY[kind])


def _surcharged(s: State) -> bool:
    for board in s.boards:
        if board.sheet.surcharges:
            return True
    return False


def buy(s: State, me: Seat, kind: int) -> None:
    """A bought card goes to the discard pile (FAB-REINF-03), under Sealing Wax on top of the deck."""
    open_unit(s)
    spend_power(s, me, price(s, me, kind))
    s.turn.discount = 0
    if s.log is not None:
        tell.cards(s, "fables-log-buy", me, [kind])
    pile = pile_of_purchase(s, me, kind)
    if kind < BASIC_KINDS:
        s.piles[kind] -= 1
    else:
        take_reserve_top(s, me, s.pool.type[kind])
    if s.turn.seal and s.pool.level[kind] <= s.turn.seal:
        s.turn.seal = 0
        s.boards[me].deck.append(kind)
    else:
        enter_discard(s, me, kind)
    for board in s.boards:
        if board.sheet.watches_purchases and board.team != s.boards[me].team and not board.out:
            board.sheet.foe_bought(s, board.seat, me, pile)


def take_reserve_top(s: State, me: Seat, card_type: int) -> int:
    """Take the top card off a reserve; a Twist that comes up is unlocked at once (FAB-TWIST-01)."""
    kind = reserve_top(s, me, card_type)
    _count_gone(s, me, card_type)
    twist = reserve_top(s, me, card_type)
    if twist != NOTHING and s.pool.is_twist[twist]:
        _count_gone(s, me, card_type)
        unlock(s, me, twist)
    return kind


def _count_gone(s: State, me: Seat, card_type: int) -> None:
    gone = list(s.boards[me].reserves)
    gone[card_type] += 1
    s.boards[me].reserves = tuple(gone)


def unlock(s: State, me: Seat, twist: int) -> None:
    """Free of charge into the Twist area; what it does at once is a unit of its own (FAB-RUL-50)."""
    board = s.boards[me]
    board.twists = (*board.twists, twist)
    if s.log is not None:
        tell.cards(s, "fables-log-unlock", me, [twist])
    push(s, agenda.UNLOCKED, me, twist)
