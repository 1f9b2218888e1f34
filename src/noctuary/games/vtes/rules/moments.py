"""When a card is for: the rule of each window, and why a card is not for the one that is open.

Asked only by whoever wants to know: what is offered goes by the bits of the windows alone.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes.card import Card, UseOf
from noctuary.games.vtes.kinds import (
    ACTION_CARDS,
    AFTER_COMBAT,
    ANNOUNCED,
    BEFORE_RANGE,
    BLOCKED,
    COMBAT,
    EVENT,
    MASTER,
    MODIFIER,
    OUT_OF_TURN,
    REACTION,
    WINDOWS,
)
from noctuary.games.vtes.rules import limits, windows
from noctuary.games.vtes.state import State
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.refusal import Refusal

RULE_OF: Final = [
    RuleId("VTES-UNLOCK-06"),
    RuleId("VTES-MASTER-02"),
    RuleId("VTES-ACT-01"),
    RuleId("VTES-INFL-03"),
    RuleId("VTES-DISC-04"),
    RuleId("VTES-ACT-21"),  # as the action is announced
    RuleId("VTES-BLOCK-04"),  # no attempt is running
    RuleId("VTES-BLOCK-05"),  # one is
    RuleId("VTES-BLOCK-14"),  # blocks are declined
    RuleId("VTES-ACT-22"),  # it would succeed
    RuleId("VTES-ACT-22"),  # it is over
    RuleId("VTES-BLOCK-11"),  # before the block is resolved
    RuleId("VTES-COMBAT-05"),  # before range
    RuleId("VTES-COMBAT-06"),  # maneuvers
    RuleId("VTES-COMBAT-09"),  # before strikes
    RuleId("VTES-STRIKE-01"),
    RuleId("VTES-STRIKE-10"),  # strikes are chosen
    RuleId("VTES-DMG-01"),
    RuleId("VTES-STRIKE-11"),  # additional strikes
    RuleId("VTES-COMBAT-10"),  # presses
    RuleId("VTES-COMBAT-11"),  # the end of the round
    RuleId("VTES-COMBAT-12"),  # the combat is about to end
    RuleId("VTES-COMBAT-14"),  # after combat
    RuleId("VTES-TORPOR-03"),
    RuleId("VTES-POL-04"),  # polling
    RuleId("VTES-POL-07"),  # after the referendum
    RuleId("VTES-SEQ-05"),  # as a card is played
    RuleId("VTES-SEQ-21"),  # between actions
    RuleId("VTES-OUST-01"),  # somebody has no pool left
    RuleId("VTES-STRIKE-10"),
]
FEW: Final = 3  # windows that can be told one by one
WHOLE_ACTION: Final = (2 << BLOCKED) - (1 << ANNOUNCED)
WHOLE_COMBAT: Final = (2 << AFTER_COMBAT) - (1 << BEFORE_RANGE)


def why_not_now(s: State, seat: Seat, card: Card, use: UseOf) -> Refusal:
    """Its type against what is going on; if that fits, the moment it is for."""
    types = use.types or card.types
    if types & MASTER:
        return _why_not_master(s, seat, card, use)
    if types & EVENT:
        return Refusal(RuleId("VTES-DISC-04"), MessageId("vtes-why-event"))
    if types & ACTION_CARDS:
        return Refusal(RuleId("VTES-ACT-01"), MessageId("vtes-why-action"))
    if types & COMBAT:
        if s.combat is None:
            return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-combat"))
    elif s.combat is not None and types & (MODIFIER | REACTION):
        return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-only-combat-cards"))
    elif types & MODIFIER and not limits.is_acting(s, seat):
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-modifier"))
    elif types & REACTION and (s.action is None or limits.is_acting(s, seat)):
        return Refusal(RuleId("VTES-SEQ-12"), MessageId("vtes-why-reaction"))
    return why_not_moment(s, use)


def _why_not_master(s: State, seat: Seat, card: Card, use: UseOf) -> Refusal:
    if not card.keywords & OUT_OF_TURN:
        return Refusal(RuleId("VTES-MASTER-02"), MessageId("vtes-why-master"))
    if seat == s.active:
        return Refusal(RuleId("VTES-MASTER-05"), MessageId("vtes-why-out-of-turn"))
    return why_not_moment(s, use)


def why_not_moment(s: State, use: UseOf) -> Refusal:
    """All fits but the window: the rule is that of the one it is for, or of this one where it is for most."""
    if use.windows & ~WHOLE_ACTION and use.windows & ~WHOLE_COMBAT and len(windows_of(use)) > FEW:
        return Refusal(RULE_OF[windows.open_kind(s)], MessageId("vtes-why-not-at"))
    return Refusal(RULE_OF[windows_of(use)[0]], MessageId("vtes-why-moment"))


def windows_of(use: UseOf) -> list[int]:
    return [window for window in range(WINDOWS) if use.windows >> window & 1]
