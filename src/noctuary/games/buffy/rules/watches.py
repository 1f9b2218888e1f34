"""Watches: whose opportunity it is, what it offers, and passing (BUF-TURN-02 to -06).

A watch is one sub-step. Outside a conflict the watch belongs to the running step of the turn; inside one
everything, its passes and cards played included, is the business of `conflict`.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import board, verbs
from noctuary.games.buffy.kinds import CONFLICT, MOVEMENT, PROLOGUE, REFRESH, RESOURCE
from noctuary.games.buffy.rules import (
    attachments,
    conflict,
    movement,
    playing,
    prologue,
    refresh,
    resources,
    turn,
)
from noctuary.games.buffy.standing_cache import forget, remember
from noctuary.games.buffy.state import State
from noctuary.kernel import tell
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.refusal import Refusal

PROMPT: Final = MessageId("buffy-ask-watch")
RULE: Final = RuleId("BUF-TURN-03")
RULE_OF: Final = [  # what a watch of each step and stage is for
    RuleId("BUF-PRO-01"),
    RuleId("BUF-DRAW-04"),
    RuleId("BUF-REF-01"),
    RuleId("BUF-MOV-01"),
    RuleId("BUF-RES-01"),
    RuleId("BUF-CON-01"),
    RuleId("BUF-END-01"),
    RuleId("BUF-FCH-01"),
    RuleId("BUF-FDR-01"),
    RuleId("BUF-FBA-01"),
    RuleId("BUF-FRE-01"),
    RuleId("BUF-RUL-16b"),
    RuleId("BUF-FDI-03"),
    RuleId("BUF-CCH-01"),
    RuleId("BUF-CDR-01"),
    RuleId("BUF-CBA-01"),
    RuleId("BUF-CRE-01"),
    RuleId("BUF-RUL-16b"),
    RuleId("BUF-CDI-01"),
]

_PASS: Final = move(verbs.PASS)
NOT_NOW: Final = Refusal(RULE, MessageId("buffy-remedy-watch"))
SUSPENDED: Final = Refusal(RuleId("BUF-FGT-05"), MessageId("buffy-remedy-suspended"))
ONE_AT_A_TIME: Final = Refusal(RuleId("BUF-FGT-14"), MessageId("buffy-remedy-one-at-a-time"))


def decision(s: State) -> Decision:
    """The open watch; `amount` is the step of the turn or the stage of the conflict."""
    running = s.conflict
    seat = s.watch if running is None else running.watch
    remember(s)
    moves = legal_moves(s, seat)
    forget(s)
    timing = s.step if running is None else running.timing
    return Decision(seat, PROMPT, moves, RULE_OF[timing], amount=timing)


def legal_moves(s: State, seat: Seat) -> list[Move]:
    """What this watch offers, always in the same order; passing comes last."""
    moves: list[Move] = []
    if s.conflict is not None:
        conflict.add_moves(s, seat, moves)
        return moves
    step = s.step
    if step == PROLOGUE:
        prologue.add_moves(s, seat, moves)
    elif step == REFRESH:
        refresh.add_moves(s, seat, moves)
    elif step == MOVEMENT:
        movement.add_moves(s, seat, moves)
    elif step == RESOURCE:
        resources.add_moves(s, seat, moves)
    elif step == CONFLICT:
        conflict.add_moves(s, seat, moves)
    playing.add_moves(s, seat, step, moves)
    if why_not_pass(s, seat) is None:
        moves.append(_PASS)
    return moves


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The first rule that forbids this sub-step, or None: the same functions that `legal_moves` asks."""
    verb = wanted.verb
    if s.conflict is not None:
        if verb in (verbs.FIGHT, verbs.FACE):
            return ONE_AT_A_TIME
        if verbs.REFRESH <= verb <= verbs.RESURRECT or verb in (verbs.CHALLENGE, verbs.UNDER):
            return _why_not_in_a_conflict(s, verb)
        return conflict.why_not(s, seat, wanted)
    if verb == verbs.PASS:
        return why_not_pass(s, seat)
    if verb == verbs.PLAY:
        return playing.why_not_play(s, seat, wanted.a)
    if verb == verbs.USE:
        return playing.why_not_use(s, seat, wanted.a, wanted.b, wanted.c)
    if verb in (verbs.CHALLENGE, verbs.UNDER):
        return prologue.why_not(s, seat, wanted)
    if verb == verbs.REFRESH:
        return refresh.why_not_refresh(s, seat)
    if verb == verbs.MOVE:
        return movement.why_not(s, seat, wanted)
    if resources.is_mine(verb):
        return resources.why_not(s, seat, wanted)
    if verb in (verbs.FIGHT, verbs.FACE):
        return conflict.why_not(s, seat, wanted)
    if verb == verbs.DISCARD:
        refusal = attachments.why_not_drop(s, seat, wanted.a)
        return NOT_NOW if refusal is None else refusal
    return NOT_NOW


def _why_not_in_a_conflict(s: State, verb: int) -> Refusal:
    """What belongs to a step waits with it (BUF-FGT-05), if it is the one that the conflict began in."""
    if verb in (verbs.CHALLENGE, verbs.UNDER):
        return SUSPENDED if s.step == PROLOGUE else prologue.NOT_NOW
    if verb == verbs.REFRESH:
        return SUSPENDED if s.step == REFRESH else refresh.NOT_NOW
    if verb == verbs.MOVE:
        return SUSPENDED if s.step == MOVEMENT else movement.NOT_NOW
    return SUSPENDED if s.step == RESOURCE else resources.NOT_NOW


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Not before the mandatory sub-step of the step is done (BUF-TURN-05)."""
    if s.step == PROLOGUE:
        return prologue.why_not_pass(s, seat)
    if s.step == REFRESH:
        return refresh.why_not_pass(s, seat)
    return None


def play(s: State, wanted: Move) -> Play | None:
    """Carry out a legal sub-step; a generator only if it has something to ask.

    The next watch is settled first, so that a conflict begun here ends with the right player's watch, and a
    trigger that starts one takes nobody's (BUF-RUL-11, BUF-RUL-60).
    """
    if s.conflict is not None:
        return conflict.play(s, s.conflict.watch, wanted)
    seat = s.watch
    verb = wanted.verb
    if verb == verbs.PASS:
        passed(s)
        return None
    acted(s)
    if verb == verbs.PLAY:
        return playing.play_card(s, seat, wanted.a)
    if verb == verbs.USE:
        return playing.use(s, seat, wanted.a, wanted.b, wanted.c)
    if verb in (verbs.FIGHT, verbs.FACE):
        return conflict.play(s, seat, wanted)
    if resources.is_mine(verb):
        return resources.play(s, seat, wanted)
    if verb == verbs.MOVE:
        movement.move_character(s, wanted.a, wanted.b)
    elif verb == verbs.REFRESH:
        refresh.refresh_all(s, seat)
    else:
        prologue.play(s, seat, wanted)
    return None


def acted(s: State) -> None:
    """A sub-step is taken: the next player's watch, and nobody has passed (BUF-TURN-03, BUF-TURN-06)."""
    s.passes = 0
    s.watch = board.next_seat(s, s.watch)


def passed(s: State) -> None:
    """A pass shuts nobody out; all in a row end the step (BUF-TURN-06)."""
    if s.log is not None:
        tell.numbers(s, "buffy-log-pass", s.watch)
    s.passes += 1
    s.watch = board.next_seat(s, s.watch)
    if s.passes >= board.players_in(s):
        s.passes = 0  # counted for the step that ends, not for what follows it or for the end of the game
        turn.end_step(s)
