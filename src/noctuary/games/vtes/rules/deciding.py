"""The decision at rest: what the one with the impulse may do in the open window, and why nothing else."""

from __future__ import annotations

from typing import Final

from noctuary.games.vtes import verbs
from noctuary.games.vtes.board import minions, ready_minions
from noctuary.games.vtes.kinds import (
    BEFORE_RANGE,
    BETWEEN_ACTIONS,
    BLOCKED,
    DISCARD,
    INFLUENCE,
    MANEUVERS,
    MASTER_PHASE,
    MINION_PHASE,
    NO_ATTEMPT,
    POLLING,
    PRESS,
    STRIKE,
    TO_TORPOR,
    UNLOCK,
    WINDOW_SLUGS,
)
from noctuary.games.vtes.rules import (
    blocking,
    combat,
    default_actions,
    granting,
    holding,
    limits,
    moments,
    nobody,
    playable,
    playing,
    politics,
    requirements,
    turn,
    unlock,
    windows,
)
from noctuary.games.vtes.state import NOBODY, State
from noctuary.kernel.decision import Decision, Play
from noctuary.kernel.game import NO_ANSWER
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move
from noctuary.kernel.refusal import Refusal

_PASS: Final = move(verbs.PASS)
_PROMPT: Final = [MessageId(f"vtes-window-{slug}") for slug in WINDOW_SLUGS]
_OFFERING: Final = (UNLOCK, NO_ATTEMPT, MANEUVERS, STRIKE, PRESS, POLLING)  # by rule, whatever the cards say


def decision(s: State) -> Decision:
    now = s.windows[-1]
    moves = s.offered
    if moves is None:
        moves = legal_moves(s, now.impulse)
    s.offered = None
    return Decision(now.impulse, _PROMPT[now.kind], moves, moments.RULE_OF[now.kind])


def legal_moves(s: State, seat: Seat) -> list[Move]:
    """What her window offers, her cards, and a pass where nothing mandatory is left (VTES-SEQ-14)."""
    moves: list[Move] = []
    kind = s.windows[-1].kind
    if kind <= DISCARD:
        turn.add_moves(s, seat, moves)
        if kind == MINION_PHASE:
            default_actions.add_moves(s, seat, moves)
    elif kind <= BLOCKED:
        blocking.add_moves(s, seat, moves)
    elif BEFORE_RANGE <= kind <= TO_TORPOR:
        combat.add_moves(s, seat, moves)
    elif kind == POLLING:
        politics.add_moves(s, seat, moves)
    playable.add_moves(s, seat, kind, moves)
    granting.add_moves(s, seat, kind, moves)
    if why_not_pass(s, seat) is None:
        moves.append(_PASS)
    return moves


def why_not_pass(s: State, seat: Seat) -> Refusal | None:
    """Mandatory effects and actions come first; whoever must choose a strike chooses one."""
    kind = s.windows[-1].kind
    if kind <= DISCARD:
        return turn.why_not_pass(s, seat)
    if kind == STRIKE:
        return Refusal(RuleId("VTES-STRIKE-01"), MessageId("vtes-why-must-strike"))
    return playable.why_not_pass(s, seat)


def why_not(s: State, seat: Seat, wanted: Move) -> Refusal | None:
    """The rule that forbids a move; None if it is offered."""
    verb = wanted.verb
    if verb == verbs.PASS:
        return why_not_pass(s, seat)
    if verb == verbs.PLAY:
        card = s.pool.cards[wanted.a]
        if wanted.b == NOTHING and requirements.is_minion_card(card):
            return nobody.why_nobody_plays(s, seat, card)
        return playable.why_not_play(s, seat, wanted.a, wanted.b, wanted.c)
    if verb == verbs.USE:
        return playable.why_not_use(s, seat, wanted.a, wanted.b, wanted.c)
    if verb == verbs.GRANTED:
        return granting.why_not(s, seat, wanted)
    if verb == verbs.BLOCK:
        return blocking.why_not_block(s, seat, wanted.a)
    if verb in default_actions.VERBS:
        return default_actions.why_not(s, seat, wanted)
    if verb == verbs.STRIKE:
        return combat.why_not_hand_strike(s, seat, wanted.a)
    if verb in (verbs.MANEUVER, verbs.PRESS):
        if s.combat is None:
            return Refusal(RuleId("VTES-COMBAT-03"), MessageId("vtes-why-no-combat"))
        return combat.why_not_allowance(s, seat, wanted)
    if verb in politics.VERBS:
        return politics.why_not(s, seat, wanted)
    if verb in turn.VERBS:
        return turn.why_not(s, seat, wanted)
    return Refusal(moments.RULE_OF[windows.open_kind(s)], NO_ANSWER)


