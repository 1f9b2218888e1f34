"""Strikes: what each does, and in which order (VTES-STRIKE)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, notes, numbers, permissions
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_vampire, on
from noctuary.games.vtes.card import StrikeOf, Using
from noctuary.games.vtes.going_on import (
    ACTING,
    CLOSE,
    FIRST_STRIKES,
    NORMAL,
    OPPOSING,
    Combat,
    Fighter,
    Strike,
)
from noctuary.games.vtes.kinds import CONTESTED, MANEUVERS, ON_CARD, RETAINER, STRIKE
from noctuary.games.vtes.questions import choose_card
from noctuary.games.vtes.rules import damage, expiry, fighting, windows, zones
from noctuary.games.vtes.state import InPlay, Lasting, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

_HAND: Final = StrikeOf(strength=True)


def hand(target: int = NOTHING) -> Strike:
    return Strike(NOTHING, 0, NOTHING, target)


def is_hand(s: State, strike: Strike) -> bool:
    """A hand strike, with or without a card; one with a weapon is not (VTES-STRIKE-12)."""
    return strike.source == NOTHING and of(s, strike).strength


def cannot_strike(s: State, one: Fighter) -> bool:
    """Not at all, or it is bound to a strike that it cannot use any more (VTES-COMBAT-08)."""
    if permissions.forbidden(s, permissions.TO_STRIKE, one.uid):
        return True
    if one.strike is not None:
        return not is_hand(s, one.strike) and _hands_only(s, one)
    return committed(s, one) != NOTHING and no_weapons(s, one)


def _hands_only(s: State, one: Fighter) -> bool:
    return permissions.forbidden(s, permissions.TO_STRIKE_BUT_HANDS, one.uid)


def no_weapons(s: State, one: Fighter) -> bool:
    return _hands_only(s, one) or permissions.forbidden(s, permissions.TO_USE_EQUIPMENT, one.uid)


def of(s: State, strike: Strike) -> StrikeOf:
    """What a declared strike is; a hand strike needs no card (VTES-STRIKE-02)."""
    if strike.card == NOTHING:
        return _HAND
    found = s.pool.cards[strike.card].uses[strike.index].strike
    assert found is not None
    return found


def why_not_strike(s: State, using: Using) -> Refusal | None:
    """The one whose strike it is, with a strike that nothing keeps it from (VTES-COMBAT-08)."""
    striker = using.minion if using.minion != NOTHING else _bearer(s, using.source)
    one = fighting.fighter(s, striker)
    strike = s.pool.cards[using.kind].uses[using.index].strike
    assert strike is not None
    if one is not None and windows.open_kind(s) == MANEUVERS and strike.maneuver:
        refusal = why_not_commit(s, one, only_near=strike.only_near)
        return refusal if refusal is not None else _why_not_this_strike(s, using, one, strike)
    if one is None or windows.open_kind(s) != STRIKE or striker != windows.window(s).subject:
        return Refusal(RuleId("VTES-STRIKE-01"), MessageId("vtes-why-strike-when"))
    if committed(s, one) not in (NOTHING, using.kind * 16 + using.index):
        return Refusal(RuleId("VTES-COMBAT-08"), MessageId("vtes-why-committed"))
    refusal = why_not_bonus(s, one, using.kind, using.index)
    if refusal is not None:
        return refusal
    return _why_not_this_strike(s, using, one, strike)


def why_not_bind(s: State, one: Fighter) -> Refusal | None:
    """Setting the range binds the first strike to the weapon: whoever cannot strike with it sets none."""
    if s.combat is None or s.combat.range_set:
        return Refusal(RuleId("VTES-COMBAT-07"), MessageId("vtes-why-range-set"))
    if cannot_strike(s, one) or one.strike is not None or committed(s, one) != NOTHING:
        return Refusal(RuleId("VTES-COMBAT-08"), MessageId("vtes-why-cannot-strike"))
    if no_weapons(s, one):
        return Refusal(RuleId("VTES-COMBAT-08"), MessageId("vtes-why-cannot-strike-with-weapon"))
    return None


def why_not_commit(
    s: State, one: Fighter, *, weapon: bool = False, only_near: bool = False
) -> Refusal | None:
    """The maneuver printed on a strike binds the first strike: whoever cannot strike so has none."""
    if cannot_strike(s, one) or one.strike is not None or committed(s, one) != NOTHING:
        return Refusal(RuleId("VTES-COMBAT-08"), MessageId("vtes-why-cannot-strike"))
    if weapon and no_weapons(s, one):
        return Refusal(RuleId("VTES-COMBAT-08"), MessageId("vtes-why-cannot-strike-with-weapon"))
    if only_near and s.combat is not None and s.combat.range == CLOSE:
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-only-near"))
    return fighting.why_not_maneuver(s, fighting.side_of(s, one.uid))


def _why_not_this_strike(s: State, using: Using, one: Fighter, strike: StrikeOf) -> Refusal | None:
    """What effects keep a combatant from."""
    if strike.dodge and permissions.forbidden(s, permissions.TO_DODGE, one.uid):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-no-dodge"))
    if strike.ends and permissions.forbidden(s, permissions.TO_END_COMBAT, one.uid):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-no-combat-ends"))
    if using.source not in (NOTHING, one.uid) and no_weapons(s, one):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-no-weapons"))
    if strike.only_far and s.combat is not None and s.combat.range == CLOSE:
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-only-far"))
    if not strike.strength and _hands_only(s, one):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-hands-only"))
    return None


def committed(s: State, one: Fighter) -> int:
    """The strike its maneuver has bound it to, as long as it still has the weapon (VTES-COMBAT-08)."""
    if one.committed == NOTHING:
        return NOTHING
    kind = one.committed // 16
    held = any(card.host == one.uid and card.kind == kind and card.region == ON_CARD for card in s.cards)
    return one.committed if held else NOTHING


def _bearer(s: State, source: int) -> int:
    card = find(s, source)
    return NOTHING if card is None else (card.host if card.host != NOTHING else card.uid)


def declare(s: State, using: Using) -> None:
    """The strike of a card, by whoever plays it or bears it; played for its maneuver, it is the first one."""
    striker = using.minion if using.minion != NOTHING else _bearer(s, using.source)
    one = fighting.fighter(s, striker)
    if one is None:
        return
    one.strike = _as_declared(s, using)
    one.committed = NOTHING
    if windows.open_kind(s) == MANEUVERS:
        fighting.maneuver(s, fighting.side_of(s, striker))
    else:
        fighting.strike_chosen(s)


def _as_declared(s: State, using: Using) -> Strike:
    """The strike of the use itself, or that of the weapon chosen with it, which strikes harder then."""
    declared = s.pool.cards[using.kind].uses[using.index].strike
    weapon = find(s, using.target)
    if declared is None or not declared.with_weapon or weapon is None:
        return Strike(using.kind, using.index, using.source, using.target)
    if weapon.uid == using.minion:
        return Strike(using.kind, using.index)  # its hands
    uses = s.pool.cards[weapon.kind].uses
    index = next(place for place, use in enumerate(uses) if use.in_play and use.strike is not None)
    return Strike(weapon.kind, index, weapon.uid, more=declared.damage)


# -- additional strikes that are one thing only -----------------------------------------------------------


def has_bonus(s: State, one: Fighter) -> bool:
    """Whether a card gives it an additional strike of one kind, and there is something to strike at."""
    for effect in s.lasting:
        if effect.what == notes.BONUS_STRIKE and effect.about == one.uid:
            target = s.pool.cards[effect.kind].uses[effect.amount].target
            using = Using(one.seat, effect.kind, effect.amount, one.uid)
            if target is None or target.choices(s, using):
                return True
    return False


def why_not_bonus(s: State, one: Fighter, kind: int, index: int) -> Refusal | None:
    """Whoever has no other additional strike left can use that one only (VTES-STRIKE-11)."""
    if s.combat is None or s.combat.striking == 0 or one.additional > 0:
        return None
    for effect in s.lasting:
        if (effect.what, effect.about, effect.kind, effect.amount) == (
            notes.BONUS_STRIKE,
            one.uid,
            kind,
            index,
        ):
            return None
    return Refusal(RuleId("VTES-STRIKE-11"), MessageId("vtes-why-bonus-strike"))


def spend_bonus(s: State, uid: int, kind: int, index: int) -> bool:
    """It is one of its own: another additional strike that the combatant has is left."""
    for effect in s.lasting:
        if (effect.what, effect.about, effect.kind, effect.amount) == (notes.BONUS_STRIKE, uid, kind, index):
            s.lasting = [one for one in s.lasting if one is not effect]
            one = fighting.fighter(s, uid)
            if one is not None:
                one.additional += 1  # given back when the pair is over
            return True
    return False


# -- resolving --------------------------------------------------------------------------------------------


def ends_combat(s: State, combat: Combat) -> bool:
    """No other strike resolves, whatever the range (VTES-STRIKE-06)."""
    ended = False
    for side in (ACTING, OPPOSING):
        strike = combat.sides[side].strike
        if strike is None or not of(s, strike).ends or not _armed(s, combat.sides[side], strike.source):
            continue
        if not permissions.forbidden(s, permissions.TO_END_COMBAT, combat.sides[side].uid):
            ended = True
            _extra(s, combat, side, strike)
    return ended


def is_dodged(s: State, combat: Combat, side: int) -> bool:
    """Whether the strike of this side meets a dodge: it does nothing to the opponent (VTES-STRIKE-05)."""
    strike, answer = combat.sides[side].strike, combat.sides[1 - side].strike
    if strike is not None and of(s, strike).undodgeable:
        return False
    return answer is not None and of(s, answer).dodge


def _retainers_strike(s: State, combat: Combat) -> None:
    """Their printed damage, with the first normal strikes; a dodge does not stop it (VTES-COMBAT-15)."""
    for side in (ACTING, OPPOSING):
        for card in on(s, combat.sides[side].uid):
            definition = s.pool.cards[card.kind]
            reaches = combat.range == CLOSE or definition.ranged
            if reaches and definition.types & RETAINER and card.region == ON_CARD:
                damage.deal(s, combat.sides[1 - side], definition.strength, environmental=True)


def resolve(s: State, combat: Combat, stage: int) -> None:
    """The strikes of one moment together; a dodge protects all the while (VTES-RUL-01)."""
    for one in combat.sides:
        one.dodging = one.strike is not None and of(s, one.strike).dodge
    if stage == NORMAL and combat.striking == 0:
        _retainers_strike(s, combat)
        damage.surroundings(s, notes.HARMS_EACH_ROUND)
    _blunt_weapons(s, combat, stage)
    stolen = [0, 0]
    for side in (ACTING, OPPOSING):
        strike = combat.sides[side].strike
        if strike is not None and _is_first(s, combat.sides[side], strike) == (stage == FIRST_STRIKES):
            stolen[side] = _strike(s, combat, side, strike)
    for side in (ACTING, OPPOSING):
        card = find(s, combat.sides[side].uid)
        if stolen[side] and card is not None:
            zones.gain_blood(s, card, stolen[side])


def _is_first(s: State, one: Fighter, strike: Strike) -> bool:
    """A first strike, or any strike of who always strikes first (VTES-STRIKE-04)."""
    return of(s, strike).first or numbers.added(s, numbers.FIRST_STRIKE, one.uid) > 0


def _blunt_weapons(s: State, combat: Combat, stage: int) -> None:
    """Before any damage of the moment: a strike of the same moment is too late to escape it."""
    for side in (ACTING, OPPOSING):
        one, other = combat.sides[side], combat.sides[1 - side]
        strike, victim = one.strike, find(s, other.uid)
        if strike is None or victim is None or not of(s, strike).blunts_weapons:
            continue
        hits = _is_first(s, one, strike) == (stage == FIRST_STRIKES) and _reaches(s, combat, one, strike)
        if hits and not other.dodging and not _is_aimed(s, strike) and is_vampire(s, victim):
            what, until = permissions.TO_HURT_WITH_WEAPONS, expiry.END_OF_ROUND
            expiry.last(s, what, other.uid, 1, until, strike.card)


def _strike(s: State, combat: Combat, side: int, strike: Strike) -> int:
    """What it steals comes back: both sides lose before either gains (VTES-STRIKE-08)."""
    what = of(s, strike)
    one, other = combat.sides[side], combat.sides[1 - side]
    if not _reaches(s, combat, one, strike):
        return 0
    aimed = _is_aimed(s, strike)
    if other.dodging and not what.undodgeable and not aimed and not _is_at_retainer(s, strike):
        return 0  # VTES-STRIKE-05
    card, target = find(s, one.uid), find(s, strike.target if aimed else other.uid)
    if card is None or target is None:
        return 0  # a retainer that is gone is missed
    stolen = 0
    if what.steals:
        stolen = zones.burn_blood(s, target, what.steals)
        cards(s, "vtes-log-steals", card.controller, [card.kind, target.kind], amount=stolen)
    amount = _amount(s, one, card, strike)
    if aimed:
        zones.burn_blood(s, target, amount)  # a life for each point (VTES-DMG-04)
    else:
        _deal(s, one, other, strike, amount)
        _extra(s, combat, side, strike)
    return stolen


def _reaches(s: State, combat: Combat, one: Fighter, strike: Strike) -> bool:
    """Whether it does anything to anybody; at long range only ranged strikes do (VTES-STRIKE-03, -13)."""
    what = of(s, strike)
    if not _armed(s, one, strike.source) or what.dodge or what.ends:
        return False
    return combat.range == CLOSE or what.ranged


def would_inflict(s: State, combat: Combat, side: int) -> int:
    """The damage of a declared strike, if nothing else is played and nobody prevents it."""
    one, other = combat.sides[side], combat.sides[1 - side]
    card, strike, answer = find(s, one.uid), one.strike, other.strike
    if card is None or strike is None or not _reaches(s, combat, one, strike) or _is_aimed(s, strike):
        return 0
    if is_dodged(s, combat, side) or (answer is not None and of(s, answer).ends):
        return 0  # VTES-STRIKE-05, VTES-STRIKE-06
    return _amount(s, one, card, strike)


def threatens_aggravated(s: State, combat: Combat, side: int) -> bool:
    """Whether the declared strike of a side attempts to inflict aggravated damage on its opponent, at this
    range; whether it will come to that is another matter."""
    one = combat.sides[side]
    card, strike = find(s, one.uid), one.strike
    if card is None or strike is None or not _reaches(s, combat, one, strike):
        return False
    if _is_aimed(s, strike) or _is_at_retainer(s, strike):
        return False
    return _aggravated(s, one, strike, _amount(s, one, card, strike)) > 0


def _amount(s: State, one: Fighter, card: InPlay, strike: Strike) -> int:
    """Strength for hands and melee weapons (VTES-STRIKE-12); bonus damage needs some to add to (-10)."""
    what = of(s, strike)
    if strike.source not in (NOTHING, one.uid) and permissions.forbidden(
        s, permissions.TO_HURT_WITH_WEAPONS, one.uid
    ):
        return 0
    if what.strength:
        return max(0, numbers.strength(s, card) + what.damage + strike.more)
    return max(0, what.damage + strike.more) if what.damage else 0


def _deal(s: State, one: Fighter, other: Fighter, strike: Strike, amount: int) -> None:
    """Damage of the strike's own kind; a weapon that wears loses a counter for each point."""
    what = of(s, strike)
    aggravated = _aggravated(s, one, strike, amount)
    points = damage.deal(s, other, amount - aggravated, aggravated, past_fortitude=what.past_fortitude)
    weapon = find(s, strike.source) if what.wears else None
    if weapon is not None:
        zones.take(s, weapon, points)
        if weapon.counters <= 0:
            zones.burn(s, weapon)


