"""What can be going on: windows over a phase, the steps beneath them, an action, a combat, a referendum.

A game goes on only if every part finds what it needs: an action window its action, a step its card, the turn
the phase or step that leads on.
"""

# not compiled: it looks at what was read from documents and is never in a hot loop

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda
from noctuary.games.vtes.agenda import STEP_NAMES
from noctuary.games.vtes.board import find, is_minion, is_vampire
from noctuary.games.vtes.card import Effect, UseOf, Using
from noctuary.games.vtes.going_on import Action, Combat, Referendum, Strike
from noctuary.games.vtes.kinds import (
    AIMING,
    ANNOUNCED,
    AS_PLAYED,
    ATTEMPT,
    BEFORE_RANGE,
    BETWEEN_ACTIONS,
    BLOCKED,
    COMBAT_ENDING,
    DISCARD,
    LEAVE_TORPOR,
    MINION_PHASE,
    POLLING,
    READY,
    STRIKE,
    TO_TORPOR,
    TORPOR,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.possible import contradicts, in_range
from noctuary.games.vtes.rules.expiry import WHILE_IN_PLAY as LAST_EXPIRY
from noctuary.games.vtes.state import NOBODY, State, Step, Window
from noctuary.kernel.fields import Fields
from noctuary.kernel.move import NOTHING

_MANY: Final = 9999
# Steps that belong to nobody, or whose seat nobody looks at.
_NO_SEAT: Final = (
    agenda.ENTERED,
    agenda.BETWEEN,
    agenda.BLOCK_COMBAT,
    agenda.END_ACTION,
    agenda.FIGHT_BLOCKER,
    agenda.AFTER_RESOLUTION,
    agenda.BEGIN_ROUND,
    agenda.CHOOSE_STRIKE,
    agenda.RESOLVE_STRIKES,
    agenda.STRIKES_DONE,
    agenda.TAKE_DAMAGE,
    agenda.AFTER_DAMAGE,
    agenda.FALL,
    agenda.END_ROUND,
    agenda.END_COMBAT,
)
_OF_ACTION: Final = (agenda.BLOCK_COMBAT, agenda.AFTER_RESOLUTION, agenda.RESOLVE, agenda.PRICE, agenda.SERVE)
_OF_COMBAT: Final = (
    agenda.BEGIN_ROUND,
    agenda.CHOOSE_STRIKE,
    agenda.RESOLVE_STRIKES,
    agenda.STRIKES_DONE,
    agenda.TAKE_DAMAGE,
    agenda.AFTER_DAMAGE,
    agenda.END_ROUND,
    agenda.END_COMBAT,
    agenda.STRIKE_EFFECT,
    agenda.AIM,
    agenda.SPARE,
)
_OF_REFERENDUM: Final = (agenda.POLL, agenda.AFTER_TALLY, agenda.DECIDE, agenda.TERMS)
_WITH_CARD: Final = (
    agenda.BEGIN_CARD,
    agenda.CARD_DONE,
    agenda.EFFECT,
    agenda.LATER,
    agenda.STRIKE_EFFECT,
    agenda.TERMS,
)
_OFTEN: Final = (  # what may be still to be done several times
    agenda.REPLACE,
    agenda.BEGIN_CARD,
    agenda.CARD_DONE,
    agenda.OPEN_WINDOW,
    agenda.CLOSE_WINDOW,
    agenda.ENTERED,
    agenda.FALL,
    agenda.EFFECT,
    agenda.LATER,
    agenda.STRIKE_EFFECT,
    agenda.DISCARD_DOWN,
    agenda.TRIGGER,
    agenda.AIM,
    agenda.SPARE,
    agenda.AWARD,
    agenda.MOVE_TROPHY,
    agenda.TAKE_BACK,
    agenda.LEARN,
    agenda.TAKE_ITEMS,
    agenda.BURN_VICTIM,
    agenda.BLOOD_HUNT,
)
_POINTS: Final = (  # of damage, and what has come of it
    "additional",
    "lost",
    "inflicted",
    "hurt",
    "pending",
    "pending_aggravated",
    "unpreventable",
    "past_fortitude",
    "past_fortitude_aggravated",
)
_PHASES: Final = (agenda.BEGIN_PHASE, agenda.PHASE_BEGUN)


def check(s: State, fields: Fields) -> None:
    """Refuse what could not go on, with the field that is wrong."""
    if s.players[s.active].out and not s.over_now and not _leads_on(s):
        contradicts(fields, "active", "seats", "VTES-OUST-03")
    if s.action is not None:
        _check_action(s, s.action, fields)
    if s.combat is not None:
        _check_combat(s, s.combat, fields)
    if s.referendum is not None:
        _check_referendum(s, s.referendum, fields)
    for place, using in enumerate(s.playing, start=1):
        _check_using(s, using, fields, f"playing.{place}")
    for place, step in enumerate(s.agenda, start=1):
        _check_step(s, step, fields, f"agenda.{place}")
    for place, window in enumerate(s.windows, start=1):
        _check_window(s, window, fields, f"windows.{place}")
    for place, effect in enumerate(s.lasting, start=1):
        in_range(fields, f"lasting.{place}.until", effect.until, 0, LAST_EXPIRY, "none")
    if not s.over_now:
        _check_course(s, fields)


# -- the course ------------------------------------------------------------------------------------------


def _check_course(s: State, fields: Fields) -> None:
    """The turn goes on from the window of its phase, or from the one step that leads to it."""
    phases = [window for window in s.windows if window.kind <= DISCARD]
    leading = [place for place, step in enumerate(s.agenda, start=1) if _is_leading(step)]
    if phases:
        if s.windows[0] is not phases[0] or len(phases) > 1 or phases[0].kind != s.phase:
            contradicts(fields, "windows", "phase", "VTES-SEQ-02")
        if s.windows[0].acting != s.active or s.windows[0].below:
            contradicts(fields, "windows.1", "active", "VTES-SEQ-02")
        if leading:
            contradicts(fields, f"agenda.{leading[0]}", "windows.1", "VTES-SEQ-02")
    elif leading != [1]:
        contradicts(fields, "windows", "agenda", "VTES-SEQ-02")
    _check_below(s, fields)
    _check_playing(s, fields)
    _check_nothing_left_over(s, fields)
    kinds = [step.kind for step in s.agenda if step.kind not in _OFTEN]
    for place, step in enumerate(s.agenda, start=1):
        if kinds.count(step.kind) > 1:
            fields.fail("twice-on-agenda", f"agenda.{place}", given=STEP_NAMES[step.kind], rule="VTES-SEQ-04")


def _leads_on(s: State) -> bool:
    return bool(s.agenda) and _is_leading(s.agenda[0])


def _is_leading(step: Step) -> bool:
    """Whether the turn goes on with it: it begins or ends a turn or phase."""
    if step.kind in (agenda.OPEN_WINDOW, agenda.CLOSE_WINDOW):
        return 0 <= step.a <= DISCARD
    return step.kind in (agenda.BEGIN_TURN, agenda.END_TURN, *_PHASES)


def _check_below(s: State, fields: Fields) -> None:
    """Every window has those steps beneath it that wait for it, and the higher one no fewer."""
    least = 0 if s.windows and s.windows[0].kind <= DISCARD else min(len(s.agenda), 1)
    for place, window in enumerate(s.windows, start=1):
        in_range(fields, f"windows.{place}.below", window.below, least, len(s.agenda), "VTES-SEQ-04")
        least = window.below


def _check_playing(s: State, fields: Fields) -> None:
    """Each card being played has a window of its own, or has just had it (VTES-SEQ-05)."""
    answered = sum(window.kind == AS_PLAYED for window in s.windows)
    for step in s.agenda:
        answered += step.kind == agenda.BEGIN_CARD
        answered += step.kind in (agenda.OPEN_WINDOW, agenda.CLOSE_WINDOW) and step.a == AS_PLAYED
    if answered != len(s.playing):
        contradicts(fields, "playing", "windows", "VTES-SEQ-05")


def _check_nothing_left_over(s: State, fields: Fields) -> None:
    """Under a phase alone nothing is going on; outside the minion phase there is no action."""
    if s.action is not None and s.phase != MINION_PHASE and s.windows:
        contradicts(fields, "action", "phase", "VTES-ACT-01")
    if len(s.windows) != 1 or s.windows[0].kind > DISCARD or s.agenda:
        return
    for name, found in (("action", s.action), ("combat", s.combat), ("referendum", s.referendum)):
        if found is not None:
            contradicts(fields, name, "windows", "VTES-SEQ-04")
    for card in s.cards:
        if card.wounded:
            contradicts(fields, "windows", f"wounded ({s.pool.cards[card.kind].slug})", "VTES-DMG-02")


# -- windows and steps -----------------------------------------------------------------------------------


def _check_window(s: State, window: Window, fields: Fields, path: str) -> None:
    _check_needs(s, window.kind, fields, f"{path}.window")
    for name, seat in (("impulse", window.impulse), ("acting", window.acting)):
        if s.players[seat].out and not s.over_now:
            contradicts(fields, f"{path}.{name}", "seats", "VTES-OUST-03")
    if window.impulse in window.asked or len(set(window.asked)) != len(window.asked):
        contradicts(fields, f"{path}.asked", f"{path}.impulse", "VTES-SEQ-02")
    if window.kind in (STRIKE, AIMING):
        fighters = (
            [] if s.combat is None else [side.uid for side in s.combat.sides if side.seat == window.acting]
        )
        if window.subject not in fighters or window.impulse != window.acting:
            contradicts(fields, f"{path}.subject", "combat", "VTES-STRIKE-01")
    elif window.kind == TO_TORPOR:
        card = find(s, window.subject)
        if card is None or not is_vampire(s, card):
            fields.fail("no-such-card", f"{path}.subject", given=window.subject, rule="VTES-TORPOR-03")
    elif window.kind == ATTEMPT and s.action is not None and find(s, s.action.blocker) is None:
        fields.fail("no-such-card", "action.blocker", given=s.action.blocker, rule="VTES-BLOCK-03")


def _check_needs(s: State, kind: int, fields: Fields, path: str) -> None:
    """A window of an action, a combat, a referendum is open only while there is one."""
    if ANNOUNCED <= kind <= BLOCKED:
        missing, rule = ("action" if s.action is None else ""), "VTES-ACT-21"
    elif BEFORE_RANGE <= kind <= COMBAT_ENDING or kind == AIMING:
        missing, rule = ("combat" if s.combat is None else ""), "VTES-COMBAT-01"
    elif POLLING <= kind < AS_PLAYED:
        missing, rule = ("referendum" if s.referendum is None else ""), "VTES-POL-02"
    elif kind == BETWEEN_ACTIONS:
        missing, rule = ("phase" if s.phase != MINION_PHASE else ""), "VTES-SEQ-21"
    else:
        return
    if missing:
        fields.fail("not-going-on", path, given=WINDOW_SLUGS[kind], missing=missing, rule=rule)


def _check_step(s: State, step: Step, fields: Fields, path: str) -> None:
    kind = step.kind
    name = STEP_NAMES[kind]
    for needing, found, missing, rule in (
        (_OF_ACTION, s.action is not None, "action", "VTES-ACT-21"),
        (_OF_COMBAT, s.combat is not None, "combat", "VTES-COMBAT-01"),
        (_OF_REFERENDUM, s.referendum is not None, "referendum", "VTES-POL-02"),
    ):
        if kind in needing and not found:
            fields.fail("not-going-on", f"{path}.step", given=name, missing=missing, rule=rule)
    if step.seat == NOBODY and kind not in _NO_SEAT:
        fields.fail("step-lacks", path, given=name, missing="seat")
    if kind == agenda.BEGIN_TURN and s.players[step.seat].out:
        contradicts(fields, f"{path}.seat", "seats", "VTES-OUST-03")
    if kind in _WITH_CARD:
        if step.using is None:
            fields.fail("step-lacks", path, given=name, missing="using")
        _check_using(s, step.using, fields, f"{path}.using")
    _check_step_numbers(s, step, fields, path)


def _check_step_numbers(s: State, step: Step, fields: Fields, path: str) -> None:
    """What `a`, `b` and `c` count, see `agenda.py`."""
    kind = step.kind
    if kind in (agenda.OPEN_WINDOW, agenda.CLOSE_WINDOW):
        in_range(fields, f"{path}.a", step.a, 0, len(WINDOW_SLUGS) - 1, "none")
        _check_needs_later(s, step, fields, path)
    elif kind in _PHASES:
        in_range(fields, f"{path}.a", step.a, 0, DISCARD, "none")
    elif kind == agenda.RESOLVE_STRIKES:
        in_range(fields, f"{path}.a", step.a, 0, 1, "none")
    elif kind in (agenda.EFFECT, agenda.LATER, agenda.STRIKE_EFFECT):
        use = _use_of(s, step.using)
        effects = [] if use is None else use.effects
        if use is not None and kind == agenda.STRIKE_EFFECT:
            effects = [] if use.strike is None else use.strike.effects
        in_range(fields, f"{path}.a", step.a, 0, len(effects) - 1, "none")
        if kind == agenda.LATER and type(effects[step.a]).rest is Effect.rest:
            contradicts(fields, f"{path}.step", f"{path}.using", "VTES-SEQ-04")  # it leaves nothing for later
    elif kind == agenda.TRIGGER:
        card = find(s, step.a)
        triggers = [] if card is None else s.pool.cards[card.kind].triggers
        if card is not None:
            in_range(fields, f"{path}.b", step.b, 0, len(triggers) - 1, "none")


def _check_needs_later(s: State, step: Step, fields: Fields, path: str) -> None:
    if step.a == STRIKE or (step.a == TO_TORPOR and find(s, step.b) is None):
        fields.fail("no-such-card", f"{path}.b", given=step.b, rule="VTES-TORPOR-03")
    _check_needs(s, step.a, fields, f"{path}.a")


# -- what is going on ------------------------------------------------------------------------------------


def _use_of(s: State, using: Using | None) -> UseOf | None:
    if using is None or using.kind == NOTHING:
        return None
    uses = s.pool.cards[using.kind].uses
    return uses[using.index] if 0 <= using.index < len(uses) else None


def _check_using(s: State, using: Using, fields: Fields, path: str) -> None:
    if using.kind == NOTHING:
        fields.fail("unknown-card", f"{path}.card", given="none")
    uses = s.pool.cards[using.kind].uses
    in_range(fields, f"{path}.use", using.index, 0, len(uses) - 1, "VTES-SEQ-05")


def _check_action(s: State, action: Action, fields: Fields) -> None:
    """A minion of the acting Methuselah, ready, or leaving torpor (VTES-ACT-01, VTES-TORPOR-02).

    Once the action has resolved or was blocked, what follows may cost it its readiness or its life.
    """
    settled = action.over or action.successful or action.blocked_by != NOTHING
    settled = settled or any(step.kind in (agenda.END_ACTION, agenda.END_TURN) for step in s.agenda)
    actor = find(s, action.actor)
    if actor is None or not is_minion(s, actor):
        if not settled:
            fields.fail("no-such-card", "action.actor", given=action.actor, rule="VTES-ACT-01")
    elif actor.region == TORPOR and action.kind != LEAVE_TORPOR and not settled:
        contradicts(fields, "action.actor", "action.kind", "VTES-TORPOR-02")
    if action.using is not None:
        _check_using(s, action.using, fields, "action.using")
    if action.seat != s.active:
        contradicts(fields, "action.seat", "active", "VTES-ACT-01")
    if action.card != NOTHING and action.using is not None and action.using.kind != action.card:
        contradicts(fields, "action.card", "action.using", "VTES-ACT-05")
    for name in ("pool_cost", "blood_cost", "bled"):
        in_range(fields, f"action.{name}", getattr(action, name), 0, _MANY, "VTES-ACT-05")
    for name in ("stealth", "bleed", "votes"):
        in_range(fields, f"action.{name}", getattr(action, name), -_MANY, _MANY, "VTES-ACT-05")


def _check_combat(s: State, combat: Combat, fields: Fields) -> None:
    """Two minions of different controllers (VTES-COMBAT-01)."""
    for place, side in enumerate(combat.sides, start=1):
        path = f"combat.sides.{place}"
        in_range(fields, f"{path}.seat", side.seat, 0, len(s.players) - 1, "none")
        if find(s, side.uid) is None and not (combat.ended or _is_ending(s)):
            fields.fail("no-such-card", f"{path}.uid", given=side.uid, rule="VTES-COMBAT-01")
        for name in ("unpreventable_aggravated", "environmental", "maneuvers", "presses"):
            in_range(fields, f"{path}.{name}", getattr(side, name), 0, _MANY, "VTES-COMBAT-13")
        for name in _POINTS:
            in_range(fields, f"{path}.{name}", getattr(side, name), 0, _MANY, "VTES-DMG-01")
        _check_committed(s, side.committed, fields, f"{path}.committed")
        if side.strike is not None:
            _check_strike(s, side.strike, fields, f"{path}.strike")
    one, other = combat.sides
    if one.uid == other.uid or one.seat == other.seat:
        contradicts(fields, "combat.sides.1", "combat.sides.2", "VTES-COMBAT-01")
    in_range(fields, "combat.round", combat.round, 1, _MANY, "VTES-COMBAT-01")
    in_range(fields, "combat.last", combat.last, NOTHING, 1, "VTES-COMBAT-06")
    in_range(fields, "combat.striking", combat.striking, 0, _MANY, "VTES-STRIKE-11")
    in_range(fields, "combat.stage", combat.stage, 0, 2, "VTES-STRIKE-04")


def _is_ending(s: State) -> bool:
    """The end of a round still takes place where a combatant has gone (VTES-COMBAT-04)."""
    return bool(s.agenda or s.windows)


def _check_committed(s: State, committed: int, fields: Fields, path: str) -> None:
    """The strike that a maneuver has bound a combatant to: kind * 16 + use (VTES-COMBAT-08)."""
    if committed == NOTHING:
        return
    kind, index = committed // 16, committed % 16
    known = 0 <= kind < len(s.pool.cards) and index < len(s.pool.cards[kind].uses)
    if not known or s.pool.cards[kind].uses[index].strike is None:
        fields.fail("no-such-card", path, given=committed, rule="VTES-COMBAT-08")


def _check_strike(s: State, strike: Strike, fields: Fields, path: str) -> None:
    if strike.card == NOTHING:
        return
    uses = s.pool.cards[strike.card].uses
    in_range(fields, f"{path}.use", strike.index, 0, len(uses) - 1, "VTES-STRIKE-01")
    if uses[strike.index].strike is None:
        contradicts(fields, f"{path}.use", f"{path}.card", "VTES-STRIKE-01")


def _check_referendum(s: State, called: Referendum, fields: Fields) -> None:
    if called.card == NOTHING and not called.hunt:
        fields.fail("unknown-card", "referendum.card", given="none")
    for _, votes, side in called.cast:
        in_range(fields, "referendum.cast", votes, 0, _MANY, "VTES-POL-04")
        in_range(fields, "referendum.cast", side, 0, 1, "VTES-POL-04")
    caller = find(s, called.caller)
    if caller is not None and caller.region not in (READY, TORPOR):
        contradicts(fields, "referendum.caller", "seats", "VTES-POL-03")
