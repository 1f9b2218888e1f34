"""Combat in rounds: range, strikes, presses, end of round (VTES-COMBAT)."""

from __future__ import annotations

from noctuary.games.vtes import agenda, happenings, notes, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import find, is_ready, is_vampire
from noctuary.games.vtes.going_on import (
    ACTING,
    CLOSE,
    FIRST_STRIKES,
    NORMAL,
    OPPOSING,
    PRESSES,
    Combat,
    new_combat,
)
from noctuary.games.vtes.kinds import (
    ADDITIONAL,
    AFTER_COMBAT,
    AIMING,
    BEFORE_RANGE,
    BEFORE_STRIKES,
    COMBAT_ENDING,
    DAMAGE,
    END_OF_ROUND,
    MANEUVERS,
    PRESS,
    STRIKE,
    STRIKES_CHOSEN,
    TO_TORPOR,
)
from noctuary.games.vtes.rules import (
    damage,
    expiry,
    fighting,
    following,
    limits,
    sparing,
    strikes,
    sweep,
    windows,
    withdrawal,
    zones,
)
from noctuary.games.vtes.rules.replacing import AFTER_COMBAT as OWED_AFTER_COMBAT
from noctuary.games.vtes.rules.replacing import draw_all_owed
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import State, Step
from noctuary.games.vtes.tell import cards, numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

# -- beginning ----------------------------------------------------------------------------------------------


def begin(s: State, acting: int, opposing: int, *, of_block: bool = False) -> None:
    """Two ready combatants of different controllers; otherwise there is no combat (VTES-COMBAT-01).

    `of_block`: the acting minion against the one that has blocked it.
    """
    one, other = find(s, acting), find(s, opposing)
    if one is None or other is None or not is_ready(one) or not is_ready(other):
        return
    if one.controller == other.controller or s.combat is not None:
        return
    fight = new_combat(acting, opposing)
    fight.sides[ACTING].seat = one.controller
    fight.sides[OPPOSING].seat = other.controller
    fight.of_block, fight.before_uid = of_block, s.next_uid
    if of_block and is_vampire(s, one) and is_vampire(s, other):
        fight.first_block = not notes.noted(s, notes.BLOCK_FOUGHT, NOTHING)
        expiry.last(s, notes.BLOCK_FOUGHT, NOTHING, 1, expiry.END_OF_TURN, one.kind)
    s.combat = fight
    expiry.expire(s, expiry.AFTER_COMBAT)
    withdrawal.spoil(s, one.controller)
    withdrawal.spoil(s, other.controller)
    cards(s, "vtes-log-combat", one.controller, [one.kind, other.kind], foe=other.controller)
    push(s, agenda.BEGIN_ROUND)


def _open(s: State, kind: int, subject: int = NOTHING) -> None:
    windows.open_window(s, kind, fighting.seat_of(s, ACTING), subject)


def _close_round(s: State) -> None:
    """The end of a round, however it has come: before anybody has the impulse (VTES-COMBAT-11)."""
    _open(s, END_OF_ROUND)
    happened(s, happenings.ROUND_ENDS, NOTHING)


def interrupt(s: State, kind: int) -> bool:
    """A combatant is gone: the round ends at once, its end still takes place (VTES-COMBAT-04)."""
    combat = s.combat
    if kind == TO_TORPOR:
        card = find(s, windows.window(s).subject)
        over = card is None or not card.wounded  # what averts it closes it for others (VTES-TORPOR-03)
    else:
        over = combat is not None and BEFORE_RANGE <= kind <= PRESS and not fighting.both_ready(s)
    if over:
        windows.close(s)
    return over


def end_now(s: State) -> None:
    """An effect ends it: the round is cut short, its end still takes place (VTES-COMBAT-04)."""
    if s.combat is not None:
        s.combat.ended = True
        if BEFORE_RANGE <= windows.open_kind(s) <= PRESS:
            windows.close(s)


def abandon(s: State) -> None:
    """The turn is over in the middle of a combat: nothing more of it takes place (VTES-OUST-03)."""
    if s.combat is not None:
        s.combat = None
        _forget(s)
        for card in list(s.cards):
            if any(one.happening == happenings.COMBAT_OVER for one in s.pool.cards[card.kind].triggers):
                zones.burn(s, card)  # it lay in play for this combat only


# -- the course of a round -----------------------------------------------------------------------------