def _aggravated(s: State, one: Fighter, strike: Strike, amount: int) -> int:
    """How many of so many points are; what is added to a strike is of its kind (VTES-STRIKE-10)."""
    what = of(s, strike)
    whole = what.aggravated < 0 or strike.more_aggravated
    if whole or (is_hand(s, strike) and numbers.added(s, numbers.HANDS_AGGRAVATED, one.uid) > 0):
        return amount
    return min(what.aggravated, amount)


def _armed(s: State, one: Fighter, source: int) -> bool:
    """Whether it still has what it strikes with: a weapon on it, or itself, or a card that it has played."""
    if source == NOTHING:
        return True
    card = find(s, source)
    if card is None or card.region == CONTESTED:
        return False
    return one.uid in (card.host, card.uid)


def aims(s: State, using: Using) -> list[int]:
    """Retainers of the opponent that a ranged strike may be aimed at: at long range only (VTES-STRIKE-14)."""
    use, combat = s.pool.cards[using.kind].uses[using.index], s.combat
    if use.strike is None or use.target is not None or not use.strike.ranged:
        return []
    if combat is None or combat.range == CLOSE or windows.open_kind(s) == MANEUVERS:
        return []
    striker = using.minion if using.minion != NOTHING else _bearer(s, using.source)
    side = fighting.side_of(s, striker)
    if side == NOTHING:
        return []
    return [card.uid for card in on(s, combat.sides[1 - side].uid) if s.pool.types[card.kind] & RETAINER]


