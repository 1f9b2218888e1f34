"""The decision at rest: what the one with the impulse may do in the open window, and why nothing else."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.kinds import (
    BEFORE_RANGE,
    BLOCKED,
    DISCARD,
    MINION_PHASE,
    POLLING,
    STRIKE,
    TO_TORPOR,
    UNLOCK,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.rules import actions, blocking, combat, playing, politics, turn, unlock, windows
from noctuary.games.vtes.state import State
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import Move, move
from noctuary.kernel.refusal import Refusal

_PASS: Final = move(verbs.PASS)
_PROMPT: Final = [MessageId(f"vtes-window-{slug}") for slug in WINDOW_SLUGS]
_RULE: Final = RuleId("VTES-SEQ-02")


def decision(s: State) -> Decision:
    now = windows.window(s)
    return Decision(now.impulse, _PROMPT[now.kind], legal_moves(s, now.impulse), _RULE)


def legal_moves(s: State, seat: Seat) -> list[Move]:
    """What her window offers, her cards, and a pass where nothing mandatory is left (VTES-SEQ-14)."""
    moves: list[Move] = []
    kind = windows.open_kind(s)
    if kind <= DISCARD:
        turn.add_moves(s, seat, moves)
        if kind == MINION_PHASE:
            actions.add_moves(s, seat, moves)
    elif kind <= BLOCKED:
        blocking.add_moves(s, seat, moves)
    elif BEFORE_RANGE <= kind <= TO_TORPOR:
        combat.add_moves(s, seat, moves)
    elif kind == POLLING:
        politics.add_moves(s, seat, moves)
    playing.add_moves(s, seat, moves)
    if why_not_pass(s, seat) is None:
        moves.append(_PASS)
    return moves


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Mandatory effects and actions come first; whoever must choose a strike chooses one."""
    kind = windows.open_kind(s)
    if kind <= DISCARD:
        return turn.why_not_pass(s, seat)
    if kind == STRIKE:
        return Refusal(RuleId("VTES-STRIKE-01"))
    return None


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The rule that forbids a move; None if it is offered."""
    verb = wanted.verb
    if verb == verbs.PASS:
        return why_not_pass(s, seat)
    if verb == verbs.PLAY:
        return playing.why_not_play(s, seat, wanted.a, wanted.b, wanted.c)
    if verb == verbs.USE:
        return playing.why_not_use(s, seat, wanted.a, wanted.b, wanted.c)
    if verb == verbs.GRANTED:
        return playing.why_not_granted(s, seat, wanted)
    if verb == verbs.BLOCK:
        return blocking.why_not_block(s, seat, wanted.a)
    if verb in actions.VERBS:
        return actions.why_not(s, seat, wanted)
    if verb == verbs.STRIKE:
        return combat.why_not_hand_strike(s, seat, wanted.a)
    if verb in (verbs.MANEUVER, verbs.PRESS):
        return Refusal(_RULE) if s.combat is None else combat.why_not_allowance(s, seat, wanted)
    if verb in politics.VERBS:
        return politics.why_not(s, seat, wanted)
    if verb in turn.VERBS:
        return turn.why_not(s, seat, wanted)
    return Refusal(_RULE)


def play(s: State, wanted: Move) -> Play | None:
    """Carry out a move of the rest decision."""
    seat = windows.impulse(s)
    verb = wanted.verb
    if verb == verbs.PASS:
        pass_on(s)
        return None
    if verb == verbs.PLAY:
        return playing.play(s, seat, wanted)
    if verb == verbs.USE:
        return playing.use_in_play(s, seat, wanted)
    if verb == verbs.GRANTED:
        return playing.use_granted(s, seat, wanted)
    if verb == verbs.BLOCK:
        return blocking.attempt(s, seat, wanted.a)
    if verb in actions.VERBS:
        return actions.play(s, seat, wanted)
    if verb == verbs.STRIKE:
        return combat.hand_strike(s, seat, wanted.a)
    if verb in (verbs.MANEUVER, verbs.PRESS):
        combat.use_allowance(s, seat, wanted)
        return None
    if verb in politics.VERBS:
        return politics.play(s, seat, wanted)
    return turn.play(s, seat, wanted)


def between_actions(s: State) -> bool:
    """Whether only a phase is open: what has been begun is done."""
    if s.action is not None or s.combat is not None or s.referendum is not None or s.playing:
        return False
    return not s.windows or windows.open_kind(s) <= DISCARD


def pass_on(s: State) -> None:
    """Whoever has the impulse passes, asked or not; while no attempt is running that declines to block."""
    blocking.declines(s, windows.impulse(s))
    windows.passed(s)


# -- who is asked at all (VTES-RUL-16, VTES-RUL-17) ----------------------------------------------------


def is_asked(s: State) -> bool:
    """Whether the one with the impulse is asked: if she can do something, or if others could think so.

    The active Methuselah always leads her own phases. Everywhere else a seat is passed over when what
    everybody sees already says that no card, were it in her hand, could be played: otherwise the table would
    tell the others what she holds.
    """
    seat, kind = windows.impulse(s), windows.open_kind(s)
    if s.players[seat].out:
        return False
    if seat == windows.window(s).acting and kind <= DISCARD:
        return True
    moves = legal_moves(s, seat)
    if len(moves) != 1 or moves[0] is not _PASS:
        return True
    return could_act(s, seat)


def could_act(s: State, seat: Seat) -> bool:
    """Whether some hand would let her do something now: asks public facts only."""
    if not s.players[seat].hand:
        return False
    kind = windows.open_kind(s)
    if kind == UNLOCK and unlock.could_burn(s, seat):
        return True
    if kind == POLLING and politics.could_burn(s, seat):
        return True
    return any(playing.could_play(s, seat, card) for card in s.pool.answered_in[kind])
