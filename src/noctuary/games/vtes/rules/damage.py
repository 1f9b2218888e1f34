"""Damage: prevention, mending, wounds, burning (VTES-DMG)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers, permissions
from noctuary.games.vtes.board import find, is_vampire
from noctuary.games.vtes.going_on import ACTING, OPPOSING, Combat, Fighter
from noctuary.games.vtes.kinds import READY, TO_TORPOR
from noctuary.games.vtes.rules import windows, zones
from noctuary.games.vtes.rules.fighting import fighter
from noctuary.games.vtes.state import InPlay, State, Step
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Play

ALL: Final = -1  # as many of the prevented points as can be


def deal(
    s: State,
    one: Fighter,
    amount: int,
    aggravated: int = 0,
    *,
    unpreventable: bool = False,
    environmental: bool = False,
    past_fortitude: bool = False,
) -> int:
    """Damage for a combatant, to be handled with all else of this moment: the points that are inflicted.

    `environmental`: no minion's strike inflicts it (VTES-DMG-05).
    """
    amount, aggravated = _suffered(s, one.uid, amount, aggravated)
    one.pending += amount
    one.pending_aggravated += aggravated
    if unpreventable:
        one.unpreventable += amount
        one.unpreventable_aggravated += aggravated
    if environmental:
        one.environmental += amount + aggravated
    if past_fortitude:
        one.past_fortitude += amount
        one.past_fortitude_aggravated += aggravated
    return amount + aggravated


def surroundings(s: State, what: int) -> bool:
    """Environmental damage that lasts (`notes`), for whom it is about; whether there was any."""
    found = False
    for effect in s.lasting:
        one = fighter(s, effect.about) if effect.what == what else None
        if one is not None:
            unpreventable = what == notes.HARMS_AT_PRESS
            points = deal(s, one, effect.amount, unpreventable=unpreventable, environmental=True)
            found = found or points > 0
    return found


def of_strike(one: Fighter) -> int:
    """The points at hand that are the opposing strike's; what has been prevented was its own."""
    return max(0, one.pending + one.pending_aggravated - one.environmental)


def _suffered(s: State, uid: int, amount: int, aggravated: int) -> tuple[int, int]:
    """None of it by who is immune; what reduces it takes aggravated points first (VTES-DMG-06)."""
    if permissions.forbidden(s, permissions.TO_BE_HURT, uid):
        return 0, 0
    if permissions.forbidden(s, permissions.TO_BE_BRUISED, uid):
        amount = 0
    less = -numbers.added(s, numbers.DAMAGE_TAKEN, uid)
    worst = min(less, aggravated)
    return max(0, amount - (less - worst)), aggravated - worst


def take(s: State, combat: Combat) -> None:
    """All damage of one moment, after prevention (VTES-DMG-01)."""
    for side in (ACTING, OPPOSING):
        one = combat.sides[side]
        card = find(s, one.uid)
        if card is not None and (one.pending or one.pending_aggravated):
            before = card.counters if is_vampire(s, card) else 0  # life is not blood
            combat.sides[1 - side].inflicted += of_strike(one)
            one.hurt += one.pending + one.pending_aggravated
            inflict(s, card, one.pending, one.pending_aggravated)
            one.lost += max(0, before - card.counters)
        one.pending = one.pending_aggravated = 0
        one.unpreventable = one.unpreventable_aggravated = one.environmental = 0
        one.past_fortitude = one.past_fortitude_aggravated = 0


def prevent(one: Fighter, amount: int, aggravated: int = ALL, *, fortitude: bool = False) -> int:
    """Up to so many points of the damage at hand; what is left over is lost (VTES-DMG-01).

    `aggravated`: how many of them are aggravated ones, as the victim chooses; as many as can be, unless said.
    `fortitude`: by a card that requires Fortitude.
    """
    least, most = aggravated_choice(one, amount, fortitude=fortitude)
    worst = most if aggravated == ALL else min(max(aggravated, least), most)
    normal = min(amount - worst, _open_to(one, fortitude)[0])
    one.pending_aggravated -= worst
    one.pending -= normal
    if not fortitude:  # she prevents first what nothing else would
        one.past_fortitude = max(0, one.past_fortitude - normal)
        one.past_fortitude_aggravated = max(0, one.past_fortitude_aggravated - worst)
    return worst + normal


def _open_to(one: Fighter, fortitude: bool) -> tuple[int, int]:
    """The points at hand that can be prevented: normal ones, aggravated ones."""
    normal = one.pending - one.unpreventable - (one.past_fortitude if fortitude else 0)
    worst = one.pending_aggravated - one.unpreventable_aggravated
    return max(0, normal), max(0, worst - (one.past_fortitude_aggravated if fortitude else 0))


def open_points(one: Fighter) -> tuple[int, int]:
    """What of the damage at hand can be prevented: normal points, aggravated ones."""
    return _open_to(one, fortitude=False)


def aggravated_choice(one: Fighter, amount: int, *, fortitude: bool = False) -> tuple[int, int]:
    """How few and how many of so many prevented points can be aggravated ones: she prevents all she can."""
    normal, worst = _open_to(one, fortitude)
    return min(max(0, amount - normal), worst), min(amount, worst)


def preventable(one: Fighter, *, fortitude: bool = False) -> bool:
    return any(_open_to(one, fortitude))


def inflict(s: State, card: InPlay, amount: int, aggravated: int = 0) -> None:
    """Normal damage first, then aggravated; an ally loses life for each point (VTES-DMG-02 to -04)."""
    cards(s, "vtes-log-damage", card.controller, [card.kind], amount=amount + aggravated)
    if not is_vampire(s, card):
        zones.burn_blood(s, card, amount + aggravated)
        return
    if numbers.added(s, numbers.MENDS_AGGRAVATED, card.uid) > 0:
        amount, aggravated = amount + aggravated, 0  # it is mended as normal damage is (VTES-DMG-07)
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
    amount, aggravated = _suffered(s, card.uid, amount, aggravated)
    if amount + aggravated == 0:
        return
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
