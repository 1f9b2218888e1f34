"""Who may act, and what: readiness, no repeated actions, mandatory actions (VTES-ACT-01 to -04)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers, permissions
from noctuary.games.vtes.board import find, is_minion, is_vampire, minions
from noctuary.games.vtes.card import Using
from noctuary.games.vtes.kinds import (
    ACTION_SLUGS,
    BLEED,
    EMPLOY,
    EQUIP,
    HUNT,
    MINION_PHASE,
    ON_CARD,
    POLITICS,
    READY,
    RECRUIT,
)
from noctuary.games.vtes.rules import targeting, windows
from noctuary.games.vtes.state import InPlay, State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING
from noctuary.kernel.refusal import Refusal

# What a minion has tried this turn: `InPlay.done` (VTES-ACT-02).
_DONE_ALL: Final = -1  # it may not act at all (VTES-ACT-04)
_DONE_BLEED: Final = 0
_DONE_POLITICS: Final = 1
_DONE_CARD: Final = 2  # + 2 * kind
_DONE_IN_PLAY: Final = 3  # + 2 * uid


def why_not_minion(s: State, seat: Seat, uid: int) -> Refusal | None:
    """A ready unlocked minion of the active Methuselah, in her minion phase (VTES-ACT-01)."""
    card = find(s, uid)
    if s.action is not None:
        return Refusal(RuleId("VTES-ACT-01"), MessageId("vtes-why-action-going-on"))
    if seat != s.active or windows.open_kind(s) != MINION_PHASE:
        return Refusal(RuleId("VTES-ACT-01"), MessageId("vtes-why-minion-phase"))
    if card is None or card.controller != seat or not is_minion(s, card):
        return Refusal(RuleId("VTES-ACT-01"), MessageId("vtes-why-not-your-minion"))
    if card.locked:
        return Refusal(RuleId("VTES-ACT-01"), MessageId("vtes-why-locked"))
    if permissions.forbidden(s, permissions.TO_ACT, uid):
        return Refusal(RuleId("VTES-ACT-01"), MessageId("vtes-why-cannot-act"))
    return Refusal(RuleId("VTES-ACT-04"), MessageId("vtes-why-recruited")) if _DONE_ALL in card.done else None


def may_not_act(card: InPlay) -> None:
    """An ally that has been recruited may not act this turn (VTES-ACT-04)."""
    card.done = (*card.done, _DONE_ALL)


def why_not_slave(s: State, card: InPlay, directed: bool) -> Refusal | None:
    """No directed actions without a ready member of the clan it serves (VTES-SECT-04)."""
    master = s.pool.cards[card.kind].slave_of
    if master == NOTHING or not directed:
        return None
    for one in minions(s, card.controller):
        if one.region == READY and is_vampire(s, one) and numbers.clan(s, one) == master:
            return None
    return Refusal(RuleId("VTES-SECT-04"), MessageId("vtes-why-slave"))


# -- mandatory actions (VTES-ACT-03) ------------------------------------------------------------------------


def must_hunt(s: State, card: InPlay) -> bool:
    """A ready vampire without blood, or one that a card makes hunt this turn (VTES-ACT-03)."""
    if card.region != READY or not is_vampire(s, card):
        return False
    return card.counters == 0 or notes.noted(s, notes.MUST_HUNT, card.uid)


def _demands(s: State, card: InPlay) -> list[Using]:
    """Actions that a ready minion's text or the cards on it demand of it: each once a turn, unless it must
    hunt."""
    if card.region != READY or must_hunt(s, card):
        return []
    found: list[Using] = []
    for one in s.cards:
        index = s.pool.demands[one.kind]
        if index != NOTHING and (one is card or (one.host == card.uid and one.region == ON_CARD)):
            demanded = Using(card.controller, one.kind, index, card.uid, one.uid)
            if not tried(demanded, NOTHING, card) and _is_demanded(s, demanded):
                found.append(demanded)
    return found


def _is_demanded(s: State, using: Using) -> bool:
    """Whether it demands anything now: some do so only while something is the case."""
    for condition in s.pool.cards[using.kind].uses[using.index].conditions:
        if condition.why_not(s, using) is not None:
            return False
    return True


def _must_act_first(s: State, seat: Seat) -> bool:
    """Whether an unlocked minion has a mandatory action that it can take; one that cannot is stuck."""
    if not _is_anything_mandatory(s):
        return False
    return any(
        _can_hunt(s, card) if must_hunt(s, card) else _can_obey(s, card, _demands(s, card))
        for card in minions(s, seat)
        if not card.locked
    )


def _is_anything_mandatory(s: State) -> bool:
    """Whether somebody is out of blood, or a card demands something of anybody."""
    if s.in_force.demands:
        return True
    for card in s.cards:
        if card.counters == 0 and card.region == READY:
            return True
    for effect in s.lasting:
        if effect.what == notes.MUST_HUNT:
            return True
    return False


def _can_hunt(s: State, card: InPlay) -> bool:
    """As normal, or where it does not, as a card in play lets it."""
    if permissions.forbidden(s, permissions.TO_ACT, card.uid):
        return False
    if permissions.forbidden(s, permissions.TO_HUNT, card.uid):
        return any(_can_hunt_by(s, card, one) for one in s.cards)
    return not tried_without_card(card, HUNT, NOTHING)


def _can_hunt_by(s: State, card: InPlay, source: InPlay) -> bool:
    """Whether a card in play offers this vampire a hunt that it can take."""
    for index, use in enumerate(s.pool.cards[source.kind].uses):
        if use.in_play and use.action is not None and use.action.kind == HUNT:
            using = Using(card.controller, source.kind, index, card.uid, source.uid)
            meant = all(condition.why_not(s, using) is None for condition in use.conditions)
            if meant and not tried(using, HUNT, card):
                return use.target is None or bool(targeting.choices(s, use.target, using))
    return False


def _can_obey(s: State, card: InPlay, demands: list[Using]) -> bool:
    """Two different demands leave it stuck, and so does one against nobody."""
    if len(demands) != 1 or _DONE_ALL in card.done or permissions.forbidden(s, permissions.TO_ACT, card.uid):
        return False
    use = s.pool.cards[demands[0].kind].uses[demands[0].index]
    if use.action is not None and tried(demands[0], use.action.kind, card):
        return False  # it has bled by other means: stuck
    directed = use.action is not None and use.action.directed
    if why_not_slave(s, card, directed) is not None:
        return False
    return use.target is None or bool(targeting.choices(s, use.target, demands[0]))


def why_not_before_mandatory(
    s: State, seat: Seat, card: InPlay, kind: int, using: Using | None = None
) -> Refusal | None:
    """Mandatory actions come before all others (VTES-ACT-03)."""
    if must_hunt(s, card):
        return None if kind == HUNT else Refusal(RuleId("VTES-ACT-03"), MessageId("vtes-why-must-hunt"))
    if not _is_anything_mandatory(s):
        return None
    demands = _demands(s, card)
    if demands:
        obeys = using is not None and (using.source, using.index) == (demands[0].source, demands[0].index)
        return (
            None
            if obeys and len(demands) == 1
            else Refusal(RuleId("VTES-ACT-03"), MessageId("vtes-why-must-obey"))
        )
    return (
        Refusal(RuleId("VTES-ACT-03"), MessageId("vtes-why-mandatory-first"))
        if _must_act_first(s, seat)
        else None
    )


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    return (
        Refusal(RuleId("VTES-ACT-03"), MessageId("vtes-why-mandatory-first"))
        if _must_act_first(s, seat)
        else None
    )


# -- no action is repeated (VTES-ACT-02) -------------------------------------------------------------------


def tried(using: Using, kind: int, card: InPlay) -> bool:
    """The No Repeat Action rule (VTES-ACT-02), and what forbids to repeat an action that is free."""
    if using.source == NOTHING and _key_of_card(using) in card.done:
        return True
    return any(key in card.done for key in keys_of(using, kind))


def keys_of(using: Using | None, kind: int) -> list[int]:
    keys = []
    if kind == BLEED:
        keys.append(_DONE_BLEED)
    if kind == POLITICS:
        keys.append(_DONE_POLITICS)
    if using is not None and using.source != NOTHING:
        keys.append(_DONE_IN_PLAY + 2 * using.source)
    elif using is not None and kind not in (EQUIP, EMPLOY, RECRUIT):
        keys.append(_key_of_card(using))
    return keys


def _key_of_card(using: Using) -> int:
    return _DONE_CARD + 2 * using.kind


def tried_without_card(card: InPlay, kind: int, target: int) -> bool:
    """No second bleed; any other action without a card only where something forbids to repeat it."""
    return _DONE_BLEED in card.done if kind == BLEED else _key_without_card(kind, target) in card.done


def _key_without_card(kind: int, target: int) -> int:
    """An action without a card: noted only by what forbids to repeat it."""
    return -2 - kind - len(ACTION_SLUGS) * (target + 1)


def forbid_repeating(s: State) -> None:
    """The acting minion cannot do the same again this turn, even where the rules would let it.

    The same means the same card, or the same target; taking equipment targets each piece of it.
    """
    action = s.action
    actor = None if action is None else find(s, action.actor)
    if action is None or actor is None:
        return
    if action.using is None:
        targets = action.items or (action.target,)
        actor.done = (*actor.done, *(_key_without_card(action.kind, target) for target in targets))
    elif action.using.source == NOTHING:
        actor.done = (*actor.done, _key_of_card(action.using))
