"""The questions cards and rules put: there is no other way to ask.

A single answer is taken unasked, unless the question is about cards that others do not see: they would learn
that there was but one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from noctuary.games.vtes import verbs
from noctuary.kernel.decision import Ask, Decision
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move

if TYPE_CHECKING:
    from noctuary.games.vtes.card import Target, Using
    from noctuary.games.vtes.state import State

MAY: Final = "VTES-SEQ-01"  # what a card lets one choose, the card's own text decides


def choose(
    me: Seat, prompt: str, moves: list[Move], rule: str = MAY, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    """Ask for exactly one of the moves; a single one is taken without asking."""
    if len(moves) == 1:
        return moves[0]
    decision = Decision(me, MessageId(prompt), moves, RuleId(rule), source, amount)
    yield decision
    return decision.answered()


def confirm(me: Seat, prompt: str, source: int = NOTHING, rule: str = MAY) -> Ask[bool]:
    answer = yield from choose(me, prompt, [move(verbs.YES), move(verbs.NO)], rule, source)
    return answer.verb == verbs.YES


def choose_number(
    me: Seat, prompt: str, least: int, most: int, source: int = NOTHING, rule: str = MAY
) -> Ask[int]:
    if most <= least:
        return least
    numbers = [move(verbs.NUMBER, count) for count in range(least, most + 1)]
    answer = yield from choose(me, prompt, numbers, rule, source, most)
    return answer.a


def choose_kind(
    me: Seat, prompt: str, kinds: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    """One card out of a zone that only she sees; NOTHING if there is none, or if one declines."""
    if not kinds:
        return NOTHING
    moves = [move(verbs.CARD, k) for k in sorted(set(kinds))]
    return (yield from _hidden_one_of(me, prompt, moves, rule, source, or_none))


def choose_card(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    """One card in play, by its uid."""
    return (yield from _one_of(me, prompt, [move(verbs.TARGET, u) for u in uids], rule, source, or_none))


def choose_uncontrolled(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    """One of her face-down vampires; if she may decline she is asked even where none fits."""
    moves = [move(verbs.UNCONTROLLED, uid) for uid in uids]
    if or_none:
        return (yield from _hidden_one_of(me, prompt, moves, rule, source, or_none))
    return (yield from _one_of(me, prompt, moves, rule, source, or_none))


def choose_seat(
    me: Seat, prompt: str, seats: list[Seat], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[Seat]:
    """NOBODY (which is NOTHING) if one declines."""
    moves = [move(verbs.SEAT, seat) for seat in seats]
    answer = yield from _one_of(me, prompt, moves, rule, source, or_none)
    return Seat(answer)


def choose_target(s: State, target: Target, using: Using) -> Ask[int]:
    """What a use is announced with (VTES-SEQ-05)."""
    choices = target.choices(s, using)
    verb = _VERB_OF[target.names]
    moves = [move(verb, choice) for choice in choices]
    if moves and _is_hidden(s, target, using):
        return (yield from _hidden_one_of(using.seat, target.prompt, moves, target.rule, using.kind, False))
    return (yield from _one_of(using.seat, target.prompt, moves, target.rule, using.kind, False))


def _is_hidden(s: State, target: Target, using: Using) -> bool:
    """Whether others cannot tell how many things fit: cards of a hand, some of her face-down vampires."""
    if target.names == "uncontrolled":
        return len(s.players[using.seat].uncontrolled) > 1
    return target.names == "kind" and len(s.players[using.seat].hand) > 1


_VERB_OF: Final = {
    "card": verbs.TARGET,
    "uncontrolled": verbs.UNCONTROLLED,
    "kind": verbs.CARD,
    "seat": verbs.SEAT,
    "number": verbs.NUMBER,
}


def _one_of(me: Seat, prompt: str, moves: list[Move], rule: str, source: int, or_none: bool) -> Ask[int]:
    if not moves:
        return NOTHING
    if or_none:
        moves.append(move(verbs.DONE))
    answer = yield from choose(me, prompt, moves, rule, source)
    return answer.a  # NOTHING for DONE


def _hidden_one_of(
    me: Seat, prompt: str, moves: list[Move], rule: str, source: int, or_none: bool
) -> Ask[int]:
    if or_none:
        moves.append(move(verbs.DONE))
    decision = Decision(me, MessageId(prompt), moves, RuleId(rule), source)
    yield decision
    return decision.answered().a  # NOTHING for DONE
