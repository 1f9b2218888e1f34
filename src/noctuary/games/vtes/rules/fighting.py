"""The two who fight: which side a minion is on, range, maneuvers, presses (VTES-COMBAT-02 to -10)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, notes, numbers, permissions
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import bearer, find, is_ready
from noctuary.games.vtes.card import By, Using
from noctuary.games.vtes.going_on import ACTING, CLOSE, LONG, OPPOSING, Fighter
from noctuary.games.vtes.kinds import STRIKE
from noctuary.games.vtes.rules import expiry, windows
from noctuary.games.vtes.state import State
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal


def seat_of(s: State, side: int) -> Seat:
    """Who controls a combatant, or did when the combat began."""
    combat = s.combat
    assert combat is not None
    return combat.sides[side].seat


def side_of(s: State, uid: int) -> int:
    """ACTING, OPPOSING, or NOTHING for a minion that does not fight."""
    combat = s.combat
    if combat is None:
        return NOTHING
    for side in (ACTING, OPPOSING):
        if combat.sides[side].uid == uid:
            return side
    return NOTHING


def fighter(s: State, uid: int) -> Fighter | None:
    side = side_of(s, uid)
    return None if side == NOTHING or s.combat is None else s.combat.sides[side]


def both_ready(s: State) -> bool:
    """Ready, and with the same controllers: otherwise the combat is over (VTES-COMBAT-04, VTES-SECT-07)."""
    combat = s.combat
    assert combat is not None
    for side in combat.sides:
        card = find(s, side.uid)
        if card is None or not is_ready(card) or card.controller != side.seat:
            return False
    return True


def strike_chosen(s: State) -> None:
    """A strike is declared: its window is done with."""
    if windows.open_kind(s) == STRIKE:
        windows.drop(s)
    push(s, agenda.CHOOSE_STRIKE)


def why_not_maneuver(s: State, side: int) -> Refusal | None:
    combat = s.combat
    if combat is None or combat.range_set:
        return Refusal(RuleId("VTES-COMBAT-07"), MessageId("vtes-why-range-set"))
    way = permissions.TO_MANEUVER_AWAY if combat.range == CLOSE else permissions.TO_MANEUVER_NEAR
    if permissions.forbidden(s, way, combat.sides[side].uid):
        return Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-cannot-maneuver"))
    return (
        Refusal(RuleId("VTES-COMBAT-06"), MessageId("vtes-why-maneuvered")) if combat.last == side else None
    )


def maneuver(s: State, side: int) -> None:
    """To long range, or back (VTES-COMBAT-06)."""
    combat = s.combat
    assert combat is not None
    combat.range = LONG if combat.range == CLOSE else CLOSE
    combat.last = side
    numbers_told(s, "vtes-log-maneuver", seat_of(s, side), range=combat.range)


def optional_maneuvers(s: State, one: Fighter) -> int:
    """What it may use in this round, or has each combat and has not used yet (VTES-COMBAT-13)."""
    if not s.in_force.numbers[numbers.MANEUVERS]:
        return one.maneuvers
    used = [note for note in s.lasting if note.what == notes.MANEUVERED and note.about == one.uid]
    return one.maneuvers + numbers.added(s, numbers.MANEUVERS, one.uid) - len(used)


def spend_maneuver(s: State, one: Fighter) -> None:
    card = find(s, one.uid)
    if one.maneuvers:
        one.maneuvers -= 1
    elif card is not None:
        expiry.last(s, notes.MANEUVERED, one.uid, 1, expiry.END_OF_COMBAT, card.kind)


def set_range(s: State, where: int) -> None:
    """For this round, without maneuvers; the first such effect wins (VTES-COMBAT-07)."""
    combat = s.combat
    if combat is not None and not combat.range_set:
        combat.range = where
        combat.range_set = True


def why_not_press(s: State, side: int, *, to_continue: bool) -> Refusal | None:
    """To continue if the combat would end, to end if it would go on."""
    combat = s.combat
    if combat is None or combat.last == side or combat.pressed == to_continue:
        return Refusal(RuleId("VTES-COMBAT-10"), MessageId("vtes-why-press-when"))
    way = permissions.TO_PRESS_ON if to_continue else permissions.TO_PRESS_TO_END
    return (
        Refusal(RuleId("VTES-SEQ-01"), MessageId("vtes-why-cannot-press"))
        if permissions.forbidden(s, way, combat.sides[side].uid)
        else None
    )


def press(s: State, side: int, *, to_continue: bool) -> None:
    combat = s.combat
    assert combat is not None
    combat.pressed = to_continue
    combat.last = side
    numbers_told(s, "vtes-log-press", seat_of(s, side), way=int(to_continue))


def fighter_using(s: State, using: Using) -> Fighter | None:
    """The combatant that plays or bears the card; of an uninvolved minion, the one it helps (VTES-RUL-15)."""
    one = fighter(s, bearer(s, using))
    if one is None and s.combat is not None and using.index != NOTHING:
        if s.pool.cards[using.kind].uses[using.index].by != By.OTHERS:
            return None
        one = next((side for side in s.combat.sides if side.seat == using.seat), None)
    return one


def side_using(s: State, using: Using) -> int:
    one = fighter_using(s, using)
    return NOTHING if one is None else side_of(s, one.uid)
