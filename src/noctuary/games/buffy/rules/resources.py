"""The Resource Step (BUF-RES-01): which of its sub-steps a move is, whether it may be done, and doing it."""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import in_play, verbs
from noctuary.games.buffy.kinds import RESOURCE
from noctuary.games.buffy.rules import attachments, episodes, placing
from noctuary.games.buffy.state import State, Step
from noctuary.kernel.decision import Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move
from noctuary.kernel.refusal import Refusal

NOT_NOW: Final = Refusal(RuleId("BUF-RES-01"), MessageId("buffy-remedy-resource"))
NOBODY_THERE: Final = Refusal(RuleId("BUF-RES-18"), MessageId("buffy-remedy-nobody-there"))


def is_mine(verb: int) -> bool:
    """Whether a verb names a sub-step of the Resource Step."""
    return verbs.PLACE <= verb <= verbs.RESURRECT


def add_moves(s: State, seat: Seat, moves: list[Move]) -> None:
    """The sub-steps of the Resource Step that no card's text brings, always in the same order."""
    placing.add_moves(s, seat, moves)
    attachments.add_moves(s, seat, moves)
    episodes.add_moves(s, seat, moves)


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The first rule that forbids it, or None."""
    if s.step != RESOURCE or s.conflict is not None:
        return NOT_NOW
    verb = wanted.verb
    if verb == verbs.PLACE:
        return placing.why_not_place(s, seat, wanted.a, wanted.b)
    if verb == verbs.RESURRECT:
        return placing.why_not_resurrect(s, seat, wanted.a, wanted.b)
    if verb == verbs.EPISODE:
        return episodes.why_not_place(s, seat, wanted.a)
    if verb == verbs.ASCEND:
        rising = in_play.seek(s, wanted.a)
        return NOBODY_THERE if rising is None else placing.why_not_ascend(s, seat, rising, wanted.b)
    return _why_not_attachment(s, seat, wanted)


def _why_not_attachment(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    bearer = in_play.seek(s, wanted.b)
    if bearer is None:
        return NOBODY_THERE
    if wanted.verb == verbs.ATTACH:
        return attachments.why_not_attach(s, seat, wanted.a, bearer)
    if wanted.verb == verbs.UPGRADE:
        return attachments.why_not_upgrade(s, seat, wanted.a, bearer, wanted.c)
    receiver = in_play.seek(s, wanted.c)
    if wanted.verb != verbs.SWAP or receiver is None:
        return NOBODY_THERE
    return attachments.why_not_swap(s, seat, wanted.a, bearer, receiver)


def play(s: State, seat: Seat, wanted: Move) -> Play | None:
    """Carry out a legal sub-step; none of them asks anything."""
    verb = wanted.verb
    if verb == verbs.PLACE:
        placing.place(s, seat, wanted.a, wanted.b)
    elif verb == verbs.RESURRECT:
        placing.resurrect(s, seat, wanted.a, wanted.b)
    elif verb == verbs.ASCEND:
        placing.ascend(s, in_play.find(s, wanted.a), wanted.b)
    elif verb == verbs.EPISODE:
        episodes.place(s, seat, wanted.a)
    elif verb == verbs.ATTACH:
        attachments.attach(s, seat, wanted.a, in_play.find(s, wanted.b))
    elif verb == verbs.UPGRADE:
        attachments.upgrade(s, seat, wanted.a, in_play.find(s, wanted.b), wanted.c)
    else:
        attachments.swap(s, seat, wanted.a, in_play.find(s, wanted.b), in_play.find(s, wanted.c))
    return None


def start_step(s: State, step: Step) -> Play | None:
    """The one step of this chapter that may ask: `agenda.SURPLUS`."""
    return attachments.shed(s, step)