def choose_aim(s: State, using: Using) -> Ask[int]:
    """Which retainer of the opponent a ranged strike is aimed at, if any."""
    prompt, rule = "vtes-ask-aim", "VTES-STRIKE-14"
    return (yield from choose_card(using.seat, prompt, aims(s, using), using.kind, rule, or_none=True))


def aim(s: State, seat: Seat, uid: int) -> Play | None:
    """A strike that was played for its maneuver: its target is named when strikes are."""
    one = fighting.fighter(s, uid)
    if one is None or one.strike is None:
        return None
    using = Using(seat, one.strike.card, one.strike.index, uid, one.strike.source)
    retainers = aims(s, using)
    return _aim(seat, one, one.strike, retainers) if retainers else None


def _aim(seat: Seat, one: Fighter, strike: Strike, retainers: list[int]) -> Play:
    target = yield from choose_card(
        seat, "vtes-ask-aim", retainers, strike.card, "VTES-STRIKE-14", or_none=True
    )
    one.strike = Strike(strike.card, strike.index, strike.source, target)


def _is_aimed(s: State, strike: Strike) -> bool:
    """At a retainer, which may be gone by now; other targets are what the strike's own text names."""
    if strike.card == NOTHING or s.pool.cards[strike.card].uses[strike.index].target is not None:
        return False
    return strike.target != NOTHING


