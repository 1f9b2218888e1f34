"""Strikes: what each does, and in which order (VTES-STRIKE)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, numbers
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, on
from noctuary.games.vtes.card import StrikeOf, Using
from noctuary.games.vtes.kinds import CONTESTED, ON_CARD, RETAINER, STRIKE
from noctuary.games.vtes.rules import combat as combats
from noctuary.games.vtes.rules import windows, zones
from noctuary.games.vtes.state import (
    ACTING,
    CLOSE,
    FIRST_STRIKES,
    NORMAL,
    OPPOSING,
    Combat,
    Fighter,
    InPlay,
    State,
    Strike,
)
from noctuary.games.vtes.tell import cards
from noctuary.kernel.ids import RuleId
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# What effects keep a combatant from: `Fighter.cannot`.
NO_STRIKE: Final = 1 << 0
NO_DODGE: Final = 1 << 1
NO_ENDS: Final = 1 << 2
NO_WEAPONS: Final = 1 << 3
HANDS_ONLY: Final = 1 << 4
NO_MANEUVER: Final = 1 << 5
NO_PRESS: Final = 1 << 6
NO_STEAL: Final = 1 << 7

_HAND: Final = StrikeOf(strength=True)


def hand(target: int = NOTHING) -> Strike:
    return Strike(NOTHING, 0, NOTHING, target)


def cannot_strike(one: Fighter) -> bool:
    return bool(one.cannot & NO_STRIKE)


def of(s: State, strike: Strike) -> StrikeOf:
    """What a declared strike is; a hand strike needs no card (VTES-STRIKE-02)."""
    if strike.card == NOTHING:
        return _HAND
    found = s.pool.cards[strike.card].uses[strike.index].strike
    assert found is not None
    return found


def why_not_strike(s: State, using: Using) -> Refusal | None:
    """The one whose strike it is, with a strike that nothing keeps it from (VTES-COMBAT-08)."""
    if windows.open_kind(s) != STRIKE:
        return Refusal(RuleId("VTES-STRIKE-01"))
    uid = windows.window(s).subject
    one = combats.fighter(s, uid)
    striker = using.minion if using.minion != NOTHING else _bearer(s, using.source)
    if one is None or striker != uid:
        return Refusal(RuleId("VTES-STRIKE-01"))
    if committed(s, one) not in (NOTHING, using.kind * 16 + using.index):
        return Refusal(RuleId("VTES-COMBAT-08"))
    strike = s.pool.cards[using.kind].uses[using.index].strike
    assert strike is not None
    if one.cannot & NO_DODGE and strike.dodge:
        return Refusal(RuleId("VTES-SEQ-01"))
    ends_forbidden = one.cannot & NO_ENDS or numbers.forbidden(s, numbers.TO_END_COMBAT, uid)
    if strike.ends and ends_forbidden:
        return Refusal(RuleId("VTES-SEQ-01"))
    if one.cannot & (NO_WEAPONS | HANDS_ONLY) and using.source != NOTHING:
        return Refusal(RuleId("VTES-SEQ-01"))
    if one.cannot & HANDS_ONLY and not strike.strength:
        return Refusal(RuleId("VTES-SEQ-01"))
    return None


def committed(s: State, one: Fighter) -> int:
    """The strike its maneuver has bound it to, as long as it still has the weapon (VTES-COMBAT-08)."""
    kind = one.committed // 16
    held = any(card.host == one.uid and card.kind == kind and card.region == ON_CARD for card in s.cards)
    return one.committed if held else NOTHING


def _bearer(s: State, source: int) -> int:
    card = find(s, source)
    return NOTHING if card is None else (card.host if card.host != NOTHING else card.uid)


def declare(s: State, using: Using) -> None:
    """The strike of a card, by whoever plays it or bears it."""
    striker = using.minion if using.minion != NOTHING else _bearer(s, using.source)
    one = combats.fighter(s, striker)
    if one is not None:
        one.strike = Strike(using.kind, using.index, using.source, using.target)
        one.committed = NOTHING
        combats.strike_chosen(s)


# -- resolving --------------------------------------------------------------------------------------------


def ends_combat(s: State, combat: Combat) -> bool:
    """No other strike resolves, whatever the range (VTES-STRIKE-06)."""
    ended = False
    for side in (ACTING, OPPOSING):
        strike = combat.sides[side].strike
        if strike is not None and of(s, strike).ends:
            ended = True
            _extra(s, combat, side, strike)
    return ended


def _retainers_strike(s: State, combat: Combat) -> None:
    """Their printed damage, with the first normal strikes; a dodge does not stop it (VTES-COMBAT-15)."""
    for side in (ACTING, OPPOSING):
        for card in on(s, combat.sides[side].uid):
            definition = s.pool.cards[card.kind]
            reaches = combat.range == CLOSE or definition.ranged
            if reaches and definition.types & RETAINER and card.region == ON_CARD:
                combat.sides[1 - side].pending += definition.strength


def resolve(s: State, combat: Combat, stage: int) -> None:
    """The strikes of one moment together; a dodge protects all the while (VTES-RUL-01)."""
    for one in combat.sides:
        one.dodging = one.strike is not None and of(s, one.strike).dodge
    if stage == NORMAL and combat.striking == 0:
        _retainers_strike(s, combat)
    stolen = [0, 0]
    for side in (ACTING, OPPOSING):
        strike = combat.sides[side].strike
        if strike is not None and of(s, strike).first == (stage == FIRST_STRIKES):
            stolen[side] = _strike(s, combat, side, strike)
    for side in (ACTING, OPPOSING):
        card = find(s, combat.sides[side].uid)
        if stolen[side] and card is not None:
            zones.gain_blood(s, card, stolen[side])


def _strike(s: State, combat: Combat, side: int, strike: Strike) -> int:
    """What it steals comes back: both sides lose before either gains (VTES-STRIKE-08)."""
    what = of(s, strike)
    one, other = combat.sides[side], combat.sides[1 - side]
    if strike.source != NOTHING and not _armed(s, one, strike.source):
        return 0  # the weapon is gone (VTES-STRIKE-13)
    if what.dodge or what.ends or (combat.range != CLOSE and not what.ranged):
        return 0  # at long range only ranged strikes do anything (VTES-STRIKE-03)
    retainer = _aimed_at(s, strike)
    if other.dodging and retainer is None:
        return 0  # VTES-STRIKE-05
    card, target = find(s, one.uid), find(s, other.uid)
    if card is None or target is None:
        return 0
    stolen = 0
    if what.steals:
        stolen = zones.burn_blood(s, target, what.steals)
        cards(s, "vtes-log-steals", card.controller, [card.kind, target.kind], amount=stolen)
    amount = strike.more + what.damage
    if what.strength:
        amount += max(0, numbers.strength(s, card) + one.strength + one.strength_round)
    elif not what.damage:
        amount = 0  # bonus damage on a strike without damage does nothing (VTES-STRIKE-10)
    if retainer is not None:
        zones.burn_blood(s, retainer, max(amount, 0))  # VTES-DMG-04
        return stolen
    if amount > 0:
        _inflict(other, amount, what, strike)
        one.inflicted += amount
    _extra(s, combat, side, strike)
    return stolen


def _armed(s: State, one: Fighter, source: int) -> bool:
    """Whether the combatant still has what it strikes with: a weapon on it, or itself."""
    card = find(s, source)
    if card is None or card.region == CONTESTED:
        return False
    return one.uid in (card.host, card.uid)


def aims(s: State, using: Using) -> list[int]:
    """Retainers of the opponent that a ranged strike may be aimed at: at long range only (VTES-STRIKE-14)."""
    strike, combat = s.pool.cards[using.kind].uses[using.index].strike, s.combat
    if strike is None or combat is None or combat.range == CLOSE or not strike.ranged:
        return []
    striker = using.minion if using.minion != NOTHING else _bearer(s, using.source)
    side = combats.side_of(s, striker)
    if side == NOTHING:
        return []
    return [card.uid for card in on(s, combat.sides[1 - side].uid) if s.pool.types[card.kind] & RETAINER]


def _aimed_at(s: State, strike: Strike) -> InPlay | None:
    card = find(s, strike.target)
    return card if card is not None and s.pool.types[card.kind] & RETAINER else None


def _inflict(other: Fighter, amount: int, what: StrikeOf, strike: Strike) -> None:
    aggravated = amount if what.aggravated < 0 or strike.more_aggravated else min(what.aggravated, amount)
    other.pending += amount - aggravated
    other.pending_aggravated += aggravated


def _extra(s: State, combat: Combat, side: int, strike: Strike) -> None:
    """What else the strike does at resolution."""
    if strike.card == NOTHING:
        return
    using = Using(
        combats.seat_of(s, side),
        strike.card,
        strike.index,
        combat.sides[side].uid,
        strike.source,
        strike.target,
    )
    for place in range(len(of(s, strike).effects) - 1, -1, -1):
        push(s, agenda.STRIKE_EFFECT, using.seat, place, using=using)


def done(combat: Combat) -> None:
    """This pair is over."""
    for one in combat.sides:
        one.strike = None
        one.dodging = False
