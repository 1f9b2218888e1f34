"""Windows in words: what is asked of whoever has the impulse, and what passing does there (VTES-SEQ-02)."""

# not compiled: formats text, never in a hot loop

from __future__ import annotations

from noctuary.games.vtes import numbers
from noctuary.games.vtes.board import find
from noctuary.games.vtes.going_on import ACTING, OPPOSING, Action, Combat, Fighter, Referendum
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    BLEED,
    DAMAGE,
    DISCARD,
    INFLUENCE,
    MASTER_PHASE,
    TO_TORPOR,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.names import Arguments, card_title, in_play_text, seat_name, tidy
from noctuary.games.vtes.rules import blocking, politics, rescue
from noctuary.games.vtes.state import NOBODY, State, Window
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING
from noctuary.text.catalogue import Language, say


def window_text(s: State, seat: Seat, language: Language) -> str:
    """The question of the open window as this seat reads it."""
    now = s.windows[-1]
    arguments = window_arguments(s, now, seat, language)
    return tidy(language, say(language, f"vtes-window-{WINDOW_SLUGS[now.kind]}", **arguments))


def passing_text(s: State, seat: Seat, language: Language) -> str:
    """What passing does: “Pass: take the bleed of 3”."""
    now = s.windows[-1]
    arguments = window_arguments(s, now, seat, language)
    return tidy(language, say(language, f"vtes-pass-{WINDOW_SLUGS[now.kind]}", **arguments))


def window_arguments(s: State, now: Window, seat: Seat, language: Language) -> Arguments:
    """Everything that the messages of windows may name."""
    return {
        "who": seat_name(now.acting, language),
        "role": _role(s, now, seat),
        "left": _left(s, now, seat),
        **_action_arguments(s, language),
        **_combat_arguments(s, now, seat, language),
        **_referendum_arguments(s, language),
        **_card_arguments(s, language),
    }


def _role(s: State, now: Window, seat: Seat) -> str:
    """Who is asked: the one whose window it is, one who may block or is hit, or somebody else."""
    combat = s.combat
    if now.kind == DAMAGE and combat is not None:
        victim = find(s, _victim(s, combat, seat).uid)
        return "target" if victim is not None and victim.controller == seat else "other"
    if seat == now.acting:
        return "acting"
    action = s.action
    return "target" if action is not None and seat in blocking.eligible(s, action) else "other"


def _left(s: State, now: Window, seat: Seat) -> int:
    """Actions of the phase, or transfers, that she still has."""
    player = s.players[seat]
    return {
        MASTER_PHASE: player.master_actions,
        INFLUENCE: player.transfers,
        DISCARD: player.discard_actions,
    }.get(now.kind, 0)


def _action_arguments(s: State, language: Language) -> Arguments:
    action = s.action
    if action is None:
        return {"doing": "", "stealth": 0, "intercept": 0, "blocker": "", "blocks": "no", "amount": 0}
    stealth, blocker = numbers.stealth(s), action.blocker
    intercept = 0 if blocker == NOTHING else numbers.intercept(s, blocker)
    return {
        "doing": doing_text(s, action, language),
        "stealth": stealth,
        "intercept": intercept,
        "blocker": in_play_text(s, blocker, language),
        "blocks": "yes" if intercept >= stealth else "no",
        "amount": max(0, numbers.action_bleed(s)) if action.kind == BLEED else 0,
    }


def doing_text(s: State, action: Action, language: Language) -> str:
    """The action that is going on, as a sentence."""
    foe = seat_name(action.targets[0], language) if action.targets else ""
    card = action.card if action.using is None else action.using.kind
    actor = find(s, action.actor)
    return say(
        language,
        f"vtes-doing-{ACTION_SLUGS[action.kind]}",
        minion=in_play_text(s, action.actor, language),
        target=in_play_text(s, action.target, language),
        foe=foe,
        amount=max(0, numbers.action_bleed(s)) if action.kind == BLEED else 0,
        card="" if card == NOTHING else card_title(s.pool, card, language),
        paid=action.blood_cost,
        rest=0 if actor is None else rescue.cost(s, actor) - action.blood_cost,
        **{"with": "no" if card == NOTHING else "yes"},
    )


def _combat_arguments(s: State, now: Window, seat: Seat, language: Language) -> Arguments:
    combat = s.combat
    if combat is None:
        return {"victim": in_play_text(s, now.subject, language) if now.kind == TO_TORPOR else ""}
    mine = combat.sides[_own_side(s, combat, seat)]
    other = combat.sides[1 - _own_side(s, combat, seat)]
    victim = _victim(s, combat, seat)
    found: Arguments = {
        "minion": in_play_text(s, mine.uid, language),
        "other": in_play_text(s, other.uid, language),
        "round": combat.round,
        "range": combat.range,
        "pressed": int(combat.pressed),
        "victim": in_play_text(s, now.subject if now.kind == TO_TORPOR else victim.uid, language),
    }
    if now.kind == DAMAGE:
        found["amount"] = victim.pending + victim.pending_aggravated
        found["aggravated"] = victim.pending_aggravated
    return found


def _own_side(s: State, combat: Combat, seat: Seat) -> int:
    """The side of the combatant she controls; a bystander reads the acting one first."""
    card = find(s, combat.sides[OPPOSING].uid)
    return OPPOSING if card is not None and card.controller == seat else ACTING


def _victim(s: State, combat: Combat, seat: Seat) -> Fighter:
    """Her own combatant if damage is coming to it, otherwise the other one."""
    own = combat.sides[_own_side(s, combat, seat)]
    other = combat.sides[1 - _own_side(s, combat, seat)]
    return own if own.pending or own.pending_aggravated else other


def _referendum_arguments(s: State, language: Language) -> Arguments:
    called = s.referendum
    if called is None:
        return {}
    votes_for, votes_against = politics.tally(s)
    return {
        "hunt": "yes" if called.hunt else "no",
        "caller": in_play_text(s, called.caller, language),
        "called": _called(s, called, language),
        "for": votes_for,
        "against": votes_against,
    }


def _called(s: State, called: Referendum, language: Language) -> str:
    """The card that calls it, or the vampire whose ability does."""
    if called.card == NOTHING:
        return in_play_text(s, called.caller, language)
    return card_title(s.pool, called.card, language)


def _card_arguments(s: State, language: Language) -> Arguments:
    if not s.playing:
        return {}
    using = s.playing[-1]
    return {
        "card": card_title(s.pool, using.kind, language),
        "player": seat_name(using.seat, language),
        "chosen": "no" if using.target_seat == NOBODY else "yes",
        "foe": seat_name(using.target_seat, language),
    }