def run_step(s: State, step: Step) -> None:
    combat, kind = s.combat, step.kind
    if kind == agenda.FALL:
        damage.fall(s, step.a)
    elif combat is None:
        return
    elif kind == agenda.BEGIN_ROUND:
        _set_range_ahead(s, combat)
        _open(s, BEFORE_RANGE)
    elif kind == agenda.CHOOSE_STRIKE:
        _choose_strike(s, combat)
    elif kind == agenda.RESOLVE_STRIKES:
        _resolve_strikes(s, combat, step.a)
    elif kind == agenda.TAKE_DAMAGE:
        _take_damage(s, combat)
    elif kind == agenda.STRIKES_DONE:
        _strikes_done(s, combat)
    elif kind == agenda.AFTER_DAMAGE:
        _after_damage(s, combat)
    elif kind == agenda.END_ROUND:
        _end_round(s, combat)
    else:
        _end(s)


def _set_range_ahead(s: State, combat: Combat) -> None:
    """An effect of an earlier round has said at which range this one is (VTES-COMBAT-07)."""
    for effect in s.lasting:
        if effect.what == notes.RANGE_AHEAD and effect.source == combat.round:
            fighting.set_range(s, effect.amount)


def start_step(s: State, step: Step) -> Play | None:
    if step.kind == agenda.AIM:
        return strikes.aim(s, step.seat, step.a)
    if step.kind == agenda.SPARE:
        return sparing.spare(s, step.seat, step.a)
    return damage.start_step(s, step)


def window_closed(s: State, kind: int, subject: int) -> None:
    combat = s.combat
    if kind == TO_TORPOR:
        push(s, agenda.FALL, a=subject)
    elif combat is None:
        expiry.expire(s, expiry.AFTER_COMBAT)  # an after-combat window has nothing to lead on to
    elif kind == END_OF_ROUND:
        push(s, agenda.END_ROUND)
    elif kind == COMBAT_ENDING:
        push(s, agenda.END_COMBAT)
    elif combat.ended or not fighting.both_ready(s):
        strikes.done(s, combat)
        _close_round(s)
    elif kind == BEFORE_RANGE:
        _open(s, BEFORE_STRIKES if combat.range_set else MANEUVERS)
        combat.last = NOTHING
    elif kind == MANEUVERS:
        numbers_told(s, "vtes-log-range", fighting.seat_of(s, ACTING), range=combat.range)
        _open(s, BEFORE_STRIKES)
    elif kind == BEFORE_STRIKES:
        push(s, agenda.CHOOSE_STRIKE)
        for one in combat.sides:
            if one.strike is not None:
                push(s, agenda.AIM, one.seat, one.uid)
    elif kind == AIMING:
        push(s, agenda.CHOOSE_STRIKE)
    elif kind == STRIKES_CHOSEN:
        push(s, agenda.RESOLVE_STRIKES, a=FIRST_STRIKES)
    elif kind == DAMAGE:
        push(s, agenda.TAKE_DAMAGE)
        for one in combat.sides:
            if notes.noted(s, notes.FIRST_POINT_ONLY, one.uid):
                push(s, agenda.SPARE, one.seat, one.uid)
    elif kind == ADDITIONAL:
        _next_pair(s, combat)
    else:
        assert kind == PRESS
        _close_round(s)


def _choose_strike(s: State, combat: Combat) -> None:
    """Acting side first, openly; in additional pairs only those who have one left (VTES-STRIKE-01, -11)."""
    for side in (ACTING, OPPOSING):
        one = combat.sides[side]
        if strikes.cannot_strike(s, one):
            one.strike = None  # not even the one it was bound to (VTES-COMBAT-08)
        elif one.strike is None and (combat.striking == 0 or one.additional > 0 or strikes.has_bonus(s, one)):
            windows.open_window(s, STRIKE, fighting.seat_of(s, side), one.uid)
            return
        if one.strike is not None and not one.named:
            one.named = True
            windows.open_window(s, AIMING, fighting.seat_of(s, side), one.uid)
            return
    _open(s, STRIKES_CHOSEN)


def _resolve_strikes(s: State, combat: Combat, stage: int) -> None:
    """Combat ends before all, then first strikes, then the rest together (VTES-STRIKE-04)."""
    combat.stage = stage
    push(s, agenda.STRIKES_DONE)
    if stage == FIRST_STRIKES and strikes.ends_combat(s, combat):
        combat.ended = True
    else:
        strikes.resolve(s, combat, stage)


def _take_damage(s: State, combat: Combat) -> None:
    """A strike that was aimed does more once it has done something: that can be prevented in its turn."""
    before = [one.inflicted for one in combat.sides]
    damage.take(s, combat)
    if strikes.follow_up(s, combat, before):
        _open(s, DAMAGE)
    else:
        push(s, agenda.AFTER_DAMAGE)


