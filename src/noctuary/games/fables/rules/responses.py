"""Own triggers, settling damage, responses, the Epic choice (FAB-TIMING, FAB-EPIC-01, FAB-RUL-05 to -09)."""

from __future__ import annotations

from typing import Final

from noctuary.games.fables import agenda, verbs
from noctuary.games.fables.agenda import push
from noctuary.games.fables.questions import confirm
from noctuary.games.fables.rules.damage import reduce_packet, take_packet
from noctuary.games.fables.rules.zones import into_hand
from noctuary.games.fables.state import NO_THRESHOLD, NOBODY, VIA_SELF, State, Step, seats_from
from noctuary.kernel import tell
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import Seat
from noctuary.kernel.move import NOTHING, move
from noctuary.kernel.questions import choose

CHOOSE_EPIC: Final = NOTHING  # among the responses of a seat, the one every Fable has


_RESPOND_STEP: Final = Step(agenda.RESPOND)
_SETTLE_STEP: Final = Step(agenda.SETTLE)
_TRIGGERS_STEP: Final = Step(agenda.TRIGGERS)


def close_unit(s: State) -> None:
    """The text is done: own triggers, then the packets, then responses (FAB-TIMING-06 c to e)."""
    if s.packets:
        s.agenda.append(_RESPOND_STEP)
        s.agenda.append(_SETTLE_STEP)
        if s.boards[s.active].sheet.triggered_by_damage:
            s.agenda.append(_TRIGGERS_STEP)
    elif _somebody_responds(s):
        s.agenda.append(_RESPOND_STEP)


def triggers(s: State) -> Play | None:
    """The acting Fable's own "when you inflict" effects, one after the other (FAB-RUL-07)."""
    me = s.active
    if s.boards[me].out:
        return None
    trigger = s.boards[me].sheet.triggers(s, me, s.packets)
    return None if trigger is None else _trigger_once(s, trigger)


def _trigger_once(s: State, trigger: Play) -> Play:
    push(s, agenda.TRIGGERS)  # there may be another one
    yield from trigger


def settle(s: State) -> Play | None:
    """Packets in printed order: reductions, Defense, HP, elimination (FAB-TIMING-06 d)."""
    while s.packets:
        packet = s.packets[0]
        target = packet.target
        board = s.boards[target]
        if board.out:
            s.packets.pop(0)
            continue
        sheet = s.boards[target].sheet
        immune = sheet.immune(s, target)
        if immune != NOTHING or (packet.via != VIA_SELF and sheet.reduce(s, target, packet) is not None):
            return _settle_asking(s, immune)
        _land(s)
        if s.winner != NOBODY:
            return None
    return None


def _settle_asking(s: State, immune: int) -> Play:
    """The first packet, whose target may answer it. The step comes again for those behind it."""
    packet = s.packets[0]
    target = packet.target
    accepted = True
    if immune != NOTHING:
        accepted = yield from confirm(target, "fables-ask-accept-damage", immune, "FAB-RUL-26")
    if not accepted:
        s.packets.pop(0)
        push(s, agenda.SETTLE)
        return
    if packet.via != VIA_SELF:
        reduction = s.boards[target].sheet.reduce(s, target, packet)
        if reduction is not None:
            yield from reduction
    _land(s)
    push(s, agenda.SETTLE)


def _land(s: State) -> None:
    """Standing reductions, then Defense and HP."""
    target = s.packets[0].target
    board = s.boards[target]
    standing = s.boards[target].sheet.standing_reduction(s, target)
    if s.packets[0].amount:  # none at all is not the first damage that the Mist waits for
        standing += board.mist
        board.mist = 0
    if standing:
        reduce_packet(s, standing)
    take_packet(s, s.packets.pop(0))


def respond(s: State) -> Play | None:
    """After the whole action; acting player first, then clockwise (FAB-TIMING-01, FAB-RUL-08)."""
    return _first_response(s) if _somebody_responds(s) else None


def _somebody_responds(s: State) -> bool:
    for board in s.boards:
        if board.epic_due or board.hurt:
            return True
    return False


def _first_response(s: State) -> Play | None:
    for seat in seats_from(s, s.active):
        waiting = s.boards[seat].sheet.responses(s, seat)
        if s.boards[seat].epic_due:
            waiting.append(CHOOSE_EPIC)
        if waiting:
            return _respond_once(s, seat, waiting)
    for board in s.boards:
        board.hurt = ()
    return None


def _respond_once(s: State, seat: Seat, waiting: list[int]) -> Play:
    """One response, in the order she likes (FAB-TIMING-04); the step comes again for the others."""
    push(s, agenda.RESPOND)
    answer = yield from choose(
        seat, "fables-ask-respond", [move(verbs.RESOLVE, response) for response in waiting], "FAB-RUL-08"
    )
    if answer.a == CHOOSE_EPIC:
        yield from choose_epic(s, seat)
        return
    response = s.boards[seat].sheet.respond(s, seat, answer.a)
    if response is not None:
        yield from response


def choose_epic(s: State, seat: Seat) -> Play:
    """Secretly one Epic to hand; the others and the marker leave the game (FAB-EPIC-01, FAB-INFO-03)."""
    board = s.boards[seat]
    board.epic_due = False
    board.threshold = NO_THRESHOLD
    answer = yield from choose(
        seat, "fables-ask-epic", [move(verbs.CARD, kind) for kind in board.epics], "FAB-EPIC-01"
    )
    board.epics = ()
    if s.boards[seat].sheet.epic_to_twists():
        board.twists = (*board.twists, answer.a)
        tell.cards(s, "fables-log-epic-shown", seat, [answer.a])
        s.boards[seat].sheet.epic_gained(s, seat, answer.a)
    else:
        into_hand(s, seat, answer.a)
        tell.hidden_cards(s, "fables-log-epic-chosen", seat, [answer.a])
