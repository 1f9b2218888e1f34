"""Damage: prevention, mending, wounds, burning (VTES-DMG)."""

from __future__ import annotations

from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.kinds import READY, TO_TORPOR
from noctuary.games.vtes.rules import windows, zones
from noctuary.games.vtes.state import Combat, Fighter, InPlay, State, Step
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play


def take(s: State, combat: Combat) -> None:
    """All damage of one moment, after prevention (VTES-DMG-01)."""
    for one in combat.sides:
        card = find(s, one.uid)
        if card is not None and (one.pending or one.pending_aggravated):
            before = card.counters if is_vampire(s, card) else 0  # life is not blood
            inflict(s, card, one.pending, one.pending_aggravated)
            one.lost += max(0, before - card.counters)
        one.pending = one.pending_aggravated = one.unpreventable = one.prevent = 0


def prevent(one: Fighter, amount: int) -> int:
    """Up to so many points of the damage at hand, aggravated ones first; what is left over is lost."""
    preventable = max(0, one.pending + one.pending_aggravated - one.unpreventable)
    amount = min(amount, preventable)
    aggravated = min(amount, one.pending_aggravated)
    one.pending_aggravated -= aggravated
    one.pending -= amount - aggravated
    return amount


def preventable(one: Fighter) -> bool:
    return one.pending + one.pending_aggravated > one.unpreventable


def inflict(s: State, card: InPlay, amount: int, aggravated: int = 0) -> None:
    """Normal damage first, then aggravated; an ally loses life for each point (VTES-DMG-02 to -04)."""
    cards(s, "vtes-log-damage", card.controller, [card.kind], amount=amount + aggravated)
    if not is_vampire(s, card):
        zones.burn_blood(s, card, amount + aggravated)
        return
    mended = zones.burn_blood(s, card, amount)
    if mended < amount:
        card.wounded = True
    for _ in range(aggravated):
        if not card.wounded and card.region == READY:
            card.wounded = True
        elif zones.burn_blood(s, card, 1) < 1:
            card.wounded = False
            zones.burn(s, card)  # straight to the ash heap, without torpor (VTES-DMG-03)
            return


def wounded(s: State) -> list[int]:
    """Those who go to torpor now that all damage of the moment is dealt with."""
    return [card.uid for card in s.cards if card.wounded and card.region == READY]


def fall(s: State, uid: int) -> None:
    """Nothing has averted it (VTES-TORPOR-03)."""
    card = find(s, uid)
    if card is not None and card.wounded:
        zones.to_torpor(s, card)


def outside_combat(s: State, card: InPlay, amount: int, aggravated: int = 0) -> None:
    """Environmental damage with nobody to fight; who is wounded goes to torpor (VTES-TORPOR-03)."""
    inflict(s, card, amount, aggravated)
    if card.wounded and card.region == READY and find(s, card.uid) is not None:
        windows.open_window(s, TO_TORPOR, s.active, card.uid)


def start_step(s: State, step: Step) -> Play | None:
    """An effect of a strike, at its resolution."""
    using = step.using
    assert using is not None
    strike = s.pool.cards[using.kind].uses[using.index].strike
    assert strike is not None
    return strike.effects[step.a].run(s, using)
