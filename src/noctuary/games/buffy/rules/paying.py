"""Paying the price of an ability: all its costs together, each in full, before anything happens.

What they leave to choose is asked first, for all of them: nothing hidden shows itself in between. Each cost
is a block of its own (`blocks.costs`); here stands only what one of them must leave for the others.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy.context import Context
from noctuary.games.buffy.kinds import CHARACTER
from noctuary.games.buffy.pieces import Cost, Paid
from noctuary.games.buffy.state import State
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

TOO_TIRED: Final = Refusal(RuleId("BUF-FAT-02"), MessageId("buffy-remedy-too-tired-to-pay"))
NOT_ENOUGH_CARDS: Final = Refusal(RuleId("BUF-RUL-35"), MessageId("buffy-remedy-cards-to-pay"))
NOTHING_TO_GIVE: Final = Refusal(RuleId("BUF-RUL-35"), MessageId("buffy-remedy-nothing-to-give"))
_LATEST: Final = 4


# -- whether it can be paid ---------------------------------------------------------------------------


def why_not_pay(s: State, ctx: Context, costs: list[Cost]) -> Refusal | None:
    for cost in costs:
        refusal = cost.why_not(s, ctx, cost.amount)
        if refusal is not None:
            return refusal
    return _why_not_together(s, ctx, costs) if len(costs) > 1 else None


def _why_not_together(s: State, ctx: Context, costs: list[Cost]) -> Refusal | None:
    """No card, Point or character pays twice (BUF-DST-03, BUF-FAT-02)."""
    for cost in costs:
        if cost.summed:
            total = sum([other.takes_from(s, ctx, cost) for other in costs])
            refusal = cost.why_not(s, ctx, total)
            if refusal is not None:
                return refusal
    if not each_by_another(discards(s, ctx, costs), []):
        return NOTHING_TO_GIVE
    return None if each_by_another(demands(s, ctx, costs), []) else TOO_TIRED


def gives_up_itself(costs: list[Cost]) -> bool:
    """Whether the source itself is part of the price."""
    return any(cost.gives_up for cost in costs)


def demands(s: State, ctx: Context, costs: list[Cost]) -> list[list[int]]:
    """For each character that must fatigue, who can."""
    found: list[list[int]] = []
    for cost in costs:
        if cost.tires:
            found += [[one.uid for one in cost.able(s, ctx)]] * cost.amount
    return found


def discards(s: State, ctx: Context, costs: list[Cost]) -> list[list[int]]:
    """For each character to be discarded, who can be: not the source, if that is given up besides."""
    source = ctx.uid if gives_up_itself(costs) and s.pool.type[ctx.kind] == CHARACTER else NOTHING
    return [[one.uid for one in cost.able(s, ctx) if one.uid != source] for cost in costs if cost.discards]


def each_by_another(wanted: list[list[int]], taken: list[int]) -> bool:
    """Whether a different character is left for each demand."""
    if not wanted:
        return True
    return any(uid not in taken and each_by_another(wanted[1:], [*taken, uid]) for uid in wanted[0])


# -- paying -------------------------------------------------------------------------------------------


def asks(ctx: Context, costs: list[Cost]) -> bool:
    """Whether paying leaves something to choose."""
    return any(cost.asks(ctx) for cost in costs)


def pay_plainly(s: State, ctx: Context, costs: list[Cost]) -> None:
    """Pay where nothing is left to choose."""
    for place in _paying_order(costs):
        costs[place].pay(s, ctx, Paid(costs[place]))


def pay(s: State, ctx: Context, costs: list[Cost]) -> Play:
    made: list[Paid] = []
    for place, cost in enumerate(costs):
        if cost.chooses:
            paid = yield from cost.choose(s, ctx, costs, place, made)
            made.append(paid)
        else:
            made.append(Paid(cost))
    for place in _paying_order(costs):
        costs[place].pay(s, ctx, made[place])


def _paying_order(costs: list[Cost]) -> list[int]:
    """Their places: as written, but what leaves play goes last."""
    return [place for late in range(_LATEST + 1) for place, cost in enumerate(costs) if cost.late == late]