def _strikes_done(s: State, combat: Combat) -> None:
    """What else the strikes do is done: the damage of this moment is handled together (VTES-DMG-01)."""
    if any(one.pending or one.pending_aggravated for one in combat.sides):
        _open(s, DAMAGE)
    else:
        push(s, agenda.AFTER_DAMAGE)


def _after_damage(s: State, combat: Combat) -> None:
    """The wounded fall; then the normal strikes, the additional ones, or the press."""
    fallen = damage.wounded(s)
    if fallen:
        push(s, agenda.AFTER_DAMAGE)
        fallen.sort(key=lambda uid: fighting.side_of(s, uid) == ACTING)  # the window opened last is the first
        for uid in fallen:
            _open(s, TO_TORPOR, uid)
        return
    if combat.stage == PRESSES:
        return  # the window of the press step stands on the agenda
    if combat.ended or not fighting.both_ready(s):
        strikes.done(s, combat)
        _close_round(s)
        return
    if combat.stage == FIRST_STRIKES:
        push(s, agenda.RESOLVE_STRIKES, a=NORMAL)
        return
    strikes.done(s, combat)
    if combat.striking == 0:
        _open(s, ADDITIONAL)
    else:
        for one in combat.sides:
            one.additional = max(one.additional - 1, 0)
        _next_pair(s, combat)


def _next_pair(s: State, combat: Combat) -> None:
    """Additional strikes in pairs as long as somebody has one (VTES-STRIKE-11)."""
    if any(one.additional > 0 or strikes.has_bonus(s, one) for one in combat.sides):
        combat.striking += 1
        push(s, agenda.CHOOSE_STRIKE)
    else:
        combat.last = NOTHING
        combat.pressed = False
        _press_step(s, combat)


def _press_step(s: State, combat: Combat) -> None:
    """What happens in it by itself comes before anybody presses."""
    combat.stage = PRESSES
    push(s, agenda.OPEN_WINDOW, fighting.seat_of(s, ACTING), PRESS)
    happened(s, happenings.PRESS_STEP, combat.sides[ACTING].uid)
    if damage.surroundings(s, notes.HARMS_AT_PRESS):
        push(s, agenda.TAKE_DAMAGE)


def _end_round(s: State, combat: Combat) -> None:
    """An uncancelled press to continue starts a new round (VTES-COMBAT-10)."""
    if combat.pressed and not combat.ended and fighting.both_ready(s):
        new_round(s)
    else:
        _open(s, COMBAT_ENDING)


def new_round(s: State) -> None:
    combat = s.combat
    assert combat is not None
    combat.round += 1
    combat.range = CLOSE
    combat.range_set = False
    combat.last = NOTHING
    combat.pressed = False
    combat.ended = False
    combat.goes_on = False
    combat.striking = 0
    for one in combat.sides:
        one.strike = None
        one.committed = NOTHING
        one.additional = 0
        one.additional_used = False
        one.lost = 0
        one.inflicted = 0
        one.hurt = 0
        one.maneuvers = 0
        one.presses = 0
    expiry.expire(s, expiry.END_OF_ROUND)
    expiry.expire(s, expiry.AFTER_COMBAT)
    limits.renew(s, limits.EACH_ROUND)
    _grant_anew(s)
    push(s, agenda.BEGIN_ROUND)


def _grant_anew(s: State) -> None:
    """What a card lets a combatant do once in each round."""
    for effect in [effect for effect in s.lasting if effect.what == notes.GRANTS_ANEW]:
        expiry.last(s, notes.GRANTS, effect.about, effect.amount, expiry.END_OF_ROUND, effect.kind)


def _end(s: State) -> None:
    """After-combat effects wait for the last combat; a queued one begins anew (VTES-COMBAT-12, -14)."""
    combat = s.combat
    assert combat is not None
    if combat.goes_on and fighting.both_ready(s):
        new_round(s)
        return
    acting, queued = combat.sides[ACTING].uid, combat.queued
    waiting = following.awaited(s, following.COMBAT_ENDED)
    _note_opponents(s, combat)
    s.combat = None
    _forget(s)
    if queued != NOTHING:
        sweep.hands(s)  # between the two, nobody's hand size is that of a combat
        begin(s, acting, queued)
    happened(s, happenings.COMBAT_OVER, acting)
    if not is_fought(s):
        push(s, agenda.OPEN_WINDOW, s.active, AFTER_COMBAT)
        happened(s, happenings.COMBAT_ENDED, acting)
    if queued == NOTHING:
        following.happen(s, waiting)


def _note_opponents(s: State, combat: Combat) -> None:
    """For cards in play that are used after a combat: who has fought whom."""
    if s.in_force.used_in >> AFTER_COMBAT & 1:
        for one, other in (combat.sides, combat.sides[::-1]):
            card = find(s, one.uid)
            if card is not None:
                expiry.last(s, notes.FOUGHT, one.uid, other.uid, expiry.END_OF_ACTION, card.kind)


