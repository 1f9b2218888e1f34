"""Cards that come into play by the effect of another: no action, but requirements and cost hold."""

from __future__ import annotations

from noctuary.games.vtes.board import find
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import EQUIPMENT, SUPERIOR, VEHICLE
from noctuary.games.vtes.rules import contests, costs, equipping, limits, playing, requirements, zones
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.decision import Play


def ways(s: State, minion: InPlay, kind: int, types: int, *, ignoring: bool = False) -> list[int]:
    """The uses with which a minion could put such a card into play: one for each level it may choose.

    `ignoring` what the card requires; a superior level is for who has it all the same.
    """
    uses = s.pool.cards[kind].uses
    seat = minion.controller
    return [
        index
        for index, use in enumerate(uses)
        if not use.in_play
        and not use.granted
        and use.types & types
        and _may(s, Using(seat, kind, index, minion.uid), minion, ignoring and use.level < SUPERIOR)
    ]


def _may(s: State, using: Using, minion: InPlay, ignoring: bool) -> bool:
    definition = s.pool.cards[using.kind]
    use = definition.uses[using.index]
    if definition.unique and contests.own_copy(s, using.seat, using.kind):
        return False
    if definition.keywords & VEHICLE and equipping.rides(s, minion.uid):
        return False
    if definition.types & EQUIPMENT and equipping.cannot_have(s, minion.uid):
        return False
    if definition.limits and limits.is_spent(s, definition, use, minion):
        return False
    if not ignoring and requirements.why_not_meet(s, definition, use, minion) is not None:
        return False
    if costs.why_not_afford(s, definition, use, using, minion) is not None:
        return False
    return all(condition.why_not(s, using) is None for condition in use.conditions)


def put(s: State, using: Using) -> Play:
    """It is paid for, and comes into play as its own text says."""
    use = s.pool.cards[using.kind].uses[using.index]
    if s.in_force.costs:
        using = yield from playing.cheaper(s, use, using)
    minion = find(s, using.minion)
    assert minion is not None
    pool, blood = costs.price(s, use, using, minion)
    if pool + blood and costs.counters_for(s, using):
        pool, blood = yield from costs.pay_with_counters(s, using, pool, blood)
    limits.spend(s, s.pool.cards[using.kind], using.index, minion.uid)
    zones.burn_blood(s, minion, blood)
    costs.pay_pool(s, using, pool)
    playing.push_effects(s, use, using)
