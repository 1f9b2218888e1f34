"""A turn: five phases in fixed order, each a window of its own (VTES-UNLOCK to VTES-DISC)."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import agenda, happenings, verbs
from noctuary.games.vtes.agenda import push
from noctuary.games.vtes.board import clockwise
from noctuary.games.vtes.kinds import (
    BETWEEN_ACTIONS,
    DISCARD,
    INFLUENCE,
    MASTER_PHASE,
    MINION_PHASE,
    UNLOCK,
)
from noctuary.games.vtes.rules import (
    acting,
    actions,
    combat,
    discarding,
    following,
    influence,
    limits,
    master,
    ousting,
    playable,
    red_list,
    unlock,
    windows,
    zones,
)
from noctuary.games.vtes.rules.expiry import END_OF_TURN, expire
from noctuary.games.vtes.rules.triggers import happened
from noctuary.games.vtes.state import State, Step
from noctuary.games.vtes.tell import numbers_told
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move
from noctuary.kernel.refusal import Refusal

_RULE_OF: Final = {  # the moves of the phases, and the rule that gives each of them
    verbs.MARK: RuleId("VTES-SECT-08"),
    verbs.TRANSFER: RuleId("VTES-INFL-03"),
    verbs.TAKE_BACK: RuleId("VTES-INFL-04"),
    verbs.DRAW_CRYPT: RuleId("VTES-INFL-05"),
    verbs.ARRIVE: RuleId("VTES-INFL-07"),
    verbs.MERGE: RuleId("VTES-INFL-09"),
    verbs.DISCARD: RuleId("VTES-DISC-04"),
    verbs.PAY_CONTEST: RuleId("VTES-CONTEST-03"),
    verbs.YIELD: RuleId("VTES-CONTEST-03"),
    verbs.EDGE_POOL: RuleId("VTES-UNLOCK-08"),
    verbs.UNLOCK_INFERNAL: RuleId("VTES-UNLOCK-03"),
    verbs.BURN_OPTION: RuleId("VTES-MASTER-09"),
    verbs.WITHDRAW: RuleId("VTES-OUST-07"),
}
VERBS: Final = frozenset(_RULE_OF)


# -- the course of a turn -------------------------------------------------------------------------------


def begin_turn(s: State, seat: Seat) -> None:
    s.active = seat
    s.turn_number += 1
    s.actions = 0
    s.players[seat].turns += 1
    for card in s.cards:
        card.done = ()
    limits.renew(s, limits.EACH_TURN)
    numbers_told(s, "vtes-log-turn", seat, turn=s.turn_number)
    push(s, agenda.BEGIN_PHASE, seat, UNLOCK)


def begin_phase(s: State, phase: int) -> None:
    """What the rules do at its start, then the window in which effects are used."""
    s.phase = phase
    limits.renew(s, limits.EACH_PHASE)
    below = len(s.agenda)
    numbers_told(s, "vtes-log-step", s.active, phase=phase)
    if phase == UNLOCK:
        unlock.begin(s)
    elif phase == MASTER_PHASE:
        master.begin(s)
    elif phase == INFLUENCE:
        influence.begin(s)
    elif phase == DISCARD:
        discarding.begin(s)
    if s.players[s.active].out:
        return  # she has withdrawn (VTES-OUST-07): none of her phases takes place
    if len(s.agenda) == below:
        phase_begun(s, phase)
    else:  # what this has set off is done first
        s.agenda.insert(below, Step(agenda.PHASE_BEGUN, s.active, phase))


def phase_begun(s: State, phase: int) -> None:
    """Cards that wait for the phase speak, then its window is open."""
    below = len(s.agenda)
    happened(s, happenings.UNLOCK_PHASE + phase, s.active)
    windows.open_after(s, phase, s.active, below)


def phase_closed(s: State, phase: int) -> None:
    """All have passed: the next phase; unused phase actions and transfers are lost."""
    if phase == INFLUENCE:
        push(s, agenda.BEGIN_PHASE, s.active, DISCARD)
        push(s, agenda.ARRIVALS, s.active)
    elif phase == DISCARD:
        push(s, agenda.END_TURN, s.active)
    else:
        push(s, agenda.BEGIN_PHASE, s.active, phase + 1)


def end_turn(s: State) -> None:
    """ "Until end of turn" ends here (VTES-DISC-07); the next survivor begins."""
    s.windows.clear()
    combat.abandon(s)
    before = len(s.agenda)
    actions.end(s)
    of_action = s.agenda[before:]  # what follows an action that ends with the turn comes before the next
    del s.agenda[before:]
    s.referendum = None
    waiting = following.awaited(s, following.TURN_ENDS)
    expire(s, END_OF_TURN)
    for card in [one for one in s.cards if one.returns_at_end]:
        zones.give_back(s, card)
    player = s.players[s.active]
    player.last_turn = s.turn_number
    player.out_of_turn = False
    player.trifle_used = False
    ousting.check_time(s)
    if not s.over_now:
        others = [seat for seat in clockwise(s, s.active) if seat != s.active]
        push(s, agenda.BEGIN_TURN, others[0])
        for seat in clockwise(s, s.active):
            push(s, agenda.DISCARD_DOWN, seat)  # a hand size until the end of the turn is over
        s.agenda += of_action
        following.happen(s, waiting)


def _between_actions(s: State) -> None:
    """Before her next action the others may use something (VTES-SEQ-21).

    The active Methuselah is not asked first: what she uses herself, she uses when the impulse is back.
    """
    if windows.open_kind(s) == MINION_PHASE:
        windows.open_window(s, BETWEEN_ACTIONS, s.active)
        windows.passed(s)


def run_step(s: State, step: Step) -> None:
    if step.kind == agenda.BEGIN_TURN:
        begin_turn(s, step.seat)
    elif step.kind == agenda.BEGIN_PHASE:
        begin_phase(s, step.a)
    elif step.kind == agenda.PHASE_BEGUN:
        phase_begun(s, step.a)
    elif step.kind == agenda.BETWEEN:
        _between_actions(s)
    else:
        end_turn(s)


def start_step(s: State, step: Step) -> Play | None:
    return influence.arrivals(s, step.seat)


# -- moves of the phases ----------------------------------------------------------------------------------


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """What the rules themselves offer in this phase; what cards offer is in `playing`."""
    if s.phase == UNLOCK:
        unlock.add_moves(s, seat, moves)
    elif s.phase == MASTER_PHASE and seat == s.active:
        red_list.add_moves(s, seat, moves)
    elif s.phase == INFLUENCE and seat == s.active:
        influence.add_moves(s, seat, moves)
    elif s.phase == DISCARD and seat == s.active:
        discarding.add_moves(s, seat, moves)


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """Each in the window of its own phase, and nowhere else."""
    verb = wanted.verb
    if windows.open_kind(s) != phase_of(verb):
        return Refusal(_RULE_OF[verb], MessageId("vtes-why-phase"))
    if verb in unlock.VERBS:
        return unlock.why_not(s, seat, wanted)
    if verb == verbs.MARK:
        return red_list.why_not_mark(s, seat, wanted.a)
    if verb == verbs.DISCARD:
        return discarding.why_not_discard(s, seat, wanted.a)
    return influence.why_not(s, seat, wanted)


def phase_of(verb: int) -> int:
    if verb in unlock.VERBS:
        return UNLOCK
    if verb == verbs.MARK:
        return MASTER_PHASE
    return DISCARD if verb == verbs.DISCARD else INFLUENCE


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    verb = wanted.verb
    if verb in unlock.VERBS:
        unlock.play(s, seat, wanted)
    elif verb == verbs.MARK:
        red_list.mark(s, seat, wanted.a)
    elif verb == verbs.DISCARD:
        discarding.discard(s, seat, wanted.a)
    else:
        influence.play(s, seat, wanted)
    windows.used(s)
    return None


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Mandatory effects and actions come first (VTES-SEQ-14, VTES-ACT-03)."""
    refusal = playable.why_not_pass(s, seat)
    if refusal is None and s.phase == UNLOCK:
        refusal = unlock.why_not_pass(s, seat)
    if refusal is None and s.phase == MINION_PHASE and seat == s.active:
        refusal = acting.why_not_pass(s, seat)
    return refusal