def is_fought(s: State) -> bool:
    return s.combat is not None


def _forget(s: State) -> None:
    """What lasted until the end of the combat."""
    expiry.expire(s, expiry.END_OF_ROUND)
    expiry.expire(s, expiry.END_OF_COMBAT)
    limits.renew(s, limits.EACH_ROUND)
    limits.renew(s, limits.EACH_COMBAT)
    draw_all_owed(s, OWED_AFTER_COMBAT)


def why_not_go_on(s: State) -> Refusal | None:
    """ "A new round instead": both must be ready, and no other combat may be queued (VTES-COMBAT-12)."""
    combat = s.combat
    if combat is None or not fighting.both_ready(s) or combat.goes_on or combat.queued != NOTHING:
        return Refusal(RuleId("VTES-COMBAT-12"), MessageId("vtes-why-no-new-round"))
    return None


def go_on(s: State) -> None:
    """The same combat goes on with a new round, its effects stay (VTES-COMBAT-12).

    What can be used at the end of this round still can, until all have passed.
    """
    if s.combat is not None:
        s.combat.goes_on = True


def why_not_queue(s: State) -> Refusal | None:
    """At most one combat is queued, and only where this one is about to end."""
    combat = s.combat
    fits = combat is not None and not combat.goes_on and combat.queued == NOTHING
    return None if fits else Refusal(RuleId("VTES-COMBAT-12"), MessageId("vtes-why-no-new-round"))


# -- what a combatant may do without a card -----------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    kind, combat = windows.open_kind(s), s.combat
    if combat is None:
        return
    if kind == STRIKE:
        if why_not_hand_strike(s, seat, NOTHING) is None:
            moves.append(move(verbs.STRIKE))
    elif kind in (MANEUVERS, PRESS):
        for wanted in (move(verbs.MANEUVER), move(verbs.PRESS, 1), move(verbs.PRESS, 0)):
            if why_not_allowance(s, seat, wanted) is None:
                moves.append(wanted)


def why_not_hand_strike(s: State, seat: Seat, target: int) -> Refusal | None:
    """The strike that needs nothing; one that is committed to another strike cannot (VTES-COMBAT-08)."""
    if windows.open_kind(s) != STRIKE or windows.impulse(s) != seat:
        return Refusal(RuleId("VTES-STRIKE-01"), MessageId("vtes-why-strike-when"))
    one = fighting.fighter(s, windows.window(s).subject)
    if one is None or strikes.committed(s, one) != NOTHING:
        return Refusal(RuleId("VTES-COMBAT-08"), MessageId("vtes-why-committed"))
    return strikes.why_not_bonus(s, one, NOTHING, 0)


def hand_strike(s: State, seat: Seat, target: int) -> Play | None:
    one = fighting.fighter(s, windows.window(s).subject)
    assert one is not None
    one.strike = strikes.hand(target)
    card = find(s, one.uid)
    if card is not None:
        cards(s, "vtes-log-hand-strike", seat, [card.kind])
    fighting.strike_chosen(s)
    return None


def why_not_allowance(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """A maneuver or press that the combatant has of its own; no side twice in a row (VTES-COMBAT-06, -10)."""
    combat = s.combat
    assert combat is not None
    for side in (ACTING, OPPOSING):
        if fighting.seat_of(s, side) != seat:
            continue
        one = combat.sides[side]
        if wanted.verb == verbs.MANEUVER:
            if windows.open_kind(s) != MANEUVERS or fighting.optional_maneuvers(s, one) < 1:
                return Refusal(RuleId("VTES-COMBAT-06"), MessageId("vtes-why-no-maneuver"))
            return fighting.why_not_maneuver(s, side)
        if windows.open_kind(s) != PRESS or one.presses < 1:
            return Refusal(RuleId("VTES-COMBAT-10"), MessageId("vtes-why-no-press"))
        return fighting.why_not_press(s, side, to_continue=wanted.a == 1)
    return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-not-in-this-combat"))


def use_allowance(s: State, seat: Seat, wanted: Move) -> None:
    combat = s.combat
    assert combat is not None
    side = ACTING if fighting.seat_of(s, ACTING) == seat else OPPOSING
    one = combat.sides[side]
    if wanted.verb == verbs.MANEUVER:
        fighting.spend_maneuver(s, one)
        fighting.maneuver(s, side)
    else:
        one.presses -= 1
        fighting.press(s, side, to_continue=wanted.a == 1)
    windows.used(s)