def _is_at_retainer(s: State, strike: Strike) -> bool:
    """A dodge does not protect retainers (VTES-STRIKE-05)."""
    target = find(s, strike.target)
    return target is not None and bool(s.pool.types[target.kind] & RETAINER)


def _extra(s: State, combat: Combat, side: int, strike: Strike) -> None:
    """What else the strike does at resolution."""
    if strike.card == NOTHING:
        return
    using = Using(
        fighting.seat_of(s, side),
        strike.card,
        strike.index,
        combat.sides[side].uid,
        strike.source,
        strike.target,
    )
    for place in range(len(of(s, strike).effects) - 1, -1, -1):
        push(s, agenda.STRIKE_EFFECT, using.seat, place, using=using)


def steal_item(s: State, item: InPlay, thief: InPlay) -> None:
    """It is kept after the combat, but cannot be used for the rest of the round (VTES-STRIKE-09)."""
    zones.attach(item, thief)
    item.controller = thief.controller
    expiry.last(s, notes.NOT_USABLE, item.uid, 1, expiry.END_OF_ROUND, item.kind)


def follow_up(s: State, combat: Combat, before: list[int]) -> bool:
    """More damage of aimed strikes that have just inflicted some, of their own kind; whether there is any."""
    found = False
    for side in (ACTING, OPPOSING):
        one, other = combat.sides[side], combat.sides[1 - side]
        if one.strike is None or one.inflicted <= before[side] or not _still_lives(s, other.uid):
            continue
        for aim in [effect for effect in s.lasting if _is_aim(effect, one)]:
            s.lasting = [effect for effect in s.lasting if effect is not aim]
            _deal(s, one, other, one.strike, aim.amount)
            found = True
            for what in (permissions.TO_PRESS_ON, permissions.TO_PRESS_TO_END):
                expiry.last(s, what, other.uid, 1, expiry.END_OF_ROUND, aim.kind)
    return found and any(one.pending or one.pending_aggravated for one in combat.sides)


def _still_lives(s: State, uid: int) -> bool:
    """An ally without life is about to be burned (VTES-ACT-13): nothing more can be done to it."""
    card = find(s, uid)
    return card is not None and card.counters >= s.pool.least_counters[card.kind]


def _is_aim(effect: Lasting, one: Fighter) -> bool:
    return effect.what == notes.AIMED and effect.about == one.uid


def _is_of_pair(effect: Lasting, one: Fighter) -> bool:
    return effect.what in (notes.AIMED, notes.AIM_PLAYED) and effect.about == one.uid


def done(s: State, combat: Combat) -> None:
    """This pair is over."""
    for one in combat.sides:
        s.lasting = [effect for effect in s.lasting if not _is_of_pair(effect, one)]
        one.named = False
        one.strike = None
        one.committed = NOTHING
        one.dodging = False
