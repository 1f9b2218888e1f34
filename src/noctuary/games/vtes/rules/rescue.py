"""Rescuing a vampire from torpor: who pays which share is fixed as it is announced (VTES-ACT-16)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import notes, numbers, verbs
from noctuary.games.vtes.board import find
from noctuary.games.vtes.going_on import Action
from noctuary.games.vtes.kinds import RESCUE, TORPOR
from noctuary.games.vtes.questions import choose, choose_number
from noctuary.games.vtes.rules import announcing, zones
from noctuary.games.vtes.rules.expiry import END_OF_TURN, last
from noctuary.games.vtes.state import InPlay, State
from noctuary.games.vtes.tell import cards
from noctuary.kernel.decision import Ask, Play
from noctuary.kernel.ids import MessageId, RuleId
from noctuary.kernel.move import move
from noctuary.kernel.refusal import Refusal

_COST: Final = 2  # blood


def cost(s: State, rescuer: InPlay) -> int:
    """Of both together (VTES-ACT-16)."""
    return max(0, _COST + numbers.added(s, numbers.RESCUE_COST, rescuer.uid))


def why_not_pay(s: State, rescuer: InPlay, rescued: InPlay) -> Refusal | None:
    """Both together have the blood; one whose controller has refused to share it pays none."""
    least, most = _shares(s, rescuer, rescued)
    return None if least <= most else Refusal(RuleId("VTES-ACT-16"), MessageId("vtes-why-rescue-cost"))


def _shares(s: State, rescuer: InPlay, rescued: InPlay) -> tuple[int, int]:
    """What the rescuer pays, at least and at most."""
    helps = not notes.noted(s, notes.PAYS_NO_RESCUE, rescued.uid)
    due = cost(s, rescuer)
    return max(0, due - (rescued.counters if helps else 0)), min(due, rescuer.counters)


def announce(s: State, rescuer: InPlay, rescued: InPlay) -> Play:
    """The shares are chosen first (VTES-ACT-05).

    Where another Methuselah will not let her vampire pay, nothing has been announced yet; she is not asked
    for it again this turn.
    """
    seat = rescuer.controller
    least, most = _shares(s, rescuer, rescued)
    paid = yield from choose_number(seat, "vtes-ask-rescue-blood", least, most, rescuer.kind, "VTES-ACT-16")
    agreed = True
    rest = cost(s, rescuer) - paid
    if rest > 0 and rescued.controller != seat:
        agreed = yield from _agrees(rescued, rest)
    if not agreed:
        last(s, notes.PAYS_NO_RESCUE, rescued.uid, 1, END_OF_TURN, rescued.kind)
        cards(s, "vtes-log-pays-no-rescue", rescued.controller, [rescued.kind])
        return
    action = announcing.announce(s, rescuer, RESCUE)
    action.target = rescued.uid
    action.blood_cost = paid  # the rescued vampire pays the rest
    announcing.direct_at(s, action, [rescued.controller])
    action.stealth = 0 if action.targets else 1
    announcing.tell(s, action)
    cards(s, "vtes-log-rescue-shares", seat, [rescuer.kind, rescued.kind], amount=paid, rest=rest)


def _agrees(rescued: InPlay, share: int) -> Ask[bool]:
    """A vampire of another Methuselah pays only if she likes."""
    answers = [move(verbs.YES), move(verbs.NO)]
    answer = yield from choose(
        rescued.controller, "vtes-ask-rescue-share", answers, "VTES-ACT-16", rescued.kind, share
    )
    return answer.verb == verbs.YES


def resolve(s: State, action: Action, rescuer: InPlay) -> None:
    """Each pays the share that was announced, as far as possible: without all of it nothing comes of it."""
    rescued = find(s, action.target)
    if rescued is None or rescued.region != TORPOR:
        return  # VTES-ACT-23
    due = cost(s, rescuer)
    paid = zones.burn_blood(s, rescuer, action.blood_cost)
    paid += zones.burn_blood(s, rescued, due - action.blood_cost)
    if paid == due:
        zones.leave_torpor(s, rescued)