def play(s: State, wanted: Move) -> Play | None:
    """Carry out a move of the rest decision."""
    seat = s.windows[-1].impulse
    verb = wanted.verb
    if verb == verbs.PASS:
        pass_on(s)
        s.swept = True
        return None
    if verb == verbs.PLAY:
        return playing.play(s, seat, wanted)
    if verb == verbs.USE:
        return playing.use_in_play(s, seat, wanted)
    if verb == verbs.GRANTED:
        return granting.use(s, seat, wanted)
    if verb == verbs.BLOCK:
        return blocking.attempt(s, seat, wanted.a)
    if verb in default_actions.VERBS:
        return default_actions.play(s, seat, wanted)
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
    return not s.windows or windows.open_kind(s) <= DISCARD or windows.open_kind(s) == BETWEEN_ACTIONS


def pass_on(s: State) -> bool:
    """Whoever has the impulse passes, asked or not; while no attempt is running that declines to block.

    True: somebody else has it now. Otherwise the window is closed.
    """
    now = s.windows[-1]
    if now.kind == NO_ATTEMPT:
        blocking.declines(s, now.impulse)
    return windows.passed(s)


def finds_somebody(s: State) -> bool:
    """Hand the impulse on to whoever is asked; False if that is nobody, and the window is closed."""
    while not is_asked(s):
        if not pass_on(s):
            return False
    return True


# -- who is asked at all (VTES-RUL-16, VTES-RUL-17) ----------------------------------------------------


def is_asked(s: State) -> bool:
    """Whether the one with the impulse is asked: if she can do something, or if others could think so.

    A seat is passed over when what everybody sees already says that no card, were it in her hand, could be
    played: otherwise the table would tell the others what she holds.

    What she can do is kept for the decision that follows. Where nobody watches, only she herself counts.
    """
    now = s.windows[-1]
    seat, kind = now.impulse, now.kind
    if s.players[seat].out:
        return False
    if s.alone != NOBODY and seat != s.alone and _declines(s, seat):
        return False
    leads = seat == now.acting and kind <= DISCARD
    by_cards_alone = False
    if (leads or kind not in _OFFERING) and not granting.is_anything_used(s, kind):
        if leads and _is_spent(s, seat, kind):
            return False
        by_cards_alone = not leads
        if by_cards_alone and not (_has_cards_for(s, seat, kind) if s.unwatched else could_act(s, seat)):
            return False
    moves = legal_moves(s, seat)
    s.offered = moves
    if len(moves) != 1 or moves[0] is not _PASS:
        return True
    if s.unwatched and not leads:
        return False
    return by_cards_alone or (could_lead(s, seat) if leads else could_act(s, seat))


def _declines(s: State, seat: Seat) -> bool:
    """Whether a seat that lets everything pass while something is under way may do so now."""
    return not between_actions(s) and why_not_pass(s, seat) is None


def _has_cards_for(s: State, seat: Seat, kind: int) -> bool:
    """Whether she holds anything that is for such a window."""
    played_in = s.pool.windows
    for card in s.players[seat].hand:
        if played_in[card] >> kind & 1:
            return True
    return s.in_force.holds


def _is_spent(s: State, seat: Seat, kind: int) -> bool:
    """Whether the active Methuselah has no phase action left, or no minion that could act."""
    player = s.players[seat]
    if s.settings.every_phase:
        return False
    if kind == MASTER_PHASE:
        return not player.hand or player.master_actions < 1
    if kind == MINION_PHASE:
        for minion in minions(s, seat):
            if not minion.locked:
                return False
        return True
    return kind == DISCARD and (not player.hand or player.discard_actions < 1)


def could_lead(s: State, seat: Seat) -> bool:
    """Whether some hand would let the active Methuselah do more in her phase: asks public facts only."""
    kind, player = windows.open_kind(s), s.players[seat]
    if s.settings.every_phase:
        return True
    if kind == UNLOCK:  # without a hand she is asked once a turn: a table where nobody is asked never ends
        return not player.hand or (not s.unwatched and could_act(s, seat))
    if kind == MASTER_PHASE:
        return bool(player.hand) and player.master_actions > 0
    if kind == MINION_PHASE:
        return bool(player.hand) and any(not minion.locked for minion in ready_minions(s, seat))
    if kind == INFLUENCE:
        return any(one.counters for one in player.uncontrolled)  # one of them might be able to arrive
    return False  # with a discard phase action left she could discard


def could_act(s: State, seat: Seat) -> bool:
    """Whether some hand would let her do something now: asks public facts only."""
    if not s.players[seat].hand and not holding.holders(s, seat):
        return False
    kind = s.windows[-1].kind
    if kind == UNLOCK and unlock.could_burn(s, seat):
        return True
    if kind == POLLING and politics.could_burn(s, seat):
        return True
    ways = s.pool.answers[limits.is_acting(s, seat)][kind]
    return bool(ways) and playable.could_play_one(s, seat, ways, requirements.within_reach(s, seat))
