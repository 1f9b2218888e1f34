"""The questions cards and rules put: a card, a character, a space, a talent. There is no other way to ask.

A question with a single answer is not asked: the answer is taken.
"""

from __future__ import annotations

from typing import Final

from noctuary.games.buffy import verbs
from noctuary.kernel.decision import Ask, Decision
from noctuary.kernel.ids import MessageId, RuleId, Seat
from noctuary.kernel.move import NOTHING, Move, move

MAY: Final = "BUF-GOLD-01"  # what a card lets one choose, the card's own text decides


def choose(
    me: Seat, prompt: str, moves: list[Move], rule: str = MAY, source: int = NOTHING, amount: int = 0
) -> Ask[Move]:
    """Ask for exactly one of the moves; a single one is taken without asking."""
    if len(moves) == 1:
        return moves[0]
    decision = Decision(me, MessageId(prompt), moves, RuleId(rule), source, amount)
    yield decision
    return decision.answered()


def confirm(me: Seat, prompt: str, source: int, rule: str = MAY) -> Ask[bool]:
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
    """One card out of a list whose zone is clear; NOTHING if there is none, or if one declines."""
    moves = [move(verbs.CARD, kind) for kind in distinct(kinds)]
    return (yield from _one_of(me, prompt, moves, rule, source, or_none))


def choose_character(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    moves = [move(verbs.TARGET, uid) for uid in uids]
    return (yield from _one_of(me, prompt, moves, rule, source, or_none))


def choose_challenge(
    me: Seat, prompt: str, uids: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    moves = [move(verbs.AT_CHALLENGE, uid) for uid in uids]
    return (yield from _one_of(me, prompt, moves, rule, source, or_none))


def choose_space(
    me: Seat, prompt: str, spaces: list[int], source: int = NOTHING, rule: str = MAY, *, or_none: bool = False
) -> Ask[int]:
    moves = [move(verbs.TO, space) for space in spaces]
    return (yield from _one_of(me, prompt, moves, rule, source, or_none))


def choose_talent(
    me: Seat, prompt: str, talents: list[int], source: int = NOTHING, rule: str = MAY
) -> Ask[int]:
    moves = [move(verbs.TALENT, talent) for talent in talents]
    return (yield from _one_of(me, prompt, moves, rule, source, False))


def choose_seat(
    me: Seat, prompt: str, seats: list[Seat], source: int = NOTHING, rule: str = MAY
) -> Ask[Seat]:
    moves = [move(verbs.SEAT, seat) for seat in seats]
    answer = yield from _one_of(me, prompt, moves, rule, source, False)
    return Seat(answer)


def choose_attachment(
    me: Seat,
    prompt: str,
    attachments: list[tuple[int, int]],
    source: int = NOTHING,
    rule: str = MAY,
    *,
    or_none: bool = False,
) -> Ask[tuple[int, int]]:
    """A card on a character, as (kind, uid of its bearer); (NOTHING, NOTHING) for none."""
    moves = [move(verbs.ATTACHMENT, kind, uid) for kind, uid in sorted(set(attachments))]
    if or_none:
        moves.append(move(verbs.DONE))
    if not moves:
        return NOTHING, NOTHING
    answer = yield from choose(me, prompt, moves, rule, source)
    return answer.a, answer.b


def _one_of(me: Seat, prompt: str, moves: list[Move], rule: str, source: int, or_none: bool) -> Ask[int]:
    if not moves:
        return NOTHING
    if or_none:
        moves.append(move(verbs.DONE))
    answer = yield from choose(me, prompt, moves, rule, source)
    return answer.a  # NOTHING for DONE


def distinct(kinds: list[int]) -> list[int]:
    """Each kind once, in order of their numbers: two equal cards are one choice."""
    found: list[int] = []
    last = NOTHING
    for kind in sorted(kinds):
        if kind != last:
            found.append(kind)
            last = kind
    return found
